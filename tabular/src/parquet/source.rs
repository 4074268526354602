//! The bytes of a Parquet file as the library asks for them, within limits.

use std::{
    cell::Cell,
    fs::File,
    io::{self, Read},
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Once,
        atomic::{AtomicU64, Ordering},
    },
};

use ::parquet::{
    errors::{ParquetError, Result},
    file::reader::{ChunkReader, Length},
};
use bytes::Bytes;
use flate2::read::MultiGzDecoder;

use super::thrift::{PageSizes, Values};

/// Bytes of a page or a dictionary after decompression. Programs write pages of about a megabyte; DuckDB up to 100 MB.
pub(super) const LARGEST_PAGE: u64 = 128 << 20;

/// How many bytes are enough for the sizes at the beginning of a page's header.
const HEADER: u64 = 64;

/// How many bytes the header of a page may have that says where its compressed values begin: statistics are part of it.
const WHOLE_HEADER: u64 = 16 << 20;

/// The kind of a data page of version 2.
const VERSION_2: i64 = 3;

/// Instead of the place where compressed values begin, if there are none.
const NONE_COMPRESSED: u64 = u64::MAX;

/// Gzip makes its input at most so many times as large.
const GZIP_RATIO: u64 = 1_032;

/// Where the bytes are.
#[derive(Debug)]
pub(super) enum Bytestore {
    File(File),
    Memory(Bytes),
}

/// A file that is read within limits: nothing is allocated for bytes that it does not have, and no page is larger than
/// the limit.
#[derive(Clone, Debug)]
pub(super) struct Source {
    store: Arc<Bytestore>,
    len: u64,
    /// Whether reads begin with the header of a page.
    pages: bool,
    /// Where the compressed values begin in the page whose header was read last, if pages are compressed with gzip,
    /// which does not stop at the declared size.
    gzip: Option<Arc<AtomicU64>>,
}

impl Source {
    pub(super) fn new(store: Bytestore) -> io::Result<Self> {
        let len = match &store {
            Bytestore::File(file) => file.metadata()?.len(),
            Bytestore::Memory(bytes) => bytes.len() as u64,
        };
        Ok(Self { store: Arc::new(store), len, pages: false, gzip: None })
    }

    /// The same for the pages of a column.
    pub(super) fn for_pages(&self, gzip: bool) -> Self {
        Self { pages: true, gzip: gzip.then(Arc::default), ..self.clone() }
    }

    /// Whether these bytes are in the file.
    pub(super) fn has(&self, start: u64, length: u64) -> bool {
        start.checked_add(length).is_some_and(|end| end <= self.len)
    }

    /// Refuses a page that is too large, by its header, before anything is allocated for it.
    fn check_page(&self, start: u64) -> Result<()> {
        let length = HEADER.min(self.len.saturating_sub(start));
        let head = self.bytes(start, usize::try_from(length)?)?;
        let sizes = PageSizes::read(&head).ok_or_else(|| damaged("a page has no header"))?;
        let fits = |bytes: i64| u64::try_from(bytes).is_ok_and(|bytes| bytes <= LARGEST_PAGE);
        if !fits(sizes.plain) || !fits(sizes.packed) {
            return Err(too_large());
        }
        if let Some(begin) = &self.gzip {
            begin.store(if sizes.kind == VERSION_2 { self.compressed(start, &head)? } else { 0 }, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Where the compressed values begin in a data page of version 2: its levels are not compressed.
    fn compressed(&self, start: u64, head: &[u8]) -> Result<u64> {
        let mut values = Values::read(head);
        let rest = self.len.saturating_sub(start).min(WHOLE_HEADER);
        let mut length = HEADER;
        while values.is_none() && length < rest {
            length = (length * 16).min(rest);
            values = Values::read(&self.bytes(start, usize::try_from(length)?)?);
        }
        let values = values.ok_or_else(|| damaged("a page has no header"))?;
        if values.is_compressed { Ok(u64::try_from(values.begin)?) } else { Ok(NONE_COMPRESSED) }
    }

    /// Refuses a page of gzip that is larger than any page may be: it is unpacked once without being kept, unless it is
    /// so short that it cannot be.
    fn check_gzip(bytes: &[u8]) -> Result<()> {
        if (bytes.len() as u64).saturating_mul(GZIP_RATIO) <= LARGEST_PAGE {
            return Ok(());
        }
        let mut unpacked = MultiGzDecoder::new(bytes).take(LARGEST_PAGE + 1);
        if io::copy(&mut unpacked, &mut io::sink())? > LARGEST_PAGE {
            return Err(too_large());
        }
        Ok(())
    }

    fn bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        if !self.has(start, length as u64) {
            return Err(damaged("it ends too early"));
        }
        match &*self.store {
            Bytestore::File(file) => file.get_bytes(start, length),
            Bytestore::Memory(bytes) => bytes.get_bytes(start, length),
        }
    }
}

impl Length for Source {
    fn len(&self) -> u64 {
        self.len
    }
}

impl ChunkReader for Source {
    type T = Box<dyn Read>;

    fn get_read(&self, start: u64) -> Result<Self::T> {
        if self.pages {
            self.check_page(start)?;
        }
        Ok(match &*self.store {
            Bytestore::File(file) => Box::new(file.get_read(start)?),
            Bytestore::Memory(bytes) => Box::new(bytes.get_read(start)?),
        })
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        let bytes = self.bytes(start, length)?;
        if let Some(begin) = &self.gzip
            && let Ok(begin) = usize::try_from(begin.load(Ordering::Relaxed))
        {
            // If there are none, the place is after every page.
            Self::check_gzip(bytes.get(begin..).unwrap_or_default())?;
        }
        Ok(bytes)
    }
}

/// The error for a page that is larger than any may be.
pub(super) fn too_large() -> ParquetError {
    damaged(&format!("a page is larger than {} MiB", LARGEST_PAGE >> 20))
}

/// The error for a file that contradicts itself.
pub(super) fn damaged(why: &str) -> ParquetError {
    ParquetError::General(why.to_owned())
}

thread_local! {
    /// Whether a panic on this thread is the library's, at a file that contradicts itself.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Calls the library. Where it panics at a file that contradicts itself, the file is damaged, and nothing else is said.
pub(super) fn guarded<T>(call: impl FnOnce() -> Result<T>) -> Result<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |about| {
            if !QUIET.get() {
                before(about);
            }
        }));
    });
    let outer = QUIET.replace(true);
    let called = panic::catch_unwind(AssertUnwindSafe(call));
    QUIET.set(outer);
    called.unwrap_or_else(|_| Err(damaged("it contradicts itself")))
}
