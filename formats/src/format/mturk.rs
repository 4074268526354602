//! Results of an MTurk batch: one assignment per row, `Input.` columns for the item, `Answer.` columns for the answers.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value as Json;

use crate::definition::{Format, Guess, Head, Write};
use crate::grouped::{Group, Grouped};
use crate::json::{guess, scalar};
use crate::model::{Answer, Item, Status, Value};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::table::Row;
use crate::{Error, limit, times};

/// A row per assignment.
pub static FORMAT: Format = Format {
    name: "mturk",
    title: "MTurk batch results (CSV)",
    endings: &[".csv"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

/// Inputs that name the item, in this order.
const ITEM: [&str; 3] = ["Input.item", "Input.item_id", "Input.id"];

/// Columns that are read, other than inputs and answers.
const USED: [&str; 7] =
    ["HITId", "WorkerId", "AssignmentStatus", "SubmitTime", "WorkTimeInSeconds", "Reject", "RequesterFeedback"];

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let is_own = head.has_columns(&["HITId", "WorkerId", "AssignmentStatus"]);
    if is_own { Guess::new(95, "it has the columns HITId, WorkerId and AssignmentStatus") } else { None }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_row(|row, batch, _| assignment(row, batch))
}

fn assignment(row: &Row, batch: &mut Batch) -> Result<(), String> {
    let rater = row.first(&["WorkerId"]).ok_or("The row has no WorkerId.")?;
    let item = item(row)?;
    let status = row.first(&["AssignmentStatus"]).unwrap_or_default();
    let (status, note) = if status == "Rejected" || row.first(&["Reject"]).is_some() {
        (Status::Rejected, row.first(&["Reject", "RequesterFeedback"]).or(row.first(&["RequesterFeedback"])))
    } else {
        (Status::Counted, None)
    };
    let at = row.first(&["SubmitTime"]).map(|time| (time, times::from_mturk(time)));
    if let Some((_, None)) = at {
        batch.lost("time in an unknown zone or form");
    }
    let seconds = row.first(&["WorkTimeInSeconds"]);
    let seconds =
        seconds.map(|cell| cell.parse::<f64>().map_err(|_| format!("WorkTimeInSeconds is no number: {cell}.")));
    let seconds = seconds.transpose()?;
    let is_used = |name: &str| name.starts_with("Input.") || name.starts_with("Answer.") || USED.contains(&name);
    if row.iter().any(|(name, cell)| cell.is_some_and(|cell| !cell.is_empty()) && !is_used(name)) {
        batch.lost("properties of the HIT and of its approval");
    }
    for (question, value) in answers(row)? {
        let mut answer = Answer::new(Some(&item.id), rater, question, value);
        answer.at = at.as_ref().and_then(|(_, at)| at.clone());
        answer.seconds = seconds;
        answer.status = status;
        answer.note = note.map(str::to_owned);
        batch.answer(answer);
    }
    batch.item(item);
    Ok(())
}

fn item(row: &Row) -> Result<Item, String> {
    let id = row.first(&ITEM).or(row.first(&["HITId"])).ok_or("The row has neither an item nor a HITId.")?;
    let named = ITEM.iter().copied().find(|name| row.get(name).is_some_and(|cell| !cell.is_empty()));
    let inputs: Vec<(&str, &str)> = row
        .iter()
        .filter(|(name, _)| named != Some(name))
        .filter_map(|(name, cell)| Some((name.strip_prefix("Input.")?, cell.filter(|cell| !cell.is_empty())?)))
        .collect();
    let only = if let [(name, _)] = inputs[..] { name } else { "text" };
    let mut item = Item { id: id.to_owned(), ..Item::default() };
    for (name, cell) in inputs {
        match name {
            _ if name == only => item.text = Some(cell.to_owned()),
            "source" => item.source = Some(cell.to_owned()),
            "system" => item.system = Some(cell.to_owned()),
            "language" => item.language = Some(cell.to_owned()),
            _ => drop(item.metadata.insert(name.to_owned(), cell.to_owned())),
        }
    }
    Ok(item)
}

/// The answers of an assignment. The columns `Answer.q.a` and `Answer.q.b` with true or false are boxes of one question.
fn answers(row: &Row) -> Result<Vec<(String, Value)>, String> {
    let mut answers: Vec<(String, Value)> = Vec::new();
    let mut boxes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (name, cell) in row.iter() {
        let (Some(name), Some(cell)) = (name.strip_prefix("Answer."), cell.filter(|cell| !cell.is_empty())) else {
            continue;
        };
        if name == "taskAnswers" {
            answers.extend(task_answers(cell)?);
        } else if let Some(question) = name.strip_suffix(".label") {
            answers.push((question.to_owned(), guess(cell)));
        } else if let (Some((question, option)), "true" | "false") = (name.rsplit_once('.'), cell) {
            let ticked = boxes.entry(question).or_default();
            if cell == "true" {
                ticked.push(option.to_owned());
            }
        } else {
            answers.push((name.to_owned(), cell_value(cell)));
        }
    }
    answers.extend(boxes.into_iter().map(|(question, ticked)| (question.to_owned(), Value::Choices(ticked))));
    Ok(answers)
}

/// A number, options that are separated by bars, or a text.
fn cell_value(cell: &str) -> Value {
    let options: Vec<&str> = cell.split('|').collect();
    let is_option =
        |option: &&str| !option.is_empty() && option.len() <= 100 && option.trim() == *option && !option.contains('\n');
    if options.len() > 1 && options.iter().all(is_option) {
        return Value::Choices(options.into_iter().map(str::to_owned).collect());
    }
    guess(cell)
}

/// Answers of a form of crowd elements: `[{"q": {"label": "x"}, "r": {"a": true, "b": false}}]`.
fn task_answers(cell: &str) -> Result<Vec<(String, Value)>, String> {
    let forms: Vec<serde_json::Map<String, Json>> = serde_json::from_str(cell)
        .map_err(|error| format!("Answer.taskAnswers is not a JSON list of objects: {error}."))?;
    let value = |value: &Json| match value {
        Json::Object(members) if members.contains_key("label") => scalar(members.get("label")).map(|text| guess(&text)),
        Json::Object(members) => {
            let ticked = members.iter().filter(|(_, ticked)| **ticked == Json::Bool(true));
            Some(Value::Choices(ticked.map(|(name, _)| name.clone()).collect()))
        }
        other => scalar(Some(other)).filter(|text| !text.is_empty()).map(|text| guess(&text)),
    };
    Ok(forms.iter().flatten().filter_map(|(name, answer)| Some((name.clone(), value(answer)?))).collect())
}

const FIXED: [&str; 6] = ["HITId", "AssignmentId", "WorkerId", "AssignmentStatus", "SubmitTime", "WorkTimeInSeconds"];
/// Columns of an item, other than its name and its metadata.
const TEXTS: [&str; 4] = ["text", "source", "system", "language"];

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let questions: Vec<String> = grouped.questions().iter().map(|question| question.name.clone()).collect();
    let names = metadata(grouped)?;
    let inputs = ["item"].into_iter().chain(TEXTS).map(str::to_owned).chain(names.iter().cloned());
    let header = FIXED.iter().map(|name| (*name).to_owned());
    let header = header.chain(inputs.map(|name| format!("Input.{name}")));
    let header = header.chain(questions.iter().map(|name| format!("Answer.{name}")));
    let header: Vec<String> = header.chain(["Approve".to_owned(), "Reject".to_owned()]).collect();
    if header.len() > limit::COLUMNS {
        return Err(Error::unusable(format!("A table has at most {} columns.", limit::COLUMNS)));
    }
    let mut out = csv::WriterBuilder::new()
        .quote_style(csv::QuoteStyle::Always)
        .terminator(csv::Terminator::CRLF)
        .from_writer(output.main()?);
    out.write_record(&header)?;
    let mut n = 0_u64;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        if !group.item.outputs.is_empty() {
            losses.add("outputs of an item", &group.item.id);
        }
        if group.item.id.is_empty() || group.answers.is_empty() {
            losses.add("item without answers, or answers without an item", &number);
            continue;
        }
        for assignment in assignments(&group, &questions, losses) {
            n += 1;
            let Answer { rater, at, seconds, status, note, .. } = assignment.about;
            let is_rejected = *status == Status::Rejected;
            let status = if is_rejected { "Rejected" } else { "Submitted" };
            let at = at.as_deref().and_then(times::to_mturk).unwrap_or_default();
            let seconds = seconds.map(|seconds| seconds.to_string()).unwrap_or_default();
            let (hit, own) = (format!("HIT{}", number + 1), format!("ASG{n}"));
            let item = &group.item;
            let texts = [&item.text, &item.source, &item.system, &item.language]
                .map(|text| text.as_deref().unwrap_or_default());
            let metadata = names.iter().map(|name| item.metadata.get(name).map(String::as_str).unwrap_or_default());
            let cells =
                [hit.as_str(), &own, rater, status, &at, &seconds, &item.id].into_iter().chain(texts).chain(metadata);
            let reason = if is_rejected { note.as_deref().unwrap_or("rejected") } else { "" };
            let cells = cells.chain(assignment.cells.iter().map(String::as_str)).chain(["", reason]);
            out.write_record(cells)?;
        }
    }
    Ok(out.flush()?)
}

