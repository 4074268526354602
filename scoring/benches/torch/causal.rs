//! Perplexity by a model with the sizes of GPT-2, whose numbers are a formula.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use scoring::torch::{causal::Model, parameters};
use serde_json::{Map, Value, json};
use tch::Tensor;

use super::{Measured, Setting, encoder::tensor, ours::timed};

/// GPT-2's sizes, the smallest of them.
const WIDTH: i64 = 768;
const LAYERS: i64 = 12;
const HEADS: i64 = 12;
const PLACES: i64 = 1024;
const TOKENS: i64 = 50_257;

/// The model's folder; both sides read it. The words are tokens: the network is what is timed, and it has as many tokens as
/// GPT-2 whichever come.
pub fn folder(within: &Path, words: &[String]) -> PathBuf {
    let folder = within.join("gpt2");
    if !folder.is_dir() {
        fs::create_dir(&folder).expect("a folder for the model");
        let config = json!({
            "model_type": "gpt2", "architectures": ["GPT2LMHeadModel"], "n_embd": WIDTH, "n_layer": LAYERS,
            "n_head": HEADS, "n_positions": PLACES, "vocab_size": TOKENS, "bos_token_id": 0, "eos_token_id": 0,
        });
        fs::write(folder.join("config.json"), config.to_string()).expect("it is written");
        fs::write(folder.join("tokenizer.json"), tokenizer(words).to_string()).expect("it is written");
        parameters::write(&weights(), &folder.join("model.safetensors")).expect("it is written");
    }
    folder
}

/// Each text's probability.
pub fn perplexity(setting: &Setting, n: usize) -> Measured {
    let model = Model::open(&setting.model, setting.device, setting.precision).expect("the model");
    let texts = setting.texts(n);
    let _ = model.score(&setting.others(n.min(2_000)), |_| {}).expect("they are scored");
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

fn tokenizer(words: &[String]) -> Value {
    let words = ["<|endoftext|>"].into_iter().chain(words.iter().map(String::as_str)).zip(0..TOKENS);
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
    shapes.into_iter().map(|(name, shape)| (format!("transformer.{name}"), tensor(&name, &shape))).collect()
}
