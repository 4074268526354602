//! Whether a GPU computes the same each time when it is asked to: `cargo xtask test --gpu`. It is a program of its own,
//! because this is a setting of a whole process. Without `CONCORD_GPU` the tests are skipped.

mod gpu_found;
mod minilm;

use std::ops::ControlFlow::Continue;

use gpu_found::{embedded, gpu, texts};
use scoring::torch::{
    Precision,
    batch::Budget,
    device::deterministic,
    recurrent,
    regression::{self, Pooled, Rated},
    text_cnn::{self, Labelled},
    train::{Options, Place, Schedule, checkpoint},
    vocabulary,
};

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
