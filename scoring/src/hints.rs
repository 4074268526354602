//! Hints about a rewrite for reviewers and for the check before submission.

use serde::{Deserialize, Serialize};

use crate::{
    abbreviations::Abbreviations,
    led::led,
    levenshtein, rule_based,
    text::{self, fold, nfc, squeeze},
};

/// The relation of a rewrite to its source.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hints {
    /// The same text, apart from white space and the Unicode encoding of accents.
    pub unchanged: bool,
    /// Changed, but only in punctuation, symbols, case, spacing, repeated letters or abbreviations.
    pub normalised_only: bool,
    /// The words of the rewrite.
    pub n_words: usize,
    /// The number of words added, removed or replaced: token-level Levenshtein distance without punctuation,
    /// case-sensitive.
    pub n_changed: usize,
    /// The number of characters added, removed or replaced: [`levenshtein::characters`].
    pub edit_distance: usize,
    /// The lexical difference, from 0 (the same words) to 1 (none in common): [`led`].
    pub led: f64,
}

/// Computes the relation of a rewrite to its source, with the abbreviations of their language.
///
/// ```
/// use scoring::{abbreviations, hints::hints};
/// let list = abbreviations::of("it");
/// assert!(hints("nn lo sooo!!", "Non lo so.", &list).normalised_only);
/// assert!(!hints("nn lo sooo!!", "Purtroppo lo ignoro.", &list).normalised_only);
/// assert!(hints("nn lo so", "nn lo so ", &list).unchanged);
/// ```
pub fn hints(source: &str, rewrite: &str, abbreviations: &Abbreviations) -> Hints {
    let (source, rewrite) = (squeeze(&nfc(source)), squeeze(&nfc(rewrite)));
    let (unchanged, normalised_only) = unchanged_or_normalised(&source, &rewrite, abbreviations);
    Hints {
        unchanged,
        normalised_only,
        n_words: text::n_words(&rewrite),
        n_changed: levenshtein::distance(&text::words(&source), &text::words(&rewrite)).edits,
        edit_distance: levenshtein::characters(&source, &rewrite).edits,
        led: led(&source, &rewrite),
    }
}

/// Whether a rewrite is equal to its source, or only normalised: `unchanged` and `normalised_only` of [`hints`] without
/// the distances, whose running time grows with the product of the lengths.
///
/// ```
/// let list = scoring::abbreviations::of("it");
/// assert_eq!(scoring::hints::unchanged_or_normalised("nn lo so", "Non lo so.", &list), (false, true));
/// ```
pub fn unchanged_or_normalised(source: &str, rewrite: &str, abbreviations: &Abbreviations) -> (bool, bool) {
    let (source, rewrite) = (squeeze(&nfc(source)), squeeze(&nfc(rewrite)));
    let unchanged = source == rewrite;
    (unchanged, !unchanged && is_normalised_only(&source, &rewrite, abbreviations))
}

/// Whether two texts differ only in case, white space and the Unicode encoding of accents.
///
/// ```
/// assert!(scoring::hints::is_copy_of("Não sei.", " NÃO  sei."));
/// assert!(!scoring::hints::is_copy_of("Não sei.", "Não sei"));
/// ```
pub fn is_copy_of(a: &str, b: &str) -> bool {
    fold(a) == fold(b)
}

/// Whether two texts differ only in expanded abbreviations and in the length of lengthened runs of letters.
///
/// Both are compared as runs of one letter or digit, in lower case, with abbreviations expanded and everything else
/// ignored. Two runs agree if they are equally long or one of them has three or more characters, as in "cooool" and
/// "cool". Accents count: "la" for "là" is a spelling correction.
fn is_normalised_only(source: &str, rewrite: &str, abbreviations: &Abbreviations) -> bool {
    let (a, b) = (runs(source, abbreviations), runs(rewrite, abbreviations));
    a.len() == b.len()
        && a.iter().zip(&b).all(|((x, n), (y, m))| x == y && (n == m || *n.max(m) > 2 && x.is_alphabetic()))
}

/// The letters and digits of a text, each with the length of its run.
fn runs(text: &str, abbreviations: &Abbreviations) -> Vec<(char, usize)> {
    let expanded = rule_based::expand(text, abbreviations).to_lowercase();
    let letters: Vec<char> = expanded.chars().filter(|c| c.is_alphanumeric()).collect();
    letters.chunk_by(|a, b| a == b).map(|run| (run[0], run.len())).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::abbreviations;

    fn normalised(language: &str, source: &str, rewrite: &str) -> bool {
        hints(source, rewrite, &abbreviations::of(language)).normalised_only
    }

    #[test]
    fn punctuation_case_spacing_and_length_are_normalisation() {
        assert!(normalised("en", "sooo cooool!!!", "So cool."));
        assert!(normalised("fr", "il y a 2 films ?", "Il y a 2 films?"));
        assert!(normalised("pt-BR", "vc gosta,ne?", "Você gosta, ne?"));
    }

    #[test]
    fn another_word_number_or_accent_is_more() {
        assert!(!normalised("en", "so cool", "very cool"));
        assert!(!normalised("en", "1000 films", "100 films"));
        assert!(!normalised("it", "e bello", "è bello"));
        assert!(!normalised("it", "la pala", "la palla"));
    }

    #[test]
    fn the_numbers_are_the_distances() {
        let hints = hints("ciao a tutti", "Salve a tutti", &Abbreviations::new());
        assert_eq!((hints.n_words, hints.n_changed, hints.edit_distance), (3, 1, 5));
    }

    proptest! {
        #[test]
        fn a_text_is_unchanged_against_itself(text in "\\PC{0,40}") {
            let hints = hints(&text, &format!(" {text} "), &abbreviations::of("fr"));
            prop_assert!(hints.unchanged && !hints.normalised_only);
            prop_assert_eq!((hints.n_changed, hints.edit_distance), (0, 0));
        }

        #[test]
        fn the_rule_based_rewrite_only_normalises(text in "[a-c]{1,3}( [a-c]{1,3}){0,5}[!?.]{0,3}") {
            let list = abbreviations::of("pt");
            let rewrite = rule_based::rule_based(&text, &list);
            let hints = hints(&text, &rewrite, &list);
            prop_assert!(hints.unchanged || hints.normalised_only, "{} > {}", text, rewrite);
        }
    }
}
