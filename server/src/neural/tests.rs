//! What stays in memory, and what makes room.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use engine::texts::neural::Example;
use scoring::registry::metric;
use scoring::torch::device::{self, Choice};
use scoring::torch::{encoder::Encoder, parameters};
use serde_json::json;
use shared::ModelKind;
use tempfile::TempDir;

use super::*;

const WORDS: [&str; 8] = ["[PAD]", "[UNK]", "sir", "regards", "lol", "gonna", "the", "film"];
const PAIRS: [(&str, &str); 3] = [("sir the film", "lol the film"), ("regards sir", "gonna"), ("lol", "lol lol")];
const OF_AN_ENCODER: [&str; 3] = ["sim_neural", "bertscore", "wmd_neural"];

fn cpu() -> Device {
    device::device(Choice::Cpu).expect("it is always there").device
}

/// A small encoder of the family of BERT, its numbers so many times those of another.
fn encoder(path: &Path, times: f64) {
    let vocabulary: serde_json::Map<_, _> =
        WORDS.iter().zip(0..).map(|(word, id)| ((*word).to_owned(), json!(id))).collect();
    let config = json!({
        "model_type": "bert", "hidden_size": 8, "num_hidden_layers": 2, "num_attention_heads": 2,
        "intermediate_size": 16, "vocab_size": 8, "max_position_embeddings": 12, "type_vocab_size": 2,
        "layer_norm_eps": 1e-12, "hidden_act": "gelu",
    });
    let tokenizer = json!({
        "version": "1.0", "added_tokens": [], "pre_tokenizer": { "type": "Whitespace" },
        "model": { "type": "WordLevel", "vocab": vocabulary, "unk_token": "[UNK]" },
    });
    fs::create_dir_all(path).expect("a folder is made");
    fs::write(path.join("config.json"), config.to_string()).expect("it is written");
    fs::write(path.join("tokenizer.json"), tokenizer.to_string()).expect("it is written");
    let new = Encoder::new(serde_json::from_value(config).expect("a configuration"), cpu()).expect("memory");
    let numbers = new.parameters().iter().map(|(name, tensor)| (name.clone(), tensor * times)).collect();
    parameters::write(&numbers, &path.join("model.safetensors")).expect("it is written");
}

fn model(folder: &TempDir, name: &str, sha256: &str) -> Model {
    Model { path: folder.path().join(name), sha256: sha256.repeat(64) }
}

fn numbers(models: &Models, name: &'static str, model: &Model) -> Vec<f64> {
    let segments = PAIRS.each_ref().map(|(output, other)| Segment {
        output,
        source: Some(*other),
        references: std::slice::from_ref(other),
    });
    let means = models.means(metric(name), model, &segments).expect("it measures");
    means.into_iter().map(|mean| mean.value().expect("a number")).collect()
}

fn held(models: &Models) -> Vec<String> {
    let held = models.held.lock().expect("whole");
    held.iter().map(|one| one.model.path.file_name().expect("a name").to_string_lossy().into_owned()).collect()
}

#[test]
fn the_metrics_of_a_folder_read_one_encoder_once() {
    let folder = tempfile::tempdir().expect("a folder");
    encoder(&folder.path().join("a"), 1.0);
    let (apart, a) = (Models::on(cpu(), 4), model(&folder, "a", "0"));
    let wanted = OF_AN_ENCODER.map(|metric| numbers(&Models::on(cpu(), 4), metric, &a));
    let _ = numbers(&apart, "sim_neural", &a);
    fs::remove_file(a.path.join("model.safetensors")).expect("it is there");
    fs::write(a.path.join("tokenizer.json"), "gone").expect("it is written");
    // `Folder::open` asks only whether it is there.
    fs::write(a.path.join("model.safetensors"), "gone").expect("it is written");
    assert_eq!(OF_AN_ENCODER.map(|metric| numbers(&apart, metric, &a)), wanted);
    let fresh = Models::on(cpu(), 4);
    fresh.means(metric("sim_neural"), &a, &[]).expect_err("there is nothing to read any more");
    assert!(held(&fresh).is_empty(), "what could not be read takes no place");
}

#[test]
fn who_was_not_used_for_longest_makes_room_and_comes_back_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["a", "b", "c"].map(|name| model(&folder, name, "0"));
    for (model, times) in names.iter().zip([1.0, 3.0, 9.0]) {
        encoder(&model.path, times);
    }
    let [a, b, c] = &names;
    let models = Models::on(cpu(), 2);
    let (of_a, of_b) = (numbers(&models, "sim_neural", a), numbers(&models, "wmd_neural", b));
    assert_eq!(numbers(&models, "sim_neural", a), of_a);
    let of_c = numbers(&models, "sim_neural", c);
    assert_ne!(of_a, of_c);
    assert_eq!(held(&models), ["a", "c"], "b was not used for longest");
    assert_eq!(numbers(&models, "wmd_neural", b), of_b);
    assert_eq!(held(&models), ["c", "b"]);
    assert_eq!(numbers(&models, "sim_neural", a), of_a);
    let one = Models::on(cpu(), 0);
    for model in &names {
        let _ = numbers(&one, "sim_neural", model);
        assert_eq!(held(&one).len(), 1, "one is held whatever is said");
    }
}

