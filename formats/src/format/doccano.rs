//! doccano: a file per rater, whose name is the rater's, with a text and its labels per line.
//!
//! The labels are names of classes, texts, or `[start, end, name]`, all under one key. Offsets count UTF-16 units.

use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use crate::Error;
use crate::definition::{Format, Guess, Head, Write};
use crate::grouped::Grouped;
use crate::input::File;
use crate::json::{as_text, first, list, object, offset, scalar, words};
use crate::model::{Answer, Item, Kind, Span, Value};
use crate::offsets::{self, Positions, Unit};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::spill::Spill;

/// A folder with a file per rater.
pub static FORMAT: Format = Format {
    name: "doccano",
    title: "doccano (JSON Lines, a file per rater)",
    endings: &[".jsonl"],
    with: &[],
    is_folder: true,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

/// Names of the key of labels.
const LABELS: [&str; 2] = ["label", "labels"];

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.has_keys(&["text", "label", "Comments"]) {
        Guess::new(90, "it has text, label and Comments")
    } else if head.has_keys(&["text", "label"]) && !head.has_keys(&["answer"]) && !head.has_keys(&["rater"]) {
        Guess::new(50, "it has text and label")
    } else {
        None
    }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_element(|value, batch, file| text(value, file, batch))
}

fn text(value: &Json, file: &File, batch: &mut Batch) -> Result<(), String> {
    let record = object(value)?;
    let rater = decoded(file.stem());
    if rater == "all" {
        batch.lost("name of the rater (the file is shared by all)");
    }
    let id = first(record, &["item", "item_id", "id"]).ok_or("The text has no id.")?;
    let text = first(record, &["text", "data"]).unwrap_or_default();
    let answer = |question: &str, value: Value| Answer::new(Some(&id), rater.clone(), question, value);
    let labels = LABELS.iter().find(|name| record.contains_key(**name)).copied().unwrap_or("label");
    let (given, comments) = (list(record, labels)?, list(record, "Comments")?);
    let entities = list(record, "entities")?;
    match given.first() {
        None if entities.is_empty() => batch.lost("text without a label"),
        None => {}
        Some(Json::Array(_)) => {
            let positions = Positions::new(&text, Unit::Utf16);
            let spans: Vec<Span> = collected(given.iter().map(|span| triple(span, &text, &positions)), &id, batch);
            batch.answer(answer("spans", Value::Spans(spans)));
        }
        Some(_) => {
            let mut names = given
                .iter()
                .map(|name| scalar(Some(name)).ok_or("A label is no name."))
                .collect::<Result<Vec<_>, _>>()?;
            let is_text = names.iter().any(|name| matches!(words(name), Value::Text(_)));
            match names.len() {
                _ if is_text => names.into_iter().for_each(|text| batch.answer(answer("text", Value::Text(text)))),
                1 => batch.answer(answer("class", Value::Choice(names.swap_remove(0)))),
                _ => batch.answer(answer("class", Value::Choices(names))),
            }
        }
    }
    for _ in list(record, "relations")? {
        batch.lost("relation between spans");
    }
    if !entities.is_empty() {
        let positions = Positions::new(&text, Unit::Utf16);
        let spans = collected(entities.iter().map(|span| entity(span, &text, &positions)), &id, batch);
        batch.answer(answer("spans", Value::Spans(spans)));
    }
    for comment in comments {
        let comment = scalar(Some(comment)).ok_or("A comment is no text.")?;
        batch.answer(answer("comment", Value::Text(comment)));
    }
    batch.item(item(&id, record));
    Ok(())
}

/// The spans that are valid; the others are refused with the reason.
fn collected(spans: impl Iterator<Item = Result<Span, String>>, id: &str, batch: &mut Batch) -> Vec<Span> {
    spans.filter_map(|span| span.map_err(|reason| batch.refuse(format!("A span of {id}: {reason}"))).ok()).collect()
}

fn item(id: &str, record: &Map<String, Json>) -> Item {
    let mut item = Item { id: id.to_owned(), text: first(record, &["text", "data"]), ..Item::default() };
    for (name, value) in record {
        match name.as_str() {
            "text" | "data" | "label" | "labels" | "Comments" | "entities" | "relations" | "id" | "item"
            | "item_id" => {}
            "source" => item.source = scalar(Some(value)),
            "system" => item.system = scalar(Some(value)),
            "language" => item.language = scalar(Some(value)),
            _ => drop(item.metadata.insert(name.clone(), as_text(value))),
        }
    }
    item
}

fn triple(span: &Json, text: &str, positions: &Positions) -> Result<Span, String> {
    let Some([start, end, label]) = span.as_array().map(Vec::as_slice) else {
        return Err("A span is [start, end, name].".to_owned());
    };
    let (Some(start), Some(end), Some(label)) = (start.as_u64(), end.as_u64(), scalar(Some(label))) else {
        return Err("A span is [start, end, name].".to_owned());
    };
    let range = positions.range(start, end)?;
    Ok(Span { label, range: Some(range), text: Some(offsets::words(text, range)), category: None, in_source: false })
}

