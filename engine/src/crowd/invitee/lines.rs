//! The list of people as it is typed or pasted: one person a line, with an address, a name or ID, and a language in any
//! order. A line of column names, as a spreadsheet writes it, is passed over.

use std::collections::BTreeMap;

use shared::{Language, Message, Problem, SEPARATORS, limit, refusal};

use crate::{access::not_a_study_language, people::person::address};

/// The form's field that has the list.
pub(super) const FIELD: &str = "people";
/// What a spreadsheet may write above its columns; such a line names nobody.
const COLUMNS: [&str; 10] =
    ["address", "code", "e-mail", "email", "id", "language", "mail", "name", "participant", "reference"];

/// Somebody to be invited. One of `reference` and `email` may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The number of the line, from 1.
    pub at: usize,
    pub reference: String,
    pub email: String,
    pub language: Option<Language>,
}

/// The people of a list.
///
/// # Errors
/// A line cannot be understood, or somebody is on the list twice; the message names the line.
pub(super) fn people(list: &str, languages: &[Language]) -> Result<Vec<Line>, Problem> {
    let mut found: Vec<Line> = Vec::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (at, text) in (1..).zip(list.trim_start_matches('\u{feff}').lines()) {
        let Some(line) = person(at, text, languages).map_err(|message| Problem::invalid(FIELD, message))? else {
            continue;
        };
        for own in [&line.reference, &line.email].into_iter().filter(|own| !own.is_empty()) {
            if let Some(earlier) = seen.insert(own.to_lowercase(), at).filter(|earlier| *earlier != at) {
                return Err(Problem::invalid(FIELD, refusal::invitee_twice(at, own, earlier)));
            }
        }
        found.push(line);
    }
    if found.is_empty() { Err(Problem::invalid(FIELD, refusal::invitees_missing())) } else { Ok(found) }
}

/// The person of a line; `None` if it is empty or has the names of columns.
fn person(at: usize, text: &str, languages: &[Language]) -> Result<Option<Line>, Message> {
    let cells: Vec<String> =
        text.split(|c| c == '\t' || SEPARATORS.contains(&c)).map(bare).filter(|cell| !cell.is_empty()).collect();
    let is_head = at == 1 && cells.iter().all(|cell| COLUMNS.contains(&cell.to_lowercase().as_str()));
    if cells.is_empty() || is_head {
        return Ok(None);
    }
    let has_address = cells.iter().any(|cell| cell.contains('@'));
    let mut line = Line { at, reference: String::new(), email: String::new(), language: None };
    for cell in cells {
        let language = languages.iter().find(|language| language.as_str().eq_ignore_ascii_case(&cell));
        if cell.contains('@') {
            if !line.email.is_empty() {
                return Err(refusal::invitee_two_addresses(at));
            }
            line.email = address(&cell).map_err(|_| refusal::invitee_address(at, shortened(&cell)))?;
        } else if let (Some(language), None) = (language, &line.language) {
            line.language = Some(language.clone());
        } else if let Some(language) = code(&cell).filter(|_| has_address) {
            // A name of two small letters next to an address is most likely a language.
            return Err(not_a_study_language(&language, languages));
        } else if !line.reference.is_empty() {
            let names = languages.iter().map(Language::as_str).collect::<Vec<_>>();
            return Err(refusal::invitee_two_names(at, shortened(&line.reference), shortened(&cell), names));
        } else if cell.chars().count() > limit::REFERENCE {
            return Err(refusal::invitee_name_length(at, limit::REFERENCE));
        } else {
            line.reference = cell;
        }
    }
    if line.reference.is_empty() && line.email.is_empty() {
        // A language alone is what they are called.
        line.reference = line.language.take().map(|language| language.as_str().to_owned()).unwrap_or_default();
    }
    Ok(Some(line))
}

/// The language of a cell that looks like the code of one.
fn code(cell: &str) -> Option<Language> {
    let looks_so = cell.len() == 2 && cell.bytes().all(|byte| byte.is_ascii_lowercase());
    looks_so.then(|| cell.parse().ok()).flatten()
}

/// A cell without the quotation marks and the invisible characters that a spreadsheet may add, and with the @ of every
/// keyboard.
fn bare(cell: &str) -> String {
    let unseen = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let plain: String = cell.chars().filter(|c| !unseen(c)).map(|c| if c == '＠' { '@' } else { c }).collect();
    plain.trim().trim_matches('"').trim().to_owned()
}

/// The beginning of what was typed, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(list: &str) -> Result<Vec<(String, String, Option<String>)>, String> {
        let languages = ["it", "pt-BR"].map(|tag| tag.parse::<Language>().expect("a language"));
        let found = people(list, &languages).map_err(|problem| problem.to_string())?;
        let plain = |line: Line| (line.reference, line.email, line.language.map(|tag| tag.as_str().to_owned()));
        Ok(found.into_iter().map(plain).collect())
    }

    fn one(reference: &str, email: &str, language: Option<&str>) -> (String, String, Option<String>) {
        (reference.to_owned(), email.to_owned(), language.map(str::to_owned))
    }

    #[test]
    fn cells_come_in_any_order() {
        let list = "\u{feff}Name;E-mail;Language\r\nP1; Ana@Example.org ;pt-br\r\n\n\"b@example.org\"\t\"Bo\"\nP3\u{200b}\nit、c＠example.org";
        let wanted = [
            one("P1", "ana@example.org", Some("pt-BR")),
            one("Bo", "b@example.org", None),
            one("P3", "", None),
            one("", "c@example.org", Some("it")),
        ];
        assert_eq!(read(list).expect("people"), wanted);
        assert_eq!(read("it").expect("somebody"), [one("it", "", None)]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        for (list, part) in [
            ("", "at least one person"),
            ("name,email\n", "at least one person"),
            ("P1\nana@", "Line 2: “ana@” is not an e-mail address"),
            ("a@b.org, c@d.org", "Line 1: there are two e-mail addresses"),
            ("P1, fr", "Line 1: both “P1” and “fr”"),
            ("a@b.org, fr", "does not include the language fr"),
            ("P1\np1", "Line 2: “p1” is also on line 1"),
            ("P1,a@b.org\nP2,A@b.org", "Line 2: “a@b.org” is also on line 1"),
            (&"x".repeat(101), "at most 100 characters"),
        ] {
            let found = read(list).expect_err(list);
            assert!(found.contains(part), "{list}: {found}");
        }
    }
}
