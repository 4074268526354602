//! An encoder of the BERT family as the basis of a regression, and the folder that contains both.
//!
//! A regression's folder has a subfolder `encoder` with the small files of the original encoder and with the fine-tuned
//! weights: any program that can read the original encoder can read this one.

use std::{cmp::Reverse, collections::BTreeMap, fs, io, path::Path};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tch::{Device, Tensor};

use super::{Encode, Regression, Task};
use crate::torch::{
    Error, Precision,
    embed::Pool,
    encoder::{Encoder, Mode, as_size},
    folder::Folder,
    host::sent,
    tokens::{Cutter, Tokens},
    train::{Config, Options, Place, Watch, checkpoint},
};

/// The subfolder of the encoder in the folder of the regression.
const ENCODER: &str = "encoder";
/// The files from which an encoder is opened, in addition to its weights; the first two are required.
const FILES: [&str; 6] = [
    "config.json",
    "tokenizer.json",
    "tokenizer_config.json",
    "modules.json",
    "sentence_bert_config.json",
    "1_Pooling/config.json",
];

/// An encoder with its pooling.
#[derive(Debug)]
pub struct Pooled {
    encoder: Encoder,
    cutter: Cutter,
    pool: Pool,
    about: Value,
}

impl Pooled {
    /// Reads the encoder of a folder, in 32 bits.
    ///
    /// # Errors
    /// The folder contains no supported model; the device runs out of memory.
    pub fn open(path: &Path, device: Device) -> Result<Self, Error> {
        let digest = |name: &str| {
            let path = path.join(name);
            fs::read(&path).map(|bytes| hex::encode(Sha256::digest(bytes))).map_err(Error::file(&path))
        };
        let folder = Folder::open(path)?;
        // The weights are not included, because training changes them.
        let about = json!({ "config": digest(FILES[0])?, "tokenizer": digest(FILES[1])? });
        let (encoder, cutter) = (
            Encoder::open_to_train(&folder, device, Precision::Full)?,
            Cutter::open(&folder, folder.n_sentence_tokens)?,
        );
        Ok(Self { encoder, cutter, pool: Pool::of(&folder), about })
    }
}

impl Encode for Pooled {
    fn pooled(&self, texts: &[&str], mode: Mode) -> Result<Tensor, Error> {
        let tokens = self.cutter.cut(texts)?;
        let mut order: Vec<usize> = (0..tokens.len()).collect();
        // Texts of one length go together. In training they are few, and stay as they are drawn.
        if mode == Mode::Evaluate {
            order.sort_by_key(|text| Reverse(tokens[*text].ids.len()));
        }
        let batch: Vec<&Tokens> = order.iter().map(|text| &tokens[*text]).collect();
        let pooled = self.pool.pooled(&self.encoder, &self.encoder.batch(&batch)?, mode)?;
        if order.is_sorted() {
            return Ok(pooled);
        }
        let mut places = vec![0_i64; order.len()];
        for (place, text) in order.into_iter().enumerate() {
            places[text] = as_size(place);
        }
        Ok(pooled.f_index_select(0, &sent(&places, &[as_size(places.len())], self.encoder.device())?)?)
    }

    fn width(&self) -> i64 {
        self.encoder.config().hidden_size
    }

    fn weights(&self) -> &BTreeMap<String, Tensor> {
        self.encoder.parameters()
    }

    fn about(&self) -> Value {
        self.about.clone()
    }
}

impl Regression<Pooled> {
    /// Reads a regression that was trained, with its encoder.
    ///
    /// # Errors
    /// As [`Pooled::open`] and [`Regression::load`].
    pub fn open(folder: &Path, device: Device) -> Result<Self, Error> {
        Self::load(folder, Pooled::open(&folder.join(ENCODER), device)?)
    }
}

/// Trains a regression over the encoder that was read from the folder `from`, as [`super::train`], into a folder that
/// [`Regression::open`] reads.
///
/// # Errors
/// As [`super::train`]; a file cannot be copied.
pub fn fine_tune(
    task: Task<'_, Pooled>,
    from: &Path,
    options: &Options,
    place: Place<'_>,
    watch: Watch<'_>,
) -> Result<(Regression<Pooled>, Config), Error> {
    place.begin(|folder| copy(from, &folder.join(ENCODER)))?;
    let (model, config) = super::train(task, options, place, watch)?;
    if config.best.is_some() {
        publish(&place.folder.join(checkpoint::MODEL), &place.folder.join(ENCODER).join("model.safetensors"))?;
    }
    Ok((model, config))
}

/// Copies the small files of an encoder.
fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    for name in FILES.iter().filter(|name| from.join(name).is_file()) {
        let to = to.join(name);
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent).map_err(Error::file(parent))?;
        }
        let _ = fs::copy(from.join(name), &to).map_err(Error::file(&to))?;
    }
    Ok(())
}

/// Creates a hard link to the weights, or a copy if the file system does not support hard links.
fn publish(from: &Path, to: &Path) -> Result<(), Error> {
    match fs::remove_file(to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(Error::File(to.to_owned(), error)),
        _ => {}
    }
    fs::hard_link(from, to).or_else(|_| fs::copy(from, to).map(|_| ())).map_err(Error::file(to))
}
