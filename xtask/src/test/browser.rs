//! The journeys: Playwright drives Chromium against a server started for the run.

use std::process::Command;

use anyhow::bail;

use super::concord::{self, Server};
use super::tally;
use crate::{node, paths, process};

/// Runs the journeys whose file or title matches `filter`; the closing line.
pub fn run(filter: &[String]) -> anyhow::Result<String> {
    let chromium = node::ready()?;
    concord::build()?;
    process::run(process::cargo().args(["build", "-p", "fake-provider", "--bin", "fake-provider"]))?;
    let server = Server::start()?;
    let mut runner = Command::new("npx");
    runner.args(["--no-install", "playwright", "test"]).args(filter).current_dir(node::folder());
    runner.env("CONCORD_CHROMIUM", chromium);
    runner.env("FAKE_PROVIDER", paths::program("debug", "fake-provider"));
    server.tell(&mut runner);
    let (passed, lines) = tally::run(&mut runner, is_closing)?;
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    let closing = format!("browser: {}", lines.join(", "));
    if !passed {
        bail!("journeys failed: {closing}");
    }
    Ok(closing)
}

/// Playwright closes with lines like `  12 passed (34.5s)`.
fn is_closing(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let is_count = words.next().is_some_and(|word| word.parse::<usize>().is_ok());
    let word = words.next().unwrap_or_default();
    is_count && ["passed", "failed", "flaky", "skipped", "interrupted", "did"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_told_from_others() {
        assert!(is_closing("  2 passed (2.8s)"));
        assert!(is_closing("  1 failed"));
        assert!(!is_closing("Running 2 tests using 1 worker"));
        assert!(!is_closing("  ✓  1 journeys/front.spec.js:4:1 › an island wakes (787ms)"));
    }
}
