//! The texts of a study as its export has them, and measures written down from their definitions.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::stage::Stage;

/// A text made from a source.
pub struct Output {
    pub id: String,
    pub source: String,
    pub system: String,
    pub text: String,
}

/// Texts by source, in the order of the export.
pub type Texts = BTreeMap<String, Vec<String>>;

/// All texts of a study.
pub struct Exported {
    /// Sources by id.
    pub sources: BTreeMap<String, String>,
    pub outputs: Vec<Output>,
}

impl Exported {
    pub async fn of(stage: &Stage) -> Self {
        let office = stage.app.program_of(&stage.admin).await;
        let lines = async |noun: &str| -> Vec<Value> {
            let file = office.get(&format!("/studies/{}/exports/{noun}.jsonl", stage.study)).await;
            file.text().lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
        };
        let word = |line: &Value, name: &str| line[name].as_str().expect("a text").to_owned();
        let sources = lines("sources").await.iter().map(|line| (word(line, "source_id"), word(line, "text"))).collect();
        let output = |line: &Value| Output {
            id: word(line, "output_id"),
            source: word(line, "source_id"),
            system: word(line, "system"),
            text: word(line, "text"),
        };
        Self { sources, outputs: lines("outputs").await.iter().map(output).collect() }
    }

    /// The texts of each system.
    pub fn systems(&self) -> BTreeMap<String, Texts> {
        let mut systems: BTreeMap<String, Texts> = BTreeMap::new();
        for output in &self.outputs {
            let of_system = systems.entry(output.system.clone()).or_default();
            of_system.entry(output.source.clone()).or_default().push(output.text.clone());
        }
        systems
    }

    /// People's rewrites beside their sources.
    pub fn pairs(&self) -> Vec<(&str, &str)> {
        let human = self.outputs.iter().filter(|output| output.system == "human");
        human.map(|output| (self.sources[&output.source].as_str(), output.text.as_str())).collect()
    }
}

/// Characters to add, drop or replace: the whole table of Wagner and Fischer.
pub fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            table[i][j] = match (i, j) {
                (0, edits) | (edits, 0) => edits,
                _ => {
                    let replaced = table[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    replaced.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1)
                }
            };
        }
    }
    table[a.len()][b.len()]
}

/// The share of words and marks that two texts do not have in common.
pub fn led(a: &str, b: &str) -> f64 {
    let (a, b) = (tokens(a), tokens(b));
    1.0 - a.intersection(&b).count() as f64 / a.union(&b).count() as f64
}

/// Words, a full stop inside them included, and every mark by itself.
fn tokens(text: &str) -> BTreeSet<String> {
    let chars: Vec<char> = text.chars().collect();
    let letter = |at: usize| chars.get(at).is_some_and(|c| c.is_alphanumeric());
    let mut tokens = BTreeSet::new();
    let mut word = String::new();
    for (at, c) in chars.iter().enumerate() {
        if letter(at) || (*c == '.' && at > 0 && letter(at - 1) && letter(at + 1)) {
            word.push(*c);
            continue;
        }
        tokens.insert(std::mem::take(&mut word));
        tokens.insert(c.to_string());
    }
    tokens.insert(word);
    tokens.into_iter().filter(|token| !token.trim().is_empty()).collect()
}

/// The marks of a text, in order.
pub fn marks(text: &str) -> String {
    text.chars().filter(|c| !c.is_alphanumeric() && !c.is_whitespace()).collect()
}

/// Pearson's r by its definition.
pub fn pearson(pairs: &[(f64, f64)]) -> f64 {
    let n = pairs.len() as f64;
    let (x, y) = (pairs.iter().map(|p| p.0).sum::<f64>() / n, pairs.iter().map(|p| p.1).sum::<f64>() / n);
    let sum = |of: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|(a, b)| of(a - x, b - y)).sum::<f64>();
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}
