//! Which texts of a collection enter a study: XFORMAL's filters, with the count after each.

mod address;
mod language;
mod sample;
mod signs;
mod similar;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::{rule_based, style::Model, text};

pub use address::has_address;
pub use language::{code, language};
pub use sample::sample;
pub use signs::is_question;
use similar::Similar;

/// The requirements for a text. The rules are applied in the order of the fields.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Rules {
    /// Drop texts with a sentence that ends in a question mark.
    pub no_questions: bool,
    /// Drop texts with an address of the web or of a mailbox.
    pub no_addresses: bool,
    /// Drop texts with fewer tokens, by [`text::tokens`].
    pub fewest_tokens: usize,
    /// Drop texts with more tokens.
    pub most_tokens: usize,
    /// Drop texts in languages other than this one, an ISO 639-3 code as returned by [`code`].
    pub language: Option<String>,
    /// Which later copies of a text are dropped.
    pub duplicates: Duplicates,
    /// Drop texts whose probability of the style is outside these bounds; only applied if a model is given.
    pub style: (f64, f64),
}

/// Which later copies of a text are dropped.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duplicates {
    /// None.
    Keep,
    /// Those that differ in case, white space and the spelling of accents in Unicode at most.
    Exact,
    /// Also those that differ in punctuation, symbols and lengthened letters.
    Near,
    /// Also those that share this part of their sequences of four characters, or more: from 0.5 to
    /// 1; estimated by MinHash, with a standard error of 0.05.
    Similar(f64),
}

impl Default for Rules {
    /// XFORMAL's: no questions, no addresses, 5 to 25 tokens, no duplicates.
    fn default() -> Self {
        Self {
            no_questions: true,
            no_addresses: true,
            fewest_tokens: 5,
            most_tokens: 25,
            language: None,
            duplicates: Duplicates::Exact,
            style: (0.0, 1.0),
        }
    }
}

/// The reason why a text was dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It contains a question.
    Question,
    /// It contains an address.
    Address,
    /// It is too short or too long.
    Length,
    /// It is in another language.
    Language,
    /// It occurred before.
    Duplicate,
    /// It has too much of the style, or too little.
    Style,
}

/// The number of texts that remain after each step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Left {
    /// All texts processed.
    pub seen: usize,
    /// Those that are no question.
    pub no_question: usize,
    /// Of these, those without address.
    pub no_address: usize,
    /// Of these, those with the right length.
    pub right_length: usize,
    /// Of these, those in the right language.
    pub right_language: usize,
    /// Of these, those that are new.
    pub no_duplicate: usize,
    /// Of these, those with the right style, which are kept.
    pub kept: usize,
}

/// A running curation: it processes one text after the other, from a source of any length.
///
/// # Conventions
/// It stores eight bytes of each text that is kept, so two different texts are treated as duplicates by chance about
/// once in 10¹⁹ pairs; with [`Duplicates::Similar`] it stores about half a kilobyte.
/// # Example
/// ```
/// use scoring::curation::{Curation, Reason, Rules};
/// let mut curation = Curation::new(Rules::default());
/// assert_eq!(curation.admit("j'ai adoré ce film hier soir"), Ok(()));
/// assert_eq!(curation.admit("J'ai adoré  ce film hier soir"), Err(Reason::Duplicate));
/// assert_eq!(curation.admit("qui a vu ce film hier soir ?"), Err(Reason::Question));
/// assert_eq!((curation.left().seen, curation.left().no_question, curation.left().kept), (3, 2, 1));
/// ```
/// # References
/// E. Briakou et al., "XFORMAL", NAACL 2021, section 3 and Table 2. A. Broder, "On the resemblance
/// and containment of documents", SEQUENCES 1997.
#[derive(Debug, Clone)]
pub struct Curation {
    rules: Rules,
    style: Option<Model>,
    known: HashSet<u64>,
    similar: Similar,
    left: Left,
}

impl Curation {
    /// A curation that has not processed any text.
    pub fn new(rules: Rules) -> Self {
        Self { rules, style: None, known: HashSet::new(), similar: Similar::default(), left: Left::default() }
    }

    /// The same with a model that determines the style of texts.
    pub fn with_style(self, model: Model) -> Self {
        Self { style: Some(model), ..self }
    }

