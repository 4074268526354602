//! A task in a process of its own.

use std::path::Path;
use std::process::Command;
use std::{env, thread};

use anyhow::{Context as _, ensure};

use super::ours::Answer;
use super::task::Task;

/// Threads of this machine.
pub fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The quickest of the runs of this crate.
pub fn ours(task: &Task, folder: &Path, threads: usize) -> anyhow::Result<Answer> {
    let run = || {
        let mut command = Command::new(env::current_exe()?);
        command.args(["ours", task.name]).arg(folder.join(task.file)).env("RAYON_NUM_THREADS", threads.to_string());
        answer(command)
    };
    quickest(task.runs, run)
}

/// The quickest of the runs of the other side; nothing where there is none.
pub fn theirs(task: &Task, folder: &Path, python: &Path) -> anyhow::Result<Option<Answer>> {
    if task.library.is_empty() {
        return Ok(None);
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/python/theirs.py");
    let run = || {
        let mut command = Command::new(python);
        command.args([script, task.name]).arg(folder.join(task.file)).args(task.arguments);
        answer(command)
    };
    quickest(task.runs, run).map(Some)
}

fn quickest(runs: usize, run: impl Fn() -> anyhow::Result<Answer>) -> anyhow::Result<Answer> {
    let mut best = run()?;
    for _ in 1..runs {
        let next = run()?;
        best.compute = best.compute.min(next.compute);
        best.total = best.total.min(next.total);
    }
    Ok(best)
}

fn answer(mut command: Command) -> anyhow::Result<Answer> {
    let output = command.output()?;
    ensure!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout)?;
    serde_json::from_str(&text).with_context(|| format!("{command:?} answered {text}"))
}

/// What was measured with: processor, system, compiler's profile and the versions of the libraries.
pub fn versions(python: &Path) -> anyhow::Result<String> {
    let script = "import importlib.metadata as m, platform as p; \
        names = 'numpy scipy pandas krippendorff statsmodels scikit-learn pingouin crowd-kit'.split(); \
        print('Python', p.python_version() + ',', ', '.join(f'{n} {m.version(n)}' for n in names))";
    let output = Command::new(python).args(["-c", script]).output()?;
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1)).unwrap_or("unknown");
    Ok(format!("{cpu}, {} threads; {}", threads(), String::from_utf8_lossy(&output.stdout).trim()))
}
