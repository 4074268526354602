//! Neural models and metrics, on libtorch.
//!
//! The same program runs on a CPU and on a GPU: [`device()`] is the one door to the latter. Models are folders as model
//! hubs publish them, or checkpoints that were trained here. Nothing is downloaded.
//!
//! | file | is |
//! |---|---|
//! | [`mod@device`] | the device that computes, and in which precision |
//! | [`parameters`] | the named tensors of a model, checked by name and shape |
//! | [`mod@train`] | training with checkpoints that it goes on from |
//! | [`vocabulary`] | the words of a model that was trained here |
//! | [`text_cnn`] | a classifier of texts by convolutions over their words |
//! | [`recurrent`] | a language model over words, and perplexity by it |
//! | [`regression`] | an encoder that learns ratings of texts |

pub mod device;
mod error;
pub mod parameters;
mod random;
pub mod recurrent;
pub mod regression;
mod rows;
pub mod text_cnn;
pub mod train;
pub mod vocabulary;

pub use device::{Precision, device};
pub use error::Error;
pub use random::Chance;
