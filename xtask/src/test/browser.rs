//! The journeys: Playwright drives Chromium against servers started for the run.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use super::concord::{self, Server};
use super::tally;
use crate::postgres::{Durability, Postgres};
use crate::{node, paths, process};

/// The tag of journeys that follow data into results: they are made on PostgreSQL, too.
const ON_BOTH: &str = "@data";

/// Runs the journeys whose file or title matches `filter`, and those of them that are about data once more on PostgreSQL; the
/// closing line.
pub fn run(filter: &[String]) -> anyhow::Result<String> {
    let chromium = node::ready()?;
    concord::build()?;
    process::run(process::cargo().args(["build", "-p", "fake-provider", "--bin", "fake-provider"]))?;
    let on_sqlite = pass(&chromium, &[], filter, None)?;
    let closing = |name: &str, lines: &[String]| format!("{name}: {}", lines.join(", "));
    let cluster = Postgres::start(Durability::None)
        .with_context(|| format!("{}; the journeys on PostgreSQL did not run", closing("browser", &on_sqlite.lines)))?;
    // A filter may leave nothing to do on PostgreSQL. Its own pattern of titles comes after the tag and replaces it. Each run
    // empties its folder of pictures and traces.
    let options = ["--pass-with-no-tests", "--output", "output/postgres", "--grep", ON_BOTH];
    let on_postgres = pass(&chromium, &options, filter, Some(&cluster))?;
    let passes = [("browser", &on_sqlite), ("browser, PostgreSQL", &on_postgres)];
    let passes = passes.into_iter().filter(|(_, pass)| !pass.lines.is_empty());
    let closing = passes.map(|(name, pass)| closing(name, &pass.lines)).collect::<Vec<_>>().join("\n");
    if !(on_sqlite.passed && on_postgres.passed) {
        bail!("journeys failed: {closing}");
    }
    Ok(closing)
}

/// What a run of the journeys came to.
struct Pass {
    passed: bool,
    lines: Vec<String>,
}

/// Runs journeys once, on SQLite or on databases of a cluster.
fn pass(chromium: &Path, options: &[&str], filter: &[String], cluster: Option<&Postgres>) -> anyhow::Result<Pass> {
    let database = cluster.map(Postgres::url);
    let server = Server::start(database.as_deref())?;
    let mut runner = Command::new("npx");
    runner.args(["--no-install", "playwright", "test"]).args(options).args(filter).current_dir(node::folder());
    runner.env("CONCORD_CHROMIUM", chromium);
    runner.env("FAKE_PROVIDER", paths::program("debug", "fake-provider"));
    if let Some(cluster) = cluster {
        runner.env("JOURNEY_POSTGRES", cluster.url()).env("JOURNEY_PSQL", cluster.psql());
    }
    server.tell(&mut runner);
    let (passed, lines) = tally::run(&mut runner, is_closing)?;
    Ok(Pass { passed, lines: lines.iter().map(|line| line.trim().to_owned()).collect() })
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
