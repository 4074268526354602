//! Files of other annotation tools, as commands name them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use formats::{FORMATS, File, Files, Format, Guess, Report, detect, named};

use super::table::whole;

/// Files that a folder may hold.
const FILES: usize = 10_000;

/// Folders within folders that are searched for files.
const DEPTH: usize = 4;

/// Files to read.
#[derive(Debug, Args)]
pub struct Given {
    /// The file, or the folder of files, that is read.
    pub input: PathBuf,
    /// The format of the input; detected if it is left out.
    #[arg(long, value_parser = names(|format| format.read.is_some()))]
    pub from: Option<String>,
    /// A file that explains the answers, such as texts or a configuration; can be given several times.
    #[arg(long, value_name = "FILE")]
    pub with: Vec<PathBuf>,
    /// A question that is read; can be given several times. All are, if it is left out.
    #[arg(long = "question", value_name = "NAME")]
    pub questions: Vec<String>,
}

/// The names of the formats that fit.
pub fn names(fits: impl Fn(&Format) -> bool) -> PossibleValuesParser {
    PossibleValuesParser::new(FORMATS.iter().filter(|format| fits(format)).map(|format| format.name))
}

impl Given {
    /// The format, and the files.
    ///
    /// # Errors
    /// A file cannot be read, or the format is not known.
    pub fn open(&self) -> anyhow::Result<(&'static Format, Files)> {
        let paths = files_of(&self.input)?;
        let from = self.from(&paths)?;
        Ok((from, self.files(from, &paths)?))
    }

    /// The format that was named, or that is detected.
    fn from(&self, paths: &[PathBuf]) -> anyhow::Result<&'static Format> {
        if let Some(name) = &self.from {
            return named(name).context("there is no such format");
        }
        let mut reason = anyhow!("{} has no file in it", self.input.display());
        // Of a folder, one file often fits a table of any kind, and another one a single format.
        let mut best: Option<(&'static Format, Guess, &Path)> = None;
        for path in paths {
            match detect(&open(path)?) {
                Ok((format, guess)) => {
                    if best.as_ref().is_none_or(|(_, known, _)| guess.sure > known.sure) {
                        best = Some((format, guess, path));
                    }
                }
                Err(error) => reason = said(error),
            }
        }
        let Some((format, guess, path)) = best else { return Err(reason) };
        eprintln!("reading {}, because {} ({})", format.title, guess.why, path.display());
        Ok(format)
    }

    /// Of a folder, the files with the ending of the format; with those that explain them.
    fn files(&self, from: &Format, paths: &[PathBuf]) -> anyhow::Result<Files> {
        let main: Vec<&Path> = if self.input.is_dir() {
            let ends = |path: &Path, ending: &str| path.to_string_lossy().to_ascii_lowercase().ends_with(ending);
            let of_ending = |ending: &&str| paths.iter().any(|path| ends(path, ending));
            let Some(ending) = from.endings.iter().find(|ending| of_ending(ending)) else {
                bail!("{} has no file that ends in {}", self.input.display(), from.endings.join(", "));
            };
            paths.iter().map(PathBuf::as_path).filter(|path| ends(path, ending)).collect()
        } else {
            vec![&self.input]
        };
        let beside = beside(from, &main, &self.with);
        let with = self.with.iter().chain(&beside).map(|path| open(path)).collect::<anyhow::Result<_>>()?;
        Ok(Files { main: main.into_iter().map(open).collect::<anyhow::Result<_>>()?, with })
    }
}

/// The files that explain those of a format and lie in the same folder, unless others are named.
fn beside(from: &Format, main: &[&Path], named: &[PathBuf]) -> Vec<PathBuf> {
    let (true, Some(first)) = (named.is_empty(), main.first()) else { return Vec::new() };
    let (folder, ending) = (first.parent().unwrap_or(Path::new("")), first.extension().unwrap_or_default());
    let found = from.with.iter().map(|name| folder.join(name).with_extension(ending)).filter(|path| path.is_file());
    found.inspect(|path| eprintln!("reading {} too", path.display())).collect()
}

/// What a format says, as an error of a command.
pub fn said(error: formats::Error) -> anyhow::Error {
    anyhow!("{error}")
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

/// Says that rows were refused, once the rest was written.
///
/// # Errors
/// Rows were refused.
pub fn left_out(report: &Report) -> anyhow::Result<()> {
    whole(usize::try_from(report.n_refused).unwrap_or(usize::MAX))
}
