//! Training a language model: interpolated modified Kneser-Ney.

use std::{
    convert::Infallible,
    error,
    fmt::{self, Display},
    io::{self, Write},
};

use super::{
    Entry, LONGEST, Model, Table, Vocabulary,
    arpa::Arpa,
    discount::Discounts,
    sequence::{Gram, Sequence},
};
use crate::parallel::{self, BLOCK};

/// The logarithm that represents probability 0, as in ARPA files.
const NEVER: f32 = -99.0;

/// The reason why no model could be trained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrainError {
    /// There is no sentence.
    Empty,
    /// The order is 0 or above [`LONGEST`].
    Order,
    /// The text has more than 2³² words, or more than 2²⁵ different ones.
    TooLong,
}

impl Display for TrainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no sentence to learn from"),
            Self::Order => write!(f, "the order must be from 1 to {LONGEST}"),
            Self::TooLong => f.write_str("the text has more than 4,294,967,290 words, or 33,554,431 different ones"),
        }
    }
}

impl error::Error for TrainError {}

/// Trains a language model of a given order on sentences.
///
/// # Definition
/// p(w | h) = max(0, a(hw) − D) / Σₓ a(hx) + γ(h) p(w | h'), where h' is h without its first word; a is the count for
/// the longest n-grams and for those that begin a sentence, and for others the number of different words before them; D
/// depends on whether a is 1, 2, or more; γ(h) is the mass removed by the discounts. Below the unigrams every word is
/// equally likely.
/// # Arguments
/// Sentences whose words are separated by white space; the order from 1 to [`LONGEST`].
/// # Conventions
/// As in KenLM's `lmplz --discount_fallback`: `<unk>` and `</s>` are words, `<s>` is not; a context that is never
/// followed by a word has back-off weight 1. Discounts require the counts of counts 1 to 3 of an order, and are ½, 1
/// and 1½ for an order without them; `lmplz` without this option rejects such a corpus.
///
/// There is one difference. When `lmplz` of KenLM 0.3.0 counts counts for the discounts, it uses the frequency of the
/// last n-gram of each order below the longest, instead of the number of different words before it. This affects a
/// single n-gram and changes only models of a few dozen sentences; here all n-grams are counted in the same way.
/// # References
/// S. Chen, J. Goodman, "An Empirical Study of Smoothing Techniques for Language Modeling", 1998.
/// K. Heafield et al., "Scalable Modified Kneser-Ney Language Model Estimation", ACL 2013.
pub fn train(sentences: impl IntoIterator<Item: AsRef<str>>, order: usize) -> Result<Model, TrainError> {
    Ok(Corpus::read(sentences, order)?.model())
}

/// The sentences from which a language model is estimated.
///
/// It takes 12 bytes per word, and estimation about 30 more; a [`Model`] takes several times as much, which
/// [`Corpus::write_arpa`] avoids.
pub struct Corpus {
    sequence: Sequence,
    order: usize,
}

impl Corpus {
    /// Reads sentences for a model of an order: see [`train`].
    pub fn read(sentences: impl IntoIterator<Item: AsRef<str>>, order: usize) -> Result<Self, TrainError> {
        if order == 0 || order > LONGEST {
            return Err(TrainError::Order);
        }
        let sequence = Sequence::read(sentences, order).ok_or(TrainError::TooLong)?;
        if sequence.n_grams(1) == 0 { Err(TrainError::Empty) } else { Ok(Self { sequence, order }) }
    }

    /// The number of n-grams of each order, starting from 1.
    pub fn n_grams(&self) -> Vec<usize> {
        let mut counts: Vec<usize> = (1..=self.order).map(|order| self.sequence.n_grams(order)).collect();
        counts[0] += usize::from(!self.sequence.has_unknown());
        counts
    }

