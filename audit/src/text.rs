//! What is audited of the crate `scoring`: one line a metric in the list of its topic.
//!
//! To add a metric, add one line to the list of its topic with a design that both sides are given, and a function of the
//! same name to a file of `audit/reference`, marked `@statistic("name")`.

mod edits;
mod languages;
mod lm;
mod metrics;
mod models;
mod texts;

use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use crate::answer::{Answer, Answers, answers};
use crate::coverage::Simulation;
use crate::entry::{Entry, Reference};
use texts::{Script, edited};

const SACREBLEU: &str = "sacrebleu 2.6.0; NLTK 3.10.4 for treebank";
const NLTK: &str = "NLTK 3.10.4";
const ROUGE: &str = "rouge-score 0.1.2, given words by Unicode";
const RAPIDFUZZ: &str = "rapidfuzz 3.14.6";
const UNISEG: &str = "uniseg 0.10.1";
const DEFINITION: &str = "the definition, in Python";
const POT: &str = "POT 0.9.7 and numpy";
const SKLEARN: &str = "scikit-learn 1.9.1";
const SPYLLS: &str = "spylls 0.1.7";
const LINGUA: &str = "lingua 2.1.1";
const KENLM: &str = "KenLM 0.3.0, lmplz and query";

/// A library of Python, asked by `audit/reference/text.py`.
const fn python(by: &'static str) -> Reference {
    Reference { file: "text.py", by }
}

/// Every metric.
pub fn entries() -> Vec<Entry> {
    [metrics::entries(), edits::entries(), models::entries(), lm::entries(), languages::entries()]
        .into_iter()
        .flatten()
        .collect()
}

/// Every interval and test.
pub fn simulations() -> Vec<Simulation> {
    Vec::new()
}

/// Two texts, one made from the other.
#[derive(Serialize)]
struct Sides {
    a: String,
    b: String,
}

impl Sides {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let source = texts::text(rng, script, n);
        Self { a: edited(rng, &source, script), b: edited(rng, &source, script) }
    }
}

/// Pieces of a text as one answer.
fn joined<'a>(pieces: impl Iterator<Item = &'a str>) -> String {
    pieces.collect::<Vec<_>>().join("␟")
}

/// Numbers under a name, counted from 1.
fn numbered<A: Into<Answer>>(name: &str, numbers: impl IntoIterator<Item = A>) -> Answers {
    answers((1..).zip(numbers).map(|(n, number)| (format!("{name} {n}"), number)))
}

#[cfg(test)]
mod tests {
    /// Modules without a number of their own, and those that tests of `scoring` compare.
    const ELSEWHERE: [&str; 8] =
        ["measure", "metric", "naturalness", "registry", "torch", "wordnet", "abbreviations", "stored"];

    #[test]
    fn every_module_of_metrics_is_audited() {
        let library = include_str!("../../scoring/src/lib.rs");
        let entries = super::entries();
        let names = |module: &str| {
            let covers = |function: &&str| function.split("::").next() == Some(module);
            entries.iter().any(|entry| entry.covers.iter().any(covers))
        };
        let modules = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        let missing: Vec<&str> = modules.filter(|module| !ELSEWHERE.contains(module) && !names(module)).collect();
        assert!(missing.is_empty(), "no entry of the audit covers {missing:?}");
    }
}
