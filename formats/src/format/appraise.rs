//! Scores of Appraise and of error span annotation (ESA): a CSV without a header, and the texts in `batches.json`.
//!
//! Offsets count UTF-16 units of the trimmed text, the end inclusive. The same worker and item again replaces.

mod batches;
mod scores;
mod written;

pub use scores::{Mark, OnScore, Score, scores};

use std::io::{Cursor, Read as _};

use serde_json::Value as Json;
use tabular::read::{Delimited, Format as Layout, Input, Limits, Names, Options};

use crate::definition::{Format, Guess, Head, Write};
use crate::input::File;
use crate::json::{object, offset, scalar};
use crate::model::{Answer, Item, Span, Status, Value};
use crate::offsets::{Positions, Unit, words};
use crate::reading::{Batch, Reading};
use crate::report::{Place, Unit as Counted};
use crate::seen::{ByKey, Keyed};
use crate::{Error, limit, times};

use batches::Batches;

/// Scores without a header.
pub static FORMAT: Format = Format {
    name: "appraise",
    title: "Appraise and ESA scores (CSV)",
    endings: &[".csv"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(written::write)),
    sniff,
};

/// The kinds of items.
const KINDS: [&str; 4] = ["TGT", "BAD", "CHK", "REF"];

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let is_own = head.columns.len() >= 9 && head.columns.get(3).is_some_and(|kind| KINDS.contains(&kind.as_str()));
    if is_own { Guess::new(85, "it has no header, and TGT, BAD, CHK or REF in its fourth column") } else { None }
}

/// A row of scores.
struct Row {
    cells: Vec<String>,
}

impl Row {
    fn get(&self, place: usize) -> &str {
        self.cells.get(place).map_or("", String::as_str)
    }

    /// Worker, item, document.
    fn key(&self) -> [&str; 3] {
        [self.get(0), self.get(2), self.get(7)]
    }

    /// Error spans are only in files of ESA, between the document and the two times.
    fn times(&self) -> (Option<f64>, Option<f64>) {
        let at = if self.cells.len() >= 12 { 10 } else { 9 };
        let number = |place: usize| self.get(place).parse::<f64>().ok().filter(|number| number.is_finite());
        (number(at), number(at + 1))
    }

    fn score(&self) -> Result<f64, String> {
        let score = self.get(6).parse::<f64>().ok().filter(|score| score.is_finite());
        score.ok_or_else(|| format!("The score \"{}\" is not a number.", self.get(6)))
    }

    fn spans(&self) -> Option<&str> {
        (self.cells.len() >= 12).then(|| self.get(9)).filter(|cell| !cell.is_empty())
    }
}

/// The last answer of a worker to an item.
#[derive(Default)]
struct Last {
    end: f64,
    line: (usize, u64),
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    let mut texts = Batches::default();
    for file in files.with.iter().filter(|file| file.ends_with(&[".json"])) {
        texts.read(file, reading)?;
    }
    let mut last: ByKey<Last> = ByKey::default();
    for (number, file) in files.main.iter().enumerate() {
        each(file, |place, row| {
            let Ok(row) = row else { return Ok(()) };
            let known = last.entry(&row.key())?;
            let end = row.times().1.unwrap_or(0.0);
            if known.line.1 == 0 || end >= known.end {
                *known = Last { end, line: (number, place.number) };
            }
            Ok(())
        })?;
    }
    let mut order = Order::default();
    for (number, file) in files.main.iter().enumerate() {
        each(file, |place, row| {
            let mut batch = Batch::default();
            let row = match row {
                Ok(row) => row,
                Err(reason) => return reading.emit(Err(reason), batch, place),
            };
            if last.get(&row.key()).is_some_and(|last| last.line != (number, place.number)) {
                batch.lost("answer that a later one replaces");
                return reading.emit(Ok(()), batch, place);
            }
            let item = texts.get(row.get(2), row.get(7))?;
            let segment = order.number(&row, item.as_ref())?;
            let read = score(&row, item, segment, &mut batch);
            reading.emit(read, batch, place)
        })?;
    }
    Ok(())
}

/// Which segment of its document an item is: by its texts if they are known, or else by the order in which the worker
/// met the items of the document.
#[derive(Default)]
struct Order {
    met: ByKey<Vec<u64>>,
    keyed: Keyed,
}

impl Order {
    fn number(&mut self, row: &Row, item: Option<&Item>) -> Result<usize, Error> {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let (own, list) = match item {
            Some(item) => {
                (self.keyed.of(&[&text(&item.source), &text(&item.text)]), self.met.entry(&["", row.get(7)])?)
            }
            None => (self.keyed.of(&[row.get(2)]), self.met.entry(&[row.get(0), row.get(7)])?),
        };
        Ok(list.iter().position(|known| *known == own).unwrap_or_else(|| {
            list.push(own);
            list.len() - 1
        }))
    }
}

