//! `concord curate`, `concord rules` and `concord gm`: from files to files.

use std::fs;

use serde_json::{Value, json};

use super::text::{folder, run};

const TEXTS: &str = "\
je ne sais pas pourquoi vous avez choisi cette petite maison
Je ne sais pas  pourquoi vous avez choisi cette petite maison
je ne sais pas pourquoi vous avez choisi cette petite maison là
qui a vu ce film hier soir ?
regarde sur www.example.com pour la suite de ce film
trop court
we went to the cinema last night and it was great
nous avons passé toute la journée dans le jardin de mes parents
";

#[test]
fn each_rule_is_counted() {
    let folder = folder(&[("t", TEXTS)]);
    let ran = run(folder.path(), "curate --language fr --duplicates similar --similarity 0.7 --counts @c.json @t");
    assert_eq!(ran.code, Some(0), "{}", ran.said);
    let kept: Vec<&str> = ran.printed.lines().collect();
    assert_eq!(kept, [TEXTS.lines().next().expect("a line"), TEXTS.lines().last().expect("a line")]);
    let counts: Value =
        serde_json::from_str(&fs::read_to_string(folder.path().join("c.json")).expect("a file")).expect("JSON");
    let expected = json!({
        "seen": 8, "no_question": 7, "no_address": 6, "right_length": 5, "right_language": 4, "no_duplicate": 2,
        "kept": 2, "printed": 2, "seed": null,
    });
    assert_eq!(counts, expected);
    assert!(ran.said.contains("4  right language"), "{}", ran.said);
}

#[test]
fn a_sample_is_repeated_by_its_seed() {
    let texts: String = (0..500).map(|n| format!("the text of number {n} is here\n")).collect();
    let folder = folder(&[("t", &texts)]);
    let of = |seed: u32| run(folder.path(), &format!("curate --sample 20 --seed {seed} @t")).printed;
    assert_eq!((of(1), of(1).lines().count()), (of(1), 20));
    assert_ne!(of(1), of(2));
}

#[test]
fn rules_rewrite_line_by_line() {
    let folder = folder(&[("t", "BJR a TOUUUUS !!!\ncool\n"), ("mine", "cool\tbien\n"), ("bad", "cool\n")]);
    assert_eq!(run(folder.path(), "rules --language fr @t").printed.lines().next(), Some("Bonjour a tous !"));
    assert_eq!(run(folder.path(), "rules --abbreviations @mine @t").printed.lines().nth(1), Some("bien"));
    run(folder.path(), "rules --language xx @t").is_refused("no list of abbreviations for `xx`");
    run(folder.path(), "rules --abbreviations @bad @t").is_refused("bad, line 1 needs an abbreviation, a tab");
}

#[test]
fn thresholds_follow_preferences() {
    let head = "accuracy_a,similarity_a,perplexity_a,accuracy_b,similarity_b,perplexity_b,preferred\n";
    let rows = "0.5,0.9,50,0.4,0.9,50,a\n0.45,0.8,60,0.55,0.85,50,b\n";
    let folder = folder(&[("p.csv", &format!("{head}{rows}")), ("bad.csv", &format!("{head}0.5,x,50,0.4,0.9,50,a\n"))]);
    let json = run(folder.path(), "gm fit --format json @p.csv").json();
    // At the paper's thresholds both accuracies count for nothing.
    assert_eq!(
        (&json["agreement_at_start"], &json["agreement"], &json["n"]),
        (&0.0.into(), &1.0.into(), &2.into()),
        "{json}"
    );
    assert!(json["thresholds"]["accuracy"].as_f64().is_some_and(|accuracy| accuracy < 50.0), "{json}");
    run(folder.path(), "gm fit @bad.csv").is_refused("line 2: `similarity_a` is x, which is no number");
}

#[test]
fn every_command_has_help_with_examples() {
    let folder = folder(&[]);
    for command in [
        "score",
        "lm train",
        "lm score",
        "style train",
        "style score",
        "style lexicon",
        "style mask",
        "curate",
        "rules",
        "gm fit",
    ] {
        let ran = run(folder.path(), &format!("{command} --help"));
        assert!(
            ran.code == Some(0) && ran.printed.contains(&format!("\n  concord {command} ")),
            "{command}: {}",
            ran.printed
        );
    }
}
