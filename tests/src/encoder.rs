//! A small encoder in the models folder: a RoBERTa whose numbers are a formula, as `scoring`'s tests have it.

use std::{fs, path::Path};

use anyhow::Context as _;
use serde_json::{Value, json};

/// The files beside the weights, in the tests of `scoring`.
const FROM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../scoring/tests/golden");
const FILES: [&str; 5] =
    ["config.json", "tokenizer.json", "tokenizer_config.json", "modules.json", "1_Pooling/config.json"];

/// Writes it.
///
/// # Errors
/// A file cannot be read or written.
pub fn write(folder: &Path) -> anyhow::Result<()> {
    for name in FILES {
        let to = folder.join(name);
        fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
        fs::copy(Path::new(FROM).join("roberta").join(name), to)?;
    }
    let golden: Value = serde_json::from_slice(&fs::read(Path::new(FROM).join("roberta.json"))?)?;
    let shapes = golden["shapes"].as_object().context("the shapes of its tensors")?;
    let (mut header, mut numbers) = (json!({}), Vec::new());
    for (name, shape) in shapes {
        let sizes = shape.as_array().context("a shape is a list")?;
        let n: u64 = sizes.iter().filter_map(Value::as_u64).product();
        let begin = numbers.len();
        for place in 0..usize::try_from(n)? {
            numbers.extend(number(name, place).to_le_bytes());
        }
        header[name] = json!({ "dtype": "F32", "shape": shape, "data_offsets": [begin, numbers.len()] });
    }
    let header = header.to_string();
    let length = u64::try_from(header.len())?.to_le_bytes();
    Ok(fs::write(folder.join("model.safetensors"), [&length[..], header.as_bytes(), &numbers].concat())?)
}

#[expect(clippy::cast_possible_truncation, reason = "weights have 32 bits")]
fn number(name: &str, place: usize) -> f32 {
    let number = (place as f64 * 0.7 + name.len() as f64).sin() * 0.3;
    (if name.ends_with("LayerNorm.weight") { number + 1.0 } else { number }) as f32
}
