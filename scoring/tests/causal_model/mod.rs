//! Small models of the GPT-2 family, whose numbers are those of `golden/make_causal.py`.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use scoring::torch::parameters;
use serde_json::Value;
use tch::{Device, Kind, Tensor};

/// What transformers computes.
pub fn golden() -> Value {
    serde_json::from_str(include_str!("../golden/gpt2.json")).expect("JSON")
}

/// The texts that it is computed of.
pub fn texts(golden: &Value) -> Vec<&str> {
    golden["texts"].as_array().expect("texts").iter().map(|text| text.as_str().expect("a text")).collect()
}

/// The weights of a model: numbers that depend on a tensor's name and place alone.
pub fn weights(golden: &Value, model: &str) -> BTreeMap<String, Tensor> {
    let tensor = |(name, shape): (&String, &Value)| {
        let shape: Vec<i64> = serde_json::from_value(shape.clone()).expect("sizes");
        let places = Tensor::arange(shape.iter().product::<i64>(), (Kind::Double, Device::Cpu));
        let length = i64::try_from(name.len()).expect("a name is short");
        let numbers = (&places * &places * 0.37 + length).sin() * 0.3;
        let is_norm = name.contains(".ln_") && name.ends_with("weight");
        let numbers = if is_norm { numbers + 1 } else { numbers };
        (name.clone(), numbers.to_kind(Kind::Float).view(shape.as_slice()))
    };
    golden["models"][model]["shapes"].as_object().expect("shapes by name").iter().map(tensor).collect()
}

/// Writes weights into a model's folder.
pub fn write(weights: &BTreeMap<String, Tensor>, folder: &Path) {
    parameters::write(weights, &folder.join("model.safetensors")).expect("it is written");
}

/// The folder of a model, for a test of this name.
pub fn folder(golden: &Value, model: &str, test: &str) -> PathBuf {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("gpt2-{}-{test}", model.replace(' ', "-")));
    fs::create_dir_all(&to).expect("a folder");
    fs::write(to.join("config.json"), golden["models"][model]["config"].to_string()).expect("it is written");
    fs::write(to.join("tokenizer.json"), include_str!("../golden/gpt2/tokenizer.json")).expect("it is written");
    write(&weights(golden, model), &to);
    to
}
