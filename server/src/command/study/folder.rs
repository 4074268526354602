//! `concord study pull` and `push`: a study as a folder of files.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use engine::Engine;
use engine::design::folder::{Difference, Folder, Onto, Pushed, Written};
use engine::design::study::{Joined, JoinedTexts};
use serde_json::Value;
use shared::{Actor, Problem, StudyId};

use crate::command::printable::printable;

/// The most characters of a value that are shown.
const SHOWN: usize = 60;
/// The most changed texts that are named.
const NAMED: usize = 10;

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
        let pulled = engine.pull_study(operator, self.study, &self.folder, !self.without_answers).await;
        let pulled = pulled.map_err(|error| known(error, self.study))?;
        for (file, written) in &pulled {
            let word = match written {
                Written::New => "new",
                Written::Changed => "changed",
                Written::Same => "same",
                Written::Removed => "removed",
            };
            println!("{word:<8} {}", printable(file));
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
        let tried = engine.push_study(operator, study, &folder, Onto::Try).await;
        let tried = tried.map_err(|error| known(error, study))?;
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
        printable(&folder.design.title),
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

/// Says which study is not there.
fn known(error: engine::Error, study: StudyId) -> anyhow::Error {
    match error {
        engine::Error::Problem(Problem::NotFound) => anyhow::anyhow!("there is no study {study} in this database"),
        other => other.into(),
    }
}

/// What a push does, file by file.
fn shown(pushed: &Pushed) -> String {
    let mut lines = Vec::new();
    let mut file = "";
    for Difference { file: of, path, before, after } in &pushed.differences {
        if path.is_empty() {
            let word = if before.is_none() { "new" } else { "changed" };
            lines.push(format!("{} ({word})", printable(of)));
            continue;
        }
        if of != file {
            lines.push(printable(of));
            file = of;
        }
        let [before, after] = values(before.as_ref(), after.as_ref());
        lines.push(format!("  {}: {before} -> {after}", printable(path)));
    }
    let JoinedTexts { sources, outputs, systems, changed, .. } = &pushed.texts;
    for (texts, Joined { added, changed, same, other_columns, left_out }) in
        [("sources", sources), ("outputs", outputs)]
    {
        if added + changed + left_out + other_columns > 0 {
            lines.push(format!("{texts}: {added} new, {changed} changed, {same} the same, {left_out} left out"));
        }
        if *other_columns > 0 {
            lines.push(format!("  {other_columns} differ in other columns than the text, which stay as they are"));
        }
    }
    if !changed.is_empty() {
        let more = if changed.len() > NAMED { ", ..." } else { "" };
        let names = changed.iter().take(NAMED).map(|name| printable(name)).collect::<Vec<_>>().join("; ");
        lines.push(format!("Changed texts: {names}{more}"));
    }
    if !systems.is_empty() {
        lines.push(format!("New systems: {}", printable(&systems.join(", "))));
    }
    if pushed.is_nothing() {
        lines.push("Nothing changes.".to_owned());
    }
    if pushed.other_known {
        lines.push(
            "known.json differs from the study's known items, which stay: change them on the page of the task."
                .to_owned(),
        );
    }
    if !pushed.only_in_study.is_empty() {
        lines.push(format!("Only in the study, and stays: {}", pushed.only_in_study.join(", ")));
    }
    lines.join("\n") + "\n"
}

/// Two values on one line, each around where they begin to differ.
fn values(before: Option<&Value>, after: Option<&Value>) -> [String; 2] {
    let texts = [before, after].map(|value| value.map_or_else(|| "none".to_owned(), Value::to_string));
    let [one, other] = texts.each_ref().map(|text| text.chars().collect::<Vec<char>>());
    let same = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    [one, other].map(|text| {
        let from = if text.len() <= SHOWN { 0 } else { same.saturating_sub(SHOWN / 3).min(text.len() - SHOWN) };
        let part: String = text.iter().skip(from).take(SHOWN).collect();
        let (first, last) = (if from > 0 { "..." } else { "" }, if from + SHOWN < text.len() { "..." } else { "" });
        format!("{first}{}{last}", printable(&part))
    })
}

fn counted(n: u64, one: &str) -> String {
    format!("{n} {one}{}", if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn two_long_texts_are_shown_where_they_differ() {
        let text = |what: &str| json!(format!("{} under {what} name {}", "a".repeat(200), "b".repeat(200)));
        let [before, after] = values(Some(&text("no")), Some(&text("my")));
        assert!(before.contains("under no name") && after.contains("under my name"), "{before} {after}");
        assert!(
            before.starts_with("...") && before.ends_with("...") && before.chars().count() <= SHOWN + 6,
            "{before}"
        );
        assert_eq!(values(None, Some(&json!(3))), ["none", "3"]);
        let cut = values(Some(&json!("x".repeat(100))), Some(&json!("")));
        assert_eq!(cut[1], "\"\"");
    }
}
