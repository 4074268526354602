//! The RULE-BASED baseline: surface edits that make an informal text a little more formal, in four
//! steps.
//!
//! The paper describes each rule in one sentence; the choices that it leaves open are stated at each step. All steps
//! keep the white space of the text and do not change web addresses.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use crate::abbreviations::Abbreviations;

/// The RULE-BASED rewrite of a text: repeated punctuation, repeated letters, capitals,
/// abbreviations, in this order.
///
/// # Arguments
/// The abbreviations of the text's language, [`crate::abbreviations::of`] or the study's own.
/// # Example
/// ```
/// use scoring::{abbreviations, rule_based::rule_based};
/// assert_eq!(rule_based("BJR a TOUUUUS !!!", &abbreviations::of("fr")), "Bonjour a tous !");
/// assert_eq!(rule_based("q saudaaaade kra...", &abbreviations::of("pt-BR")), "que saudade cara.");
/// ```
/// # References
/// E. Briakou, D. Lu, K. Zhang, J. Tetreault, "Olá, Bonjour, Salve! XFORMAL", NAACL 2021, appendix
/// C.
pub fn rule_based(text: &str, abbreviations: &Abbreviations) -> String {
    let text: String = text.nfc().collect();
    let text = by_part(&text, |part| repeated_letters(&repeated_punctuation(part)));
    expand(&capitals(&text), abbreviations)
}

/// Reduces repeated punctuation to a single mark.
///
/// A run of `!` and `?` in any combination becomes `?` if it contains one, otherwise `!`; `...` becomes `.`; a single
/// `…` is unchanged.
pub fn repeated_punctuation(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(mark) = letters.next() {
        if matches!(mark, '!' | '?') {
            let mut asked = mark == '?';
            while let Some(next) = letters.next_if(|next| matches!(next, '!' | '?')) {
                asked |= next == '?';
            }
            kept.push(if asked { '?' } else { '!' });
        } else {
            kept.push(mark);
            while is_mark(mark) && letters.next_if_eq(&mark).is_some() {}
        }
    }
    kept
}

/// Reduces letters written three or more times in a row to one: `ciaooo` becomes `ciao`.
///
/// Case is ignored within a run and the first letter is kept. A doubled letter is kept; a lengthened double letter is
/// reduced to one ("coool" becomes "col"), since only a dictionary could distinguish the two cases. Digits, `www`
/// together with the text that a full stop joins to it, and Roman numerals are unchanged.
pub fn repeated_letters(text: &str) -> String {
    let kept = |word: &str| is_numeral(word) || is_www(word);
    text.split_word_bounds().map(|word| if kept(word) { word.to_owned() } else { trimmed(word) }).collect()
}

/// Lower-cases words in capitals, except for the first letter of the text's first word.
///
/// Adjacent words in capitals are lower-cased together if one of them has four letters or more. Shorter ones alone may
/// be acronyms (TV, DVD) or ordinary words (a capital I), so they are lower-cased only if all words of two letters or
/// more are in capitals. Roman numerals that [`repeated_letters`] does not change are not changed here either.
pub fn capitals(text: &str) -> String {
    let words: Vec<&str> = text.unicode_words().collect();
    let shouted = words.iter().all(|word| is_upper(word) || n_letters(word) < 2);
    let is_lowered: Vec<bool> = words
        .chunk_by(|a, b| is_upper(a) && is_upper(b))
        .flat_map(|run| {
            let loud = is_upper(run[0]) && (shouted || run.iter().any(|w| n_letters(w) > 3));
            run.iter().map(move |word| loud && !is_numeral(word))
        })
        .collect();
    let first = words.iter().position(|word| n_letters(word) > 0);
    let mut n_words = 0;
    text.split_word_bounds()
        .map(|piece| {
            if words.get(n_words) != Some(&piece) {
                return piece.to_owned();
            }
            n_words += 1;
            match is_lowered[n_words - 1] {
                true if first == Some(n_words - 1) => lowered_but_first(piece),
                true => piece.to_lowercase(),
                false => piece.to_owned(),
            }
        })
        .collect()
}

/// Replaces abbreviations by their expansions.
///
/// A string between white space is looked up without surrounding punctuation, then each of its words, so that both
/// "b/c" and "vc,q" are found. Case is ignored; an expansion starts with a capital letter if the abbreviation did.
pub fn expand(text: &str, abbreviations: &Abbreviations) -> String {
    by_part(text, |part| {
        let core = part.trim_matches(is_mark);
        if let Some(long) = long_form(core, abbreviations) {
            return part.replacen(core, &long, 1);
        }
        if let Some(long) = long_form(part, abbreviations) {
            return long;
        }
        part.split_word_bounds().map(|word| long_form(word, abbreviations).unwrap_or_else(|| word.to_owned())).collect()
    })
}

/// The expansion of a word, if it is an abbreviation in its given form or without its lengthened letters.
fn long_form(word: &str, abbreviations: &Abbreviations) -> Option<String> {
    let short = word.to_lowercase();
    let long = abbreviations.get(&short).or_else(|| abbreviations.get(&repeated_letters(&short)))?;
    if word.chars().next().is_some_and(char::is_uppercase) {
        let mut letters = long.chars();
        let first = letters.next()?;
        Some(first.to_uppercase().chain(letters).collect())
    } else {
        Some(long.clone())
    }
}

