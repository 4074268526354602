//! Prodigy: a task per line, with the choice or the spans of one annotator. Offsets count code points.

use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use crate::definition::{Format, Guess, Head, Write, json_line};
use crate::grouped::Grouped;
use crate::json::{as_text, first, from_number, list, number, object, offset, scalar, texts};
use crate::model::{Answer, Item, Span, Value};
use crate::offsets::{Positions, Unit, words};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::{Error, times};

/// A task per line.
pub static FORMAT: Format = Format {
    name: "prodigy",
    title: "Prodigy (JSON Lines)",
    endings: &[".jsonl"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.has_keys(&["_input_hash", "answer"]) || head.has_keys(&["_task_hash", "answer"]) {
        Guess::new(90, "it has _input_hash and answer")
    } else {
        None
    }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_element(|value, batch, _| task(value, batch))
}

fn task(value: &Json, batch: &mut Batch) -> Result<(), String> {
    let task = object(value)?;
    let empty = Map::new();
    let meta = task.get("meta").and_then(Json::as_object).unwrap_or(&empty);
    let id = first(meta, &["item", "item_id", "id"]).or_else(|| first(task, &["_input_hash"]));
    let id = id.ok_or("The task has neither an item in its meta nor an _input_hash.")?;
    let rater = first(task, &["_annotator_id", "_session_id"]).ok_or("The task does not say who answered.")?;
    let item = item(&id, task, meta);
    match first(task, &["answer"]).as_deref() {
        Some("accept") | None => {}
        Some(other) => {
            batch.lost(format!("task that was answered with {other}"));
            batch.item(item);
            return Ok(());
        }
    }
    let question = |usual: &str| first(meta, &["question"]).unwrap_or_else(|| usual.to_owned());
    let about = |question: String, value: Value| {
        let mut answer = Answer::new(Some(&id), rater.clone(), question, value);
        answer.at = number(task.get("_timestamp")).and_then(times::from_seconds);
        answer
    };
    let mut found = false;
    if let Some(accepted) = task.get("accept") {
        let mut options = texts(accepted).map_err(|reason| format!("\"accept\": {reason}"))?;
        let is_multiple = task.get("config").is_some_and(|config| config["choice_style"] == "multiple");
        let value = if options.len() == 1 && !is_multiple {
            Value::Choice(options.swap_remove(0))
        } else {
            Value::Choices(options)
        };
        batch.answer(about(question("choice"), value));
        found = true;
    }
    if task.contains_key("spans") {
        let text = item.text.as_deref().unwrap_or_default();
        let positions = Positions::new(text, Unit::CodePoint);
        let mut spans = Vec::new();
        for given in list(task, "spans")? {
            match span(given, text, &positions) {
                Ok(span) => spans.push(span),
                Err(reason) => batch.refuse(format!("A span of {id} by {rater}: {reason}")),
            }
        }
        batch.answer(about(question("spans"), Value::Spans(spans)));
        found = true;
    }
    if let Some(text) = scalar(task.get("user_input")) {
        batch.answer(about(question("text"), Value::Text(text)));
        found = true;
    }
    if let (false, Some(label)) = (found, first(task, &["label"])) {
        batch.answer(about(question("label"), Value::Choice(label)));
        found = true;
    }
    if !found {
        batch.lost(format!("task of the view {}", first(task, &["_view_id"]).unwrap_or_default()));
    }
    batch.item(item);
    Ok(())
}

fn item(id: &str, task: &Map<String, Json>, meta: &Map<String, Json>) -> Item {
    let mut item = Item { id: id.to_owned(), text: scalar(task.get("text")), ..Item::default() };
    for (name, value) in meta {
        match name.as_str() {
            "item" | "item_id" | "id" | "question" => {}
            "source" => item.source = scalar(Some(value)),
            "system" => item.system = scalar(Some(value)),
            "language" => item.language = scalar(Some(value)),
            _ => drop(item.metadata.insert(name.clone(), as_text(value))),
        }
    }
    item
}

fn span(given: &Json, text: &str, positions: &Positions) -> Result<Span, String> {
    let given = object(given)?;
    let range = positions.range(offset(given, "start")?, offset(given, "end")?)?;
    let label = first(given, &["label"]).ok_or("A span has no label.")?;
    let found = words(text, range);
    if scalar(given.get("text")).is_some_and(|quoted| quoted != found) {
        return Err("The words quoted for the span are not there in the text.".to_owned());
    }
    Ok(Span { label, range: Some(range), text: Some(found), category: None, in_source: false })
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let questions = grouped.questions().to_vec();
    let mut out = output.main()?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        if !group.item.outputs.is_empty() {
            losses.add("outputs of an item", &group.item.id);
        }
        for answer in &group.answers {
            let options = questions
                .iter()
                .find(|question| question.name == answer.question)
                .map(|question| &question.options[..]);
            match line(number, &group.item, answer, options.unwrap_or_default(), losses) {
                Some(line) => json_line(&mut out, &line)?,
                None => losses.add("answer that no view shows, or that does not count", &answer.question),
            }
        }
    }
    Ok(out.flush()?)
}

