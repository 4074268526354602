//! Whether answers are whole and fit what was asked and shown.

use std::collections::{BTreeMap, BTreeSet};

use shared::{
    ChoiceOption, Chosen, Definition, Locale, Marked, Mismatch, NewAnswer, Problem, Question, QuestionKind, ShownItem,
    Span, TextOf, Value,
};

use super::size::{LONGEST_MARKED, check_marked, check_size, most_marked};
use crate::crowd::assignment::{Work, places};

/// Longest comment in characters.
const LONGEST_COMMENT: usize = 5_000;

/// Longest answer in a worker's own words, in characters.
pub(super) const LONGEST_OTHER: usize = 500;

/// Every required question that is asked of every item has an answer that fits, and no answer is there twice.
pub(crate) fn check_complete(work: &Work, answers: &[NewAnswer]) -> Result<(), Problem> {
    check_size(work, answers)?;
    let Work { row, definition, contents } = work;
    let say = Locale::of(&row.language);
    let mut by_item: BTreeMap<_, Vec<&NewAnswer>> = BTreeMap::new();
    for answer in answers {
        by_item.entry(answer.item).or_default().push(answer);
    }
    if let Some(stray) = answers.iter().find(|answer| contents.item(answer.item).is_none()) {
        return Err(Problem::invalid(stray.question.clone(), say.not_of_this_work()));
    }
    if let Some(stray) = answers.iter().find(|answer| definition.question(&answer.question).is_none()) {
        return Err(Problem::invalid("question", say.no_such_question(&stray.question)));
    }
    let places = places(contents.items.len(), row.seed);
    for (item, index) in contents.items.iter().zip(places) {
        let given = by_item.remove(&item.id).unwrap_or_default();
        for question in definition.asked(&given) {
            if matches!(question.kind, QuestionKind::Spans { of: TextOf::Answer, .. }) {
                check_own_marks(definition, question, &given, say)
                    .map_err(|problem| name_the_item(problem, (index, contents.items.len()), say))?;
                continue;
            }
            let of_question: Vec<&NewAnswer> =
                given.iter().copied().filter(|answer| answer.question == question.key).collect();
            check_item(question, item, &of_question, say)
                .map_err(|problem| name_the_item(problem, (index, contents.items.len()), say))?;
        }
    }
    Ok(())
}

/// What is marked in one's own text stands in that text.
fn check_own_marks(
    definition: &Definition,
    question: &Question,
    given: &[&NewAnswer],
    say: Locale,
) -> Result<(), Problem> {
    if given.iter().any(|answer| answer.question == question.key) {
        return Err(Problem::invalid(question.key.clone(), say.own_marks()));
    }
    let QuestionKind::Spans { labels, .. } = &question.kind else { return Ok(()) };
    let of =
        |answer: &&&NewAnswer| definition.marks_in(&answer.question).is_some_and(|marks| marks.key == question.key);
    match given.iter().find(of) {
        Some(NewAnswer { question, value: Value::Text(text), .. }) => {
            check_marked(text, LONGEST_MARKED, say).map_err(|reason| Problem::invalid(question.clone(), reason))?;
            written(text, labels).map(drop).map_err(|found| Problem::invalid(question.clone(), found.told(say)))
        }
        _ => Ok(()),
    }
}

/// Reads a text that a worker wrote with marks in it; nothing blank stays at its ends.
pub(crate) fn written(text: &str, labels: &[ChoiceOption]) -> Result<Marked, Mismatch> {
    let keys: Vec<&str> = labels.iter().map(|label| label.key.as_str()).collect();
    let marked = Marked::read(&scoring::text::nfc(text), &keys)?;
    let kept = marked.text.trim();
    let before = marked.text.chars().count() - marked.text.trim_start().chars().count();
    let length = kept.chars().count();
    let place = |at: usize| at.saturating_sub(before).min(length);
    let spans = marked.spans.iter().map(|span| Span { start: place(span.start), end: place(span.end), ..span.clone() });
    let spans = spans.filter(|span| span.start < span.end).collect();
    Ok(Marked { text: kept.to_owned(), spans })
}

/// The answers to what is asked: an answer to a question whose condition is not met is none.
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

fn name_the_item(problem: Problem, (index, of): (usize, usize), say: Locale) -> Problem {
    match problem {
        Problem::Invalid { field, reason } if of > 1 => {
            Problem::Invalid { field, reason: say.of_text(index + 1, of, reason) }
        }
        other => other,
    }
}

