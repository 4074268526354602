//! Errors of neural models and metrics.

use std::{
    error,
    fmt::{self, Display},
    io,
    path::{Path, PathBuf},
};

use tch::TchError;

/// The reason why a neural model or metric failed.
#[derive(Debug)]
pub enum Error {
    /// The requested device is not available; the text names what is missing.
    Device(String),
    /// A file cannot be read or written.
    File(PathBuf, io::Error),
    /// A file of a model is invalid: its path, and the problem.
    Model(PathBuf, String),
    /// The request cannot be computed: an option or a text, and the reason.
    Invalid(String),
    /// A single text does not fit into the device's memory: its number, from 0, and its tokens.
    Memory {
        /// Which text.
        text: usize,
        /// The number of tokens.
        n_tokens: usize,
    },
    /// An error of libtorch.
    Torch(TchError),
}

impl Error {
    /// A file that cannot be read or written, to be mapped over.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |error| Self::File(path, error)
    }

    /// Whether the device has run out of memory: half of the batch may fit.
    pub fn is_out_of_memory(&self) -> bool {
        let error = match self {
            Self::Torch(error) => error,
            other => return matches!(other, Self::Memory { .. }),
        };
        let said = error.to_string();
        // Messages of CUDA, the CPU and CUDA's libraries; the last two are cuDNN's, if no algorithm has the memory that
        // it needs.
        [
            "out of memory",
            "can't allocate memory",
            "not enough memory",
            "STATUS_ALLOC_FAILED",
            "unable to find an engine to execute this computation",
            "Unable to find a valid cuDNN algorithm",
        ]
        .iter()
        .any(|words| said.contains(words))
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Device(why) | Self::Invalid(why) => f.write_str(why),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Model(path, why) => write!(f, "{}: {why}", path.display()),
            Self::Memory { text, n_tokens } => write!(
                f,
                "text {} with {n_tokens} tokens does not fit into the device's memory alone: shorten it, or use --device cpu",
                text + 1
            ),
            // Messages of C++ continue with a stack trace.
            Self::Torch(error) => write!(f, "libtorch: {}", error.to_string().lines().next().unwrap_or_default()),
        }
    }
}

impl error::Error for Error {}

impl From<TchError> for Error {
    fn from(error: TchError) -> Self {
        Self::Torch(error)
    }
}
