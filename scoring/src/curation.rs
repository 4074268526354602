//! Which texts of a collection enter a study: XFORMAL's filters, with the count after each.

use std::collections::HashSet;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::{rule_based, text};

/// What is asked of a text. The rules apply in the order of the fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Drop texts with a sentence that ends in a question mark.
    pub no_questions: bool,
    /// Drop texts with an address of the web or of a mailbox.
    pub no_addresses: bool,
    /// Drop texts with fewer tokens, by [`text::tokens`].
    pub fewest_tokens: usize,
    /// Drop texts with more tokens.
    pub most_tokens: usize,
    /// Which later copies of a text are dropped.
    pub duplicates: Duplicates,
}

/// Which later copies of a text are dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duplicates {
    /// None.
    Keep,
    /// Those that differ in case, white space and the spelling of accents in Unicode at most.
    Exact,
    /// Also those that differ in punctuation, symbols and lengthened letters.
    Near,
}

impl Default for Rules {
    /// XFORMAL's: no questions, no addresses, 5 to 25 tokens, no duplicates.
    fn default() -> Self {
        Self {
            no_questions: true,
            no_addresses: true,
            fewest_tokens: 5,
            most_tokens: 25,
            duplicates: Duplicates::Exact,
        }
    }
}

/// Why a text was dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It asks something.
    Question,
    /// It holds an address.
    Address,
    /// It is too short or too long.
    Length,
    /// It stood before.
    Duplicate,
}

/// How many texts were left after each step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Left {
    /// All texts seen.
    pub seen: usize,
    /// Those that are no question.
    pub no_question: usize,
    /// Of these, those without address.
    pub no_address: usize,
    /// Of these, those of the right length.
    pub right_length: usize,
    /// Of these, those that are new: the ones kept.
    pub kept: usize,
}

/// A curation under way: it takes one text after the other, from a source of any length.
///
/// # Conventions
/// It remembers eight bytes of each text kept, so two texts are taken for duplicates by chance
/// about once in 10¹⁹ pairs.
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
/// E. Briakou et al., "XFORMAL", NAACL 2021, section 3 and Table 2.
#[derive(Debug, Clone)]
pub struct Curation {
    rules: Rules,
    known: HashSet<u64>,
    left: Left,
}

impl Curation {
    /// A curation that has seen nothing.
    pub fn new(rules: Rules) -> Self {
        Self { rules, known: HashSet::new(), left: Left::default() }
    }

    /// Whether the next text is kept, or the first rule that drops it.
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
        if !self.is_new(text) {
            return Err(Reason::Duplicate);
        }
        self.left.kept += 1;
        Ok(())
    }

    /// How many texts were left after each step so far.
    pub fn left(&self) -> Left {
        self.left
    }

    /// Remembers a text: whether it was not known.
    fn is_new(&mut self, text: &str) -> bool {
        match self.rules.duplicates {
            Duplicates::Keep => true,
            Duplicates::Exact => self.known.insert(fingerprint(&text::fold(text))),
            Duplicates::Near => {
                let folded = text::fold(text);
                let letters: String =
                    rule_based::repeated_letters(&folded).chars().filter(|c| c.is_alphanumeric()).collect();
                let bare = if letters.is_empty() { &folded } else { &letters };
                self.known.insert(fingerprint(bare))
            }
        }
    }
}

/// Whether a sentence of the text ends in a question mark.
pub fn is_question(text: &str) -> bool {
    let closers = |c: char| c.is_whitespace() || "!\"'»”’)]…".contains(c);
    text::sentences(text)
        .iter()
        .any(|sentence| sentence.trim_end_matches(closers).ends_with(['?', '؟', '？', '⁇', '⁈', '⁉']))
}

/// Whether a part of the text is an address of the web or of a mailbox.
pub fn has_address(text: &str) -> bool {
    text.split_whitespace().any(|part| {
        let part = part.to_lowercase();
        part.contains("://") || part.contains("www.") || is_mailbox(&part) || is_domain(&part)
    })
}

