//! Neural models and metrics, on libtorch.
//!
//! The same program runs on a CPU and on a GPU: [`device()`] is the one door to the latter. Models are folders as model
//! hubs publish them, or checkpoints that were trained here. Nothing is downloaded.
//!
//! | file | is |
//! |---|---|
//! | [`mod@device`] | the device that computes, and in which precision |
//! | [`parameters`] | the named tensors of a model, checked by name and shape |
//! | [`folder`] | a model's folder as model hubs publish it |
//! | [`tokens`] | texts as the tokens of a model |
//! | [`encoder`] | BERT, mBERT, RoBERTa, XLM-R |
//! | [`causal`] | GPT-2 and its like, and perplexity by them |
//! | [`batch`] | many texts through a model, as many at once as the device bears |
//! | [`shared`] | an encoder that several metrics measure by |
//! | [`embed`] | one vector for each text, and likeness by it |
//! | [`contextual`] | the vectors of the tokens of many texts |
//! | [`bert_score`] | how well the tokens of two texts match |
//! | [`movers`] | Word Mover's Distance by vectors in context |
//! | [`reader`] | the model of a folder, as the metrics over it read it |
//! | [`metric`] | neural metrics by their names |
//! | [`sinkhorn`] | many transport problems at once, solved nearly |
//! | [`mod@train`] | training with checkpoints that it goes on from |
//! | [`vocabulary`] | the words of a model that was trained here |
//! | [`text_cnn`] | a classifier of texts by convolutions over their words |
//! | [`recurrent`] | a language model over words, and perplexity by it |
//! | [`language`] | a language model of either kind, as its folder says |
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
