//! Texts of the model's own words: frequent ones often, as in real texts.

use std::{fs, path::Path};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

/// The words of a model's vocabulary, in its order: the frequent ones come first.
pub fn vocabulary(model: &Path) -> Vec<String> {
    let text = fs::read_to_string(model.join("tokenizer.json")).expect("the tokenizer");
    let tokenizer: Value = serde_json::from_str(&text).expect("JSON");
    let words = tokenizer["model"]["vocab"].as_object().expect("a vocabulary");
    let mut words: Vec<(i64, &String)> =
        words.iter().map(|(word, id)| (id.as_i64().expect("a number"), word)).collect();
    words.sort_unstable();
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_lowercase());
    words.into_iter().map(|(_, word)| word.clone()).filter(|word| is_word(word)).collect()
}

/// Texts of 4 to 40 words, or of about `length` tokens; a tenth of the words is made of two, so that it is cut.
pub fn texts(n: usize, words: &[String], length: Option<usize>) -> Vec<String> {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    // A power of two, and a word between it and the next: the probability of the r-th word is about 1 / r.
    let word = |random: &mut ChaCha8Rng| {
        let first = 1 << random.random_range(0..words.len().ilog2());
        words[random.random_range(first..2 * first)].as_str()
    };
    let mut text = || {
        // Of ten words eleven tokens and a little more.
        let n_words = length.map_or_else(|| random.random_range(4..=40), |length| length * 100 / 125);
        let mut text = String::new();
        for _ in 0..n_words {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(word(&mut random));
            if random.random_range(0..10) == 0 {
                text.push_str(word(&mut random));
            }
        }
        text
    };
    (0..n).map(|_| text()).collect()
}
