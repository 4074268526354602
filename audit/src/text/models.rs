//! Vectors of words, transport, style classifiers, M-Acc, GM, spelling and languages.

use std::collections::BTreeSet;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use scoring::embeddings::{Idf, Vectors};
use scoring::gm::{self, Qualities, Thresholds};
use scoring::intensity::{Ground, intensity};
use scoring::m_acc::{Counts, Label, Variant, label, marked};
use scoring::spelling::Dictionary;
use scoring::style::Classifier;
use serde::Serialize;

use super::texts::{self, Script, any, drawn, edited, short};
use super::{DEFINITION, POT, SKLEARN, SPYLLS, numbered, python};
use crate::answer::{Answer, Answers, answers, value};
use crate::entry::{Entry, Tolerance};

/// The metrics of this file.
pub fn entries() -> Vec<Entry> {
    vec![
        Entry::of(
            "vectors of words",
            &["embeddings", "transport"],
            python(POT),
            |plan| drawn(plan, OfVectors::draw),
            OfVectors::ours,
        )
        .within(Tolerance::of(1e-7)),
        Entry::of(
            "style transfer intensity",
            &["intensity", "transport"],
            python(POT),
            |plan| drawn(plan, Moved::draw),
            Moved::ours,
        ),
        Entry::of(
            "style by words",
            &["style::Classifier"],
            python(SKLEARN),
            |plan| drawn(plan, Styles::draw),
            Styles::words,
        )
        .within(Tolerance::of(1e-6)),
        Entry::of("M-Acc", &["m_acc"], python(DEFINITION), |plan| drawn(plan, Marked::draw), Marked::ours),
        Entry::of(
            "GM",
            &["gm::gm", "gm::agreement"],
            python(DEFINITION),
            |plan| drawn(plan, Preferred::draw),
            Preferred::ours,
        ),
        Entry::of("spelling", &["spelling"], python(SPYLLS), |plan| drawn(plan, Spelt::draw), Spelt::ours),
    ]
}

/// Two texts, vectors of some of their words, and the corpus that weighs words.
#[derive(Serialize)]
struct OfVectors {
    vectors: Vec<(String, Vec<f32>)>,
    corpus: Vec<String>,
    a: String,
    b: String,
}

impl OfVectors {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let a = texts::text(rng, script, n);
        let b = if rng.random() { edited(rng, &a, script) } else { texts::text(rng, script, n) };
        let corpus = vec![a.clone(), b.clone(), short(rng, script, 8), short(rng, script, 8)];
        let folded: Vec<String> = corpus.iter().map(|text| scoring::text::nfc(text).to_lowercase()).collect();
        let words: BTreeSet<&str> = folded.iter().flat_map(|text| scoring::text::tokens(text)).collect();
        let mut vectors = Vec::new();
        for word in words {
            // Words without a vector, with a vector of zeros, and twice the same one.
            let numbers = match rng.random_range(0..12) {
                0 => continue,
                1 => vec![0.0; 3],
                2 => vec![1.0, -1.0, 0.5],
                _ => (0..3).map(|_| f32::from(rng.random_range(-9_i8..=9)) / 4.0).collect(),
            };
            vectors.push((word.to_owned(), numbers));
        }
        // A file without vectors is refused.
        vectors.push(("known".to_owned(), vec![1.0, 2.0, 3.0]));
        Self { vectors, corpus, a, b }
    }

    fn ours(&self) -> Answers {
        let line = |(word, n): &(String, Vec<f32>)| format!("{word} {} {} {}\n", n[0], n[1], n[2]);
        let file: String = self.vectors.iter().map(line).collect();
        let vectors = Vectors::read(file.as_bytes()).expect("lines of a word and three numbers");
        let (idf, a, b) = (Idf::of(&self.corpus), &self.a, &self.b);
        answers([
            ("sim", vectors.sim(&idf, a, b)),
            ("average", vectors.average(a, b)),
            ("greedy", vectors.greedy(a, b)),
            ("extrema", vectors.extrema(a, b)),
            ("wmd", vectors.movers_distance(a, b)),
            ("relaxed wmd", vectors.relaxed_movers_distance(a, b)),
        ])
    }
}

