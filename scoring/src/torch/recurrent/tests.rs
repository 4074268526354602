//! Tests of the language model: a known source learned, gradients, long texts.

use rand::RngExt as _;

use super::{learner::Sentences, *};
use crate::torch::{
    random::stream,
    train::{
        Learner as _, Options,
        tests::{OPTIONS, check_gradients, folder, in_double, memory::check_parts, on, place},
    },
};

const WORDS: vocabulary::Options = vocabulary::Options { lower: true, fewest: 1, most: 1000, sentences: true };

/// From each state, the beginning and three words, the next: the three words and the end.
const NEXT: [[f64; 4]; 4] = [[0.8, 0.1, 0.1, 0.0], [0.1, 0.7, 0.1, 0.1], [0.05, 0.05, 0.7, 0.2], [0.6, 0.1, 0.1, 0.2]];

/// Sentences of the source.
fn sentences(n: usize, seed: u64) -> Vec<String> {
    let mut random = stream(seed, "sentences", 0);
    let mut sentence = || {
        let (mut words, mut state) = (Vec::new(), 0);
        loop {
            let mut left: f64 = random.random();
            let next = NEXT[state].iter().position(|p| {
                left -= p;
                left < 0.0
            });
            match next.unwrap_or(3) {
                3 => return words.join(" "),
                word => {
                    words.push(["ab", "cd", "ef"][word]);
                    state = word + 1;
                }
            }
        }
    };
    (0..n).map(|_| sentence()).collect()
}

/// The source's own score of a sentence: no model can have a better expected score.
fn own(sentence: &str) -> SentenceScore {
    let state = |word: &str| ["ab", "cd", "ef"].iter().position(|known| *known == word).unwrap_or(3);
    let words: Vec<usize> = sentence.split_whitespace().map(state).chain([3]).collect();
    let mut before = 0;
    let log10 = words.iter().map(|word| NEXT[std::mem::replace(&mut before, word + 1)][*word].log10()).sum();
    SentenceScore { log10, n_words: words.len(), n_unknown: 0 }
}

fn model(cell: Cell) -> Model {
    let shapes = Shapes { cell, embedding: 5, hidden: 7, layers: 2, dropout: 0.0 };
    let vocabulary = Vocabulary::of(&["a b c d e f g"], WORDS);
    Model::build(shapes, vocabulary, Parameters::seeded(Device::Cpu, 2)).expect("there is memory")
}

#[test]
fn the_perplexity_of_a_known_source_is_reached() {
    let (training, held_out, unseen) = (sentences(600, 1), sentences(100, 2), sentences(1000, 3));
    for cell in [Cell::Lstm, Cell::Gru] {
        let shapes = Shapes { cell, embedding: 8, hidden: 16, layers: 1, dropout: 0.1 };
        let task = Task { training: &training, held_out: &held_out, shapes, words: WORDS };
        let options = Options { epochs: 6, batch: 16, rate: 0.02, ..OPTIONS };
        let folder = folder(&format!("lm-{cell:?}"));
        let (model, config) = train(task, &options, place(&folder, false), Device::Cpu, &mut on).expect("it trains");
        let scores = model.score(&unseen, |_| {}).expect("there is memory");
        let (found, best) = (corpus(&scores), corpus(&unseen.iter().map(|text| own(text)).collect::<Vec<_>>()));
        let (found, best) = (found.perplexity(), best.perplexity());
        // It is no better than the source, apart from chance, and within 3 %; a model of word frequencies alone is far
        // worse.
        assert!(found > 0.995 * best && found < 1.03 * best, "{found}, at best {best}, {:?}", config.measures);
        let again = Model::load(&folder, Device::Cpu).expect("it is there").score(&unseen, |_| {}).expect("memory");
        assert_eq!(again, scores);
    }
}

#[test]
fn gradients_are_those_of_differences_and_of_parts() {
    for cell in [Cell::Lstm, Cell::Gru] {
        let single = model(cell);
        let double = in_double(&single.weights, &format!("lm-double-{cell:?}"));
        let model = Model::build(single.shapes, single.vocabulary, double).expect("there is memory");
        let texts = ["a b c d e f g x", "", "g f"].map(str::to_owned);
        let learner = Sentences::new(model, &texts, &[]);
        check_gradients(&learner);
        check_parts(&learner, 1e-10);
    }
}

#[test]
fn a_text_gets_the_same_whatever_stands_beside_it() {
    for cell in [Cell::Lstm, Cell::Gru] {
        let model = model(cell);
        let texts = ["a b c d e", "", "unheard of", "g", "a a a a a a a a a a a a a"];
        let together = model.score(&texts, |_| {}).expect("there is memory");
        for (text, expected) in texts.iter().zip(&together) {
            let alone = model.score(&[text], |_| {}).expect("there is memory")[0];
            assert!((alone.log10 - expected.log10).abs() < 1e-5, "{alone:?} is not {expected:?}");
        }
        let words: Vec<(usize, usize)> = together.iter().map(|score| (score.n_words, score.n_unknown)).collect();
        assert_eq!(words, [(6, 0), (1, 0), (3, 2), (2, 0), (14, 0)]);
    }
}

#[test]
fn a_probability_is_one_among_those_of_all_words() {
    let model = model(Cell::Lstm);
    let after = |word: &str| 10_f64.powf(model.score(&[format!("a {word}")], |_| {}).expect("memory")[0].log10);
    let texts = |words: &[i64]| model.of_rows(&[words.to_vec()], |_| {}).expect("memory")[0].log10;
    let n = as_size(model.vocabulary.len());
    let sum: f64 =
        (0..n).map(|id| 10_f64.powf(texts(&[vocabulary::BEGIN, 4, id]) - texts(&[vocabulary::BEGIN, 4]))).sum();
    assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    assert!(after("b") > 0.0);
}

#[test]
fn a_text_of_ten_thousand_words_is_one() {
    let model = model(Cell::Lstm);
    let text = "a b c d e f g ".repeat(1430);
    let scored = model.score(&[text.as_str(), "a"], |_| {}).expect("there is memory")[0];
    assert_eq!((scored.n_words, scored.n_unknown), (10_011, 0));
    // The same, computed at once.
    let ids = model.vocabulary.ids(&text);
    let logs = tch::no_grad(|| model.logs(&[&ids], 0..ids.len() - 1, &mut Vec::new(), None)).expect("there is memory");
    let expected = logs.sum(Kind::Double).double_value(&[]) * std::f64::consts::LOG10_E;
    assert!((scored.log10 / expected - 1.0).abs() < 1e-6, "{} is not {expected}", scored.log10);
}

#[test]
fn a_long_text_is_learned_in_pieces_that_hold_every_word_once() {
    let texts = ["a b c d e f g ".repeat(100)];
    let sentences = Sentences::new(model(Cell::Lstm), &texts, &[]);
    let loss = sentences.loss(&[0, 1, 2], &mut Chance::of(1, 1)).expect("there is memory");
    assert_eq!((sentences.subject().n_examples, loss.n_tokens), (3, 701));
}
