//! Checks that answers are complete and fit what was asked and shown.

mod size;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use shared::{
    Definition, Message, NewAnswer, Problem, Question, QuestionKind, QuestionType as _, ShownItem, Value, limit,
    question::{LONGEST_MARKED, check_marked},
    refusal,
};

use crate::crowd::assigned::{Work, places};

pub(crate) use size::{check_half_marked, check_size};

/// Checks that every required question that is asked of an item has a valid answer, and that no answer occurs twice.
///
/// # Errors
/// The missing or invalid answer, in the worker's language.
pub(crate) fn check_complete(work: &Work, answers: &[NewAnswer]) -> Result<(), Problem> {
    let Work { row, definition, contents, .. } = work;
    check_size(definition, contents, answers)?;
    let mut by_item: BTreeMap<_, Vec<&NewAnswer>> = BTreeMap::new();
    for answer in answers {
        by_item.entry(answer.item).or_default().push(answer);
    }
    if let Some(stray) = answers.iter().find(|answer| contents.item(answer.item).is_none()) {
        return Err(Problem::invalid(stray.question.clone(), refusal::not_of_this_work()));
    }
    if let Some(stray) = answers.iter().find(|answer| definition.question(&answer.question).is_none()) {
        return Err(Problem::invalid("question", refusal::no_such_question(&stray.question)));
    }
    let places = places(contents.items.len(), row.seed);
    for (item, index) in contents.items.iter().zip(places) {
        let given = by_item.remove(&item.id).unwrap_or_default();
        check_item_complete(definition, item, &given)
            .map_err(|problem| name_the_item(problem, (index, contents.items.len())))?;
    }
    Ok(())
}

/// Checks that every required question that is asked of this item has a valid answer.
///
/// # Errors
/// The missing or invalid answer.
pub(crate) fn check_item_complete(
    definition: &Definition,
    item: &ShownItem,
    given: &[&NewAnswer],
) -> Result<(), Problem> {
    for question in definition.asked(given) {
        if question.kind.marks_own_text() {
            check_own_marks(definition, question, given)?;
            continue;
        }
        let of_question = given.iter().filter(|answer| answer.question == question.key);
        let of_question: Vec<Cow<'_, NewAnswer>> = of_question.map(|answer| unmarked(definition, answer)).collect();
        let of_question: Vec<&NewAnswer> = of_question.iter().map(AsRef::as_ref).collect();
        check_item(question, item, &of_question)?;
    }
    Ok(())
}

/// The answer without the marks in a text of the worker's own: they do not count towards its length.
pub(crate) fn unmarked<'a>(definition: &Definition, answer: &'a NewAnswer) -> Cow<'a, NewAnswer> {
    let spans = definition.marks_in(&answer.question).and_then(|question| question.kind.as_spans());
    let (Some(spans), Value::Text(text)) = (spans, &answer.value) else { return Cow::Borrowed(answer) };
    let bare = check_marked(text, LONGEST_MARKED).ok().and_then(|()| spans.read_own(text).ok());
    bare.map_or(Cow::Borrowed(answer), |marked| {
        Cow::Owned(NewAnswer { value: Value::Text(marked.text), ..answer.clone() })
    })
}

/// Checks that spans marked in the worker's own text lie in that text.
fn check_own_marks(definition: &Definition, question: &Question, given: &[&NewAnswer]) -> Result<(), Problem> {
    if given.iter().any(|answer| answer.question == question.key) {
        return Err(Problem::invalid(question.key.clone(), refusal::own_marks()));
    }
    let Some(spans) = question.kind.as_spans() else { return Ok(()) };
    let of =
        |answer: &&&NewAnswer| definition.marks_in(&answer.question).is_some_and(|marks| marks.key == question.key);
    match given.iter().find(of) {
        Some(NewAnswer { question, value: Value::Text(text), .. }) => {
            let refuse = |reason| Problem::invalid(question.clone(), reason);
            check_marked(text, LONGEST_MARKED).map_err(refuse)?;
            spans.read_own(text).map(drop).map_err(|found| refuse(found.message()))
        }
        _ => Ok(()),
    }
}

/// Removes answers to questions that are not asked because their condition is not met.
pub(crate) fn asked(definition: &Definition, answers: &mut Vec<NewAnswer>) {
    let mut asked = BTreeSet::new();
    let mut by_item: BTreeMap<_, Vec<&NewAnswer>> = BTreeMap::new();
    for answer in answers.iter() {
        by_item.entry(answer.item).or_default().push(answer);
    }
    for (item, given) in by_item {
        asked.extend(definition.asked(&given).into_iter().map(|question| (item, question.key.clone())));
    }
    answers.retain(|answer| asked.contains(&(answer.item, answer.question.clone())));
}

