//! Whether a workbook can be opened without harm: how much it unpacks to, and whether it declares more texts than it
//! can have, for which room would be made.

use std::io::{self, BufReader, Cursor, Read, copy, sink};

use quick_xml::Reader;
use quick_xml::events::Event;
use zip::ZipArchive;
use zip::result::ZipError;

use super::{UNPACKED, Unreadable};

/// How many parts an archive may have; a workbook has a few for each sheet.
const MOST_PARTS: usize = 10_000;

/// Unpacks all parts of a workbook, and keeps none.
///
/// # Errors
/// It is no workbook, damaged or too large.
pub(super) fn check(bytes: &[u8]) -> Result<(), Unreadable> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| Unreadable::NotAWorkbook)?;
    if archive.len() > MOST_PARTS {
        return Err(Unreadable::Unpacked);
    }
    let names: Vec<String> = archive
        .file_names()
        .map(|name| name.map(|name| name.to_ascii_lowercase()))
        .collect::<Result<_, _>>()
        .map_err(broken)?;
    let ends = |end: &str| names.iter().any(|name| name.ends_with(end));
    if !ends("workbook.xml") || !ends("[content_types].xml") {
        return Err(Unreadable::NotAWorkbook);
    }
    let mut left = UNPACKED;
    for place in 0..archive.len() {
        let part = archive.by_index(place).map_err(broken)?;
        let holds_texts = part.name().map_err(broken)?.to_ascii_lowercase().ends_with("sharedstrings.xml");
        let mut part = part.take(left + 1);
        if holds_texts {
            declared(BufReader::new(&mut part))?;
        }
        copy(&mut part, &mut sink()).map_err(|error| io_broken(&error))?;
        left = part.limit().checked_sub(1).ok_or(Unreadable::Unpacked)?;
    }
    Ok(())
}

/// Refuses a list of texts that declares more of them than an unpacked workbook has room for.
fn declared(part: impl io::BufRead) -> Result<(), Unreadable> {
    let mut reader = Reader::from_reader(part);
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer) {
            Ok(Event::Start(element)) if element.local_name().as_ref() == "sst" => {
                let mut attributes = element.attributes();
                let is_too_much = |value: &str| value.trim().parse::<u64>().is_ok_and(|n| n > UNPACKED / 16);
                let found = attributes
                    .with_checks(false)
                    .flatten()
                    .any(|attribute| attribute.key.as_ref() == "uniqueCount" && is_too_much(&attribute.value));
                return if found { Err(Unreadable::Unpacked) } else { Ok(()) };
            }
            // What is no XML is refused when it is read.
            Ok(Event::Eof) | Err(_) => return Ok(()),
            Ok(_) => {}
        }
    }
}

fn broken(error: ZipError) -> Unreadable {
    match error {
        ZipError::Io(error) => io_broken(&error),
        other => Unreadable::Damaged(other.to_string()),
    }
}

fn io_broken(error: &io::Error) -> Unreadable {
    Unreadable::Damaged(error.to_string())
}
