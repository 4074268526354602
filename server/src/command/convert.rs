//! `concord convert`: files of other annotation tools in and out.

use std::fs;
use std::io::{self, Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use formats::{Disk, FORMATS, File, Files, Format, Output, Report, convert, detect, named};

use super::table::whole;

/// Files that a folder may hold.
const FILES: usize = 10_000;

/// Folders within folders that are searched for files.
const DEPTH: usize = 4;

const EXAMPLES: &str = "Examples:
  concord convert export.json ratings.csv --to long
  concord convert judgments.jsonl pairs.csv --to pairs
  concord convert --from potato annotation_output out.json --to label-studio --with items.jsonl --with config.yaml
  concord convert export.json - --to long --question fluency | concord agreement -";

/// The arguments of `convert`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Convert {
    /// The file, or the folder of files, that is read.
    input: PathBuf,
    /// The file that is written, or the folder where a format has a file per rater. `-` is the standard output.
    output: PathBuf,
    /// The format of the input; detected if it is left out.
    #[arg(long, value_parser = names(|format| format.read.is_some()))]
    from: Option<String>,
    /// The format of the output.
    #[arg(long, value_parser = names(|format| format.write.is_some()))]
    to: String,
    /// A file that explains the answers, such as texts or a configuration; can be given several times.
    #[arg(long, value_name = "FILE")]
    with: Vec<PathBuf>,
    /// A question that is converted; can be given several times. All are, if it is left out.
    #[arg(long = "question", value_name = "NAME")]
    questions: Vec<String>,
}

fn names(fits: impl Fn(&Format) -> bool) -> PossibleValuesParser {
    PossibleValuesParser::new(FORMATS.iter().filter(|format| fits(format)).map(|format| format.name))
}

impl Convert {
    /// Converts, and says on the standard error what was counted, lost and refused.
    ///
    /// # Errors
    /// Nothing in the input can be used, a file cannot be read or written, or a row was refused: the rest is written all
    /// the same.
    pub fn run(self) -> anyhow::Result<()> {
        let to = named(&self.to).context("there is no such format")?;
        let paths = files_of(&self.input)?;
        let from = self.from(&paths)?;
        let files = self.files(from, &paths)?;
        let report = if self.output.as_os_str() == "-" {
            convert(from, &files, &self.questions, to, &mut Stdout).map_err(said)?
        } else {
            self.check_output(to)?;
            let mut output = Disk::new(&self.output, to.is_folder);
            let report = convert(from, &files, &self.questions, to, &mut output).map_err(said)?;
            for path in output.commit().context("cannot write the output")? {
                eprintln!("wrote {}", path.display());
            }
            report
        };
        eprint!("{report}");
        left_out(&report)
    }

    /// The format that was named, or that is detected.
    fn from(&self, paths: &[PathBuf]) -> anyhow::Result<&'static Format> {
        if let Some(name) = &self.from {
            return named(name).context("there is no such format");
        }
        let mut reason = anyhow!("{} has no file in it", self.input.display());
        for path in paths {
            match detect(&open(path)?) {
                Ok((format, guess)) => {
                    eprintln!("reading {}, because {} ({})", format.title, guess.why, path.display());
                    return Ok(format);
                }
                Err(error) => reason = said(error),
            }
        }
        Err(reason)
    }

    /// Of a folder, the files with the ending of the format.
    fn files(&self, from: &Format, paths: &[PathBuf]) -> anyhow::Result<Files> {
        let main = if self.input.is_dir() {
            let ends = |path: &PathBuf, ending: &str| path.to_string_lossy().to_ascii_lowercase().ends_with(ending);
            let of_ending = |ending: &&str| paths.iter().any(|path| ends(path, ending));
            let Some(ending) = from.endings.iter().find(|ending| of_ending(ending)) else {
                bail!("{} has no file that ends in {}", self.input.display(), from.endings.join(", "));
            };
            paths.iter().filter(|path| ends(path, ending)).map(|path| open(path)).collect::<anyhow::Result<_>>()?
        } else {
            vec![open(&self.input)?]
        };
        let with = self.with.iter().map(|path| open(path)).collect::<anyhow::Result<_>>()?;
        Ok(Files { main, with })
    }

    /// Refuses an output that is the input, or a folder where a file is written.
    fn check_output(&self, to: &Format) -> anyhow::Result<()> {
        let name = self.output.display();
        if self.output.is_dir() != to.is_folder && self.output.exists() {
            let what = if to.is_folder { "is written as a folder" } else { "is written as a file" };
            bail!("{name}: {} {what}", to.title);
        }
        let inputs = self.with.iter().chain([&self.input]);
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

fn said(error: formats::Error) -> anyhow::Error {
    anyhow!("{error}")
}

fn left_out(report: &Report) -> anyhow::Result<()> {
    whole(usize::try_from(report.n_refused).unwrap_or(usize::MAX))
}

fn open(path: &Path) -> anyhow::Result<File> {
    let name = path.display().to_string();
    let file = fs::File::open(path).with_context(|| format!("cannot read {name}"))?;
    if !file.metadata()?.is_file() {
        bail!("{name} is not a file: write what it gives to a file first");
    }
    Ok(File::disk(&name, file))
}

/// The file, or the files of a folder and of the folders in it, by name.
fn files_of(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut folders = vec![(path.to_owned(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_dir() && depth < DEPTH {
                folders.push((entry.path(), depth + 1));
            } else if kind.is_file() {
                found.push(entry.path());
            }
            if found.len() > FILES {
                bail!("{} has more than {FILES} files", path.display());
            }
        }
    }
    found.sort();
    Ok(found)
}
