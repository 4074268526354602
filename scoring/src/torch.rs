//! Neural models and metrics, on libtorch.
//!
//! The same program runs on a CPU and on a GPU: [`device()`] is the one door to the latter. Models are folders as model
//! hubs publish them, or checkpoints that were trained here. Nothing is downloaded.
//!
//! | file | is |
//! |---|---|
//! | [`mod@device`] | the device that computes, and in which precision |
//! | [`parameters`] | the named tensors of a model, checked by name and shape |

pub mod device;
mod error;
pub mod parameters;

pub use device::{Precision, device};
pub use error::Error;
