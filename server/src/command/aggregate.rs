//! `concord aggregate`: one answer an item, or one strength a system, from many people's judgements.

mod listing;

use agreement::aggregate::{self, BradleyTerryPlan, Em, MacePlan, Posterior, Strength};
use agreement::reader::{Content, Table};
use agreement::report::{Size, counted};
use agreement::{Measure, Ratings, Undefined};
use anyhow::bail;
use clap::{Args, ValueEnum};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use listing::{Listing, Rows};

use super::format::print_with;
use super::memory::{megabytes, said};
use super::progress::waiting;
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
    /// Strengths of systems from pairs, with ties.
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

const EXAMPLES: &str = "Examples:
  concord aggregate labels.xlsx                                  the majority of labels, or the mean of numbers
  concord aggregate labels.csv --method dawid-skene --format json
  concord aggregate pairs.csv --method bradley-terry             strengths of systems
  concord aggregate labels.parquet --method majority --scale nominal --format csv";

/// What `aggregate` can be told.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Aggregate {
    #[command(flatten)]
    judgements: Judgements,
    /// How judgements become one [default: by the table: majority of labels and of points of a scale, mean of other numbers,
    /// bradley-terry of pairs, plackett-luce of rankings].
    #[arg(long, value_enum)]
    method: Option<Method>,
    /// Iterations at most [default: 1000; 50 of MACE, as its authors' program].
    #[arg(long)]
    iterations: Option<usize>,
    #[command(flatten)]
    of_mace: OfMace,
    /// Of Bradley-Terry: estimate the advantage of the left side, where sides were not drawn at random.
    #[arg(long)]
    home_advantage: bool,
    /// Of Bradley-Terry: standard deviation of a normal prior on log-strengths, such as 1, so that systems that always
    /// win or were not compared have an estimate, too.
    #[arg(long, value_name = "SD")]
    prior_sd: Option<f64>,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

/// What MACE can be told.
#[derive(Debug, Args)]
struct OfMace {
    /// Random starts of MACE.
    #[arg(long, default_value_t = 10)]
    restarts: usize,
    /// Seed of MACE's starts.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Of MACE: prior of a rater's competence, Beta(A, A).
    #[arg(long, value_name = "A", default_value_t = MacePlan::default().competence_prior)]
    competence_prior: f64,
    /// Of MACE: prior of what a rater answers when spamming, Dirichlet(B, …, B).
    #[arg(long, value_name = "B", default_value_t = MacePlan::default().strategy_prior)]
    strategy_prior: f64,
}

/// A result as data, with the names that its lists follow.
#[derive(serde::Serialize)]
struct Named<'a, T> {
    method: String,
    raters: &'a [String],
    labels: &'a [String],
    #[serde(flatten)]
    result: T,
}

/// A result that is nothing but its items, which are made as they are printed.
struct Items<F>(F);

impl<F, I> Serialize for Items<F>
where
    F: Fn() -> I,
    I: Iterator,
    I::Item: Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry("items", &InTurn(&self.0))?;
        map.end()
    }
}

/// The items alone.
struct InTurn<'a, F>(&'a F);

impl<F, I> Serialize for InTurn<'_, F>
where
    F: Fn() -> I,
    I: Iterator,
    I::Item: Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

impl Aggregate {
    /// Reads the table and prints one row an item or a system.
    ///
    /// # Errors
    /// The table cannot be read, the method does not fit it, or a row was left out: the rest is printed all the same.
    pub fn run(mut self) -> anyhow::Result<()> {
        let table = self.judgements.read_one()?;
        if self.method.is_none() {
            self.method = Some(usual(&table));
            eprintln!("{} (--method chooses another method)", self.name());
        }
        self.check(&table)?;
        let left_out = table.n_bad();
        match self.method() {
            Method::BradleyTerry => self.bradley_terry(&table)?,
            Method::PlackettLuce => self.plackett_luce(&table)?,
            Method::Majority | Method::Mean | Method::DawidSkene | Method::OneCoin | Method::Mace => {
                self.fits(&Size::of(&table))?;
                let ratings = table.ratings()?;
                drop(table);
                self.of_ratings(&ratings)?;
            }
        }
        whole(left_out)
    }

    fn of_ratings(&self, ratings: &Ratings) -> anyhow::Result<()> {
        match self.method() {
            Method::Majority => self.majority(ratings),
            Method::Mean => self.mean(ratings),
            Method::DawidSkene => self.dawid_skene(ratings),
            Method::OneCoin => self.one_coin(ratings),
            Method::Mace => self.mace(ratings),
            Method::BradleyTerry | Method::PlackettLuce => Ok(()),
        }
    }

