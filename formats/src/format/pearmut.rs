//! Pearmut: a document of one user per line, with the answers to each segment and system.
//!
//! Offsets count UTF-16 units without line breaks, the end inclusive; an omission is one past the last unit. The same
//! user and document again replaces.

use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use crate::definition::{Format, Guess, Head, Write, json_line};
use crate::elements::Elements;
use crate::grouped::Grouped;
use crate::input::File;
use crate::json::{first, from_number, list, need, number, object, offset, scalar};
use crate::model::{Answer, Item, Kind, Question, Span, Value};
use crate::offsets::{Positions, Unit, words};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::seen::ByKey;
use crate::{Error, times};

/// A document of one user per line.
pub static FORMAT: Format = Format {
    name: "pearmut",
    title: "Pearmut (JSON Lines)",
    endings: &[".jsonl"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.has_keys(&["user_id", "item_i", "annotation"]) {
        Guess::new(95, "it has user_id, item_i and annotation")
    } else {
        None
    }
}

/// The number of the last line of a user about a document, over all files.
fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    for file in files.with.iter().filter(|file| file.ends_with(&[".json"])) {
        campaign(file, reading)?;
    }
    let mut last: ByKey<u64> = ByKey::default();
    let mut n = 0;
    for file in &files.main {
        let mut elements = Elements::open(file)?;
        while let Some((_, element)) = elements.read()? {
            n += 1;
            if let Some([user, item]) = element.ok().as_ref().and_then(key) {
                *last.entry(&[&user, &item])? = n;
            }
        }
    }
    n = 0;
    reading.each_element(|value, batch, _| {
        n += 1;
        let [user, item] = key(value).ok_or("There is no user_id or no item_i.")?;
        if last.get(&[&user, &item]).is_some_and(|last| *last != n) {
            batch.lost("document that a later line replaces");
            return Ok(());
        }
        document(value, batch)
    })
}

/// The scales of the sliders, from the file of the campaign.
fn campaign(file: &File, reading: &mut Reading<'_>) -> Result<(), Error> {
    let mut elements = Elements::open(file)?;
    while let Some((place, element)) = elements.read()? {
        let mut batch = Batch::default();
        let read = element.and_then(|campaign| {
            let info = object(campaign.get("info").unwrap_or(&Json::Null))
                .map_err(|_| "The campaign has no \"info\".".to_owned())?;
            for slider in list(info, "sliders")? {
                let slider = object(slider)?;
                let mut question = Question::new(need(slider, "name")?, Kind::Number);
                question.min = number(slider.get("min"));
                question.max = number(slider.get("max"));
                question.step = number(slider.get("step"));
                batch.question(question);
            }
            Ok(())
        });
        reading.emit(read, batch, &place)?;
    }
    Ok(())
}

fn key(value: &Json) -> Option<[String; 2]> {
    let members = value.as_object()?;
    Some([first(members, &["user_id"])?, first(members, &["item_i"])?])
}

fn document(value: &Json, batch: &mut Batch) -> Result<(), String> {
    let members = object(value)?;
    let rater = need(members, "user_id")?;
    let (items, annotations) = (list(members, "item")?, list(members, "annotation")?);
    if items.len() != annotations.len() {
        return Err(format!("There are {} items, but {} annotations.", items.len(), annotations.len()));
    }
    let moments = list(members, "actions")?.iter().filter_map(|action| number(action.get("time")));
    let (begun, ended) = moments.fold((None, None), |(begun, _), moment| (begun.or(Some(moment)), Some(moment)));
    let at = ended.and_then(times::from_seconds);
    let seconds = begun.zip(ended).map(|(begun, ended)| ended - begun);
    for (item, annotation) in items.iter().zip(annotations) {
        let (Json::Object(item), Json::Object(annotation)) = (item, annotation) else {
            batch.lost("item of a form");
            continue;
        };
        for (system, given) in annotation {
            let id = format!("{}|{system}", need(item, "item_id")?);
            let text = item.get("tgt").and_then(|texts| scalar(texts.get(system)));
            let given = object(given).map_err(|_| format!("The annotation of {id} is not an object."))?;
            let mut answers = Vec::new();
            answers_of(given, &id, text.as_deref(), &rater, &mut answers, batch)?;
            for mut answer in answers {
                answer.at.clone_from(&at);
                answer.seconds = seconds;
                answer.system = Some(system.clone());
                batch.answer(answer);
            }
            let source = scalar(item.get("src"));
            batch.item(Item { id, text, source, system: Some(system.clone()), ..Item::default() });
        }
    }
    Ok(())
}

