//! factgenie: an output with its annotations per line. A span has its beginning and its words: the beginning counts
//! UTF-16 units for people, code points for models.

use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use crate::definition::{Format, Guess, Head, Write, json_line};
use crate::grouped::Grouped;
use crate::json::{first, from_number, list, number, object, offset, scalar};
use crate::model::{Answer, Item, Question, Span, Value};
use crate::offsets::{Positions, Unit, words};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::{Error, times};

/// An output per line.
pub static FORMAT: Format = Format {
    name: "factgenie",
    title: "factgenie (JSON Lines)",
    endings: &[".jsonl"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let is_own = head.has_keys(&["example_idx", "setup_id", "annotations"]);
    if is_own { Guess::new(95, "it has example_idx, setup_id and annotations") } else { None }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_element(|value, batch, _| line(value, batch))
}

fn line(value: &Json, batch: &mut Batch) -> Result<(), String> {
    let line = object(value)?;
    let empty = Map::new();
    let metadata = line.get("metadata").and_then(Json::as_object).unwrap_or(&empty);
    let rater = first(metadata, &["annotator_id"]).ok_or("There is no annotator_id.")?;
    let part = |name: &str| first(line, &[name]).unwrap_or_default();
    let id = ["dataset", "split", "example_idx", "setup_id"].map(part).join("/");
    let text = scalar(line.get("output"));
    let (begun, ended) = (number(metadata.get("start_timestamp")), number(metadata.get("end_timestamp")));
    let about = |question: &str, value: Value| {
        let mut answer = Answer::new(Some(&id), rater.clone(), question, value);
        answer.at = ended.and_then(times::from_seconds);
        answer.seconds = begun.zip(ended).map(|(begun, ended)| ended - begun);
        answer
    };
    for name in ["sliders", "options", "text_fields", "flags"] {
        for field in list(line, name)? {
            let field = object(field).map_err(|_| format!("\"{name}\" holds something else than objects."))?;
            let question = first(field, &["label"]).ok_or_else(|| format!("A field of \"{name}\" has no label."))?;
            let value = field.get("value");
            let Some(text) = scalar(value).filter(|text| !text.is_empty()) else { continue };
            let value = match name {
                "sliders" => {
                    Value::Number(number(value).ok_or_else(|| format!("The slider \"{question}\" has no number."))?)
                }
                "text_fields" => Value::Text(text),
                _ => Value::Choice(text),
            };
            batch.answer(about(&question, value));
        }
    }
    if line.contains_key("annotations") {
        let positions = text.as_deref().map(|text| (text, Positions::new(text, Unit::Utf16)));
        let mut spans = Vec::new();
        for given in list(line, "annotations")? {
            if first(object(given)?, &["text"]).is_none() {
                batch.lost("annotation that was removed (its text is empty)");
                continue;
            }
            match span(given, positions.as_ref(), metadata) {
                Ok(span) => spans.push(span),
                Err(reason) => batch.refuse(format!("A span of {id} by {rater}: {reason}")),
            }
        }
        batch.answer(about("spans", Value::Spans(spans)));
    }
    batch.item(Item { id, text, system: first(line, &["setup_id"]), ..Item::default() });
    Ok(())
}

fn span(given: &Json, positions: Option<&(&str, Positions)>, metadata: &Map<String, Json>) -> Result<Span, String> {
    let given = object(given)?;
    let (text, positions) = positions.ok_or("There is no output.")?;
    let quote = first(given, &["text"]).ok_or("It has no text.")?;
    let start = offset(given, "start")?;
    let fits = |range: &[usize; 2]| words(text, *range) == quote;
    let utf16 = positions.range(start, start.saturating_add(quote.encode_utf16().count() as u64)).ok().filter(fits);
    let points = || {
        let positions = Positions::new(text, Unit::CodePoint);
        positions.range(start, start.saturating_add(quote.chars().count() as u64)).ok().filter(fits)
    };
    let range = utf16.or_else(points).ok_or_else(|| format!("Its words are not at {start} of the output."))?;
    let kind = offset(given, "type")?;
    let categories = list(metadata, "annotation_span_categories")?;
    let category = usize::try_from(kind).ok().and_then(|kind| categories.get(kind));
    let label = category
        .and_then(|category| scalar(category.get("name")))
        .ok_or_else(|| format!("There is no category {kind}."))?;
    Ok(Span { label, range: Some(range), text: Some(quote), category: None, in_source: false })
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let questions = grouped.questions().to_vec();
    let mut out = output.main()?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        let item = &group.item;
        let mut parts = item.id.splitn(4, '/');
        let (Some(dataset), Some(split), Some(example), Some(setup)) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            losses.add("item whose name is not dataset/split/example/setup", &item.id);
            continue;
        };
        if !item.metadata.is_empty() || !item.outputs.is_empty() || item.source.is_some() || item.language.is_some() {
            losses.add("source, outputs, language and metadata of an item", &item.id);
        }
        let mut works: Vec<(&Answer, Vec<&Answer>)> = Vec::new();
        for answer in &group.answers {
            let is_same = |about: &Answer| {
                about.rater == answer.rater && about.at == answer.at && about.seconds == answer.seconds
            };
            match works.iter_mut().find(|(about, _)| is_same(about)) {
                Some((_, answers)) => answers.push(answer),
                None => works.push((answer, vec![answer])),
            }
        }
        let example: Json =
            example.parse::<u32>().ok().filter(|n| n.to_string() == example).map_or_else(|| example.into(), Json::from);
        for (about, answers) in works {
            let mut line = json!({ "dataset": dataset, "split": split, "example_idx": example, "output": item.text, "setup_id": setup });
            if let Some(members) = line.as_object_mut() {
                let ended = about.at.as_deref().and_then(times::to_seconds);
                fields(members, &answers, about, ended, &questions, item, losses);
            }
            json_line(&mut out, &line)?;
        }
    }
    Ok(out.flush()?)
}

