//! Where a conversion writes: one file, files next to it, or a folder.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The files that a conversion writes.
pub trait Output {
    /// The file with the answers.
    ///
    /// # Errors
    /// It cannot be made.
    fn main(&mut self) -> io::Result<Box<dyn Write>>;

    /// A file next to it, such as `config.xml`; in a format that is a folder, a file in it.
    ///
    /// # Errors
    /// It cannot be made.
    fn companion(&mut self, name: &str) -> io::Result<Box<dyn Write>>;

    /// The name of the file with the answers: its ending can decide how a table is written.
    fn name(&self) -> &str;
}

/// Files on a disk. They have their names once [`commit`](Self::commit) is called.
#[derive(Debug)]
pub struct Disk {
    path: PathBuf,
    name: String,
    is_folder: bool,
    written: Vec<(PathBuf, PathBuf)>,
}

impl Disk {
    /// A file of this name, or a folder.
    pub fn new(path: &Path, is_folder: bool) -> Self {
        Self { path: path.to_owned(), name: path.display().to_string(), is_folder, written: Vec::new() }
    }

    fn create(&mut self, path: PathBuf) -> io::Result<Box<dyn Write>> {
        let mut part = path.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let file = fs::File::create(&part)?;
        self.written.push((part, path));
        Ok(Box::new(BufWriter::with_capacity(1 << 16, file)))
    }

    /// Gives the files their names, in place of files that had them.
    ///
    /// # Errors
    /// A file cannot be renamed.
    pub fn commit(mut self) -> io::Result<Vec<PathBuf>> {
        let written = std::mem::take(&mut self.written);
        written.iter().try_for_each(|(part, path)| fs::rename(part, path))?;
        Ok(written.into_iter().map(|(_, path)| path).collect())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        for (part, _) in &self.written {
            // What was begun and not finished is of no use; if it cannot be deleted, it is still called `.part`.
            let _ = fs::remove_file(part);
        }
    }
}

impl Output for Disk {
    fn main(&mut self) -> io::Result<Box<dyn Write>> {
        self.create(self.path.clone())
    }

    fn companion(&mut self, name: &str) -> io::Result<Box<dyn Write>> {
        if self.is_folder {
            fs::create_dir_all(&self.path)?;
            return self.create(self.path.join(name));
        }
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        self.create(self.path.with_file_name(format!("{stem}.{name}")))
    }

    fn name(&self) -> &str {
        &self.name
    }
}

/// Files in memory, by name; the one with the answers has the name that it was given.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    name: String,
    files: Rc<RefCell<BTreeMap<String, Vec<u8>>>>,
}

impl Memory {
    /// No file yet.
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), files: Rc::default() }
    }

    /// The files by name.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        self.files.borrow().clone()
    }
}

/// One of them.
struct InMemory {
    name: String,
    files: Rc<RefCell<BTreeMap<String, Vec<u8>>>>,
}

impl Write for InMemory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.files.borrow_mut().entry(self.name.clone()).or_default().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Output for Memory {
    fn main(&mut self) -> io::Result<Box<dyn Write>> {
        let name = self.name.clone();
        self.companion(&name)
    }

    fn companion(&mut self, name: &str) -> io::Result<Box<dyn Write>> {
        self.files.borrow_mut().entry(name.to_owned()).or_default();
        Ok(Box::new(InMemory { name: name.to_owned(), files: self.files.clone() }))
    }

    fn name(&self) -> &str {
        &self.name
    }
}
