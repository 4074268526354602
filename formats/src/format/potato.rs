//! Potato: annotations as lines or as the states of users, with `items.jsonl` for the texts and the configuration in
//! YAML. Offsets count UTF-16 units of the text as a page shows it.

mod config;
mod work;
mod written;

use serde_json::Value as Json;

use crate::Error;
use crate::definition::{Format, Guess, Head, Write};
use crate::json::{first, guess, number, object, offset, plain_number, scalar};
use crate::model::{Answer, Item, Kind, Output as Text, Question, Span, Value};
use crate::offsets::{Positions, Unit, words};
use crate::reading::{Batch, Reading};
use crate::report::Place;
use crate::table::{Row, Rows};
use crate::texts::Texts;

use config::Config;
use work::{Work, works};

/// Annotations with items and configuration.
pub static FORMAT: Format = Format {
    name: "potato",
    title: "Potato (JSON Lines or user_state.json)",
    endings: &["user_state.json", "annotations.jsonl", ".jsonl", ".json"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(written::write)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.has_keys(&["instance_id_to_label_to_value"]) {
        Guess::new(95, "it has instance_id_to_label_to_value")
    } else if head.has_keys(&["instance_id", "labels"]) {
        Guess::new(90, "it has instance_id and labels")
    } else {
        None
    }
}

/// What the files next to the annotations say.
struct Known {
    config: Config,
    texts: Texts,
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    let mut known = Known { config: Config::default(), texts: Texts::new()? };
    for file in files.with.iter().filter(|file| file.ends_with(&[".yaml", ".yml"])) {
        known.config = Config::read(file)?;
    }
    let mut questions = Some((known.config.questions.clone(), known.config.unknown.clone()));
    let mut declare = move |batch: &mut Batch| {
        if let Some((questions, unknown)) = questions.take() {
            for question in questions {
                batch.question(question);
            }
            for kind in unknown {
                batch.lost(format!("question of type {kind}"));
            }
        }
    };
    for file in files.with.iter().filter(|file| !file.ends_with(&[".yaml", ".yml"])) {
        let mut rows = Rows::open(file)?;
        while let Some((place, row)) = rows.read()? {
            let mut batch = Batch::default();
            declare(&mut batch);
            let item = row.and_then(|row| item(&row, &known.config));
            if let Ok(item) = &item {
                known.texts.add(&[&item.id], item)?;
                batch.item(item.clone());
            }
            reading.emit(item.map(drop), batch, &place)?;
        }
    }
    for file in &files.main {
        let mut elements = crate::elements::Elements::open(file)?;
        while let Some((place, element)) = elements.read()? {
            let mut batch = Batch::default();
            declare(&mut batch);
            annotations(element, &mut known, batch, &place, reading)?;
        }
    }
    Ok(())
}

fn item(row: &Row, config: &Config) -> Result<Item, String> {
    let id = row.first(&[&config.id_key]).ok_or_else(|| format!("The item has no \"{}\".", config.id_key))?;
    let mut item = Item { id: id.to_owned(), text: row.get(&config.text_key).map(str::to_owned), ..Item::default() };
    for (name, cell) in row.iter() {
        let Some(cell) = cell.filter(|_| name != config.id_key && name != config.text_key) else { continue };
        match name {
            "source" => item.source = Some(cell.to_owned()),
            "system" => item.system = Some(cell.to_owned()),
            "language" => item.language = Some(cell.to_owned()),
            "outputs" => match serde_json::from_str::<Vec<Text>>(cell) {
                Ok(outputs) => item.outputs = outputs,
                Err(_) => drop(item.metadata.insert(name.to_owned(), cell.to_owned())),
            },
            _ => drop(item.metadata.insert(name.to_owned(), cell.to_owned())),
        }
    }
    Ok(item)
}

/// Hands over the annotations of an element: of one user and item, or the state of a user.
fn annotations(
    element: Result<Json, String>,
    known: &mut Known,
    mut batch: Batch,
    place: &Place,
    reading: &mut Reading<'_>,
) -> Result<(), Error> {
    let works = match element.and_then(|element| works(&element)) {
        Ok(works) => works,
        Err(reason) => return reading.emit(Err(reason), batch, place),
    };
    for work in works {
        if work.has_links {
            batch.lost("links between spans");
        }
        let item = known.texts.get(&[&work.item])?;
        answers(&work, item.as_ref().and_then(|item| item.text.as_deref()), &known.config, &mut batch);
        reading.emit(Ok(()), std::mem::take(&mut batch), place)?;
    }
    Ok(())
}

fn answers(work: &Work, text: Option<&str>, config: &Config, batch: &mut Batch) {
    let about = |question: &str, value: Value| Answer::new(Some(&work.item), work.rater.clone(), question, value);
    for (question, names) in &work.labels {
        match value(config.question(question), names) {
            Ok(Some(value)) => batch.answer(about(question, value)),
            Ok(None) => batch.lost("empty answer"),
            Err(reason) => batch.refuse(format!("\"{question}\" by {} about {}: {reason}", work.rater, work.item)),
        }
    }
    let positions = text.map(|text| (text, Positions::new(text, Unit::Displayed)));
    let mut found: Vec<(String, Vec<Span>)> = Vec::new();
    for given in &work.spans {
        match span(given, positions.as_ref()) {
            Ok((question, span)) => match found.iter_mut().find(|(known, _)| *known == question) {
                Some((_, spans)) => spans.push(span),
                None => found.push((question, vec![span])),
            },
            Err(reason) => batch.refuse(format!("A span of {} by {}: {reason}", work.item, work.rater)),
        }
    }
    for (question, spans) in found {
        batch.answer(about(&question, Value::Spans(spans)));
    }
}

fn span(given: &Json, positions: Option<&(&str, Positions)>) -> Result<(String, Span), String> {
    let given = object(given)?;
    let (text, positions) = positions.ok_or("The text is not known. Name the file of items with --with.")?;
    let range = positions.range(offset(given, "start")?, offset(given, "end")?)?;
    let label = first(given, &["name", "title"]).ok_or("It has no name.")?;
    let question = first(given, &["schema"]).ok_or("It has no schema.")?;
    let span = Span { label, range: Some(range), text: Some(words(text, range)), category: None, in_source: false };
    Ok((question, span))
}

/// The value of a question: by its type if the configuration is known, or else by the names of its fields.
fn value(question: Option<&Question>, names: &[(String, Json)]) -> Result<Option<Value>, String> {
    let texts: Vec<(&str, String)> =
        names.iter().map(|(name, value)| (name.as_str(), scalar(Some(value)).unwrap_or_default())).collect();
    let ticked =
        || texts.iter().filter(|(_, text)| !text.is_empty() && text != "false").map(|(name, _)| (*name).to_owned());
    let [(name, text)] = &texts[..] else {
        return Ok(if texts.is_empty() { None } else { Some(Value::Choices(ticked().collect())) });
    };
    if text.is_empty() {
        return Ok(None);
    }
    let as_number = || {
        let number = number(Some(&Json::from(text.as_str())));
        number.ok_or_else(|| format!("\"{}\" is not a number.", text.chars().take(80).collect::<String>()))
    };
    let option =
        || if ["selection", "select", "select-one"].contains(name) { text.clone() } else { (*name).to_owned() };
    Ok(Some(match question.map(|question| question.kind) {
        Some(Kind::Number) => Value::Number(as_number()?),
        Some(Kind::Choice) => Value::Choice(option()),
        Some(Kind::Choices) => Value::Choices(ticked().collect()),
        Some(Kind::Text) => Value::Text(text.clone()),
        Some(Kind::Spans | Kind::Ranking) | None => match *name {
            "slider" => Value::Number(as_number()?),
            "text_box" => Value::Text(text.clone()),
            "selection" => Value::Choice(option()),
            name if *text == name || text == "true" || text == "1" => Value::Choice(name.to_owned()),
            _ => plain_number(text).map_or_else(|| guess(text), Value::Number),
        },
    }))
}
