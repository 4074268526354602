//! `concord quality`: which workers notice degraded texts, how consistent they are, and which systems differ.

use anyhow::ensure;
use clap::{Args, ValueEnum};
use protocols::esa::Judgement;
use protocols::files::{self, Evaluated};
use protocols::quality::{
    Attention, ControlTest, RankTest, Ranking, RankingOptions, RaterScale, Repeats, Scored, attention, ranking,
    repeats, standardise,
};
use serde::Serialize;

use super::super::format::{Shape, print};
use super::super::given::{left_out, said};
use super::input::{Source, tell};
use super::print::{Cell, Table, json};

const EXAMPLES: &str = "Examples:
  concord quality scores.csv
  concord quality scores.csv --level 0.01 --only-passed --by system --format markdown";

/// The test of a worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Of {
    /// Wilcoxon's rank-sum test (Mann-Whitney), as at WMT.
    #[default]
    RankSum,
    /// Wilcoxon's signed-rank test.
    SignedRank,
    /// The paired t test.
    PairedT,
}

/// The test of two systems.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Between {
    /// Wilcoxon's rank-sum test, as in WMT's direct assessment: segments may differ.
    #[default]
    RankSum,
    /// Wilcoxon's signed-rank test over the segments that both systems have.
    SignedRank,
}

/// What a row is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum By {
    /// A worker.
    #[default]
    Worker,
    /// A system.
    System,
    /// Two systems.
    Pair,
}

/// The arguments of `quality`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Quality {
    #[command(flatten)]
    source: Source,
    /// The question with the score.
    #[arg(long, default_value = "score")]
    question: String,
    /// The test that decides who passes: whether degraded texts are scored below the originals, one-sided.
    #[arg(long, value_enum, default_value_t)]
    test: Of,
    /// The level of that test.
    #[arg(long, default_value_t = 0.05)]
    level: f64,
    /// The test between two systems, one-sided at .05 and not corrected, as at WMT.
    #[arg(long, value_enum, default_value_t)]
    between: Between,
    /// Rank and compare systems by scores as they are, instead of z-scores.
    #[arg(long)]
    raw: bool,
    /// Rank systems by the scores of workers who pass.
    #[arg(long)]
    only_passed: bool,
    /// What a row is about, in CSV and Markdown.
    #[arg(long, value_enum, default_value_t)]
    by: By,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

/// Everything that is known, or why it is not.
#[derive(Serialize)]
struct Found {
    attention: Option<Attention>,
    /// Attention checks without a counterpart.
    n_alone: usize,
    repeats: Vec<Repeats>,
    raters: Vec<RaterScale>,
    ranking: Option<Ranking>,
    undefined: Vec<String>,
}

impl Quality {
    /// Prints who passes and how systems rank.
    ///
    /// # Errors
    /// A file cannot be read, or a row was refused: the rest is printed all the same.
    pub fn run(self) -> anyhow::Result<()> {
        let within = self.level > 0.0 && self.level < 1.0;
        ensure!(within, "--level {} is not between 0 and 1", self.level);
        let read = files::evaluated(&self.source.files()?, self.source.format(), &self.question).map_err(said)?;
        tell(read.format, &read.report);
        let found = self.found(&read.value)?;
        print(&match self.format {
            Shape::Text => self.text(&found),
            Shape::Csv => self.table(&found)?.to_csv(),
            Shape::Markdown => self.table(&found)?.to_markdown(),
            Shape::Json => json(&found, &[])?,
        })?;
        left_out(&read.report)
    }

    fn found(&self, evaluated: &Evaluated) -> anyhow::Result<Found> {
        let mut undefined = Vec::new();
        let test = match self.test {
            Of::RankSum => ControlTest::RankSum,
            Of::SignedRank => ControlTest::SignedRank,
            Of::PairedT => ControlTest::PairedT,
        };
        let note = |what: &str, reason: agreement::Undefined| format!("{what}: {reason}");
        let attention = attention(&evaluated.controls, test, self.level)
            .inspect_err(|_| undefined.push("attention checks: there are none with a counterpart".to_owned()))
            .ok();
        let passed = |judgement: &&Judgement| {
            let rater = |attention: &Attention| {
                attention.raters.iter().any(|check| check.passed && check.rater == judgement.rater)
            };
            !self.only_passed || attention.as_ref().is_some_and(rater)
        };
        let scored = evaluated.judgements.iter().filter(passed).map(|own| Scored {
            rater: own.rater.clone(),
            system: own.system.clone(),
            segment: format!("{}|{}", own.document, own.segment),
            score: own.score,
        });
        let scored: Vec<Scored> = scored.collect();
        ensure!(!scored.is_empty(), "no worker passes, so that --only-passed leaves no score");
        let between = match self.between {
            Between::RankSum => RankTest::RankSum,
            Between::SignedRank => RankTest::SignedRank,
        };
        let options = RankingOptions { test: between, standardise: !self.raw, ..RankingOptions::default() };
        let ranking = ranking(&scored, &options).inspect_err(|reason| undefined.push(note("ranking", *reason))).ok();
        let repeats = repeats(&evaluated.repeats)
            .inspect_err(|reason| undefined.push(note("repeats", *reason)))
            .unwrap_or_default();
        let scales = standardise(&scored).inspect_err(|reason| undefined.push(note("z-scores", *reason)));
        let raters = scales.map(|scales| scales.raters).unwrap_or_default();
        Ok(Found { attention, n_alone: evaluated.n_alone, repeats, raters, ranking, undefined })
    }

