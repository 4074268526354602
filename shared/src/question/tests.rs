//! Tests of valid and invalid questions.

use super::*;
use crate::{Example, Examples, Message, refusal};

fn choice(keys: &[&str], many: bool) -> Question {
    let option = |key: &&str| ChoiceOption {
        key: (*key).to_owned(),
        label: Localised::of("en".parse().expect("a tag"), format!("The answer {key}")),
    };
    question(QuestionKind::Choice(ChoiceQuestion { options: keys.iter().map(option).collect(), many, other: false }))
}

/// The refusal of a field of the question that these tests ask.
fn refused(field: &str, reason: Message) -> Result<(), Problem> {
    Err(Problem::invalid(field, refusal::of_question("q", reason)))
}

fn question(kind: QuestionKind) -> Question {
    Question { key: "q".into(), prompt: Localised::default(), required: true, skip: false, when: None, kind }
}

#[test]
fn a_choice_offers_different_answers_with_words() {
    assert_eq!(choice(&["formal", "informal"], false).check(Subject::Output), Ok(()));
    assert_eq!(choice(&["formal"], true).check(Subject::Pair), Ok(()));
    for wrong in [&["formal"][..], &["formal", "formal"], &["formal", "Informal"]] {
        assert!(choice(wrong, false).check(Subject::Output).is_err(), "{wrong:?}");
    }
    let mut own_words = choice(&["formal", OTHER], false);
    assert_eq!(own_words.check(Subject::Output), Ok(()));
    let QuestionKind::Choice(ChoiceQuestion { other, .. }) = &mut own_words.kind else { panic!("a choice") };
    *other = true;
    assert!(own_words.check(Subject::Output).is_err());
    let mut wordless = choice(&["formal", "informal"], false);
    let QuestionKind::Choice(ChoiceQuestion { options, .. }) = &mut wordless.kind else { panic!("a choice") };
    options[1].label = Localised::default();
    assert_eq!(wordless.check(Subject::Output), refused("options", refusal::option_without_label("informal")));
}

#[test]
fn a_question_fits_what_is_shown() {
    let pairwise = question(QuestionKind::Pairwise(PairwiseQuestion { tie: true }));
    for subject in [Subject::Sides, Subject::Two] {
        assert_eq!(pairwise.check(subject), Ok(()));
        assert!(choice(&["a", "b"], false).check(subject).is_err());
    }
    assert!(pairwise.check(Subject::Outputs).is_err());
    assert!(question(QuestionKind::Ranking(RankingQuestion { ties: true })).check(Subject::Two).is_err());
}

#[test]
fn a_scale_says_what_a_point_means() {
    let point = |value, word: &str| {
        let label =
            if word.is_empty() { Localised::default() } else { Localised::of("en".parse().expect("a tag"), word) };
        ScalePoint { value, label, examples: Examples::default() }
    };
    let scale = |points| question(QuestionKind::Scale(ScaleQuestion { points }));
    assert_eq!(scale(vec![point(1, ""), point(2, "good")]).check(Subject::Output), Ok(()));
    for wordless in [vec![point(1, ""), point(2, "")], vec![point(1, " "), point(2, "")]] {
        assert_eq!(scale(wordless).check(Subject::Output), refused("points", refusal::scale_needs_label()));
    }
}

#[test]
fn an_example_has_words_and_a_pair_stands_by_a_pair() {
    let english: crate::Language = "en".parse().expect("a tag");
    let scale = |example: Example| {
        let mut points = [1, 2].map(|value| ScalePoint {
            value,
            label: Localised::of(english.clone(), "a word"),
            examples: Examples::default(),
        });
        points[1].examples.set(english.clone(), vec![example]);
        question(QuestionKind::Scale(ScaleQuestion { points: points.into() }))
    };
    let one = scale(Example::Text("so".to_owned()));
    let two = scale(Example::Pair(["so", "it is"].map(str::to_owned)));
    for subject in [Subject::Output, Subject::Pair, Subject::Outputs, Subject::Source] {
        assert_eq!(one.check(subject), Ok(()));
    }
    for subject in [Subject::Pair, Subject::Outputs] {
        assert_eq!(two.check(subject), Ok(()));
    }
    for subject in [Subject::Output, Subject::Source] {
        assert_eq!(
            two.check(subject),
            refused("examples", refusal::example_is_pair("so", "it is")),
            "one text is shown"
        );
    }
    assert_eq!(
        scale(Example::Text(" ".to_owned())).check(Subject::Output).expect_err("refused").field(),
        Some("examples")
    );
    let json = serde_json::to_string(&two).expect("JSON");
    assert!(json.contains(r#""examples":{"en":[["so","it is"]]}"#), "{json}");
    assert_eq!(serde_json::from_str::<Question>(&json).expect("the same"), two);
}

#[test]
fn a_field_that_begins_with_a_text_has_to_be_required() {
    let mut question = question(QuestionKind::Text(TextQuestion { max_chars: 9, prefill: Some(TextOf::Source) }));
    assert_eq!(question.check(Subject::Pair), Ok(()));
    assert_eq!(question.check(Subject::Output), refused("prefill", refusal::question_needs_source()));
    question.required = false;
    assert_eq!(question.check(Subject::Pair), refused("required", refusal::prefill_is_required()));
}

#[test]
fn an_unknown_field_of_a_question_is_refused() {
    for kind in ["pairwise", "comment"] {
        let json = format!(r#"{{"key":"q","prompt":{{}},"required":true,"kind":"{kind}","ties":true}}"#);
        let error = serde_json::from_str::<Question>(&json).expect_err("refused");
        assert!(error.to_string().contains("ties"), "{error}");
    }
}