/// Applies a change to each part between white space, addresses of the web excepted.
fn by_part(text: &str, change: impl Fn(&str) -> String) -> String {
    text.split_inclusive(char::is_whitespace)
        .map(|piece| {
            let part = piece.trim_end();
            let address = part.contains("://") || part.starts_with("www.");
            if part.is_empty() || address { piece.to_owned() } else { change(part) + &piece[part.len()..] }
        })
        .collect()
}

/// A word with each run of three or more equal letters reduced to its first letter.
fn trimmed(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let same = |a: &char, b: &char| a.is_alphabetic() && a.to_lowercase().eq(b.to_lowercase());
    letters.chunk_by(same).flat_map(|run| if run.len() > 2 { &run[..1] } else { run }).collect()
}

/// The number of letters of a word.
fn n_letters(word: &str) -> usize {
    word.chars().filter(|c| c.is_alphabetic()).count()
}

/// Whether a word has capital letters and no lower-case letter.
fn is_upper(word: &str) -> bool {
    word.chars().any(char::is_uppercase) && !word.chars().any(char::is_lowercase)
}

/// A word in capitals, all but its first letter lowered.
fn lowered_but_first(word: &str) -> String {
    let end = word.char_indices().find(|(_, c)| c.is_alphabetic()).map_or(0, |(at, c)| at + c.len_utf8());
    let (first, rest) = word.split_at(end);
    first.to_owned() + &rest.to_lowercase()
}

/// Whether a word is a Roman numeral in capitals with three equal letters, such as VIII, which is correct and must not
/// be changed.
fn is_numeral(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let longest = letters.chunk_by(|a, b| a == b).map(<[char]>::len).max();
    longest == Some(3) && letters.iter().all(|c| "IVXLCDM".contains(*c))
}

/// Whether a word is `www`, or an address that begins with it, such as `www.b.fr`.
fn is_www(word: &str) -> bool {
    word.split('.').next().is_some_and(|host| host.eq_ignore_ascii_case("www"))
}

/// Whether a character is punctuation: neither a letter, digit, white space, currency symbol nor emoji.
pub(crate) fn is_mark(c: char) -> bool {
    c.is_ascii_punctuation() && c != '$' || "…¡¿«»“”‘’–—·、。！？，：；".contains(c)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::abbreviations;

    #[test]
    fn punctuation_is_written_once() {
        assert_eq!(repeated_punctuation("Non!!! Ma dai?!?! Boh... :)) \"sì\""), "Non! Ma dai? Boh. :) \"sì\"");
    }

    #[test]
    fn letters_are_trimmed_and_numerals_are_not() {
        assert_eq!(repeated_letters("ciaooo CIAOOoo Henri VIII 1000 bella"), "ciao CIAO Henri VIII 1000 bella");
        assert_eq!(repeated_letters("coool"), "col");
        assert_eq!(repeated_letters("il www di (www.b.fr) WWW wwww"), "il www di (www.b.fr) WWW w");
    }

    #[test]
    fn capitals_are_lowered_but_the_first() {
        assert_eq!(capitals("QUESTO FILM È BELLO"), "Questo film è bello");
        assert_eq!(capitals("guarda la TV su DVD, è BELLISSIMO"), "guarda la TV su DVD, è bellissimo");
        assert_eq!(capitals("NON COMPRATELO, la TV va in DVD"), "Non compratelo, la TV va in DVD");
        assert_eq!(capitals("A me piace"), "A me piace");
        assert_eq!(capitals("J'AIME CE FILM"), "J'aime ce film");
    }

    #[test]
    fn the_papers_outputs_come_out() {
        let pt = abbreviations::of("pt-BR");
        let fr = abbreviations::of("fr");
        assert_eq!(rule_based("sei q ela vai vir!!", &pt), "sei que ela vai vir!");
        assert_eq!(rule_based("drôle heinnnnnnnn", &fr), "drôle hein");
    }

    #[test]
    fn abbreviations_are_found_beside_punctuation() {
        let en = abbreviations::of("en");
        assert_eq!(expand("Thx, b/c u said (asap).", &en), "Thanks, because you said (as soon as possible).");
        assert_eq!(expand("a+ !", &abbreviations::of("fr")), "à plus tard !");
    }

    #[test]
    fn addresses_stay() {
        assert_eq!(
            rule_based("voir http://a.fr//x et www.b.fr !!", &Abbreviations::new()),
            "voir http://a.fr//x et www.b.fr !"
        );
    }

    proptest! {
        #[test]
        fn no_part_is_lost_and_no_run_of_marks_stays(text in "(\\PC{0,40}|[a-zA-Z!? ]{0,40})") {
            let parts = |text: &str| text.split_whitespace().count();
            let plain = rule_based(&text, &Abbreviations::new());
            prop_assert_eq!(parts(&plain), parts(&text));
            prop_assert!(parts(&rule_based(&text, &abbreviations::of("it"))) >= parts(&text));
            // Web addresses keep their punctuation.
            let may_hold_address = text.contains(['.', ':', '/', '@']);
            prop_assert!(may_hold_address || !["!!", "??", "!?", "?!"].iter().any(|run| plain.contains(run)), "{}", plain);
        }

        #[test]
        fn the_rules_have_nothing_left_to_do(text in "[a-cA-C!?. ]{0,24}") {
            let once = rule_based(&text, &Abbreviations::new());
            prop_assert_eq!(rule_based(&once, &Abbreviations::new()), once);
        }
    }
}
