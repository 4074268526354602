//! Reading the reference folder.

use std::fs;
use std::path::PathBuf;

use agreement::{Ratings, Scale};
use serde_json::Value;

/// The folder of raw ratings and expected values.
pub struct Folder {
    path: PathBuf,
    expected: serde_json::Map<String, Value>,
}

impl Folder {
    /// The folder beside the workspace, or `None` with a line that says so.
    pub fn open() -> Option<Self> {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference");
        let path = root.join("agreement");
        let Ok(text) = fs::read_to_string(path.join("expected.json")) else {
            testing::skipped("the reference folder ../shared/reference is absent");
            return None;
        };
        let Ok(Value::Object(expected)) = serde_json::from_str(&text) else {
            panic!("expected.json is no JSON object");
        };
        Some(Self { path, expected })
    }

    /// Every study with its expected values.
    pub fn studies(&self) -> impl Iterator<Item = (&str, &Value)> {
        let named = self.expected.iter().filter(|(name, _)| !name.starts_with('_'));
        named.map(|(name, values)| (name.as_str(), values))
    }

    /// One expected value.
    pub fn value(&self, study: &str, key: &str) -> &Value {
        &self.expected[study][key]
    }

    /// A study's ratings as numbers, with the number of rows checked.
    pub fn ratings(&self, study: &str) -> Ratings {
        self.rated(study, &Scale::interval().keep_replicates())
    }

    /// A study's ratings on a scale of choice.
    pub fn rated(&self, study: &str, scale: &Scale) -> Ratings {
        let rows = self.rows(study);
        assert_eq!(rows.len() as u64, self.value(study, "n_rows").as_u64().expect("a whole number"), "{study}");
        Ratings::from_numbers(rows, scale).expect("sound ratings")
    }

    /// The (item, rater, value) rows of a study; a column between rater and value is skipped.
    fn rows(&self, study: &str) -> Vec<(String, String, f64)> {
        let mut reader = csv::Reader::from_path(self.path.join(format!("{study}.csv"))).expect("the study is there");
        let row = |record: csv::StringRecord| {
            let value = record[record.len() - 1].parse().expect("a number");
            (record[0].to_owned(), record[1].to_owned(), value)
        };
        reader.records().map(|record| row(record.expect("a row"))).collect()
    }
}
