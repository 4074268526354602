//! What all packages of a release hold besides the program.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use anyhow::Context as _;

use super::{
    notices,
    packages::{self, Packages},
};
use crate::scratch::Scratch;
use crate::{paths, process};

/// A shell that completes commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shell {
    /// GNU's.
    Bash,
    /// With its function in a file that begins with `_`.
    Zsh,
    /// The friendly one.
    Fish,
}

impl Shell {
    const ALL: [Self; 3] = [Self::Bash, Self::Zsh, Self::Fish];

    /// As `concord print completions` calls it.
    const fn name(self) -> &'static str {
        match self {
            Self::Bash => "bash",
            Self::Zsh => "zsh",
            Self::Fish => "fish",
        }
    }
}

/// A file by its name.
pub type Named = (String, Vec<u8>);

/// The files, their version and their time.
pub struct Release {
    /// As in `Cargo.toml`.
    pub version: String,
    /// The time of all files, in seconds since 1970.
    pub time: u64,
    /// A page for each command: `concord.1`, `concord-serve.1`.
    pub man: Vec<Named>,
    /// A script for each shell.
    pub completions: Vec<(Shell, Vec<u8>)>,
    /// A file of settings that sets nothing and explains each.
    pub settings: Vec<u8>,
    /// Licences of Concord and of everything in it.
    pub licences: Vec<Named>,
    /// What people read first.
    pub documents: Vec<Named>,
    /// Units of systemd, for a program in /usr/local/bin.
    pub units: Vec<Named>,
}

impl Release {
    /// The files of the repository, and those that the program prints.
    ///
    /// # Errors
    /// A file is missing, the program does not run, or nothing says which time it is.
    pub fn read(program: &Path, packages: &Packages) -> anyhow::Result<Self> {
        let print = |what: &[&str]| process::bytes(Command::new(program).arg("print").args(what));
        let pages = Scratch::new("man")?;
        process::run(Command::new(program).args(["print", "man"]).arg(pages.path()))?;
        let completions = Shell::ALL.into_iter().map(|shell| Ok((shell, print(&["completions", shell.name()])?)));
        let mut licences = named(&["LICENSE-MIT", "LICENSE-APACHE"])?;
        licences.push((notices::NAME.to_owned(), notices::write(packages)?.into_bytes()));
        Ok(Self {
            version: packages::version().to_owned(),
            time: time()?,
            man: folder(pages.path())?,
            completions: completions.collect::<anyhow::Result<_>>()?,
            settings: print(&["settings"])?,
            licences,
            documents: named(&["README.md", "CHANGELOG.md"])?,
            units: folder(&paths::root().join("packaging/systemd"))?,
        })
    }
}

/// Files of the repository's root.
fn named(names: &[&str]) -> anyhow::Result<Vec<Named>> {
    names.iter().map(|name| Ok(((*name).to_owned(), read(&paths::root().join(name))?))).collect()
}

/// The files of a folder, in order.
fn folder(folder: &Path) -> anyhow::Result<Vec<Named>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        files.push((entry.file_name().to_string_lossy().into_owned(), read(&entry.path())?));
    }
    files.sort();
    Ok(files)
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// `SOURCE_DATE_EPOCH`, or else the time of the last commit.
fn time() -> anyhow::Result<u64> {
    let of_commit =
        || process::output(Command::new("git").current_dir(paths::root()).args(["log", "-1", "--format=%ct"]));
    let seconds = env::var("SOURCE_DATE_EPOCH").or_else(|_| of_commit());
    let seconds = seconds.context("no commit says of when the release is: set SOURCE_DATE_EPOCH")?;
    seconds.parse().with_context(|| format!("a time in seconds since 1970 is needed, not `{seconds}`"))
}