/// The answers to one question about one item.
fn check_item(question: &Question, item: &ShownItem, given: &[&NewAnswer], say: Locale) -> Result<(), Problem> {
    if let Some(answer) = given.iter().find(|answer| matches!(answer.value, Value::Skipped(_))) {
        return if given.len() > 1 {
            Err(Problem::invalid(question.key.clone(), say.answer_or_say_why()))
        } else {
            check_value(question, answer, item, say)
        };
    }
    if let QuestionKind::Ranking { ties } = question.kind {
        return check_ranking(question, item, given, (ties, say));
    }
    if question.is_per_output(item) {
        return check_grid(question, item, given, say);
    }
    if given.iter().any(|answer| answer.output.is_some()) {
        return Err(Problem::invalid(question.key.clone(), say.names_no_output()));
    }
    match given {
        // An empty rewrite is not missing but flagged, so that the worker reads why.
        [] if question.required && !matches!(question.kind, QuestionKind::Text { .. }) => {
            Err(Problem::invalid(question.key.clone(), say.no_answer()))
        }
        [] => Ok(()),
        [answer] if question.required && matches!(&answer.value, Value::Chosen(chosen) if chosen.is_empty()) => {
            Err(Problem::invalid(question.key.clone(), say.no_answer()))
        }
        [answer, ..] => check_value(question, answer, item, say),
    }
}

/// A point of the scale for each output.
fn check_grid(question: &Question, item: &ShownItem, given: &[&NewAnswer], say: Locale) -> Result<(), Problem> {
    let refuse = |reason: &str| Err(Problem::invalid(question.key.clone(), reason));
    for answer in given {
        check_value(question, answer, item, say)?;
        if answer.output.is_none() || item.outputs.iter().all(|shown| shown.output != answer.output) {
            return refuse(say.not_of_this_work());
        }
    }
    let is_rated = |output| given.iter().any(|answer| answer.output == output);
    if question.required && !item.outputs.iter().all(|shown| is_rated(shown.output)) {
        return refuse(say.rate_every_text());
    }
    Ok(())
}

fn check_ranking(
    question: &Question,
    item: &ShownItem,
    given: &[&NewAnswer],
    (ties, say): (bool, Locale),
) -> Result<(), Problem> {
    if given.is_empty() && !question.required {
        return Ok(());
    }
    let mut ranks = BTreeMap::new();
    for answer in given {
        check_value(question, answer, item, say)?;
        if let (Some(output), Value::Number(rank)) = (answer.output, &answer.value) {
            ranks.insert(output, *rank);
        }
    }
    if item.outputs.iter().any(|shown| shown.output.is_none_or(|output| !ranks.contains_key(&output)))
        || ranks.len() != item.outputs.len()
    {
        return Err(Problem::invalid(question.key.clone(), say.place_every_text()));
    }
    let distinct: BTreeSet<i64> = ranks.values().copied().collect();
    if !ties && distinct.len() < ranks.len() {
        return Err(Problem::invalid(question.key.clone(), say.place_is_shared()));
    }
    Ok(())
}

