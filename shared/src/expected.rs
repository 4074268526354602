//! Expected answers: of gold items and of qualification tests. An expected answer is written as a cell of a table, and
//! any question type can have one whose answers can be compared.
//!
//! | kind | cell | correct if |
//! |---|---|---|
//! | scale | `2`, or `1..3` for a range | it is in the range, or within the tolerance of it |
//! | slider | `37.5`, or `30..40` for a range | it is in the range, or within the tolerance in units of the slider |
//! | scale or slider for several outputs | `A=2\|B=-1` | the number of each named output is as expected |
//! | choice | `formal`, or `spelling\|case` for several options | exactly these options are chosen |
//! | pairwise | the name of the better system, or `tie` | it is the same |
//! | ranking | `A > B > C`, the best first | these systems are ranked in this order |
//! | spans | `[F]Sie[/F] kommen` | the share of agreeing characters (F1) is 100 − tolerance percent or more |
//!
//! Several answers that are all correct are separated by `;`, except for spans.

mod answer;
mod number;
mod overlap;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

pub use self::answer::right_answer;
use self::number::{is_in_range, is_near, is_point};
use crate::{Chosen, Marked, Message, OTHER, OutputId, Question, QuestionKind, Value, refusal};

/// The word for a tie between two outputs.
const TIE: &str = "tie";
/// The separator between answers that are all correct.
const OR: char = ';';

/// An output that an item shows, with the name by which expected answers refer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownOutput {
    /// The output.
    pub output: OutputId,
    /// The name of its system.
    pub system: String,
}

/// Checks an expected answer against its question and what the item shows.
///
/// # Errors
/// What a valid expected answer would be.
pub fn check(question: &Question, cell: &str, shown: &[ShownOutput], text: &str) -> Result<(), Message> {
    let key = &question.key;
    match &question.kind {
        QuestionKind::Scale(scale) => check_rated(key, cell, shown, |cell| is_point(cell, scale)),
        QuestionKind::Slider(slider) => check_rated(key, cell, shown, |cell| is_in_range(cell, slider)),
        QuestionKind::Choice(_) | QuestionKind::Pairwise(_) | QuestionKind::Ranking(_) => {
            alternatives(cell, shown).into_iter().try_for_each(|cell| check_one(question, cell, shown))
        }
        QuestionKind::Spans(spans) => {
            let marked = Marked::read_named(cell, &spans.names()).map_err(|found| found.message())?;
            if marked.text.trim() == text.trim() { Ok(()) } else { Err(refusal::known_of_other_text(key)) }
        }
        QuestionKind::Text(_) | QuestionKind::Comment(_) => Err(refusal::known_is_a_text(key)),
    }
}

/// Checks one of several correct answers to a question without numbers.
fn check_one(question: &Question, cell: &str, shown: &[ShownOutput]) -> Result<(), Message> {
    let key = &question.key;
    let systems = || shown.iter().map(|one| one.system.as_str()).collect::<Vec<_>>().join(", ");
    let is_shown = |name: &str| shown.iter().any(|one| one.system == name);
    match &question.kind {
        QuestionKind::Choice(choice) => {
            let chosen = Chosen::from(cell);
            let offered = |key: &String| choice.options.iter().any(|option| option.key == *key);
            match chosen.keys.iter().find(|key| !offered(key)) {
                Some(other_key) => Err(refusal::known_is_no_answer(other_key, key)),
                None if chosen.len() > 1 && !choice.many => Err(refusal::known_takes_one(key)),
                None if chosen.other.is_some() && !choice.other => Err(refusal::known_is_no_answer(OTHER, key)),
                None => Ok(()),
            }
        }
        QuestionKind::Pairwise(pairwise) if pairwise.tie && cell == TIE => Ok(()),
        QuestionKind::Pairwise(_) if is_shown(cell) => Ok(()),
        QuestionKind::Pairwise(_) => Err(refusal::not_one_of(cell, systems())),
        QuestionKind::Ranking(_) => {
            let order = order(cell);
            match order.iter().find(|name| !is_shown(name)) {
                Some(name) => Err(refusal::not_one_of(*name, systems())),
                None if order.len() < 2 => Err(refusal::known_needs_order(key)),
                None => Ok(()),
            }
        }
        QuestionKind::Scale(_)
        | QuestionKind::Slider(_)
        | QuestionKind::Spans(_)
        | QuestionKind::Text(_)
        | QuestionKind::Comment(_) => Err(refusal::known_is_no_answer(cell, key)),
    }
}

/// Checks an expected number, or one for each of several outputs.
fn check_rated(key: &str, cell: &str, shown: &[ShownOutput], is_value: impl Fn(&str) -> bool) -> Result<(), Message> {
    if shown.len() <= 1 {
        return if is_value(cell) { Ok(()) } else { Err(refusal::known_is_no_answer(cell, key)) };
    }
    let rated = rated(cell);
    let names: BTreeSet<&str> = rated.iter().map(|(name, _)| *name).collect();
    if rated.is_empty() {
        return Err(refusal::known_of_each_output(key));
    }
    if let Some((name, _)) = rated.iter().find(|(name, _)| shown.iter().all(|one| one.system != *name)) {
        let systems: Vec<&str> = shown.iter().map(|one| one.system.as_str()).collect();
        return Err(refusal::not_one_of(*name, systems.join(", ")));
    }
    if names.len() < rated.len() {
        return Err(refusal::system_is_named_twice(cell));
    }
    match rated.iter().find(|(_, value)| !value.is_some_and(&is_value)) {
        Some((name, _)) => Err(refusal::known_without_value(*name, key)),
        None => Ok(()),
    }
}

