//! What the command line asks for.

use std::path::PathBuf;

use anyhow::{Context as _, bail};

use crate::entry::Plan;

/// The options of one run.
#[derive(Debug, Clone)]
pub struct Options {
    /// Which designs are drawn, and how many.
    pub plan: Plan,
    /// Compares values with the reference programs.
    pub values: bool,
    /// Simulates intervals and tests.
    pub coverage: bool,
    /// Writes the answers of the reference programs to `audit/recorded.json`.
    pub record: bool,
    /// The Python with the libraries of `audit/requirements.txt`; without it, its statistics are skipped.
    pub python: Option<PathBuf>,
    /// `Rscript`; without it, its statistics are skipped.
    pub rscript: Option<PathBuf>,
    /// Words of which a statistic's name must contain one; empty for all.
    names: Vec<String>,
}

impl Options {
    /// Reads the arguments after the program's name.
    pub fn of(mut arguments: impl Iterator<Item = String>) -> anyhow::Result<Self> {
        let (mut values, mut coverage) = (false, false);
        let mut options = Self {
            plan: Plan::default(),
            values: true,
            coverage: true,
            record: false,
            python: None,
            rscript: None,
            names: Vec::new(),
        };
        while let Some(argument) = arguments.next() {
            let mut next = || arguments.next().with_context(|| format!("{argument} needs a value"));
            match argument.as_str() {
                "--fast" => options.plan.thorough = false,
                "--seed" => options.plan.seed = next()?.parse().context("a seed is a whole number")?,
                "--values" => values = true,
                "--coverage" => coverage = true,
                "--record" => options.record = true,
                "--python" => options.python = Some(next()?.into()),
                "--rscript" => options.rscript = Some(next()?.into()),
                flag if flag.starts_with("--") => bail!("there is no option {flag}"),
                name => options.names.push(name.to_lowercase()),
            }
        }
        if options.record {
            // The tests compare with the designs of the default seed, all of them.
            options.plan = Plan { thorough: false, ..Plan::default() };
            options.names.clear();
            (values, coverage) = (true, false);
        }
        if values || coverage {
            (options.values, options.coverage) = (values, coverage);
        }
        Ok(options)
    }

    /// Whether a name was asked for.
    pub fn wants(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        self.names.is_empty() || self.names.iter().any(|word| name.contains(word.as_str()))
    }
}
