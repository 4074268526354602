//! What a GPU computes against what the CPU does: `cargo xtask test --gpu`. Without `CONCORD_GPU` the tests are skipped.

mod causal_model;
mod minilm;

use std::ops::ControlFlow::Continue;

use scoring::torch::{
    Precision,
    batch::Budget,
    bert_score::BertScore,
    causal,
    device::{Choice, deterministic, device},
    embed::{Embedder, Embeddings},
    folder::Folder,
    movers::{Movers, Solver},
    recurrent,
    regression::{self, Pooled, Rated},
    sinkhorn::Sinkhorn,
    text_cnn::{self, Labelled},
    train::{Options, Place, Schedule, checkpoint},
    vocabulary,
};
use tch::Device;

/// How far a cosine of the same text may be from 1 in 32 bits.
const FULL: f64 = 1e-5;
/// The same in 16 bits.
const HALF: f64 = 5e-3;
/// How far a score may be off in 32 bits.
const SCORE: f64 = 1e-4;

/// How far the logarithm of a text's probability may be in 32 bits, as a part of it.
const LOG: f64 = 1e-4;
/// The same in 16 bits.
const LOG_HALF: f64 = 0.03;

/// The GPU that was asked for; `None`, and a word of it, where none was.
fn device_asked_for() -> Option<Device> {
    let Ok(asked) = std::env::var("CONCORD_GPU") else {
        testing::skipped("no GPU was asked for, see cargo xtask test --gpu");
        return None;
    };
    let choice: Choice = asked.parse().expect("CONCORD_GPU names a device");
    Some(device(choice).expect("the GPU that was asked for is there").device)
}

/// The GPU and the model.
fn gpu() -> Option<(Device, Folder)> {
    let found = device_asked_for()?;
    Some((found, Folder::open(minilm::folder()?).expect("MiniLM is a model")))
}

fn texts() -> Vec<String> {
    let words = ["we", "would", "kindly", "gonna", "u", "appreciate", "it", "!!!", "résumé", "今日は"];
    let text =
        |n: usize| (0..=(n * 7 % 60)).map(|place| words[(n * 31 + place * 17) % words.len()]).collect::<Vec<_>>();
    (0..400).map(|n| text(n).join(" ")).collect()
}

fn embedded(folder: &Folder, device: Device, precision: Precision, budget: Budget) -> Embeddings {
    let texts = texts();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let embedder = Embedder::open(folder, device, precision).expect("the model fits").with_budget(budget);
    embedder.embed(&texts, |_| {}).expect("the texts fit")
}

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
    let references: Vec<Vec<&str>> = texts[200..].iter().map(|text| vec![text.as_str()]).collect();
    let scores = |device| {
        let model = BertScore::open(&folder, Some(5), device, Precision::Full).expect("the model fits");
        model.score(&outputs, &references, None, |_| {}).expect("the texts fit")
    };
    let pairs: Vec<(&str, &str)> = outputs.iter().zip(&references).map(|(output, texts)| (*output, texts[0])).collect();
    let distances = |device| {
        let solver = Solver::Sinkhorn(Sinkhorn::default());
        let movers = Movers::open(&folder, solver, device, Precision::Full).expect("the model fits");
        movers.distances(&pairs, |_| {}).expect("the texts fit")
    };
    for (ours, theirs) in scores(gpu).iter().zip(scores(Device::Cpu)) {
        let (ours, theirs) = (ours.expect("words"), theirs.expect("words"));
        assert!((ours.f1 - theirs.f1).abs() < SCORE, "{ours:?} is not {theirs:?}");
    }
    for (ours, theirs) in distances(gpu).iter().zip(distances(Device::Cpu)) {
        let off = (ours.expect("words") - theirs.expect("words")).abs();
        assert!(off < 10.0 * SCORE, "a distance is {off} off");
    }
}

#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn a_training_comes_to_the_same_each_time() {
    let Some((gpu, _)) = gpu() else { return };
    deterministic(gpu, 7).expect("CUBLAS_WORKSPACE_CONFIG is set");
    let sentences = texts();
    let labelled: Vec<Labelled> =
        sentences.iter().enumerate().map(|(at, text)| Labelled { text: text.clone(), class: at % 2 }).collect();
    let rated = |at: usize| Rated { text: sentences[at].clone(), rating: (at % 7) as f64, worker: String::new() };
    let rated: Vec<Rated> = (0..64).map(rated).collect();
    let options = Options {
        seed: 1,
        epochs: 1,
        batch: 32,
        rate: 1e-4,
        warm_up: 0.0,
        schedule: Schedule::Constant,
        decay: 0.01,
        clip: 1.0,
        patience: 0,
    };
    let words = vocabulary::Options { lower: true, fewest: 1, most: 1000, sentences: false };
    let weights = |name: &str, train: &dyn Fn(Place<'_>)| {
        let [one, two] = ["one", "two"].map(|run| {
            let folder = std::env::temp_dir().join(format!("concord-gpu-{}-{name}-{run}", std::process::id()));
            train(Place { folder: &folder, resume: false, every: 0 });
            std::fs::read(folder.join(checkpoint::MODEL)).expect("it is trained")
        });
        assert!(one == two, "{name} differs");
    };
    weights("text-cnn", &|place| {
        let classes = vec!["a".to_owned(), "b".to_owned()];
        let shapes = text_cnn::Shapes::default();
        let task = text_cnn::Task { classes, training: &labelled, held_out: &[], shapes, words, vectors: None };
        text_cnn::train(task, &options, place, gpu, &mut |_| Continue(())).expect("it trains");
    });
    weights("recurrent", &|place| {
        let shapes = recurrent::Shapes::default();
        let task = recurrent::Task { training: &sentences, held_out: &[], shapes, words };
        recurrent::train(task, &options, place, gpu, &mut |_| Continue(())).expect("it trains");
    });
    for precision in [Precision::Full, Precision::BFloat16] {
        weights(precision.name(), &|place| {
            let from = minilm::folder().expect("it was there");
            let encoder = Pooled::open(from, gpu).expect("the model fits");
            let how = regression::How { dropout: 0.1, precision };
            let task = regression::Task { encoder, training: &rated, held_out: &[], how };
            regression::fine_tune(task, from, &options, place, &mut |_| Continue(())).expect("it trains");
        });
    }
}

#[test]
#[ignore = "needs a GPU: cargo xtask test --gpu"]
fn the_same_comes_out_each_time() {
    let Some((gpu, folder)) = gpu() else { return };
    let run = || {
        deterministic(gpu, 7).expect("CUBLAS_WORKSPACE_CONFIG is set");
        embedded(&folder, gpu, Precision::BFloat16, Budget::GPU)
    };
    assert_eq!(run(), run());
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
