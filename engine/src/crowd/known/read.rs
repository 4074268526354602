//! Parsing a list of items with a known answer: a table with a header, separated by commas, semicolons or tabs.

use std::collections::{BTreeMap, BTreeSet};

use shared::{
    About, Definition, KnownKind, Language, Message, Problem, QuestionType as _, StudyId, TaskId, TextOf, limit,
    refusal,
};
use store::known::{Found, NewKnown};
use tabular::read::{Delimited, Format, Input, Limits, Options, Refused, Unreadable};

use super::{ShownOutput, right};
use crate::{
    Engine, Result, Tx,
    texts::unreadable::{unread, unreadable},
};

/// The columns in addition to those of the questions.
const OWN: [&str; 6] = ["id", "language", "systems", "kind", "tolerance", "explanation"];

/// The columns that a list may have for this task. Required are `id`, `systems` if outputs are shown, and one column of
/// a question.
pub(super) fn columns(definition: &Definition) -> Vec<String> {
    let asked = definition.questions.iter().filter(|question| question.kind.has_known_answer());
    OWN.iter().map(|name| (*name).to_owned()).chain(asked.map(|question| question.key.clone())).collect()
}

/// The maximum length of an explanation, in characters.
const LONGEST_EXPLANATION: usize = 2_000;

/// A line with its cells by column name.
struct Line<'a> {
    header: &'a [String],
    record: &'a [String],
}

impl Line<'_> {
    fn get(&self, name: &str) -> &str {
        let at = self.header.iter().position(|column| column == name);
        at.and_then(|at| self.record.get(at)).map_or("", |cell| cell.trim())
    }
}

impl Engine {
    /// Parses a list and checks it against the texts of the study.
    pub(crate) async fn read_known(
        &self,
        tx: &mut Tx,
        (study, task): (StudyId, TaskId),
        definition: &Definition,
        table: &str,
    ) -> Result<Vec<NewKnown>> {
        let (header, records) = table_of(table, &columns(definition))?;
        let mut taken: BTreeSet<_> = tx.known_sources(task).await?.into_iter().collect();
        let first = tx.last_known(task).await? + 1;
        let mut all = Vec::with_capacity(records.len());
        for (position, (number, record)) in (first..).zip(&records) {
            let line = Line { header: &header, record };
            let at = |reason| Problem::invalid("table", refusal::of_line(*number, reason));
            let found = source(tx, study, &line).await?.map_err(at)?;
            if !taken.insert(found.id) {
                return Err(at(refusal::known_is_twice(line.get("id"))).into());
            }
            let shown = outputs(tx, definition, &found, &line).await?.map_err(at)?;
            let output_text = shown.first().map_or("", |(_, text)| text.as_str()).to_owned();
            let shown: Vec<ShownOutput> = shown.into_iter().map(|(output, _)| output).collect();
            let texts = (found.text.as_str(), output_text.as_str());
            let (expected, tolerance, kind) = answers(definition, texts, &shown, &line).map_err(at)?;
            let explanation = line.get("explanation").to_owned();
            let (id, created_at) = (self.id(), self.now());
            let (source, language) = (found.id, found.language);
            all.push(NewKnown {
                id,
                study,
                task,
                source,
                language,
                kind,
                position,
                shown,
                expected,
                tolerance,
                explanation,
                created_at,
            });
        }
        Ok(all)
    }
}

/// Records with the numbers of the lines on which they begin.
pub(super) type Numbered = Vec<(u64, Vec<String>)>;

/// The header and the records with their line numbers.
pub(super) fn table_of(table: &str, known: &[String]) -> Result<(Vec<String>, Numbered), Problem> {
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

/// The header in lower case, with columns that are known and an id.
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
    if !header.iter().any(|name| name == "id") {
        return Err(refuse(refusal::id_column_is_missing()));
    }
    Ok(header)
}

