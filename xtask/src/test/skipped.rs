//! What tests could not run: each notes it in a file, so that it does not count as passed unseen.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where a test notes what it skips.
const FILE: &str = "TESTS_SKIPPED";
/// Where it is set, a run in which something was skipped has failed. (Names that begin with `CONCORD_` are settings, and the
/// program refuses those it does not know.)
const STRICT: &str = "TESTS_MUST_RUN";

/// The notes of one run.
pub struct Skipped {
    file: PathBuf,
}

impl Skipped {
    /// No notes yet, in a file of the target folder.
    pub fn new() -> anyhow::Result<Self> {
        let file = crate::paths::target().join(format!("skipped-{}.txt", std::process::id()));
        fs::create_dir_all(crate::paths::target())?;
        fs::write(&file, "")?;
        Ok(Self { file })
    }

    /// The variable and the file, for a process that runs tests.
    pub fn variable(&self) -> (&'static str, &Path) {
        (FILE, &self.file)
    }

    /// What was skipped, in words, with `others` that no test noted; an error where nothing may be.
    pub fn closing(&self, others: &[String]) -> anyhow::Result<String> {
        let text = summary(&fs::read_to_string(&self.file)?, others);
        let _ = fs::remove_file(&self.file);
        let is_none = text.is_empty();
        anyhow::ensure!(
            is_none || env::var_os(STRICT).is_none(),
            "{text}\nthis run may skip nothing ({STRICT} is set)"
        );
        Ok(if is_none { "nothing was skipped".to_owned() } else { text })
    }
}

/// How many tests were skipped for each reason.
fn summary(notes: &str, others: &[String]) -> String {
    let mut tests: BTreeMap<&str, usize> = BTreeMap::new();
    for line in notes.lines() {
        *tests.entry(line.split('\t').next().unwrap_or_default()).or_default() += 1;
    }
    let lines =
        tests.into_iter().map(|(why, n)| format!("SKIPPED, {n} {}: {why}", if n == 1 { "test" } else { "tests" }));
    lines.chain(others.iter().cloned()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_counted() {
        let notes = "PostgreSQL\ta::b\nno texts\tc\nPostgreSQL\td\n";
        assert_eq!(summary(notes, &[]), "SKIPPED, 2 tests: PostgreSQL\nSKIPPED, 1 test: no texts");
        assert_eq!(summary("", &["torch: SKIPPED".to_owned()]), "torch: SKIPPED");
        assert_eq!(summary("", &[]), "");
    }
}