fn fields(
    line: &mut Map<String, Json>,
    answers: &[&Answer],
    about: &Answer,
    ended: Option<f64>,
    questions: &[Question],
    item: &Item,
    losses: &mut Losses,
) {
    let mut categories: Vec<&str> = Vec::new();
    let (mut sliders, mut options, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    let mut annotations: Option<Vec<Json>> = None;
    let text = item.text.as_deref().unwrap_or_default();
    let positions = Positions::new(text, Unit::Utf16);
    for answer in answers {
        let known = questions.iter().find(|question| question.name == answer.question);
        match &answer.value {
            _ if !answer.status.is_counted() => losses.add("answer that does not count", &answer.rater),
            Value::Number(number) => {
                let mut slider = json!({ "label": answer.question, "value": number.to_string() });
                for (name, bound) in
                    [("min", known.and_then(|known| known.min)), ("max", known.and_then(|known| known.max))]
                {
                    if let Some(bound) = bound {
                        slider[name] = bound.to_string().into();
                    }
                }
                sliders.push(slider);
            }
            Value::Choice(option) if !option.is_empty() => {
                let list = known.map(|known| known.options.clone()).unwrap_or_default();
                let index = list.iter().position(|own| own == option);
                options.push(json!({ "label": answer.question, "index": index, "value": option, "optionList": list }));
            }
            Value::Text(text) if !text.is_empty() => texts.push(json!({ "label": answer.question, "value": text })),
            Value::Spans(spans) if answer.question == "spans" => {
                let annotations = annotations.get_or_insert_default();
                for span in spans {
                    let range = span.range.filter(|range| !span.in_source && range[0] < range[1]);
                    let Some(([start, _], range)) = range.and_then(|range| Some((positions.offsets(range)?, range)))
                    else {
                        losses.add("span of nothing, of an omission or of the source", &item.id);
                        continue;
                    };
                    let kind = categories.iter().position(|own| **own == span.label).unwrap_or_else(|| {
                        categories.push(&span.label);
                        categories.len() - 1
                    });
                    annotations.push(json!({ "type": kind, "start": start, "text": words(text, range) }));
                }
            }
            Value::Choice(_) | Value::Text(_) | Value::Choices(_) | Value::Ranking(_) | Value::Spans(_) => {
                losses.add("answer without a field, or an empty one", &answer.question);
            }
        }
    }
    let named: Vec<Json> = categories.iter().map(|name| json!({ "name": name })).collect();
    let mut metadata = json!({ "annotation_span_categories": named, "annotator_id": about.rater });
    if let Some(ended) = ended {
        metadata["start_timestamp"] = from_number(ended - about.seconds.unwrap_or(0.0));
        metadata["end_timestamp"] = from_number(ended);
    }
    line.insert("metadata".to_owned(), metadata);
    if let Some(annotations) = annotations {
        line.insert("annotations".to_owned(), annotations.into());
    }
    for (name, values) in [("sliders", sliders), ("options", options), ("text_fields", texts), ("flags", Vec::new())] {
        line.insert(name.to_owned(), values.into());
    }
}
