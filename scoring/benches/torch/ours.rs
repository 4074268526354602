//! Our side.

use std::{fs, ops::ControlFlow, time::Instant};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use scoring::torch::{
    bert_score::BertScore,
    embed::Embedder,
    folder::Config,
    text_cnn::{Labelled, Shapes, Task, train},
    train::{Options, Place, Schedule},
    vocabulary,
};
use tch::{Cuda, Device};

use super::Setting;

/// Examples of a step of the classifier.
const BATCH: usize = 64;

/// How long it took.
pub struct Measured {
    pub seconds: f64,
    /// Multiplications and additions, where they are counted.
    pub flop: Option<f64>,
}

/// The words of the texts.
pub const WORDS: [&str; 24] = [
    "the",
    "of",
    "we",
    "would",
    "appreciate",
    "formality",
    "rewriting",
    "gonna",
    "is",
    "kindly",
    "answer",
    "!",
    "u",
    "question",
    "sentence",
    "evaluation",
    "because",
    "people",
    "wonderful",
    "and",
    "to",
    ",",
    "machine",
    "translation",
];

/// Sentences of frequent English words, of 4 to 40 words.
pub fn texts(n: usize) -> Vec<String> {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut sentence = || {
        let length = random.random_range(4..=40);
        (0..length).map(|_| WORDS[random.random_range(0..WORDS.len())]).collect::<Vec<_>>().join(" ")
    };
    (0..n).map(|_| sentence()).collect()
}

pub fn start(setting: &Setting, _: usize) -> Measured {
    timed(setting, None, || {
        embedder(setting).embed(&["one text"], |_| {}).expect("it is embedded");
    })
}

pub fn embed(setting: &Setting, n: usize) -> Measured {
    let (embedder, texts) = (embedder(setting), setting.texts(n));
    embedder.embed(&texts[..n.min(500)], |_| {}).expect("they are embedded");
    let lengths = embedder.cutter().cut(&texts).expect("they are cut");
    let flop = lengths.iter().map(|text| flop(&embedder.folder().config, text.ids.len())).sum();
    timed(setting, Some(flop), || {
        embedder.embed(&texts, |_| {}).expect("they are embedded");
    })
}

pub fn bert_score(setting: &Setting, n: usize) -> Measured {
    let folder = setting.folder();
    let layers = Some(folder.config.num_hidden_layers);
    let model = BertScore::open(&folder, layers, setting.device, setting.precision).expect("the model");
    let texts = setting.texts(2 * n);
    let references: Vec<Vec<&str>> = texts[n..].iter().map(|text| vec![*text]).collect();
    let warm = n.min(200);
    model.score(&texts[..warm], &references[..warm], None, |_| {}).expect("they are scored");
    timed(setting, None, || {
        model.score(&texts[..n], &references, None, |_| {}).expect("they are scored");
    })
}

/// Steps of 64 texts of 40 words each, with a vocabulary of 24 words: what is timed is the network.
pub fn text_cnn(setting: &Setting, n: usize) -> Measured {
    let text = |at: usize| setting.texts[at % setting.texts.len()].clone();
    let examples: Vec<Labelled> = (0..n * BATCH).map(|at| Labelled { text: text(at), class: at % 2 }).collect();
    let options = Options {
        seed: 7,
        epochs: 1,
        batch: BATCH,
        rate: 1e-3,
        warm_up: 0.0,
        schedule: Schedule::Constant,
        decay: 0.01,
        clip: 5.0,
        patience: 0,
    };
    let folder = setting.folder.join("textcnn");
    // Reading, the vocabulary and the checkpoints are not timed: from the first step to the last.
    let (mut begun, mut seconds, mut first) = (Instant::now(), 0.0, 0);
    let mut watch = |progress: &scoring::torch::train::Progress| {
        if progress.step == 5 {
            synchronise(setting.device);
            (begun, first) = (Instant::now(), progress.step);
        }
        if progress.step == progress.of {
            synchronise(setting.device);
            seconds = begun.elapsed().as_secs_f64() * progress.of as f64 / (progress.of - first) as f64;
        }
        ControlFlow::Continue(())
    };
    let task = Task {
        classes: vec!["a".to_owned(), "b".to_owned()],
        training: &examples,
        held_out: &[],
        shapes: Shapes::default(),
        words: vocabulary::Options { lower: true, fewest: 1, most: 20_000, sentences: false },
        vectors: None,
    };
    let place = Place { folder: &folder, resume: false, every: 0 };
    train(task, &options, place, setting.device, &mut watch).expect("it learns");
    fs::remove_dir_all(&folder).expect("the folder is removed");
    Measured { seconds, flop: None }
}

fn embedder(setting: &Setting) -> Embedder {
    Embedder::open(&setting.folder(), setting.device, setting.precision).expect("the model")
}

pub fn timed(setting: &Setting, flop: Option<f64>, work: impl FnOnce()) -> Measured {
    synchronise(setting.device);
    let begun = Instant::now();
    work();
    synchronise(setting.device);
    Measured { seconds: begun.elapsed().as_secs_f64(), flop }
}

fn synchronise(device: Device) {
    if let Device::Cuda(number) = device {
        Cuda::synchronize(i64::try_from(number).unwrap_or(0));
    }
}

/// Operations of a text of so many tokens, a multiplication and an addition being two: products of matrices alone.
fn flop(config: &Config, n_tokens: usize) -> f64 {
    let (n, hidden, wide) = (n_tokens as f64, config.hidden_size as f64, config.intermediate_size as f64);
    let layer = 2.0 * n * (4.0 * hidden * hidden + 2.0 * hidden * wide) + 4.0 * n * n * hidden;
    layer * config.num_hidden_layers as f64
}

/// The most memory this process has had, in megabytes.
pub fn peak_memory() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.map_or(0.0, |kilobytes| kilobytes / 1024.0)
}
