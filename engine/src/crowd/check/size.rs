//! Limits on the amount of data that a worker can send: checked before any of it is processed.

use std::collections::BTreeSet;

use shared::{Chosen, Definition, NewAnswer, Problem, Question, ShownItem, Value, limit, refusal};

use crate::crowd::hit::Contents;

/// The maximum size of all answers of a draft or a submission together, in bytes.
const LARGEST: usize = 1 << 20;

/// Checks that there are no more answers than the hit has questions, that none occurs twice, and that none is too long.
///
/// # Errors
/// The answers that are too many or too long.
pub(crate) fn check_size(definition: &Definition, contents: &Contents, answers: &[NewAnswer]) -> Result<(), Problem> {
    let most = most_answers(&definition.questions, contents);
    let mut seen = BTreeSet::new();
    // If there are more than possible, one more than the limit is enough to find a duplicate.
    for answer in answers.iter().take(most + 1) {
        if !seen.insert((answer.item, answer.question.as_str(), answer.output)) {
            return Err(Problem::invalid(answer.question.clone(), refusal::twice()));
        }
    }
    if answers.len() > most {
        return Err(Problem::invalid("answers", refusal::too_many_answers()));
    }
    if answers.iter().map(bytes).sum::<usize>() > LARGEST {
        return Err(Problem::invalid("answers", refusal::answers_too_large(LARGEST)));
    }
    answers.iter().try_for_each(check_chosen_size)
}

/// The number of answers: one for each item and question, and one for each output of a ranking or of a scale about
/// several outputs.
fn most_answers(questions: &[Question], contents: &Contents) -> usize {
    let of = |question: &Question, item: &ShownItem| if question.is_per_output(item) { item.outputs.len() } else { 1 };
    contents.items.iter().flat_map(|item| questions.iter().map(move |question| of(question, item))).sum()
}

/// The stored size of an answer in bytes, without the names of its fields.
fn bytes(answer: &NewAnswer) -> usize {
    let own = match &answer.value {
        Value::Text(text) | Value::Skipped(text) => text.len(),
        Value::Chosen(Chosen { keys, other }) => {
            keys.iter().map(|key| key.len() + 3).sum::<usize>() + other.as_ref().map_or(0, String::len)
        }
        Value::Number(_) | Value::Decimal(_) | Value::Preferred(_) | Value::Tie => 0,
    };
    own + answer.question.len()
}

/// Checks that a list of choices is no longer than any list of options, before each choice is looked up.
fn check_chosen_size(answer: &NewAnswer) -> Result<(), Problem> {
    match &answer.value {
        Value::Chosen(chosen) if chosen.keys.len() > limit::OPTIONS => {
            Err(Problem::invalid(answer.question.clone(), refusal::chosen_twice()))
        }
        Value::Skipped(reason) if reason.chars().count() > limit::OWN_WORDS => {
            Err(Problem::invalid(answer.question.clone(), refusal::reason_too_long(limit::OWN_WORDS)))
        }
        _ => Ok(()),
    }
}

/// Refuses a draft with a marked text that is longer than possible.
pub(crate) fn check_half_marked(question: &Question, text: &str, item: &ShownItem) -> Result<(), Problem> {
    let Some(spans) = question.kind.as_spans() else { return Ok(()) };
    let refuse = |reason| Problem::invalid(question.key.clone(), reason);
    spans.check_length(text, item.text(spans.of)).map_err(refuse)
}