    /// Refuses what needs more memory than may be used: the ratings, by item, and for models a probability of each level
    /// of each item, with what is printed of it.
    fn fits(&self, size: &Size) -> anyhow::Result<()> {
        let of_item = match self.method() {
            Method::DawidSkene | Method::OneCoin | Method::Mace => 160 + 16 * size.levels,
            Method::Majority | Method::Mean | Method::BradleyTerry | Method::PlackettLuce => 0,
        };
        let arranging = size.row_bytes * size.rows + 20 * size.items + size.names;
        let own = of_item.saturating_mul(size.items).saturating_add(size.names).max(arranging);
        let need = own.saturating_add(8 * size.ratings + 8 * size.items + size.names);
        let limit = self.judgements.memory().limit();
        said(
            need,
            limit,
            &format!("{} of {}: {} needs", of(size.ratings, "rating"), of(size.items, "item"), self.name()),
        );
        if need > limit {
            let helps = if of_item > 0 { "--method majority needs less" } else { "Make a file of part of the items" };
            bail!(
                "{} needs about {} of memory, but only {} may be used (--memory). {helps}",
                self.name(),
                megabytes(need),
                megabytes(limit)
            );
        }
        Ok(())
    }

    fn majority(&self, ratings: &Ratings) -> anyhow::Result<()> {
        drop(aggregate::votes(ratings)?);
        let items = || aggregate::votes(ratings).into_iter().flatten();
        let row = |item: aggregate::Majority| {
            vec![item.item, item.labels.join(" | "), item.votes.to_string(), item.n_ratings.to_string()]
        };
        let rows: Rows<'_> = Box::new(move || Box::new(items().map(row)));
        let listing = Listing { header: &["item", "label", "votes", "ratings"], rows, notes: Vec::new() };
        self.print(Some(ratings), &listing, Items(items))
    }

    fn mean(&self, ratings: &Ratings) -> anyhow::Result<()> {
        drop(aggregate::each_mean(ratings)?);
        let items = || aggregate::each_mean(ratings).into_iter().flatten();
        let row = |item: aggregate::ItemMean| {
            let sd = item.sd.map_or_else(String::new, |sd| format!("{sd:.4}"));
            vec![item.item, format!("{:.4}", item.mean), sd, item.n_ratings.to_string()]
        };
        let rows: Rows<'_> = Box::new(move || Box::new(items().map(row)));
        let listing = Listing { header: &["item", "mean", "sd", "ratings"], rows, notes: Vec::new() };
        self.print(Some(ratings), &listing, Items(items))
    }

    fn dawid_skene(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let fit = working(|| aggregate::dawid_skene(ratings, &self.em()))?;
        let note = fitted(fit.log_likelihood, fit.iterations, fit.converged);
        self.print(Some(ratings), &posteriors(&fit.items, note), &fit)
    }

    fn one_coin(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let fit = working(|| aggregate::one_coin(ratings, &self.em()))?;
        let note = fitted(fit.log_likelihood, fit.iterations, fit.converged);
        self.print(Some(ratings), &posteriors(&fit.items, note), &fit)
    }

    fn mace(&self, ratings: &Ratings) -> anyhow::Result<()> {
        let OfMace { restarts, seed, competence_prior, strategy_prior } = self.of_mace;
        let mut plan = MacePlan { restarts, seed, competence_prior, strategy_prior, ..MacePlan::default() };
        plan.iterations = self.iterations.unwrap_or(plan.iterations);
        let fit = working(|| aggregate::mace(ratings, &plan))?;
        let priors = format!(
            "MACE, priors Beta({competence_prior}, {competence_prior}) of competence and Dirichlet({strategy_prior}) of spamming, best of {restarts} starts, seed {seed}"
        );
        let mut listing = posteriors(&fit.items, priors);
        listing.notes.push(fitted(fit.log_likelihood, fit.iterations, fit.converged));
        self.print(Some(ratings), &listing, &fit)
    }

    fn bradley_terry(&self, table: &Table) -> anyhow::Result<()> {
        let plan = BradleyTerryPlan { home: self.home_advantage, prior_sd: self.prior_sd };
        let fit = match aggregate::bradley_terry(table.comparisons(), &plan) {
            Err(why @ (Undefined::Separated | Undefined::NotCompared | Undefined::OnlyTies | Undefined::OneSided)) => {
                bail!("{why}; --prior-sd 1 gives a regularised estimate")
            }
            fit => fit?,
        };
        let mut notes = vec![format!("{}, log-likelihood {:.3}", of(fit.n as u64, "comparison"), fit.log_likelihood)];
        notes.extend(self.prior_sd.map(|sd| {
            format!("regularised by a normal prior with standard deviation {sd}: drawn towards equal strengths")
        }));
        notes.extend(fit.home.map(|(value, se)| format!("left side {value:+.3} (se {se:.3})")));
        notes.extend(fit.tie.map(|(value, se)| format!("log nu of ties {value:+.3} (se {se:.3})")));
        self.print(None, &strengths(&fit.strengths, notes), &fit)
    }