/// Whether the answers to a question match the expected one, and how they would be written in a list. `given` contains
/// all answers to the question.
pub fn is_right(
    question: &Question,
    (cell, tolerance): (&str, i64),
    shown: &[ShownOutput],
    given: &[(Option<OutputId>, &Value)],
) -> (bool, String) {
    let value = match given.first() {
        None => return (false, String::new()),
        Some((_, Value::Skipped(reason))) => return (false, reason.clone()),
        Some((_, value)) => *value,
    };
    match &question.kind {
        QuestionKind::Ranking(_) => ranked(cell, shown, given),
        QuestionKind::Scale(_) | QuestionKind::Slider(_) if shown.len() > 1 => {
            each_rated((cell, tolerance), shown, given)
        }
        QuestionKind::Scale(_) | QuestionKind::Slider(_) => (is_near(cell, value, tolerance), written(value)),
        QuestionKind::Choice(_) => {
            let Value::Chosen(chosen) = value else { return (false, written(value)) };
            let set = |chosen: &Chosen| chosen.keys.iter().cloned().collect::<BTreeSet<_>>();
            let is_same =
                |expected: Chosen| set(chosen) == set(&expected) && chosen.other.is_some() == expected.other.is_some();
            (alternatives(cell, shown).into_iter().any(|cell| is_same(Chosen::from(cell))), chosen.to_string())
        }
        QuestionKind::Pairwise(_) => {
            let system = |output: &OutputId| shown.iter().find(|one| one.output == *output).map(|one| &one.system);
            let given = match value {
                Value::Preferred(output) => system(output).cloned().unwrap_or_default(),
                other => written(other),
            };
            (alternatives(cell, shown).contains(&given.as_str()), given)
        }
        QuestionKind::Spans(own) => {
            let Value::Text(text) = value else { return (false, written(value)) };
            let names = own.names();
            let spans = |text: &str| Marked::read_named(text, &names).map(|marked| marked.spans).unwrap_or_default();
            let least = 100 - tolerance.clamp(0, 100);
            (overlap::percent(&spans(cell), &spans(text)) >= least, text.clone())
        }
        QuestionKind::Text(_) | QuestionKind::Comment(_) => (false, written(value)),
    }
}

/// A value as text.
fn written(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Decimal(number) => number.to_string(),
        Value::Text(text) | Value::Skipped(text) => text.clone(),
        Value::Chosen(chosen) => chosen.to_string(),
        Value::Preferred(output) => output.to_string(),
        Value::Tie => TIE.to_owned(),
    }
}

/// Whether the named systems are ranked in one of the named orders.
fn ranked(cell: &str, shown: &[ShownOutput], given: &[(Option<OutputId>, &Value)]) -> (bool, String) {
    let place = |name: &str| {
        let output = shown.iter().find(|one| one.system == name)?.output;
        given.iter().find_map(|(about, value)| match value {
            Value::Number(rank) if *about == Some(output) => Some(*rank),
            _ => None,
        })
    };
    let mut all: Vec<(i64, &str)> =
        shown.iter().filter_map(|one| Some((place(&one.system)?, one.system.as_str()))).collect();
    all.sort_unstable();
    let is_ordered = |cell: &str| {
        let order: Vec<Option<i64>> = order(cell).into_iter().map(place).collect();
        order.windows(2).all(|two| matches!((two[0], two[1]), (Some(first), Some(second)) if first < second))
    };
    let right = alternatives(cell, shown).into_iter().any(is_ordered);
    (right, all.iter().map(|(_, name)| *name).collect::<Vec<_>>().join(" > "))
}

/// Whether each named output is rated as expected, and how all were rated.
fn each_rated(
    (cell, tolerance): (&str, i64),
    shown: &[ShownOutput],
    given: &[(Option<OutputId>, &Value)],
) -> (bool, String) {
    let rating = |one: &ShownOutput| {
        let own = given.iter().find(|(about, value)| *about == Some(one.output) && !matches!(value, Value::Skipped(_)));
        own.map(|(_, value)| *value)
    };
    let near = |(name, expected): &(&str, Option<&str>)| {
        let rating = shown.iter().find(|one| one.system == *name).and_then(rating);
        expected.zip(rating).is_some_and(|(expected, rating)| is_near(expected, rating, tolerance))
    };
    let all = shown.iter().filter_map(|one| Some(format!("{}={}", one.system, written(rating(one)?))));
    (rated(cell).iter().all(near), all.collect::<Vec<_>>().join("|"))
}

/// The answers in a cell that are all correct. A cell with an answer in own words is one answer, and so is any cell if the
/// separator is part of the name of a system.
fn alternatives<'a>(cell: &'a str, shown: &[ShownOutput]) -> Vec<&'a str> {
    if shown.iter().any(|one| one.system.contains(OR)) || Chosen::from(cell).other.is_some() {
        return vec![cell];
    }
    cell.split(OR).map(str::trim).collect()
}

/// The systems in a cell, each with its number if it has one.
pub fn rated(cell: &str) -> Vec<(&str, Option<&str>)> {
    let parts = cell.split('|').map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| part.rsplit_once('=').map_or((part, None), |(name, value)| (name.trim(), Some(value.trim()))))
        .collect()
}

fn order(cell: &str) -> Vec<&str> {
    cell.split('>').map(str::trim).filter(|name| !name.is_empty()).collect()
}
