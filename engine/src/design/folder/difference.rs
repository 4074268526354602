//! What differs between two designs of a study, value by value, under the names of the folder's files.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::{STUDY, of_gate, of_picture, of_task};
use crate::{Result, design::study::StudyDesign};

/// A value that differs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The file of the folder.
    pub file: String,
    /// The path of the value in it, such as `questions[0].prompt.en`; empty for the whole file.
    pub path: String,
    /// The value of before; absent if there was none.
    pub before: Option<Value>,
    /// The new value; absent if there is none any more.
    pub after: Option<Value>,
}

/// All differences, file by file. A file that is only in one of the designs is one difference. `names` are those of the
/// first tasks' files.
pub(super) fn differences(before: &StudyDesign, after: &StudyDesign, names: &[String]) -> Result<Vec<Difference>> {
    let [mut before, after] = [files(before, names)?, files(after, names)?];
    let mut found = Vec::new();
    for (file, value) in after {
        compare(&file, String::new(), before.remove(&file), Some(value), &mut found);
    }
    for (file, value) in before {
        compare(&file, String::new(), Some(value), None, &mut found);
    }
    Ok(found)
}

/// A design by the names of its files. A picture is compared by its hash.
fn files(design: &StudyDesign, names: &[String]) -> Result<BTreeMap<String, Value>> {
    let StudyDesign { title, languages, settings, gates, tasks, pictures } = design;
    let mut files = BTreeMap::new();
    files.insert(STUDY.to_owned(), json!({ "title": title, "languages": languages, "settings": settings }));
    for (index, task) in tasks.iter().enumerate() {
        let name = names.get(index).cloned().unwrap_or_else(|| of_task(index + 1, &task.preset));
        files.insert(name, serde_json::to_value(task)?);
    }
    for gate in gates {
        files.insert(of_gate(&gate.language, gate.rule.gate()), serde_json::to_value(&gate.rule)?);
    }
    for picture in pictures {
        let hash = json!({ "sha256": hex::encode(Sha256::digest(&picture.base64)) });
        files.insert(of_picture(&picture.name), hash);
    }
    Ok(files)
}

fn compare(file: &str, path: String, before: Option<Value>, after: Option<Value>, found: &mut Vec<Difference>) {
    let is_absent = |value: &Option<Value>| value.as_ref().is_none_or(Value::is_null);
    if before == after || (is_absent(&before) && is_absent(&after)) {
        return;
    }
    match (before, after) {
        (Some(Value::Object(mut before)), Some(Value::Object(after))) => {
            let within = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
            for (key, value) in after {
                compare(file, within(&key), before.remove(&key), Some(value), found);
            }
            for (key, value) in before {
                compare(file, within(&key), Some(value), None, found);
            }
        }
        (Some(Value::Array(before)), Some(Value::Array(after)))
            if before.iter().chain(&after).any(Value::is_object) =>
        {
            let (mut before, mut after) = (before.into_iter(), after.into_iter());
            for place in 0.. {
                match (before.next(), after.next()) {
                    (None, None) => break,
                    (before, after) => compare(file, format!("{path}[{place}]"), before, after, found),
                }
            }
        }
        (before, after) => found.push(Difference { file: file.to_owned(), path, before, after }),
    }
}
