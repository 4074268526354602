//! Expected answers compared with given ones, by the questions of presets.

use engine::design::preset::Preset;
use shared::{
    Chosen, OutputId, Question, ShownOutput, Value,
    expected::{check, is_right, right_answer},
};

fn question(preset: Preset) -> Question {
    preset.definition(&["en".parse().expect("a tag")]).expect("a definition").questions.remove(0)
}

fn shown() -> Vec<ShownOutput> {
    let output =
        |n: u128, system: &str| ShownOutput { output: OutputId(uuid::Uuid::from_u128(n)), system: system.to_owned() };
    vec![output(1, "A"), output(2, "B"), output(3, "C")]
}

fn one(preset: Preset, cell: &str, tolerance: i64, value: Value) -> bool {
    let question = question(preset);
    let all = shown();
    let shown = if question.kind.as_scale().is_some() { &all[..1] } else { &all[..] };
    check(&question, cell, shown, "Sie kommen").expect("a known answer");
    is_right(&question, (cell, tolerance), shown, &[(None, &value)]).0
}

#[test]
fn each_kind_of_answer_is_compared_in_its_own_way() {
    assert!(one(Preset::Formality, "−2", 1, Value::Number(-1)));
    assert!(!one(Preset::Formality, "-2", 0, Value::Number(-1)));
    let chosen =
        |keys: &[&str]| Value::Chosen(Chosen { keys: keys.iter().map(|key| (*key).to_owned()).collect(), other: None });
    assert!(one(Preset::EditTypes, "spelling|capitalization", 0, chosen(&["capitalization", "spelling"])));
    assert!(!one(Preset::EditTypes, "spelling|capitalization", 0, chosen(&["spelling"])));
    assert!(one(Preset::AbStyle, "tie", 0, Value::Tie));
    assert!(one(Preset::AbStyle, "B", 0, Value::Preferred(shown()[1].output)));
    assert!(!one(Preset::AbStyle, "A", 0, Value::Preferred(shown()[1].output)));
    let marked = |text: &str| Value::Text(text.to_owned());
    assert!(one(Preset::Tag, "[formal]Sie[/formal] kommen", 0, marked("[FORMAL]Sie[/FORMAL] kommen")));
    assert!(!one(Preset::Tag, "[formal]Sie[/formal] kommen", 0, marked("[formal]Sie kommen[/formal]")));
    assert!(one(Preset::Tag, "[formal]Sie[/formal] kommen", 60, marked("[formal]Sie kommen[/formal]")));
    assert!(one(Preset::Tag, "Sie kommen", 0, marked("Sie kommen")));
}

#[test]
fn a_ranking_is_right_if_those_named_stand_in_their_order() {
    let question = question(Preset::Ranking);
    let (one, two, three) = (Value::Number(1), Value::Number(2), Value::Number(3));
    let shown = shown();
    let given = [(Some(shown[0].output), &two), (Some(shown[1].output), &one), (Some(shown[2].output), &three)];
    check(&question, "B > C", &shown, "").expect("a known answer");
    assert_eq!(is_right(&question, ("B > C", 0), &shown, &given), (true, "B > A > C".to_owned()));
    assert!(!is_right(&question, ("A > B", 0), &shown, &given).0);
    let tied = [(Some(shown[0].output), &one), (Some(shown[1].output), &one)];
    assert!(!is_right(&question, ("A > B", 0), &shown, &tied).0);
}

