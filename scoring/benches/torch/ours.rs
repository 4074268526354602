//! Our side.

use std::{fs, ops::ControlFlow, time::Instant};

use scoring::torch::{
    bert_score::BertScore,
    embed::Embedder,
    folder::Config,
    text_cnn::{Labelled, Shapes, Task, train},
    train::{Options, Place, Schedule},
    vocabulary,
};
use tch::{Cuda, Device};

use super::{Measured, RUNS, Setting};

/// Examples of a step of the classifier.
const BATCH: usize = 64;

/// The time is that of the whole process, measured by the process that starts it.
pub fn start(setting: &Setting, _: usize) -> Measured {
    embedder(setting).embed(&["one text"], |_| {}).expect("it is embedded");
    Measured::default()
}

/// From texts to tokens.
pub fn cut(setting: &Setting, n: usize) -> Measured {
    let (embedder, texts) = (embedder(setting), setting.texts(n));
    timed(setting, None, || {
        let _ = embedder.cutter().cut_as_is(&texts).expect("they are cut");
    })
}

/// From texts to vectors.
pub fn embed(setting: &Setting, n: usize) -> Measured {
    let (embedder, texts) = (embedder(setting), setting.texts(n));
    embedder.embed(&setting.others(n.min(20_000)), |_| {}).expect("they are embedded");
    let tokens = embedder.cutter().cut_as_is(&texts).expect("they are cut");
    let flop = tokens.iter().map(|text| flop(&embedder.folder().config, text.ids.len())).sum();
    timed(setting, Some(flop), || {
        embedder.embed(&texts, |_| {}).expect("they are embedded");
    })
}

/// From tokens to vectors.
pub fn encode(setting: &Setting, n: usize) -> Measured {
    let embedder = embedder(setting);
    let tokens = |texts: &[&str]| embedder.cutter().cut_as_is(texts).expect("they are cut");
    let (others, tokens) = (tokens(&setting.others(n.min(20_000))), tokens(&setting.texts(n)));
    embedder.embed_tokens(&others, |_| {}).expect("they are embedded");
    let flop = tokens.iter().map(|text| flop(&embedder.folder().config, text.ids.len())).sum();
    timed(setting, Some(flop), || {
        embedder.embed_tokens(&tokens, |_| {}).expect("they are embedded");
    })
}

pub fn bert_score(setting: &Setting, n: usize) -> Measured {
    let folder = setting.folder();
    let layers = Some(folder.config.num_hidden_layers);
    let model = BertScore::open(&folder, layers, setting.device, setting.precision).expect("the model");
    let score = |outputs: &[&str], references: &[&str]| {
        let references: Vec<Vec<&str>> = references.iter().map(|text| vec![*text]).collect();
        model.score(outputs, &references, None, |_| {}).expect("they are scored");
    };
    let (texts, others) = (setting.texts(2 * n), setting.others(n.min(4_000)));
    score(&others, &others);
    timed(setting, None, || score(&texts[..n], &texts[n..]))
}

/// Steps of 64 texts.
pub fn text_cnn(setting: &Setting, n: usize) -> Measured {
    assert!(n > 5, "a training of the classifier needs more than five steps");
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
    let run = |_| {
        // Reading, the vocabulary and the checkpoints are not timed: from the fifth step to the last.
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
        seconds
    };
    Measured { seconds: (0..RUNS).map(run).collect(), ..Measured::default() }
}

fn embedder(setting: &Setting) -> Embedder {
    let embedder = Embedder::open(&setting.folder(), setting.device, setting.precision).expect("the model");
    match setting.budget {
        Some(budget) => embedder.with_budget(budget),
        None => embedder,
    }
}

/// The times of some runs.
pub fn timed(setting: &Setting, flop: Option<f64>, work: impl Fn()) -> Measured {
    let run = |_| {
        synchronise(setting.device);
        let begun = Instant::now();
        work();
        synchronise(setting.device);
        begun.elapsed().as_secs_f64()
    };
    Measured { seconds: (0..RUNS).map(run).collect(), flop, ..Measured::default() }
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
