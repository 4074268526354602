//! Label Studio: an export of tasks with their annotations, and the labelling configuration as `config.xml`.

mod config;
mod results;

use std::collections::BTreeMap;
use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use crate::Error;
use crate::definition::{Format, Guess, Head, Write};
use crate::grouped::{Group, Grouped};
use crate::json::{as_text, first, from_number, list, object, scalar};
use crate::model::{Answer, Item, Output as Text};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;

use config::Config;

/// Tasks with annotations.
pub static FORMAT: Format = Format {
    name: "label-studio",
    title: "Label Studio (JSON)",
    endings: &[".json"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

/// Keys of the data under which the model's own fields are written.
const OWN: [&str; 6] = ["item", "text", "source", "system", "language", "outputs"];

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.has_keys(&["annotations", "completed_by"]) || head.has_keys(&["data", "annotations"]) {
        Guess::new(90, "its tasks have data and annotations")
    } else {
        None
    }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    let mut config = Config::default();
    for file in files.with.iter().filter(|file| file.ends_with(&[".xml"])) {
        config = Config::read(file)?;
    }
    let mut questions = Some((config.questions.clone(), config.unknown.clone()));
    reading.each_element(|value, batch, _| {
        if let Some((questions, unknown)) = questions.take() {
            for question in questions {
                batch.question(question);
            }
            for tag in unknown {
                batch.lost(format!("tag {tag} of the configuration"));
            }
        }
        task(value, &config, batch)
    })
}

fn task(value: &Json, config: &Config, batch: &mut Batch) -> Result<(), String> {
    let task = object(value)?;
    let empty = Map::new();
    let data = match task.get("data") {
        Some(data) => object(data).map_err(|_| "\"data\" is not an object.".to_owned())?,
        None => &empty,
    };
    let id = first(data, &["item", "item_id", "id"]).or_else(|| first(task, &["id"])).ok_or("The task has no id.")?;
    let item = item(id, data, config);
    for _ in list(task, "predictions")? {
        batch.lost("prediction of a model");
    }
    if task.get("meta").and_then(Json::as_object).is_some_and(|meta| !meta.is_empty()) {
        batch.lost("meta of a task");
    }
    for _ in list(task, "drafts")? {
        batch.lost("draft");
    }
    let annotations = match task.get("annotations").or_else(|| task.get("completions")) {
        None | Some(Json::Null) => &[][..],
        Some(Json::Array(annotations)) => annotations,
        Some(_) => return Err("\"annotations\" is not a list.".to_owned()),
    };
    for annotation in annotations {
        let annotation = object(annotation).map_err(|_| "An annotation is not an object.".to_owned())?;
        if annotation.get("was_cancelled") == Some(&Json::Bool(true)) {
            batch.lost("skipped task (was_cancelled)");
            continue;
        }
        if annotation.get("ground_truth") == Some(&Json::Bool(true)) {
            batch.lost("mark as ground truth");
        }
        for answer in results::answers(annotation, &item, data, config, batch)? {
            batch.answer(answer);
        }
    }
    batch.item(item);
    Ok(())
}

/// The item: its text is what the first tag for texts shows, or else `text`, or else the only text of the data.
fn item(id: String, data: &Map<String, Json>, config: &Config) -> Item {
    let shown = config.shown.get("text").or_else(|| config.shown.values().find(|key| data.contains_key(*key)));
    let texts = || data.iter().filter(|(key, value)| value.is_string() && !OWN.contains(&key.as_str()));
    let only = || texts().next().filter(|_| texts().count() == 1).map(|(key, _)| key.clone());
    let key = shown.filter(|key| data.contains_key(*key)).cloned();
    let key = key.or_else(|| data.contains_key("text").then(|| "text".to_owned())).or_else(only);
    let mut item = Item { id, ..Item::default() };
    for (name, value) in data {
        match name.as_str() {
            _ if Some(name) == key.as_ref() => item.text = scalar(Some(value)),
            "source" => item.source = scalar(Some(value)),
            "system" => item.system = scalar(Some(value)),
            "language" => item.language = scalar(Some(value)),
            "outputs" => match serde_json::from_value::<Vec<Text>>(value.clone()) {
                Ok(outputs) => item.outputs = outputs,
                Err(_) => drop(item.metadata.insert(name.clone(), as_text(value))),
            },
            "item" | "item_id" | "id" if scalar(Some(value)).as_ref() == Some(&item.id) => {}
            _ => drop(item.metadata.insert(name.clone(), as_text(value))),
        }
    }
    item
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let questions = grouped.questions().to_vec();
    config::write(&questions, output.companion("config.xml")?)?;
    let mut out = output.main()?;
    let mut raters: BTreeMap<String, usize> = BTreeMap::new();
    let mut separator = b"[\n".as_slice();
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        if group.item.id.is_empty() {
            losses.add_n("answer without an item", group.answers.len() as u64, &number);
            continue;
        }
        out.write_all(separator)?;
        serde_json::to_writer(&mut out, &task_of(number + 1, &group, &mut raters, losses))?;
        separator = b",\n";
    }
    out.write_all(if separator.starts_with(b"[") { b"[]\n" } else { b"\n]\n" })?;
    Ok(out.flush()?)
}

fn task_of(number: usize, group: &Group, raters: &mut BTreeMap<String, usize>, losses: &mut Losses) -> Json {
    let Item { id, text, source, system, outputs, language, metadata } = &group.item;
    let mut data: Map<String, Json> = Map::new();
    for (name, value) in metadata {
        if OWN.contains(&name.as_str()) {
            losses.add("metadata under a reserved name", id);
        } else {
            data.insert(name.clone(), value.as_str().into());
        }
    }
    data.insert("item".to_owned(), id.as_str().into());
    for (name, value) in [("text", text), ("source", source), ("system", system), ("language", language)] {
        if let Some(value) = value {
            data.insert(name.to_owned(), value.as_str().into());
        }
    }
    if !outputs.is_empty() {
        data.insert("outputs".to_owned(), json!(outputs));
    }
    let mut annotations: Vec<(&Answer, Vec<Json>)> = Vec::new();
    for answer in &group.answers {
        if !answer.status.is_counted() {
            losses.add("answer that does not count", &answer.rater);
            continue;
        }
        let is_same =
            |about: &Answer| about.rater == answer.rater && about.at == answer.at && about.seconds == answer.seconds;
        let place = annotations.iter().position(|(about, _)| is_same(about)).unwrap_or_else(|| {
            annotations.push((answer, Vec::new()));
            annotations.len() - 1
        });
        let n = annotations[place].1.len();
        annotations[place].1.extend(results::written(answer, &group.item, n, losses));
    }
    let annotations = annotations.into_iter().enumerate().map(|(place, (about, results))| {
        let n = raters.len() + 1;
        let by = *raters.entry(about.rater.clone()).or_insert(n);
        let mut annotation = json!({
            "id": number * 1_000 + place, "completed_by": by, "concord_rater": about.rater,
            "result": results, "was_cancelled": false, "ground_truth": false, "task": number,
        });
        if let Some(members) = annotation.as_object_mut() {
            for name in ["created_at", "updated_at"] {
                about.at.as_ref().map(|at| members.insert(name.to_owned(), at.as_str().into()));
            }
            about.seconds.map(|seconds| members.insert("lead_time".to_owned(), from_number(seconds)));
        }
        annotation
    });
    let annotations: Vec<Json> = annotations.collect();
    json!({ "id": number, "data": data, "annotations": annotations, "predictions": [] })
}
