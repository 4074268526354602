//! Lists of items with expected answers, as people paste them: a table with a header, separated by commas, semicolons or
//! tabs.

use std::collections::{BTreeMap, BTreeSet};

use shared::{About, Message, Problem, Question, QuestionType as _, ShownOutput, TextOf, expected, limit, refusal};
use tabular::read::{Delimited, Format, Input, Limits, Options, Refused, Unreadable};

use super::unreadable::{unread, unreadable};

/// A line with its cells by column name.
pub(crate) struct Line<'a> {
    pub header: &'a [String],
    pub record: &'a [String],
}

impl Line<'_> {
    pub fn get(&self, name: &str) -> &str {
        let at = self.header.iter().position(|column| column == name);
        at.and_then(|at| self.record.get(at)).map_or("", |cell| cell.trim())
    }
}

/// Records with the numbers of the lines on which they begin.
pub(crate) type Numbered = Vec<(u64, Vec<String>)>;

/// The header and the records with their line numbers.
pub(crate) fn table_of(table: &str, known: &[String]) -> Result<(Vec<String>, Numbered), Problem> {
    if table.len() > limit::KNOWN_LIST {
        return Err(refuse(refusal::list_too_large(limit::KNOWN_LIST >> 20)));
    }
    let mut file = opened(table).map_err(|error| match error {
        Unreadable::Empty => refuse(refusal::list_is_empty()),
        error => refuse(unreadable(&error)),
    })?;
    let header = header(file.columns(), known)?;
    let mut records = Vec::new();
    let io = |error: std::io::Error| refuse(refusal::list_unreadable(format!("{error}.")));
    while let Some(record) = file.read_record().map_err(io)? {
        if records.len() == limit::KNOWN_ITEMS {
            return Err(refuse(refusal::list_of_too_many_lines(limit::KNOWN_ITEMS)));
        }
        let cells = record.and_then(|record| {
            let cells = record.texts().map(|text| text.map(str::to_owned)).collect::<Result<_, _>>();
            cells.map_err(|fault| Refused { line: record.line, fault })
        });
        match cells {
            Ok(cells) => records.push((file.line(), cells)),
            Err(Refused { line, fault }) => {
                return Err(refuse(refusal::of_line(line, unread(&fault))));
            }
        }
    }
    match records.len() {
        0 => Err(refuse(refusal::list_is_empty())),
        _ => Ok((header, records)),
    }
}

fn refuse(reason: Message) -> Problem {
    Problem::invalid("table", reason)
}

/// The list as a file. Where it is separated by tabs it may come from a spreadsheet, which quotes cells with line ends.
fn opened(table: &str) -> Result<Delimited<&[u8]>, Unreadable> {
    let input = Input::open(table.as_bytes())?;
    let format = if input.format() == Format::Tsv { Format::Tsv } else { Format::Csv };
    let limits =
        Limits { row: limit::KNOWN_LIST, cell: limit::CELL, columns: limit::COLUMNS, column_name: limit::COLUMN_NAME };
    Delimited::open(input, &Options::new(format).limits(limits).quoted_tabs())
}

/// The header in lower case, with columns that are known.
fn header(columns: &[String], known: &[String]) -> Result<Vec<String>, Problem> {
    if columns.len() > known.len() {
        return Err(refuse(refusal::too_many_columns(columns.len(), known.len())));
    }
    let header: Vec<String> = columns.iter().map(|name| name.to_lowercase()).collect();
    let mut seen = BTreeSet::new();
    if let Some(name) = header.iter().find(|name| !seen.insert(*name)) {
        return Err(refuse(refusal::column_is_twice(name)));
    }
    if let Some(name) = header.iter().find(|name| !known.contains(name)) {
        return Err(refuse(refusal::column_is_unknown(name, known.to_vec())));
    }
    Ok(header)
}

/// The expected answers of one item, each checked against its question; `cell` has the answer to the question with a key.
///
/// # Errors
/// What a valid expected answer would be, or that there is none.
pub(crate) fn expected_answers<'a>(
    questions: &[Question],
    cell: impl Fn(&str) -> &'a str,
    (source, output): (&str, &str),
    shown: &[ShownOutput],
) -> Result<BTreeMap<String, String>, Message> {
    let mut answers = BTreeMap::new();
    for question in questions.iter().filter(|question| question.kind.has_known_answer()) {
        let cell = cell(&question.key);
        if cell.is_empty() {
            continue;
        }
        if cell.len() > limit::CELL {
            return Err(refusal::cell_too_large(&question.key, limit::CELL));
        }
        let cell = scoring::text::nfc(cell);
        let text = if question.kind.about() == About::Marked(TextOf::Output) { output } else { source };
        expected::check(question, &cell, shown, text)?;
        answers.insert(question.key.clone(), cell);
    }
    if answers.is_empty() { Err(refusal::no_known_answer()) } else { Ok(answers) }
}
