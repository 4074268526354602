//! Files as they lie after an installation, and archives of them.

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// The mode of a program or a folder that everybody may use.
const USABLE: u32 = 0o755;

/// Files and folders by their paths, which have no slash at the beginning.
#[derive(Clone, Debug, Default)]
pub struct Tree(BTreeMap<String, Entry>);

#[derive(Clone, Debug)]
struct Entry {
    /// The content of a file; a folder has none.
    content: Option<Vec<u8>>,
    mode: u32,
    /// The user and the group.
    owner: u64,
}

impl Tree {
    /// Adds a file that everybody may read, and the folders that it is in.
    pub fn file(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        self.add(path.into(), Entry { content: Some(content.into()), mode: 0o644, owner: 0 });
    }

    /// Adds a file that its group may read, and nobody else.
    pub fn private(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        self.add(path.into(), Entry { content: Some(content.into()), mode: 0o640, owner: 0 });
    }

    /// Adds a program that everybody may run.
    pub fn program(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        self.add(path.into(), Entry { content: Some(content.into()), mode: USABLE, owner: 0 });
    }

    /// Adds a folder with a mode and an owner of its own.
    pub fn folder(&mut self, path: impl Into<String>, mode: u32, owner: u64) {
        self.add(path.into(), Entry { content: None, mode, owner });
    }

    fn add(&mut self, path: String, entry: Entry) {
        for (at, _) in path.match_indices('/') {
            let parent = Entry { content: None, mode: USABLE, owner: 0 };
            self.0.entry(path[..at].to_owned()).or_insert(parent);
        }
        self.0.insert(path, entry);
    }

    /// The files in order: path and content.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().filter_map(|(path, entry)| Some((path.as_str(), entry.content.as_deref()?)))
    }

    /// A tar archive in which all have one time, in seconds since 1970.
    ///
    /// # Errors
    /// A path does not fit into the format.
    pub fn tar(&self, time: u64) -> io::Result<Vec<u8>> {
        let mut archive = Builder::new(Vec::new());
        for (path, entry) in &self.0 {
            let content = entry.content.as_deref().unwrap_or_default();
            let mut header = Header::new_gnu();
            let (kind, end) =
                if entry.content.is_some() { (EntryType::Regular, "") } else { (EntryType::Directory, "/") };
            header.set_entry_type(kind);
            header.set_mode(entry.mode);
            header.set_uid(entry.owner);
            header.set_gid(entry.owner);
            header.set_mtime(time);
            header.set_size(content.len() as u64);
            archive.append_data(&mut header, format!("{path}{end}"), content)?;
        }
        archive.into_inner()
    }
}

/// Compressed for gzip, without a name or a time.
///
/// # Errors
/// None: it is written to memory.
pub fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzBuilder::new().mtime(0).operating_system(255).write(Vec::new(), Compression::best());
    writer.write_all(content)?;
    writer.finish()
}