#[test]
fn a_grid_is_right_if_each_output_named_is_near_its_point() {
    let question = question(Preset::Formality);
    let (shown, values) = (shown(), [Value::Number(2), Value::Number(-1), Value::Number(3)]);
    let given: Vec<_> = shown.iter().zip(&values).map(|(one, value)| (Some(one.output), value)).collect();
    for (cell, tolerance, right) in [
        ("A=2|B=−1", 0, true),
        ("B = 0 | A = 3", 1, true),
        ("A=2|B=0", 0, false),
        ("C=-3", 5, false),
        ("C=-3", 6, true),
    ] {
        check(&question, cell, &shown, "").expect(cell);
        assert_eq!(
            is_right(&question, (cell, tolerance), &shown, &given),
            (right, "A=2|B=-1|C=3".to_owned()),
            "{cell}"
        );
    }
    assert!(!is_right(&question, ("A=2|B=-1", 6), &shown, &given[..1]).0, "B was not rated");
    for (cell, why) in [
        ("2", "is not possible here. Use one of: A, B, C."),
        ("", "needs a value for each output"),
        ("A=2|A=2", "twice"),
        ("A=9", "The system “A” has no possible value"),
        ("A=x", "The system “A” has no possible value"),
    ] {
        let refused = check(&question, cell, &shown, "").expect_err(cell).to_string();
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn what_cannot_be_an_answer_is_refused_with_the_reason() {
    for (preset, cell, why) in [
        (Preset::Formality, "9", "“9” is not a possible answer"),
        (Preset::FormalityLabel, "nice", "“nice” is not a possible answer"),
        (Preset::FormalityLabel, "formal|informal", "takes only one answer"),
        (Preset::AbStyle, "D", "is not possible here. Use one of: A, B, C."),
        (Preset::Preference, "tie", "Use one of: A, B"),
        (Preset::Ranking, "A", "needs an order"),
        (Preset::Tag, "[formal]Du[/formal]", "differs from the text that is shown"),
        (Preset::Rewrite, "anything", "asks for a text"),
    ] {
        let shown = if preset == Preset::Formality { shown()[..1].to_vec() } else { shown() };
        let refused = check(&question(preset), cell, &shown, "Sie kommen").expect_err(cell).to_string();
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn several_answers_and_ranges_can_be_correct() {
    assert!(one(Preset::Formality, "-2; 1..2", 0, Value::Number(2)));
    assert!(one(Preset::Formality, "-2; 1..2", 0, Value::Number(-2)));
    assert!(!one(Preset::Formality, "-2; 1..2", 0, Value::Number(0)));
    assert!(one(Preset::Formality, "−2..−1", 1, Value::Number(0)));
    let chosen = |key: &str| Value::Chosen(Chosen { keys: vec![key.to_owned()], other: None });
    assert!(one(Preset::FormalityLabel, "formal; informal", 0, chosen("informal")));
    assert!(one(Preset::AbStyle, "tie; B", 0, Value::Preferred(shown()[1].output)));
    assert!(!one(Preset::AbStyle, "tie; B", 0, Value::Preferred(shown()[0].output)));
    for cell in ["1..9", "2..1", "1;", "1;x", ".."] {
        assert!(check(&question(Preset::Formality), cell, &shown()[..1], "").is_err(), "{cell}");
    }
}

#[test]
fn a_system_whose_name_holds_the_separator_is_one_answer() {
    let shown = ["a;b", "c"].map(|system| ShownOutput {
        output: OutputId(uuid::Uuid::from_u128(u128::from(system == "c"))),
        system: system.to_owned(),
    });
    let question = question(Preset::AbStyle);
    check(&question, "a;b", &shown, "").expect("an answer");
    let given = Value::Preferred(shown[0].output);
    assert!(is_right(&question, ("a;b", 0), &shown, &[(None, &given)]).0);
}

#[test]
fn an_answer_made_from_the_expected_one_is_right() {
    for (preset, cell, n) in [
        (Preset::Formality, "-2; 3", 1),
        (Preset::Formality, "A=2|C=-1..1", 3),
        (Preset::EditTypes, "spelling|capitalization", 3),
        (Preset::AbStyle, "tie; B", 3),
        (Preset::AbStyle, "B", 3),
        (Preset::Ranking, "C > A", 3),
        (Preset::Tag, "[formal]Sie[/formal] kommen", 3),
    ] {
        let (question, shown) = (question(preset), shown());
        let shown = &shown[..n];
        check(&question, cell, shown, "Sie kommen").expect(cell);
        let made = right_answer(&question, cell, shown);
        let given: Vec<_> = made.iter().map(|(output, value)| (*output, value)).collect();
        assert!(is_right(&question, (cell, 0), shown, &given).0, "{cell}: {made:?}");
    }
}
