//! What an export says: the files of its folder, and nothing else.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use anyhow::Context as _;
use serde_json::Value;

/// A line of a file.
#[derive(Clone, Debug)]
pub struct Row(Value);

/// The files.
#[derive(Clone, Debug)]
pub struct Export {
    /// Where they are.
    pub folder: PathBuf,
    /// The languages: their tags, and what tables call them.
    pub languages: Vec<(String, &'static str)>,
    /// The sources.
    pub sources: Vec<Row>,
    /// The outputs that are used.
    pub outputs: Vec<Row>,
    /// The answers that count.
    pub answers: Vec<Row>,
    /// What hits show.
    pub items: Vec<Row>,
    /// The versions of tasks.
    pub tasks: Vec<Row>,
    /// The workers.
    pub workers: Vec<Row>,
    /// Gate decisions.
    pub qualifications: Vec<Row>,
}

impl Row {
    /// A text of the line; nothing where it has none.
    pub fn text(&self, column: &str) -> &str {
        self.0.get(column).unwrap_or_else(|| panic!("no {column} in {}", self.0)).as_str().unwrap_or_default()
    }

    /// A number of the line.
    ///
    /// # Panics
    /// It holds none.
    pub fn number(&self, column: &str) -> f64 {
        self.0[column].as_f64().unwrap_or_else(|| panic!("no number {column} in {}", self.0))
    }

    /// What stands in a column.
    pub fn value(&self, column: &str) -> &Value {
        &self.0[column]
    }
}

impl Export {
    /// Reads a folder.
    ///
    /// # Errors
    /// A file is not there, or not JSON.
    pub fn read(folder: PathBuf) -> anyhow::Result<Self> {
        let text = |name: &str| fs::read_to_string(folder.join(name)).with_context(|| name.to_owned());
        let rows = |name: &str| -> anyhow::Result<Vec<Row>> {
            let row = |line: &str| Ok(Row(serde_json::from_str(line)?));
            text(&format!("{name}.jsonl"))?.lines().map(row).collect()
        };
        let design: Value = serde_json::from_str(&text("design.json")?)?;
        let tags = design["languages"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let counts = |row: &Row| row.text("outcome") == "counted" && row.0["superseded"] == false;
        Ok(Self {
            languages: tags.map(|tag| (tag.to_owned(), name(tag))).collect(),
            sources: rows("sources")?,
            outputs: rows("outputs")?.into_iter().filter(|row| row.0["used"] == true).collect(),
            answers: rows("answers")?.into_iter().filter(counts).collect(),
            items: rows("items")?,
            tasks: rows("tasks")?,
            workers: rows("workers")?,
            qualifications: rows("qualifications")?,
            folder,
        })
    }

    /// The answers to a question of the task from a preset, in a language.
    pub fn answers(&self, preset: &str, question: &str, language: &str) -> Vec<&Row> {
        let asked = |row: &&Row| row.text("preset") == preset && row.text("question") == question;
        self.answers.iter().filter(asked).filter(|row| row.text("language") == language).collect()
    }

    /// The used outputs in a language.
    pub fn outputs<'a>(&'a self, language: &'a str) -> impl Iterator<Item = &'a Row> {
        self.outputs.iter().filter(move |row| row.text("language") == language)
    }

    /// The sources in a language.
    pub fn sources<'a>(&'a self, language: &'a str) -> impl Iterator<Item = &'a Row> {
        self.sources.iter().filter(move |row| row.text("language") == language)
    }

    /// The text of a source.
    pub fn source(&self, id: &str) -> &str {
        self.sources.iter().find(|row| row.text("source_id") == id).expect("the source is exported").text("text")
    }

    /// The names of the systems that have outputs in a language.
    pub fn systems<'a>(&'a self, language: &'a str) -> BTreeSet<&'a str> {
        self.outputs(language).map(|row| row.text("system")).collect()
    }

    /// The outputs of a system in a language.
    pub fn of_system<'a>(&'a self, system: &str, language: &'a str) -> Vec<&'a Row> {
        self.outputs(language).filter(|row| row.text("system") == system).collect()
    }

    /// The systems whose outputs stood side by side in an item, by name.
    pub fn sides(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut sides: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for row in self.items.iter().filter(|row| !row.text("system").is_empty()) {
            sides.entry(row.text("hit_item_id")).or_default().insert(row.text("system"));
        }
        sides
    }
}

/// What tables call a language.
fn name(tag: &str) -> &'static str {
    match tag {
        "en" => "English",
        "fr" => "Français",
        "it" => "Italiano",
        "pt-BR" => "Português (Brasil)",
        other => panic!("the examples have no language {other}"),
    }
}

/// Values grouped by what a row says.
pub fn grouped<'a, K: Ord, V>(
    rows: &[&'a Row],
    key: impl Fn(&'a Row) -> K,
    value: impl Fn(&'a Row) -> V,
) -> BTreeMap<K, Vec<V>> {
    let mut groups: BTreeMap<K, Vec<V>> = BTreeMap::new();
    for row in rows {
        groups.entry(key(row)).or_default().push(value(row));
    }
    groups
}
