//! The metrics against sacrebleu on real texts: the reference data beside the project, where it is present.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use scoring::{
    bleu::Bleu,
    chrf::Chrf,
    metric::{Metric, Scratch},
    ter::Ter,
    tokenize::Tokenizer,
};
use serde_json::Value;

/// Values are given to full precision; sums of logarithms differ in the last places.
const TOLERANCE: f64 = 1e-6;

/// The folder of texts with known answers, if it is there.
fn folder() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/text");
    if folder.is_dir() {
        return Some(folder);
    }
    eprintln!("skipped: no reference texts at {}", folder.display());
    None
}

fn lines(path: PathBuf) -> Vec<String> {
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().map(str::to_owned).collect()
}

fn expected(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("expected.json")).unwrap()).unwrap()
}

/// Checks a corpus score and, but for the version, its signature.
fn check<M: Metric>(metric: &M, texts: &(Vec<String>, Vec<Vec<String>>), expected: &Value) {
    let score = metric.corpus(&texts.0, &texts.1).unwrap();
    let wanted = expected["score"].as_f64().unwrap();
    assert!(
        (score.value - wanted).abs() < TOLERANCE,
        "{} is not {wanted}: {expected}",
        score.value
    );
    let settings = |signature: &str| signature.split("|version").next().unwrap().to_owned();
    assert_eq!(
        settings(&score.signature),
        settings(expected["signature"].as_str().unwrap())
    );
}

#[test]
fn overlap_of_formality_levels_is_sacrebleus() {
    let Some(folder) = folder() else { return };
    let expected = expected(&folder);
    for language in ["de", "es", "hi"] {
        let text = |level| lines(folder.join(format!("overlap/{language}.{level}.txt")));
        let texts = (text("informal"), vec![text("formal")]);
        let expected = &expected["overlap"][language];
        let bleu = |tokenizer, lowercase| Bleu {
            tokenizer,
            lowercase,
            ..Bleu::default()
        };
        check(&bleu(Tokenizer::V13a, false), &texts, &expected["bleu"]);
        check(
            &bleu(Tokenizer::Intl, false),
            &texts,
            &expected["bleu_intl"],
        );
        check(
            &bleu(Tokenizer::Char, false),
            &texts,
            &expected["bleu_char"],
        );
        check(
            &bleu(Tokenizer::None, true),
            &texts,
            &expected["bleu_none_lc"],
        );
        check(&Chrf::default(), &texts, &expected["chrf"]);
        check(&Chrf::plus_plus(), &texts, &expected["chrf++"]);
        check(&Ter::default(), &texts, &expected["ter"]);
        check(
            &Ter {
                normalised: true,
                ..Ter::default()
            },
            &texts,
            &expected["ter_norm"],
        );
    }
}

#[test]
fn mean_sentence_bleu_is_sacrebleus() {
    let Some(folder) = folder() else { return };
    let expected = expected(&folder);
    for language in ["de", "es", "hi"] {
        let text = |level| lines(folder.join(format!("overlap/{language}.{level}.txt")));
        let (informal, formal) = (text("informal"), text("formal"));
        let bleu = Bleu::sentence_level();
        let mut scratch = Scratch::default();
        let values = informal.iter().zip(&formal).map(|(hypothesis, reference)| {
            bleu.value(&bleu.stats(&mut scratch, hypothesis, &[reference]))
        });
        let mean = values.sum::<f64>() / informal.len() as f64;
        let wanted = expected["overlap"][language]["sentence_bleu_mean"]["score"]
            .as_f64()
            .unwrap();
        assert!(
            (mean - wanted).abs() < TOLERANCE,
            "{language}: {mean} is not {wanted}"
        );
    }
}
