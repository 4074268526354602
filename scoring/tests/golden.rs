//! The metrics against sacrebleu, rapidfuzz and NLTK on the example study's texts; `golden/make.py` computes the values.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::{collections::BTreeMap, fs, path::Path};

use scoring::{
    bleu::{Bleu, Smoothing},
    chrf::Chrf,
    levenshtein,
    meteor::{Meteor, Stemmer},
    metric::{Metric, Scratch},
    ter::Ter,
    tokenize::Tokenizer,
};
use serde_json::Value;

/// Values are given to full precision; sums of logarithms differ in the last places.
const TOLERANCE: f64 = 1e-9;

/// A system's outputs and both sets of human references.
struct Texts {
    hypotheses: Vec<String>,
    references: [Vec<String>; 2],
}

impl Texts {
    /// Checks a metric's corpus score.
    fn check<M: Metric>(&self, metric: &M, expected: &Value) {
        let score = metric.corpus(&self.hypotheses, &self.references).unwrap();
        near(score.value, expected);
    }

    /// Checks a metric's score of every sentence.
    fn check_sentences<M: Metric>(&self, metric: &M, expected: &Value) {
        let mut scratch = Scratch::default();
        for (i, hypothesis) in self.hypotheses.iter().enumerate() {
            let references = [self.references[0][i].as_str(), &self.references[1][i]];
            let stats = metric.stats(&mut scratch, hypothesis, &references);
            near(metric.value(&stats), &expected[i]);
        }
    }
}

fn near(value: f64, expected: &Value) {
    let expected = expected.as_f64().unwrap();
    assert!((value - expected).abs() < TOLERANCE, "{value} is not {expected}");
}

/// The texts of a language by system, in the order of the sources.
fn texts(language: &str) -> BTreeMap<String, Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/example");
    let rows = |name: &str| {
        let table = fs::read_to_string(folder.join(format!("{name}.{language}.tsv"))).unwrap();
        let rows = table.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect());
        rows.collect::<Vec<Vec<String>>>()
    };
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows("rewrites") {
        texts.entry(row[1].clone()).or_default().push(row[2].clone());
    }
    texts.insert("source".to_owned(), rows("sources").into_iter().map(|row| row[1].clone()).collect());
    texts
}

/// Calls back with every system's texts and expected values.
fn each(check: impl Fn(&Texts, &Value)) {
    each_language(|_, texts, expected| check(texts, expected));
}

/// The same, with the language.
fn each_language(check: impl Fn(&str, &Texts, &Value)) {
    let golden: Value = serde_json::from_str(include_str!("golden/sacrebleu.json")).unwrap();
    for language in ["fr", "it", "pt-BR", "en"] {
        let texts = texts(language);
        let references = [texts["human-a"].clone(), texts["human-b"].clone()];
        for system in ["source", "model-a", "model-b"] {
            let hypotheses = texts[system].clone();
            check(language, &Texts { hypotheses, references: references.clone() }, &golden[language][system]);
        }
    }
}

#[test]
fn bleu_with_every_tokenizer_is_sacrebleus() {
    each(|texts, expected| {
        for name in ["13a", "intl", "char", "zh", "none"] {
            let tokenizer = Tokenizer::from_name(name).unwrap();
            texts.check(&Bleu { tokenizer, ..Bleu::default() }, &expected[format!("bleu {name}")]);
        }
    });
}

#[test]
fn sentence_bleu_with_every_smoothing_is_sacrebleus() {
    each(|texts, expected| {
        for (name, smoothing) in [
            ("exp", Smoothing::Exp),
            ("floor", Smoothing::Floor(0.1)),
            ("add_k", Smoothing::AddK(1.0)),
            ("none", Smoothing::None),
        ] {
            let bleu = Bleu { smoothing, lowercase: true, ..Bleu::sentence_level() };
            texts.check_sentences(&bleu, &expected[format!("sentence bleu {name}")]);
        }
    });
}

#[test]
fn chrf_is_sacrebleus() {
    each(|texts, expected| {
        for (name, words) in [("chrf 0", false), ("chrf 2", true)] {
            let chrf = Chrf { words, lowercase: true };
            texts.check(&chrf, &expected[name]);
            texts.check_sentences(&chrf, &expected[format!("sentence {name}")]);
        }
    });
}

#[test]
fn ter_is_sacrebleus() {
    each(|texts, expected| {
        for (name, normalised) in [("ter", false), ("ter normalised", true)] {
            let ter = Ter { normalised, case_sensitive: true };
            texts.check(&ter, &expected[name]);
            texts.check_sentences(&ter, &expected[format!("sentence {name}")]);
        }
    });
}

#[test]
fn levenshtein_is_rapidfuzzs() {
    each(|texts, expected| {
        for (i, (a, b)) in texts.hypotheses.iter().zip(&texts.references[0]).enumerate() {
            let wanted = expected["levenshtein"][i].as_u64().unwrap();
            assert_eq!(levenshtein::characters(a, b).edits as u64, wanted);
        }
    });
}

#[test]
fn meteor_by_words_and_stems_is_nltks() {
    each_language(|language, texts, expected| {
        let meteor = Meteor { tokenizer: Tokenizer::V13a, stemmer: Stemmer::of(language), wordnet: None };
        for (i, (hypothesis, reference)) in texts.hypotheses.iter().zip(&texts.references[0]).enumerate() {
            near(meteor.segment(hypothesis, &[reference]), &expected["meteor"][i]);
        }
    });
}
