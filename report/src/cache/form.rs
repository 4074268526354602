//! The form in which reports are stored: field by field, what JSON leaves out too, compressed, behind a digest of the whole.
//!
//! Only the program that wrote a report reads it: the digest of a stored report's options contains that of the program
//! (`build.rs`).

use std::io::{self, BufReader, BufWriter, Read as _, Write};

use borsh::{BorshDeserialize, BorshSerialize};
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use shared::Time;
use store::study_version::Changes;

use super::Key;

/// Bytes of a compressed report above which it is kept in memory alone.
pub(super) const MOST: usize = 8 << 20;

/// Bytes of a report, before it is compressed, above which it is kept in memory alone.
const MOST_PLAIN: u64 = 256 << 20;

/// The length of the digest before a report.
const DIGEST: usize = 32;

/// What can be kept in memory and stored.
pub(crate) trait Report:
    Serialize + BorshSerialize + BorshDeserialize + PartialEq + Send + Sync + 'static
{
}

impl<T: Serialize + BorshSerialize + BorshDeserialize + PartialEq + Send + Sync + 'static> Report for T {}

impl Key {
    /// The digest of the options and the program.
    pub(super) fn digest(&self) -> String {
        self.digest_by(env!("CONCORD_REPORT_FORM"))
    }

    /// The digest of the options and a program.
    fn digest_by(&self, program: &str) -> String {
        let mut digest = Sha256::new();
        digest.update(program);
        digest.update([0]);
        digest.update(self.options.as_bytes());
        hex::encode(digest.finalize())
    }
}

/// What a stored report says about itself apart from its body. The digest covers it too.
pub(super) struct About<'a> {
    pub(super) key: &'a Key,
    pub(super) changes: Changes,
    pub(super) began_at: Time,
}

impl About<'_> {
    fn digest(&self, compressed: &[u8]) -> [u8; DIGEST] {
        let Self { key, changes, began_at } = self;
        let mut digest = Sha256::new();
        digest.update(key.study.0.as_bytes());
        digest.update(key.kind.as_str());
        digest.update(key.digest());
        for number in [changes.all, changes.binding, began_at.0] {
            digest.update(number.to_be_bytes());
        }
        digest.update(compressed);
        digest.finalize().into()
    }

    /// The report as it is stored; `None` if it is too large for that.
    ///
    /// # Errors
    /// The report holds a number that is none.
    pub(super) fn encode(&self, report: &impl BorshSerialize) -> io::Result<Option<Vec<u8>>> {
        let out = Limited { bytes: vec![0; DIGEST], is_full: false };
        let mut plain = Counted { inner: ZlibEncoder::new(out, Compression::fast()), left: MOST_PLAIN };
        let written = write(&mut plain, report);
        let is_too_large = plain.left == 0 || plain.inner.get_ref().is_full;
        if is_too_large {
            return Ok(None);
        }
        written?;
        let out = match plain.inner.finish() {
            Ok(out) if !out.is_full => out,
            Ok(_) => return Ok(None),
            // The last bytes are written here: they may be those that are too many.
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut bytes = out.bytes;
        let digest = self.digest(&bytes[DIGEST..]);
        bytes[..DIGEST].copy_from_slice(&digest);
        Ok(Some(bytes))
    }

    /// The report that was stored.
    ///
    /// # Errors
    /// The bytes are not those that were written for this report.
    pub(super) fn decode<T: BorshDeserialize>(&self, bytes: &[u8]) -> io::Result<T> {
        let (digest, compressed) = bytes.split_at_checked(DIGEST).ok_or(io::ErrorKind::UnexpectedEof)?;
        if digest != self.digest(compressed) {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the digest is another"));
        }
        let mut plain = BufReader::new(ZlibDecoder::new(compressed).take(MOST_PLAIN));
        borsh::from_reader(&mut plain)
    }
}

fn write(to: &mut impl Write, report: &impl BorshSerialize) -> io::Result<()> {
    let mut buffered = BufWriter::new(to);
    borsh::to_writer(&mut buffered, report)?;
    buffered.flush()
}

/// Bytes up to a limit.
struct Limited {
    bytes: Vec<u8>,
    is_full: bool,
}

impl Write for Limited {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > MOST {
            self.is_full = true;
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Passes on so many bytes.
struct Counted<W> {
    inner: W,
    left: u64,
}

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.left = self.left.saturating_sub(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
        if self.left == 0 {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.inner.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use shared::StudyId;

    use super::*;
    use crate::ReportKind;

    fn key(options: &str) -> Key {
        Key { study: StudyId(uuid::Uuid::nil()), kind: ReportKind::Agreement, options: options.to_owned() }
    }

    fn about(key: &Key, all: i64) -> About<'_> {
        About { key, changes: Changes { all, binding: 1 }, began_at: Time(5) }
    }

    #[test]
    fn what_is_stored_is_read_and_no_byte_may_be_another() {
        let (key, other) = (key("a"), key("b"));
        let report = vec![(1_u64, 0.1 + 0.2, "text".to_owned()); 50];
        let bytes = about(&key, 7).encode(&report).unwrap().unwrap();
        assert_eq!(about(&key, 7).decode::<Vec<(u64, f64, String)>>(&bytes).unwrap(), report);
        for at in 0..bytes.len() {
            let mut broken = bytes.clone();
            broken[at] ^= 1;
            assert!(about(&key, 7).decode::<Vec<(u64, f64, String)>>(&broken).is_err(), "byte {at}");
        }
        assert!(about(&key, 8).decode::<Vec<(u64, f64, String)>>(&bytes).is_err(), "of another time");
        assert!(about(&other, 7).decode::<Vec<(u64, f64, String)>>(&bytes).is_err(), "with other options");
        assert!(about(&key, 7).decode::<Vec<u64>>(&bytes).is_err(), "in another form");
        assert!(about(&key, 7).decode::<u8>(&bytes[..10]).is_err(), "cut off");
    }

    #[test]
    fn another_program_and_other_options_are_another_report() {
        assert_eq!(key("a").digest(), key("a").digest());
        assert_ne!(key("a").digest(), key("b").digest());
        assert_ne!(key("a").digest_by("one"), key("a").digest_by("other"));
    }

    #[test]
    fn what_is_too_large_is_not_stored() {
        let key = key("a");
        // Bytes that do not shrink.
        let mut state = 1_u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state
        };
        let noise: Vec<u64> = (0..MOST / 8 + 10_000).map(|_| next() ^ (next() >> 32)).collect();
        assert!(about(&key, 1).encode(&noise).unwrap().is_none());
        assert!(about(&key, 1).encode(&noise[..MOST / 16].to_vec()).unwrap().is_some());
    }

    #[test]
    fn a_report_with_a_number_that_is_none_is_not_stored() {
        assert!(about(&key("a"), 1).encode(&f64::NAN).is_err());
    }
}
