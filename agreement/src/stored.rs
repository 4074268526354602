//! Texts of the program and statistics, as they are written into stored reports and read from them.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use borsh::{
    BorshDeserialize, BorshSerialize,
    io::{Error, ErrorKind, Read, Result, Write},
};

use crate::statistic::{Statistic, find};

/// The number of different texts that are read: far more than the program has. Each is kept until the process ends.
const MOST: usize = 4_096;

/// The length of the longest text that is read, in bytes.
const LONGEST: usize = 1_024;

/// Writes a text of the program.
///
/// # Errors
/// The writer fails.
pub fn write_text<W: Write>(text: &&'static str, writer: &mut W) -> Result<()> {
    BorshSerialize::serialize(*text, writer)
}

/// Reads a text of the program. The same text is kept once.
///
/// # Errors
/// The reader fails, or there are more texts than any program has.
pub fn read_text<R: Read>(reader: &mut R) -> Result<&'static str> {
    static TEXTS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let text = String::deserialize_reader(reader)?;
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = texts.get(text.as_str()) {
        return Ok(known);
    }
    if texts.len() >= MOST || text.len() > LONGEST {
        return Err(Error::new(ErrorKind::InvalidData, "this is no text of the program"));
    }
    let kept: &'static str = Box::leak(text.into_boxed_str());
    texts.insert(kept);
    Ok(kept)
}

/// Writes a statistic as its key.
///
/// # Errors
/// The writer fails.
pub fn write_statistic<W: Write>(statistic: &&'static Statistic, writer: &mut W) -> Result<()> {
    BorshSerialize::serialize(statistic.key, writer)
}

/// Reads a statistic by its key.
///
/// # Errors
/// The reader fails, or no statistic has the key.
pub fn read_statistic<R: Read>(reader: &mut R) -> Result<&'static Statistic> {
    let key = String::deserialize_reader(reader)?;
    find(&key).ok_or_else(|| Error::new(ErrorKind::InvalidData, "no statistic has this key"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Undefined;

    #[test]
    fn a_reason_with_a_text_is_read_as_it_was_written() {
        let reason = Undefined::Argument("at least one draw");
        let read: Undefined = borsh::from_slice(&borsh::to_vec(&reason).unwrap()).unwrap();
        assert_eq!(read, reason);
    }

    #[test]
    fn a_text_is_kept_once_and_long_ones_are_refused() {
        let read = |text: &str| read_text(&mut borsh::to_vec(text).unwrap().as_slice());
        assert!(std::ptr::eq(read("at least one draw").unwrap(), read("at least one draw").unwrap()));
        assert!(read(&"x".repeat(LONGEST + 1)).is_err());
    }

    #[test]
    fn every_statistic_is_found_by_its_key() {
        for statistic in crate::statistic::STATISTICS {
            let mut written = Vec::new();
            write_statistic(&statistic, &mut written).unwrap();
            assert_eq!(read_statistic(&mut written.as_slice()).unwrap().key, statistic.key);
        }
        assert!(read_statistic(&mut borsh::to_vec("none").unwrap().as_slice()).is_err());
    }
}
