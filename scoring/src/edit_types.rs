//! The kinds of edits that turn an informal text into its formal rewrite.

mod paper;
mod released;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::{abbreviations::Abbreviations, levenshtein, rule_based, text};

/// A kind of edit; a rewrite can show several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[serde(rename_all = "snake_case")]
pub enum EditType {
    /// A word changed its case; the direction depends on the [`Definition`].
    Capitalization,
    /// A word changed its case in the other direction.
    Lowercase,
    /// Punctuation differs.
    Punctuation,
    /// A word was spelt differently.
    Spelling,
    /// An abbreviation was written out.
    Normalization,
    /// There are more sentences than before.
    SplitSentences,
    /// The text uses different words.
    Paraphrase,
    /// A word with lengthened letters was removed.
    Repetition,
    /// Nothing differs.
    Unchanged,
}

impl EditType {
    /// All kinds, in the order of a table.
    pub const ALL: [Self; 9] = [
        Self::Capitalization,
        Self::Lowercase,
        Self::Punctuation,
        Self::Spelling,
        Self::Normalization,
        Self::SplitSentences,
        Self::Paraphrase,
        Self::Repetition,
        Self::Unchanged,
    ];
}

/// The definition of the kinds that is used; the definitions disagree even on the direction of case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Definition {
    /// The paper's words: capitalization is a word in capitals that became lower case.
    #[default]
    Paper,
    /// The released code's rules on sets of words: capitalization is a word that became
    /// capitalized.
    Released,
}

/// The kinds of edits between an informal text and its formal rewrite.
///
/// # Definition
/// Common to both definitions: [`EditType::SplitSentences`], more sentences by [`text::sentences`];
/// [`EditType::Normalization`], a word of the informal text that is in the list is gone, and its expansion is present;
/// [`EditType::Repetition`], a word with a letter more than three times in a row is gone; [`EditType::Unchanged`], the
/// texts are equal apart from white space.
///
/// [`Definition::Paper`], on the tokens that occur more often in one text than in the other: capitalization, a word
/// with a capital letter that is in lower case in the rewrite; lowercase, the reverse; punctuation, the tokens without
/// letters and digits (including emoji) differ in sequence; spelling, see below; paraphrase, more than 3 tokens of
/// Levenshtein distance.
///
/// [`Definition::Released`], on the tokens of each text that do not occur in the other at all: capitalization, a token
/// of the rewrite whose lower-case form is a token of the informal text; lowercase, the reverse; punctuation, a token
/// that does not consist only of letters; paraphrase, three or more tokens of the rewrite that no other kind explains.
///
/// Spelling is 0 < d(a, b) / |a| < 0.5 with the character distance d of an informal token a and a formal token b among
/// these tokens, both with a letter, and differing in more than case; the paper states no bound, so the bound of the
/// released code is used.
/// # Arguments
/// The abbreviations of the texts' language.
/// # Conventions
/// Tokens are those of [`text::tokens`] in normal form C; the authors used NLTK's. An abbreviation of several tokens,
/// such as `b/c`, is searched between white space, without surrounding punctuation.
/// # Example
/// ```
/// use scoring::{abbreviations, edit_types::{Definition, EditType::*, edit_types}};
/// let types = edit_types("CIAO cmq vengo", "Ciao, comunque vengo", &abbreviations::of("it"), Definition::Paper);
/// assert!(types.into_iter().eq([Punctuation, Normalization]));
/// ```
/// # References
/// E. Briakou et al., "XFORMAL", NAACL 2021, Table 4 and appendix I.
pub fn edit_types(
    informal: &str,
    formal: &str,
    abbreviations: &Abbreviations,
    definition: Definition,
) -> BTreeSet<EditType> {
    let informal = text::squeeze(&text::nfc(informal));
    let formal = text::squeeze(&text::nfc(formal));
    if informal == formal {
        return BTreeSet::from([EditType::Unchanged]);
    }
    let pair = Pair::new(&informal, &formal, abbreviations, definition);
    let mut types = match definition {
        Definition::Paper => paper::edit_types(&pair),
        Definition::Released => released::edit_types(&pair),
    };
    let common = [
        (EditType::SplitSentences, pair.is_split()),
        (EditType::Normalization, pair.abbreviated().next().is_some()),
        (EditType::Repetition, pair.removed.iter().any(|word| is_lengthened(word))),
    ];
    types.extend(common.into_iter().filter(|(_, found)| *found).map(|(kind, _)| kind));
    types
}

