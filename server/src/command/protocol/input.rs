//! The files that the protocols read: on a disk, compressed, or on the standard input; and what was refused in them.

use std::fs;
use std::io::{Read, stdin};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::Args;
use flate2::read::MultiGzDecoder;
use formats::{File, Files, Report};

use super::super::given::names;

/// Bytes of the standard input, or of a compressed file once it is unpacked.
const LONGEST: u64 = 1 << 30;

/// The files with ratings.
#[derive(Debug, Args)]
pub struct Source {
    /// The file with the ratings, also compressed (`.gz`). `-` is the standard input.
    file: PathBuf,
    /// The format of the file; detected if it is left out.
    #[arg(long, value_parser = names(|format| format.read.is_some()))]
    from: Option<String>,
    /// A file that explains the ratings, such as texts; can be given several times.
    #[arg(long, value_name = "FILE")]
    with: Vec<PathBuf>,
}

impl Source {
    /// The files.
    ///
    /// # Errors
    /// A file cannot be read, or is too long.
    pub fn files(&self) -> anyhow::Result<Files> {
        let with = self.with.iter().map(|path| open(path)).collect::<anyhow::Result<_>>()?;
        Ok(Files { main: vec![open(&self.file)?], with })
    }

    /// The format that was named.
    pub fn format(&self) -> Option<&str> {
        self.from.as_deref()
    }
}

/// A file of any kind.
///
/// # Errors
/// It cannot be read, or is too long.
pub fn open(path: &Path) -> anyhow::Result<File> {
    if path.as_os_str() == "-" {
        return Ok(File::memory("-", all(stdin().lock(), "the standard input")?));
    }
    let name = path.display().to_string();
    let mut file = fs::File::open(path).with_context(|| format!("cannot read {name}"))?;
    if !file.metadata()?.is_file() {
        bail!("{name} is not a file");
    }
    let mut first = Vec::new();
    file.by_ref().take(2).read_to_end(&mut first).with_context(|| format!("cannot read {name}"))?;
    if first != [0x1f, 0x8b] {
        return Ok(File::disk(&name, file));
    }
    let unpacked = all(MultiGzDecoder::new(first.chain(file)), &name)?;
    let inner = name.strip_suffix(".gz").unwrap_or(&name);
    Ok(File::memory(inner, unpacked))
}

fn all(input: impl Read, name: &str) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(LONGEST + 1).read_to_end(&mut bytes).with_context(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > LONGEST {
        bail!("{name} holds more than {} MiB", LONGEST >> 20);
    }
    Ok(bytes)
}

/// Says on the standard error what was counted, what did not count and which rows were refused.
pub fn tell(format: &str, report: &Report) {
    eprintln!("read {format}");
    eprint!("{}", report.left_out("not counted"));
}
