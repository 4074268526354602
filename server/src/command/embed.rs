//! `concord embed`: a vector for each text.

use std::path::PathBuf;

use clap::Args;

use super::neural::Neural;

const EXAMPLES: &str = "\
Examples:
  concord embed --model all-MiniLM-L6-v2 texts.txt > vectors.jsonl
  zcat texts.gz | concord embed --model all-MiniLM-L6-v2 --device cuda --precision bf16 -";

/// What `embed` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Embed {
    /// The texts, one a line; `-` reads the standard input.
    file: PathBuf,
    #[command(flatten)]
    neural: Neural,
}

#[cfg(not(feature = "torch"))]
impl Embed {
    /// The refusal of a program without neural models.
    ///
    /// # Errors
    /// Always.
    #[expect(clippy::unused_self, reason = "with the feature `torch` it is used")]
    pub fn run(self) -> anyhow::Result<()> {
        Err(super::neural::absent("embed"))
    }
}

#[cfg(feature = "torch")]
impl Embed {
    /// Prints a line of JSON for each text, as soon as it is known: an array of numbers.
    ///
    /// # Errors
    /// The texts or the model cannot be used.
    pub fn run(self) -> anyhow::Result<()> {
        use std::io::{ErrorKind, Write as _, stdout};

        use super::lines::{CHUNK, Lines};
        use super::neural::refused_by;
        use super::progress;

        let (device, precision) = (self.neural.device()?, self.neural.precision()?);
        let opened = scoring::torch::embed::Embedder::open(&self.neural.folder()?, device, precision);
        let model = opened.map_err(refused_by)?;
        let mut lines = Lines::open(&self.file)?;
        let bar = progress::counter("texts embedded");
        let mut n_cut = 0;
        loop {
            let mut texts = Vec::new();
            while texts.len() < CHUNK
                && let Some(line) = lines.next()?
            {
                texts.push(line.to_owned());
            }
            if texts.is_empty() {
                break;
            }
            let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
            let vectors = model.embed(&texts, |seen| progress::speed(&bar, seen.rate())).map_err(refused_by)?;
            n_cut += vectors.n_cut;
            let rows = (0..texts.len()).map(|text| serde_json::to_string(vectors.row(text)).map(|row| row + "\n"));
            let rows: String = rows.collect::<Result<_, _>>()?;
            match stdout().lock().write_all(rows.as_bytes()) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
                written => written?,
            }
            bar.inc(texts.len() as u64);
        }
        bar.finish_and_clear();
        if n_cut > 0 {
            eprintln!("{n_cut} texts are longer than the model's {} tokens and were cut", model.cutter().n_tokens());
        }
        Ok(())
    }
}
