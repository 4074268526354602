//! Assignments: one worker on one hit, with what is shown, drafted and submitted.

use serde::{Deserialize, Serialize};

use crate::{
    AssignmentId, Display, Feedback, Flag, HitItemId, Language, Locale, Money, NewAnswer, OutputId, Question,
    Remembered, ShownPicture, StudyId, Subject, SubmissionId, TaskId, TextOf, Time, Typing, words::words,
};

words! {
    /// The state of an assignment.
    AssignmentState {
        /// Reserved for its worker until the lease ends.
        Live = "live",
        /// The worker has submitted it.
        Submitted = "submitted",
        /// The worker has returned it.
        Returned = "returned",
        /// The lease ended and the place was freed. A submission is still accepted.
        Expired = "expired",
    }
}

words! {
    /// How a submission is counted.
    Outcome {
        /// It is one of the `need` submissions of its hit.
        Counted = "counted",
        /// An extra submission: it came late, and the place was taken. It is kept and paid, but not counted in
        /// statistics.
        Surplus = "surplus",
        /// It is about an item with a known answer: kept and paid, but not counted in statistics.
        Check = "check",
        /// Its worker is excluded from statistics by a manager: kept and paid.
        LeftOut = "left_out",
    }
}

words! {
    /// Whether a submission has been approved for pay.
    Approval {
        /// Not reviewed yet.
        Waiting = "waiting",
        /// Approved, and paid or to be paid.
        Approved = "approved",
        /// Rejected, with a reason that the worker reads.
        Rejected = "rejected",
    }
}

words! {
    /// How far a submission is on its way to being paid.
    SubmissionState {
        /// Not reviewed yet.
        Waiting = "waiting",
        /// Approved, to be paid.
        Approved = "approved",
        /// Rejected.
        Rejected = "rejected",
        /// Approved and paid.
        Paid = "paid",
    }
}

impl Outcome {
    /// The outcome as the worker may see it. It does not reveal which item has a known answer or whether the worker is
    /// excluded from statistics.
    pub const fn told(self) -> Self {
        match self {
            Self::Surplus => Self::Surplus,
            Self::Counted | Self::Check | Self::LeftOut => Self::Counted,
        }
    }
}

/// A text on the screen. In a blind task nothing in it reveals which system made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShownText {
    /// The output, if the text is an output.
    pub output: Option<OutputId>,
    /// The text.
    pub text: String,
}

/// A column of the imported file that is shown with an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShownColumn {
    /// What it is called, in the language of the task.
    pub label: String,
    /// Its text.
    pub text: String,
    /// Whether it is folded until the worker opens it.
    pub collapsed: bool,
}

/// One item of a hit as the worker sees it, in the recorded random order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShownItem {
    /// The item.
    pub id: HitItemId,
    /// The source, if the task shows it.
    pub source: Option<String>,
    /// A human rewrite for comparison, if the task shows one.
    pub reference: Option<String>,
    /// The outputs to judge: none in a rewriting task, one in a rating on a scale, several in a ranking.
    pub outputs: Vec<ShownText>,
    /// Other columns of the source's row, in the order of the task.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<ShownColumn>,
    /// Earlier texts for similar sources, the most similar first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<Remembered>,
}

impl ShownItem {
    /// The text of the item to which a question refers; empty if the item does not show it.
    pub fn text(&self, of: TextOf) -> &str {
        let text = match of {
            TextOf::Source => self.source.as_deref(),
            TextOf::Output => self.outputs.first().map(|shown| shown.text.as_str()),
            TextOf::Answer => None,
        };
        text.unwrap_or_default()
    }
}

/// Everything that the worker's page needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shown {
    /// The assignment.
    pub id: AssignmentId,
    /// The study.
    pub study: StudyId,
    /// The task from which the next hit is claimed.
    pub task: TaskId,
    /// Its state.
    pub state: AssignmentState,
    /// How the submission is counted, once it is submitted.
    pub outcome: Option<Outcome>,
    /// The task's title in the worker's language.
    pub title: String,
    /// The instructions in the worker's language, in Markdown.
    pub instructions: String,
    /// The pictures that the instructions show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<ShownPicture>,
    /// The language of the texts.
    pub language: Language,
    /// What an item shows.
    pub subject: Subject,
    /// How its texts are displayed; hidden words are already removed.
    pub display: Display,
    /// The questions.
    pub questions: Vec<Question>,
    /// The items in the order drawn for this worker.
    pub items: Vec<ShownItem>,
    /// The draft so far.
    pub draft: Draft,
    /// The reward for one submission.
    pub reward: Money,
    /// When the lease ends without further activity.
    pub lease_until: Time,
    /// When the server created this view.
    pub now: Time,
    /// Whether it is a pilot hit, a trial for a gate.
    pub pilot: bool,
    /// Feedback on a training item, once it is answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feedback: Option<Feedback>,
    /// Whether the page counts how its texts are typed.
    #[serde(default)]
    pub counts_typing: bool,
}

/// A worker's answers so far, with a revision that grows with each save.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Draft {
    /// How many times it has been saved.
    pub revision: i64,
    /// The answers so far.
    pub answers: Vec<NewAnswer>,
}

/// Confirms that a draft is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Saved {
    /// The revision that is now stored.
    pub revision: i64,
    /// When it was stored.
    pub at: Time,
    /// When the lease ends now.
    pub lease_until: Time,
    /// Whether the task has been closed to the worker meanwhile: this hit can still be submitted, but no other one follows.
    #[serde(default)]
    pub is_last: bool,
}

/// A submission as the client sends it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Submission {
    /// Chosen by the client; sending the same id again returns the stored result.
    pub id: SubmissionId,
    /// All answers.
    pub answers: Vec<NewAnswer>,
    /// Whether the worker has read the flags and submits anyway.
    #[serde(default)]
    pub insist: bool,
    /// Milliseconds of activity as counted by the page; a gap counts for 60 seconds at most.
    #[serde(default)]
    pub active_ms: i64,
    /// The revision of the draft that the client last knew: if another window or device has saved a different answer
    /// since, the submission is flagged. Without it, nothing is compared.
    #[serde(default)]
    pub revision: Option<i64>,
    /// How its texts were typed, as counted by the page. Ignored unless the study counts typing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub typing: Vec<Typing>,
}

impl Submission {
    /// A submission of these answers, without anything that only a page knows.
    pub const fn new(id: SubmissionId, answers: Vec<NewAnswer>) -> Self {
        Self { id, answers, insist: false, active_ms: 0, revision: None, typing: Vec::new() }
    }
}

/// The result of a submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Submitted {
    /// It is stored; a replay returns the same result.
    Stored {
        /// The assignment.
        assignment: AssignmentId,
        /// How it is counted.
        outcome: Outcome,
        /// When it was stored.
        at: Time,
        /// Whether it had been stored before this request.
        #[serde(default)]
        repeated: bool,
    },
    /// It is not stored yet: the worker should look at these flags first.
    Flagged {
        /// The problems that were found.
        flags: Vec<Flag>,
    },
}

impl Submitted {
    /// The same with all sentences in this language.
    #[must_use]
    pub fn localised(self, locale: Locale) -> Self {
        match self {
            Self::Stored { .. } => self,
            Self::Flagged { flags } => {
                Self::Flagged { flags: flags.into_iter().map(|flag| flag.localised(locale)).collect() }
            }
        }
    }
}
