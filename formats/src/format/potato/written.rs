//! Annotations, items and a configuration, as Potato has them.

use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use super::config;
use crate::Error;
use crate::definition::json_line;
use crate::grouped::{Group, Grouped};
use crate::model::{Answer, Item, Span, Value};
use crate::offsets::{Positions, Unit};
use crate::output::Output;
use crate::report::Losses;

/// Writes the three files.
///
/// # Errors
/// A file cannot be written.
pub fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let mut config = output.companion("config.yaml")?;
    config.write_all(config::written(grouped.questions())?.as_bytes())?;
    config.flush()?;
    let mut items = output.companion("items.jsonl")?;
    let mut out = output.main()?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        if group.item.id.is_empty() {
            losses.add_n("answer without an item", group.answers.len() as u64, &number);
            continue;
        }
        json_line(&mut items, &item_of(&group.item, losses))?;
        for line in lines(&group, losses) {
            json_line(&mut out, &line)?;
        }
    }
    items.flush()?;
    Ok(out.flush()?)
}

fn item_of(item: &Item, losses: &mut Losses) -> Json {
    let Item { id, text, source, system, outputs, language, metadata } = item;
    let mut written = Map::new();
    for (name, value) in metadata {
        if ["id", "text", "source", "system", "language", "outputs"].contains(&name.as_str()) {
            losses.add("metadata under a reserved name", id);
        } else {
            written.insert(name.clone(), value.as_str().into());
        }
    }
    written.insert("id".to_owned(), id.as_str().into());
    for (name, value) in [("text", text), ("source", source), ("system", system), ("language", language)] {
        value.as_ref().map(|value| written.insert(name.to_owned(), value.as_str().into()));
    }
    if !outputs.is_empty() {
        written.insert("outputs".to_owned(), json!(outputs));
    }
    Json::Object(written)
}

/// A rater, with labels and spans by question.
type Line<'a> = (&'a str, Map<String, Json>, Map<String, Json>);

/// A line for each rater, and a further one where a rater answered a question again.
fn lines(group: &Group, losses: &mut Losses) -> Vec<Json> {
    let positions = group.item.text.as_deref().map(|text| Positions::new(text, Unit::Displayed));
    let mut lines: Vec<Line<'_>> = Vec::new();
    for answer in &group.answers {
        let Answer { at, seconds, note, pair, system, language, .. } = answer;
        let has_names = [at, note, system, language].into_iter().any(Option::is_some);
        if has_names || seconds.is_some() || pair.is_some() {
            losses.add("time, systems, language or note of an answer", &answer.rater);
        }
        let labels = match &answer.value {
            _ if !answer.status.is_counted() => {
                losses.add("answer that does not count", &answer.rater);
                continue;
            }
            Value::Number(number) => json!({ "slider": number.to_string() }),
            Value::Choice(option) => json!({ option: option }),
            Value::Text(text) if !text.is_empty() => json!({ "text_box": text }),
            Value::Choices(options) if !options.is_empty() => {
                Json::Object(options.iter().map(|option| (option.clone(), option.as_str().into())).collect())
            }
            Value::Spans(_) => Json::Null,
            Value::Text(_) | Value::Choices(_) | Value::Ranking(_) => {
                losses.add("ranking, or an empty answer", &answer.question);
                continue;
            }
        };
        let is_free = |(rater, known, marks): &Line<'_>| {
            *rater == answer.rater && !known.contains_key(&answer.question) && !marks.contains_key(&answer.question)
        };
        let place = lines.iter().position(is_free).unwrap_or_else(|| {
            lines.push((&answer.rater, Map::new(), Map::new()));
            lines.len() - 1
        });
        if let Value::Spans(spans) = &answer.value {
            let spans = spans
                .iter()
                .filter_map(|span| written(span, &answer.question, positions.as_ref(), &group.item, losses));
            lines[place].2.insert(answer.question.clone(), spans.collect());
        } else {
            lines[place].1.insert(answer.question.clone(), labels);
        }
    }
    let line = |(rater, labels, spans): Line<'_>| json!({ "instance_id": group.item.id, "user_id": rater, "labels": labels, "spans": spans, "links": {} });
    lines.into_iter().map(line).collect()
}

fn written(
    span: &Span,
    question: &str,
    positions: Option<&Positions>,
    item: &Item,
    losses: &mut Losses,
) -> Option<Json> {
    let range = span.range.filter(|_| !span.in_source);
    let Some([start, end]) = range.and_then(|range| positions?.offsets(range)) else {
        losses.add("span of an omission, of white space that is not shown, or of the source", &item.id);
        return None;
    };
    if span.category.is_some() {
        losses.add("category of a span", &item.id);
    }
    let id = format!("{question}_{}_{start}_{end}", span.label);
    Some(json!({ "schema": question, "name": span.label, "title": span.label, "start": start, "end": end, "id": id }))
}
