//! Detects web and e-mail addresses in a text.

mod words;

use crate::text;
use words::{Language, Role};

/// Whether a part of the text is a web or e-mail address.
///
/// The hard case is a full stop without a space after it: "visto su repubblica.it ieri" contains an address, "che
/// bello.la prossima volta" a missing space.
///
/// # Definition
/// Each part between white space is searched in this order: a scheme ("https://…"); a mailbox (name@place.ending);
/// "www." at the beginning of a name; a host under a known suffix with a path ("bit.ly/abc"); a host alone. The
/// suffixes are those of the Public Suffix List in the crate `psl`.
///
/// A host alone is an address unless the text before or after its last full stop indicates otherwise: letters outside
/// ASCII; single letters ("p.m.in"); numbers and times ("18h.na"); file extensions that are also suffixes (.py, .md);
/// an ending in a different case than the rest ("Dr.No"); a word before the full stop that cannot be a name ("ok.no");
/// an ending that is a word of the text's language and could begin a sentence that continues with the following text
/// ("fim.com certeza"). Suffixes of two parts ("com.br"), the names of large sites and a host after the word "site" are
/// addresses in any case.
/// # Arguments
/// A text of any length, in one language. Endings that are words are known for English, French, Italian and Portuguese;
/// the language of the text is recognised by its function words.
/// # Conventions
/// File names, versions, numbers, abbreviations and handles ("@name") are not addresses.
/// # Example
/// ```
/// use scoring::curation::has_address;
/// assert!(has_address("vi no globo.com ontem") && has_address("t.co/abc123") && has_address("wikipedia.de"));
/// assert!(!has_address("ele é legal.com certeza") && !has_address("c'est top.ca marche"));
/// ```
/// # References
/// Public Suffix List, <https://publicsuffix.org>. The labelled cases are in `tests/golden/addresses.tsv`.
pub fn has_address(text: &str) -> bool {
    let mut language = None;
    let parts: Vec<&str> = text.split_whitespace().collect();
    parts.iter().enumerate().any(|(at, part)| {
        let next = parts.get(at + 1).copied();
        let named = at > 0 && words::SITE.contains(&parts[at - 1].to_lowercase().as_str());
        has_scheme(part)
            || is_mailbox(part)
            || pieces(part, next).any(|piece| piece.is_address(named, text, &mut language))
    })
}

/// Whether a part has a scheme with something after it.
fn has_scheme(part: &str) -> bool {
    part.split_once("://").is_some_and(|(_, rest)| rest.starts_with(char::is_alphanumeric))
}

/// Whether a part has the form name@place.
fn is_mailbox(part: &str) -> bool {
    let inside = |side: &str| side.chars().any(char::is_alphanumeric);
    part.split_once('@')
        .is_some_and(|(name, place)| inside(name) && place.split_once('.').is_some_and(|(a, b)| inside(a) && inside(b)))
}

/// A candidate for an address, cut out of a part, with the text that follows it.
#[derive(Debug, Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    after: After<'a>,
}

/// The text that follows a candidate.
#[derive(Debug, Clone, Copy, PartialEq)]
enum After<'a> {
    /// The end of the text, or a mark with which no sentence begins.
    End,
    /// A comma.
    Comma,
    /// A word.
    Word(&'a str),
}

/// The pieces of a part, `next` being the part after it.
fn pieces<'a>(part: &'a str, next: Option<&'a str>) -> impl Iterator<Item = Piece<'a>> {
    let inside = |c: char| c.is_alphanumeric() || "._-/?=&%#+~@".contains(c);
    part.split(move |c: char| !inside(c)).filter(|text| text.contains('.')).map(move |text| {
        let end = text.as_ptr() as usize - part.as_ptr() as usize + text.len();
        let after = match part[end..].chars().next() {
            Some(',') => After::Comma,
            Some(_) => After::End,
            None if text.ends_with(['.', '?']) => After::End,
            None => next.map(bare).filter(|word| !word.is_empty()).map_or(After::End, After::Word),
        };
        Piece { text, after }
    })
}

/// A word without the surrounding marks; empty if it begins with a mark other than a quote.
fn bare(part: &str) -> &str {
    let part = part.trim_start_matches(['"', '“', '«', '\'', '‘']);
    let end = part.find(|c: char| !c.is_alphanumeric()).unwrap_or(part.len());
    &part[..end]
}

