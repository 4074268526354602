//! Judgements of MT-bench (FastChat): one comparison of two models, or one grade of a model, per line.

use std::io::Write as _;

use serde_json::{Map, Value as Json, json};

use crate::definition::{Format, Guess, Head, Write, json_line};
use crate::grouped::Grouped;
use crate::json::{first, from_number, need, number, object, scalar};
use crate::model::{Answer, Item, Output as Text, Rater, TIE, Value};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::{Error, times};

/// Turns of a conversation.
const TURNS: usize = 1_000;

/// One judgement per line.
pub static FORMAT: Format = Format {
    name: "mt-bench",
    title: "MT-bench judgements (JSON Lines)",
    endings: &[".jsonl"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.has_keys(&["question_id", "judge"]) { Guess::new(90, "it has question_id and judge") } else { None }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_element(|value, batch, _| judgement(value, batch))
}

fn judgement(value: &Json, batch: &mut Batch) -> Result<(), String> {
    let members = object(value)?;
    let (question, turn) = (need(members, "question_id")?, first(members, &["turn"]).unwrap_or_else(|| "1".to_owned()));
    let id = format!("{question}/{turn}");
    let turn: usize =
        turn.parse().ok().filter(|turn| (1..=TURNS).contains(turn)).ok_or("\"turn\" is not a number from 1.")?;
    let rater = match members.get("judge") {
        Some(Json::Array(parts)) => {
            let parts: Option<Vec<String>> = parts.iter().map(|part| scalar(Some(part))).collect();
            let id = parts.ok_or("\"judge\" is neither a name nor a list of names.")?.join("/");
            batch.rater(Rater { id: id.clone(), is_model: true, ..Rater::default() });
            id
        }
        _ => need(members, "judge")?,
    };
    let mut answer = if members.contains_key("winner") {
        compared(members, &id, turn, rater, batch)?
    } else {
        let score = number(members.get("score")).ok_or("There is neither a winner nor a score.")?;
        let mut answer = Answer::new(Some(&id), rater, "score", Value::Number(score));
        answer.system = Some(need(members, "model")?);
        answer
    };
    answer.at = number(members.get("tstamp")).and_then(times::from_seconds);
    batch.answer(answer);
    Ok(())
}

fn compared(
    members: &Map<String, Json>,
    id: &str,
    turn: usize,
    rater: String,
    batch: &mut Batch,
) -> Result<Answer, String> {
    let (a, b) = (need(members, "model_a")?, need(members, "model_b")?);
    let winner = match &*need(members, "winner")? {
        "model_a" => a.clone(),
        "model_b" => b.clone(),
        "tie" | "tie (inconsistent)" | "tie (bothbad)" => TIE.to_owned(),
        other => return Err(format!("The winner \"{other}\" is none of model_a, model_b, tie.")),
    };
    let said = |side: &str, place: usize| {
        let message = members.get(side)?.as_array()?.get(place)?;
        scalar(message.get("content"))
    };
    let question = id.rsplit_once('/').map_or(id, |(question, _)| question);
    let n_turns = members.get("conversation_a").and_then(Json::as_array).map_or(0, |said| said.len().div_ceil(2));
    for own in 1..=n_turns.clamp(turn, TURNS) {
        let outputs = [("conversation_a", &a), ("conversation_b", &b)]
            .into_iter()
            .filter_map(|(side, system)| said(side, 2 * own - 1).map(|text| Text { system: system.clone(), text }));
        let (text, outputs): (_, Vec<Text>) = (said("conversation_a", 2 * own - 2), outputs.collect());
        // A turn that was not kept is empty.
        let is_known = text.iter().chain(outputs.iter().map(|output| &output.text)).any(|text| !text.is_empty());
        if own == turn || is_known {
            batch.item(Item { id: format!("{question}/{own}"), text, outputs, ..Item::default() });
        }
    }
    let mut answer = Answer::new(Some(id), rater, "winner", Value::Choice(winner));
    answer.pair = Some([a, b]);
    Ok(answer)
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let mut out = output.main()?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        let item = &group.item;
        if !item.metadata.is_empty() || item.source.is_some() {
            losses.add("source and metadata of an item", &item.id);
        }
        for answer in &group.answers {
            match line(answer, item, grouped.rater(&answer.rater).is_some_and(|rater| rater.is_model)) {
                Some(line) => json_line(&mut out, &line)?,
                None => losses
                    .add("answer that is neither a comparison of two systems nor a grade of one", &answer.question),
            }
        }
    }
    Ok(out.flush()?)
}

/// A judgement; none if the answer is of another form.
fn line(answer: &Answer, item: &Item, is_model: bool) -> Option<Json> {
    let id = answer.item.as_deref()?;
    let (question, turn) = id.rsplit_once('/').unwrap_or((id, "1"));
    let turn: usize = turn.parse().ok().filter(|turn| (1..=TURNS).contains(turn))?;
    let question: Json = question
        .parse::<u32>()
        .ok()
        .filter(|id| id.to_string() == question)
        .map_or_else(|| question.into(), Json::from);
    let parts: Vec<&str> = answer.rater.split('/').collect();
    let judge: Json = if is_model { json!(parts) } else { json!(answer.rater) };
    let tstamp = answer.at.as_deref().and_then(times::to_seconds).map(from_number);
    let mut line = match (&answer.value, &answer.pair, &answer.system) {
        (Value::Choice(choice), Some([a, b]), _) => {
            let winner = if choice == a {
                "model_a"
            } else if choice == b {
                "model_b"
            } else if choice == TIE {
                "tie"
            } else {
                return None;
            };
            json!({ "question_id": question, "model_a": a, "model_b": b, "winner": winner, "judge": judge,
                "conversation_a": conversation(item, a, turn), "conversation_b": conversation(item, b, turn), "turn": turn })
        }
        (Value::Number(score), None, Some(model)) => {
            json!({ "question_id": question, "model": model, "judge": judge, "score": from_number(*score), "turn": turn })
        }
        _ => return None,
    };
    if let (Some(tstamp), Some(members)) = (tstamp, line.as_object_mut()) {
        members.insert("tstamp".to_owned(), tstamp);
    }
    Some(line)
}

/// The turns of a conversation, of which only this one is known.
fn conversation(item: &Item, system: &str, turn: usize) -> Vec<Json> {
    let Some(output) = item.outputs.iter().find(|output| output.system == system) else { return Vec::new() };
    let user = item.text.as_deref().unwrap_or_default();
    let turns = std::iter::repeat_n(("", ""), turn - 1).chain([(user, output.text.as_str())]);
    let said = |role: &str, content: &str| json!({ "content": content, "role": role });
    turns.flat_map(|(user, assistant)| [said("user", user), said("assistant", assistant)]).collect()
}
