//! One worker on one hit: what is shown, what is drafted, what is submitted.

use serde::{Deserialize, Serialize};

use crate::{
    AssignmentId, Display, Feedback, Flag, HitItemId, Language, Money, NewAnswer, OutputId, Question, Remembered,
    StudyId, Subject, SubmissionId, TaskId, TextOf, Time, words::words,
};

words! {
    /// Where an assignment is in its life.
    AssignmentState {
        /// Reserved for its worker until the lease ends.
        Live = "live",
        /// Submitted.
        Submitted = "submitted",
        /// Given back by the worker.
        Returned = "returned",
        /// The lease ended; the place was freed. A submission is still taken.
        Expired = "expired",
    }
}

words! {
    /// What a submission became.
    Outcome {
        /// One of the `need` submissions of its hit.
        Counted = "counted",
        /// Late, and the place was taken: kept and paid, out of the statistics.
        Surplus = "surplus",
        /// About an item with a known answer: kept and paid, out of the statistics.
        Check = "check",
        /// Of a worker whose work a manager left out of the statistics: kept and paid.
        LeftOut = "left_out",
    }
}

words! {
    /// Whether a submission has been approved for pay.
    Approval {
        /// Nobody has looked yet.
        Waiting = "waiting",
        /// Approved, paid or to be paid.
        Approved = "approved",
        /// Rejected, with a reason the worker reads.
        Rejected = "rejected",
    }
}

impl Outcome {
    /// What its worker is told: which item has a known answer, and whose work is left out, is not for them to see here.
    pub const fn told(self) -> Self {
        match self {
            Self::Surplus => Self::Surplus,
            Self::Counted | Self::Check | Self::LeftOut => Self::Counted,
        }
    }
}

/// A text on the screen. In a blind task nothing here tells who made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShownText {
    /// The output, if it is one.
    pub output: Option<OutputId>,
    /// The text.
    pub text: String,
}

/// One item of a hit as the worker sees it, in the recorded random order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShownItem {
    /// The item.
    pub id: HitItemId,
    /// The source, where the task shows it.
    pub source: Option<String>,
    /// A human rewrite for comparison, where the task shows one.
    pub reference: Option<String>,
    /// The outputs to judge: none in a rewriting task, one on a scale, several in a ranking.
    pub outputs: Vec<ShownText>,
    /// What was written before for sources like this one, the likest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<Remembered>,
}

impl ShownItem {
    /// The text of the item that a question is about; empty where the item shows none.
    pub fn text(&self, of: TextOf) -> &str {
        let text = match of {
            TextOf::Source => self.source.as_deref(),
            TextOf::Output => self.outputs.first().map(|shown| shown.text.as_str()),
            TextOf::Answer => None,
        };
        text.unwrap_or_default()
    }
}

/// All that the worker's page needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shown {
    /// The assignment.
    pub id: AssignmentId,
    /// The study.
    pub study: StudyId,
    /// The task, to claim the next hit of.
    pub task: TaskId,
    /// Its state.
    pub state: AssignmentState,
    /// What the submission became, once it is submitted.
    pub outcome: Option<Outcome>,
    /// The task's title in the worker's language.
    pub title: String,
    /// The instructions in the worker's language, Markdown.
    pub instructions: String,
    /// The language of the texts.
    pub language: Language,
    /// What an item shows.
    pub subject: Subject,
    /// How its texts are shown; words that are hidden are not in them.
    pub display: Display,
    /// The questions.
    pub questions: Vec<Question>,
    /// The items in the order of this worker.
    pub items: Vec<ShownItem>,
    /// What has been drafted so far.
    pub draft: Draft,
    /// What one submission earns.
    pub reward: Money,
    /// When the lease ends if nothing happens.
    pub lease_until: Time,
    /// When the server made this.
    pub now: Time,
    /// Whether it is a dry run for a gate.
    pub pilot: bool,
    /// How a training item was answered, once it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feedback: Option<Feedback>,
}

/// What a worker has given so far, with a revision that grows with each save.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Draft {
    /// How many times it has been saved.
    pub revision: i64,
    /// The answers so far.
    pub answers: Vec<NewAnswer>,
}

/// The server's word that a draft is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Saved {
    /// The revision now stored.
    pub revision: i64,
    /// When it was stored.
    pub at: Time,
    /// When the lease ends now.
    pub lease_until: Time,
}

/// A submission as the client makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Submission {
    /// Made by the client; the same again returns what is stored.
    pub id: SubmissionId,
    /// All answers.
    pub answers: Vec<NewAnswer>,
    /// The worker has read the flags and insists.
    #[serde(default)]
    pub insist: bool,
    /// Milliseconds of activity as the page counted them; a gap counts for 60 seconds at most.
    #[serde(default)]
    pub active_ms: i64,
}

/// What became of a submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Submitted {
    /// Stored; a replay says the same.
    Stored {
        /// The assignment.
        assignment: AssignmentId,
        /// Counted or surplus.
        outcome: Outcome,
        /// When it was stored.
        at: Time,
    },
    /// Not stored yet: look at these first.
    Flagged {
        /// What is odd.
        flags: Vec<Flag>,
    },
}