/// The answers of one assignment, by question.
struct Assignment<'a> {
    about: &'a Answer,
    cells: Vec<String>,
}

fn assignments<'a>(group: &'a Group, questions: &[String], losses: &mut Losses) -> Vec<Assignment<'a>> {
    let mut found: Vec<Assignment<'a>> = Vec::new();
    for answer in &group.answers {
        let Some(cell) = written(answer, losses) else { continue };
        let Some(column) = questions.iter().position(|name| *name == answer.question) else { continue };
        let is_same = |own: &Assignment<'_>| {
            let about = own.about;
            about.rater == answer.rater
                && about.status == answer.status
                && about.at == answer.at
                && about.seconds == answer.seconds
                && own.cells[column].is_empty()
        };
        if let Some(own) = found.iter_mut().find(|own| is_same(own)) {
            own.cells[column] = cell;
        } else {
            let mut cells = vec![String::new(); questions.len()];
            cells[column] = cell;
            found.push(Assignment { about: answer, cells });
        }
    }
    found
}

/// The cell of an answer; none if the file cannot hold it.
fn written(answer: &Answer, losses: &mut Losses) -> Option<String> {
    let mut lost = |what: &str| {
        losses.add(what, &answer.question);
        None
    };
    if answer.pair.is_some() || answer.system.is_some() || answer.language.is_some() {
        lost("systems or language of an answer");
    }
    match &answer.value {
        _ if answer.status == Status::Attention => lost("answer to an attention check"),
        Value::Number(number) => Some(number.to_string()),
        Value::Choice(text) | Value::Text(text) if text.is_empty() => lost("empty answer"),
        Value::Choice(text) | Value::Text(text) => Some(text.clone()),
        Value::Choices(options) if options.is_empty() || options.iter().any(|option| option.contains('|')) => {
            lost("choice of no option, or of one with a bar")
        }
        Value::Choices(options) => Some(options.join("|")),
        Value::Ranking(_) => lost("ranking"),
        Value::Spans(_) => lost("spans"),
    }
}

/// The names of metadata of all items, of which further columns have to be known first.
fn metadata(grouped: &mut Grouped) -> Result<BTreeSet<String>, Error> {
    let mut names = BTreeSet::new();
    for number in 0..grouped.len() {
        names.extend(grouped.group(number)?.item.metadata.into_keys());
        if names.len() > limit::COLUMNS {
            return Err(Error::unusable("The items have more kinds of metadata than a table has columns."));
        }
    }
    Ok(names)
}
