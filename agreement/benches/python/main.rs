//! `cargo xtask bench agreement`: this crate against the libraries of Python users, on the same files in one run.
//!
//! Every task runs in a process of its own, `ours` with one thread and with all, `theirs` as it comes. Times begin when
//! the program or the imports are there: from the file to the answer, and the computation alone. Memory is the peak of
//! the process; Python's stands beside what its imports need.

mod files;
mod ours;
mod run;
mod table;
mod task;

use std::env;
use std::path::Path;

use anyhow::Context as _;

fn main() -> anyhow::Result<()> {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["ours", task, file] => {
            let task = task::named(task).context("no such task")?;
            println!("{}", serde_json::to_string(&ours::run(task.name, Path::new(file))?)?);
            Ok(())
        }
        ref wanted => compare(wanted),
    }
}

/// Runs the tasks whose names contain a wanted word, or all of them.
fn compare(wanted: &[&str]) -> anyhow::Result<()> {
    let Some(python) = env::var_os("AGREEMENT_PYTHON") else {
        println!("not measured: AGREEMENT_PYTHON names no Python; `cargo xtask bench agreement` makes one");
        return Ok(());
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("agreement");
    files::write(&folder)?;
    let mut rows = Vec::new();
    for task in task::TASKS.iter().filter(|task| wanted.is_empty() || wanted.iter().any(|w| task.name.contains(w))) {
        eprintln!("measuring {}", task.name);
        rows.push(table::Row {
            task,
            megabytes: std::fs::metadata(folder.join(task.file))?.len() as f64 / 1e6,
            one: run::ours(task, &folder, 1)?,
            all: run::ours(task, &folder, run::threads())?,
            theirs: run::theirs(task, &folder, Path::new(&python))?,
        });
    }
    print!("{}", table::print(&rows, &run::versions(Path::new(&python))?));
    Ok(())
}