    /// The model.
    pub fn model(self) -> Model {
        let counts = self.n_grams();
        let mut tables: Vec<Table> = (1..).zip(counts).map(|(order, n_grams)| Table::new(order, n_grams)).collect();
        let kept: Result<(), Infallible> = self.estimate(|order, estimates| {
            for (words, entry) in (0..estimates.len()).map(|at| estimates.get(at)) {
                tables[order - 1].add(words, entry);
            }
            Ok(())
        });
        let Ok(()) = kept;
        Model { vocabulary: self.sequence.vocabulary, tables }
    }

    /// Writes the model as an ARPA file, order by order as soon as each is computed.
    pub fn write_arpa(&self, out: &mut impl Write) -> io::Result<()> {
        let mut arpa = Arpa::begin(out, &self.sequence.vocabulary, &self.n_grams())?;
        self.estimate(|order, estimates| arpa.add(order, estimates.len(), |at| estimates.get(at)))?;
        arpa.end()
    }

    /// Calls back with the n-grams of every order, starting from 1.
    fn estimate<E>(&self, mut keep: impl FnMut(usize, &Estimates<'_>) -> Result<(), E>) -> Result<(), E> {
        let sequence = &self.sequence;
        let mut links = Vec::new();
        let mut grams = sequence.grams(1);
        let mut below: Option<Level> = None;
        let mut unknown = None;
        for order in 1..=self.order {
            let mut longer = Vec::new();
            let mut next_links = Vec::new();
            if order < self.order {
                longer = sequence.grams(order + 1);
                next_links = sequence.links(order, &longer);
                adjust(sequence, &mut grams, &next_links);
            }
            let level = match below {
                None => {
                    let (level, unseen) = unigrams(sequence, grams);
                    let missing = !sequence.has_unknown();
                    unknown = missing.then(|| Entry { log10: log10(unseen), back_off: 0.0 });
                    level
                }
                Some(mut below) => {
                    let level = interpolated(sequence, order, grams, &links, &mut below);
                    keep(order - 1, &Estimates { sequence, order: order - 1, level: &below, unknown: unknown.take() })?;
                    level
                }
            };
            below = Some(level);
            (grams, links) = (longer, next_links);
        }
        let Some(longest) = below else { return Ok(()) };
        keep(self.order, &Estimates { sequence, order: self.order, level: &longest, unknown })
    }
}

/// The data of the n-grams of one order.
struct Level {
    grams: Vec<Gram>,
    probabilities: Vec<f32>,
    /// Logarithms; none for the longest n-grams.
    back_offs: Vec<f32>,
}

/// The entries of one order.
struct Estimates<'a> {
    sequence: &'a Sequence,
    order: usize,
    level: &'a Level,
    /// The entry of `<unk>`, if it is the first and the corpus does not contain it.
    unknown: Option<Entry>,
}

impl Estimates<'_> {
    /// The number of n-grams.
    fn len(&self) -> usize {
        self.level.grams.len() + usize::from(self.unknown.is_some())
    }

    /// The words of an n-gram, and its entry.
    fn get(&self, at: usize) -> (&[u32], Entry) {
        let at = match self.unknown {
            Some(entry) if at == 0 => return (&[Vocabulary::UNKNOWN], entry),
            Some(_) => at - 1,
            None => at,
        };
        let log10 = log10(f64::from(self.level.probabilities[at]));
        let back_off = self.level.back_offs.get(at).copied().unwrap_or(0.0);
        (self.sequence.words(self.level.grams[at], self.order), Entry { log10, back_off })
    }
}

