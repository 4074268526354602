//! What replies say on each scale.

use proptest::prelude::*;

use super::*;

fn labels(labels: &[&str]) -> Scale {
    Scale::labels(&labels.iter().map(|label| (*label).to_owned()).collect::<Vec<_>>()).expect("labels")
}

fn label(text: &str) -> Value {
    Value::Text(text.to_owned())
}

#[test]
fn a_level_is_the_one_whole_number() {
    let scale = Scale::levels("1..5").unwrap();
    for reply in [
        "4",
        " 4\n",
        "4.",
        "**4**",
        "Rating: 4",
        "[[4]]",
        "4.0",
        "+4",
        "04",
        "I say 4: fluent and adequate!",
        "4\n\nI say 4, as it is fluent.",
        "As GPT-4, I say 4",
        "\"4\"",
        "<score>4</score>",
        "- 4",
        "(4)",
        "Score:4",
    ] {
        assert_eq!(scale.read(reply), Ok(Value::Number(4.0)), "{reply:?}");
    }
    for reply in [
        "",
        "four",
        "4 or 5",
        "4/5",
        "4/4",
        "4 out of 4",
        "4\n3",
        "/4",
        "1-5",
        "4-5",
        "4.5",
        "4,5",
        "6",
        "0",
        "-4",
        "4+",
        "4th",
        "4-ish",
        "½",
        "４",
        "GPT-4",
        "1..5",
        "4e0",
        "On a scale from 1 to 5: 3",
        "4 (of 10 words, 2 are odd)",
        "99999999999999999999",
        "–4",
        "1,000",
        "3½",
    ] {
        assert!(scale.read(reply).is_err(), "{reply:?}");
    }
    let negative = Scale::levels("-3..3").unwrap();
    for reply in ["-3", "−3", "Score: -3", "(-3)"] {
        assert_eq!(negative.read(reply), Ok(Value::Number(-3.0)), "{reply:?}");
    }
    assert_eq!(negative.read("-0"), Ok(Value::Number(0.0)));
    assert!(negative.read("–3").is_err(), "a dash is no sign, and may be one");
}

#[test]
fn a_number_is_in_the_range() {
    let scale = Scale::range("0..100").unwrap();
    for (reply, number) in [("72.5", 72.5), ("85%", 85.0), ("Score: .5", 0.5), ("100", 100.0), ("0.0", 0.0)] {
        assert_eq!(scale.read(reply), Ok(Value::Number(number)), "{reply:?}");
    }
    for reply in ["85/100", "72,5", "100.1", "-1", "1e2", "NaN", "inf", "1.2.3", "50-60"] {
        assert!(scale.read(reply).is_err(), "{reply:?}");
    }
}

#[test]
fn a_label_is_found_as_whole_words() {
    let scale = labels(&["toxic", "non-toxic", "not sure"]);
    for reply in ["toxic", "TOXIC.", "**Toxic**", "Answer: toxic", "The text is toxic, very toxic."] {
        assert_eq!(scale.read(reply), Ok(label("toxic")), "{reply:?}");
    }
    assert_eq!(scale.read("It is non-toxic."), Ok(label("non-toxic")));
    assert_eq!(scale.read("I am NOT  SURE."), Ok(label("not sure")));
    for reply in
        ["", "toxic or non-toxic", "It is not toxic", "It isn't really toxic", "intoxicated", "toxic-free", "toxicity"]
    {
        assert!(scale.read(reply).is_err(), "{reply:?}");
    }
    let letters = labels(&["A", "B"]);
    for reply in [
        "A",
        "a",
        "(A)",
        "Answer: A.",
        "A: better",
        "I choose A",
        "**A** is a good text",
        "A\nBecause",
        "A, as it has a typo",
    ] {
        assert_eq!(letters.read(reply), Ok(label("A")), "{reply:?}");
    }
    for reply in ["A better text was never seen", "A or B", "A/B", "This is a good text", "A good text is B"] {
        assert!(letters.read(reply).is_err(), "{reply:?}");
    }
    assert_eq!(labels(&["can", "can't"]).read("I can’t"), Ok(label("can't")));
    assert_eq!(labels(&["-1", "1"]).read("-1"), Ok(label("-1")));
}

