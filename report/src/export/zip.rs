//! A ZIP archive written front to back: sizes follow the data, so that nothing waits in memory. ZIP64 throughout.

use engine::{Error, Result};
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

/// General purpose flags: sizes after the data, names in UTF-8.
const FLAGS: u16 = 0x0808;
/// ZIP 4.5, the first version with 64-bit sizes.
const VERSION: u16 = 45;
/// The first of January 1980: the same study makes the same archive.
const DATE: u16 = 0x21;

/// An archive that is being written. Its output is collected with [`Zip::take`].
#[derive(Debug, Default)]
pub(crate) struct Zip {
    out: Vec<u8>,
    written: u64,
    entries: Vec<Entry>,
    open: Option<Open>,
}

#[derive(Debug)]
struct Entry {
    name: String,
    offset: u64,
    crc: u32,
    packed: u64,
    size: u64,
}

#[derive(Debug)]
struct Open {
    name: String,
    offset: u64,
    crc: Crc,
    deflate: Compress,
}

impl Zip {
    /// Begins a file. One that is compressed already is stored as it is, in blocks of the same method.
    pub(crate) fn begin(&mut self, name: &str, compression: Compression) {
        let offset = self.written + self.out.len() as u64;
        self.out.extend_from_slice(&0x0403_4b50_u32.to_le_bytes());
        self.common(0, u32::MAX, u32::MAX, name);
        self.out.extend_from_slice(&20_u16.to_le_bytes());
        self.out.extend_from_slice(name.as_bytes());
        self.extra(&[0, 0]);
        self.open =
            Some(Open { name: name.to_owned(), offset, crc: Crc::new(), deflate: Compress::new(compression, false) });
    }

    /// Adds bytes to the file begun last.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<()> {
        if let Some(open) = &mut self.open {
            open.crc.update(bytes);
            deflate(&mut open.deflate, bytes, &mut self.out, FlushCompress::None)?;
        }
        Ok(())
    }

    /// Ends the file begun last.
    pub(crate) fn end(&mut self) -> Result<()> {
        let Some(mut open) = self.open.take() else { return Ok(()) };
        deflate(&mut open.deflate, &[], &mut self.out, FlushCompress::Finish)?;
        let entry = Entry {
            name: open.name,
            offset: open.offset,
            crc: open.crc.sum(),
            packed: open.deflate.total_out(),
            size: open.deflate.total_in(),
        };
        self.out.extend_from_slice(&0x0807_4b50_u32.to_le_bytes());
        self.out.extend_from_slice(&entry.crc.to_le_bytes());
        self.out.extend_from_slice(&entry.packed.to_le_bytes());
        self.out.extend_from_slice(&entry.size.to_le_bytes());
        self.entries.push(entry);
        Ok(())
    }

    /// Returns the bytes produced since the last call.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        self.written += self.out.len() as u64;
        std::mem::take(&mut self.out)
    }

    /// Ends the archive with its table of contents.
    pub(crate) fn finish(&mut self) {
        let start = self.written + self.out.len() as u64;
        let entries = std::mem::take(&mut self.entries);
        for entry in &entries {
            self.out.extend_from_slice(&0x0201_4b50_u32.to_le_bytes());
            self.out.extend_from_slice(&VERSION.to_le_bytes());
            self.common(entry.crc, u32::MAX, u32::MAX, &entry.name);
            self.out.extend_from_slice(&28_u16.to_le_bytes());
            // Comment length, disk, attributes inside and outside: none.
            self.out.extend_from_slice(&[0; 10]);
            self.out.extend_from_slice(&u32::MAX.to_le_bytes());
            self.out.extend_from_slice(entry.name.as_bytes());
            self.extra(&[entry.size, entry.packed, entry.offset]);
        }
        let size = self.written + self.out.len() as u64 - start;
        self.close(entries.len() as u64, start, size);
    }

    fn close(&mut self, n: u64, start: u64, size: u64) {
        let end = start + size;
        self.out.extend_from_slice(&0x0606_4b50_u32.to_le_bytes());
        self.out.extend_from_slice(&44_u64.to_le_bytes());
        self.out.extend_from_slice(&VERSION.to_le_bytes());
        self.out.extend_from_slice(&VERSION.to_le_bytes());
        self.out.extend_from_slice(&[0; 8]);
        for number in [n, n, size, start] {
            self.out.extend_from_slice(&number.to_le_bytes());
        }
        self.out.extend_from_slice(&0x0706_4b50_u32.to_le_bytes());
        self.out.extend_from_slice(&[0; 4]);
        self.out.extend_from_slice(&end.to_le_bytes());
        self.out.extend_from_slice(&1_u32.to_le_bytes());
        self.out.extend_from_slice(&0x0605_4b50_u32.to_le_bytes());
        self.out.extend_from_slice(&[0; 4]);
        self.out.extend_from_slice(&[0xff; 12]);
        self.out.extend_from_slice(&[0; 2]);
    }

    /// The fields that the header of a file and its entry in the central directory share.
    fn common(&mut self, crc: u32, packed: u32, size: u32, name: &str) {
        const DEFLATED: u16 = 8;
        for number in [VERSION, FLAGS, DEFLATED, 0, DATE] {
            self.out.extend_from_slice(&number.to_le_bytes());
        }
        for number in [crc, packed, size] {
            self.out.extend_from_slice(&number.to_le_bytes());
        }
        let length = u16::try_from(name.len()).expect("our file names are short");
        self.out.extend_from_slice(&length.to_le_bytes());
    }

    /// The extra field with 64-bit sizes.
    fn extra(&mut self, numbers: &[u64]) {
        let length = u16::try_from(numbers.len() * 8).expect("three numbers at most");
        self.out.extend_from_slice(&1_u16.to_le_bytes());
        self.out.extend_from_slice(&length.to_le_bytes());
        for number in numbers {
            self.out.extend_from_slice(&number.to_le_bytes());
        }
    }
}

fn deflate(deflate: &mut Compress, mut bytes: &[u8], out: &mut Vec<u8>, flush: FlushCompress) -> Result<()> {
    loop {
        out.reserve(bytes.len().max(4_096));
        let before = deflate.total_in();
        let status =
            deflate.compress_vec(bytes, out, flush).map_err(|error| Error::Unexpected(format!("deflate: {error}")))?;
        let taken = usize::try_from(deflate.total_in() - before).expect("no more than the slice holds");
        bytes = &bytes[taken..];
        let finishing = flush == FlushCompress::Finish;
        if status == Status::StreamEnd || (!finishing && bytes.is_empty()) {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_archive_names_its_files_and_ends_as_zip_does() {
        let mut zip = Zip::default();
        zip.begin("a.csv", Compression::fast());
        zip.write(b"x,y\n1,2\n").unwrap();
        zip.end().unwrap();
        let mut bytes = zip.take();
        zip.finish();
        bytes.extend(zip.take());
        assert_eq!(&bytes[..4], b"PK\x03\x04");
        assert_eq!(&bytes[bytes.len() - 22..][..4], b"PK\x05\x06");
        assert_eq!(bytes.windows(5).filter(|window| window == b"a.csv").count(), 2);
    }
}
