//! Training a language model: interpolated modified Kneser-Ney.

use std::{
    collections::HashMap,
    error,
    fmt::{self, Display},
    hash::BuildHasherDefault,
};

use super::{
    Entry, LONGEST, Model, Table, Vocabulary,
    discount::Discounts,
    key_of,
    sequence::{Gram, Sequence},
};
use crate::hash::AsIs;

/// The logarithm that stands for probability 0, as in ARPA files.
const NEVER: f32 = -99.0;

/// Why no model could be trained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrainError {
    /// There is no sentence.
    Empty,
    /// The order is 0 or above [`LONGEST`].
    Order,
    /// The text has more than 2³² words.
    TooLong,
}

impl Display for TrainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no sentence to learn from"),
            Self::Order => write!(f, "the order must be from 1 to {LONGEST}"),
            Self::TooLong => f.write_str("the text has more than 4,294,967,290 words"),
        }
    }
}

impl error::Error for TrainError {}

/// Trains a language model of an order on sentences.
///
/// # Definition
/// p(w | h) = max(0, a(hw) − D) / Σₓ a(hx) + γ(h) p(w | h'), h' being h without its first word; a
/// is the count of the longest n-grams and of those that begin a sentence, and for others the
/// number of different words before them; D depends on whether a is 1, 2, or more; γ(h) is what the
/// discounts took. Below the unigrams every word is equally likely.
/// # Arguments
/// Sentences whose words stand between white space; the order from 1 to [`LONGEST`].
/// # Conventions
/// As KenLM's `lmplz --discount_fallback`: `<unk>` and `</s>` are words, `<s>` is not; a context
/// that is never followed has back-off weight 1.
/// # References
/// S. Chen, J. Goodman, "An Empirical Study of Smoothing Techniques for Language Modeling", 1998.
/// K. Heafield et al., "Scalable Modified Kneser-Ney Language Model Estimation", ACL 2013.
pub fn train(sentences: impl IntoIterator<Item: AsRef<str>>, order: usize) -> Result<Model, TrainError> {
    if order == 0 || order > LONGEST {
        return Err(TrainError::Order);
    }
    let sequence = Sequence::read(sentences).ok_or(TrainError::TooLong)?;
    let mut grams = sequence.grams(order);
    if grams[0].is_empty() {
        return Err(TrainError::Empty);
    }
    for n in 1..order {
        let (shorter, longer) = grams.split_at_mut(n);
        adjust(&sequence, &mut shorter[n - 1], &longer[0], n);
    }
    let mut tables = Vec::with_capacity(order);
    tables.push(unigrams(&sequence, &grams[0]));
    for n in 2..=order {
        let table = longer(&sequence, &grams[n - 1], n, &mut tables[n - 2]);
        tables.push(table);
        grams[n - 1] = Vec::new();
    }
    Ok(Model { vocabulary: sequence.vocabulary, tables })
}

/// Replaces the counts of n-grams that do not begin a sentence by how many different words precede
/// them.
fn adjust(sequence: &Sequence, grams: &mut [Gram], longer: &[Gram], order: usize) {
    let mut n_before: HashMap<u64, u32, BuildHasherDefault<AsIs>> = HashMap::default();
    n_before.reserve(grams.len());
    for gram in longer {
        *n_before.entry(key_of(&sequence.words(*gram, order + 1)[1..])).or_default() += 1;
    }
    for gram in grams {
        let words = sequence.words(*gram, order);
        if words[0] != Vocabulary::START {
            gram.count = n_before.get(&key_of(words)).copied().unwrap_or(0);
        }
    }
}

/// The table of single words, special ones included.
fn unigrams(sequence: &Sequence, grams: &[Gram]) -> Table {
    let counted = || {
        let words = grams.iter().map(|gram| (sequence.words(*gram, 1)[0], gram.count));
        words.filter(|(id, _)| *id != Vocabulary::START && *id != Vocabulary::UNKNOWN)
    };
    let discounts = Discounts::of(counted().map(|(_, count)| count));
    let total: f64 = counted().map(|(_, count)| f64::from(count)).sum();
    let taken: f64 = counted().map(|(_, count)| discounts.from(count)).sum();
    let n_words = sequence.vocabulary.n_words() - 1;
    let uniform = taken / total / n_words as f64;
    let mut table = Table::new(1, sequence.vocabulary.n_words());
    let entry = |probability: f64| Entry { log10: log10(probability), back_off: 0.0 };
    table.add(&[Vocabulary::UNKNOWN], entry(uniform));
    table.add(&[Vocabulary::START], Entry { log10: NEVER, back_off: 0.0 });
    for (id, count) in counted() {
        let own = (f64::from(count) - discounts.from(count)) / total;
        table.add(&[id], entry(own + uniform));
    }
    table
}

