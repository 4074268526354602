//! Argilla 2: records with their responses, as JSON (an array or lines) or Parquet.
//!
//! For a question `q` there are three lists side by side: `q.responses`, `q.responses.users`, `q.responses.status`. Only
//! what was submitted counts. Offsets count UTF-16 units, as the browser sends them.

mod parquet;

use std::collections::BTreeMap;
use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use crate::Error;
use crate::definition::{Format, Guess, Head, Write, json_line};
use crate::elements::{Elements, Next};
use crate::grouped::{Group, Grouped};
use crate::json::{as_text, first, from_number, list, number, object, offset, scalar, words};
use crate::model::{Answer, Item, Kind, Question, Span, Value};
use crate::offsets::{self, Positions, Unit};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;

/// Records with responses.
pub static FORMAT: Format = Format {
    name: "argilla",
    title: "Argilla 2 (JSON, Parquet)",
    endings: &[".jsonl", ".json", ".parquet"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

const RESPONSES: &str = ".responses";

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.is_json() && head.text.contains(".responses.users\"") {
        Guess::new(90, "it has columns that end in .responses.users")
    } else if head.is_parquet() && parquet::is_own(head.file) {
        Guess::new(90, "it is Parquet with columns that end in .responses.users")
    } else {
        None
    }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    for file in &files.main {
        let mut next: Box<dyn FnMut() -> Next<Json>> = if file.head()?.starts_with(b"PAR1") {
            let mut rows = parquet::Rows::open(file)?;
            Box::new(move || rows.read())
        } else {
            let mut elements = Elements::open(file)?;
            Box::new(move || elements.read())
        };
        while let Some((place, row)) = next()? {
            let mut batch = Batch::default();
            let read = row.and_then(|row| record(&row, &mut batch));
            reading.emit(read, batch, &place)?;
        }
    }
    Ok(())
}

fn record(row: &Json, batch: &mut Batch) -> Result<(), String> {
    let row = object(row)?;
    let id = first(row, &["id", "external_id", "_server_id"]).ok_or("The record has no id.")?;
    let item = item(&id, row, batch);
    for (name, values) in row {
        let Some(question) = name.strip_suffix(RESPONSES) else { continue };
        if values.is_null() {
            continue;
        }
        let values = values.as_array().ok_or_else(|| format!("\"{name}\" is not a list."))?;
        let (users, states) = (list(row, &format!("{name}.users"))?, list(row, &format!("{name}.status"))?);
        if users.len() != values.len() || (!states.is_empty() && states.len() != values.len()) {
            return Err(format!(
                "\"{name}\" has {} values, but {} users and {} states.",
                values.len(),
                users.len(),
                states.len()
            ));
        }
        for (place, (given, user)) in values.iter().zip(users).enumerate() {
            let state = states.get(place).and_then(Json::as_str).unwrap_or("submitted");
            if state != "submitted" {
                batch.lost(format!("response that is {state}"));
                continue;
            }
            let user = scalar(Some(user)).ok_or_else(|| format!("\"{name}.users\" holds no names."))?;
            match value(given, item.text.as_deref()) {
                Ok(Some(value)) => batch.answer(Answer::new(Some(&id), user, question, value)),
                Ok(None) => batch.lost("empty response"),
                Err(reason) => batch.refuse(format!("\"{question}\" by {user} about {id}: {reason}")),
            }
        }
    }
    batch.item(item);
    Ok(())
}

fn item(id: &str, row: &Map<String, Json>, batch: &mut Batch) -> Item {
    let questions: Vec<&str> = row.keys().filter_map(|name| name.strip_suffix(RESPONSES)).collect();
    let of_question = |name: &str| {
        questions.iter().any(|question| name.strip_prefix(question).is_some_and(|rest| rest.starts_with('.')))
    };
    let of_suggestion = |name: &str| name.strip_suffix(".suggestion").is_some();
    let mut item = Item { id: id.to_owned(), ..Item::default() };
    let text = row.contains_key("text").then_some("text");
    let is_field = |name: &str, value: &Json| {
        value.is_string() && !["id", "status", "_server_id", "external_id"].contains(&name) && !name.contains('.')
    };
    let text = text.or_else(|| row.iter().find(|(name, value)| is_field(name, value)).map(|(name, _)| name.as_str()));
    for (name, value) in row {
        let is_own = ["status", "_server_id", "id"].contains(&name.as_str());
        if of_suggestion(name) && !value.is_null() {
            batch.lost("prediction of a model");
        }
        if is_own || value.is_null() || of_question(name) || name.contains(".suggestion") {
            continue;
        }
        match name.as_str() {
            name if Some(name) == text => item.text = scalar(Some(value)),
            "source" => item.source = scalar(Some(value)),
            "system" => item.system = scalar(Some(value)),
            "language" => item.language = scalar(Some(value)),
            _ => drop(item.metadata.insert(name.clone(), as_text(value))),
        }
    }
    item
}

/// The value of a response, by its form; none of an empty one.
fn value(given: &Json, text: Option<&str>) -> Result<Option<Value>, String> {
    Ok(Some(match given {
        Json::Null => return Ok(None),
        Json::String(text) => words(text),
        Json::Number(_) => Value::Number(number(Some(given)).ok_or("The number is not finite.")?),
        Json::Bool(flag) => Value::Choice(flag.to_string()),
        Json::Array(parts) => match parts.first() {
            None => Value::Spans(Vec::new()),
            Some(Json::Object(members)) if members.contains_key("rank") => ranking(parts)?,
            Some(Json::Object(_)) => Value::Spans(spans(parts, text)?),
            Some(_) => Value::Choices(crate::json::texts(given)?),
        },
        Json::Object(members) => return Err(format!("This object with {} members has no meaning.", members.len())),
    }))
}

fn ranking(parts: &[Json]) -> Result<Value, String> {
    let mut ranks: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for part in parts {
        let part = object(part)?;
        let option = first(part, &["value"]).ok_or("A ranked option has no value.")?;
        ranks.entry(offset(part, "rank")?).or_default().push(option);
    }
    Ok(Value::Ranking(ranks.into_values().collect()))
}

fn spans(parts: &[Json], text: Option<&str>) -> Result<Vec<Span>, String> {
    let text = text.ok_or("The record has no text.")?;
    let positions = Positions::new(text, Unit::Utf16);
    parts
        .iter()
        .map(|part| {
            let part = object(part)?;
            let range = positions.range(offset(part, "start")?, offset(part, "end")?)?;
            let label = first(part, &["label"]).ok_or("A span has no label.")?;
            Ok(Span {
                label,
                range: Some(range),
                text: Some(offsets::words(text, range)),
                category: None,
                in_source: false,
            })
        })
        .collect()
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let questions = grouped.questions().to_vec();
    let mut out = output.main()?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        if group.item.id.is_empty() {
            losses.add_n("answer without an item", group.answers.len() as u64, &number);
            continue;
        }
        json_line(&mut out, &row(&group, &questions, losses))?;
    }
    Ok(out.flush()?)
}