    /// Decides whether the next text is kept, or returns the first rule that drops it.
    pub fn admit(&mut self, text: &str) -> Result<(), Reason> {
        self.left.seen += 1;
        if self.rules.no_questions && is_question(text) {
            return Err(Reason::Question);
        }
        self.left.no_question += 1;
        if self.rules.no_addresses && has_address(text) {
            return Err(Reason::Address);
        }
        self.left.no_address += 1;
        let n_tokens = text::n_tokens(text);
        if n_tokens < self.rules.fewest_tokens || n_tokens > self.rules.most_tokens {
            return Err(Reason::Length);
        }
        self.left.right_length += 1;
        let wanted = self.rules.language.as_deref();
        if wanted.is_some_and(|wanted| language(text).is_none_or(|(found, _)| found != wanted)) {
            return Err(Reason::Language);
        }
        self.left.right_language += 1;
        if !self.is_new(text) {
            return Err(Reason::Duplicate);
        }
        self.left.no_duplicate += 1;
        let (least, most) = self.rules.style;
        let outside = |model: &Model| !(least..=most).contains(&model.probability(text));
        if self.style.as_ref().is_some_and(outside) {
            return Err(Reason::Style);
        }
        self.left.kept += 1;
        Ok(())
    }

    /// The number of texts that remain after each step so far.
    pub fn left(&self) -> Left {
        self.left
    }

    /// Stores a text, and returns whether it is new.
    fn is_new(&mut self, text: &str) -> bool {
        match self.rules.duplicates {
            Duplicates::Keep => true,
            Duplicates::Exact => self.known.insert(fingerprint(&text::fold(text))),
            Duplicates::Near => self.known.insert(fingerprint(&bare(text))),
            Duplicates::Similar(least) => self.similar.insert(&bare(text), least),
        }
    }
}

/// The letters and digits of a text, with lengthened ones shortened; a text without any is returned unchanged.
fn bare(text: &str) -> String {
    let folded = text::fold(text);
    let letters: String = rule_based::repeated_letters(&folded).chars().filter(|c| c.is_alphanumeric()).collect();
    if letters.is_empty() { folded } else { letters }
}

/// A hash of a text that is the same on every machine: FNV-1a, mixed.
fn fingerprint(text: &str) -> u64 {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn near_duplicates_forget_punctuation_and_length() {
        let mut curation = Curation::new(Rules { duplicates: Duplicates::Near, ..Rules::default() });
        assert_eq!(curation.admit("questo film è bello davvero"), Ok(()));
        let copy = curation.admit("Questo film è bellooo, davvero!!");
        assert_eq!(copy, Err(Reason::Duplicate));
    }

    #[test]
    fn another_language_and_another_style_are_dropped() {
        let rules = Rules { language: code("fr").map(str::to_owned), style: (0.5, 1.0), ..Rules::default() };
        let texts = ["ouais trop bien ce film franchement", "je vous remercie de votre aimable réponse"];
        let model = crate::style::Classifier::train(&texts, &[false, true], 10.0).unwrap();
        let mut curation = Curation::new(rules).with_style(Model::Words(model));
        assert_eq!(curation.admit(texts[1]), Ok(()));
        assert_eq!(curation.admit(texts[0]), Err(Reason::Style));
        assert_eq!(curation.admit("I really do not know what to say"), Err(Reason::Language));
        let left = curation.left();
        assert_eq!((left.right_length, left.right_language, left.no_duplicate, left.kept), (3, 2, 2, 1));
    }

    #[test]
    fn similar_texts_are_told_by_what_they_share() {
        let rules = Rules { duplicates: Duplicates::Similar(0.7), ..Rules::default() };
        let mut curation = Curation::new(rules);
        assert_eq!(curation.admit("honestly i think this film is the best one they ever made"), Ok(()));
        assert_eq!(curation.admit("Honestly I think this film is the best they ever made!!!"), Err(Reason::Duplicate));
        assert_eq!(curation.admit("we took the last train home because of the rain"), Ok(()));
    }

    proptest! {
        #[test]
        fn the_counts_never_grow(texts in prop::collection::vec("[ab?. ]{0,14}", 0..20)) {
            let mut curation = Curation::new(Rules { fewest_tokens: 2, ..Rules::default() });
            let n_kept = texts.iter().filter(|text| curation.admit(text).is_ok()).count();
            let left = curation.left();
            let steps = [left.seen, left.no_question, left.no_address, left.right_length, left.right_language, left.no_duplicate, left.kept];
            prop_assert!(steps.windows(2).all(|pair| pair[0] >= pair[1]));
            prop_assert_eq!((left.seen, left.kept), (texts.len(), n_kept));
        }
    }
}
