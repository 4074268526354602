//! `concord style`: from two files of texts to scores, a lexicon and masked texts.

use std::fs;

use super::text::{folder, run};

const FORMAL: &str = "this is excellent .\nit was disappointing .\nthank you very much .\n";
const INFORMAL: &str = "omg so cool !!!\nlol so bad\nthx so much lol\n";

#[test]
fn a_model_scores_lists_and_masks() {
    let folder = folder(&[
        ("f", FORMAL),
        ("i", INFORMAL),
        ("x", "This is bad .\nso cool lol\n"),
        ("s", "so bad\nthis is cool .\n"),
    ]);
    let ran = run(folder.path(), "style train --style @f --other @i --out @m.json");
    assert_eq!(ran.code, Some(0), "{}", ran.said);
    assert!(ran.said.contains("trained on 6 texts, 3 of them of the style"), "{}", ran.said);
    assert!(ran.said.contains("% in 3-fold cross-validation (stratified, seed 7)"), "{}", ran.said);
    assert!(ran.said.contains("the larger side has 50.00 % of the texts"), "{}", ran.said);
    let scores = run(folder.path(), "style score --model @m.json --source @s --format csv @x").printed;
    let rows: Vec<Vec<f64>> = scores
        .lines()
        .skip(1)
        .map(|line| line.split(',').map(|cell| cell.parse().expect("a number")).collect())
        .collect();
    assert!(rows[0][1] > 0.5 && rows[1][1] < 0.5, "{scores}");
    assert!((rows[0][3] - (rows[0][1] - rows[0][2])).abs() < 1e-9 && rows[0][3] > 0.0 && rows[1][3] < 0.0, "{scores}");
    let lexicon = run(folder.path(), "style lexicon --model @m.json --top 3 --fewest 2").printed;
    let words: Vec<&str> = lexicon.lines().filter_map(|line| line.split('\t').next()).collect();
    assert_eq!((words.len(), words.contains(&"so"), words.contains(&".")), (3, true, true), "{lexicon}");
    fs::write(folder.path().join("l"), &lexicon).expect("written");
    let masked = run(folder.path(), "style mask --lexicon @l @x").printed;
    assert!(masked.ends_with("<customstyle> cool <customstyle>\n"), "{masked}");
    assert!(run(folder.path(), "style mask --lexicon @l --remove @x").printed.ends_with("\ncool\n"));
    let accuracy = run(folder.path(), "score --hyp @x --style-model @m.json --metric accuracy --format json").json();
    assert_eq!(accuracy["metrics"]["accuracy"]["score"], 0.5);
}

#[test]
fn accuracy_is_of_texts_that_the_classifier_has_not_seen() {
    // No word occurs twice: a classifier is always right on its own texts, and of others it knows nothing.
    let folder = folder(&[("f", "aa bb\ncc dd\nee ff\n"), ("i", "gg hh\njj kk\nmm nn\n")]);
    let ran = run(folder.path(), "style train --style @f --other @i --out @m.json");
    assert!(ran.said.contains("accuracy 50.00 % in 3-fold cross-validation"), "{}", ran.said);
    let ran = run(folder.path(), "style train --style @f --other @i --folds 0 --out @m.json");
    assert!(!ran.said.contains("accuracy"), "{}", ran.said);
}

#[test]
fn a_language_without_spaces_has_hashed_n_grams() {
    let formal = "これは本でございます\nありがとうございます\n行くのでございますか\n";
    let informal = "これ本だよね\nありがとね\n行くんだよね\n";
    let folder = folder(&[("f", formal), ("i", informal), ("x", "そうでございます\nそうだよね\n")]);
    let line = "style train --style @f --other @i --features hashed --language ja --bits 14 --c 100 --out @m.json";
    assert_eq!(run(folder.path(), line).code, Some(0));
    let scores = run(folder.path(), "style score --model @m.json @x").printed;
    let scores: Vec<f64> = scores.lines().map(|line| line.parse().expect("a number")).collect();
    assert!(scores[0] > 0.5 && scores[1] < 0.5, "{scores:?}");
    run(folder.path(), "style lexicon --model @m.json").is_refused("hashed n-grams, which have no words");
}

#[test]
fn what_cannot_be_learned_is_refused() {
    let folder = folder(&[("f", FORMAL), ("e", ""), ("m", "{}")]);
    run(folder.path(), "style train --style @f --other @e --out @m").is_refused("e, line 1: the file is empty");
    run(folder.path(), "style train --style @f --other @f --c 0 --out @m").is_refused("C must be a positive number");
    run(folder.path(), "style score --model @m @f").is_refused("no style model");
}
