//! `concord aggregate`: one answer an item, or one strength a system, from many people's judgements.

use agreement::Ratings;
use agreement::aggregate::{self, Em, MacePlan, Posterior, Strength};
use agreement::reader::{Content, Table};
use anyhow::bail;
use clap::{Args, ValueEnum};
use engine::export::quoted;
use serde::Serialize;

use super::format::print;
use super::table::{Judgements, whole};

/// How judgements become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Method {
    /// The label most people gave; ties are shown, not broken.
    Majority,
    /// The mean of numbers.
    Mean,
    /// Every rater has a confusion matrix.
    DawidSkene,
    /// Every rater is right with a probability of their own.
    OneCoin,
    /// Every rater either knows or spams.
    Mace,
    /// Strengths of systems from pairs, with ties and the advantage of the left side.
    BradleyTerry,
    /// Strengths of systems from rankings.
    PlackettLuce,
}

/// How the result is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Shape {
    /// For a terminal.
    #[default]
    Text,
    /// As data, with everything that was estimated.
    Json,
    /// A row an item or a system.
    Csv,
}

/// What `aggregate` can be told.
#[derive(Debug, Args)]
pub struct Aggregate {
    #[command(flatten)]
    judgements: Judgements,
    /// How judgements become one.
    #[arg(long, value_enum)]
    method: Method,
    /// Iterations at most, of Dawid-Skene and one-coin.
    #[arg(long, default_value_t = 1000)]
    iterations: usize,
    /// Random starts of MACE.
    #[arg(long, default_value_t = 10)]
    restarts: usize,
    /// Seed of MACE's starts.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

/// A result as rows, with what belongs to all of them.
struct Listing {
    header: &'static [&'static str],
    rows: Vec<Vec<String>>,
    notes: Vec<String>,
}

/// A result as data, with the names that its lists follow.
#[derive(Serialize)]
struct Named<'a, T> {
    method: String,
    raters: &'a [String],
    labels: &'a [String],
    #[serde(flatten)]
    result: T,
}

/// A result that is nothing but its items.
#[derive(Serialize)]
struct Items<T> {
    items: Vec<T>,
}

impl Aggregate {
    /// Reads the table and prints one row an item or a system.
    ///
    /// # Errors
    /// The table cannot be read, the method does not fit it, or a row was left out: the rest is printed all the same.
    pub fn run(self) -> anyhow::Result<()> {
        let table = self.judgements.read(None)?;
        self.check(&table)?;
        match self.method {
            Method::Majority => self.majority(&table.ratings()?)?,
            Method::Mean => self.mean(&table.ratings()?)?,
            Method::DawidSkene => self.dawid_skene(&table.ratings()?)?,
            Method::OneCoin => self.one_coin(&table.ratings()?)?,
            Method::Mace => self.mace(&table.ratings()?)?,
            Method::BradleyTerry => self.bradley_terry(&table)?,
            Method::PlackettLuce => self.plackett_luce(&table)?,
        }
        whole(table.bad().len())
    }

    fn majority(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let items = aggregate::majority(ratings)?;
        let row = |item: &aggregate::Majority| {
            let (votes, all) = (item.votes.to_string(), item.n_ratings.to_string());
            vec![item.item.clone(), item.labels.join(" | "), votes, all]
        };
        let rows = items.iter().map(row).collect();
        let listing = Listing { header: &["item", "label", "votes", "ratings"], rows, notes: Vec::new() };
        self.print(Some(ratings), &listing, Items { items })
    }

    fn mean(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let items = aggregate::means(ratings)?;
        let row = |item: &aggregate::ItemMean| {
            let sd = item.sd.map_or_else(String::new, |sd| format!("{sd:.4}"));
            vec![item.item.clone(), format!("{:.4}", item.mean), sd, item.n_ratings.to_string()]
        };
        let rows = items.iter().map(row).collect();
        let listing = Listing { header: &["item", "mean", "sd", "ratings"], rows, notes: Vec::new() };
        self.print(Some(ratings), &listing, Items { items })
    }

    fn dawid_skene(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let fit = aggregate::dawid_skene(ratings, &self.em())?;
        let note = fitted(fit.log_likelihood, fit.iterations, fit.converged);
        self.print(Some(ratings), &posteriors(&fit.items, note), fit)
    }

    fn one_coin(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let fit = aggregate::one_coin(ratings, &self.em())?;
        let note = fitted(fit.log_likelihood, fit.iterations, fit.converged);
        self.print(Some(ratings), &posteriors(&fit.items, note), fit)
    }

    fn mace(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let plan = MacePlan { restarts: self.restarts, seed: self.seed, ..MacePlan::default() };
        let fit = aggregate::mace(ratings, &plan)?;
        let note = fitted(fit.log_likelihood, fit.iterations, fit.converged);
        self.print(Some(ratings), &posteriors(&fit.items, note), fit)
    }

