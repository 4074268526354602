//! `concord alt-test`: may a language model replace an annotator?

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail, ensure};
use clap::{Args, ValueEnum};
use protocols::alt_test::{AltTest, Annotators, Options, Refused, labels, numbers, similarities};
use protocols::files::{self, Annotations};

use super::super::format::{Shape, print};
use super::super::given::{left_out, names, said};
use super::input::{open, tell};
use super::print::{Cell, Table, json};

const EXAMPLES: &str = "Examples:
  concord alt-test --human answers.csv --judge judge.csv --annotators experts
  concord alt-test --human human.json --judge judges.json --epsilon 0.15 --compare numbers
  concord alt-test --similarity similarities.csv --judge-name gpt-4o --epsilon 0.2";

/// Who the annotators are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Who {
    /// Experts: epsilon is 0.2.
    Experts,
    /// People with a training for the task: 0.15.
    Skilled,
    /// Crowd workers: 0.1.
    Crowd,
}

/// How answers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Compare {
    /// As labels: the share of the others who gave the same.
    Labels,
    /// As numbers: minus the root of the mean squared difference.
    Numbers,
}

/// What a row is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum By {
    /// A judge.
    #[default]
    Judge,
    /// A judge and an annotator.
    Annotator,
}

/// The arguments of `alt-test`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct AltTestCommand {
    /// The answers of the annotators: a table with items, raters and values, or {annotator: {item: answer}} as JSON.
    #[arg(long, value_name = "FILE", required_unless_present = "similarity", requires = "judge")]
    human: Option<PathBuf>,
    /// The answers of one or several models, in the same form. Each is tested.
    #[arg(long, value_name = "FILE", requires = "human")]
    judge: Option<PathBuf>,
    /// Of free texts: a table with the columns item, first, second and similarity, for every two answers to an item, those of the model too.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["human", "judge", "compare"], requires = "judge_name")]
    similarity: Option<PathBuf>,
    /// The model that is tested; can be given several times. All of the judges' file, if it is left out.
    #[arg(long, value_name = "NAME")]
    judge_name: Vec<String>,
    /// What the model saves in comparison with an annotator, from 0 to 1.
    #[arg(long, required_unless_present = "annotators")]
    epsilon: Option<f64>,
    /// Who the annotators are, instead of --epsilon.
    #[arg(long, value_enum, conflicts_with = "epsilon")]
    annotators: Option<Who>,
    /// How answers are compared [default: numbers if all answers are numbers, else labels].
    #[arg(long, value_enum)]
    compare: Option<Compare>,
    /// The format of the files; detected if it is left out.
    #[arg(long, value_parser = names(|format| format.read.is_some()))]
    from: Option<String>,
    /// The question whose answers are compared, where a file has several.
    #[arg(long)]
    question: Option<String>,
    /// What a row is about, in CSV and Markdown.
    #[arg(long, value_enum, default_value_t)]
    by: By,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

/// The results by judge.
type Found = BTreeMap<String, AltTest>;

impl AltTestCommand {
    /// Prints the winning rate and the average advantage probability of each judge.
    ///
    /// # Errors
    /// A file cannot be read, there are too few items or annotators, or a row was refused.
    pub fn run(self) -> anyhow::Result<()> {
        let who = self.annotators.map(|who| match who {
            Who::Experts => Annotators::Experts,
            Who::Skilled => Annotators::Skilled,
            Who::Crowd => Annotators::Crowd,
        });
        let epsilon = self.epsilon.or(who.map(Annotators::epsilon));
        let options = Options::new(epsilon.ok_or_else(|| anyhow!("there is no --epsilon"))?);
        let (found, n_refused) = match (&self.human, &self.judge, &self.similarity) {
            (Some(human), Some(judge), _) => self.answers(human, judge, &options)?,
            (_, _, Some(table)) => self.texts(table, &options)?,
            (Some(_) | None, None, None) | (None, Some(_), None) => bail!("name --human and --judge, or --similarity"),
        };
        print(&match self.format {
            Shape::Text => text(&found),
            Shape::Csv => self.table(&found).to_csv(),
            Shape::Markdown => self.table(&found).to_markdown(),
            Shape::Json => json(&found, &[])?,
        })?;
        super::super::table::whole(n_refused)
    }

    fn answers(&self, human: &Path, judge: &Path, options: &Options) -> anyhow::Result<(Found, usize)> {
        let read = |path: &Path| {
            let read = files::annotations(open(path)?, self.from.as_deref(), self.question.as_deref()).map_err(said)?;
            tell(read.format, &read.report);
            let n_refused = usize::try_from(read.report.n_refused).unwrap_or(usize::MAX);
            anyhow::Ok((read.value, n_refused))
        };
        let ((humans, n_humans), (judges, n_judges)) = (read(human)?, read(judge)?);
        for name in &self.judge_name {
            ensure!(judges.0.contains_key(name), "{} has no answers of \"{name}\"", judge.display());
        }
        let is_asked = |name: &String| self.judge_name.is_empty() || self.judge_name.contains(name);
        let found = match (self.compare, humans.numbers(), judges.numbers()) {
            (Some(Compare::Numbers), None, _) | (Some(Compare::Numbers), _, None) => {
                bail!("not all answers are numbers: use --compare labels")
            }
            (Some(Compare::Numbers) | None, Some(humans), Some(judges)) => judges
                .iter()
                .filter(|(name, _)| is_asked(name))
                .map(|(name, answers)| Ok((name.clone(), numbers(&humans, answers, options).map_err(of(name))?)))
                .collect::<anyhow::Result<_>>()?,
            (Some(Compare::Labels), ..) | (None, None, _) | (None, _, None) => {
                self.by_labels(&humans, &judges, options)?
            }
        };
        Ok((found, n_humans.saturating_add(n_judges)))
    }

