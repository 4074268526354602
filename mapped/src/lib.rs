//! Files as slices of memory, for those too large to be read whole.
//!
//! Nothing else is here: mapping a file is `unsafe`, which the rest of the workspace forbids.

use std::fs::File;
use std::io;
use std::ops::Deref;
use std::path::Path;

use memmap2::Mmap;

/// A file whose bytes are read from the disk when they are looked at.
#[derive(Debug)]
pub struct Mapped(Mmap);

impl Mapped {
    /// Maps a file.
    ///
    /// Nobody may shorten the file while it is mapped: the system ends a process that looks at bytes that are gone.
    ///
    /// # Errors
    /// The file cannot be opened or mapped.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        #[expect(unsafe_code, reason = "sound while nobody writes to the file, which the caller is told")]
        // SAFETY: the map is only read, and the file is opened for reading only.
        let map = unsafe { Mmap::map(&file) };
        map.map(Self)
    }
}

impl Deref for Mapped {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_a_slice() {
        let mapped = Mapped::open(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")));
        assert!(mapped.is_ok_and(|mapped| mapped.starts_with(b"[package]")));
        assert!(Mapped::open(Path::new("no such file")).is_err());
    }
}