    fn text(&self, found: &Found) -> String {
        let mut lines = Vec::new();
        if let Some(attention) = &found.attention {
            lines.push(format!(
                "{} of {} workers pass (p at most {}, one-sided {}): {} degraded texts are {:.2} below the originals\n",
                attention.n_passed,
                attention.raters.len(),
                self.level,
                match self.test {
                    Of::RankSum => "rank-sum test",
                    Of::SignedRank => "signed-rank test",
                    Of::PairedT => "paired t test",
                },
                attention.n,
                -attention.difference
            ));
        }
        if let Some(ranking) = &found.ranking {
            let n = ranking.systems.iter().map(|system| system.cluster).max().unwrap_or(0);
            let of = if self.raw { "scores" } else { "z-scores" };
            lines.push(format!("{} systems in {n} clusters by {of}\n", ranking.systems.len()));
            lines.push(format!("\n{}", systems(ranking).to_text()));
            if ranking.n_without_z > 0 {
                lines.push(format!("{} scores of raters who have no z-score\n", ranking.n_without_z));
            }
        }
        if let Some(attention) = &found.attention {
            lines.push(format!("\n{}", workers(attention).to_text()));
        }
        if found.n_alone > 0 {
            lines.push(format!("{} attention checks have no counterpart\n", found.n_alone));
        }
        if !found.repeats.is_empty() {
            lines.push(format!("\nThe same text scored twice:\n{}", twice(&found.repeats).to_text()));
        }
        lines.extend(found.undefined.iter().map(|reason| format!("undefined: {reason}\n")));
        lines.concat()
    }

    fn table(&self, found: &Found) -> anyhow::Result<Table> {
        let reason = found.undefined.join("; ");
        match (self.by, &found.attention, &found.ranking) {
            (By::Worker, Some(attention), _) => Ok(workers(attention)),
            (By::System, _, Some(ranking)) => Ok(systems(ranking)),
            (By::Pair, _, Some(ranking)) => Ok(comparisons(ranking)),
            (By::Worker, None, _) | (By::System | By::Pair, _, None) => anyhow::bail!("there is no table: {reason}"),
        }
    }
}

fn workers(attention: &Attention) -> Table {
    let row = |check: &protocols::quality::Check| {
        vec![
            Cell::text(&check.rater),
            Cell::Flag(check.passed),
            Cell::Count(check.n),
            Cell::Number(check.original, 2),
            Cell::Number(check.control, 2),
            Cell::Number(check.difference, 2),
            Cell::p(check.rank_sum),
            Cell::p(check.signed_rank),
            Cell::p(check.paired_t),
        ]
    };
    let numbers = ["pairs", "originals", "degraded", "difference", "p rank-sum", "p signed-rank", "p paired t"];
    Table::new(&["worker", "passes"], &numbers, attention.raters.iter().map(row).collect())
}

fn systems(ranking: &Ranking) -> Table {
    let row = |own: &protocols::quality::Ranked| {
        vec![
            Cell::text(&own.system),
            Cell::Count(own.cluster),
            Cell::Count(own.first),
            Cell::Count(own.last),
            Cell::Number(own.raw, 2),
            Cell::known(own.z, 3),
            Cell::Count(own.n_segments),
            Cell::Count(own.n_scores),
        ]
    };
    let numbers = ["cluster", "best rank", "worst rank", "mean", "mean z", "segments", "scores"];
    Table::new(&["system"], &numbers, ranking.systems.iter().map(row).collect())
}

fn comparisons(ranking: &Ranking) -> Table {
    let row =
        |own: &protocols::quality::Compared| vec![Cell::text(&own.better), Cell::text(&own.worse), Cell::p(own.p)];
    Table::new(&["better", "worse"], &["p"], ranking.comparisons.iter().map(row).collect())
}

fn twice(repeats: &[Repeats]) -> Table {
    let row = |own: &Repeats| {
        let (absolute, difference) = (Cell::Number(own.absolute, 2), Cell::Number(own.difference, 2));
        vec![Cell::text(&own.rater), Cell::Count(own.n), absolute, difference, Cell::p(own.signed_rank)]
    };
    let numbers = ["texts", "mean absolute difference", "mean difference", "p signed-rank"];
    Table::new(&["worker"], &numbers, repeats.iter().map(row).collect())
}