#[test]
fn a_field_is_read_from_one_object() {
    let scale = Scale::levels("1..5").unwrap();
    let read = |reply: &str| scale.read_field(reply, "score");
    for reply in [
        "{\"score\": 4, \"why\": \"2 errors\"}",
        "```json\n{\"score\": \"4\"}\n```",
        "Here:\n```\n{\"score\": 4.0}\n```\nDone.",
    ] {
        assert_eq!(read(reply), Ok(Value::Number(4.0)), "{reply}");
    }
    for (reply, reason) in [
        ("4", "not one JSON object"),
        ("{\"score\": 4} {\"score\": 5}", "not one JSON object"),
        ("```\n{\"score\": 4}\n```\n```\n{\"score\": 5}\n```", "not one JSON object"),
        ("[4]", "not one JSON object"),
        ("{\"score\": 4", "not one JSON object (line 1"),
        ("{\"Score\": 4}", "has no \"score\""),
        ("{\"score\": 4, \"score\": 5}", "has \"score\" twice"),
        ("{\"score\": null}", "\"score\" is null"),
        ("{\"score\": \"4 or 5\"}", "\"score\" is \"4 or 5\""),
        ("{\"score\": [4]}", "\"score\" is [4]"),
        ("{\"score\": 4.5}", "4.5 is not on the scale"),
    ] {
        let found = read(reply).unwrap_err().to_string();
        assert!(found.contains(reason), "{reply}: {found}");
    }
    assert_eq!(labels(&["true", "false"]).read_field("{\"x\": true}", "x"), Ok(label("true")));
    assert!(labels(&["good", "bad"]).read_field("{\"x\": \"rather good\"}", "x").is_err());
    assert_eq!(Scale::Text.read_field("{\"x\": \" hello \"}", "x"), Ok(label("hello")));
    assert!(Scale::Text.read(" \n").is_err());
}

#[test]
fn scales_that_make_no_sense_are_refused() {
    for text in ["5..1", "1..1", "1-5", "a..b", "", "1..5.5"] {
        assert!(Scale::levels(text).is_err(), "{text}");
    }
    assert_eq!(Scale::range("-1..1.5"), Ok(Scale::Range(-1.0, 1.5)));
    assert!(Scale::range("0..inf").is_err() && Scale::range("1..0").is_err());
    let of = |labels: &[&str]| Scale::labels(&labels.iter().map(|own| (*own).to_owned()).collect::<Vec<_>>());
    assert_eq!(of(&["a", "A "]), Err(NoScale::LabelTwice("A".into())));
    assert_eq!(of(&["a"]), Err(NoScale::FewLabels));
    assert_eq!(of(&["a", "?"]), Err(NoScale::Label("?".into())));
}

proptest! {
    #[test]
    fn one_number_among_words_is_read(before in "[a-z*: ]{0,9} ", level in -9_i64..=9, after in " [a-z!? ]{0,9}") {
        let reply = format!("{before}{level}{after}");
        prop_assert_eq!(Scale::Levels(-9, 9).read(&reply), Ok(Value::Number(level as f64)));
    }

    #[test]
    fn two_numbers_are_never_one_answer(a in 1_i64..=9, b in 1_i64..=9, between in "[a-z ,.;/:-]{1,5}") {
        prop_assume!(a != b);
        if let Ok(value) = Scale::Levels(1, 9).read(&format!("{a}{between}{b}")) {
            // A letter directly before the second digit makes it a part of a word, as in "version x2".
            prop_assert_eq!(value, Value::Number(a as f64));
            let glued = between.trim_start_matches(|c: char| !" ;/:".contains(c));
            prop_assert!(glued.contains(|c: char| c.is_ascii_lowercase()), "{:?}", between);
        }
    }

    #[test]
    fn an_answer_is_on_the_scale(reply in any::<String>(), mixed in "[1-5a-cA-C{}\":., \n`-]{0,20}") {
        for text in [reply, mixed] {
            if let Ok(value) = Scale::Levels(1, 3).read(&text) {
                prop_assert!([1.0, 2.0, 3.0].map(Value::Number).contains(&value));
            }
            if let Ok(value) = Scale::Range(0.0, 2.5).read_field(&text, "a") {
                prop_assert!(matches!(value, Value::Number(number) if (0.0..=2.5).contains(&number)));
            }
            if let Ok(value) = labels(&["a", "b c"]).read(&text) {
                prop_assert!(["a", "b c"].map(|own| Value::Text(own.into())).contains(&value));
            }
        }
    }
}
