//! Files of texts, a text a line, alone or several in step.

use std::fs::File;
use std::io::{BufRead, BufReader, stdin};
use std::path::{Path, PathBuf};

use tabular::read;

use super::refused::{refused, unreadable};

/// How many lines are read before they are worked on, on all cores.
pub const CHUNK: usize = 4096;

/// A file that is read line by line.
pub struct Lines {
    path: PathBuf,
    lines: read::Lines<Box<dyn BufRead>>,
}

impl Lines {
    /// Opens a file; `-` is the standard input.
    ///
    /// # Errors
    /// It cannot be opened.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let input: Box<dyn BufRead> = if path.as_os_str() == "-" {
            Box::new(BufReader::new(stdin()))
        } else {
            let file = File::open(path).map_err(|error| unreadable(path, &error))?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        };
        // A text may be as long as it wants: a segment is often a whole document.
        Ok(Self { path: path.to_owned(), lines: read::Lines::new(input, usize::MAX) })
    }

    /// The next line without its end; none after the last.
    ///
    /// # Errors
    /// It cannot be read, or is not UTF-8.
    pub fn next(&mut self) -> anyhow::Result<Option<&str>> {
        let Some(line) = self.lines.read_line().map_err(|error| unreadable(&self.path, &error))? else {
            return Ok(None);
        };
        let (name, number) = (self.path.display(), line.number);
        line.text().map(Some).map_err(|fault| refused(format!("{name}, line {number}: {fault}")))
    }

    /// The number of the last line, and the file it is in.
    pub fn place(&self) -> String {
        format!("{}, line {}", self.path.display(), self.lines.number())
    }

    /// All lines.
    ///
    /// # Errors
    /// As [`Lines::next`]; a file without any line.
    pub fn all(path: &Path) -> anyhow::Result<Vec<String>> {
        let mut lines = Self::open(path)?;
        let mut all = Vec::new();
        while let Some(line) = lines.next()? {
            all.push(line.to_owned());
        }
        if all.is_empty() { Err(empty(path)) } else { Ok(all) }
    }
}

/// Files whose lines belong together.
pub struct Aligned {
    files: Vec<Lines>,
}

impl Aligned {
    /// Opens files of which none is the same standard input.
    ///
    /// # Errors
    /// One cannot be opened.
    pub fn open(paths: impl IntoIterator<Item: AsRef<Path>>) -> anyhow::Result<Self> {
        Ok(Self { files: paths.into_iter().map(|path| Lines::open(path.as_ref())).collect::<anyhow::Result<_>>()? })
    }

    /// The next lines, each with a text of every file in their order; none after the last.
    ///
    /// # Errors
    /// As [`Lines::next`]; one file ends before another; all are empty.
    pub fn chunk(&mut self) -> anyhow::Result<Vec<Vec<String>>> {
        let mut rows = Vec::new();
        while rows.len() < CHUNK {
            let mut row = Vec::with_capacity(self.files.len());
            let mut ended = None;
            for (index, file) in self.files.iter_mut().enumerate() {
                match file.next()? {
                    Some(line) => row.push(line.to_owned()),
                    None => ended = ended.or(Some(index)),
                }
            }
            match ended {
                None => rows.push(row),
                Some(_) if row.is_empty() => break,
                Some(index) => return Err(self.unequal(index)),
            }
        }
        if rows.is_empty() && self.files.iter().any(|file| file.lines.number() == 0) {
            return Err(empty(&self.files[0].path));
        }
        Ok(rows)
    }

    /// The refusal of files of which one ended first.
    fn unequal(&self, ended: usize) -> anyhow::Error {
        let short = &self.files[ended];
        let longer = self.files.iter().find(|file| file.lines.number() > short.lines.number()).unwrap_or(short);
        if short.lines.number() == 0 {
            return empty(&short.path);
        }
        let (name, lines) = (short.path.display(), short.lines.number());
        refused(format!(
            "{name} ends after line {lines}, but there is {}: files that belong together need a line for each segment",
            longer.place()
        ))
    }
}

fn empty(path: &Path) -> anyhow::Error {
    refused(format!("{}, line 1: the file is empty; there must be a text a line", path.display()))
}
