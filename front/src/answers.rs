//! The encoding of a HIT's answers in a plain form: each input's name says which answer it holds.
//!
//! `answers[iITEM.QUESTION]` is an answer about an item; the letter is necessary because a key that begins with a digit
//! is read as an index of a list. `answers[iITEM.QUESTION.OUTPUT]` is the place of one output in a ranking,
//! `answers[iITEM.QUESTION.ANSWER]` one of several ticked answers, and `answers[iITEM.QUESTION.other:]` an answer in
//! the worker's own words; `answers[iITEM.QUESTION.skip:]` is the reason for not answering, and
//! `answers[iITEM.QUESTION.none:]` the statement that a text has nothing to mark. Pages, server functions and islands all
//! use these names.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shared::{Chosen, HitItemId, Locale, NewAnswer, OutputId, Problem, Question, QuestionKind, Value, refusal};

/// The key of an answer in the worker's own words; the keys of offered answers contain no colon.
pub const OWN_WORDS: &str = "other:";

/// The key of the reason for not answering a question.
pub const SKIP: &str = "skip:";

/// The key of the statement that a text has nothing to mark, and the value of its box.
pub const NONE: &str = "none:";

/// The value of a box that is ticked.
pub const TICKED: &str = "on";

/// The value for a tie between two texts.
pub const TIE: &str = "tie";

/// The line below a text field that says how long the text is, and whether it is longer than `most` characters.
pub fn text_length(text: &str, most: i64, locale: Locale) -> (String, bool) {
    let n = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
    match n - most {
        ..=0 => (locale.characters(n, most), false),
        over => (locale.characters_too_many(over, n, most), true),
    }
}

/// The type of value in the fields of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// A number: a point of a scale, a place in a ranking.
    Number,
    /// A number that may have decimals.
    Decimal,
    /// Words.
    Words,
    /// A text with spans.
    Spans,
    /// A single answer among those offered.
    One,
    /// Any of the answers offered.
    Many,
    /// One of two texts, or neither.
    Preference,
}

/// The type of value in the fields of each question, by question key.
pub type Questions = BTreeMap<String, Asked>;

impl Asked {
    /// The type of value in the fields of a question of this kind.
    pub const fn of(kind: &QuestionKind) -> Self {
        match kind {
            QuestionKind::Scale(_) | QuestionKind::Ranking(_) => Self::Number,
            QuestionKind::Slider(_) => Self::Decimal,
            QuestionKind::Text(_) | QuestionKind::Comment(_) => Self::Words,
            QuestionKind::Spans(_) => Self::Spans,
            QuestionKind::Choice(choice) if choice.many => Self::Many,
            QuestionKind::Choice(_) => Self::One,
            QuestionKind::Pairwise(_) => Self::Preference,
        }
    }

    /// The type of value in the fields of these questions.
    pub fn all(questions: &[Question]) -> Questions {
        questions.iter().map(|question| (question.key.clone(), Self::of(&question.kind))).collect()
    }
}

/// Values by the key within `answers[…]`.
pub type Fields = BTreeMap<String, String>;

/// The key of an answer.
pub fn key(item: HitItemId, question: &str, output: Option<OutputId>) -> String {
    match output {
        Some(output) => part(item, question, &output.to_string()),
        None => format!("i{item}.{question}"),
    }
}

/// The name of the input that holds the answer with this key.
pub fn name(key: &str) -> String {
    format!("answers[{key}]")
}

/// The key in the name of an input, if the name has our format.
pub fn key_of(name: &str) -> Option<&str> {
    name.strip_prefix("answers[")?.strip_suffix(']')
}

/// The item and the question of an answer's key.
pub fn place_of(key: &str) -> Option<(HitItemId, &str)> {
    let mut parts = key.splitn(3, '.');
    Some((parts.next()?.strip_prefix('i')?.parse().ok()?, parts.next()?))
}

/// The key of one answer of several, or of an answer in the worker's own words.
pub fn part(item: HitItemId, question: &str, answer: &str) -> String {
    format!("i{item}.{question}.{answer}")
}

