//! What a GPU computes against what the CPU does: `cargo xtask test --gpu`. Without `CONCORD_GPU` the tests are skipped.

mod causal_model;
mod gpu_found;
mod minilm;

use std::ops::ControlFlow::Continue;

use gpu_found::{device_asked_for, embedded, gpu, texts};
use scoring::torch::{
    Precision,
    batch::Budget,
    bert_score::BertScore,
    causal,
    embed::Embeddings,
    movers::{Movers, Solver},
    recurrent,
    sinkhorn::Sinkhorn,
    text_cnn::{self, Labelled, TextCnn},
    train::{Options, Place, Schedule},
    vocabulary,
};
use tch::Device;

/// How far a cosine of the same text may be from 1 in 32 bits.
const FULL: f64 = 1e-5;
/// The same in 16 bits.
const HALF: f64 = 5e-3;
/// How far a score may be off in 32 bits.
const SCORE: f64 = 1e-4;

/// The same in 16 bits.
const SCORE_HALF: f64 = 0.02;

/// How far the logarithm of a text's probability may be in 32 bits, as a part of it.
const LOG: f64 = 1e-4;
/// How far a probability of a style may be in 32 bits.
const STYLE: f64 = 2e-6;
/// How far the logarithm of a sentence's probability by a recurrent model may be in 32 bits, as a part of it.
const RECURRENT: f64 = 1e-5;
/// How far the logarithm of a text's probability may be in 16 bits.
const LOG_HALF: f64 = 0.03;

fn least_cosine(a: &Embeddings, b: &Embeddings) -> f64 {
    let cosine = |(a, b): (&[f32], &[f32])| {
        let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum::<f64>();
        dot(a, b) / (dot(a, a) * dot(b, b)).sqrt()
    };
    a.values.chunks(a.width).zip(b.values.chunks(b.width)).map(cosine).fold(1.0, f64::min)
}

#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn embeddings_are_the_cpus() {
    let Some((gpu, folder)) = gpu() else { return };
    let cpu = embedded(&folder, Device::Cpu, Precision::Full, Budget::CPU);
    for (precision, bound) in [(Precision::Full, FULL), (Precision::BFloat16, HALF), (Precision::Half, HALF)] {
        for budget in [Budget::GPU, Budget { n_tokens: 300, n_texts: 9 }] {
            let least = least_cosine(&cpu, &embedded(&folder, gpu, precision, budget));
            assert!(least > 1.0 - bound, "{}: the least cosine is {least}", precision.name());
        }
    }
}

#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn scores_are_the_cpus() {
    let Some((gpu, folder)) = gpu() else { return };
    let texts = texts();
    let outputs: Vec<&str> = texts[..200].iter().map(String::as_str).collect();
    let references: Vec<Vec<&str>> = texts[200..400].iter().map(|text| vec![text.as_str()]).collect();
    let scores = |device, precision| {
        let model = BertScore::open(&folder, Some(5), device, precision).expect("the model fits");
        model.score(&outputs, &references, None, |_| {}).expect("the texts fit")
    };
    let pairs: Vec<(&str, &str)> = outputs.iter().zip(&references).map(|(output, texts)| (*output, texts[0])).collect();
    let distances = |device| {
        let solver = Solver::Sinkhorn(Sinkhorn::default());
        let movers = Movers::open(&folder, solver, device, Precision::Full).expect("the model fits");
        movers.distances(&pairs, |_| {}).expect("the texts fit")
    };
    let cpu = scores(Device::Cpu, Precision::Full);
    for (precision, bound) in
        [(Precision::Full, SCORE), (Precision::BFloat16, SCORE_HALF), (Precision::Half, SCORE_HALF)]
    {
        for (ours, theirs) in scores(gpu, precision).iter().zip(&cpu) {
            let (ours, theirs) = (ours.expect("words"), theirs.expect("words"));
            assert!((ours.f1 - theirs.f1).abs() < bound, "{}: {ours:?} is not {theirs:?}", precision.name());
        }
    }
    for (ours, theirs) in distances(gpu).iter().zip(distances(Device::Cpu)) {
        let off = (ours.expect("words") - theirs.expect("words")).abs();
        assert!(off < 10.0 * SCORE, "a distance is {off} off");
    }
}

