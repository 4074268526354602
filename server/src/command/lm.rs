//! `concord lm`: n-gram language models.

use std::fs::File;
use std::io::{BufWriter, ErrorKind, Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use scoring::lm::{self, SentenceScore};
use serde_json::json;
use tabular::{
    Side,
    csv::{Cell, Writer},
    latex::{self, Table},
};

use super::format::{Format, print};
use super::lines::{Aligned, Lines};
use super::progress;
use super::refused::{refused, unreadable};
use super::score::resources;

const TRAIN: &str = "\
Words are separated by white space: tokenise and lower-case the text first as you will the texts to score.

Examples:
  concord lm train --order 5 --out formal.arpa formal.txt
  zcat huge.txt.gz | concord lm train --order 3 --out formal.arpa -";

const SCORE: &str = "\
Examples:
  concord lm score --model formal.arpa out.txt
  concord lm score --model formal.arpa --segments --format csv out.txt";

/// What `lm` can be told.
#[derive(Debug, Args)]
pub struct Lm {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Train a model on sentences and write it as an ARPA file.
    ///
    /// Interpolated modified Kneser-Ney, as KenLM's lmplz with --discount_fallback. Memory grows with the text: about
    /// 55 bytes a word at order 5.
    #[command(after_help = TRAIN)]
    Train {
        /// The sentences, one a line; `-` reads the standard input.
        file: PathBuf,
        /// The longest n-grams, from 1 to 6.
        #[arg(long, default_value_t = 5)]
        order: usize,
        /// The ARPA file to write.
        #[arg(long)]
        out: PathBuf,
    },
    /// Score sentences: log10-probability, its mean over the words, and perplexity.
    #[command(after_help = SCORE)]
    Score {
        /// The sentences, one a line; `-` reads the standard input.
        file: PathBuf,
        /// The ARPA file.
        #[arg(long)]
        model: PathBuf,
        /// A line for each sentence, written as soon as it is known.
        #[arg(long)]
        segments: bool,
        /// How the result is printed.
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
}

impl Lm {
    /// Does what was asked.
    ///
    /// # Errors
    /// A file cannot be used.
    pub fn run(self) -> anyhow::Result<()> {
        match self.what {
            What::Train { file, order, out } => train(&file, order, &out),
            What::Score { file, model, segments, format } => score(&file, &model, segments, format),
        }
    }
}

fn train(file: &Path, order: usize, out: &Path) -> anyhow::Result<()> {
    let mut lines = Lines::open(file)?;
    let bar = progress::counter("sentences read");
    let mut failed = None;
    let sentences = std::iter::from_fn(|| match lines.next() {
        Ok(line) => {
            bar.inc(1);
            line.map(str::to_owned)
        }
        Err(error) => {
            failed = Some(error);
            None
        }
    });
    let read = lm::Corpus::read(sentences, order);
    if let Some(error) = failed {
        return Err(error);
    }
    bar.finish_and_clear();
    let corpus = read.map_err(|error| refused(format!("{}, line 1: {error}", file.display())))?;
    let bar = progress::waiting("writing the model");
    let target = File::create(out).map_err(|error| unreadable(out, &error))?;
    let mut target = BufWriter::with_capacity(1 << 16, target);
    corpus.write_arpa(&mut target)?;
    target.flush()?;
    bar.finish_and_clear();
    let counts: Vec<String> = corpus.n_grams().iter().map(ToString::to_string).collect();
    eprintln!("{}: {} n-grams by order", out.display(), counts.join(", "));
    Ok(())
}

fn score(file: &Path, model: &Path, segments: bool, format: Format) -> anyhow::Result<()> {
    let model = resources::lm(model)?;
    let mut lines = Aligned::open([file])?;
    let mut sum = SentenceScore { log10: 0.0, n_words: 0, n_unknown: 0 };
    let (mut n, mut per_word) = (0_usize, 0.0);
    let bar = progress::counter("sentences scored");
    if segments && matches!(format, Format::Text | Format::Csv) {
        let names = ["segment", "log10", "log10_per_word", "perplexity", "words", "unknown"];
        print(&(names.join(if format == Format::Csv { "," } else { "\t" }) + "\n"))?;
    }
    loop {
        let rows = lines.chunk()?;
        if rows.is_empty() {
            break;
        }
        let scores: Vec<SentenceScore> = rows.par_iter().map(|row| model.score(&row[0])).collect();
        if segments {
            let text: String = (n + 1..).zip(&scores).map(|(number, score)| segment(number, *score, format)).collect();
            match stdout().lock().write_all(text.as_bytes()) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
                written => written?,
            }
        }
        for score in &scores {
            sum.log10 += score.log10;
            sum.n_words += score.n_words;
            sum.n_unknown += score.n_unknown;
            per_word += score.log10_per_word();
        }
        n += scores.len();
        bar.inc(scores.len() as u64);
    }
    bar.finish_and_clear();
    if segments {
        return Ok(());
    }
    let fluency = per_word / n as f64;
    let names = ["sentences", "words", "unknown", "log10", "fluency", "perplexity"];
    let cells = [
        n.to_string(),
        sum.n_words.to_string(),
        sum.n_unknown.to_string(),
        sum.log10.to_string(),
        fluency.to_string(),
        sum.perplexity().to_string(),
    ];
    print(&match format {
        Format::Json => {
            let value = json!({
                "n": n, "words": sum.n_words, "unknown": sum.n_unknown, "log10": sum.log10, "fluency": fluency,
                "perplexity": sum.perplexity(), "order": model.order(),
            });
            format!("{value:#}\n")
        }
        Format::Csv => {
            let mut file = Writer::new(&names);
            file.row(cells.iter().map(Cell::word));
            file.finish()
        }
        Format::Text => names.iter().zip(&cells).map(|(name, cell)| format!("{name:<11} {cell}\n")).collect(),
        Format::Latex => {
            let cells = names.iter().zip(&cells).map(|(name, cell)| [*name, cell.as_str()]);
            Table::new([Side::Left, Side::Right]).rows(cells).to_string()
        }
    })
}

fn segment(number: usize, score: SentenceScore, format: Format) -> String {
    let (log10, mean, perplexity) = (score.log10, score.log10_per_word(), score.perplexity());
    let SentenceScore { n_words, n_unknown, .. } = score;
    match format {
        Format::Json => {
            let value = json!({
                "segment": number, "log10": log10, "log10_per_word": mean, "perplexity": perplexity,
                "words": n_words, "unknown": n_unknown,
            });
            format!("{value}\n")
        }
        Format::Csv => format!("{number},{log10},{mean},{perplexity},{n_words},{n_unknown}\n"),
        Format::Text => format!("{number}\t{log10}\t{mean}\t{perplexity}\t{n_words}\t{n_unknown}\n"),
        Format::Latex => {
            let cells = [latex::number(log10, 4), latex::number(mean, 4), latex::number(perplexity, 2)];
            format!("{number} & {} \\\\\n", cells.join(" & "))
        }
    }
}
