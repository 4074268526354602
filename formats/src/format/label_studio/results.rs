//! The results of an annotation of Label Studio, and answers as results.

use serde_json::{Map, Value as Json, json};

use super::config::Config;
use crate::json::{first, from_number, list, number, object, offset, scalar, texts};
use crate::model::{Answer, Item, Kind, Span, Value};
use crate::offsets::{Unit, fitting, words};
use crate::reading::Batch;
use crate::report::Losses;

/// What counts the offsets: code points, in older exports UTF-16 units.
const UNITS: [Unit; 2] = [Unit::CodePoint, Unit::Utf16];

/// The answers of an annotation. Spans of one question are one answer.
pub fn answers(
    annotation: &Map<String, Json>,
    item: &Item,
    data: &Map<String, Json>,
    config: &Config,
    batch: &mut Batch,
) -> Result<Vec<Answer>, String> {
    let rater = rater(annotation).ok_or("An annotation does not say by whom it is.")?;
    let at = first(annotation, &["updated_at", "created_at"]);
    let mut answers: Vec<Answer> = Vec::new();
    for result in list(annotation, "result")? {
        let result = object(result).map_err(|_| "A result is not an object.".to_owned())?;
        let Some(question) = first(result, &["from_name"]) else {
            batch.lost(format!("result of type {}", first(result, &["type"]).unwrap_or_default()));
            continue;
        };
        let value = match value(result, &question, item, data, config) {
            Ok(Some(value)) => value,
            Ok(None) => {
                batch.lost(format!("result of type {}", first(result, &["type"]).unwrap_or_default()));
                continue;
            }
            Err(reason) => {
                batch.refuse(format!("\"{question}\" by {rater} about {}: {reason}", item.id));
                continue;
            }
        };
        if let Value::Spans(more) = &value {
            let same = answers.iter_mut().find(|answer| answer.question == question);
            if let Some(Answer { value: Value::Spans(spans), .. }) = same {
                spans.extend(more.iter().cloned());
                continue;
            }
        }
        let mut answer = Answer::new(Some(&item.id), rater.clone(), question, value);
        answer.at.clone_from(&at);
        answer.seconds = seconds(annotation);
        let meta = result.get("meta").and_then(Json::as_object);
        answer.system = meta.and_then(|meta| scalar(meta.get("system")));
        answer.language = meta.and_then(|meta| scalar(meta.get("language")));
        answer.note = meta.and_then(|meta| scalar(meta.get("note")));
        answer.pair = meta.and_then(|meta| serde_json::from_value(meta.get("pair")?.clone()).ok());
        answers.push(answer);
    }
    Ok(answers)
}

/// The value of a result; none for types without a counterpart.
fn value(
    result: &Map<String, Json>,
    question: &str,
    item: &Item,
    data: &Map<String, Json>,
    config: &Config,
) -> Result<Option<Value>, String> {
    let kind = first(result, &["type"]).ok_or("The result has no type.")?;
    let value = result.get("value").ok_or("The result has no value.")?;
    let value = object(value).map_err(|_| "The value is not an object.".to_owned())?;
    let own = || value.get(kind.as_str()).ok_or_else(|| format!("The value has no \"{kind}\"."));
    let is_multiple = config.question(question).is_some_and(|question| question.kind == Kind::Choices);
    Ok(Some(match kind.as_str() {
        "number" | "rating" => {
            Value::Number(number(Some(own()?)).ok_or_else(|| format!("\"{kind}\" is not a number."))?)
        }
        "choices" => {
            let mut options = texts(own()?)?;
            if is_multiple || options.len() != 1 {
                Value::Choices(options)
            } else {
                Value::Choice(options.swap_remove(0))
            }
        }
        "taxonomy" => {
            let paths = own()?.as_array().ok_or("\"taxonomy\" is not a list.")?;
            Value::Choices(paths.iter().map(|path| texts(path).map(|path| path.join(" / "))).collect::<Result<_, _>>()?)
        }
        "textarea" => {
            let text = value.get("text").ok_or("The value has no \"text\".")?;
            Value::Text(scalar(Some(text)).map_or_else(|| texts(text).map(|texts| texts.join("\n")), Ok)?)
        }
        "pairwise" => Value::Choice(first(value, &["selected"]).ok_or("The value has no \"selected\".")?),
        "datetime" => Value::Choice(scalar(Some(own()?)).ok_or("\"datetime\" is not a text.")?),
        "ranker" => ranking(own()?)?,
        "labels" | "hypertextlabels" => {
            let to = first(result, &["to_name"]).unwrap_or_default();
            let key = config.shown.get(&to).unwrap_or(&to);
            let in_source = key == "source" && item.source.is_some();
            let named = scalar(data.get(key));
            let text = if in_source { item.source.as_deref() } else { named.as_deref().or(item.text.as_deref()) };
            let text = text.ok_or("The text of the span is not in the task.")?;
            Value::Spans(spans(value, &kind, text, in_source, result)?)
        }
        _ => return Ok(None),
    }))
}