/// The styles of a text and of its rewrite.
#[derive(Serialize)]
struct Moved {
    text: Vec<f64>,
    rewrite: Vec<f64>,
    target: usize,
    table: Vec<f64>,
}

impl Moved {
    fn draw(rng: &mut ChaCha8Rng, n: usize, _: Script) -> Self {
        let n = n.clamp(2, 9);
        let mut shares = || {
            let masses: Vec<f64> = (0..n).map(|_| f64::from(rng.random_range(0_u8..5))).collect();
            let sum: f64 = masses.iter().sum();
            if sum > 0.0 { masses.iter().map(|mass| mass / sum).collect() } else { vec![1.0 / n as f64; n] }
        };
        let (text, rewrite) = (shares(), shares());
        // Any table of costs, not only of distances.
        let table = (0..n * n).map(|_| f64::from(rng.random_range(0_u8..20)) / 3.0).collect();
        Self { text, rewrite, target: rng.random_range(0..n), table }
    }

    fn ours(&self) -> Answers {
        let of = |ground| intensity(&self.text, &self.rewrite, self.target, ground).ok();
        answers([("unit", of(Ground::Unit)), ("scale", of(Ground::Scale)), ("table", of(Ground::Table(&self.table)))])
    }
}

/// Texts of two styles, and new ones.
#[derive(Serialize)]
struct Styles {
    unit: &'static str,
    c: f64,
    texts: Vec<String>,
    labels: Vec<bool>,
    new: Vec<String>,
}

impl Styles {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let n = n.min(12) + 1;
        let mut some = || (0..n).map(|_| short(rng, script, 8)).collect();
        let (texts, new) = (some(), some());
        let mut labels: Vec<bool> = (0..n).map(|_| rng.random()).collect();
        (labels[0], labels[1]) = (true, false);
        Self { unit: any(rng, &["words", "characters"]), c: any(rng, &[0.1, 1.0, 10.0]), texts, labels, new }
    }

    fn words(&self) -> Answers {
        let model = Classifier::train(&self.texts, &self.labels, self.c).expect("both styles");
        let words = |text: &String| scoring::text::nfc(text).to_lowercase();
        let weights = self.texts.iter().map(words).flat_map(|text| {
            let weights = scoring::text::tokens(&text).into_iter().filter_map(|word| model.weight(word));
            weights.map(f64::abs).collect::<Vec<_>>()
        });
        let largest = weights.fold(0.0, f64::max);
        let mut all = numbered("probability", self.new.iter().map(|text| model.probability(text)));
        let words = model.n_words() as f64;
        all.extend(answers([("intercept", model.intercept()), ("words", words), ("largest weight", largest)]));
        all
    }
}

/// Texts, each with a formal and an informal reference whose phrases are marked.
#[derive(Serialize)]
struct Marked {
    segments: Vec<(String, String, String)>,
}

impl Marked {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let segment = |rng: &mut ChaCha8Rng| {
            let source = texts::text(rng, script, 5);
            let mut reference = || {
                let words: Vec<String> = edited(rng, &source, script).split(' ').map(str::to_owned).collect();
                let mark = |word: String| if rng.random_bool(0.25) { format!("[F]{word}[/F]") } else { word };
                words.into_iter().map(mark).collect::<Vec<_>>().join(" ").replace("[/F] [F]", " ")
            };
            let (formal, informal) = (reference(), reference());
            (edited(rng, &source, script), formal, informal)
        };
        Self { segments: (0..n).map(|_| segment(rng)).collect() }
    }

    fn ours(&self) -> Answers {
        let counted = marked(self.segments.iter().map(|(_, formal, _)| formal.as_str()));
        let counts = [
            counted.n_segments,
            counted.n_phrases,
            counted.n_different_phrases,
            counted.n_words,
            counted.n_different_words,
        ];
        let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
        let mut all = answers([("marked", Answer::Text(counts.join(",")))]);
        for (name, variant) in [("token", Variant::Token), ("substring", Variant::Substring)] {
            let of = |(text, formal, informal): &(String, String, String)| label(text, formal, informal, variant);
            let labels: Vec<Label> = self.segments.iter().map(of).collect();
            let names: Vec<String> = labels.iter().map(|label| format!("{label:?}").to_uppercase()).collect();
            let counts: Counts = labels.into_iter().collect();
            all.insert(name.to_owned(), Answer::Text(names.join(",")));
            all.insert(format!("{name}, formal"), counts.formal_accuracy().into());
            all.insert(format!("{name}, informal"), counts.informal_accuracy().into());
        }
        all
    }
}

