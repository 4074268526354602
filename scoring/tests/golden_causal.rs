//! Perplexity by models of the GPT-2 family against transformers; `golden/make_causal.py` computes the values.

mod causal_model;

use std::{cell::RefCell, f64::consts::LOG10_E, fs, path::Path, sync::Arc};

use causal_model::{folder, golden, texts, weights, write};
use scoring::{
    measure::{Batched as _, Measure, Segment, Stats},
    registry::{self, NeuralMetric},
    torch::{
        Precision,
        batch::{Budget, Progress},
        causal::{Model, Score},
        metric::{Neural, Options},
        reader::Reader,
    },
};
use serde_json::{Value, json};
use tch::{Device, Kind, Tensor};

/// How far a text's logarithm may be from that of transformers, as a part of it.
const GOLDEN: f64 = 1e-5;
/// How far it may be from that in other batches: sums are of another order.
const BATCH: f64 = 1e-5;
/// How far it may be in 16 bits.
const HALF: f64 = 0.03;

fn scores(model: &Model, texts: &[&str]) -> Vec<Score> {
    model.score(texts, |_| {}).expect("the texts fit")
}

fn open(golden: &Value, model: &str, test: &str, precision: Precision) -> Model {
    Model::open(&folder(golden, model, test), Device::Cpu, precision).expect("it is a model")
}

/// How far two logarithms are from each other, as a part of the second.
fn off(ours: Score, theirs: f64) -> f64 {
    if theirs == 0.0 { ours.log10.abs() } else { (ours.log10 / theirs - 1.0).abs() }
}

#[test]
fn texts_are_as_probable_as_transformers_says() {
    let golden = golden();
    for (model, values) in golden["models"].as_object().unwrap() {
        let scores = scores(&open(&golden, model, "golden", Precision::Full), &texts(&golden));
        for (text, score) in scores.iter().enumerate() {
            assert_eq!(json!(score.n_tokens), golden["n_tokens"][text]);
            let theirs = values["ln_p"][text].as_f64().unwrap() * LOG10_E;
            assert!(off(*score, theirs) < GOLDEN, "{model}, text {text}: {} is not {theirs}", score.log10);
        }
    }
}

#[test]
fn what_a_text_gets_depends_on_no_other() {
    let golden = golden();
    let texts = texts(&golden);
    let backwards: Vec<&str> = texts.iter().rev().copied().collect();
    let open = |budget| open(&golden, "tied", "batches", Precision::Full).with_budget(budget);
    let alone = scores(&open(Budget { n_tokens: 1, n_texts: 1 }), &texts);
    let together = scores(&open(Budget { n_tokens: 100_000, n_texts: 10_000 }), &texts);
    let backwards = scores(&open(Budget { n_tokens: 70, n_texts: 3 }), &backwards);
    for (text, one) in alone.iter().enumerate() {
        for other in [together[text], backwards[texts.len() - 1 - text]] {
            assert_eq!(one.n_tokens, other.n_tokens);
            assert!(off(*one, other.log10) < BATCH, "text {text}: {one:?} is not {other:?}");
        }
    }
    assert_eq!(scores(&open(Budget::CPU), &[]), []);
}

#[test]
fn progress_counts_texts() {
    let golden = golden();
    let model = open(&golden, "tied", "progress", Precision::Full).with_budget(Budget { n_tokens: 48, n_texts: 2 });
    let seen = RefCell::new(Vec::<Progress>::new());
    let texts = texts(&golden);
    let _ = model.score(&texts[..9], |progress| seen.borrow_mut().push(progress)).unwrap();
    let seen = seen.into_inner();
    assert!(seen.is_sorted_by_key(|progress| progress.done) && seen.iter().all(|progress| progress.of == 9));
    assert!(seen.len() > 9 && seen.last().unwrap().done == 9, "{seen:?}");
}

#[test]
fn numbers_of_16_bits_come_near() {
    let golden = golden();
    let texts = texts(&golden);
    for model in ["tied", "by layer"] {
        let exactly = scores(&open(&golden, model, "precise", Precision::Full), &texts[..9]);
        for precision in [Precision::BFloat16, Precision::Half] {
            let nearly = scores(&open(&golden, model, precision.name(), precision), &texts[..9]);
            for (text, (nearly, exactly)) in nearly.iter().zip(&exactly).enumerate() {
                let off = off(*nearly, exactly.log10);
                assert!(off < HALF, "{model}, {}, text {text}: {off}", precision.name());
            }
        }
    }
}

#[test]
fn numbers_that_are_too_large_for_16_bits_are_refused() {
    let golden = golden();
    let folder = folder(&golden, "tied", "overflow");
    let mut large = weights(&golden, "tied");
    let _ = large.get_mut("transformer.wte.weight").unwrap().fill_(60_000.0);
    let _ = large.get_mut("transformer.wpe.weight").unwrap().fill_(60_000.0);
    write(&large, &folder);
    let model = Model::open(&folder, Device::Cpu, Precision::Half).unwrap();
    let refused = model.score(&["", "a"], |_| {}).unwrap_err().to_string();
    assert!(refused.starts_with("text 2 has no probability, ") && refused.contains("fp16"), "{refused}");
}

