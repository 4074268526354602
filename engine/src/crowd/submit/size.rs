//! How much a worker can send: counted before any of it is looked at.

use std::collections::BTreeSet;

use shared::{Chosen, Locale, NewAnswer, Problem, Question, QuestionKind, ShownItem, Value};

use super::check::LONGEST_OTHER;
use crate::crowd::{assignment::Work, hit::Contents};

/// The longest text with spans marked in it, in characters; a shorter text has less room, see [`most_marked`].
pub(crate) const LONGEST_MARKED: usize = 100_000;

/// All answers of a draft or a submission together, in bytes.
const LARGEST: usize = 1 << 20;

/// No more answers than the hit has questions, none twice, and none longer than it can be.
///
/// # Errors
/// What there is too much of, in the worker's language.
pub(crate) fn check_size(Work { row, definition, contents }: &Work, answers: &[NewAnswer]) -> Result<(), Problem> {
    let say = Locale::of(&row.language);
    let most = most_answers(&definition.questions, contents);
    let mut seen = BTreeSet::new();
    // Of more than there can be, one more is enough to find what is there twice.
    for answer in answers.iter().take(most + 1) {
        if !seen.insert((answer.item, answer.question.as_str(), answer.output)) {
            return Err(Problem::invalid(answer.question.clone(), say.twice()));
        }
    }
    if answers.len() > most {
        return Err(Problem::invalid("answers", say.too_many_answers()));
    }
    if answers.iter().map(bytes).sum::<usize>() > LARGEST {
        return Err(Problem::invalid("answers", say.answers_too_large(LARGEST)));
    }
    answers.iter().try_for_each(|answer| check_chosen_size(answer, say))
}

/// The most characters that a text can have once everything in it is marked: each character in spans of its own, of every
/// label.
pub(crate) fn most_marked(labels: &[shared::ChoiceOption], shown: &str) -> usize {
    // A bracket on each side of both marks, and a slash.
    let marks: usize = labels.iter().map(|label| 2 * label.key.len() + 5).sum();
    // What is blank at the ends may differ, and half a mark may be typed.
    shown.chars().count().saturating_mul(marks + 1).saturating_add(1_000).min(LONGEST_MARKED)
}

/// Refuses a text with marks that is too long to be read at all.
pub(crate) fn check_marked(text: &str, most: usize, say: Locale) -> Result<(), String> {
    // A character has four bytes at most.
    let length = if text.len() > most.saturating_mul(4) { text.len() } else { text.chars().count() };
    if length > most { Err(say.too_long(length, most)) } else { Ok(()) }
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
        Value::Number(_) | Value::Preferred(_) | Value::Tie => 0,
    };
    own + answer.question.len()
}

/// A list of choices is no longer than any list that is offered, before each is looked up in it.
fn check_chosen_size(answer: &NewAnswer, say: Locale) -> Result<(), Problem> {
    match &answer.value {
        Value::Chosen(chosen) if chosen.keys.len() > shared::limit::OPTIONS => {
            Err(Problem::invalid(answer.question.clone(), say.chosen_twice()))
        }
        Value::Skipped(reason) if reason.chars().count() > LONGEST_OTHER => {
            Err(Problem::invalid(answer.question.clone(), say.reason_too_long(LONGEST_OTHER)))
        }
        _ => Ok(()),
    }
}

/// Refuses a draft that holds a text with marks longer than it can be.
pub(crate) fn check_half_marked(question: &Question, text: &str, item: &ShownItem, say: Locale) -> Result<(), Problem> {
    let QuestionKind::Spans { labels, of } = &question.kind else { return Ok(()) };
    let refuse = |reason| Problem::invalid(question.key.clone(), reason);
    check_marked(text, most_marked(labels, item.text(*of)), say).map_err(refuse)
}

#[cfg(test)]
mod tests {
    use shared::ChoiceOption;

    use super::*;

    #[test]
    fn a_text_with_every_character_marked_is_short_enough() {
        let label = |key: &str| ChoiceOption { key: key.to_owned(), label: shared::Localised::default() };
        let labels = [label("formal"), label("x")];
        let each: String = "öffnen".chars().map(|c| format!("[FORMAL][X]{c}[/X][/FORMAL]")).collect();
        let most = most_marked(&labels, "öffnen");
        assert_eq!(check_marked(&each, most, Locale::En), Ok(()));
        let more = format!("{each}{}", "[".repeat(1_001));
        assert!(check_marked(&more, most, Locale::En).is_err());
        assert_eq!(most_marked(&labels, &"x".repeat(20_000)), LONGEST_MARKED);
    }
}
