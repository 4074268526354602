//! The answers of the reference programs to the fast designs, kept in `audit/recorded.json` for tests that run neither
//! Python nor R. `cargo xtask audit --record` writes the file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::answer::Answers;
use crate::compare::Comparison;
use crate::coverage::digest;

/// The answers to one design.
#[derive(Debug, Serialize, Deserialize)]
pub struct Recorded {
    /// A digest of the design, which is drawn again by the tests.
    pub design: String,
    /// The answers of the reference.
    pub answers: Answers,
}

/// For each statistic the answers by the name of the design.
pub type Record = BTreeMap<String, BTreeMap<String, Recorded>>;

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("recorded.json")
}

/// The digest of a design. Ten digits of its numbers count: the last ones depend on which library computes logarithms.
pub fn digest_of(data: &Value) -> String {
    format!("{:016x}", digest(&rounded(data).to_string()))
}

fn rounded(data: &Value) -> Value {
    match data {
        Value::Number(number) if number.is_f64() => {
            Value::String(number.as_f64().map_or_else(String::new, |number| format!("{number:.9e}")))
        }
        Value::Array(values) => values.iter().map(rounded).collect(),
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(name, value)| (name.clone(), rounded(value))).collect())
        }
        other => other.clone(),
    }
}

/// Writes the answers; refuses to where one is missing.
pub fn write(comparisons: &[Comparison]) -> anyhow::Result<()> {
    let mut record = Record::new();
    for comparison in comparisons {
        let mut cases = BTreeMap::new();
        for (case, theirs) in &comparison.cases {
            let answers = match theirs {
                Ok(answers) => answers.clone(),
                Err(why) => bail!("nothing was written: {} on {}: {why}", comparison.name, case.design),
            };
            cases.insert(case.design.clone(), Recorded { design: digest_of(&case.data), answers });
        }
        record.insert(comparison.name.to_owned(), cases);
    }
    let text = serde_json::to_string(&record)?;
    // One design a line, so that a change can be read.
    let text = text.replace("}},\"", "}},\n\"").replace("\":{\"", "\":{\n\"") + "\n";
    fs::write(file(), text).with_context(|| format!("cannot write {}", file().display()))?;
    println!("audit: wrote {}", file().display());
    Ok(())
}

/// Reads the record.
#[cfg(test)]
pub fn read() -> Record {
    serde_json::from_str(&fs::read_to_string(file()).unwrap()).unwrap()
}

#[cfg(test)]
mod tests {
    use super::{digest_of, read};
    use crate::compare::{Outcome, outcomes};
    use crate::entry::Plan;

    #[test]
    fn every_statistic_equals_its_recorded_reference() {
        let record = read();
        let plan = Plan { thorough: false, ..Plan::default() };
        let mut wrong = Vec::new();
        for entry in crate::entries() {
            let Some(own) = record.get(entry.name) else {
                wrong.push(format!("{} is not recorded: run `cargo xtask audit --record`", entry.name));
                continue;
            };
            for case in entry.cases(&plan) {
                let recorded = own.get(&case.design).filter(|r| r.design == digest_of(&case.data));
                let Some(recorded) = recorded else {
                    wrong.push(format!("{} on {}: run `cargo xtask audit --record`", entry.name, case.design));
                    continue;
                };
                for (name, outcome) in outcomes(&case.ours, &Ok(recorded.answers.clone()), entry.tolerance) {
                    if let Outcome::Different(how) = outcome {
                        wrong.push(format!("{}, {name} on {}: {how}", entry.name, case.design));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
