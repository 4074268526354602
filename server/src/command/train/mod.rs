//! `concord train`: neural models, trained here. Needs the feature `torch`; without it the command says so.

#[cfg(feature = "torch")]
mod how;
#[cfg(feature = "torch")]
mod lm;
#[cfg(feature = "torch")]
mod print;
#[cfg(feature = "torch")]
mod regression;
#[cfg(feature = "torch")]
mod textcnn;
#[cfg(feature = "torch")]
mod watch;

use clap::Args;

#[cfg(feature = "torch")]
use clap::Subcommand;

#[cfg(feature = "torch")]
const EXAMPLES: &str = "\
Checkpoints are written after each epoch; after Ctrl-C, or a crash, the same command with --resume goes on as if nothing
had happened.

Examples:
  concord train textcnn --data styles.csv --style formal --out formality
  concord train lm --data formal.txt --out formal-lm --device cuda
  concord train regression --data ratings.csv --encoder mbert --out formality-regression";

/// What `train` can be told.
#[cfg(feature = "torch")]
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Train {
    #[command(subcommand)]
    what: What,
}

#[cfg(feature = "torch")]
#[derive(Debug, Subcommand)]
enum What {
    /// Train a convolutional classifier of styles.
    Textcnn(textcnn::TextCnn),
    /// Train a recurrent language model.
    Lm(lm::Lm),
    /// Fine-tune an encoder to people's ratings, such as formality.
    Regression(regression::Regression),
}

#[cfg(feature = "torch")]
impl Train {
    /// Trains and writes the model.
    ///
    /// # Errors
    /// A file cannot be used, or nothing can be learned from it; training was called off.
    pub fn run(self) -> anyhow::Result<()> {
        match self.what {
            What::Textcnn(textcnn) => textcnn.run(),
            What::Lm(lm) => lm.run(),
            What::Regression(regression) => regression.run(),
        }
    }
}

/// What `train` is told where it cannot be done.
#[cfg(not(feature = "torch"))]
#[derive(Debug, Args)]
#[command(disable_help_flag = true)]
pub struct Train {
    /// What would be trained, and how.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    _what: Vec<String>,
}

#[cfg(not(feature = "torch"))]
impl Train {
    /// Says what is missing.
    ///
    /// # Errors
    /// Always: this program was built without what trains.
    #[expect(clippy::unused_self, reason = "with the feature `torch` it is used")]
    pub fn run(self) -> anyhow::Result<()> {
        Err(super::neural::absent("train"))
    }
}