fn entity(span: &Json, text: &str, positions: &Positions) -> Result<Span, String> {
    let span = object(span)?;
    let range = positions.range(offset(span, "start_offset")?, offset(span, "end_offset")?)?;
    let label = first(span, &["label"]).ok_or("A span has no label.")?;
    Ok(Span { label, range: Some(range), text: Some(offsets::words(text, range)), category: None, in_source: false })
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let is_labels = |kind: Kind| matches!(kind, Kind::Choice | Kind::Choices | Kind::Spans);
    let labels =
        grouped.questions().iter().find(|question| is_labels(question.kind)).map(|question| question.name.clone());
    let mut lines = Spill::new()?;
    let mut raters: Vec<String> = Vec::new();
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        let mut own: Vec<(&str, Vec<&Answer>)> = Vec::new();
        for answer in &group.answers {
            match own.iter_mut().find(|(rater, _)| *rater == answer.rater) {
                Some((_, answers)) => answers.push(answer),
                None => own.push((&answer.rater, vec![answer])),
            }
        }
        if own.is_empty() {
            losses.add("item without an answer", &group.item.id);
        }
        for (rater, answers) in own {
            let line = line(number + 1, &group.item, &answers, labels.as_deref(), losses);
            let before = lines.len();
            lines.add(rater, &serde_json::to_vec(&line)?)?;
            if lines.len() > before {
                raters.push(rater.to_owned());
            }
        }
    }
    for (number, rater) in raters.iter().enumerate() {
        let mut out = output.companion(&format!("{}.jsonl", encoded(rater)))?;
        for line in lines.pieces(number)? {
            out.write_all(&line)?;
            out.write_all(b"\n")?;
        }
        out.flush()?;
    }
    Ok(())
}

fn line(number: usize, item: &Item, answers: &[&Answer], labels: Option<&str>, losses: &mut Losses) -> Json {
    let text = item.text.as_deref().unwrap_or_default();
    let positions = Positions::new(text, Unit::Utf16);
    let (mut label, mut comments) = (Vec::new(), Vec::new());
    for answer in answers {
        match &answer.value {
            _ if !answer.status.is_counted() => losses.add("answer that does not count", &answer.rater),
            Value::Text(text) if answer.question == "comment" => comments.push(Json::from(text.as_str())),
            _ if Some(answer.question.as_str()) != labels => losses.add("answer to another question", &answer.question),
            Value::Choice(name) => label.push(Json::from(name.as_str())),
            Value::Choices(names) => label.extend(names.iter().map(|name| Json::from(name.as_str()))),
            Value::Spans(spans) => {
                for span in spans {
                    let range = span.range.filter(|_| !span.in_source);
                    match range.and_then(|range| positions.offsets(range)) {
                        Some([start, end]) => label.push(json!([start, end, span.label])),
                        None => losses.add("span of an omission or of the source", &item.id),
                    }
                }
            }
            Value::Number(_) | Value::Ranking(_) | Value::Text(_) => {
                losses.add("answer that is no label", &answer.question);
            }
        }
    }
    let mut line = Map::new();
    for (name, value) in &item.metadata {
        line.insert(name.clone(), value.as_str().into());
    }
    if !item.outputs.is_empty() {
        losses.add("outputs of an item", &item.id);
    }
    for (name, value) in [("source", &item.source), ("system", &item.system), ("language", &item.language)] {
        value.as_ref().map(|value| line.insert(name.to_owned(), value.as_str().into()));
    }
    line.insert("id".to_owned(), number.into());
    line.insert("item".to_owned(), item.id.as_str().into());
    line.insert("text".to_owned(), text.into());
    line.insert("label".to_owned(), label.into());
    line.insert("Comments".to_owned(), comments.into());
    Json::Object(line)
}

/// A rater's name as the name of a file: other characters than letters, digits, `-`, `_` and `.` are bytes after `%`.
fn encoded(rater: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.@".contains(&byte);
    let piece = |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    let name: String = rater.bytes().map(piece).collect();
    if name.starts_with('.') { name.replacen('.', "%2E", 1) } else { name }
}

/// The name of a rater that was encoded so.
fn decoded(name: &str) -> String {
    let bytes = name.as_bytes();
    let (mut found, mut place) = (Vec::with_capacity(bytes.len()), 0);
    while let Some(byte) = bytes.get(place) {
        let code =
            bytes.get(place + 1..place + 3).filter(|_| *byte == b'%').and_then(|code| std::str::from_utf8(code).ok());
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        found.push(code.unwrap_or(*byte));
        place += if code.is_some() { 3 } else { 1 };
    }
    String::from_utf8(found).unwrap_or_else(|_| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_a_rater_is_no_path() {
        for rater in ["../../x", "w 1", "é/ש", "a%41", ".hidden", "w1@example.org", "100%"] {
            let name = encoded(rater);
            assert!(!name.contains('/') && !name.starts_with('.'), "{name}");
            assert_eq!(decoded(&name), rater);
        }
    }
}
