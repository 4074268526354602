//! N-gram language models: training, ARPA files, scores.

use std::fmt::Write as _;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use scoring::lm::{Model, train};
use serde::Serialize;

use super::texts::{Script, drawn, edited, short};
use super::{KENLM, python};
use crate::answer::{Answer, Answers};
use crate::entry::{Entry, Tolerance};

/// KenLM adds numbers of seven digits and prints six.
const PRINTED: Tolerance = Tolerance { absolute: 2e-5, relative: 2e-5 };

/// The language models.
pub fn entries() -> Vec<Entry> {
    vec![
        Entry::of(
            "language model, trained",
            &["lm::train", "lm::Model::score"],
            python(KENLM),
            |plan| drawn(plan, Trained::draw),
            Trained::ours,
        )
        .within(PRINTED),
        Entry::of(
            "language model, read",
            &["lm::Model::read_arpa", "lm::Model::score"],
            python(KENLM),
            |plan| drawn(plan, Read::draw),
            Read::ours,
        )
        .within(PRINTED),
    ]
}

/// Sentences to train on, and new ones.
#[derive(Serialize)]
struct Trained {
    order: usize,
    texts: Vec<String>,
    new: Vec<String>,
}

impl Trained {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        // A sentence of KenLM's is a line.
        let line = |rng: &mut ChaCha8Rng| short(rng, script, 10);
        let texts: Vec<String> = (0..8 * n).map(|_| line(rng)).collect();
        let mut new: Vec<String> = texts.iter().take(3).map(|text| edited(rng, text, script)).collect();
        new.push(String::new());
        Self { order: rng.random_range(2..=5), texts, new }
    }

    fn ours(&self) -> Answers {
        match train(&self.texts, self.order) {
            Ok(model) => {
                let counts: Vec<String> = model.n_grams().iter().map(usize::to_string).collect();
                let mut all = scored(&model, &self.new);
                all.insert("n-grams".to_owned(), Answer::Text(counts.join("/")));
                all
            }
            Err(why) => Answers::from([("value".to_owned(), Answer::Undefined { reason: why.to_string() })]),
        }
    }
}

/// Each sentence's logarithm and unknown words, and the perplexity of all.
fn scored(model: &Model, sentences: &[String]) -> Answers {
    let mut all = Answers::new();
    let (mut every, mut n_words) = (0.0, 0);
    for (number, sentence) in (1..).zip(sentences) {
        let score = model.score(sentence);
        all.insert(format!("log10 {number}"), score.log10.into());
        all.insert(format!("unknown {number}"), (score.n_unknown as f64).into());
        every += score.log10;
        n_words += score.n_words;
    }
    all.insert("perplexity".to_owned(), 10_f64.powf(-every / n_words as f64).into());
    all
}

/// A model in a file as other programs write it, and sentences.
#[derive(Serialize)]
struct Read {
    arpa: String,
    new: Vec<String>,
}

impl Read {
    /// Words with a no-break space and other signs that some programs take for white space, and a model without `<unk>`.
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let words = ["le", "film\u{a0}?", "été", "\u{3000}", "a\u{2009}b", "l'a", "😂"];
        let words = &words[..n.clamp(2, words.len())];
        let mut number = || f64::from(rng.random_range(-3000_i16..0)) / 1000.0;
        let mut one = vec![format!("{}\t</s>", number()), format!("-99\t<s>\t{}", number())];
        one.extend(words.iter().map(|word| format!("{}\t{word}\t{}", number(), number())));
        if script != Script::Tiny {
            one.push(format!("{}\t<unk>", number()));
        }
        let pairs: Vec<(&str, &str)> =
            ["<s>"].iter().chain(words).flat_map(|a| words.iter().map(|b| (*a, *b))).collect();
        let two: Vec<String> =
            pairs.iter().step_by(2).map(|(a, b)| format!("{}\t{a} {b}\t{}", number(), number())).collect();
        let kept: Vec<(&str, &str)> = pairs.into_iter().step_by(2).collect();
        // A longer n-gram needs both shorter ones.
        let longer = kept.iter().flat_map(|ab| kept.iter().filter(|bc| bc.0 == ab.1).map(|bc| (ab.0, ab.1, bc.1)));
        let three: Vec<String> = longer.step_by(3).map(|(a, b, c)| format!("{}\t{a} {b} {c}", number())).collect();
        let mut arpa = String::from("\\data\\\n");
        let orders = [one, two, three];
        for (order, grams) in (1..).zip(&orders) {
            writeln!(arpa, "ngram {order}={}", grams.len()).expect("a string takes every text");
        }
        for (order, grams) in (1..).zip(&orders) {
            writeln!(arpa, "\n\\{order}-grams:\n{}", grams.join("\n")).expect("a string takes every text");
        }
        arpa += "\n\\end\\\n";
        let mut sentence = || {
            let n_words = rng.random_range(0..8);
            let word = |rng: &mut ChaCha8Rng| {
                if rng.random_bool(0.1) { "zebra" } else { words[rng.random_range(0..words.len())] }
            };
            (0..n_words).map(|_| word(rng)).collect::<Vec<_>>().join(" ")
        };
        Self { arpa, new: (0..4).map(|_| sentence()).collect() }
    }

    fn ours(&self) -> Answers {
        match Model::read_arpa(self.arpa.as_bytes()) {
            Ok(model) => scored(&model, &self.new),
            Err(why) => Answers::from([("value".to_owned(), Answer::Undefined { reason: why.to_string() })]),
        }
    }
}