fn ranking(value: &Json) -> Result<Value, String> {
    if let Json::Array(_) = value {
        return Ok(Value::Ranking(texts(value)?.into_iter().map(|option| vec![option]).collect()));
    }
    let lists = object(value)?;
    let [(_, list)] = lists.iter().collect::<Vec<_>>()[..] else {
        return Err("\"ranker\" has several lists. Only one list is an order.".to_owned());
    };
    Ok(Value::Ranking(texts(list)?.into_iter().map(|option| vec![option]).collect()))
}

fn spans(
    value: &Map<String, Json>,
    kind: &str,
    text: &str,
    in_source: bool,
    result: &Map<String, Json>,
) -> Result<Vec<Span>, String> {
    let (start, end) = match value.get("globalOffsets").and_then(Json::as_object) {
        Some(global) => (offset(global, "start")?, offset(global, "end")?),
        None => (offset(value, "start")?, offset(value, "end")?),
    };
    let quote = scalar(value.get("text"));
    let range = fitting(text, &UNITS, start, end, quote.as_deref())?;
    let category = result.get("meta").and_then(|meta| scalar(meta.get("category")));
    let labels = texts(value.get(kind).ok_or_else(|| format!("The value has no \"{kind}\"."))?)?;
    Ok(labels
        .into_iter()
        .map(|label| Span {
            label,
            range: Some(range),
            text: Some(words(text, range)),
            category: category.clone(),
            in_source,
        })
        .collect())
}

/// The results of an answer.
pub fn written(answer: &Answer, item: &Item, n: usize, losses: &mut Losses) -> Vec<Json> {
    let mut meta = Map::new();
    for (name, text) in [("system", &answer.system), ("language", &answer.language), ("note", &answer.note)] {
        text.as_ref().map(|text| meta.insert(name.to_owned(), text.as_str().into()));
    }
    answer.pair.as_ref().map(|pair| meta.insert("pair".to_owned(), json!(pair)));
    let result = |n: usize, kind: &str, to: &str, value: Json, meta: &Map<String, Json>| {
        let mut result = json!({
            "id": format!("r{n}"), "from_name": answer.question, "to_name": to, "type": kind, "origin": "manual", "value": value,
        });
        if let (false, Some(members)) = (meta.is_empty(), result.as_object_mut()) {
            members.insert("meta".to_owned(), Json::Object(meta.clone()));
        }
        result
    };
    let one = |kind: &str, value: Json| vec![result(n, kind, "text", value, &meta)];
    match &answer.value {
        Value::Number(number) => one("number", json!({ "number": from_number(*number) })),
        Value::Choice(option) => one("choices", json!({ "choices": [option] })),
        Value::Choices(options) => one("choices", json!({ "choices": options })),
        Value::Text(text) => one("textarea", json!({ "text": [text] })),
        Value::Ranking(ranks) if ranks.iter().all(|group| group.len() == 1) => {
            one("ranker", json!({ "ranker": { "_": ranks.concat() } }))
        }
        Value::Ranking(_) => {
            losses.add("ranking with ties", &item.id);
            Vec::new()
        }
        Value::Spans(spans) => {
            if spans.is_empty() {
                losses.add("answer without a span", &item.id);
            }
            let mut results = Vec::new();
            for span in spans {
                let (Some([start, end]), to) = (span.range, if span.in_source { "source" } else { "text" }) else {
                    losses.add("span of an omission", &item.id);
                    continue;
                };
                let mut meta = meta.clone();
                span.category.as_ref().map(|category| meta.insert("category".to_owned(), category.as_str().into()));
                let value = json!({ "start": start, "end": end, "text": span.text, "labels": [span.label] });
                results.push(result(n + results.len(), "labels", to, value, &meta));
            }
            results
        }
    }
}

/// The name of who made an annotation.
fn rater(annotation: &Map<String, Json>) -> Option<String> {
    let by = annotation.get("completed_by");
    let own = scalar(annotation.get("concord_rater"));
    own.or_else(|| scalar(by)).or_else(|| first(by?.as_object()?, &["id", "email"]))
}

/// Seconds of an annotation.
fn seconds(annotation: &Map<String, Json>) -> Option<f64> {
    number(annotation.get("lead_time"))
}
