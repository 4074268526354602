//! The list of formats, and which of them a file is in.

use crate::definition::{Format, Guess, Head, Write};
use crate::grouped::Grouped;
use crate::input::{File, Files};
use crate::output::Output;
use crate::reading::{Reading, Sink};
use crate::report::{Losses, Report};
use crate::{Error, format};

/// The formats. A further one is a file in `format/` and a line here.
pub static FORMATS: &[&Format] = &[
    &format::records::FORMAT,
    &format::long::FORMAT,
    &format::pairs::FORMAT,
    &format::rankings::FORMAT,
    &format::wide::FORMAT,
    &format::concord::FORMAT,
    &format::mturk::FORMAT,
    &format::label_studio::FORMAT,
    &format::crowd_kit::FORMAT,
    &format::mqm::FORMAT,
    &format::appraise::FORMAT,
    &format::mt_bench::FORMAT,
    &format::argilla::FORMAT,
    &format::potato::FORMAT,
    &format::doccano::FORMAT,
    &format::prodigy::FORMAT,
    &format::pearmut::FORMAT,
    &format::factgenie::FORMAT,
    &format::qualtrics::FORMAT,
];

/// The format with this name.
pub fn named(name: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.name == name)
}

/// The format of a file, and why.
///
/// # Errors
/// It is in none of the formats, or cannot be read.
pub fn detect(file: &File) -> Result<(&'static Format, Guess), Error> {
    let head = Head::new(file)?;
    let guesses = FORMATS.iter().filter(|format| format.read.is_some());
    let guesses = guesses.filter_map(|format| (format.sniff)(&head).map(|guess| (*format, guess)));
    guesses.max_by_key(|(_, guess)| guess.sure).ok_or_else(|| {
        Error::unusable(format!("{}: The format of this file is not known. Name it with --from.", file.name))
    })
}

/// Reads files, and hands each record over: of all questions, or only of those that are named.
///
/// # Errors
/// The format is not read, a file cannot be used, or the sink stops.
pub fn read<'a>(
    format: &Format,
    files: &'a Files,
    only: &'a [String],
    sink: &'a mut Sink<'a>,
) -> Result<Report, Error> {
    let read = format.read.ok_or_else(|| Error::unusable(format!("{} cannot be read.", format.title)))?;
    let mut reading = Reading::new(files, only, sink);
    read(&mut reading)?;
    Ok(reading.finish())
}

/// Reads files of one format, and writes them in another one.
///
/// # Errors
/// A format is not read or not written, nothing in the files can be used, or a file cannot be read or written.
pub fn convert(
    from: &Format,
    files: &Files,
    only: &[String],
    to: &Format,
    output: &mut dyn Output,
) -> Result<Report, Error> {
    let write = to.write.ok_or_else(|| Error::unusable(format!("{} cannot be written.", to.title)))?;
    let mut losses = Losses::default();
    let mut report = match write {
        Write::Stream(open) | Write::Answers(open) => {
            let mut writer = open(output)?;
            let report = read(from, files, only, &mut |record| writer.record(record, &mut losses))?;
            some(&report)?;
            if matches!(write, Write::Answers(_)) && report.counts.answers.is_empty() {
                let title = to.title;
                return Err(Error::unusable(format!("The file has no answers, and {title} has nothing else.")));
            }
            writer.finish()?;
            report
        }
        Write::Items(write) => {
            let mut grouped = Grouped::new()?;
            let report = read(from, files, only, &mut |record| grouped.add(record))?;
            some(&report)?;
            write(&mut grouped, output, &mut losses)?;
            report
        }
    };
    report.losses.extend(&losses);
    Ok(report)
}

/// Refuses a file in which nothing can be used.
fn some(report: &Report) -> Result<(), Error> {
    if !report.counts.is_empty() {
        return Ok(());
    }
    Err(Error::unusable(match (report.refused.first(), report.losses.iter().next()) {
        (Some(first), _) => format!("Nothing in the file can be used. {first}"),
        (None, Some(loss)) => format!("Nothing in the file can be used: it has only {} ({}).", loss.what, loss.n),
        (None, None) => "Nothing in the file can be used: it has no item and no answer.".to_owned(),
    }))
}
