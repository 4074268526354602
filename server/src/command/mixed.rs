//! `concord mixed`: linear and ordinal mixed models of a table of ratings.

mod input;
mod shown;

use std::path::PathBuf;

use ::mixed::{Against, Contrast, Criterion, Fit, Formula, Link, Mean, Options, Quadrature, Scale, Severity};
use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde::Serialize;

use super::format::{Shape, print};
use super::progress::waiting;
use super::table::whole;

const EXAMPLES: &str = "Examples:
  concord mixed ratings.csv --formula \"rating ~ system + (1|item) + (1|rater)\" --family ordinal
  concord mixed ratings.csv --formula \"score ~ system + (1|item) + (1|rater)\" --family gaussian --against human
  concord mixed ratings.csv --formula \"rating ~ system + (1|rater)\" --family ordinal --nodes 10 --effects rater --format csv";

/// What a rating is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Family {
    /// An ordered category: a cumulative link mixed model.
    Ordinal,
    /// A number: a linear mixed model.
    Gaussian,
}

/// The link of an ordinal model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum LinkName {
    /// Differences are log-odds.
    #[default]
    Logit,
    /// Differences are standard deviations of a latent scale.
    Probit,
}

impl LinkName {
    pub const fn link(self) -> Link {
        match self {
            Self::Logit => Link::Logit,
            Self::Probit => Link::Probit,
        }
    }
}

/// What `mixed` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Mixed {
    /// The table: a row for each rating, as CSV, TSV, JSON lines or Parquet.
    file: PathBuf,
    /// The model: response ~ fixed effects + random intercepts, such as `rating ~ system + (1|item) + (1|rater)`.
    #[arg(long)]
    formula: String,
    /// What a rating is.
    #[arg(long, value_enum)]
    family: Family,
    /// The link of an ordinal model.
    #[arg(long, value_enum, default_value_t)]
    link: LinkName,
    /// Nodes of adaptive quadrature, for an ordinal model with one random intercept [default: Laplace's approximation].
    #[arg(long)]
    nodes: Option<usize>,
    /// Maximises the likelihood of a linear model instead of the restricted one, to compare models by it.
    #[arg(long)]
    ml: bool,
    /// The categories from low to high, where they are names: `poor,fair,good`.
    #[arg(long, value_delimiter = ',')]
    categories: Vec<String>,
    /// The reference level of a column, as `system=human` [default: the first].
    #[arg(long, value_name = "COLUMN=LEVEL")]
    reference: Vec<String>,
    /// A column whose numbers are names of levels.
    #[arg(long, value_name = "COLUMN")]
    factor: Vec<String>,
    /// The column whose levels are compared [default: the first categorical fixed effect].
    #[arg(long, value_name = "COLUMN")]
    contrast: Option<String>,
    /// Compares with this level alone [default: all pairs].
    #[arg(long, value_name = "LEVEL")]
    against: Option<String>,
    /// Adds the effects of the levels of a random intercept, such as `rater`: who is severe.
    #[arg(long, value_name = "GROUP")]
    effects: Option<String>,
    /// Confidence level of the intervals.
    #[arg(long, default_value_t = 0.95)]
    level: f64,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

/// What is printed.
#[derive(Debug, Serialize)]
struct Result {
    /// The factor whose levels are compared.
    factor: Option<String>,
    /// What differences are measured in.
    scale: &'static str,
    contrasts: Vec<Contrast>,
    means: Vec<Mean>,
    /// The group whose effects are listed.
    group: Option<String>,
    severity: Vec<Severity>,
    rows_left_out: usize,
    fit: Fit,
}

impl Mixed {
    /// Fits the model and prints contrasts first. Rows that lack a value are named on the standard error.
    ///
    /// # Errors
    /// The table or the formula cannot be read, or the model cannot be fitted; or a row was left out: the rest is printed
    /// all the same.
    pub fn run(self) -> anyhow::Result<()> {
        let formula = Formula::read(&self.formula).context("--formula")?;
        let (table, left_out) = input::read(&self.file, &formula, self.family == Family::Ordinal, &self.factor)?;
        let bar = waiting("fitting the model");
        let fit = self.fit(&formula, &table);
        bar.finish_and_clear();
        let result = self.result(fit?, left_out)?;
        for note in &result.fit.notes {
            eprintln!("warning: {note}");
        }
        print(&match self.format {
            Shape::Text => shown::text(&result),
            Shape::Csv => shown::csv(&result),
            Shape::Json => serde_json::to_string_pretty(&result)? + "\n",
            Shape::Markdown => shown::markdown(&result),
        })?;
        whole(left_out)
    }

    fn fit(&self, formula: &Formula, table: &::mixed::Table) -> anyhow::Result<Fit> {
        let mut references = Vec::new();
        for text in &self.reference {
            let Some((column, level)) = text.split_once('=') else {
                bail!("--reference: write COLUMN=LEVEL, such as system=human, instead of \"{text}\"");
            };
            references.push((column.to_owned(), level.to_owned()));
        }
        let options = Options { references, level: self.level };
        match self.family {
            Family::Gaussian if self.nodes.is_some() => bail!("--nodes is for --family ordinal"),
            Family::Ordinal if self.ml => bail!("--ml is for --family gaussian"),
            Family::Gaussian => {
                let criterion = if self.ml { Criterion::Ml } else { Criterion::Reml };
                Ok(::mixed::gaussian(formula, table, criterion, &options)?)
            }
            Family::Ordinal => {
                let quadrature = self.nodes.map_or(Quadrature::Laplace, Quadrature::Nodes);
                let scale = Scale { link: self.link.link(), quadrature, categories: self.categories.clone() };
                Ok(::mixed::ordinal(formula, table, &scale, &options)?)
            }
        }
    }

    fn result(&self, fit: Fit, rows_left_out: usize) -> anyhow::Result<Result> {
        let factor = self.contrast.clone().or_else(|| fit.factors().first().map(|&name| name.to_owned()));
        let against = self.against.clone().map_or(Against::Pairs, Against::One);
        let (contrasts, means) = match &factor {
            Some(factor) => (fit.contrasts(factor, &against)?, fit.means(factor)?),
            None if self.against.is_some() => bail!("--against: the formula has no categorical fixed effect"),
            None => (Vec::new(), Vec::new()),
        };
        let severity = match &self.effects {
            Some(group) => fit.severity(group)?,
            None => Vec::new(),
        };
        let (scale, group) = (fit.scale(), self.effects.clone());
        Ok(Result { factor, scale, contrasts, means, group, severity, rows_left_out, fit })
    }
}