/// Replaces the counts of n-grams that do not begin a sentence by the number of different preceding words, given the
/// positions of the longer n-grams' last words.
fn adjust(sequence: &Sequence, grams: &mut [Gram], links: &[u32]) {
    let mut n_before = vec![0; grams.len()];
    for link in links {
        n_before[*link as usize] += 1;
    }
    for (gram, n_before) in grams.iter_mut().zip(n_before) {
        if sequence.words(*gram, 1)[0] != Vocabulary::START {
            gram.count = n_before;
        }
    }
}
/// The data of single words, and the probability of an unknown word.
fn unigrams(sequence: &Sequence, grams: Vec<Gram>) -> (Level, f64) {
    let id = |gram: &Gram| sequence.words(*gram, 1)[0];
    let counted = || grams.iter().filter(|gram| ![Vocabulary::START, Vocabulary::UNKNOWN].contains(&id(gram)));
    let discounts = Discounts::of(counted().map(|gram| gram.count));
    let total: f64 = counted().map(|gram| f64::from(gram.count)).sum();
    let taken: f64 = counted().map(|gram| discounts.from(gram.count)).sum();
    let uniform = taken / total / (sequence.vocabulary.n_words() - 1) as f64;
    let probability = |gram: &Gram| match id(gram) {
        Vocabulary::START => 0.0,
        Vocabulary::UNKNOWN => uniform,
        _ => (f64::from(gram.count) - discounts.from(gram.count)) / total + uniform,
    };
    let probabilities = grams.iter().map(|gram| narrow(probability(gram))).collect();
    (Level { grams, probabilities, back_offs: Vec::new() }, uniform)
}

/// The data of n-grams of an order above 1, with `links` as the indices of their last words in the order below; the
/// back-off weights of their contexts are added to the order below.
fn interpolated(sequence: &Sequence, order: usize, grams: Vec<Gram>, links: &[u32], below: &mut Level) -> Level {
    let discounts = Discounts::of(grams.iter().map(|gram| gram.count));
    let context = |gram: &Gram| &sequence.words(*gram, order)[..order - 1];
    let parts = parallel::map(grams.len().div_ceil(BLOCK), |block| {
        let start_of = |at: usize| whole_group(&grams, at, |a, b| context(a) == context(b));
        let range = start_of(block * BLOCK)..start_of((block + 1) * BLOCK);
        let (grams, links) = (&grams[range.clone()], &links[range]);
        let mut probabilities = Vec::with_capacity(grams.len());
        let mut weights = Vec::new();
        for group in grams.chunk_by(|a, b| context(a) == context(b)) {
            let total: f64 = group.iter().map(|gram| f64::from(gram.count)).sum();
            let taken: f64 = group.iter().map(|gram| discounts.from(gram.count)).sum();
            let weight = taken / total;
            for (gram, link) in group.iter().zip(&links[probabilities.len()..]) {
                let own = (f64::from(gram.count) - discounts.from(gram.count)) / total;
                let shorter = f64::from(below.probabilities[*link as usize]);
                probabilities.push(narrow(own + weight * shorter));
            }
            weights.push(log10(weight));
        }
        (probabilities, weights)
    });
    let (probabilities, weights): (Vec<Vec<f32>>, Vec<Vec<f32>>) = parts.into_iter().unzip();
    // Contexts are the n-grams of the order below in their order, except for those that end a sentence.
    let mut weights = weights.into_iter().flatten();
    let is_last = |gram: &Gram| sequence.words(*gram, order - 1)[order - 2] == Vocabulary::END;
    let weight = |gram: &Gram| if is_last(gram) { 0.0 } else { weights.next().unwrap_or(0.0) };
    below.back_offs = below.grams.iter().map(weight).collect();
    Level { grams, probabilities: probabilities.concat(), back_offs: Vec::new() }
}

/// The first position from a position on at which a group of n-grams begins, or the end.
fn whole_group(grams: &[Gram], at: usize, is_same: impl Fn(&Gram, &Gram) -> bool) -> usize {
    match at.checked_sub(1).map(|before| (grams.get(before), grams.get(at..))) {
        None => 0,
        Some((Some(before), Some(rest))) => at + rest.partition_point(|gram| is_same(before, gram)),
        Some(_) => grams.len(),
    }
}

/// A probability in seven digits.
#[expect(clippy::cast_possible_truncation, reason = "seven digits are kept")]
fn narrow(probability: f64) -> f32 {
    probability as f32
}

