//! The language model against KenLM: its scores of the example study's French texts, and what its own lmplz learns;
//! `golden/make_lm.py` and `golden/make_lmplz.py` compute the values.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::{env, fs, path::Path};

use scoring::lm::{Model, train};
use serde_json::Value;

/// KenLM adds single-precision numbers.
const TOLERANCE: f64 = 1e-4;

/// A column of a table of the example study, from the rows that hold a word.
fn column(table: &str, column: usize, row_with: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/example").join(table);
    let table = fs::read_to_string(path).unwrap();
    let rows = table.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    let rows = rows.filter(|row| row.contains(&row_with) || row_with.is_empty());
    rows.map(|row| row[column].to_owned()).collect()
}

#[test]
fn scores_are_kenlms() {
    let model = Model::read_arpa(include_bytes!("golden/fr.arpa").as_slice()).unwrap();
    let golden: Value = serde_json::from_str(include_str!("golden/kenlm.json")).unwrap();
    for (i, text) in column("rewrites.fr.tsv", 2, "poor").iter().enumerate() {
        let score = model.score(text);
        let near = |value: f64, name: &str| {
            let wanted = golden[name][i].as_f64().unwrap();
            assert!((value - wanted).abs() < TOLERANCE * wanted.abs(), "{value} is not {wanted}");
        };
        near(score.log10, "log10");
        near(score.perplexity(), "perplexity");
        assert_eq!(score.n_unknown as u64, golden["n_unknown"][i].as_u64().unwrap());
    }
}

#[test]
fn training_gives_the_same_file_again() {
    let model = train(column("sources.fr.tsv", 1, ""), 3).unwrap();
    let mut file = Vec::new();
    model.write_arpa(&mut file).unwrap();
    if env::var_os("WRITE_ARPA").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/fr.arpa"), &file).unwrap();
    }
    let golden = Model::read_arpa(include_bytes!("golden/fr.arpa").as_slice()).unwrap();
    assert_eq!(golden.n_grams(), model.n_grams());
    for text in column("rewrites.fr.tsv", 2, "") {
        assert!((golden.score(&text).log10 - model.score(&text).log10).abs() < TOLERANCE);
    }
}

#[test]
fn a_model_without_counts_of_4_is_lmplzs() {
    let golden: Value = serde_json::from_str(include_str!("golden/lmplz.json")).unwrap();
    let model = train(include_str!("golden/kneser_ney.txt").lines(), 2).unwrap();
    let texts = golden["texts"].as_array().unwrap().iter().map(|text| text.as_str().unwrap());
    let (mut log10, mut n_words) = (0.0, 0);
    for (text, wanted) in texts.zip(golden["log10"].as_array().unwrap()) {
        let (score, wanted) = (model.score(text), wanted.as_f64().unwrap());
        assert!((score.log10 - wanted).abs() < TOLERANCE, "{text}: {} is not {wanted}", score.log10);
        log10 += score.log10;
        n_words += score.n_words;
    }
    let (perplexity, wanted) = (10_f64.powf(-log10 / n_words as f64), golden["perplexity"].as_f64().unwrap());
    assert!((perplexity - wanted).abs() < TOLERANCE * wanted, "{perplexity} is not {wanted}");
}
