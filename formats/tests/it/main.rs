//! Whole files in and out.

mod design;
mod draw;
mod hostile;
mod identity;
mod refusal;
mod sample;

use formats::{Error, File, Files, Record, Report, named, read};

/// The records of these files, and what was found.
fn import(format: &str, files: &Files, only: &[String]) -> Result<(Vec<Record>, Report), Error> {
    let mut records = Vec::new();
    let report = read(named(format).expect("a format"), files, only, &mut |record| {
        records.push(record);
        Ok(())
    })?;
    Ok((records, report))
}

/// One file with answers.
fn one(name: &str, content: impl Into<Vec<u8>>) -> Files {
    Files { main: vec![File::memory(name, content.into())], with: Vec::new() }
}
