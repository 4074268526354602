//! Encoders of the sizes of BERT, whose numbers are a formula.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use scoring::torch::parameters;
use serde_json::json;
use tch::{Device, Kind, Tensor};

/// Tokens of BERT, in lower case.
const TOKENS: i64 = 30_522;

/// The folder of a model named `mini` (of the sizes of MiniLM), `base` or `large`, with the tokenizer of another.
pub fn folder(name: &str, tokenizer: &Path, within: &Path) -> PathBuf {
    let (width, layers, heads) = match name {
        "mini" => (384, 6, 12),
        "base" => (768, 12, 12),
        "large" => (1024, 24, 16),
        other => panic!("there is no model {other}: write mini, base or large"),
    };
    let folder = within.join(name);
    fs::create_dir(&folder).expect("a folder for the model");
    for file in ["tokenizer.json", "tokenizer_config.json", "special_tokens_map.json", "vocab.txt"] {
        if tokenizer.join(file).is_file() {
            fs::copy(tokenizer.join(file), folder.join(file)).expect("it is copied");
        }
    }
    let config = json!({
        "model_type": "bert", "architectures": ["BertModel"], "hidden_size": width, "num_hidden_layers": layers,
        "num_attention_heads": heads, "intermediate_size": 4 * width, "vocab_size": TOKENS, "pad_token_id": 0,
        "max_position_embeddings": 512, "type_vocab_size": 2, "layer_norm_eps": 1e-12, "hidden_act": "gelu",
        "hidden_dropout_prob": 0.1, "attention_probs_dropout_prob": 0.1,
    });
    fs::write(folder.join("config.json"), config.to_string()).expect("it is written");
    parameters::write(&weights(width, layers), &folder.join("model.safetensors")).expect("it is written");
    folder
}

fn weights(width: i64, layers: i64) -> BTreeMap<String, Tensor> {
    let mut shapes = vec![
        ("embeddings.word_embeddings.weight".to_owned(), vec![TOKENS, width]),
        ("embeddings.position_embeddings.weight".to_owned(), vec![512, width]),
        ("embeddings.token_type_embeddings.weight".to_owned(), vec![2, width]),
        ("pooler.dense.weight".to_owned(), vec![width, width]),
        ("pooler.dense.bias".to_owned(), vec![width]),
    ];
    let mut norms = vec!["embeddings".to_owned()];
    for layer in 0..layers {
        let name = |part: &str| format!("encoder.layer.{layer}.{part}");
        let attention = ["query", "key", "value"].map(|part| (format!("attention.self.{part}"), 1, 1));
        let others = [("attention.output.dense", 1, 1), ("intermediate.dense", 1, 4), ("output.dense", 4, 1)];
        let others = others.map(|(part, from, to)| (part.to_owned(), from, to));
        for (part, from, to) in attention.into_iter().chain(others) {
            shapes.push((name(&format!("{part}.weight")), vec![to * width, from * width]));
            shapes.push((name(&format!("{part}.bias")), vec![to * width]));
        }
        norms.extend([name("attention.output"), name("output")]);
    }
    for norm in norms {
        for part in ["weight", "bias"] {
            shapes.push((format!("{norm}.LayerNorm.{part}"), vec![width]));
        }
    }
    shapes.into_iter().map(|(name, shape)| (name.clone(), tensor(&name, &shape))).collect()
}

/// Small numbers that depend on their place alone, and about 1 where norms multiply.
pub fn tensor(name: &str, shape: &[i64]) -> Tensor {
    let places = Tensor::arange(shape.iter().product::<i64>(), (Kind::Double, Device::Cpu));
    let numbers = (&places * &places * 0.37).sin() * 0.03;
    let is_norm = (name.contains("LayerNorm") || name.contains("ln_")) && name.ends_with("weight");
    let numbers = if is_norm { numbers + 1 } else { numbers };
    numbers.to_kind(Kind::Float).view(shape)
}