    fn plackett_luce(&self, table: &Table) -> anyhow::Result<()> {
        let fit = aggregate::plackett_luce(&table.rankings()?)?;
        let mut notes = vec![format!("{}, log-likelihood {:.3}", of(fit.n as u64, "ranking"), fit.log_likelihood)];
        let tied = format!("{} of them with ties, by Breslow's approximation: no tie parameter", fit.n_tied);
        notes.extend((fit.n_tied > 0).then_some(tied));
        self.print(None, &strengths(&fit.strengths, notes), &fit)
    }

    fn em(&self) -> Em {
        let plan = Em::default();
        Em { iterations: self.iterations.unwrap_or(plan.iterations), ..plan }
    }

    /// Whether the table has what the method works on.
    fn check(&self, table: &Table) -> anyhow::Result<()> {
        let fits = match self.method() {
            Method::BradleyTerry => matches!(table.content(), Content::Pairs(_)),
            Method::PlackettLuce => matches!(table.content(), Content::Rankings(_)),
            _ => matches!(table.content(), Content::Ratings(_)),
        };
        if !fits {
            let needed = match self.method() {
                Method::BradleyTerry => "pairs: item,rater,left,right,winner",
                Method::PlackettLuce => "rankings: item,rater,system,rank",
                _ => "ratings: item,rater,value",
            };
            bail!(
                "--method {} works on {needed}; without --method, the usual method for the table is used",
                self.name()
            );
        }
        Ok(())
    }

    /// The method; that of labels before the table is known.
    fn method(&self) -> Method {
        self.method.unwrap_or(Method::Majority)
    }

    fn name(&self) -> String {
        self.method().to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Prints a result in the shape asked for; as data with the names that its lists follow.
    fn print(&self, ratings: Option<&Ratings>, rows: &Listing<'_>, result: impl Serialize) -> anyhow::Result<()> {
        let (raters, labels) = ratings.map_or((&[][..], &[][..]), |ratings| (ratings.raters(), ratings.labels()));
        print_with(|out| match self.format {
            Shape::Json => {
                serde_json::to_writer_pretty(&mut *out, &Named { method: self.name(), raters, labels, result })?;
                writeln!(out)
            }
            Shape::Csv => rows.write_csv(out),
            Shape::Text => rows.write_text(out),
        })
    }
}

/// The usual method for a table.
fn usual(table: &Table) -> Method {
    match (table.content(), table.scale().measure()) {
        (Content::Pairs(_), _) => Method::BradleyTerry,
        (Content::Rankings(_), _) => Method::PlackettLuce,
        (Content::Ratings(_), Measure::Nominal | Measure::Ordinal) => Method::Majority,
        (Content::Ratings(_), Measure::Interval | Measure::Ratio | Measure::Circular { .. }) => Method::Mean,
    }
}

/// What a fit says that ran out of iterations.
const NOT_SETTLED: &str = "NOT CONVERGED, so labels and skills can still change: give it more --iterations";

/// A result that takes a while.
fn working<T>(compute: impl FnOnce() -> T) -> T {
    let bar = waiting("fitting the model");
    let result = compute();
    bar.finish_and_clear();
    result
}

fn strengths(all: &[Strength], notes: Vec<String>) -> Listing<'_> {
    let mut sorted: Vec<&Strength> = all.iter().collect();
    sorted.sort_by(|a, b| b.value.total_cmp(&a.value).then_with(|| a.name.cmp(&b.name)));
    let row = |one: &Strength| vec![one.name.clone(), format!("{:.4}", one.value), format!("{:.4}", one.se)];
    let rows: Rows<'_> = Box::new(move || Box::new(sorted.clone().into_iter().map(row)));
    Listing { header: &["system", "strength", "se"], rows, notes }
}

fn posteriors(items: &[Posterior], note: String) -> Listing<'_> {
    let row = |item: &Posterior| {
        let sure = item.probabilities.iter().copied().fold(0.0, f64::max);
        vec![item.item.clone(), item.label.clone(), format!("{sure:.4}")]
    };
    let rows: Rows<'_> = Box::new(move || Box::new(items.iter().map(row)));
    Listing { header: &["item", "label", "probability"], rows, notes: vec![note] }
}

/// How a fit ended; one that did not converge is also reported on standard error with CSV and JSON.
fn fitted(log_likelihood: f64, iterations: usize, converged: bool) -> String {
    if !converged {
        eprintln!("warning: {NOT_SETTLED}");
    }
    let end = if converged { "converged" } else { NOT_SETTLED };
    format!("log-likelihood {log_likelihood:.3} after {}, {end}", of(iterations as u64, "iteration"))
}

/// A number of things.
fn of(n: u64, noun: &str) -> String {
    counted(usize::try_from(n).unwrap_or(usize::MAX), noun)
}
