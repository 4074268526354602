//! BLEU, chrF, TER, METEOR, ROUGE-L, self-BLEU and the tokenizers.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use scoring::bleu::{Bleu, Smoothing};
use scoring::chrf::Chrf;
use scoring::meteor::{Meteor, Stemmer};
use scoring::metric::{Metric, Scratch};
use scoring::rouge::rouge_l;
use scoring::self_bleu::self_bleu;
use scoring::ter::Ter;
use scoring::tokenize::{Tokenizer, split};
use serde::Serialize;

use super::texts::{Script, any, drawn, edited, short, text};
use super::{NLTK, ROUGE, SACREBLEU, Sides, joined, numbered, python};
use crate::answer::{Answers, answers, value};
use crate::entry::Entry;

const TOKENIZERS: [Tokenizer; 5] = [Tokenizer::V13a, Tokenizer::Intl, Tokenizer::Char, Tokenizer::Zh, Tokenizer::None];

/// The metrics of this file.
pub fn entries() -> Vec<Entry> {
    vec![
        Entry::of("tokenizers", &["tokenize::Tokenizer"], python(SACREBLEU), |plan| drawn(plan, Cut::draw), Cut::ours),
        Entry::of("BLEU", &["bleu::Bleu"], python(SACREBLEU), |plan| drawn(plan, OfBleu::draw), OfBleu::ours),
        Entry::of(
            "chrF and chrF++",
            &["chrf::Chrf"],
            python(SACREBLEU),
            |plan| drawn(plan, OfChrf::draw),
            OfChrf::ours,
        ),
        Entry::of("TER", &["ter::Ter"], python(SACREBLEU), |plan| drawn(plan, OfTer::draw), OfTer::ours),
        Entry::of(
            "self-BLEU",
            &["self_bleu::self_bleu"],
            python(SACREBLEU),
            |plan| drawn(plan, Rewrites::draw),
            Rewrites::ours,
        ),
        Entry::of("METEOR", &["meteor::Meteor"], python(NLTK), |plan| drawn(plan, OfMeteor::draw), OfMeteor::ours),
        Entry::of(
            "ROUGE-L",
            &["rouge::rouge_l"],
            python(ROUGE),
            |plan| drawn(plan, Sides::draw),
            |sides| {
                let found = rouge_l(&sides.a, &sides.b);
                answers([("precision", found.precision()), ("recall", found.recall()), ("f1", found.f1())])
            },
        ),
    ]
}

/// A text for a tokenizer.
#[derive(Serialize)]
struct Cut {
    tokenizer: &'static str,
    text: String,
}

impl Cut {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        // NLTK's treebank rules are for English.
        let all = [&TOKENIZERS[..], &[Tokenizer::Treebank]].concat();
        let latin = matches!(script, Script::Tiny | Script::Latin | Script::Marks);
        let tokenizer = any(rng, if latin { &all[..] } else { &TOKENIZERS }).name();
        Self { tokenizer, text: text(rng, script, n) }
    }

    fn ours(&self) -> Answers {
        let tokenizer = Tokenizer::from_name(self.tokenizer).expect("a tokenizer's own name");
        value(joined(split(&tokenizer.tokenize(&self.text))).as_str())
    }
}

/// Outputs, one to three references of each, and settings.
#[derive(Serialize)]
struct Corpus<S> {
    outputs: Vec<String>,
    references: Vec<Vec<String>>,
    #[serde(flatten)]
    settings: S,
}

impl<S> Corpus<S> {
    fn of(rng: &mut ChaCha8Rng, n: usize, script: Script, settings: S) -> Self {
        let sources: Vec<String> = (0..n).map(|_| short(rng, script, 12)).collect();
        let mut set = || sources.iter().map(|text| edited(rng, text, script)).collect();
        let (outputs, first, second, third) = (set(), set(), set(), set());
        let mut references = vec![first, second, third];
        references.truncate(1 + n % 3);
        Self { outputs, references, settings }
    }

    fn scores<M: Metric>(&self, metric: &M) -> Answers {
        let mut scratch = Scratch::default();
        let segment = |(n, output): (usize, &String)| {
            let references: Vec<&str> = self.references.iter().map(|set| set[n].as_str()).collect();
            metric.value(&metric.stats(&mut scratch, output, &references))
        };
        let mut all = numbered("segment", self.outputs.iter().enumerate().map(segment));
        let corpus = metric.corpus(&self.outputs, &self.references).map(|score| score.value);
        all.extend(answers([("corpus", corpus)]));
        all
    }
}

