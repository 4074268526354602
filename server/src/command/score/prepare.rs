//! What is done to texts before they are scored, and how signatures say so.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use scoring::style::Lexicon;

use crate::command::lines::Lines;

/// What becomes of the words of a lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Words {
    /// They are taken out.
    Remove,
    /// `<customstyle>` stands in for each.
    Mask,
}

/// What is done to texts before they are scored.
#[derive(Debug, Args)]
pub struct Prepare {
    /// Bring texts into Unicode normal form C first; signatures then say nfc:yes.
    #[arg(long)]
    nfc: bool,
    /// A style lexicon, a word a line as `concord style lexicon` writes it.
    #[arg(long, requires = "words")]
    lexicon: Option<PathBuf>,
    /// What becomes of its words, in outputs, sources and references.
    #[arg(long, value_enum, requires = "lexicon")]
    words: Option<Words>,
}

/// The same, with the lexicon read.
pub struct Prepared {
    nfc: bool,
    words: Option<(Words, Lexicon)>,
}

impl Prepare {
    /// Reads what is needed.
    ///
    /// # Errors
    /// The lexicon cannot be read.
    pub fn read(&self) -> anyhow::Result<Prepared> {
        let words = match (&self.lexicon, self.words) {
            (Some(path), Some(words)) => Some((words, lexicon(path)?)),
            _ => None,
        };
        Ok(Prepared { nfc: self.nfc, words })
    }
}

/// Reads a lexicon: the first cell of each line.
///
/// # Errors
/// It cannot be read.
pub fn lexicon(path: &std::path::Path) -> anyhow::Result<Lexicon> {
    let lines = Lines::all(path)?;
    let word = |line: &String| line.split('\t').next().unwrap_or_default().trim().to_owned();
    Ok(lines.iter().map(word).filter(|word| !word.is_empty()).collect())
}

impl Prepared {
    /// A text as it is scored.
    pub fn text(&self, text: String) -> String {
        let text = if self.nfc { scoring::text::nfc(&text) } else { text };
        match &self.words {
            None => text,
            Some((Words::Remove, lexicon)) => lexicon.removed(&text),
            Some((Words::Mask, lexicon)) => lexicon.masked(&text),
        }
    }

    /// A signature that says what was done.
    pub fn signed(&self, signature: &str) -> String {
        let nfc = if self.nfc { "nfc:yes|" } else { "" };
        let words = match self.words {
            None => "",
            Some((Words::Remove, _)) => "style:removed|",
            Some((Words::Mask, _)) => "style:masked|",
        };
        match signature.split_once("version:") {
            Some((settings, version)) => format!("{settings}{nfc}{words}version:{version}"),
            None => signature.to_owned(),
        }
    }
}