/// The number of rewrites that show each kind, including zeros.
pub fn counts<'a>(rewrites: impl IntoIterator<Item = &'a BTreeSet<EditType>>) -> BTreeMap<EditType, usize> {
    let mut counts = BTreeMap::from(EditType::ALL.map(|kind| (kind, 0)));
    for kind in rewrites.into_iter().flatten() {
        *counts.entry(*kind).or_default() += 1;
    }
    counts
}

/// Two texts and the tokens in which they differ.
struct Pair<'a> {
    informal: &'a str,
    formal: &'a str,
    abbreviations: &'a Abbreviations,
    removed: BTreeSet<&'a str>,
    added: BTreeSet<&'a str>,
    /// Abbreviations of several tokens that were removed.
    long_abbreviations: BTreeSet<&'a str>,
}

impl<'a> Pair<'a> {
    fn new(informal: &'a str, formal: &'a str, abbreviations: &'a Abbreviations, definition: Definition) -> Self {
        let (before, after) = (text::tokens(informal), text::tokens(formal));
        let removed = surplus(&before, &after, definition);
        let added = surplus(&after, &before, definition);
        let words = parts(formal);
        let is_gone = |word: &&str| {
            text::n_tokens(word) > 1 && abbreviations.contains_key(&word.to_lowercase()) && !words.contains(word)
        };
        let long_abbreviations = parts(informal).into_iter().filter(is_gone).collect();
        Self { informal, formal, abbreviations, removed, added, long_abbreviations }
    }

    /// The removed words whose expansion occurs in the rewrite.
    fn abbreviated(&self) -> impl Iterator<Item = &'a str> {
        let gone = self.removed.iter().chain(&self.long_abbreviations).copied();
        gone.filter(|word| self.is_expanded(word))
    }

    /// Whether the rewrite has more sentences.
    fn is_split(&self) -> bool {
        text::sentences(self.formal).len() > text::sentences(self.informal).len()
    }

    /// Whether a word is an abbreviation whose expansion occurs in the rewrite.
    fn is_expanded(&self, word: &str) -> bool {
        let long = rule_based::expand(word, self.abbreviations);
        long != word && format!(" {} ", spaced(self.formal)).contains(&format!(" {} ", spaced(&long)))
    }
}

/// The tokens that a text has more often than another; by [`Definition::Released`] those that the other does not have.
fn surplus<'a>(tokens: &[&'a str], other: &[&str], definition: Definition) -> BTreeSet<&'a str> {
    let (own, others) = (frequencies(tokens), frequencies(other));
    let is_surplus = |token: &str, n: usize| match (definition, others.get(token)) {
        (_, None) => true,
        (Definition::Paper, Some(n_other)) => n > *n_other,
        (Definition::Released, Some(_)) => false,
    };
    own.into_iter().filter(|(token, n)| is_surplus(token, *n)).map(|(token, _)| token).collect()
}

fn frequencies<'a>(tokens: &[&'a str]) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for token in tokens {
        *counts.entry(*token).or_default() += 1;
    }
    counts
}

/// The strings between white space, each with and without surrounding punctuation.
fn parts(text: &str) -> BTreeSet<&str> {
    text.split(' ').flat_map(|part| [part, part.trim_matches(rule_based::is_mark)]).collect()
}

/// The words of a text in lower case, separated by single spaces.
fn spaced(text: &str) -> String {
    text::words(&text.to_lowercase()).join(" ")
}

/// Whether a letter occurs more than three times in a row.
fn is_lengthened(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    letters.chunk_by(|a, b| a == b).any(|run| run.len() > 3 && run[0].is_alphabetic())
}