    fn by_labels(&self, humans: &Annotations, judges: &Annotations, options: &Options) -> anyhow::Result<Found> {
        let (humans, judges) = (humans.labels(), judges.labels());
        let asked = judges.iter().filter(|(name, _)| self.judge_name.is_empty() || self.judge_name.contains(name));
        let tested = |(name, answers): (&String, &BTreeMap<String, String>)| {
            Ok((name.clone(), labels(&humans, answers, options).map_err(of(name))?))
        };
        asked.map(tested).collect()
    }

    fn texts(&self, table: &Path, options: &Options) -> anyhow::Result<(Found, usize)> {
        let [judge] = &self.judge_name[..] else { bail!("similarities are tested for one --judge-name at a time") };
        let read = files::similarities(&open(table)?).map_err(said)?;
        tell(read.format, &read.report);
        // A similarity that was refused would be one that is missing.
        left_out(&read.report)?;
        let known = read.value.iter().any(|row| row.first == *judge || row.second == *judge);
        ensure!(known, "{} has no similarity of \"{judge}\"", table.display());
        let tested = similarities(&read.value, judge, options).map_err(of(judge))?;
        Ok((BTreeMap::from([(judge.clone(), tested)]), 0))
    }

    fn table(&self, found: &Found) -> Table {
        match self.by {
            By::Judge => judges(found),
            By::Annotator => annotators(found),
        }
    }
}

fn of(judge: &str) -> impl Fn(Refused) -> anyhow::Error {
    move |refused| anyhow!("{judge}: {refused}")
}

fn text(found: &Found) -> String {
    let mut lines: Vec<String> = found
        .iter()
        .map(|(judge, own)| {
            let verdict = if own.passed { "passes" } else { "does not pass" };
            format!(
                "{judge} {verdict}: winning rate {:.2} ({} of {} annotators), average advantage probability {:.2}\n",
                own.omega,
                own.n_won,
                own.annotators.len(),
                own.rho
            )
        })
        .collect();
    lines.push(format!("\n{}", annotators(found).to_text()));
    if let Some(own) = found.values().next() {
        let compared = match own.comparison {
            protocols::alt_test::Comparison::Accuracy => "labels (accuracy)",
            protocols::alt_test::Comparison::NegativeRmse => "numbers (negative root mean squared error)",
            protocols::alt_test::Comparison::Similarity => "texts (similarity)",
        };
        lines.push(format!(
            "\nAlternative annotator test of {compared}, epsilon {}, q {}: a model passes with a winning rate of at least 0.5\n",
            own.epsilon, own.q
        ));
    }
    for (judge, own) in found {
        if own.n_items_dropped > 0 {
            let dropped = own.n_items_dropped;
            lines.push(format!("{judge}: {dropped} items have one annotator, or no answer of the model\n"));
        }
        for left_out in &own.left_out {
            lines.push(format!("{judge}: not tested: {} with {} items\n", left_out.annotator, left_out.n));
        }
    }
    lines.concat()
}

fn judges(found: &Found) -> Table {
    let row = |(judge, own): (&String, &AltTest)| {
        vec![
            Cell::text(judge),
            Cell::Flag(own.passed),
            Cell::Number(own.omega, 2),
            Cell::Number(own.rho, 2),
            Cell::Count(own.n_won),
            Cell::Count(own.annotators.len()),
            Cell::Count(own.n_items),
            Cell::Count(own.n_items_dropped),
            Cell::Number(own.epsilon, 2),
        ]
    };
    let numbers = ["winning rate", "advantage probability", "won", "annotators", "items", "items dropped", "epsilon"];
    Table::new(&["judge", "passes"], &numbers, found.iter().map(row).collect())
}

fn annotators(found: &Found) -> Table {
    let row = |(judge, own): (&str, &protocols::alt_test::Annotator)| {
        vec![
            Cell::text(judge),
            Cell::text(&own.annotator),
            Cell::Flag(own.won),
            Cell::Count(own.n),
            Cell::Number(own.advantage_judge, 3),
            Cell::Number(own.advantage_annotator, 3),
            Cell::p(Ok(own.p)),
        ]
    };
    let rows = found.iter().flat_map(|(judge, own)| own.annotators.iter().map(move |one| (&**judge, one))).map(row);
    let numbers = ["items", "judge at least as close", "annotator at least as close", "p"];
    Table::new(&["judge", "annotator", "won"], &numbers, rows.collect())
}
