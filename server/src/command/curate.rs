//! `concord curate`: which texts of a file of any size enter a study.

use std::io::{ErrorKind, Write as _, stdout};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use scoring::curation::{Curation, Duplicates, Left, Rules, code, sample};

use super::lines::Lines;
use super::progress;
use super::refused::{refused, unreadable};
use super::score::resources;

const EXAMPLES: &str = "\
The rules apply in this order: questions, addresses, tokens, language, duplicates, style. How many texts each left is
told on the standard error, and with --counts in a file of JSON.

Examples:
  concord curate answers.fr.txt > kept.txt
  concord curate --language fr --duplicates similar --style-model formality.json --most-style 0.5 \\
    --sample 1000 --seed 7 --counts counts.json answers.fr.txt > informal.txt";

/// Which later copies of a text are dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Copies {
    /// None.
    Keep,
    /// The same but for case and white space.
    #[default]
    Exact,
    /// The same but for punctuation and lengthened letters too.
    Near,
    /// Those that share most sequences of four characters (MinHash).
    Similar,
}

/// What `curate` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Curate {
    /// The texts, one a line; `-` reads the standard input.
    file: PathBuf,
    /// Keep questions.
    #[arg(long)]
    questions: bool,
    /// Keep texts with addresses of the web or of mailboxes.
    #[arg(long)]
    addresses: bool,
    /// Tokens a text has at least.
    #[arg(long, default_value_t = 5)]
    fewest: usize,
    /// Tokens a text has at most.
    #[arg(long, default_value_t = 25)]
    most: usize,
    /// Keep texts in this language only (en, fr, pt-BR …).
    #[arg(long)]
    language: Option<String>,
    /// Which later copies of a text are dropped.
    #[arg(long, value_enum, default_value_t)]
    duplicates: Copies,
    /// Of similar texts: the shared part from which a text is a copy, 0.5 to 1.
    #[arg(long, default_value_t = 0.8)]
    similarity: f64,
    /// A style model of `concord style train`; the two bounds are of the probability it gives.
    #[arg(long)]
    style_model: Option<PathBuf>,
    /// The least probability of the style that a text is kept with.
    #[arg(long, requires = "style_model", default_value_t = 0.0)]
    least_style: f64,
    /// The greatest.
    #[arg(long, requires = "style_model", default_value_t = 1.0)]
    most_style: f64,
    /// Draw so many of the texts that are left, at random.
    #[arg(long)]
    sample: Option<usize>,
    /// The seed of the sample.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// A file for the counts, as JSON.
    #[arg(long)]
    counts: Option<PathBuf>,
}

impl Curate {
    /// Prints the texts that are kept.
    ///
    /// # Errors
    /// A file cannot be used, or an option has no meaning.
    pub fn run(self) -> anyhow::Result<()> {
        if self.fewest > self.most {
            return Err(refused(format!(
                "no text has at least {} tokens and at most {}: change --fewest or --most",
                self.fewest, self.most
            )));
        }
        let mut curation = Curation::new(self.rules()?);
        if let Some(path) = &self.style_model {
            curation = curation.with_style(resources::style_model(path)?);
        }
        let mut lines = Lines::open(&self.file)?;
        let bar = progress::counter("texts read");
        let mut failed = None;
        let kept = std::iter::from_fn(|| {
            loop {
                bar.inc(1);
                match lines.next() {
                    Ok(Some(line)) if curation.admit(line).is_ok() => return Some(line.to_owned()),
                    Ok(Some(_)) => {}
                    Ok(None) => return None,
                    Err(error) => {
                        failed = Some(error);
                        return None;
                    }
                }
            }
        });
        let mut out = std::io::BufWriter::new(stdout().lock());
        let mut n_printed = 0;
        let mut put = |text: String| {
            n_printed += 1;
            match writeln!(out, "{text}") {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
                _ => Ok(()),
            }
        };
        match self.sample {
            Some(n) => sample(kept, n, self.seed).into_iter().try_for_each(&mut put)?,
            None => kept.into_iter().try_for_each(&mut put)?,
        }
        if let Some(error) = failed {
            return Err(error);
        }
        bar.finish_and_clear();
        out.flush()?;
        self.report(curation.left(), n_printed)
    }

    fn rules(&self) -> anyhow::Result<Rules> {
        let language = match &self.language {
            None => None,
            Some(tag) => {
                let code = code(tag).ok_or_else(|| {
                    refused(format!("--language {tag}: this language is not known; use a tag such as en, fr or pt-BR"))
                })?;
                Some(code.to_owned())
            }
        };
        if !(0.5..=1.0).contains(&self.similarity) {
            return Err(refused(format!("--similarity {}: use a number from 0.5 to 1", self.similarity)));
        }
        Ok(Rules {
            no_questions: !self.questions,
            no_addresses: !self.addresses,
            fewest_tokens: self.fewest,
            most_tokens: self.most,
            language,
            duplicates: match self.duplicates {
                Copies::Keep => Duplicates::Keep,
                Copies::Exact => Duplicates::Exact,
                Copies::Near => Duplicates::Near,
                Copies::Similar => Duplicates::Similar(self.similarity),
            },
            style: (self.least_style, self.most_style),
        })
    }

    /// Tells how many texts each rule left.
    fn report(&self, left: Left, n_printed: usize) -> anyhow::Result<()> {
        if left.seen == 0 {
            return Err(refused(format!("{} is empty; write one text per line", self.file.display())));
        }
        let steps = [
            ("read", left.seen),
            ("no question", left.no_question),
            ("no address", left.no_address),
            ("right length", left.right_length),
            ("right language", left.right_language),
            ("no duplicate", left.no_duplicate),
            ("right style", left.kept),
            ("printed", n_printed),
        ];
        for (step, n) in steps {
            eprintln!("{n:>10}  {step}");
        }
        if let Some(path) = &self.counts {
            let mut counts = serde_json::to_value(left)?;
            counts["printed"] = n_printed.into();
            counts["seed"] = self.sample.map(|_| self.seed).into();
            std::fs::write(path, format!("{counts:#}\n")).map_err(|error| unreadable(path, &error))?;
        }
        Ok(())
    }
}