/// Calls back with each row: the library for tables needs a header, and gets one.
fn each(file: &File, mut call: impl FnMut(&Place, Result<Row, String>) -> Result<(), Error>) -> Result<(), Error> {
    let wrong = |error: tabular::read::Unreadable| Error::unusable(format!("{}: {error}", file.name));
    let mut first = Vec::new();
    file.reader()?.take(limit::HEAD as u64).read_to_end(&mut first)?;
    let mut rows = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(Cursor::new(first));
    let n = rows.byte_records().next().and_then(Result::ok).map_or(0, |row| row.len());
    if !(9..=20).contains(&n) {
        return Err(Error::unusable(format!(
            "{}: Rows of scores have 9 to 20 cells, and the first one has {n}.",
            file.name
        )));
    }
    let names: Vec<String> = (1..=n).map(|place| format!("column {place}")).collect();
    let header = Cursor::new(names.join(",") + "\n");
    let cell = limit::FIELD;
    let limits = Limits { row: limit::ROW, cell, columns: limit::COLUMNS, column_name: limit::COLUMN_NAME };
    let options = Options::new(Layout::Csv).limits(limits).names(Names::Any);
    let input = Input::open(std::io::BufReader::new(header.chain(file.reader()?))).map_err(wrong)?;
    let mut input = Delimited::open(input, &options).map_err(wrong)?;
    while let Some(record) = input.read_record()? {
        let (line, row) = match record {
            Err(refused) => (refused.line, Err(refused.fault.to_string())),
            Ok(record) => {
                let cells = record.texts().map(|cell| cell.map(|text| text.trim_start_matches('\u{feff}').to_owned()));
                let cells = cells.collect::<Result<_, _>>().map_err(|fault| fault.to_string());
                (record.line, cells.map(|cells| Row { cells }))
            }
        };
        let place = Place { file: file.name.clone(), unit: Counted::Line, number: line.saturating_sub(1) };
        call(&place, row)?;
    }
    Ok(())
}

fn score(row: &Row, text: Option<Item>, number: usize, batch: &mut Batch) -> Result<(), String> {
    let kind = row.get(3);
    let status = match kind {
        "TGT" => Status::Counted,
        "BAD" | "CHK" | "REF" => Status::Attention,
        _ => return Err(format!("The kind \"{kind}\" is none of TGT, BAD, CHK, REF.")),
    };
    let is_document = row.get(8).eq_ignore_ascii_case("true");
    let mut parts = row.get(7).split('#');
    let document = parts.next().filter(|document| !document.is_empty()).ok_or("The row names no document.")?;
    let system = parts.next().unwrap_or_else(|| row.get(1));
    let segment = if number > 0 && !is_document { format!("|{}", number + 1) } else { String::new() };
    let id = format!("{document}|{system}{segment}");
    let score = row.score()?;
    let (start, end) = row.times();
    let about = |question: &str, value: Value| {
        let mut answer = Answer::new(Some(&id), row.get(0), question, value);
        answer.system = Some(system.to_owned());
        answer.language = Some(row.get(5).to_owned()).filter(|language| !language.is_empty());
        answer.at = end.and_then(times::from_seconds);
        answer.seconds = start.zip(end).map(|(start, end)| end - start);
        answer.status = status;
        answer
    };
    batch.answer(about(if is_document { "document_score" } else { "score" }, Value::Number(score)));
    let judged = text.as_ref().and_then(|item| item.text.as_deref());
    if let (Some(cell), false) = (row.spans(), is_document) {
        match spans(cell, judged) {
            Ok(spans) => batch.answer(about("error", Value::Spans(spans))),
            Err(reason) => batch.refuse(format!("The error spans of {} about {id}: {reason}", row.get(0))),
        }
    }
    if let (Some(item), true, false) = (text, status.is_counted(), is_document) {
        batch.item(Item { id, system: Some(system.to_owned()), ..item });
    }
    Ok(())
}

fn spans(cell: &str, text: Option<&str>) -> Result<Vec<Span>, String> {
    let list: Vec<Json> = serde_json::from_str(cell).map_err(|error| format!("They are no JSON list: {error}."))?;
    let positions = text.map(|text| (text, Positions::new(text, Unit::Trimmed)));
    let one = |value: &Json| {
        let span = object(value)?;
        let label = scalar(span.get("severity")).unwrap_or_default();
        let category = scalar(span.get("error_type"));
        if span.get("start_i").and_then(Json::as_str) == Some("missing") {
            return Ok(Span { label, range: None, text: None, category, in_source: false });
        }
        let (text, positions) = positions.as_ref().ok_or("The text is not known. Name batches.json with --with.")?;
        let (start, end) = (offset(span, "start_i")?, offset(span, "end_i")?);
        let range = positions.range(start, end.saturating_add(1))?;
        Ok(Span { label, range: Some(range), text: Some(words(text, range)), category, in_source: false })
    };
    list.iter().map(one).collect()
}