fn answers_of(
    given: &Map<String, Json>,
    id: &str,
    text: Option<&str>,
    rater: &str,
    answers: &mut Vec<Answer>,
    batch: &mut Batch,
) -> Result<(), String> {
    let mut add = |question: &str, value: Value| answers.push(Answer::new(Some(id), rater, question, value));
    let wrong = |name: &str| format!("\"{name}\" of {id} is not a number.");
    match given.get("score") {
        None | Some(Json::Null) => {}
        score => add("score", Value::Number(number(score).ok_or_else(|| wrong("score"))?)),
    }
    if let Some(sliders) = given.get("sliders").and_then(Json::as_object) {
        for (name, value) in sliders.iter().filter(|(_, value)| !value.is_null()) {
            add(name, Value::Number(number(Some(value)).ok_or_else(|| wrong(name))?));
        }
    }
    if given.get("error_spans").is_some_and(Json::is_array) {
        let positions = text.map(|text| (text, Positions::new(text, Unit::NoBreaks)));
        let mut spans = Vec::new();
        for span in list(given, "error_spans")? {
            match error_span(span, positions.as_ref()) {
                Ok(span) => spans.push(span),
                Err(reason) => batch.refuse(format!("An error span of {id} by {rater}: {reason}")),
            }
        }
        add("error", Value::Spans(spans));
    }
    if let Some(text) = scalar(given.get("textfield")) {
        add("comment", Value::Text(text));
    }
    Ok(())
}

fn error_span(span: &Json, positions: Option<&(&str, Positions)>) -> Result<Span, String> {
    let span = object(span)?;
    let (text, positions) = positions.ok_or("The item has no text of this system.")?;
    let (start, end) = (offset(span, "start_i")?, offset(span, "end_i")?);
    let range = if start == positions.len() as u64 && end == start {
        None
    } else {
        Some(positions.range(start, end.saturating_add(1))?)
    };
    let label = scalar(span.get("severity")).unwrap_or_default();
    let category = match span.get("category") {
        Some(Json::Array(parts)) => {
            Some(parts.iter().filter_map(|part| scalar(Some(part))).collect::<Vec<_>>().join("/"))
        }
        other => scalar(other),
    };
    Ok(Span { label, range, text: range.map(|range| words(text, range)), category, in_source: false })
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let mut out = output.main()?;
    let mut n = 0_u64;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        let item = &group.item;
        let (document, rest) = item.id.rsplit_once('|').unwrap_or((&item.id, ""));
        let system = item.system.as_deref().unwrap_or(rest);
        if !item.metadata.is_empty() || !item.outputs.is_empty() || item.language.is_some() {
            losses.add("outputs, language and metadata of an item", &item.id);
        }
        let positions = item.text.as_deref().map(|text| Positions::new(text, Unit::NoBreaks));
        let mut works: Vec<(&Answer, Map<String, Json>)> = Vec::new();
        for answer in &group.answers {
            let Some((name, value)) = written(answer, positions.as_ref(), item, losses) else { continue };
            let is_same = |about: &Answer| {
                about.rater == answer.rater && about.at == answer.at && about.seconds == answer.seconds
            };
            let is_free = |given: &Map<String, Json>| match name {
                "sliders" => given.get("sliders").is_none_or(|sliders| sliders.get(&answer.question).is_none()),
                name => !given.contains_key(name),
            };
            let place = works.iter().position(|(about, given)| is_same(about) && is_free(given)).unwrap_or_else(|| {
                works.push((answer, Map::new()));
                works.len() - 1
            });
            let given = &mut works[place].1;
            if name == "sliders" {
                let sliders = given.entry("sliders").or_insert_with(|| json!({}));
                if let Some(sliders) = sliders.as_object_mut() {
                    sliders.insert(answer.question.clone(), value);
                }
            } else {
                given.insert(name.to_owned(), value);
            }
        }
        for (about, given) in works {
            let ended = about.at.as_deref().and_then(times::to_seconds);
            let begun = ended.map(|ended| ended - about.seconds.unwrap_or(0.0));
            let actions: Vec<Json> = [("load", begun), ("submit", ended)]
                .into_iter()
                .filter_map(|(action, time)| Some(json!({ "time": from_number(time?), "action": action })))
                .collect();
            let shown = json!([{ "item_id": document, "src": item.source, "tgt": { system: item.text } }]);
            let line = json!({ "user_id": about.rater, "item_i": n, "annotation": [{ system: given }], "actions": actions, "item": shown });
            json_line(&mut out, &line)?;
            n += 1;
        }
    }
    Ok(out.flush()?)
}

/// The name of an answer's field, and its value.
fn written(
    answer: &Answer,
    positions: Option<&Positions>,
    item: &Item,
    losses: &mut Losses,
) -> Option<(&'static str, Json)> {
    match &answer.value {
        Value::Number(number) if answer.status.is_counted() => {
            let name = if answer.question == "score" { "score" } else { "sliders" };
            Some((name, from_number(*number)))
        }
        Value::Text(text) if answer.question == "comment" && answer.status.is_counted() => {
            Some(("textfield", text.as_str().into()))
        }
        Value::Spans(spans) if answer.question == "error" && answer.status.is_counted() => {
            let spans = spans.iter().filter_map(|span| {
                let past = positions.map(|positions| [positions.len() as u64; 2]);
                let found = match span.range {
                    None => past,
                    Some(range) if span.in_source || range[0] == range[1] => None,
                    Some(range) => {
                        positions.and_then(|positions| positions.offsets(range)).map(|[start, end]| [start, end - 1])
                    }
                };
                let Some([start, end]) = found else {
                    losses.add("span of nothing, of a line break at an end, or of the source", &item.id);
                    return None;
                };
                Some(json!({ "start_i": start, "end_i": end, "severity": span.label, "category": span.category }))
            });
            Some(("error_spans", spans.collect()))
        }
        _ => {
            losses.add("answer without a field, or one that does not count", &answer.question);
            None
        }
    }
}
