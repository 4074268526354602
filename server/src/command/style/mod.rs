//! `concord style`: classifiers of style, lexicons, texts without style.

mod mask;
mod score;
mod train;

use clap::{Args, Subcommand};
use std::path::PathBuf;

use scoring::style::Model;
use tabular::{
    Side,
    csv::Writer,
    latex::{self, Table, escaped},
};

use super::format::{Format, print};
use super::refused::refused;
use super::score::resources;

const LEXICON: &str = "\
Examples:
  concord style lexicon --model formality.json --top 200 > lexicon.txt
  concord score --hyp out.txt --src in.txt --metric self-bleu --lexicon lexicon.txt --words mask";

/// What `style` can be told.
#[derive(Debug, Args)]
pub struct Style {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Train a classifier to tell texts of a style from others.
    Train(train::Train),
    /// Print the probability that each text has the style, and how far a rewrite moved it.
    Score(score::Scores),
    /// Print the words that tell most, with their weights: positive for the style, negative against it.
    #[command(after_help = LEXICON)]
    Lexicon {
        /// The model, trained on words.
        #[arg(long)]
        model: PathBuf,
        /// How many words.
        #[arg(long, default_value_t = 100)]
        top: usize,
        /// Leave out words in fewer training texts.
        #[arg(long, default_value_t = 5)]
        fewest: usize,
        /// How the words are printed.
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
    /// Print texts with the words of a lexicon masked or removed.
    Mask(mask::Mask),
}

impl Style {
    /// Does what was asked.
    ///
    /// # Errors
    /// A file cannot be used.
    pub fn run(self) -> anyhow::Result<()> {
        match self.what {
            What::Train(train) => train.run(),
            What::Score(scores) => scores.run(),
            What::Mask(mask) => mask.run(),
            What::Lexicon { model: path, top, fewest, format } => {
                let Model::Words(model) = resources::style_model(&path)? else {
                    let why = "was trained on hashed n-grams, which have no words; train it with --features words";
                    return Err(refused(format!("{} {why}", path.display())));
                };
                let lexicon = model.lexicon(top, fewest);
                let mut words: Vec<(&str, f64)> =
                    lexicon.words().filter_map(|word| Some((word, model.weight(word)?))).collect();
                words.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()).then_with(|| a.0.cmp(b.0)));
                print(&listed(&words, format))
            }
        }
    }
}

fn listed(words: &[(&str, f64)], format: Format) -> String {
    match format {
        Format::Text => words.iter().map(|(word, weight)| format!("{word}\t{weight:.4}\n")).collect(),
        Format::Csv => {
            let mut file = Writer::new(&["word", "weight"]);
            for (word, weight) in words {
                file.row([(*word).into(), (*weight).into()]);
            }
            file.finish()
        }
        Format::Json => {
            let words: Vec<_> =
                words.iter().map(|(w, weight)| serde_json::json!({"word": w, "weight": weight})).collect();
            format!("{:#}\n", serde_json::Value::from(words))
        }
        Format::Latex => {
            let rows = words.iter().map(|(word, weight)| [escaped(word), latex::number(*weight, 4)]);
            Table::new([Side::Left, Side::Right]).head(["word", "weight"]).rows(rows).to_string()
        }
    }
}