/// A logarithm as stored in a model; that of 0 is [`NEVER`].
#[expect(clippy::cast_possible_truncation, reason = "seven digits are kept")]
fn log10(probability: f64) -> f32 {
    if probability > 0.0 { probability.log10() as f32 } else { NEVER }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// All words that a model can predict, and one unknown word.
    fn predicted(model: &Model) -> Vec<u32> {
        (0..u32::try_from(model.vocabulary().n_words()).unwrap()).filter(|id| *id != Vocabulary::START).collect()
    }

    #[test]
    fn a_bigram_model_is_worked_by_hand() {
        // Fixed discounts. Bigrams: "<s> a" 2, "a b" 1, "b </s>" 1, "a </s>" 1; so a(a) = 1, a(b) = 1, a(</s>) = 2.
        let model = train(["a b", "a"], 2).unwrap();
        // Discounts remove 0.5 + 0.5 + 1 of 4 from the unigrams, spread over a, b, </s> and <unk>: 1/8 each.
        let p_b = 0.5 / 4.0 + 0.125;
        // After "a" (b 1, </s> 1): 0.5 of each is removed.
        let p_b_after_a = 0.5 / 2.0 + 0.5 * p_b;
        // After "<s>" (a 2): 1 is removed.
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

    /// The file of a model on a number of threads.
    #[cfg(feature = "threads")]
    fn file(texts: &[String], order: usize, n_threads: usize) -> Vec<u8> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().unwrap();
        let mut file = Vec::new();
        pool.install(|| Corpus::read(texts, order).unwrap().write_arpa(&mut file)).unwrap();
        file
    }

    #[cfg(feature = "threads")]
    #[test]
    fn a_file_is_the_same_for_any_number_of_threads() {
        let text =
            |i: usize| (0..i % 11).map(|j| format!("w{}", i * (j + 3) % (17 + i % 5))).collect::<Vec<_>>().join(" ");
        let texts: Vec<String> = (0..300).map(text).collect();
        for order in 1..=LONGEST {
            let alone = file(&texts, order, 1);
            assert!([2, 3, 8].into_iter().all(|n_threads| file(&texts, order, n_threads) == alone));
        }
    }

    #[test]
    fn a_corpus_and_its_model_write_the_same_file() {
        for order in 1..=LONGEST {
            let corpus = || Corpus::read(["a b a <unk>", "", "b a c", "c c c c c c c c"], order).unwrap();
            let (mut one, mut other) = (Vec::new(), Vec::new());
            corpus().write_arpa(&mut one).unwrap();
            corpus().model().write_arpa(&mut other).unwrap();
            assert_eq!(String::from_utf8(one), String::from_utf8(other));
        }
    }

    #[test]
    fn groups_are_never_cut() {
        let counts = [1, 1, 1, 4, 5, 5];
        let grams: Vec<Gram> = counts.iter().map(|count| Gram { at: 0, count: *count }).collect();
        let starts: Vec<usize> = (0..9).map(|at| whole_group(&grams, at, |a, b| a.count == b.count)).collect();
        assert_eq!(starts, [0, 3, 3, 3, 4, 6, 6, 6, 6]);
        assert_eq!(whole_group(&[], 7, |_, _| true), 0);
    }

    proptest! {
        #[test]
        fn probabilities_after_any_history_sum_to_one(
            texts in prop::collection::vec("[a-d]( [a-d]){0,5}", 1..12),
            order in 1_usize..5,
            history in prop::collection::vec(0_u32..6, 0..4),
        ) {
            let model = train(&texts, order).unwrap();
            let mut ids = vec![Vocabulary::START];
            ids.extend(history.into_iter().filter(|id| *id != Vocabulary::START && *id != Vocabulary::END));
            let probability = |id: &u32| {
                let ends = model.ends(&[ids.as_slice(), &[*id]].concat());
                10_f64.powf(ends[ids.len()].log10_after(&ends[ids.len() - 1], order))
            };
            let sum: f64 = predicted(&model).iter().map(probability).sum();
            prop_assert!((sum - 1.0).abs() < 1e-4, "{}", sum);
        }
    }
}
