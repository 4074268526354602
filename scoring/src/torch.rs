//! Neural models and metrics, on libtorch.
//!
//! The same program runs on a CPU and on a GPU: only [`device()`] selects the GPU. Models are folders in the format of
//! model hubs, or checkpoints that were trained here. Nothing is downloaded.
//!
//! | file | contents |
//! |---|---|
//! | [`mod@device`] | the device for the computation, and its precision |
//! | [`parameters`] | the named tensors of a model, checked by name and shape |
//! | [`folder`] | a model's folder in the format of model hubs |
//! | [`tokens`] | texts as the tokens of a model |
//! | [`encoder`] | BERT, mBERT, RoBERTa, XLM-R |
//! | [`causal`] | GPT-2 and similar models, and their perplexity |
//! | [`batch`] | many texts through a model, in batches that fit on the device |
//! | [`shared`] | an encoder that several metrics share |
//! | [`embed`] | one vector for each text, and their similarity |
//! | [`contextual`] | the contextual vectors of the tokens of many texts |
//! | [`bert_score`] | the match between the tokens of two texts |
//! | [`movers`] | Word Mover's Distance with contextual vectors |
//! | [`reader`] | the model of a folder, loaded for the metrics that use it |
//! | [`metric`] | neural metrics by name |
//! | [`sinkhorn`] | approximate solutions of many transport problems at once |
//! | [`mod@train`] | training with checkpoints from which it can be resumed |
//! | [`vocabulary`] | the vocabulary of a model that was trained here |
//! | [`text_cnn`] | a text classifier with convolutions over words |
//! | [`recurrent`] | a language model over words, and its perplexity |
//! | [`language`] | a language model of either kind, depending on its folder |
//! | [`regression`] | an encoder that learns ratings of texts |

pub mod batch;
pub mod bert_score;
pub mod causal;
pub mod contextual;
pub mod device;
pub mod embed;
pub mod encoder;
mod error;
pub mod folder;
mod host;
pub mod language;
pub mod metric;
pub mod movers;
pub mod parameters;
mod parts;
mod random;
pub mod reader;
pub mod recurrent;
pub mod regression;
mod rows;
pub mod shared;
pub mod sinkhorn;
pub mod text_cnn;
pub mod tokens;
pub mod train;
pub mod vocabulary;

pub use device::{Precision, device};
pub use error::Error;
pub use random::Chance;