impl Piece<'_> {
    /// Whether it is an address; `named` means that the word before it announces an address, and `language` is that of
    /// the text, once it has been determined.
    fn is_address(self, named: bool, text: &str, language: &mut Option<Vec<&'static Language>>) -> bool {
        let (host, path) = self.text.split_once(['/', '?', '#']).unwrap_or((self.text, ""));
        let host = host.trim_matches(['.', '-', '_']);
        let lower = host.to_lowercase();
        let Some((names, ending)) = lower.rsplit_once('.') else { return false };
        if self.text.starts_with('@') || names.split('.').any(str::is_empty) || !has_known_suffix(&lower) {
            return false;
        }
        let name = names.rsplit('.').next().unwrap_or(names);
        if path.contains(char::is_alphanumeric) {
            return !words::is_no_name(name);
        }
        if named || lower.starts_with("www.") || is_compound(name, ending) || words::SITES.contains(&name) {
            return true;
        }
        if names.split('.').any(|name| !is_name(name)) || words::FILES.contains(&ending) || is_of_two_cases(host) {
            return false;
        }
        let languages = language.get_or_insert_with(|| words::languages(&text::words(&text.to_lowercase())));
        let next = match self.after {
            After::Word(word) => word.to_lowercase(),
            After::Comma | After::End => String::new(),
        };
        !languages.iter().any(|language| match language.role(ending) {
            _ if !is_old(ending) => !name.contains('-'),
            None => false,
            Some(Role::Any) => self.after != After::End,
            Some(Role::Subject) => !next.is_empty() && !language.joins(&next),
            Some(Role::Preposition) => !next.is_empty() && !language.joins(&next) && !language.is_verb(&next),
        })
    }
}

/// Whether a host ends in a suffix of the list, and has something before it.
fn has_known_suffix(host: &str) -> bool {
    psl::suffix(host.as_bytes()).is_some_and(|suffix| suffix.is_known() && suffix.as_bytes().len() < host.len())
}

/// Whether a suffix has two parts, such as com.br or co.uk.
fn is_compound(name: &str, ending: &str) -> bool {
    const KINDS: [&str; 9] = ["com", "co", "org", "net", "gov", "gouv", "gob", "edu", "ac"];
    ending.len() == 2 && KINDS.contains(&name)
}

/// Whether the text between full stops can be the name of a site: in ASCII, with two letters or more, neither a number
/// nor an amount ("18h", "5km"), nor a word that ends sentences.
fn is_name(name: &str) -> bool {
    let letters = name.trim_start_matches(|c: char| c.is_ascii_digit());
    name.is_ascii()
        && name.len() > 1
        && !letters.is_empty()
        && (letters.len() == name.len() || letters.len() > 2)
        && !words::is_no_name(name)
}

/// Whether the ending starts with a capital letter or has a different case than the text before it.
fn is_of_two_cases(host: &str) -> bool {
    let Some((names, ending)) = host.rsplit_once('.') else { return false };
    let is_upper = |text: &str| text.chars().all(|c| !c.is_lowercase());
    ending.starts_with(char::is_uppercase) && !(is_upper(names) && is_upper(ending))
}

/// Whether an ending belongs to a country or existed before arbitrary words became endings: .love and .top are words
/// much more often than endings.
fn is_old(ending: &str) -> bool {
    ending.len() == 2 || words::ENDINGS.contains(&ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_found_with_and_without_their_scheme() {
        for text in ["voir http://a.b", "on www.x.org", "vai em globo.com.br/tv", "me@mail.com ok"] {
            assert!(has_address(text), "{text}");
        }
        for text in ["fim.mas volte", "3.5 stars", "a@b", "it. it", "e.g. this"] {
            assert!(!has_address(text), "{text}");
        }
    }

    #[test]
    fn a_missing_space_is_no_address_and_a_short_one_is() {
        for text in ["legal.com certeza", "top.ca marche", "cosi.it non"] {
            assert!(!has_address(text), "{text}");
        }
        for text in ["t.co/abc123", "bit.ly/abc", "wikipedia.de"] {
            assert!(has_address(text), "{text}");
        }
    }

    #[test]
    fn marks_around_an_address_do_not_hide_it() {
        for text in ["(bit.ly/abc)", "“wikipedia.de”,", "link:bit.ly/abc!", "vai no uol.com.br...", "l'amazon.fr"] {
            assert!(has_address(text), "{text}");
        }
    }
}