fn name_the_item(problem: Problem, (index, of): (usize, usize)) -> Problem {
    match problem {
        Problem::Invalid { field, reason } if of > 1 => {
            Problem::Invalid { field, reason: refusal::of_text(index + 1, of, reason) }
        }
        other => other,
    }
}

/// Checks the answers to one question about one item.
fn check_item(question: &Question, item: &ShownItem, given: &[&NewAnswer]) -> Result<(), Problem> {
    if let Some(answer) = given.iter().find(|answer| matches!(answer.value, Value::Skipped(_))) {
        return if given.len() > 1 {
            Err(Problem::invalid(question.key.clone(), refusal::answer_or_say_why()))
        } else {
            check_value(question, answer, item)
        };
    }
    match &question.kind {
        QuestionKind::Ranking(ranking) => check_ranking(question, item, given, ranking.ties),
        QuestionKind::Text(_)
        | QuestionKind::Scale(_)
        | QuestionKind::Slider(_)
        | QuestionKind::Choice(_)
        | QuestionKind::Pairwise(_)
        | QuestionKind::Spans(_)
        | QuestionKind::Comment(_) => {
            if question.is_per_output(item) {
                check_grid(question, item, given)
            } else {
                check_one(question, item, given)
            }
        }
    }
}

/// Checks the only answer to a question about the item as a whole.
fn check_one(question: &Question, item: &ShownItem, given: &[&NewAnswer]) -> Result<(), Problem> {
    if given.iter().any(|answer| answer.output.is_some()) {
        return Err(Problem::invalid(question.key.clone(), refusal::names_no_output()));
    }
    match given {
        // An empty rewrite does not count as missing but is flagged, so that the worker reads the reason.
        [] if question.required && question.kind.is_missed() => {
            Err(Problem::invalid(question.key.clone(), refusal::no_answer()))
        }
        [] => Ok(()),
        [answer] if question.required && matches!(&answer.value, Value::Chosen(chosen) if chosen.is_empty()) => {
            Err(Problem::invalid(question.key.clone(), refusal::no_answer()))
        }
        [answer, ..] => check_value(question, answer, item),
    }
}

/// Checks that there is a value for each output.
fn check_grid(question: &Question, item: &ShownItem, given: &[&NewAnswer]) -> Result<(), Problem> {
    let refuse = |reason| Err(Problem::invalid(question.key.clone(), reason));
    for answer in given {
        check_value(question, answer, item)?;
        if answer.output.is_none() || item.outputs.iter().all(|shown| shown.output != answer.output) {
            return refuse(refusal::not_of_this_work());
        }
    }
    let is_rated = |output| given.iter().any(|answer| answer.output == output);
    if question.required && !item.outputs.iter().all(|shown| is_rated(shown.output)) {
        return refuse(refusal::rate_every_text());
    }
    Ok(())
}

fn check_ranking(question: &Question, item: &ShownItem, given: &[&NewAnswer], ties: bool) -> Result<(), Problem> {
    if given.is_empty() && !question.required {
        return Ok(());
    }
    let mut ranks = BTreeMap::new();
    for answer in given {
        check_value(question, answer, item)?;
        if let (Some(output), Value::Number(rank)) = (answer.output, &answer.value) {
            ranks.insert(output, *rank);
        }
    }
    if item.outputs.iter().any(|shown| shown.output.is_none_or(|output| !ranks.contains_key(&output)))
        || ranks.len() != item.outputs.len()
    {
        return Err(Problem::invalid(question.key.clone(), refusal::place_every_text()));
    }
    let distinct: BTreeSet<i64> = ranks.values().copied().collect();
    if !ties && distinct.len() < ranks.len() {
        return Err(Problem::invalid(question.key.clone(), refusal::place_is_shared()));
    }
    Ok(())
}

/// Checks that a value is of its question's kind and in range.
pub(crate) fn check_value(question: &Question, answer: &NewAnswer, item: &ShownItem) -> Result<(), Problem> {
    let checked = match &answer.value {
        Value::Skipped(reason) => check_skipped(question, answer, reason),
        value => question.kind.check_value(value, item),
    };
    checked.map_err(|reason| Problem::invalid(question.key.clone(), reason))
}

/// Checks that a question may be left unanswered with this reason.
fn check_skipped(question: &Question, answer: &NewAnswer, reason: &str) -> Result<(), Message> {
    if !question.skip || answer.output.is_some() {
        return Err(refusal::must_be_answered());
    }
    match reason.trim().chars().count() {
        0 => Err(refusal::say_why()),
        1..=limit::OWN_WORDS => Ok(()),
        _ => Err(refusal::reason_too_long(limit::OWN_WORDS)),
    }
}