/// Whether the second token may be a spelling correction of the first.
fn is_respelt(informal: &str, formal: &str) -> bool {
    let is_word = |word: &str| word.chars().any(char::is_alphabetic);
    let distance = levenshtein::characters(informal, formal).edits as f64;
    let share = distance / informal.chars().count() as f64;
    is_word(informal)
        && is_word(formal)
        && informal.to_lowercase() != formal.to_lowercase()
        && share > 0.0
        && share < 0.5
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::abbreviations;

    fn types(language: &str, informal: &str, formal: &str) -> [Vec<EditType>; 2] {
        let list = abbreviations::of(language);
        [Definition::Paper, Definition::Released]
            .map(|definition| edit_types(informal, formal, &list, definition).into_iter().collect())
    }

    #[test]
    fn case_goes_opposite_ways_in_paper_and_code() {
        use EditType::{Capitalization, Lowercase};
        assert_eq!(types("en", "i SEE you", "i see you"), [vec![Capitalization], vec![Lowercase]]);
        assert_eq!(types("en", "in paris", "in Paris"), [vec![Lowercase], vec![Capitalization]]);
    }

    #[test]
    fn equal_texts_are_unchanged_and_nothing_else() {
        assert_eq!(types("en", "So it is. ", "So  it is."), [const { [EditType::Unchanged] }; 2]);
    }

    #[test]
    fn a_split_a_respelling_and_a_lengthened_word_are_seen() {
        use EditType::{Punctuation, Repetition, Spelling, SplitSentences};
        assert!(types("en", "it is", "it. Is")[0].contains(&SplitSentences));
        assert_eq!(types("fr", "toujour là", "toujours là"), [vec![Spelling], vec![Spelling]]);
        let [paper, _] = types("it", "bellooooo davvero!!", "bello davvero!");
        assert!(paper.contains(&Repetition) && paper.contains(&Punctuation));
    }

    #[test]
    fn a_word_that_changes_once_and_stays_once_is_seen() {
        use EditType::{Capitalization, Lowercase, Normalization};
        assert_eq!(types("en", "the cat saw the dog", "The cat saw the dog"), [vec![Lowercase], vec![]]);
        assert_eq!(types("en", "i SEE what you see", "i see what you see"), [vec![Capitalization], vec![]]);
        assert_eq!(types("en", "u and u", "you and u"), [vec![Normalization], vec![]]);
    }

    #[test]
    fn an_abbreviation_of_several_tokens_is_found() {
        use EditType::{Normalization, Punctuation};
        for formal in ["because it rains", "Because it rains"] {
            let [paper, released] = types("en", "b/c it rains", formal);
            assert_eq!([paper, released], [const { [Punctuation, Normalization] }; 2]);
        }
        assert!(!types("en", "b/c it rains", "b/c of it because")[0].contains(&Normalization));
        assert!(types("fr", "a+ !", "à plus tard !")[0].contains(&Normalization));
    }

    #[test]
    fn other_words_are_a_paraphrase() {
        let [paper, released] = types("en", "gotta go now", "we must unfortunately leave you");
        assert!(paper.contains(&EditType::Paraphrase) && released.contains(&EditType::Paraphrase));
        let [paper, released] = types("en", "he left", "he departed");
        assert!(paper.is_empty() && released.is_empty());
    }

    #[test]
    fn counts_hold_every_kind() {
        let sets = [BTreeSet::from([EditType::Spelling]), BTreeSet::new()];
        let counts = counts(&sets);
        assert_eq!((counts.len(), counts[&EditType::Spelling], counts[&EditType::Unchanged]), (9, 1, 0));
    }

    proptest! {
        #[test]
        fn both_definitions_agree_on_what_they_share(a in "\\PC{0,30}", b in "(\\PC{0,30}|[aA]{0,6}[.!] [bB]+[.!]?)") {
            use EditType::{Normalization, Repetition, SplitSentences, Unchanged};
            let [paper, released] = types("pt", &a, &b);
            let equal = text::squeeze(&text::nfc(&a)) == text::squeeze(&text::nfc(&b));
            for kind in [Normalization, Repetition, SplitSentences, Unchanged] {
                prop_assert_eq!(paper.contains(&kind), released.contains(&kind));
            }
            prop_assert_eq!(paper.contains(&Unchanged), equal);
            prop_assert!(!equal || paper.len() == 1);
            let n_sentences = |text: &str| text::sentences(&text::squeeze(&text::nfc(text))).len();
            let more = n_sentences(&b) > n_sentences(&a);
            prop_assert!(equal || paper.contains(&SplitSentences) == more);
        }
    }
}
