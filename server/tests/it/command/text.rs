//! What the tests of commands over texts share: a folder of files, and what a run said.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use super::concord;

/// A folder with these files.
pub fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("written");
    }
    folder
}

/// What a run left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub printed: String,
    pub said: String,
}

impl Ran {
    /// What was printed, as JSON; the run must have been a success.
    pub fn json(&self) -> Value {
        assert_eq!(self.code, Some(0), "{}", self.said);
        serde_json::from_str(&self.printed).expect("JSON")
    }

    /// The run must have been refused because of its input, in these words.
    pub fn is_refused(&self, words: &str) {
        assert_eq!(self.code, Some(1), "{self:?}");
        assert!(self.said.contains(words) && self.printed.is_empty(), "{words}: {self:?}");
    }
}

#[cfg(feature = "torch")]
impl Ran {
    /// The command line itself must have been refused, in these words.
    pub fn is_misused(&self, words: &str) {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert!(self.said.contains(words) && self.printed.is_empty(), "{words}: {self:?}");
    }
}

/// Runs a command line in which `@` stands before the names of files in a folder.
pub fn run(folder: &Path, line: &str) -> Ran {
    let path = |word: &str| word.strip_prefix('@').map(|name| folder.join(name).display().to_string());
    let arguments: Vec<String> =
        line.split_whitespace().map(|word| path(word).unwrap_or_else(|| word.to_owned())).collect();
    let output = concord(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), "");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), printed: text(output.stdout), said: text(output.stderr) }
}

/// The folder of texts with known answers, if it is there.
pub fn reference() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/text");
    if folder.is_dir() {
        return Some(folder);
    }
    testing::skipped(format!("no reference texts at {}", folder.display()));
    None
}