#[test]
fn another_content_in_the_same_folder_is_another_model() {
    let folder = tempfile::tempdir().expect("a folder");
    let (before, after) = (model(&folder, "a", "0"), model(&folder, "a", "1"));
    encoder(&before.path, 1.0);
    let models = Models::on(cpu(), 4);
    let old = numbers(&models, "sim_neural", &before);
    encoder(&after.path, 5.0);
    assert_eq!(numbers(&models, "sim_neural", &before), old, "what was read is kept");
    assert_ne!(numbers(&models, "sim_neural", &after), old);
    assert_eq!(held(&models), ["a"], "nobody can read the old one again");
}

/// A lesson of the sentences above, one of them held out: one text, so that nothing can be ranked.
fn lesson(kind: ModelKind, encoder: Option<&Path>) -> Lesson {
    let example = |(text, value): (&str, f64)| Example { text: text.to_owned(), value, of: text.to_owned() };
    Lesson {
        kind,
        training: [("sir the film", 1.0), ("regards sir", 1.0), ("gonna", 0.0), ("lol", 0.0)].map(example).to_vec(),
        held_out: vec![example(("lol the film", 0.0))],
        encoder: encoder.map(Path::to_owned),
        epochs: 2,
        seed: 7,
    }
}

#[test]
fn one_training_waits_until_the_one_before_it_has_left() {
    let (models, lesson) = (Models::on(cpu(), 1), lesson(ModelKind::NeuralStyle, None));
    let folder = tempfile::tempdir().expect("a folder");
    let ((entered, first), (release, waits), (called, second)) = (mpsc::channel(), mpsc::channel(), mpsc::channel());
    thread::scope(|scope| {
        let (models, lesson, folder) = (&models, &lesson, folder.path());
        scope.spawn(move || {
            let mut stand = |_: &Curves| {
                entered.send(()).expect("somebody waits");
                // Called off, and busy for a while yet.
                waits.recv().expect("somebody releases it");
                ControlFlow::Break(())
            };
            assert_eq!(models.train(lesson, folder, &mut stand), Ok(None));
        });
        first.recv().expect("it begins");
        scope.spawn(move || {
            let mut leave = |_: &Curves| {
                called.send(()).expect("somebody waits");
                ControlFlow::Break(())
            };
            assert_eq!(models.train(lesson, folder, &mut leave), Ok(None));
        });
        let early = second.recv_timeout(Duration::from_millis(200));
        release.send(()).expect("it waits");
        assert!(early.is_err(), "both were in it at once");
        second.recv().expect("its turn has come");
    });
    assert_eq!(
        fs::read_dir(folder.path()).expect("it is there").count(),
        0,
        "who was called off before it began leaves nothing"
    );
}

#[test]
fn models_make_room_for_a_training_and_come_back_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (models, a) = (Models::on(cpu(), 4), model(&folder, "a", "0"));
    encoder(&a.path, 1.0);
    let before = numbers(&models, "sim_neural", &a);
    assert_eq!(held(&models), ["a"]);
    let mut during = Vec::new();
    let trained = models.train(&lesson(ModelKind::NeuralStyle, None), &folder.path().join("new"), &mut |_| {
        during.extend(held(&models));
        ControlFlow::Continue(())
    });
    assert_eq!(trained.expect("it learns").expect("it ends").losses.len(), 2);
    // Before the first step it has not given them up yet.
    assert_eq!(during, ["a"]);
    assert_eq!(numbers(&models, "sim_neural", &a), before);
}

#[test]
fn the_error_of_each_epoch_is_told_where_nothing_can_be_ranked() {
    let folder = tempfile::tempdir().expect("a folder");
    let a = folder.path().join("a");
    encoder(&a, 1.0);
    let mut seen = Vec::new();
    let models = Models::on(cpu(), 1);
    let trained = models.train(&lesson(ModelKind::Rating, Some(&a)), &folder.path().join("new"), &mut |curves| {
        seen.clone_from(&curves.measures);
        ControlFlow::Continue(())
    });
    let curves = trained.expect("it learns").expect("it ends");
    assert_eq!((curves.losses.len(), curves.measures.len(), curves.result), (2, 2, None), "{curves:?}");
    assert!(curves.measures.iter().all(|error| *error > 0.0), "an error, not minus an error: {curves:?}");
    assert_eq!(seen, curves.measures, "told on the way as in the end");
}