    fn bradley_terry(&self, table: &Table) -> anyhow::Result<()> {
        let fit = aggregate::bradley_terry(table.comparisons(), true)?;
        let mut notes = vec![format!("{} comparisons, log-likelihood {:.3}", fit.n, fit.log_likelihood)];
        notes.extend(fit.home.map(|(value, se)| format!("left side {value:+.3} (se {se:.3})")));
        notes.extend(fit.tie.map(|(value, se)| format!("log nu of ties {value:+.3} (se {se:.3})")));
        self.print(None, &strengths(&fit.strengths, notes), fit)
    }

    fn plackett_luce(&self, table: &Table) -> anyhow::Result<()> {
        let fit = aggregate::plackett_luce(&table.rankings()?)?;
        let notes = vec![format!("{} rankings, log-likelihood {:.3}", fit.n, fit.log_likelihood)];
        self.print(None, &strengths(&fit.strengths, notes), fit)
    }

    fn em(&self) -> Em {
        Em { iterations: self.iterations, ..Em::default() }
    }

    /// Whether the table has what the method works on.
    fn check(&self, table: &Table) -> anyhow::Result<()> {
        let fits = match self.method {
            Method::BradleyTerry => matches!(table.content(), Content::Pairs(_)),
            Method::PlackettLuce => matches!(table.content(), Content::Rankings(_)),
            _ => matches!(table.content(), Content::Ratings(_)),
        };
        if !fits {
            let needed = match self.method {
                Method::BradleyTerry => "pairs: item,rater,left,right,winner",
                Method::PlackettLuce => "rankings: item,rater,system,rank",
                _ => "ratings: item,rater,value",
            };
            bail!("--method {} works on {needed}", self.name());
        }
        Ok(())
    }

    fn name(&self) -> String {
        self.method.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Prints a result in the shape asked for; as data with the names that its lists follow.
    fn print(&self, ratings: Option<&Ratings>, rows: &Listing, result: impl Serialize) -> anyhow::Result<()> {
        let (raters, labels) = ratings.map_or((&[][..], &[][..]), |ratings| (ratings.raters(), ratings.labels()));
        print(&match self.format {
            Shape::Json => serde_json::to_string_pretty(&Named { method: self.name(), raters, labels, result })? + "\n",
            Shape::Csv => rows.to_csv(),
            Shape::Text => rows.to_text(),
        })
    }
}

impl Listing {
    fn to_csv(&self) -> String {
        let line = |cells: Vec<String>| cells.join(",") + "\n";
        let header = line(self.header.iter().map(|&name| name.to_owned()).collect());
        let rows = self.rows.iter().map(|row| line(row.iter().map(|cell| cell_of(cell)).collect()));
        std::iter::once(header).chain(rows).collect()
    }

    /// Columns as wide as they need; the last line says how it was fitted.
    fn to_text(&self) -> String {
        let width = |column: usize| {
            let cells = self.rows.iter().map(|row| row[column].chars().count());
            cells.chain([self.header[column].len()]).max().unwrap_or_default()
        };
        let widths: Vec<usize> = (0..self.header.len()).map(width).collect();
        let line = |cells: &mut dyn Iterator<Item = &str>| {
            let padded: Vec<String> = cells.zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
            padded.join("  ").trim_end().to_owned() + "\n"
        };
        let header = line(&mut self.header.iter().copied());
        let rows = self.rows.iter().map(|row| line(&mut row.iter().map(String::as_str)));
        let notes = self.notes.iter().map(|note| format!("{note}\n"));
        std::iter::once(header).chain(rows).chain(notes).collect()
    }
}

/// A number stays one; a word is quoted, and made harmless where a spreadsheet would run it.
fn cell_of(cell: &str) -> String {
    if cell.is_empty() || cell.parse::<f64>().is_ok() { cell.to_owned() } else { quoted(cell) }
}

fn strengths(all: &[Strength], notes: Vec<String>) -> Listing {
    let mut sorted: Vec<&Strength> = all.iter().collect();
    sorted.sort_by(|a, b| b.value.total_cmp(&a.value).then_with(|| a.name.cmp(&b.name)));
    let row = |one: &&Strength| vec![one.name.clone(), format!("{:.4}", one.value), format!("{:.4}", one.se)];
    Listing { header: &["system", "strength", "se"], rows: sorted.iter().map(row).collect(), notes }
}

fn posteriors(items: &[Posterior], note: String) -> Listing {
    let row = |item: &Posterior| {
        let sure = item.probabilities.iter().copied().fold(0.0, f64::max);
        vec![item.item.clone(), item.label.clone(), format!("{sure:.4}")]
    };
    Listing { header: &["item", "label", "probability"], rows: items.iter().map(row).collect(), notes: vec![note] }
}

fn fitted(log_likelihood: f64, iterations: usize, converged: bool) -> String {
    let end = if converged { "converged" } else { "NOT CONVERGED: give it more --iterations" };
    format!("log-likelihood {log_likelihood:.3} after {iterations} iterations, {end}")
}
