//! `concord convert`: files of other annotation tools in and out.

use std::fs;
use std::io::{self, Write, stdout};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use formats::{Disk, Format, Output, convert, named};

use super::given::{Given, left_out, names, said};

const EXAMPLES: &str = "Examples:
  concord convert export.json ratings.csv --to long
  concord convert judgments.jsonl pairs.csv --to pairs
  concord convert --from potato annotation_output out.json --to label-studio --with items.jsonl --with config.yaml
  concord convert export.json - --to long --question fluency | concord agreement -";

/// The arguments of `convert`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Convert {
    #[command(flatten)]
    given: Given,
    /// The file that is written, or the folder where a format has a file per rater. `-` is the standard output.
    output: PathBuf,
    /// The format of the output.
    #[arg(long, value_parser = names(|format| format.write.is_some()))]
    to: String,
}

impl Convert {
    /// Converts, and says on the standard error what was counted, lost and refused.
    ///
    /// # Errors
    /// Nothing in the input can be used, a file cannot be read or written, or a row was refused: the rest is written all
    /// the same.
    pub fn run(self) -> anyhow::Result<()> {
        let to = named(&self.to).context("there is no such format")?;
        let (from, files) = self.given.open()?;
        let report = if self.output.as_os_str() == "-" {
            convert(from, &files, &self.given.questions, to, &mut Stdout).map_err(said)?
        } else {
            self.check_output(to)?;
            let mut output = Disk::new(&self.output, to.is_folder);
            let report = convert(from, &files, &self.given.questions, to, &mut output).map_err(said)?;
            for path in output.commit().context("cannot write the output")? {
                eprintln!("wrote {}", path.display());
            }
            report
        };
        eprint!("{report}");
        left_out(&report)
    }

    /// Refuses an output that is the input, or a folder where a file is written.
    fn check_output(&self, to: &Format) -> anyhow::Result<()> {
        let name = self.output.display();
        if self.output.is_dir() != to.is_folder && self.output.exists() {
            let what = if to.is_folder { "is written as a folder" } else { "is written as a file" };
            bail!("{name}: {} {what}", to.title);
        }
        let inputs = self.given.with.iter().chain([&self.given.input]);
        let is_same = |input: &PathBuf| {
            fs::canonicalize(input).is_ok_and(|input| fs::canonicalize(&self.output).is_ok_and(|own| own == input))
        };
        if inputs.into_iter().any(is_same) {
            bail!("{name} is read, and cannot be written at the same time");
        }
        Ok(())
    }
}

/// The standard output as the file with the answers.
struct Stdout;

impl Output for Stdout {
    fn main(&mut self) -> io::Result<Box<dyn Write>> {
        Ok(Box::new(io::BufWriter::with_capacity(1 << 16, stdout())))
    }

    fn companion(&mut self, name: &str) -> io::Result<Box<dyn Write>> {
        Err(io::Error::other(format!("this format has a second file ({name}). Name a file instead of -")))
    }

    fn name(&self) -> &'static str {
        "-"
    }
}
