//! Perplexity by a model with the sizes of GPT-2, whose numbers are a formula.

use std::{collections::BTreeMap, fs, path::PathBuf};

use scoring::torch::{causal::Model, parameters};
use serde_json::{Map, Value, json};
use tch::{Device, Kind, Tensor};

use super::{
    Setting,
    ours::{Measured, WORDS, timed},
};

/// GPT-2's sizes, the smallest of them.
const WIDTH: i64 = 768;
const LAYERS: i64 = 12;
const HEADS: i64 = 12;
const PLACES: i64 = 1024;
const TOKENS: i64 = 50_257;

/// The model's folder; both sides read it.
pub fn folder(setting: &Setting) -> PathBuf {
    let folder = setting.folder.join("gpt2");
    if !folder.is_dir() {
        fs::create_dir(&folder).expect("a folder for the model");
        let config = json!({
            "model_type": "gpt2", "architectures": ["GPT2LMHeadModel"], "n_embd": WIDTH, "n_layer": LAYERS,
            "n_head": HEADS, "n_positions": PLACES, "vocab_size": TOKENS, "bos_token_id": 0, "eos_token_id": 0,
        });
        fs::write(folder.join("config.json"), config.to_string()).expect("it is written");
        fs::write(folder.join("tokenizer.json"), tokenizer().to_string()).expect("it is written");
        parameters::write(&weights(), &folder.join("model.safetensors")).expect("it is written");
        // Making it took more memory than using it: the peak is counted from here.
        let _ = fs::write("/proc/self/clear_refs", "5");
    }
    folder
}

/// Each text's probability.
pub fn perplexity(setting: &Setting, n: usize) -> Measured {
    let model = Model::open(&folder(setting), setting.device, setting.precision).expect("the model");
    let texts = setting.texts(n);
    let _ = model.score(&texts[..n.min(32)], |_| {}).expect("they are scored");
    let flop = texts.iter().map(|text| flop(text.split(' ').count())).sum();
    timed(setting, Some(flop), || {
        let _ = model.score(&texts, |_| {}).expect("they are scored");
    })
}

/// Operations of a text of so many words, each a token: products of matrices alone.
fn flop(n_tokens: usize) -> f64 {
    let (n, width) = (n_tokens as f64, WIDTH as f64);
    let layer = 2.0 * n * 12.0 * width * width + 4.0 * n * n * width;
    layer * LAYERS as f64 + 2.0 * n * width * TOKENS as f64
}

/// Words as tokens: the network is what is timed, and it has as many tokens as GPT-2 whichever come.
fn tokenizer() -> Value {
    let words = ["<|endoftext|>"].into_iter().chain(WORDS).zip(0..);
    let vocabulary: Map<String, Value> = words.map(|(word, id)| (word.to_owned(), json!(id))).collect();
    json!({
        "version": "1.0", "added_tokens": [], "pre_tokenizer": { "type": "WhitespaceSplit" },
        "model": { "type": "WordLevel", "vocab": vocabulary, "unk_token": "<|endoftext|>" },
    })
}

fn weights() -> BTreeMap<String, Tensor> {
    let mut shapes = vec![
        ("wte.weight".to_owned(), vec![TOKENS, WIDTH]),
        ("wpe.weight".to_owned(), vec![PLACES, WIDTH]),
        ("ln_f.weight".to_owned(), vec![WIDTH]),
        ("ln_f.bias".to_owned(), vec![WIDTH]),
    ];
    for layer in 0..LAYERS {
        let parts = [("attn.c_attn", 1, 3), ("attn.c_proj", 1, 1), ("mlp.c_fc", 1, 4), ("mlp.c_proj", 4, 1)];
        for (part, from, to) in parts {
            shapes.push((format!("h.{layer}.{part}.weight"), vec![from * WIDTH, to * WIDTH]));
            shapes.push((format!("h.{layer}.{part}.bias"), vec![to * WIDTH]));
        }
        for part in ["ln_1.weight", "ln_1.bias", "ln_2.weight", "ln_2.bias"] {
            shapes.push((format!("h.{layer}.{part}"), vec![WIDTH]));
        }
    }
    let tensor = |(name, shape): (String, Vec<i64>)| {
        let places = Tensor::arange(shape.iter().product::<i64>(), (Kind::Double, Device::Cpu));
        let numbers = (&places * &places * 0.37).sin() * 0.03;
        let is_norm = name.contains("ln_") && name.ends_with("weight");
        let numbers = if is_norm { numbers + 1 } else { numbers };
        (format!("transformer.{name}"), numbers.to_kind(Kind::Float).view(shape.as_slice()))
    };
    shapes.into_iter().map(tensor).collect()
}