#[test]
fn files_of_other_ages_are_read() {
    let golden = golden();
    let texts = texts(&golden);
    let expected = scores(&open(&golden, "tied", "new", Precision::Full), &texts[..4]);
    // Masks that older files hold, names without the prefix, and a head that is said twice.
    let to = folder(&golden, "tied", "old");
    let mut old: std::collections::BTreeMap<String, Tensor> = weights(&golden, "tied")
        .into_iter()
        .map(|(name, tensor)| (name.trim_start_matches("transformer.").to_owned(), tensor))
        .collect();
    let _ = old.insert("h.0.attn.bias".to_owned(), Tensor::ones([1, 1, 24, 24], (Kind::Float, Device::Cpu)));
    let _ = old.insert("h.0.attn.masked_bias".to_owned(), Tensor::from(-1e4_f32));
    let _ = old.insert("lm_head.weight".to_owned(), Tensor::zeros([1], (Kind::Float, Device::Cpu)));
    write(&old, &to);
    // What older configurations leave out is as GPT-2 has it.
    let mut config = golden["models"]["tied"]["config"].clone();
    let leave = ["activation_function", "layer_norm_epsilon", "n_inner", "eos_token_id"];
    config.as_object_mut().unwrap().retain(|name, _| !leave.contains(&name.as_str()));
    fs::write(to.join("config.json"), config.to_string()).unwrap();
    let model = Model::open(&to, Device::Cpu, Precision::Full).unwrap();
    assert_eq!(scores(&model, &texts[..4]), expected);
}

#[test]
fn what_a_folder_lacks_is_named() {
    let golden = golden();
    let to = folder(&golden, "untied", "lacks");
    let refused = || Model::open(&to, Device::Cpu, Precision::Full).err().unwrap().to_string();
    let mut lacking = weights(&golden, "untied");
    let _ = lacking.remove("transformer.h.1.mlp.c_fc.bias");
    let _ = lacking.remove("lm_head.weight");
    let turned = lacking["transformer.h.0.attn.c_attn.weight"].tr();
    let _ = lacking.insert("transformer.h.0.attn.c_attn.weight".to_owned(), turned);
    write(&lacking, &to);
    let why = refused();
    for part in [
        "h.1.mlp.c_fc.bias [48] is missing",
        "lm_head.weight [",
        "h.0.attn.c_attn.weight has the shape [96, 32], and [32, 96] is needed",
    ] {
        assert!(why.contains(part), "{part}: {why}");
    }
    let config = &golden["models"]["untied"]["config"];
    for (field, value, part) in [
        ("n_head", json!(5), "n_embd 32 is no multiple of n_head 5"),
        ("n_positions", json!(1), "n_positions is 1, and must be at least 2"),
        ("bos_token_id", json!(50_256), "bos_token_id is 50256, and the vocabulary ends with"),
        ("add_cross_attention", json!(true), "add_cross_attention is true"),
        ("activation_function", json!("silu"), "unknown variant `silu`"),
    ] {
        let mut config = config.clone();
        config[field] = value;
        fs::write(to.join("config.json"), config.to_string()).unwrap();
        let why = refused();
        assert!(why.contains("config.json") && why.contains(part), "{part}: {why}");
    }
    fs::remove_file(to.join("tokenizer.json")).unwrap();
    assert!(refused().contains("lacks tokenizer.json: download"), "{}", refused());
}

#[test]
fn a_tokenizer_of_another_model_is_refused() {
    let golden = golden();
    let to = folder(&golden, "tied", "tokenizer");
    let tokenizer = include_str!("golden/gpt2/tokenizer.json");
    let mut tokenizer: Value = serde_json::from_str(tokenizer).unwrap();
    let added = json!({
        "id": 5_000, "content": "[NEW]", "single_word": false, "lstrip": false, "rstrip": false, "normalized": false,
        "special": true,
    });
    tokenizer["added_tokens"].as_array_mut().unwrap().push(added);
    fs::write(to.join("tokenizer.json"), tokenizer.to_string()).unwrap();
    let model = Model::open(&to, Device::Cpu, Precision::Full).unwrap();
    let refused = model.score(&["a", "so [NEW]"], |_| {}).unwrap_err().to_string();
    assert!(refused.starts_with("text 2 has the token ") && refused.ends_with("of another model"), "{refused}");
}

#[test]
fn the_metric_is_over_all_tokens_and_says_so() {
    let golden = golden();
    let folder = folder(&golden, "tied", "metric");
    let open = |folder: &Path| {
        let reader = Reader::new(folder, Device::Cpu, Precision::Full);
        Neural::open(NeuralMetric::Perplexity, &reader, &Options::default())
    };
    let metric = open(&folder).unwrap();
    let texts = texts(&golden);
    let segments = texts[..4].iter().map(|output| Segment { output, source: None, references: &[] });
    let means = metric.means(&segments.collect::<Vec<_>>(), &mut |_| {}).unwrap();
    assert_eq!((means[1].value(), means[1].n_undefined), (None, 1), "an empty text has no perplexity");
    let mut sum = Stats::default();
    for mean in means {
        sum += &Stats::Mean(mean);
    }
    let ln_p = &golden["models"]["tied"]["ln_p"];
    let theirs: f64 = (0..4).map(|text| ln_p[text].as_f64().unwrap()).sum();
    let n: f64 = (0..4).map(|text| golden["n_tokens"][text].as_f64().unwrap()).sum();
    let theirs = (-theirs / n).exp();
    let metric = Measure::batched(registry::metric("ppl_neural"), Arc::new(metric));
    let ours = metric.value(&sum).unwrap();
    assert!((ours / theirs - 1.0).abs() < GOLDEN, "{ours} is not {theirs}");
    let signature = metric.signature(0);
    let said = "|mean:corpus|unit:token|bos:0|eos:no|window:24|stride:12|numbers:fp32|version:concord-";
    assert!(signature.starts_with("model:gpt2-tied-metric@") && signature.contains(said), "{signature}");

    let roberta = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/roberta");
    let refused = open(&roberta).err().unwrap().to_string();
    assert!(
        refused.contains("of the family roberta: name one that `concord train lm` wrote, or download"),
        "{refused}"
    );
    let refused = open(&folder.join("nowhere")).err().unwrap().to_string();
    assert!(refused.contains("it has no config.json"), "{refused}");
}
