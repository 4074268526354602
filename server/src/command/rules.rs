//! `concord rules`: the RULE-BASED baseline over a file.

use std::io::{ErrorKind, Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use scoring::abbreviations::{self, Abbreviations};
use scoring::rule_based::rule_based;

use super::lines::Lines;
use super::progress;
use super::refused::{refused, unreadable};

const EXAMPLES: &str = "\
Examples:
  concord rules --language fr informal.txt > rule-based.txt
  concord rules --abbreviations mine.tsv informal.txt";

/// What `rules` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Rules {
    /// The texts, one a line; `-` reads the standard input.
    file: PathBuf,
    /// Their language, whose list of abbreviations is taken: en, fr, it or pt, with or without a country.
    #[arg(long, required_unless_present = "abbreviations")]
    language: Option<String>,
    /// A list of your own instead: on each line an abbreviation, a tab, what it stands for.
    #[arg(long)]
    abbreviations: Option<PathBuf>,
}

impl Rules {
    /// Prints each text with the rules applied.
    ///
    /// # Errors
    /// A file cannot be used, or there is no list for the language.
    pub fn run(self) -> anyhow::Result<()> {
        let list = list(self.language.as_deref(), self.abbreviations.as_deref())?;
        let mut lines = Lines::open(&self.file)?;
        let mut out = std::io::BufWriter::new(stdout().lock());
        let bar = progress::counter("texts");
        let mut n = 0_usize;
        while let Some(line) = lines.next()? {
            n += 1;
            bar.inc(1);
            match writeln!(out, "{}", rule_based(line, &list)) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
                written => written?,
            }
        }
        bar.finish_and_clear();
        out.flush()?;
        if n == 0 {
            return Err(refused(format!("{}, line 1: the file is empty", self.file.display())));
        }
        Ok(())
    }
}

/// A list of one's own, or that of a language.
fn list(language: Option<&str>, path: Option<&Path>) -> anyhow::Result<Abbreviations> {
    if let Some(path) = path {
        let text = std::fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
        return abbreviations::parse(&text).map_err(|error| refused(format!("{}, {error}", path.display())));
    }
    let language = language.unwrap_or_default();
    let list = abbreviations::of(language);
    if list.is_empty() {
        return Err(refused(format!(
            "there is no list of abbreviations for `{language}`; bring one with --abbreviations"
        )));
    }
    Ok(list)
}