/// Pairs of outputs of which people preferred the first.
#[derive(Serialize)]
struct Preferred {
    thresholds: [f64; 4],
    preferences: Vec<([f64; 3], [f64; 3])>,
}

impl Preferred {
    fn draw(rng: &mut ChaCha8Rng, n: usize, _: Script) -> Self {
        let thresholds = [
            rng.random_range(0.0..90.0),
            rng.random_range(0.0..90.0),
            rng.random_range(50.0..150.0),
            rng.random_range(-40.0..40.0),
        ];
        let mut quality = || [rng.random_range(0.0..=1.0), rng.random_range(0.0..=1.0), rng.random_range(1.0..160.0)];
        Self { thresholds, preferences: (0..n).map(|_| (quality(), quality())).collect() }
    }

    fn ours(&self) -> Answers {
        let [accuracy, similarity, highest_perplexity, lowest_perplexity] = self.thresholds;
        let thresholds = Thresholds { accuracy, similarity, highest_perplexity, lowest_perplexity };
        let of = |[accuracy, similarity, perplexity]: [f64; 3]| Qualities { accuracy, similarity, perplexity };
        let pairs: Vec<_> = self.preferences.iter().map(|(better, worse)| (of(*better), of(*worse))).collect();
        let mut all = numbered("better", pairs.iter().map(|(better, _)| gm::gm(*better, thresholds)));
        all.extend(answers([("agreement", gm::agreement(&pairs, thresholds))]));
        all
    }
}

/// A small Hunspell dictionary with affixes, and words to look up.
#[derive(Serialize)]
struct Spelt {
    aff: String,
    dic: String,
    words: Vec<String>,
}

impl Spelt {
    fn draw(rng: &mut ChaCha8Rng, n: usize, _: Script) -> Self {
        const STEMS: [&str; 8] = ["cane", "gatto", "casa", "perché", "amico", "Roma", "été", "walk"];
        const ENDS: [&str; 6] = ["", "s", "ed", "i", "ing", "x"];
        let aff =
            "SET UTF-8\nSFX A Y 2\nSFX A 0 s .\nSFX A 0 ed [^e]\nSFX B Y 1\nSFX B o i o\nPFX C Y 1\nPFX C 0 ri .\n";
        let mut dic = String::new();
        for stem in STEMS {
            dic.extend([stem, any(rng, &["", "/A", "/B", "/AC", "/C", "/ABC"]), "\n"]);
        }
        let mut word = || {
            let (start, stem, end) = (any(rng, &["", "", "ri", "re"]), any(rng, &STEMS), any(rng, &ENDS));
            let word = format!("{start}{stem}{end}");
            let mut letters = word.chars();
            let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
            // Spylls takes "RiRoma" for a word where Hunspell does not.
            let is_mixed = word.chars().skip(1).any(char::is_uppercase);
            if !is_mixed && rng.random_bool(0.2) { first + letters.as_str() } else { word }
        };
        let words = (0..n).map(|_| word()).collect::<BTreeSet<_>>().into_iter().collect();
        Self { aff: aff.to_owned(), dic: format!("{}\n{dic}", STEMS.len()), words }
    }

    fn ours(&self) -> Answers {
        let dictionary = Dictionary::read(self.aff.as_bytes(), self.dic.as_bytes()).expect("a dictionary");
        let wrong = dictionary.misspelt(&self.words.join(" "), "", &BTreeSet::new());
        value(wrong.join(",").as_str())
    }
}
