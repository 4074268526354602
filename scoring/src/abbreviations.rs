//! Chat abbreviations and their expansions.
//!
//! The lists are our own, written from general knowledge of each language; a study may supply a different list. They
//! contain only abbreviations that have no other meaning: Portuguese "num" (não, or em um) and French "vs" (vous, or
//! versus) are excluded.

use std::{
    collections::BTreeMap,
    error,
    fmt::{self, Display},
};

use crate::text;

/// Abbreviations in lower case, each with its expansion.
pub type Abbreviations = BTreeMap<String, String>;

/// The built-in list for a BCP 47 language tag; empty for a language without a list.
///
/// Only the language subtag counts: `pt-BR` and `pt` share a list.
///
/// ```
/// assert_eq!(scoring::abbreviations::of("fr-CA")["bjr"], "bonjour");
/// assert!(scoring::abbreviations::of("de").is_empty());
/// ```
pub fn of(language: &str) -> Abbreviations {
    let table = match language.split(['-', '_']).next().map(str::to_ascii_lowercase).as_deref() {
        Some("en") => include_str!("../data/en.tsv"),
        Some("fr") => include_str!("../data/fr.tsv"),
        Some("it") => include_str!("../data/it.tsv"),
        Some("pt") => include_str!("../data/pt.tsv"),
        _ => "",
    };
    parse(table).expect("a test parses each built-in list")
}

/// The reason why a list of abbreviations was rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListError {
    /// The line, counted from 1.
    pub line: usize,
    /// The problem with the line.
    pub reason: Reason,
}

/// A problem with a line of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It has no tab between an abbreviation and its expansion.
    NoTab,
    /// The abbreviation or the expansion is empty.
    Empty,
    /// The abbreviation contains white space.
    Spaced,
    /// The abbreviation already occurs on an earlier line.
    Repeated,
}

impl Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = match self.reason {
            Reason::NoTab => "needs an abbreviation, a tab and its expansion",
            Reason::Empty => "has an empty abbreviation or expansion",
            Reason::Spaced => "has an abbreviation of more than one word",
            Reason::Repeated => "repeats an abbreviation",
        };
        write!(f, "line {} {reason}", self.line)
    }
}

impl error::Error for ListError {}

/// Reads a list: on each line an abbreviation, a tab, its expansion. Blank lines are skipped.
pub fn parse(table: &str) -> Result<Abbreviations, ListError> {
    let mut list = Abbreviations::new();
    for (index, line) in table.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let refused = |reason| ListError { line: index + 1, reason };
        let (short, long) = line.split_once('\t').ok_or(refused(Reason::NoTab))?;
        let (short, long) = (text::fold(short), text::squeeze(&text::nfc(long)));
        if short.is_empty() || long.is_empty() {
            return Err(refused(Reason::Empty));
        }
        if short.contains(' ') {
            return Err(refused(Reason::Spaced));
        }
        if list.insert(short, long).is_some() {
            return Err(refused(Reason::Repeated));
        }
    }
    Ok(list)
}

/// Writes a list as [`parse`] reads it.
pub fn print(list: &Abbreviations) -> String {
    list.iter().flat_map(|(short, long)| [short, "\t", long, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_list_reads_and_writes_itself() {
        for (language, at_least) in [("pt-BR", 60), ("it", 25), ("fr", 48), ("en", 40)] {
            let list = of(language);
            assert!(list.len() >= at_least, "{language} has {}", list.len());
            assert_eq!(parse(&print(&list)), Ok(list));
        }
    }

    #[test]
    fn the_papers_examples_are_there() {
        assert_eq!((of("pt")["kra"].as_str(), of("fr")["bjr"].as_str()), ("cara", "bonjour"));
    }

    #[test]
    fn a_bad_line_is_named() {
        assert_eq!(parse("vc\tvocê\nq que"), Err(ListError { line: 2, reason: Reason::NoTab }));
        assert_eq!(parse("vc\t "), Err(ListError { line: 1, reason: Reason::Empty }));
        assert_eq!(parse("o q\to que"), Err(ListError { line: 1, reason: Reason::Spaced }));
        assert_eq!(parse("q\tque\n\nQ\tque"), Err(ListError { line: 3, reason: Reason::Repeated }));
    }
}
