//! How much a worker can send: counted before any of it is looked at.

use std::collections::BTreeSet;

use shared::{Chosen, NewAnswer, Problem, Question, ShownItem, Value, limit, refusal};

use crate::crowd::{assignment::Work, hit::Contents};

/// All answers of a draft or a submission together, in bytes.
const LARGEST: usize = 1 << 20;

/// No more answers than the hit has questions, none twice, and none longer than it can be.
///
/// # Errors
/// What there is too much of.
pub(crate) fn check_size(Work { definition, contents, .. }: &Work, answers: &[NewAnswer]) -> Result<(), Problem> {
    let most = most_answers(&definition.questions, contents);
    let mut seen = BTreeSet::new();
    // Of more than there can be, one more is enough to find what is there twice.
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

/// One answer for each item and question, and for each output of a ranking or of several on a scale.
fn most_answers(questions: &[Question], contents: &Contents) -> usize {
    let of = |question: &Question, item: &ShownItem| if question.is_per_output(item) { item.outputs.len() } else { 1 };
    contents.items.iter().flat_map(|item| questions.iter().map(move |question| of(question, item))).sum()
}

/// The bytes that an answer takes as it is stored, without the names of its fields.
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

/// A list of choices is no longer than any list that is offered, before each is looked up in it.
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

/// Refuses a draft that holds a text with marks longer than it can be.
pub(crate) fn check_half_marked(question: &Question, text: &str, item: &ShownItem) -> Result<(), Problem> {
    let Some(spans) = question.kind.as_spans() else { return Ok(()) };
    let refuse = |reason| Problem::invalid(question.key.clone(), reason);
    spans.check_length(text, item.text(spans.of)).map_err(refuse)
}
