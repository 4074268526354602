//! M-Acc: the formality of translations by marked phrases.

mod marked;
mod validation;

use std::{borrow::Cow, collections::HashSet};

use serde::{Deserialize, Serialize};

pub use marked::{Marked, marked};
pub use validation::{Validation, validate};

/// When a marked phrase counts as found in a text; the two differ on a fifth of real segments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// All words of the phrase are words of the text, in any order, including case and attached punctuation, as in the
    /// released scorer.
    ///
    /// Words are separated by single spaces. If a space is marked together with its phrase, the text must therefore
    /// contain a space at its beginning or end or two spaces in a row, as in the released scorer; a few Hindi
    /// references contain such a space.
    Token,
    /// The phrase occurs in the text unchanged, even inside a word, as in the paper, and in the released scorer for
    /// Japanese.
    #[default]
    Substring,
}

/// The formality of a text by the phrases found in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Label {
    /// It contains a phrase marked in the formal reference and no phrase marked in the informal reference.
    Formal,
    /// The reverse.
    Informal,
    /// It has neither.
    Neutral,
    /// It has both.
    Other,
}

/// M-Acc of a corpus: the number of texts with each formality label.
///
/// [`Counts::formal_accuracy`] ranges from 0 (every matched text is informal) to 1 (every matched text is formal).
/// Neutral and other texts are excluded, so report their numbers with it.
///
/// # Definition
/// M-Acc(F) = FORMAL / (FORMAL + INFORMAL); M-Acc(I) = INFORMAL / (FORMAL + INFORMAL).
/// # Errors
/// `None` if no text matched: the released scorer prints 0 in this case, which reads as "all wrong".
/// # Conventions
/// See [`Variant`]. Phrases are between `[F]` and `[/F]`, matched as the shortest spans, without nesting.
/// # Example
/// ```
/// use scoring::m_acc::{Counts, Variant, label};
/// let (formal, informal) = ("[F]Haben Sie[/F] Zeit?", "[F]Hast du[/F] Zeit?");
/// let labels = ["Haben Sie jetzt Zeit?", "Zeit?"].map(|text| label(text, formal, informal, Variant::Token));
/// let counts: Counts = labels.into_iter().collect();
/// assert_eq!((counts.formal, counts.neutral, counts.formal_accuracy()), (1, 1, Some(1.0)));
/// ```
/// # References
/// M. Nădejde et al., "CoCoA-MT: A Dataset and Benchmark for Contrastive Controlled MT with
/// Application to Formality", Findings of NAACL 2022, algorithm 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Texts labelled [`Label::Formal`].
    pub formal: usize,
    /// Texts labelled [`Label::Informal`].
    pub informal: usize,
    /// Texts labelled [`Label::Neutral`].
    pub neutral: usize,
    /// Texts labelled [`Label::Other`].
    pub other: usize,
}

impl Counts {
    /// The share of formal texts among the matched ones.
    pub fn formal_accuracy(&self) -> Option<f64> {
        share(self.formal, self.informal)
    }

    /// The share of informal texts among the matched ones.
    pub fn informal_accuracy(&self) -> Option<f64> {
        share(self.informal, self.formal)
    }
}

impl FromIterator<Label> for Counts {
    fn from_iter<T: IntoIterator<Item = Label>>(labels: T) -> Self {
        let mut counts = Self::default();
        for label in labels {
            *match label {
                Label::Formal => &mut counts.formal,
                Label::Informal => &mut counts.informal,
                Label::Neutral => &mut counts.neutral,
                Label::Other => &mut counts.other,
            } += 1;
        }
        counts
    }
}

/// The formality of a text, given both references with their phrases marked.
pub fn label(text: &str, formal: &str, informal: &str, variant: Variant) -> Label {
    let words: HashSet<&str> = text.split(' ').collect();
    let has = |phrase: &str| match variant {
        Variant::Token => phrase.split(' ').all(|word| words.contains(word)),
        Variant::Substring => text.contains(phrase),
    };
    match (phrases(formal).any(has), phrases(informal).any(has)) {
        (true, false) => Label::Formal,
        (false, true) => Label::Informal,
        (false, false) => Label::Neutral,
        (true, true) => Label::Other,
    }
}

/// The phrases marked in a reference, in order.
pub fn phrases(annotated: &str) -> impl Iterator<Item = &str> {
    annotated.split("[F]").skip(1).filter_map(|rest| Some(rest.split_once("[/F]")?.0))
}

/// A reference without its marks.
pub fn plain(annotated: &str) -> Cow<'_, str> {
    if annotated.contains("[F]") || annotated.contains("[/F]") {
        Cow::Owned(annotated.replace("[F]", "").replace("[/F]", ""))
    } else {
        Cow::Borrowed(annotated)
    }
}

/// A count as a share of two counts, if the total is not 0.
fn share(these: usize, those: usize) -> Option<f64> {
    (these + those > 0).then(|| these as f64 / (these + those) as f64)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const FORMAL: &str = "Was [F]halten Sie[/F] von [F]Ihrem[/F] Haus?";
    const INFORMAL: &str = "Was [F]hältst du[/F] von [F]deinem[/F] Haus?";

    #[test]
    fn phrases_are_read_and_marks_removed() {
        assert!(phrases(FORMAL).eq(["halten Sie", "Ihrem"]));
        assert_eq!(plain(FORMAL), "Was halten Sie von Ihrem Haus?");
        assert_eq!(phrases("no mark, [F]no end").count(), 0);
    }

    #[test]
    fn the_variants_differ_on_order_and_attached_punctuation() {
        let labels = |text| [Variant::Token, Variant::Substring].map(|v| label(text, FORMAL, INFORMAL, v));
        assert_eq!(labels("Sie halten nichts davon"), [Label::Formal, Label::Neutral]);
        assert_eq!(labels("Das halten Sie?"), [Label::Neutral, Label::Formal]);
        assert_eq!(labels("halten Sie oder hältst du"), [Label::Other, Label::Other]);
    }

    #[test]
    fn a_marked_space_is_an_empty_word() {
        let of = |text| label(text, "[F] आप[/F] हैं", "तुम हो", Variant::Token);
        assert_eq!((of("आप हैं"), of("हाँ,  आप हैं")), (Label::Neutral, Label::Formal));
    }

    #[test]
    fn without_a_match_accuracy_is_undefined() {
        let counts: Counts = [Label::Neutral, Label::Other].into_iter().collect();
        assert_eq!((counts.formal_accuracy(), counts.informal_accuracy()), (None, None));
    }

    proptest! {
        #[test]
        fn any_text_has_a_label(a in "\\PC{0,20}", b in "(\\[F\\]|\\[/F\\]|[ab ]){0,9}", c in "(\\[F\\]|\\[/F\\]|[ab ]){0,9}") {
            for variant in [Variant::Token, Variant::Substring] {
                let opposite = match label(&a, &b, &c, variant) {
                    Label::Formal => Label::Informal,
                    Label::Informal => Label::Formal,
                    same => same,
                };
                prop_assert_eq!(label(&a, &c, &b, variant), opposite);
            }
        }
    }
}
