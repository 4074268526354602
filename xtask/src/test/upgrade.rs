//! A new version takes the place of the one before while people work: two servers of both on one database. It builds the version
//! before, which takes minutes, so it is not part of `cargo xtask test`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use super::skipped::Skipped;
use super::{concord, tally, unit};
use crate::postgres::{Durability, Postgres};
use crate::{paths, process};

/// Runs it against the program of a commit: without one, that before the newest migration; the closing line.
pub fn run(commit: Option<&str>, notes: &Skipped) -> anyhow::Result<String> {
    let commit = if let Some(commit) = commit {
        commit.to_owned()
    } else {
        let newest = git(&["log", "-1", "--format=%H", "--", "store/migrations"])?;
        format!("{newest}^")
    };
    let commit = git(&["rev-parse", "--verify", &commit])?;
    println!("xtask: the version before is that of commit {commit}");
    let before = build(&commit)?;
    concord::build()?;
    let server = Postgres::start(Durability::None)?;
    let mut tests = process::cargo();
    tests.args(["test", "--package", "system-tests", "--test", "upgrade", "--", "--ignored", "--nocapture"]);
    concord::tell(&mut tests);
    tests.env("CONCORD_TEST_POSTGRES", server.url()).env("TEST_BEFORE_BIN", before);
    let (variable, file) = notes.variable();
    tests.env(variable, file);
    let (passed, lines) = tally::run(&mut tests, |line| line.starts_with("test result:"))?;
    let closing = unit::sum(&lines).replace("rust:", "upgrade:");
    if !passed {
        bail!("tests failed {closing}");
    }
    Ok(closing)
}

/// Builds the program of a commit in a folder of its own, or finds it there.
fn build(commit: &str) -> anyhow::Result<PathBuf> {
    let folder = paths::target().join("before");
    let source = folder.join(commit);
    let target = folder.join("target");
    let program = folder.join(format!("concord-{commit}"));
    if program.exists() {
        return Ok(program);
    }
    if !source.exists() {
        git(&["worktree", "add", "--detach", &source.display().to_string(), commit])?;
    }
    let built = process::run(
        process::cargo()
            .current_dir(&source)
            .env("CARGO_TARGET_DIR", &target)
            .args(["build", "-p", "server", "--bin", "concord"]),
    );
    git(&["worktree", "remove", "--force", &source.display().to_string()])?;
    built?;
    std::fs::copy(target.join("debug/concord"), &program)?;
    Ok(program)
}

fn git(arguments: &[&str]) -> anyhow::Result<String> {
    process::output(Command::new("git").current_dir(Path::new(paths::root())).args(arguments))
}