/// Finds the source that a line names.
async fn source(tx: &mut Tx, study: StudyId, line: &Line<'_>) -> Result<Result<Found, Message>> {
    let (id, language) = (line.get("id"), line.get("language"));
    let language = match language {
        "" => None,
        tag => match tag.parse::<Language>() {
            Ok(language) => Some(language),
            Err(_) => return Ok(Err(refusal::not_a_language(tag))),
        },
    };
    let mut found = tx.sources_called(study, id, language.as_ref()).await?;
    Ok(match (found.pop(), found.len()) {
        (Some(one), 0) => Ok(one),
        (None, _) => Err(refusal::source_is_unknown(id)),
        (Some(_), _) => Err(refusal::source_in_languages(id)),
    })
}

/// Finds the outputs that a line names by their systems.
async fn outputs(
    tx: &mut Tx,
    definition: &Definition,
    found: &Found,
    line: &Line<'_>,
) -> Result<Result<Vec<(ShownOutput, String)>, Message>> {
    let wanted = definition.subject.n_systems();
    let names: Vec<&str> = line.get("systems").split('|').map(str::trim).filter(|name| !name.is_empty()).collect();
    if names.len() < wanted || (names.len() > wanted && (wanted < 2 || definition.subject.is_two())) {
        return Ok(Err(refusal::systems_of_item(wanted, names.len())));
    }
    if names.len() > limit::SYSTEMS {
        return Ok(Err(refusal::too_many_entries(names.len(), limit::SYSTEMS)));
    }
    if let Some((_, twice)) = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
        return Ok(Err(refusal::system_is_named_twice(*twice)));
    }
    let mut shown = Vec::new();
    for name in names {
        let mut outputs = tx.outputs_called(found.id, name).await?;
        match (outputs.pop(), outputs.len()) {
            (Some((output, text)), 0) => shown.push((ShownOutput { output, system: name.to_owned() }, text)),
            (None, _) => return Ok(Err(refusal::output_is_missing(name, line.get("id")))),
            (Some(_), _) => return Ok(Err(refusal::outputs_are_several(name, line.get("id")))),
        }
    }
    Ok(Ok(shown))
}

type Answers = (BTreeMap<String, String>, i64, KnownKind);

/// Reads the known answers of a line.
fn answers(
    definition: &Definition,
    (source, output): (&str, &str),
    shown: &[ShownOutput],
    line: &Line<'_>,
) -> Result<Answers, Message> {
    let mut expected = BTreeMap::new();
    for question in definition.questions.iter().filter(|question| question.kind.has_known_answer()) {
        let cell = line.get(&question.key);
        if cell.is_empty() {
            continue;
        }
        if cell.len() > limit::CELL {
            return Err(refusal::cell_too_large(&question.key, limit::CELL));
        }
        let cell = scoring::text::nfc(cell);
        let text = if question.kind.about() == About::Marked(TextOf::Output) { output } else { source };
        right::check(question, &cell, shown, text)?;
        expected.insert(question.key.clone(), cell);
    }
    if expected.is_empty() {
        return Err(refusal::no_known_answer());
    }
    let tolerance = match line.get("tolerance") {
        "" => 0,
        written => written
            .parse()
            .ok()
            .filter(|n| (0..=100).contains(n))
            .ok_or_else(|| refusal::whole_number_from_to(written, 0, 100))?,
    };
    let kind = match line.get("kind") {
        "" => KnownKind::Gold,
        word => word.parse::<KnownKind>().map_err(|_| {
            refusal::not_one_of(word, KnownKind::ALL.iter().map(|kind| kind.as_str()).collect::<Vec<_>>().join(", "))
        })?,
    };
    let n = line.get("explanation").chars().count();
    if n > LONGEST_EXPLANATION {
        return Err(refusal::cell_of_characters("explanation", n, LONGEST_EXPLANATION));
    }
    Ok((expected, tolerance, kind))
}