/// Whether a value is of its question's kind and in range.
pub(crate) fn check_value(
    question: &Question,
    answer: &NewAnswer,
    item: &ShownItem,
    say: Locale,
) -> Result<(), Problem> {
    let refuse = |reason: String| Err(Problem::invalid(question.key.clone(), reason));
    let n_outputs = item.outputs.len();
    match (&question.kind, &answer.value) {
        (_, Value::Skipped(reason)) => check_skipped(question, answer, reason, say).or_else(refuse),
        (QuestionKind::Scale { points }, Value::Number(number))
            if points.iter().any(|point| point.value == *number) =>
        {
            Ok(())
        }
        (QuestionKind::Scale { points }, _) => {
            let (low, high) = (points.first().map_or(0, |p| p.value), points.last().map_or(0, |p| p.value));
            refuse(say.choose_number(low, high))
        }
        (QuestionKind::Ranking { .. }, Value::Number(rank))
            if *rank >= 1 && usize::try_from(*rank).is_ok_and(|rank| rank <= n_outputs) =>
        {
            Ok(())
        }
        (QuestionKind::Ranking { .. }, _) => refuse(say.place_is(n_outputs)),
        (QuestionKind::Text { max_chars, .. }, Value::Text(text)) => {
            let length = text.chars().count();
            match i64::try_from(length) {
                Ok(length) if length <= *max_chars => Ok(()),
                _ => refuse(say.too_long(length, max_chars)),
            }
        }
        (QuestionKind::Text { .. }, _) => refuse(say.write_here().to_owned()),
        (QuestionKind::Choice { options, many, other }, Value::Chosen(chosen)) => {
            check_chosen(chosen, options, (*many, *other), say).or_else(refuse)
        }
        (QuestionKind::Spans { labels, of }, Value::Text(text)) => {
            marked(text, labels, item.text(*of), say).map(drop).or_else(refuse)
        }
        (QuestionKind::Spans { .. }, _) => refuse(say.mark_words().to_owned()),
        (QuestionKind::Choice { .. }, _) => refuse(say.choose_shown().to_owned()),
        (QuestionKind::Pairwise { .. }, Value::Preferred(output))
            if item.outputs.iter().any(|shown| shown.output == Some(*output)) =>
        {
            Ok(())
        }
        (QuestionKind::Pairwise { tie: true }, Value::Tie) => Ok(()),
        (QuestionKind::Pairwise { tie: true }, _) => refuse(say.choose_text_or_neither().to_owned()),
        (QuestionKind::Pairwise { tie: false }, _) => refuse(say.choose_text().to_owned()),
        (QuestionKind::Comment, Value::Text(text)) if text.chars().count() <= LONGEST_COMMENT => Ok(()),
        (QuestionKind::Comment, _) => refuse(say.comment_too_long(LONGEST_COMMENT)),
    }
}

/// Whether a question may be left out for this reason.
fn check_skipped(question: &Question, answer: &NewAnswer, reason: &str, say: Locale) -> Result<(), String> {
    if !question.skip || answer.output.is_some() {
        return Err(say.must_be_answered().to_owned());
    }
    match reason.trim().chars().count() {
        0 => Err(say.say_why().to_owned()),
        1..=LONGEST_OTHER => Ok(()),
        _ => Err(say.reason_too_long(LONGEST_OTHER)),
    }
}

/// Reads a text with marks, which must be the text shown.
pub(crate) fn marked(text: &str, labels: &[ChoiceOption], shown: &str, say: Locale) -> Result<Marked, String> {
    check_marked(text, most_marked(labels, shown), say)?;
    let keys: Vec<&str> = labels.iter().map(|label| label.key.as_str()).collect();
    let mut marked = Marked::read(&scoring::text::nfc(text), &keys).map_err(|found| found.told(say))?;
    let shown = scoring::text::nfc(shown);
    // A form may lose what is blank at the ends.
    if marked.text.trim() != shown.trim() {
        return Err(say.text_was_changed().to_owned());
    }
    let blank = |text: &str| text.chars().take_while(|c| c.is_whitespace()).count();
    let (was, is) = (blank(&marked.text), blank(&shown));
    for span in &mut marked.spans {
        (span.start, span.end) = ((span.start + is).saturating_sub(was), (span.end + is).saturating_sub(was));
    }
    Ok(Marked { text: shown, ..marked })
}

/// Whether what was chosen is offered, once, and no more than may be.
fn check_chosen(
    chosen: &Chosen,
    options: &[ChoiceOption],
    (many, other): (bool, bool),
    say: Locale,
) -> Result<(), String> {
    let offered: BTreeSet<&str> = options.iter().map(|option| option.key.as_str()).collect();
    if let Some(key) = chosen.keys.iter().find(|key| !offered.contains(key.as_str())) {
        return Err(say.not_shown(key));
    }
    if chosen.keys.iter().collect::<BTreeSet<_>>().len() < chosen.keys.len() {
        return Err(say.chosen_twice().to_owned());
    }
    if !many && chosen.len() > 1 {
        return Err(say.choose_one().to_owned());
    }
    match &chosen.other {
        Some(_) if !other => Err(say.choose_shown().to_owned()),
        Some(words) if words.trim().is_empty() => Err(say.say_what_it_is().to_owned()),
        Some(words) if words.chars().count() > LONGEST_OTHER => Err(say.own_words_too_long(LONGEST_OTHER)),
        _ => Ok(()),
    }
}