fn line(number: usize, item: &Item, answer: &Answer, options: &[String], losses: &mut Losses) -> Option<Json> {
    if !answer.status.is_counted() || answer.item.is_none() {
        return None;
    }
    let mut meta = Map::new();
    for (name, value) in &item.metadata {
        meta.insert(name.clone(), value.as_str().into());
    }
    for (name, value) in [("source", &item.source), ("system", &item.system), ("language", &item.language)] {
        value.as_ref().map(|value| meta.insert(name.to_owned(), value.as_str().into()));
    }
    meta.insert("item".to_owned(), item.id.as_str().into());
    meta.insert("question".to_owned(), answer.question.as_str().into());
    let mut line = json!({
        "text": item.text, "meta": meta, "_input_hash": number + 1, "_task_hash": number + 1,
        "_annotator_id": answer.rater, "_session_id": answer.rater, "answer": "accept",
    });
    let members = line.as_object_mut()?;
    let at = answer.at.as_deref().and_then(times::to_seconds);
    at.map(|at| members.insert("_timestamp".to_owned(), from_number(at)));
    if answer.seconds.is_some()
        || answer.pair.is_some()
        || answer.system.is_some()
        || answer.note.is_some()
        || answer.language.is_some()
    {
        losses.add("seconds, systems, language or note of an answer", &answer.rater);
    }
    let choice = |accepted: Json, style: &str| {
        let shown: Vec<Json> = options.iter().map(|option| json!({ "id": option, "text": option })).collect();
        vec![
            ("accept", accepted),
            ("options", shown.into()),
            ("config", json!({ "choice_style": style })),
            ("_view_id", "choice".into()),
        ]
    };
    let fields = match &answer.value {
        Value::Number(number) => {
            losses.add("number, written as an option", &answer.question);
            choice(json!([number.to_string()]), "single")
        }
        Value::Choice(option) => choice(json!([option]), "single"),
        Value::Choices(options) => choice(json!(options), "multiple"),
        Value::Text(text) => vec![("user_input", text.as_str().into()), ("_view_id", "text_input".into())],
        Value::Ranking(_) => return None,
        Value::Spans(spans) => {
            let kept = spans.iter().filter_map(|span| {
                let Some([start, end]) = span.range.filter(|_| !span.in_source) else {
                    losses.add("span of an omission or of the source", &item.id);
                    return None;
                };
                Some(json!({ "start": start, "end": end, "label": span.label }))
            });
            let kept: Vec<Json> = kept.collect();
            vec![("spans", kept.into()), ("_view_id", "spans_manual".into())]
        }
    };
    members.extend(fields.into_iter().map(|(name, value)| (name.to_owned(), value)));
    Some(line)
}
