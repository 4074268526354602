//! `concord style mask`.

use std::io::{BufWriter, ErrorKind, Write as _, stdout};
use std::path::PathBuf;

use clap::Args;

use crate::command::lines::Aligned;
use crate::command::score::prepare;

const EXAMPLES: &str = "\
Examples:
  concord style mask --lexicon lexicon.txt out.txt > masked.txt
  concord style mask --lexicon lexicon.txt --remove out.txt > removed.txt";

/// What `style mask` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Mask {
    /// The texts, one a line; `-` reads the standard input.
    file: PathBuf,
    /// The lexicon, a word a line; what follows a tab is left out.
    #[arg(long)]
    lexicon: PathBuf,
    /// Take the words out instead of writing `<customstyle>` for them.
    #[arg(long)]
    remove: bool,
}

impl Mask {
    /// Prints each text without its style.
    ///
    /// # Errors
    /// A file cannot be used.
    pub fn run(self) -> anyhow::Result<()> {
        let lexicon = prepare::lexicon(&self.lexicon)?;
        let mut files = Aligned::open([&self.file])?;
        let mut out = BufWriter::new(stdout().lock());
        loop {
            let rows = files.chunk()?;
            if rows.is_empty() {
                return Ok(out.flush()?);
            }
            for row in rows {
                let text = if self.remove { lexicon.removed(&row[0]) } else { lexicon.masked(&row[0]) };
                match writeln!(out, "{text}") {
                    Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
                    written => written?,
                }
            }
        }
    }
}