/// A record with a column for each question, in the order of the questions.
fn row(group: &Group, questions: &[Question], losses: &mut Losses) -> Map<String, Json> {
    let Item { id, text, source, system, outputs, language, metadata } = &group.item;
    let mut row = Map::new();
    row.insert("id".to_owned(), id.as_str().into());
    for (name, value) in [("text", text), ("source", source), ("system", system), ("language", language)] {
        value.as_ref().map(|value| row.insert(name.to_owned(), value.as_str().into()));
    }
    if !outputs.is_empty() {
        losses.add("outputs of an item", id);
    }
    let is_taken = |name: &str| {
        ["id", "status", "_server_id", "text", "source", "system", "language"].contains(&name)
            || name.contains(RESPONSES)
            || name.contains(".suggestion")
    };
    for (name, value) in metadata {
        if is_taken(name) {
            losses.add("metadata under a reserved name", id);
        } else {
            row.insert(name.clone(), value.as_str().into());
        }
    }
    let positions = text.as_deref().map(|text| Positions::new(text, Unit::Utf16));
    for question in questions {
        let own = group.answers.iter().filter(|answer| answer.question == question.name);
        let given: Vec<(Json, &str)> = own
            .filter_map(|answer| Some((written(answer, question, positions.as_ref(), losses)?, answer.rater.as_str())))
            .collect();
        let column = format!("{}{RESPONSES}", question.name);
        let (users, status) = (format!("{column}.users"), format!("{column}.status"));
        if given.is_empty() {
            row.extend([column, users, status].map(|name| (name, Json::Null)));
            continue;
        }
        row.insert(status, json!(vec!["submitted"; given.len()]));
        row.insert(users, given.iter().map(|(_, user)| *user).collect());
        row.insert(column, given.into_iter().map(|(value, _)| value).collect());
    }
    row
}

fn written(answer: &Answer, question: &Question, positions: Option<&Positions>, losses: &mut Losses) -> Option<Json> {
    let Answer { system, pair, language, at, seconds, note, .. } = answer;
    let has_more =
        system.is_some() || pair.is_some() || language.is_some() || at.is_some() || seconds.is_some() || note.is_some();
    if has_more {
        losses.add("system, language, time or note of an answer", &answer.rater);
    }
    if !answer.status.is_counted() {
        losses.add("answer that does not count", &answer.rater);
        return None;
    }
    Some(match &answer.value {
        Value::Number(number) if *number >= 0.0 && question.kind == Kind::Number => from_number(*number),
        Value::Number(number) => {
            losses.add("number below 0, written as a label", &answer.question);
            number.to_string().into()
        }
        Value::Choice(text) | Value::Text(text) => text.as_str().into(),
        Value::Choices(options) => json!(options),
        Value::Ranking(groups) => {
            let mut rank = 1;
            let mut ranked = Vec::new();
            for group in groups {
                ranked.extend(group.iter().map(|option| json!({ "value": option, "rank": rank })));
                rank += group.len();
            }
            ranked.into()
        }
        Value::Spans(spans) => {
            let found = spans.iter().filter_map(|span| {
                let range = span.range.filter(|_| !span.in_source);
                let offsets = range.and_then(|range| positions?.offsets(range));
                let Some([start, end]) = offsets else {
                    losses.add("span of an omission or of the source", &answer.rater);
                    return None;
                };
                if span.category.is_some() {
                    losses.add("category of a span", &answer.rater);
                }
                Some(json!({ "start": start, "end": end, "label": span.label }))
            });
            found.collect::<Vec<_>>().into()
        }
    })
}
