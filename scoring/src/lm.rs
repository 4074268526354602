//! N-gram language models: interpolated modified Kneser-Ney, trained from text or read from an ARPA
//! file.

mod arpa;
mod discount;
mod sequence;
mod table;
mod train;
mod vocabulary;

use table::{Entry, Table};

pub use arpa::ArpaError;
pub use train::{Corpus, TrainError, train};
pub use vocabulary::Vocabulary;

/// The longest n-grams a model may have.
pub const LONGEST: usize = 6;

/// An n-gram language model with back-off.
///
/// # Conventions
/// Words are separated by ASCII white space, as in KenLM: a no-break space is part of a word. A sentence is scored with
/// its beginning as context and its end as an additional word, as KenLM's `query` does; a word that is not in the
/// vocabulary is scored as `<unk>`. Logarithms are to base 10.
/// # Example
/// ```
/// use scoring::lm::train;
/// let model = train(["a b a c", "a b b a", "c a b", "b a", "c c a b"], 2).unwrap();
/// let (seen, shuffled) = (model.score("a b a"), model.score("b b c"));
/// assert!(seen.log10_per_word() > shuffled.log10_per_word());
/// assert_eq!(model.score("a zebra").n_unknown, 1);
/// ```
/// # References
/// K. Heafield, "KenLM: Faster and Smaller Language Model Queries", WMT 2011.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    vocabulary: Vocabulary,
    tables: Vec<Table>,
}

/// The probability of a sentence, and the number of words that it covers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SentenceScore {
    /// The logarithm of the sentence's probability.
    pub log10: f64,
    /// Its words, the end of the sentence included.
    pub n_words: usize,
    /// The number of unknown words.
    pub n_unknown: usize,
}

impl SentenceScore {
    /// The mean logarithm of a word's probability: the fluency of XFORMAL's Table 7, higher is
    /// better.
    pub fn log10_per_word(self) -> f64 {
        self.log10 / self.n_words as f64
    }

    /// The perplexity: the average number of words between which the model is undecided; lower is better.
    pub fn perplexity(self) -> f64 {
        10_f64.powf(-self.log10_per_word())
    }
}

impl Model {
    /// The longest n-grams of the model.
    pub fn order(&self) -> usize {
        self.tables.len()
    }

    /// The words of the model.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// The number of n-grams of each order, starting from 1.
    pub fn n_grams(&self) -> Vec<usize> {
        self.tables.iter().map(Table::len).collect()
    }

    /// Scores a sentence.
    pub fn score(&self, sentence: &str) -> SentenceScore {
        let mut ids = vec![Vocabulary::START];
        ids.extend(split(sentence).map(|word| self.vocabulary.id(word)));
        ids.push(Vocabulary::END);
        let ends = self.ends(&ids);
        SentenceScore {
            log10: ends.windows(2).map(|pair| pair[1].log10_after(&pair[0], self.order())).sum(),
            n_words: ids.len() - 1,
            n_unknown: ids.iter().filter(|id| **id == Vocabulary::UNKNOWN).count(),
        }
    }

    /// The longest n-grams of the model that end at each of some words.
    ///
    /// All words of one order are looked up before the next order, so that the processor can wait for many memory
    /// accesses at a time.
    fn ends(&self, ids: &[u32]) -> Vec<End> {
        let mut ends = vec![End::default(); ids.len()];
        for (n, table) in self.tables.iter().enumerate() {
            for at in n..ids.len() {
                // The context must exist too, as in any valid model.
                if ends[at].length == n && (n == 0 || ends[at - 1].length >= n) {
                    ends[at].lengthen(table, ids[at - n]);
                }
            }
        }
        ends
    }
}

/// The longest n-gram of the model that ends at a word.
#[derive(Debug, Clone, Copy, Default)]
struct End {
    key: u64,
    /// The number of words in the n-gram.
    length: usize,
    log10: f32,
    /// The back-off weight of the last word, of the last two words, and so on.
    back_offs: [f32; LONGEST],
}

impl End {
    /// Extends the n-gram by the preceding word, if the model contains the longer n-gram.
    fn lengthen(&mut self, table: &Table, before: u32) {
        let key = table::key(self.key, before);
        if let Some(entry) = table.get(key) {
            (self.key, self.log10) = (key, entry.log10);
            self.back_offs[self.length] = entry.back_off;
            self.length += 1;
        }
    }

    /// The logarithm of the last word's probability: that of the n-gram, plus the back-off weights of the longer
    /// contexts that the model contains.
    fn log10_after(&self, context: &Self, order: usize) -> f64 {
        let unused = &context.back_offs[..context.length.min(order - 1)];
        let back_off: f64 = unused.iter().skip(self.length.max(1) - 1).map(|w| f64::from(*w)).sum();
        f64::from(self.log10) + back_off
    }
}

/// The words of a sentence.
fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(is_space).filter(|word| !word.is_empty())
}

/// White space as defined by KenLM's `lmplz` and `query`: that of the C locale.
fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t'..='\r')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Expected values from KenLM 0.3.0, `query`.
    #[test]
    fn a_no_break_space_is_part_of_a_word() {
        let file = "\\data\\\nngram 1=4\nngram 2=1\n\n\\1-grams:\n-1\t<unk>\n-99\t<s>\t-0.25\n-1\t</s>\n-0.5\tfilm\u{a0}?\t-0.125\n\n\\2-grams:\n-0.75\t<s> film\u{a0}?\n\n\\end\\\n";
        let read = Model::read_arpa(file.as_bytes()).unwrap();
        assert_eq!(read.n_grams(), [4, 1]);
        let score = read.score("film\u{a0}? film");
        assert!((score.log10 + 2.875).abs() < 1e-9, "{}", score.log10);
        assert_eq!((score.n_words, score.n_unknown), (3, 1));
        assert_eq!(train(["film\u{a0}? b"], 2).unwrap().n_grams(), [5, 3]);
    }

    /// The longest n-gram at each word, looked up word by word.
    fn one_by_one(model: &Model, ids: &[u32]) -> Vec<(usize, f32)> {
        let mut lengths: Vec<(usize, f32)> = Vec::new();
        for at in 0..ids.len() {
            let before = lengths.last().map_or(0, |(length, _)| *length);
            let (mut key, mut found) = (0, (0, 0.0));
            for n in 0..model.order().min(at + 1) {
                key = table::key(key, ids[at - n]);
                match model.tables[n].get(key) {
                    Some(entry) if n == 0 || before >= n => found = (n + 1, entry.log10),
                    _ => break,
                }
            }
            lengths.push(found);
        }
        lengths
    }

    proptest! {
        #[test]
        fn words_looked_up_together_get_what_each_gets_alone(
            texts in prop::collection::vec("[a-d]( [a-d]){0,7}", 1..12),
            order in 1_usize..=LONGEST,
            ids in prop::collection::vec(0_u32..8, 0..30),
        ) {
            let model = train(&texts, order).unwrap();
            let found = model.ends(&ids).iter().map(|end| (end.length, end.log10)).collect::<Vec<_>>();
            prop_assert_eq!(found, one_by_one(&model, &ids));
        }
    }
}