/// Whether a part looks like name@place.
fn is_mailbox(part: &str) -> bool {
    let inside = |side: &str| side.chars().any(char::is_alphanumeric);
    part.split_once('@')
        .is_some_and(|(name, place)| inside(name) && place.split_once('.').is_some_and(|(a, b)| inside(a) && inside(b)))
}

/// Whether a part looks like a domain without its scheme, such as `example.com/page`.
fn is_domain(part: &str) -> bool {
    const ENDINGS: [&str; 12] = ["com", "net", "org", "info", "br", "fr", "it", "eu", "uk", "ca", "tv", "io"];
    let host = part.split(['/', '?', '#']).next().unwrap_or_default();
    let host = host.trim_matches(|c: char| !c.is_alphanumeric());
    host.rsplit_once('.').is_some_and(|(name, ending)| {
        let valid = |c: char| c.is_alphanumeric() || c == '-' || c == '.';
        ENDINGS.contains(&ending) && name.chars().count() > 1 && name.chars().all(valid)
    })
}

/// A number that stands for a text, the same on every machine: FNV-1a, mixed.
fn fingerprint(text: &str) -> u64 {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// A random sample without replacement from a source of any length, in the source's order.
///
/// Every set of `n` is equally likely; the same seed and source give the same sample. A source with
/// fewer has all of them.
pub fn sample<T>(source: impl IntoIterator<Item = T>, n: usize, seed: u64) -> Vec<T> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut kept: Vec<(usize, T)> = Vec::with_capacity(n.min(1 << 16));
    for (index, item) in source.into_iter().enumerate() {
        if kept.len() < n {
            kept.push((index, item));
        } else {
            let place = random.random_range(0..=index);
            if place < n {
                kept[place] = (index, item);
            }
        }
    }
    kept.sort_by_key(|(index, _)| *index);
    kept.into_iter().map(|(_, item)| item).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn questions_are_found_wherever_they_stand() {
        assert!(is_question("Ça va ? Moi oui."));
        assert!(is_question("sério?!") && is_question("(really?)") && is_question("そうですか？"));
        assert!(!is_question("what a film! i loved it"));
    }

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
    fn near_duplicates_forget_punctuation_and_length() {
        let mut curation = Curation::new(Rules { duplicates: Duplicates::Near, ..Rules::default() });
        assert_eq!(curation.admit("questo film è bello davvero"), Ok(()));
        let copy = curation.admit("Questo film è bellooo, davvero!!");
        assert_eq!(copy, Err(Reason::Duplicate));
    }

    #[test]
    fn a_sample_is_repeated_by_its_seed() {
        let of = |seed| sample(0..1000, 10, seed);
        assert_eq!(of(5), of(5));
        assert_ne!(of(5), of(6));
        assert_eq!(sample(0..3, 10, 1), [0, 1, 2]);
    }

    proptest! {
        #[test]
        fn a_sample_has_distinct_items_in_order(n in 0_usize..20, of in 0_usize..60, seed: u64) {
            let drawn = sample(0..of, n, seed);
            prop_assert_eq!(drawn.len(), n.min(of));
            prop_assert!(drawn.windows(2).all(|pair| pair[0] < pair[1]));
        }

        #[test]
        fn the_counts_never_grow(texts in prop::collection::vec("[ab?. ]{0,14}", 0..20)) {
            let mut curation = Curation::new(Rules { fewest_tokens: 2, ..Rules::default() });
            let n_kept = texts.iter().filter(|text| curation.admit(text).is_ok()).count();
            let left = curation.left();
            let steps = [left.seen, left.no_question, left.no_address, left.right_length, left.kept];
            prop_assert!(steps.windows(2).all(|pair| pair[0] >= pair[1]));
            prop_assert_eq!((left.seen, left.kept), (texts.len(), n_kept));
        }
    }
}
