//! Statistics of marked phrases in annotated references: CoCoA-MT's table 3.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::phrases;
use crate::tokenize::split;

/// The marked phrases of references and the words in them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Marked {
    /// References with a marked phrase.
    pub n_segments: usize,
    /// Marked phrases.
    pub n_phrases: usize,
    /// Number of different phrases among them.
    pub n_different_phrases: usize,
    /// Words in marked phrases.
    pub n_words: usize,
    /// Number of different words among them.
    pub n_different_words: usize,
}

/// Counts marked phrases and words. They are compared case-sensitively in their written form, without surrounding white
/// space.
///
/// ```
/// let marked = scoring::m_acc::marked(["[F]Sind Sie[/F] da? [F]Ihr[/F] Hund", "[F]Ihr[/F] Haus", "Nein"]);
/// assert_eq!((marked.n_phrases, marked.n_different_phrases, marked.n_segments), (3, 2, 2));
/// assert_eq!((marked.n_words, marked.n_different_words), (4, 3));
/// ```
pub fn marked<'a>(references: impl IntoIterator<Item = &'a str>) -> Marked {
    let mut marked = Marked::default();
    let (mut known_phrases, mut known_words) = (HashSet::new(), HashSet::new());
    for reference in references {
        marked.n_segments += usize::from(phrases(reference).next().is_some());
        for phrase in phrases(reference).map(str::trim) {
            marked.n_phrases += 1;
            known_phrases.insert(phrase);
            for word in split(phrase) {
                marked.n_words += 1;
                known_words.insert(word);
            }
        }
    }
    marked.n_different_phrases = known_phrases.len();
    marked.n_different_words = known_words.len();
    marked
}
