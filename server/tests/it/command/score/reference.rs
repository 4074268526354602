//! The numbers of sacrebleu and of M-Acc's released scorer on the reference texts, from the command line.

use std::fs;

use serde_json::Value;

use crate::command::text::{reference, run};

/// Values are given to full precision; sums of logarithms differ in the last places.
const TOLERANCE: f64 = 1e-6;

#[test]
fn overlap_of_formality_levels_is_sacrebleus() {
    let Some(folder) = reference() else { return };
    let expected: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("expected.json")).expect("a file")).expect("JSON");
    for language in ["de", "es", "hi"] {
        let files =
            format!("score --format json --hyp @overlap/{language}.informal.txt --ref @overlap/{language}.formal.txt");
        for (options, metric, name) in [
            ("", "bleu", "bleu"),
            ("--tokenize intl", "bleu", "bleu_intl"),
            ("--tokenize char", "bleu", "bleu_char"),
            ("--tokenize none --lowercase", "bleu", "bleu_none_lc"),
            ("", "chrf", "chrf"),
            ("", "chrf++", "chrf++"),
            ("", "ter", "ter"),
        ] {
            let json = run(&folder, &format!("{files} --metric {metric} {options}")).json();
            let (found, wanted) = (&json["metrics"][metric], &expected["overlap"][language][name]);
            let value = |score: &Value| score["score"].as_f64().expect("a number");
            assert!((value(found) - value(wanted)).abs() < TOLERANCE, "{language} {name}: {found} is not {wanted}");
            let settings = |score: &Value| {
                let signature = score["signature"].as_str().expect("a text");
                signature.split("|version").next().map(str::to_owned)
            };
            assert_eq!(settings(found), settings(wanted));
        }
    }
}

#[test]
fn m_acc_is_the_released_scorers() {
    let Some(folder) = reference() else { return };
    let expected: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("expected.json")).expect("a file")).expect("JSON");
    let mut n = 0;
    for case in expected["m_acc"].as_array().expect("a list") {
        let (set, hyp) = (case["set"].as_str().expect("a text"), case["hyp"].as_str().expect("a text"));
        let language = set.trim_start_matches("en-");
        // The others are made from these.
        if !["formal", "informal"].contains(&hyp) {
            continue;
        }
        let variant = if case["tok_split"] == true { "token" } else { "substring" };
        let file = format!("@cocoa_mt/formality-control.test.{set}");
        let json = run(&folder, &format!(
            "score --metric m-acc --variant {variant} --hyp {file}.{hyp}.{language} --formal-ref {file}.formal.annotated.{language} --informal-ref {file}.informal.annotated.{language}"
        ))
        .json();
        for label in ["FORMAL", "INFORMAL", "NEUTRAL", "OTHER"] {
            assert_eq!(json[label], case[label], "{case}");
        }
        n += 1;
    }
    assert!(n > 0, "no case was looked at");
}