#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn texts_are_as_probable_as_on_the_cpu() {
    let Some(gpu) = device_asked_for() else { return };
    let golden = causal_model::golden();
    let texts = causal_model::texts(&golden);
    for name in ["tied", "untied", "by layer", "unscaled"] {
        let folder = causal_model::folder(&golden, name, "gpu");
        let scores = |device, precision, budget| {
            let model = causal::Model::open(&folder, device, precision).expect("the model fits").with_budget(budget);
            model.score(&texts, |_| {}).expect("the texts fit")
        };
        let cpu = scores(Device::Cpu, Precision::Full, Budget::CPU);
        for (precision, bound) in [(Precision::Full, LOG), (Precision::BFloat16, LOG_HALF), (Precision::Half, LOG_HALF)]
        {
            for budget in [Budget::GPU, Budget { n_tokens: 100, n_texts: 9 }] {
                for (text, (ours, theirs)) in scores(gpu, precision, budget).iter().zip(&cpu).enumerate() {
                    let off = (ours.log10 - theirs.log10).abs() / theirs.log10.abs().max(1.0);
                    assert_eq!(ours.n_tokens, theirs.n_tokens);
                    assert!(off < bound, "{name}, text {text}, {}: {ours:?} is not {theirs:?}", precision.name());
                }
            }
        }
    }
}

/// What a short training on the CPU begins with.
const OPTIONS: Options = Options {
    seed: 1,
    epochs: 2,
    batch: 32,
    rate: 1e-3,
    warm_up: 0.0,
    schedule: Schedule::Constant,
    decay: 0.01,
    clip: 1.0,
    patience: 0,
};

/// The words of models that are trained here.
const WORDS: vocabulary::Options = vocabulary::Options { lower: true, fewest: 1, most: 1000, sentences: false };

/// An empty folder.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("concord-gpu-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// By 10 bits, to which convolutions are rounded by default, a probability would be about 10⁻³ off.
#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn styles_are_as_probable_as_on_the_cpu() {
    let Some(gpu) = device_asked_for() else { return };
    let sentences = texts();
    let labelled: Vec<Labelled> =
        sentences.iter().enumerate().map(|(at, text)| Labelled { text: text.clone(), class: at % 2 }).collect();
    let (classes, shapes) = (vec!["a".to_owned(), "b".to_owned()], text_cnn::Shapes::default());
    let task = text_cnn::Task { classes, training: &labelled, held_out: &[], shapes, words: WORDS, vectors: None };
    let folder = folder("styles");
    let place = Place { folder: &folder, resume: false, every: 0 };
    text_cnn::train(task, &OPTIONS, place, Device::Cpu, &mut |_| Continue(())).expect("it trains");
    let of = |device| {
        let model = TextCnn::load(&folder, device).expect("it was trained");
        model.probability(&sentences, |_| {}).expect("the texts fit")
    };
    for (ours, theirs) in of(gpu).iter().zip(of(Device::Cpu)) {
        assert!((ours - theirs).abs() < STYLE, "{ours} is not {theirs}");
    }
}

#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn sentences_are_as_probable_as_on_the_cpu() {
    let Some(gpu) = device_asked_for() else { return };
    let sentences = texts();
    for cell in [recurrent::Cell::Lstm, recurrent::Cell::Gru] {
        let shapes = recurrent::Shapes { cell, layers: 2, ..recurrent::Shapes::default() };
        let task = recurrent::Task { training: &sentences, held_out: &[], shapes, words: WORDS };
        let folder = folder(&format!("{cell:?}"));
        let place = Place { folder: &folder, resume: false, every: 0 };
        let options = Options { epochs: 1, ..OPTIONS };
        recurrent::train(task, &options, place, Device::Cpu, &mut |_| Continue(())).expect("it trains");
        let of = |device| {
            let model = recurrent::Model::load(&folder, device).expect("it was trained");
            model.score(&sentences, |_| {}).expect("the texts fit")
        };
        for (ours, theirs) in of(gpu).iter().zip(of(Device::Cpu)) {
            assert_eq!(ours.n_words, theirs.n_words);
            let off = (ours.log10 - theirs.log10).abs() / theirs.log10.abs();
            assert!(off < RECURRENT, "{cell:?}: {ours:?} is not {theirs:?}");
        }
    }
}

/// On a GPU other random numbers are drawn than on the CPU, and what is learnt is as good.
#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn a_gpu_learns_what_a_cpu_does() {
    let Some(gpu) = device_asked_for() else { return };
    let word = |at: usize| if at.is_multiple_of(2) { "lol" } else { "indeed" };
    let sentences = texts();
    let labelled: Vec<Labelled> = sentences
        .iter()
        .enumerate()
        .map(|(at, text)| Labelled { text: format!("{} {text}", word(at)), class: at % 2 })
        .collect();
    let (classes, shapes) = (vec!["a".to_owned(), "b".to_owned()], text_cnn::Shapes::default());
    let task =
        text_cnn::Task { classes, training: &labelled, held_out: &labelled, shapes, words: WORDS, vectors: None };
    let folder = folder("learns");
    let place = Place { folder: &folder, resume: false, every: 7 };
    let options = Options { epochs: 8, ..OPTIONS };
    let (_, config) = text_cnn::train(task, &options, place, gpu, &mut |_| Continue(())).expect("it trains");
    let best = config.best.and_then(|best| best.measure).expect("it is measured");
    assert!(best > 0.95, "{:?}", config.measures);
}
