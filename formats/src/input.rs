//! The files of an import: on a disk or in memory, each read from its beginning as often as needed.

use std::fs;
use std::io::{self, BufRead, BufReader, Cursor, Read as _, Seek as _};
use std::sync::Arc;

use crate::Error;
use crate::limit;

/// One file.
#[derive(Debug)]
pub struct File {
    /// Its name, with its ending.
    pub name: Arc<str>,
    /// Its content.
    pub bytes: Bytes,
}

/// The content of a file.
#[derive(Debug)]
pub enum Bytes {
    /// On a disk.
    Disk(fs::File),
    /// In memory.
    Memory(bytes::Bytes),
}

/// The files of an import.
#[derive(Debug, Default)]
pub struct Files {
    /// Those with answers.
    pub main: Vec<File>,
    /// Those that explain them: configurations, texts.
    pub with: Vec<File>,
}

impl File {
    /// A file on a disk.
    pub fn disk(name: &str, file: fs::File) -> Self {
        Self { name: name.into(), bytes: Bytes::Disk(file) }
    }

    /// A file in memory.
    pub fn memory(name: &str, bytes: impl Into<bytes::Bytes>) -> Self {
        Self { name: name.into(), bytes: Bytes::Memory(bytes.into()) }
    }

    /// The content from its beginning. Only one reader may be in use.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn reader(&self) -> io::Result<Box<dyn BufRead>> {
        Ok(match &self.bytes {
            Bytes::Disk(file) => {
                let mut file = file.try_clone()?;
                file.rewind()?;
                Box::new(BufReader::with_capacity(1 << 16, file))
            }
            Bytes::Memory(bytes) => Box::new(Cursor::new(bytes.clone())),
        })
    }

    /// The first bytes, at most [`limit::HEAD`].
    ///
    /// # Errors
    /// It cannot be read.
    pub fn head(&self) -> io::Result<Vec<u8>> {
        let mut head = Vec::new();
        self.reader()?.take(limit::HEAD as u64).read_to_end(&mut head)?;
        Ok(head)
    }

    /// The whole of a configuration.
    ///
    /// # Errors
    /// It is longer than [`limit::CONFIGURATION`], no UTF-8, or cannot be read.
    pub fn configuration(&self) -> Result<String, Error> {
        let mut bytes = Vec::new();
        self.reader()?.take(limit::CONFIGURATION as u64 + 1).read_to_end(&mut bytes)?;
        if bytes.len() > limit::CONFIGURATION {
            let most = limit::CONFIGURATION >> 20;
            return Err(Error::unusable(format!("{}: A configuration has at most {most} MiB.", self.name)));
        }
        let text = String::from_utf8(bytes)
            .map_err(|_| Error::unusable(format!("{}: The file is not UTF-8. Save it as UTF-8.", self.name)))?;
        Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
    }

    /// The name without its ending, or without the folders before it.
    pub fn stem(&self) -> &str {
        let name = self.name.rsplit(['/', '\\']).next().unwrap_or(&self.name);
        name.rsplit_once('.').map_or(name, |(stem, _)| stem)
    }

    /// Whether the name ends so, in any case.
    pub fn ends_with(&self, endings: &[&str]) -> bool {
        let name = self.name.to_ascii_lowercase();
        endings.iter().any(|ending| name.ends_with(ending))
    }
}
