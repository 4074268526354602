//! Which files an export has, and in which formats.

use serde::{Deserialize, Serialize};
use shared::{Problem, refusal};

pub use store::export::Counts;

/// The files of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum File {
    /// The texts to work on.
    Sources,
    /// The systems that made the outputs.
    Systems,
    /// Texts made from sources.
    Outputs,
    /// All versions of all tasks.
    Tasks,
    /// The contents of each hit.
    Items,
    /// The assignments of workers, with timing and outcome.
    Assignments,
    /// One line per value: the long table of every statistic.
    Answers,
    /// The decisions about items on which raters disagree.
    Adjudications,
    /// The workers under their pseudonyms.
    Workers,
    /// Qualification decisions.
    Qualifications,
    /// Reviewers' judgements.
    Reviews,
    /// The ledger.
    Payments,
    /// The audit trail.
    Events,
}

/// The format of the lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Format {
    /// Comma-separated with a header; texts that a spreadsheet would execute begin with an apostrophe.
    Csv,
    /// One JSON object per line; texts are unchanged.
    Jsonl,
    /// Columns with types, compressed; texts are unchanged.
    #[default]
    Parquet,
}

impl File {
    /// The number of its lines.
    pub const fn n_lines(self, counts: &Counts) -> i64 {
        match self {
            Self::Sources => counts.sources,
            Self::Systems => counts.systems,
            Self::Outputs => counts.outputs,
            Self::Tasks => counts.tasks,
            Self::Items => counts.items,
            Self::Assignments => counts.assignments,
            Self::Answers => counts.answers,
            Self::Adjudications => counts.adjudications,
            Self::Workers => counts.workers,
            Self::Qualifications => counts.qualifications,
            Self::Reviews => counts.reviews,
            Self::Payments => counts.payments,
            Self::Events => counts.events,
        }
    }

    /// All of them, in the order of the archive.
    pub const ALL: [Self; 13] = [
        Self::Sources,
        Self::Systems,
        Self::Outputs,
        Self::Tasks,
        Self::Items,
        Self::Assignments,
        Self::Answers,
        Self::Adjudications,
        Self::Workers,
        Self::Qualifications,
        Self::Reviews,
        Self::Payments,
        Self::Events,
    ];

    /// Its name without ending.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sources => "sources",
            Self::Systems => "systems",
            Self::Outputs => "outputs",
            Self::Tasks => "tasks",
            Self::Items => "items",
            Self::Assignments => "assignments",
            Self::Answers => "answers",
            Self::Adjudications => "adjudications",
            Self::Workers => "workers",
            Self::Qualifications => "qualifications",
            Self::Reviews => "reviews",
            Self::Payments => "payments",
            Self::Events => "events",
        }
    }

    /// A description of the contents for readers.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Sources => "The texts to work on, with the columns they came with.",
            Self::Systems => "Who made outputs: people, baselines, imported models.",
            Self::Outputs => {
                "All rewrites and system outputs, with their source and author, whether they are used, and the correction of each."
            }
            Self::Tasks => "Every version of every task: its whole definition and its hash.",
            Self::Items => "What each hit shows: a line per output, or per source where none is shown.",
            Self::Assignments => "Who took what when, how long they worked, and what became of it.",
            Self::Answers => "One line per value: item, worker, value, question, version, outcome.",
            Self::Adjudications => {
                "What was decided where people differ: item, value, question, note. The answers are unchanged."
            }
            Self::Workers => "The workers under their pseudonyms.",
            Self::Qualifications => "Every qualification decision with its rule and evidence.",
            Self::Reviews => "Native speakers' judgements of pilot rewrites.",
            Self::Payments => "The ledger, in minor units.",
            Self::Events => "The audit trail: who did what to what, before and after.",
        }
    }
}

impl std::str::FromStr for File {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        Self::ALL.into_iter().find(|file| file.name() == name).ok_or(Problem::NotFound)
    }
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Csv, Self::Jsonl, Self::Parquet];

    /// The ending of file names.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Jsonl => "jsonl",
            Self::Parquet => "parquet",
        }
    }

    /// The media type.
    pub const fn media(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Jsonl => "application/x-ndjson",
            Self::Parquet => "application/vnd.apache.parquet",
        }
    }
}

impl std::str::FromStr for Format {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        let found = Self::ALL.into_iter().find(|format| format.ending() == name);
        let endings = || Self::ALL.map(Self::ending).join(", ");
        found.ok_or_else(|| Problem::invalid("format", refusal::not_one_of(name, endings())))
    }
}
