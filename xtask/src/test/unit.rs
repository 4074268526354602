//! The Rust tests of the whole workspace, with a database server and the built program beside them.

use std::env;

use anyhow::bail;

use super::skipped::Skipped;
use super::{concord, tally};
use crate::postgres::{Durability, Postgres};
use crate::{docs, process, proxies};

/// Runs the tests whose names contain `filter`; the closing line. The system tests of neural models are left to the part
/// `torch` where that follows.
pub fn run(filter: &[String], torch_follows: bool, notes: &Skipped) -> anyhow::Result<String> {
    concord::build()?;
    if let Err(error) = docs::run() {
        // The test of the built site notes that it was skipped.
        println!("xtask: the documentation cannot be built: {error:#}");
    }
    proxies::ready();
    let mut tests = process::cargo();
    tests.args(["test", "--workspace", "--no-fail-fast"]).args(filter);
    concord::tell(&mut tests);
    if torch_follows {
        tests.env("CONCORD_TORCH_BIN", "later");
    }
    let (variable, file) = notes.variable();
    tests.env(variable, file);
    // The cluster goes when `server` is dropped, after the tests.
    let server = match env::var("CONCORD_TEST_POSTGRES") {
        Ok(_) => None,
        Err(_) => Some(Postgres::start(Durability::None)?),
    };
    if let Some(server) = &server {
        tests.env("CONCORD_TEST_POSTGRES", server.url());
    }
    let (passed, lines) = tally::run(&mut tests, |line| line.starts_with("test result:"))?;
    if lines.is_empty() {
        bail!("the Rust tests do not compile");
    }
    let closing = sum(&lines);
    if !passed {
        bail!("Rust tests failed: {closing}");
    }
    Ok(closing)
}

/// One closing line for all test programs.
pub fn sum(lines: &[String]) -> String {
    let count = |word: &str| -> usize {
        let counts = lines.iter().filter_map(|line| {
            let part = line.split([';', '.']).find(|part| part.trim_end().ends_with(word))?;
            part.split_whitespace().next()?.parse::<usize>().ok()
        });
        counts.sum()
    };
    format!(
        "rust: {} passed, {} failed, {} ignored, in {} programs",
        count("passed"),
        count("failed"),
        count("ignored"),
        lines.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_add_up() {
        let line = |text: &str| text.to_owned();
        let lines = [
            line("test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s"),
            line("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s"),
        ];
        assert_eq!(sum(&lines), "rust: 15 passed, 2 failed, 1 ignored, in 2 programs");
    }
}
