//! `concord aggregate`: one answer an item, or one strength a system, from many people's judgements.

mod listing;

use agreement::aggregate::{self, BradleyTerryPlan, Em, MacePlan, Posterior, Strength};
use agreement::reader::{Content, Table};
use agreement::{Ratings, Undefined};
use anyhow::bail;
use clap::{Args, ValueEnum};
use serde::Serialize;

use listing::Listing;

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

/// What `aggregate` can be told.
#[derive(Debug, Args)]
pub struct Aggregate {
    #[command(flatten)]
    judgements: Judgements,
    /// How judgements become one.
    #[arg(long, value_enum)]
    method: Method,
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
        whole(table.n_bad())
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
        let OfMace { restarts, seed, competence_prior, strategy_prior } = self.of_mace;
        let mut plan = MacePlan { restarts, seed, competence_prior, strategy_prior, ..MacePlan::default() };
        plan.iterations = self.iterations.unwrap_or(plan.iterations);
        let fit = aggregate::mace(ratings, &plan)?;
        let priors = format!(
            "MACE, priors Beta({competence_prior}, {competence_prior}) of competence and Dirichlet({strategy_prior}) of spamming, best of {restarts} starts, seed {seed}"
        );
        let mut listing = posteriors(&fit.items, priors);
        listing.notes.push(fitted(fit.log_likelihood, fit.iterations, fit.converged));
        self.print(Some(ratings), &listing, fit)
    }

    fn bradley_terry(&self, table: &Table) -> anyhow::Result<()> {
        let plan = BradleyTerryPlan { home: self.home_advantage, prior_sd: self.prior_sd };
        let fit = match aggregate::bradley_terry(table.comparisons(), &plan) {
            Err(why @ (Undefined::Separated | Undefined::NotCompared | Undefined::OnlyTies | Undefined::OneSided)) => {
                bail!("{why}; --prior-sd 1 gives a regularised estimate")
            }
            fit => fit?,
        };
        let mut notes = vec![format!("{} comparisons, log-likelihood {:.3}", fit.n, fit.log_likelihood)];
        notes.extend(self.prior_sd.map(|sd| {
            format!("regularised by a normal prior with standard deviation {sd}: drawn towards equal strengths")
        }));
        notes.extend(fit.home.map(|(value, se)| format!("left side {value:+.3} (se {se:.3})")));
        notes.extend(fit.tie.map(|(value, se)| format!("log nu of ties {value:+.3} (se {se:.3})")));
        self.print(None, &strengths(&fit.strengths, notes), fit)
    }

    fn plackett_luce(&self, table: &Table) -> anyhow::Result<()> {
        let fit = aggregate::plackett_luce(&table.rankings()?)?;
        let mut notes = vec![format!("{} rankings, log-likelihood {:.3}", fit.n, fit.log_likelihood)];
        let tied = format!("{} of them with ties, by Breslow's approximation: no tie parameter", fit.n_tied);
        notes.extend((fit.n_tied > 0).then_some(tied));
        self.print(None, &strengths(&fit.strengths, notes), fit)
    }

    fn em(&self) -> Em {
        let plan = Em::default();
        Em { iterations: self.iterations.unwrap_or(plan.iterations), ..plan }
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

/// What a fit says that ran out of iterations.
const NOT_SETTLED: &str = "NOT CONVERGED, so labels and skills can still change: give it more --iterations";

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

/// How a fit ended; one that did not converge is also reported on standard error with CSV and JSON.
fn fitted(log_likelihood: f64, iterations: usize, converged: bool) -> String {
    if !converged {
        eprintln!("warning: {NOT_SETTLED}");
    }
    let end = if converged { "converged" } else { NOT_SETTLED };
    format!("log-likelihood {log_likelihood:.3} after {iterations} iterations, {end}")
}
