//! MQM ratings of the WMT: one error per row of a TSV without quotation marks, marked by `<v>…</v>` in source or target.
//!
//! The penalty of a rater for a segment is the sum of its errors: 25 for a non-translation, 5 for a major error, 1 for
//! a minor one, 0.1 for minor punctuation.

use std::io::Write as _;

use tabular::read::Lines;

use crate::definition::{Format, Guess, Head, Write};
use crate::grouped::Grouped;
use crate::input::File;
use crate::model::{Answer, Item, Span, Value};
use crate::offsets::words;
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::{Losses, Place, Unit};
use crate::seen::ByKey;
use crate::{Error, limit};

/// An error per row.
pub static FORMAT: Format = Format {
    name: "mqm",
    title: "MQM ratings (TSV)",
    endings: &[".tsv"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

/// The columns, of which the last one may be absent.
const COLUMNS: [&str; 10] =
    ["system", "doc", "doc_id", "seg_id", "rater", "source", "target", "category", "severity", "comment"];

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let is_own = head.has_columns(&["system", "seg_id", "rater", "target", "category", "severity"]);
    if is_own { Guess::new(95, "it has the columns seg_id, rater, target, category and severity") } else { None }
}

/// A row, by the names of its columns.
struct Row {
    cells: [String; 10],
    has_comment: bool,
}

impl Row {
    fn get(&self, name: &str) -> &str {
        COLUMNS.iter().position(|own| *own == name).map_or("", |place| &self.cells[place])
    }
}

/// What is known of a segment's document, and of a rater's errors in a segment.
#[derive(Default)]
struct Known {
    segment: Option<String>,
    has_several: bool,
    penalty: f64,
    last: (usize, u64),
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    let mut known: ByKey<Known> = ByKey::default();
    for (number, file) in files.main.iter().enumerate() {
        each(file, |place, row| {
            let Ok(row) = row else { return Ok(()) };
            let document = known.entry(&["document", row.get("doc_id"), row.get("system")])?;
            let segment = row.get("seg_id");
            document.has_several |= document.segment.as_deref().is_some_and(|known| known != segment);
            document.segment.get_or_insert_with(|| segment.to_owned());
            let rated = known.entry(&rated(&row))?;
            rated.penalty += penalty(row.get("category"), row.get("severity"));
            rated.last = (number, place.number);
            Ok(())
        })?;
    }
    for (number, file) in files.main.iter().enumerate() {
        each(file, |place, row| {
            let mut batch = Batch::default();
            let read = row.and_then(|row| {
                let has_several = known
                    .get(&["document", row.get("doc_id"), row.get("system")])
                    .is_some_and(|known| known.has_several);
                let total = known
                    .get(&rated(&row))
                    .filter(|known| known.last == (number, place.number))
                    .map(|known| known.penalty);
                error(&row, has_several, total, &mut batch)
            });
            reading.emit(read, batch, place)
        })?;
    }
    Ok(())
}

fn rated(row: &Row) -> [&str; 5] {
    ["rated", row.get("doc_id"), row.get("system"), row.get("seg_id"), row.get("rater")]
}

fn penalty(category: &str, severity: &str) -> f64 {
    let (category, severity) = (category.to_lowercase(), severity.to_lowercase());
    match severity.as_str() {
        _ if category.starts_with("non-translation") => 25.0,
        "major" | "critical" => 5.0,
        "minor" if category == "fluency/punctuation" => 0.1,
        "minor" => 1.0,
        _ => 0.0,
    }
}

/// Calls back with each row.
fn each(file: &File, mut call: impl FnMut(&Place, Result<Row, String>) -> Result<(), Error>) -> Result<(), Error> {
    let mut lines = Lines::new(file.reader()?, limit::ROW);
    let mut header: Option<Vec<Option<usize>>> = None;
    while let Some(line) = lines.read_line()? {
        let place = Place { file: file.name.clone(), unit: Unit::Line, number: line.number };
        if line.is_blank() {
            continue;
        }
        if line.is_cut() {
            call(&place, Err(format!("The row is longer than {} MiB.", limit::ROW >> 20)))?;
            continue;
        }
        let text = line.text().map_err(|fault| fault.to_string());
        match (&header, text) {
            (None, text) => {
                let text = text.map_err(|reason| Error::At { place: place.clone(), reason })?;
                header = Some(columns(text).map_err(|reason| Error::At { place, reason })?);
            }
            (Some(columns), text) => call(&place, text.and_then(|text| cells(text, columns)))?,
        }
    }
    if header.is_none() {
        return Err(Error::unusable(format!("{}: The file is empty.", file.name)));
    }
    Ok(())
}

/// For each column of the file the place among [`COLUMNS`].
fn columns(header: &str) -> Result<Vec<Option<usize>>, String> {
    let places: Vec<Option<usize>> = header
        .split('\t')
        .take(limit::COLUMNS)
        .map(|name| COLUMNS.iter().position(|own| own.eq_ignore_ascii_case(name.trim())))
        .collect();
    for (place, name) in COLUMNS.iter().enumerate() {
        if !places.contains(&Some(place)) && !["doc", "comment"].contains(name) {
            return Err(format!("There is no column \"{name}\"."));
        }
    }
    Ok(places)
}

fn cells(line: &str, columns: &[Option<usize>]) -> Result<Row, String> {
    let mut row = Row { cells: std::array::from_fn(|_| String::new()), has_comment: false };
    let mut n = 0;
    for cell in line.split('\t') {
        let place = columns
            .get(n)
            .ok_or_else(|| format!("The row has more than the {} cells of the header.", columns.len()))?;
        if let Some(place) = place {
            cell.clone_into(&mut row.cells[*place]);
        }
        n += 1;
    }
    let severity = columns.iter().position(|column| *column == Some(8)).unwrap_or(0);
    if n <= severity {
        return Err(format!("The row has {n} cells, the header {}.", columns.len()));
    }
    row.has_comment = !row.get("comment").is_empty();
    Ok(row)
}

fn error(row: &Row, has_several: bool, total: Option<f64>, batch: &mut Batch) -> Result<(), String> {
    let (document, system, rater) = (row.get("doc_id"), row.get("system"), row.get("rater"));
    if document.is_empty() || system.is_empty() {
        return Err("The row names no document or no system.".to_owned());
    }
    let segment = if has_several { format!("|{}", row.get("seg_id")) } else { String::new() };
    let id = format!("{document}|{system}{segment}");
    let (source, in_source) = unmarked(row.get("source"))?;
    let (target, in_target) = unmarked(row.get("target"))?;
    let (category, severity) = (row.get("category"), row.get("severity"));
    let is_none = ["no-error", "no error", "neutral"].contains(&severity.to_lowercase().as_str())
        || category.to_lowercase().replace(' ', "-") == "no-error";
    let mut spans = Vec::new();
    for (text, ranges, is_source) in [(&source, in_source, true), (&target, in_target, false)] {
        for range in ranges {
            let words = Some(words(text, range));
            spans.push(Span {
                label: severity.to_owned(),
                range: Some(range),
                text: words,
                category: None,
                in_source: is_source,
            });
        }
    }
    if spans.is_empty() && !is_none {
        spans.push(Span { label: severity.to_owned(), range: None, text: None, category: None, in_source: false });
    }
    let category = Some(category.to_owned()).filter(|category| !category.is_empty());
    for span in &mut spans {
        span.category.clone_from(&category);
    }
    let mut answer = Answer::new(Some(&id), rater, "error", Value::Spans(spans));
    answer.note = row.has_comment.then(|| row.get("comment").to_owned());
    answer.system = Some(system.to_owned());
    batch.answer(answer);
    if let Some(total) = total {
        let mut answer = Answer::new(Some(&id), rater, "penalty", Value::Number(total));
        answer.system = Some(system.to_owned());
        batch.answer(answer);
    }
    let metadata = [("doc", row.get("doc")), ("seg_id", row.get("seg_id"))];
    let metadata = metadata.into_iter().filter(|(_, cell)| !cell.is_empty());
    batch.item(Item {
        id,
        text: Some(target),
        source: Some(source),
        system: Some(system.to_owned()),
        metadata: metadata.map(|(name, cell)| (name.to_owned(), cell.to_owned())).collect(),
        ..Item::default()
    });
    Ok(())
}

/// The text without its marks, and the ranges that they are round.
fn unmarked(marked: &str) -> Result<(String, Vec<[usize; 2]>), String> {
    let (mut text, mut ranges, mut rest, mut n) = (String::with_capacity(marked.len()), Vec::new(), marked, 0);
    while let Some((before, after)) = rest.split_once("<v>") {
        let (inside, after) = after.split_once("</v>").ok_or("A mark <v> has no </v>.")?;
        let start = n + before.chars().count();
        n = start + inside.chars().count();
        text.push_str(before);
        text.push_str(inside);
        ranges.push([start, n]);
        rest = after;
    }
    text.push_str(rest);
    if text.contains("</v>") || text.contains("<v>") {
        return Err("The marks <v> and </v> are not in pairs.".to_owned());
    }
    Ok((text, ranges))
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let mut out = output.main()?;
    writeln!(out, "{}", COLUMNS.join("\t"))?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        let item = &group.item;
        let mut parts = item.id.splitn(3, '|');
        let document = parts.next().unwrap_or_default();
        let system = item.system.as_deref().or(parts.next()).unwrap_or_default();
        let segment =
            item.metadata.get("seg_id").map_or_else(|| item.id.splitn(3, '|').nth(2).unwrap_or("1"), String::as_str);
        let doc = item.metadata.get("doc").map_or(document, String::as_str);
        let has = |name: &str| item.metadata.contains_key(name);
        if item.metadata.len() > usize::from(has("doc")) + usize::from(has("seg_id")) || !item.outputs.is_empty() {
            losses.add("outputs and metadata of an item", &item.id);
        }
        for answer in &group.answers {
            let spans = match &answer.value {
                Value::Spans(spans) if answer.status.is_counted() => spans,
                // It is computed from the errors.
                Value::Number(_) if answer.question == "penalty" => continue,
                _ => {
                    losses.add("answer that is no list of errors, or does not count", &answer.question);
                    continue;
                }
            };
            let note = answer.note.as_deref().unwrap_or_default();
            let none = [Span {
                label: "No-error".to_owned(),
                range: None,
                text: None,
                category: Some("No-error".to_owned()),
                in_source: false,
            }];
            for span in if spans.is_empty() { none.iter() } else { spans.iter() } {
                let (source, target) =
                    (item.source.as_deref().unwrap_or_default(), item.text.as_deref().unwrap_or_default());
                let (source, target) = match (span.range, span.in_source) {
                    (None, _) => (source.to_owned(), target.to_owned()),
                    (Some(range), true) => (marked(source, range), target.to_owned()),
                    (Some(range), false) => (source.to_owned(), marked(target, range)),
                };
                let category = span.category.as_deref().unwrap_or_default();
                let cells =
                    [system, doc, document, segment, &answer.rater, &source, &target, category, &span.label, note];
                let n_marks = source.matches("<v>").count() + target.matches("<v>").count();
                let is_plain = cells.iter().all(|cell| !cell.contains(['\t', '\n', '\r']));
                if is_plain
                    && n_marks == usize::from(span.range.is_some())
                    && source.matches("</v>").count() + target.matches("</v>").count() == n_marks
                {
                    writeln!(out, "{}", cells.join("\t"))?;
                } else {
                    losses.add("error in a text with a tab, a line break or a mark", &item.id);
                }
            }
        }
    }
    Ok(out.flush()?)
}

/// A text with a mark round a range.
fn marked(text: &str, [start, end]: [usize; 2]) -> String {
    let part = |from: usize, to: usize| text.chars().skip(from).take(to.saturating_sub(from)).collect::<String>();
    format!("{}<v>{}</v>{}", part(0, start), part(start, end), part(end, usize::MAX))
}