/// The table of an order above 1; the back-off weights of its contexts go to the table below.
fn longer(sequence: &Sequence, grams: &[Gram], order: usize, below: &mut Table) -> Table {
    let discounts = Discounts::of(grams.iter().map(|gram| gram.count));
    let mut table = Table::new(order, grams.len());
    let context = |gram: &Gram| &sequence.words(*gram, order)[..order - 1];
    for group in grams.chunk_by(|a, b| context(a) == context(b)) {
        let total: f64 = group.iter().map(|gram| f64::from(gram.count)).sum();
        let taken: f64 = group.iter().map(|gram| discounts.from(gram.count)).sum();
        let weight = taken / total;
        for gram in group {
            let words = sequence.words(*gram, order);
            let shorter = below.get(key_of(&words[1..])).map_or(NEVER, |entry| entry.log10);
            let own = (f64::from(gram.count) - discounts.from(gram.count)) / total;
            let probability = own + weight * 10_f64.powf(f64::from(shorter));
            table.add(words, Entry { log10: log10(probability), back_off: 0.0 });
        }
        if let Some(entry) = below.get_mut(context(&group[0])) {
            entry.back_off = log10(weight);
        }
    }
    table
}

/// A logarithm as a model keeps it; that of 0 is [`NEVER`].
#[expect(clippy::cast_possible_truncation, reason = "seven digits are kept")]
fn log10(probability: f64) -> f32 {
    if probability > 0.0 { probability.log10() as f32 } else { NEVER }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{super::Context, *};

    /// All words a model can predict, and one it does not know.
    fn predicted(model: &Model) -> Vec<u32> {
        (0..u32::try_from(model.vocabulary().n_words()).unwrap()).filter(|id| *id != Vocabulary::START).collect()
    }

    #[test]
    fn a_bigram_model_is_worked_by_hand() {
        // Fixed discounts. Bigrams: "<s> a" 2, "a b" 1, "b </s>" 1, "a </s>" 1; so a(a) = 1, a(b) = 1, a(</s>) = 2.
        let model = train(["a b", "a"], 2).unwrap();
        // Unigrams take 0.5 + 0.5 + 1 of 4, spread over a, b, </s> and <unk>: 1/8 each.
        let p_b = 0.5 / 4.0 + 0.125;
        // After "a" (b 1, </s> 1): 0.5 of each is taken.
        let p_b_after_a = 0.5 / 2.0 + 0.5 * p_b;
        // After "<s>" (a 2): 1 is taken.
        let p_a_after_start = 1.0 / 2.0 + 0.5 * p_b;
        let p_end_after_b = 0.5 + 0.5 * (1.0 / 4.0 + 0.125);
        let expected: f64 = p_a_after_start * p_b_after_a * p_end_after_b;
        let score = model.score("a b");
        assert!((score.log10 - expected.log10()).abs() < 1e-6, "{}", score.log10);
        assert!((model.score("").log10 - (0.5_f64 * (0.25 + 0.125)).log10()).abs() < 1e-6);
        assert!((model.score("c").log10 - (0.5_f64 * 0.125 * 0.375).log10()).abs() < 1e-6);
    }

    #[test]
    fn nothing_and_orders_out_of_range_are_refused() {
        assert_eq!(train(Vec::<String>::new(), 3), Err(TrainError::Empty));
        assert_eq!(train(["a"], 0), Err(TrainError::Order));
        assert_eq!(train(["a"], LONGEST + 1), Err(TrainError::Order));
    }

    proptest! {
        #[test]
        fn probabilities_after_any_history_sum_to_one(
            texts in prop::collection::vec("[a-d]( [a-d]){0,5}", 1..12),
            order in 1_usize..5,
            history in prop::collection::vec(0_u32..6, 0..4),
        ) {
            let model = train(&texts, order).unwrap();
            let mut before = Context::default();
            model.log10(&mut before, Vocabulary::START);
            for id in history.into_iter().filter(|id| *id != Vocabulary::START && *id != Vocabulary::END) {
                model.log10(&mut before, id);
            }
            let probability = |id: &u32| 10_f64.powf(model.log10(&mut before.clone(), *id));
            let sum: f64 = predicted(&model).iter().map(probability).sum();
            prop_assert!((sum - 1.0).abs() < 1e-4, "{}", sum);
        }
    }
}
