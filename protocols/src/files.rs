//! What files hold, in the form that the protocols use: files of other tools by the crate `formats`, and a few of their own.
//!
//! Each reader returns what it read, and a [`Report`] with what was counted, what did not count and which rows were
//! refused, with their places. A file is refused as a whole if nothing in it can be used.

mod annotations;
mod campaign;
mod mqm;
mod rating;
mod similarities;

pub use annotations::{Annotations, Given, annotations};
pub use campaign::{Evaluated, evaluated};
pub use mqm::mqm;
pub use similarities::similarities;

use formats::report::{Place, Refused, Report};
use formats::{Error, File, Format, limit};

/// Ratings and errors of one campaign, at most: they are in memory.
pub const MOST: usize = 4_000_000;

/// What a file holds.
#[derive(Debug)]
pub struct Read<T> {
    /// What was read.
    pub value: T,
    /// What was counted and refused.
    pub report: Report,
    /// The format of the file, as a sentence names it.
    pub format: &'static str,
}

/// The format that was named, or that is detected.
fn format_of(file: &File, name: Option<&str>) -> Result<&'static Format, Error> {
    match name {
        Some(name) => formats::named(name).ok_or_else(|| Error::unusable(format!("There is no format \"{name}\"."))),
        None => Ok(formats::detect(file)?.0),
    }
}

/// Notes a row that is refused.
fn refuse(report: &mut Report, place: &Place, reason: String) {
    report.n_refused += 1;
    if report.refused.len() < limit::NAMED {
        report.refused.push(Refused { place: place.clone(), reason });
    }
}

/// Refuses a file with more than [`MOST`] of something.
fn check_number(n: usize, what: &str) -> Result<(), Error> {
    if n > MOST { Err(Error::unusable(format!("The file has more than {MOST} {what}."))) } else { Ok(()) }
}

/// The refusal of a file in which nothing can be used.
fn nothing(file: &File, what: &str, report: &Report) -> Error {
    let first = report.refused.first().map(|refused| format!(" {refused}")).unwrap_or_default();
    Error::unusable(format!("{}: The file has no {what}.{first}", file.name))
}

/// The document and the segment of an item `document|system` or `document|system|segment`.
fn parts<'a>(item: &'a str, system: &str) -> (&'a str, &'a str) {
    let without = |text: &'a str| text.strip_suffix(system).and_then(|text| text.strip_suffix('|'));
    if let Some(document) = without(item) {
        return (document, "1");
    }
    let split = item.rsplit_once('|').and_then(|(head, segment)| Some((without(head)?, segment)));
    split.unwrap_or((item, "1"))
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn an_item_names_its_document_and_segment() {
        for (item, document, segment) in
            [("d|A", "d", "1"), ("d|A|7", "d", "7"), ("d", "d", "1"), ("x|y|A|2", "x|y", "2"), ("d|B|7", "d|B|7", "1")]
        {
            assert_eq!(parts(item, "A"), (document, segment), "{item}");
        }
    }
}
