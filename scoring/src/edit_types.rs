//! The kinds of edits that turn an informal text into its formal rewrite.

mod paper;
mod released;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::{abbreviations::Abbreviations, levenshtein, rule_based, text};

/// A kind of edit; a rewrite can show several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditType {
    /// A word changed its case; which way depends on the [`Definition`].
    Capitalization,
    /// A word changed its case the other way.
    Lowercase,
    /// Punctuation differs.
    Punctuation,
    /// A word was spelt differently.
    Spelling,
    /// An abbreviation was written out.
    Normalization,
    /// There are more sentences than before.
    SplitSentences,
    /// It was said with other words.
    Paraphrase,
    /// A word with lengthened letters went.
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

/// Whose definition of the kinds is followed; they disagree even on the direction of case.
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
/// Common to both: [`EditType::SplitSentences`], more sentences by [`text::sentences`];
/// [`EditType::Normalization`], a word of the informal text that the list holds is gone, and its
/// expansion is there; [`EditType::Repetition`], a word with a letter more than three times in a
/// row is gone; [`EditType::Unchanged`], the texts are equal but for white space.
///
/// [`Definition::Paper`]: capitalization, a word with a capital that stands in lower case in the
/// rewrite; lowercase, the reverse; punctuation, the punctuation marks differ in sequence;
/// spelling, see below; paraphrase, more than 3 tokens of Levenshtein distance.
///
/// [`Definition::Released`], on the tokens of each text that the other does not have:
/// capitalization, one of the rewrite whose lower-case form is one of the informal text; lowercase,
/// the reverse; punctuation, one that is not all letters; paraphrase, three or more of the rewrite
/// that nothing else explains.
///
/// Spelling is 0 < d(a, b) / |a| < 0.5 with the character distance d of an informal token a and a
/// formal token b that the other text does not have, where case alone does not tell them apart; the
/// paper gives no bound, so the code's is used.
/// # Arguments
/// The abbreviations are those of the texts' language.
/// # Conventions
/// Tokens are those of [`text::tokens`] in normal form C; the authors used NLTK's.
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
    let pair = Pair::new(&informal, &formal, abbreviations);
    let mut types = match definition {
        Definition::Paper => paper::edit_types(&pair),
        Definition::Released => released::edit_types(&pair),
    };
    let common = [
        (EditType::SplitSentences, pair.is_split()),
        (EditType::Normalization, pair.removed.iter().any(|word| pair.is_expanded(word))),
        (EditType::Repetition, pair.removed.iter().any(|word| is_lengthened(word))),
    ];
    types.extend(common.into_iter().filter(|(_, found)| *found).map(|(kind, _)| kind));
    types
}

/// How many of the rewrites show each kind, zeros included.
pub fn counts<'a>(rewrites: impl IntoIterator<Item = &'a BTreeSet<EditType>>) -> BTreeMap<EditType, usize> {
    let mut counts = BTreeMap::from(EditType::ALL.map(|kind| (kind, 0)));
    for kind in rewrites.into_iter().flatten() {
        *counts.entry(*kind).or_default() += 1;
    }
    counts
}

/// Two texts and the tokens that only one of them has.
struct Pair<'a> {
    informal: &'a str,
    formal: &'a str,
    abbreviations: &'a Abbreviations,
    removed: BTreeSet<&'a str>,
    added: BTreeSet<&'a str>,
}

impl<'a> Pair<'a> {
    fn new(informal: &'a str, formal: &'a str, abbreviations: &'a Abbreviations) -> Self {
        let before: BTreeSet<&str> = text::tokens(informal).into_iter().collect();
        let after: BTreeSet<&str> = text::tokens(formal).into_iter().collect();
        let removed = before.difference(&after).copied().collect();
        let added = after.difference(&before).copied().collect();
        Self { informal, formal, abbreviations, removed, added }
    }

    /// Whether the rewrite has more sentences.
    fn is_split(&self) -> bool {
        text::sentences(self.formal).len() > text::sentences(self.informal).len()
    }

    /// Whether a word is an abbreviation whose expansion stands in the rewrite.
    fn is_expanded(&self, word: &str) -> bool {
        let long = rule_based::expand(word, self.abbreviations);
        long != word && format!(" {} ", spaced(self.formal)).contains(&format!(" {} ", spaced(&long)))
    }
}

/// The words of a text in lower case with one space between them.
fn spaced(text: &str) -> String {
    text::words(&text.to_lowercase()).join(" ")
}

/// Whether a letter stands more than three times in a row.
fn is_lengthened(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    letters.chunk_by(|a, b| a == b).any(|run| run.len() > 3 && run[0].is_alphabetic())
}

/// Whether the second token may be the first with its spelling corrected.
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
        fn any_texts_are_answered(a in "\\PC{0,30}", b in "\\PC{0,30}") {
            types("pt", &a, &b);
        }
    }
}