/// Answers as the fields of a form.
pub fn write(answers: &[NewAnswer], questions: &Questions) -> Fields {
    let mut fields = Fields::new();
    for NewAnswer { item, question, output, value } in answers {
        let whole = key(*item, question, *output);
        match value {
            Value::Number(number) => drop(fields.insert(whole, number.to_string())),
            Value::Decimal(number) => drop(fields.insert(whole, number.to_string())),
            Value::Text(text) if text.is_empty() && questions.get(question) == Some(&Asked::Spans) => {
                fields.insert(part(*item, question, NONE), TICKED.to_owned());
            }
            Value::Text(text) => drop(fields.insert(whole, text.clone())),
            Value::Preferred(better) => drop(fields.insert(whole, better.to_string())),
            Value::Tie => drop(fields.insert(whole, TIE.to_owned())),
            Value::Skipped(reason) => drop(fields.insert(part(*item, question, SKIP), reason.clone())),
            Value::Chosen(Chosen { keys, other }) => {
                let many = questions.get(question) == Some(&Asked::Many);
                for key in keys {
                    let at = if many { part(*item, question, key) } else { whole.clone() };
                    fields.insert(at, key.clone());
                }
                if let Some(words) = other {
                    fields.insert(part(*item, question, OWN_WORDS), words.clone());
                    if !many {
                        fields.insert(whole, OWN_WORDS.to_owned());
                    }
                }
            }
        }
    }
    fields
}

/// Reads the answers from the fields of a form. An empty field is no answer; with a reason for not answering, any
/// answer is ignored, and so is a text of which its worker says that it has nothing to mark.
///
/// # Errors
/// A key or a value is not one that our pages send.
pub fn read(fields: &Fields, questions: &Questions) -> Result<Vec<NewAnswer>, Problem> {
    let mut answers = Vec::with_capacity(fields.len());
    let mut chosen: BTreeMap<(HitItemId, String), Chosen> = BTreeMap::new();
    let mut skipped: BTreeMap<(HitItemId, String), String> = BTreeMap::new();
    let is_ticked = |tick: &String| !tick.trim().is_empty();
    let bare = |item, question: &str| fields.get(&part(item, question, NONE)).is_some_and(is_ticked);
    for (key, text) in fields.iter().filter(|(_, text)| !text.trim().is_empty()) {
        let (item, question) = place_of(key).ok_or(Problem::NotFound)?;
        let (question, detail) = (question.to_owned(), key.splitn(3, '.').nth(2));
        let asked = questions.get(&question).copied().unwrap_or(Asked::Number);
        if detail == Some(SKIP) {
            skipped.insert((item, question), text.clone());
            continue;
        }
        let odd = || Problem::invalid(question.clone(), refusal::choose_shown());
        let value = match asked {
            Asked::Spans if detail == Some(NONE) => {
                answers.push(NewAnswer { item, question, output: None, value: Value::Text(String::new()) });
                continue;
            }
            Asked::Spans if detail.is_none() && bare(item, &question) => continue,
            // A text with spans is sent in its written form, including the marks. Browsers send line breaks as CR LF.
            Asked::Words | Asked::Spans => Value::Text(text.replace("\r\n", "\n")),
            Asked::Number => Value::Number(text.trim().parse().map_err(|_| odd())?),
            Asked::Decimal => Value::Decimal(text.parse().map_err(|problem: Problem| problem.in_field(&question))?),
            Asked::Preference if text == TIE => Value::Tie,
            Asked::Preference => Value::Preferred(text.parse().map_err(|_| odd())?),
            Asked::One | Asked::Many => {
                let one = asked == Asked::One;
                let own = |entry: &mut Chosen| entry.other = Some(text.clone());
                // If only one answer may be chosen, own words count only if they were selected.
                let takes = !one || fields.get(&self::key(item, &question, None)).is_some_and(|at| at == OWN_WORDS);
                match detail {
                    Some(OWN_WORDS) if takes => own(chosen.entry((item, question)).or_default()),
                    Some(OWN_WORDS) => {}
                    None if text == OWN_WORDS => {}
                    _ => chosen.entry((item, question)).or_default().keys.push(text.clone()),
                }
                continue;
            }
        };
        let output = detail.map(str::parse).transpose()?;
        answers.push(NewAnswer { item, question, output, value });
    }
    let of = |((item, question), chosen)| NewAnswer { item, question, output: None, value: Value::Chosen(chosen) };
    answers.extend(chosen.into_iter().map(of));
    if !skipped.is_empty() {
        answers.retain(|answer| !skipped.contains_key(&(answer.item, answer.question.clone())));
    }
    let of = |((item, question), why)| NewAnswer { item, question, output: None, value: Value::Skipped(why) };
    answers.extend(skipped.into_iter().map(of));
    Ok(answers)
}

