//! The tests of the feature `torch`, which the workspace's own do not build: on the CPU, or with `--gpu` the GPU's values
//! against the CPU's.

use std::process::Command;
use std::{env, fs};

use super::skipped::Skipped;
use super::unit::sum;
use super::{concord, tally};
use crate::postgres::{Durability, Postgres};
use crate::{libtorch, paths, process};

/// Runs the tests of the neural module; the closing line.
pub fn run(notes: &Skipped) -> anyhow::Result<String> {
    if let Err(why) = libtorch::folder() {
        anyhow::ensure!(env::var_os("LIBTORCH").is_none(), "{why:#}");
        return Ok(format!("torch: SKIPPED, the neural module was not tested: {why:#}"));
    }
    // The programs first: the tests that start them find them built.
    let mut lines =
        tests(notes, libtorch::For::Cpu, &["-p", "scoring", "-p", "libtorch", "--features", "scoring/torch"])?;
    lines.extend(tests(
        notes,
        libtorch::For::Cpu,
        &["-p", "server", "--features", "torch", "--lib", "--test", "it", "--", "torch", "neural::"],
    )?);
    // The next build of the program puts one without neural models in its place.
    let program = paths::concord("debug").with_file_name("concord-torch");
    fs::copy(paths::concord("debug"), &program)?;
    concord::build()?;
    let server = Postgres::start(Durability::None)?;
    let mut system = process::cargo();
    system.args(["test", "-p", "system-tests", "--test", "neural", "--test", "ratings"]);
    concord::tell(&mut system);
    system.env("CONCORD_TORCH_BIN", program).env("CONCORD_TEST_POSTGRES", server.url());
    lines.extend(passed(notes, &mut system)?);
    Ok(format!("torch, {}", sum(&lines)))
}

/// Compares what the GPU computes with what the CPU does; an error where there is no GPU.
pub fn on_gpu(notes: &Skipped) -> anyhow::Result<String> {
    let mut what = vec!["-p", "scoring", "--features", "torch,threads"];
    // The second is a process of its own: computing the same each time is a setting of all of it.
    what.extend(["--test", "gpu", "--test", "gpu_same"]);
    // One test after the other: libtorch has one generator of random numbers in a process.
    what.extend(["--", "--ignored", "--nocapture", "--test-threads=1"]);
    let lines = tests(notes, libtorch::For::Gpu, &what)?;
    Ok(format!("GPU, {}", sum(&lines)))
}

fn tests(notes: &Skipped, purpose: libtorch::For, what: &[&str]) -> anyhow::Result<Vec<String>> {
    let mut tests = process::cargo();
    tests.args(["test", "--no-fail-fast"]).args(what);
    libtorch::tell(&mut tests, purpose, None)?;
    if purpose == libtorch::For::Gpu {
        // The tests ask for it, and fail without.
        tests.env("CONCORD_GPU", env::var_os("CONCORD_GPU").unwrap_or_else(|| "cuda".into()));
        // Products in one order, so that two runs agree.
        tests.env("CUBLAS_WORKSPACE_CONFIG", ":4096:8");
    }
    passed(notes, &mut tests)
}

/// Runs tests; their closing lines.
fn passed(notes: &Skipped, tests: &mut Command) -> anyhow::Result<Vec<String>> {
    let (variable, file) = notes.variable();
    tests.env(variable, file);
    let (passed, lines) = tally::run(tests, |line| line.starts_with("test result:"))?;
    anyhow::ensure!(!lines.is_empty(), "the tests of the neural module do not compile");
    anyhow::ensure!(passed, "tests of the neural module failed: {}", sum(&lines));
    Ok(lines)
}