#[derive(Serialize)]
struct BleuSettings {
    smoothing: &'static str,
    lowercase: bool,
    tokenizer: &'static str,
    effective_order: bool,
}

type OfBleu = Corpus<BleuSettings>;

impl OfBleu {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let settings = BleuSettings {
            smoothing: any(rng, &["exp", "floor", "add_k", "none"]),
            lowercase: rng.random(),
            tokenizer: any(rng, &TOKENIZERS).name(),
            effective_order: rng.random(),
        };
        Self::of(rng, n, script, settings)
    }

    fn ours(&self) -> Answers {
        let BleuSettings { smoothing, lowercase, tokenizer, effective_order } = self.settings;
        let smoothing = match smoothing {
            "exp" => Smoothing::Exp,
            "floor" => Smoothing::Floor(0.1),
            "add_k" => Smoothing::AddK(1.0),
            _ => Smoothing::None,
        };
        let tokenizer = Tokenizer::from_name(tokenizer).expect("a tokenizer's own name");
        self.scores(&Bleu { tokenizer, lowercase, smoothing, effective_order })
    }
}

#[derive(Serialize)]
struct ChrfSettings {
    words: bool,
    lowercase: bool,
}

type OfChrf = Corpus<ChrfSettings>;

impl OfChrf {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let settings = ChrfSettings { words: rng.random(), lowercase: rng.random() };
        Self::of(rng, n, script, settings)
    }

    fn ours(&self) -> Answers {
        let ChrfSettings { words, lowercase } = self.settings;
        self.scores(&Chrf { words, lowercase })
    }
}

#[derive(Serialize)]
struct TerSettings {
    normalised: bool,
    case_sensitive: bool,
}

type OfTer = Corpus<TerSettings>;

impl OfTer {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let settings = TerSettings { normalised: rng.random(), case_sensitive: rng.random() };
        if n < 40 || script != Script::Latin {
            return Self::of(rng, n, script, settings);
        }
        // One long pair, in which the beam and the limits of shifts matter.
        let long = text(rng, script, 2 * n);
        let (output, reference) = (edited(rng, &long, script), edited(rng, &long, script));
        let rest = text(rng, script, n / 2);
        Self {
            outputs: vec![format!("{rest} {output}")],
            references: vec![vec![format!("{reference} {rest}")]],
            settings,
        }
    }

    fn ours(&self) -> Answers {
        let TerSettings { normalised, case_sensitive } = self.settings;
        self.scores(&Ter { normalised, case_sensitive })
    }
}

/// The rewrites of sources, one to four of each.
#[derive(Serialize)]
struct Rewrites {
    rewrites: Vec<Vec<String>>,
}

impl Rewrites {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let of_source = |rng: &mut ChaCha8Rng| {
            let source = short(rng, script, 10);
            (0..rng.random_range(1..=4)).map(|_| edited(rng, &source, script)).collect()
        };
        Self { rewrites: (0..n).map(|_| of_source(rng)).collect() }
    }

    fn ours(&self) -> Answers {
        let Ok(found) = self_bleu(&self.rewrites, &Bleu::default()) else { return value(None) };
        let mut all = numbered("set", found.of_set);
        all.extend(answers([("value", found.value), ("n_sources", found.n_sources as f64)]));
        all
    }
}

/// A text and its references in one language.
#[derive(Serialize)]
struct OfMeteor {
    language: Option<&'static str>,
    output: String,
    references: Vec<String>,
}

impl OfMeteor {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        const LATIN: [&str; 8] = ["en", "fr", "it", "pt", "es", "de", "sv", "nl"];
        let language = match script {
            Script::Arabic => Some("ar"),
            Script::Cjk | Script::Other => None,
            _ => Some(any(rng, &LATIN)),
        };
        let source = text(rng, script, n);
        let references = (0..rng.random_range(1..=3)).map(|_| edited(rng, &source, script)).collect();
        Self { language, output: edited(rng, &source, script), references }
    }

    fn ours(&self) -> Answers {
        let stemmer = self.language.and_then(Stemmer::of);
        let meteor = Meteor { tokenizer: Tokenizer::V13a, stemmer, wordnet: None };
        let references: Vec<&str> = self.references.iter().map(String::as_str).collect();
        value(meteor.segment(&self.output, &references))
    }
}
