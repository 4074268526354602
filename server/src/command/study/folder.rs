//! `concord study pull` and `push`: a study as a folder of files.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use engine::Engine;
use engine::design::folder::{Difference, Folder, Onto, Pushed, Written};
use engine::design::study::Joined;
use serde_json::Value;
use shared::{Actor, StudyId};

/// The most characters of a value that are shown.
const SHOWN: usize = 60;

/// What `study pull` can be told.
#[derive(Debug, Args)]
pub(super) struct Pull {
    /// The study's id, as in the address of its pages.
    study: StudyId,
    /// The folder; it is made if it is not there.
    folder: PathBuf,
    /// Leave out what tests and gold items expect, for a folder that others may read.
    #[arg(long)]
    without_answers: bool,
}

/// What `study push` can be told.
#[derive(Debug, Args)]
pub(super) struct Push {
    /// The folder, as `concord study pull` writes it.
    folder: PathBuf,
    /// The study to change, by its id. Without it, a new study is created.
    #[arg(long)]
    to: Option<StudyId>,
    /// Only show what would happen.
    #[arg(long)]
    dry_run: bool,
    /// Change the study without asking.
    #[arg(long, conflicts_with = "dry_run")]
    yes: bool,
}

impl Pull {
    pub(super) async fn run(self, engine: &Engine, operator: &Actor) -> anyhow::Result<()> {
        let pulled = engine.pull_study(operator, self.study, &self.folder, !self.without_answers).await?;
        for (file, written) in &pulled {
            let word = match written {
                Written::New => "new",
                Written::Changed => "changed",
                Written::Same => "same",
                Written::Removed => "removed",
            };
            println!("{word:<8} {file}");
        }
        let has_answers = pulled.keys().any(|file| file.ends_with("-test.toml") || file == "known.json");
        if has_answers && !self.without_answers {
            eprintln!("The folder has the expected answers of tests and gold items: workers must not read it.");
        }
        Ok(())
    }
}

impl Push {
    pub(super) async fn run(self, engine: &Engine, operator: &Actor) -> anyhow::Result<()> {
        let folder = Folder::read(&self.folder)?;
        let Some(study) = self.to else { return open(engine, operator, &folder, self.dry_run).await };
        let tried = engine.push_study(operator, study, &folder, Onto::Try).await?;
        print!("{}", shown(&tried));
        if tried.is_nothing() || self.dry_run {
            return Ok(());
        }
        if !self.yes && !agreed()? {
            bail!("nothing was changed");
        }
        engine.push_study(operator, study, &folder, Onto::Change(Some(&tried))).await?;
        eprintln!("The study was changed.");
        if tried.differences.iter().any(|difference| difference.file.starts_with("tasks/")) {
            eprintln!("Changed tasks are drafts: publish them on their pages.");
        }
        Ok(())
    }
}

async fn open(engine: &Engine, operator: &Actor, folder: &Folder, dry_run: bool) -> anyhow::Result<()> {
    let made = engine.open_folder(operator, folder, dry_run).await?;
    let [gates, tasks] = [folder.design.gates.len(), folder.design.tasks.len()];
    eprintln!(
        "{}: {}, {}, {}, {}, {}",
        folder.design.title,
        counted(tasks as u64, "task"),
        counted(gates as u64, "qualification rule"),
        counted(made.sources, "source"),
        counted(made.outputs, "output"),
        counted(made.known, "known answer"),
    );
    if made.known_left_out > 0 {
        eprintln!("{} left out", counted(made.known_left_out, "known answer"));
    }
    if dry_run {
        eprintln!("Nothing was stored.");
    } else {
        println!("{}", made.study);
    }
    Ok(())
}

/// Asks on the terminal.
fn agreed() -> anyhow::Result<bool> {
    if !io::stdin().is_terminal() {
        bail!("to make these changes, add --yes");
    }
    eprint!("Change the study? [y/N] ");
    io::stderr().flush()?;
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line).context("cannot read the answer")?;
    Ok(matches!(line.trim().to_lowercase().as_str(), "y" | "yes"))
}

/// What a push does, file by file.
fn shown(pushed: &Pushed) -> String {
    let mut lines = Vec::new();
    let mut file = "";
    for Difference { file: of, path, before, after } in &pushed.differences {
        if path.is_empty() {
            let word = if before.is_none() { "new" } else { "changed" };
            lines.push(format!("{of} ({word})"));
            continue;
        }
        if of != file {
            lines.push(of.clone());
            file = of;
        }
        lines.push(format!("  {path}: {} -> {}", value(before.as_ref()), value(after.as_ref())));
    }
    for (texts, Joined { added, changed, same, left_out }) in [("sources", pushed.sources), ("outputs", pushed.outputs)]
    {
        if added + changed + left_out > 0 {
            lines.push(format!("{texts}: {added} new, {changed} changed, {same} the same, {left_out} left out"));
        }
    }
    if pushed.is_nothing() {
        lines.push("Nothing changes.".to_owned());
    }
    if !pushed.only_in_study.is_empty() {
        lines.push(format!("Only in the study, and stays: {}", pushed.only_in_study.join(", ")));
    }
    lines.join("\n") + "\n"
}

/// A value on one line, shortened.
fn value(value: Option<&Value>) -> String {
    let Some(value) = value else { return "none".to_owned() };
    let text = value.to_string();
    let short: String = text.chars().take(SHOWN).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(SHOWN).is_some() { format!("{short}...") } else { short }
}

fn counted(n: u64, one: &str) -> String {
    format!("{n} {one}{}", if n == 1 { "" } else { "s" })
}