/// The maximum number of fields in a form with these questions about items with so many outputs: those that its page would
/// contain if every answer were filled in.
pub fn most_fields(questions: &[Question], outputs: impl Iterator<Item = usize>) -> usize {
    let of_question = |question: &Question, n_outputs: usize| {
        let own = match &question.kind {
            QuestionKind::Ranking(_) | QuestionKind::Scale(_) | QuestionKind::Slider(_) => n_outputs.max(1),
            QuestionKind::Choice(choice) if choice.many => choice.options.len() + 1,
            QuestionKind::Choice(_) | QuestionKind::Spans(_) => 2,
            QuestionKind::Text(_) | QuestionKind::Comment(_) | QuestionKind::Pairwise(_) => 1,
        };
        own + usize::from(question.skip)
    };
    outputs.map(|n| questions.iter().map(|question| of_question(question, n)).sum::<usize>()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id<T: std::str::FromStr<Err = Problem>>(n: u8) -> T {
        format!("00000000-0000-7000-8000-0000000000{n:02}").parse().expect("an id")
    }

    fn questions() -> Questions {
        let all = [
            ("formality", Asked::Number),
            ("ranking", Asked::Number),
            ("rewrite", Asked::Words),
            ("label", Asked::One),
            ("edits", Asked::Many),
            ("style", Asked::Preference),
            ("fluency", Asked::Preference),
            ("spans", Asked::Spans),
        ];
        all.into_iter().map(|(key, asked)| (key.to_owned(), asked)).collect()
    }

    fn answer(item: u8, question: &str, value: Value) -> NewAnswer {
        NewAnswer { item: id(item), question: question.into(), output: None, value }
    }

    fn chosen(keys: &[&str], other: Option<&str>) -> Value {
        let keys = keys.iter().map(|key| (*key).to_owned()).collect();
        Value::Chosen(Chosen { keys, other: other.map(str::to_owned) })
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut answers = vec![
            answer(1, "formality", Value::Number(-3)),
            NewAnswer { item: id(2), question: "ranking".into(), output: Some(id(3)), value: Value::Number(2) },
            answer(2, "rewrite", Value::Text("È l'ora.\nDavvero.".into())),
            answer(3, "style", Value::Preferred(id(7))),
            answer(3, "fluency", Value::Tie),
            answer(4, "edits", chosen(&["other", "spelling"], Some("a rhyme."))),
            answer(4, "label", chosen(&["formal"], None)),
            answer(5, "label", chosen(&[], Some("neither.nor"))),
            answer(6, "formality", Value::Skipped("another language.".into())),
            answer(7, "spans", Value::Text("[F]Sie[/F] kommen".into())),
            answer(8, "spans", Value::Text(String::new())),
        ];
        let mut read = read(&write(&answers, &questions()), &questions()).expect("read");
        let order = |answer: &NewAnswer| (answer.item, answer.question.clone());
        answers.sort_by_key(order);
        read.sort_by_key(order);
        assert_eq!(read, answers);
    }

    #[test]
    fn own_words_beside_another_answer_do_not_count_where_one_is_chosen() {
        let fields = Fields::from([
            (key(id(1), "label", None), "formal".to_owned()),
            (part(id(1), "label", OWN_WORDS), "changed my mind".to_owned()),
        ]);
        assert_eq!(read(&fields, &questions()), Ok(vec![answer(1, "label", chosen(&["formal"], None))]));
    }

    #[test]
    fn a_text_with_nothing_to_mark_is_an_answer_without_spans() {
        let none = part(id(1), "spans", NONE);
        for text in ["", "Sie kommen", "[F]Sie[/F] kommen"] {
            let fields = Fields::from([
                (key(id(1), "spans", None), text.to_owned()),
                (none.clone(), TICKED.to_owned()),
                (key(id(2), "spans", None), "Sie kommen".to_owned()),
                (part(id(2), "spans", NONE), String::new()),
            ]);
            let expected = [(1, ""), (2, "Sie kommen")].map(|(n, text)| answer(n, "spans", Value::Text(text.into())));
            let mut read = read(&fields, &questions()).expect("read");
            read.sort_by_key(|answer| answer.item);
            assert_eq!(read, expected, "{text}");
        }
    }

    #[test]
    fn beside_a_reason_for_not_answering_nothing_counts() {
        let fields = Fields::from([
            (key(id(1), "formality", None), "2".to_owned()),
            (part(id(1), "formality", SKIP), "no verb".to_owned()),
            (key(id(2), "ranking", Some(id(3))), "1".to_owned()),
            (part(id(2), "ranking", SKIP), "empty".to_owned()),
        ]);
        let reasons = [(1, "formality", "no verb"), (2, "ranking", "empty")];
        let all = reasons.map(|(item, question, reason)| answer(item, question, Value::Skipped(reason.into())));
        assert_eq!(read(&fields, &questions()), Ok(all.to_vec()));
    }

    #[test]
    fn any_fields_are_refused_or_read() {
        use rand::{RngExt as _, seq::IndexedRandom as _};
        let keys = ["formality", "ranking", "rewrite", "label", "edits", "style", "spans", "x", "", ".", "é"];
        let details = ["", ".skip:", ".other:", ".none:", ".x", ".00000000-0000-7000-8000-000000000003", "."];
        let values =
            ["", " ", "1", "-3", "tie", "other:", "formal", "a\r\nb", "00000000-0000-7000-8000-000000000007", "\0"];
        testing::inputs(
            |rng| {
                let mut fields = Fields::new();
                for _ in 0..rng.random_range(0..8) {
                    let item = ["i00000000-0000-7000-8000-000000000001.", "i.", ""].choose(rng).expect("some");
                    let (key, detail) = (keys.choose(rng).expect("some"), details.choose(rng).expect("some"));
                    fields.insert(format!("{item}{key}{detail}"), (*values.choose(rng).expect("some")).to_owned());
                }
                fields
            },
            |fields| {
                let Ok(answers) = read(fields, &questions()) else { return };
                assert!(answers.len() <= fields.len());
                let again = read(&write(&answers, &questions()), &questions()).expect("what was written");
                let order = |answer: &NewAnswer| (answer.item, answer.question.clone(), answer.output);
                let sorted = |mut all: Vec<NewAnswer>| {
                    all.sort_by_key(order);
                    all
                };
                assert!(again.len() <= answers.len(), "{:?}", sorted(again));
            },
        );
    }

    /// It compared each answer with each reason: ten seconds for 4.9 MB.
    #[test]
    fn reasons_for_not_answering_are_read_in_one_pass() {
        let began = std::time::Instant::now();
        let item = id::<HitItemId>(1);
        let fields = (0..40_000).flat_map(|n| {
            let question = format!("q{n}");
            [(key(item, &question, None), "1".to_owned()), (part(item, &question, SKIP), "why".to_owned())]
        });
        let read = read(&fields.collect(), &Questions::new()).expect("read");
        assert!(read.len() == 40_000 && read.iter().all(|answer| matches!(answer.value, Value::Skipped(_))));
        assert!(began.elapsed() < std::time::Duration::from_secs(5), "{:?}", began.elapsed());
    }

    #[test]
    fn own_words_that_are_not_written_yet_are_no_answer() {
        let fields = Fields::from([(key(id(1), "label", None), OWN_WORDS.to_owned())]);
        assert_eq!(read(&fields, &questions()), Ok(Vec::new()));
    }

    #[test]
    fn an_empty_field_is_no_answer() {
        let fields = Fields::from([(key(id(1), "formality", None), String::new())]);
        assert_eq!(read(&fields, &questions()), Ok(Vec::new()));
    }

    #[test]
    fn a_number_is_a_number_and_a_text_preferred_is_a_text() {
        for question in ["formality", "style"] {
            let fields = Fields::from([(key(id(1), question, None), "three".to_owned())]);
            assert!(read(&fields, &questions()).is_err(), "{question}");
        }
    }

    #[test]
    fn the_name_of_an_input_holds_its_key() {
        let key = key(id(1), "formality", None);
        assert_eq!(key_of(&name(&key)), Some(key.as_str()));
        assert_eq!(key_of("assignment"), None);
    }
}
