//! The islands: parts of a page for which the browser has code. A page is complete without it. The server writes an
//! island as an element with its name and, as JSON, what its code has to know; this is seen by the person, so it holds
//! what they may see and nothing else.

use serde::{Deserialize, Serialize};
use shared::{AssignmentId, Locale, StudyId, SubmissionId, TaskId, Time};

use crate::answers::Questions;

/// What the code of an island has to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Island {
    /// The form of a hit: keyboard shortcuts, saving while typing, one text at a time, and work offline.
    Hit(Hit),
    /// The form of a qualification test: keyboard shortcuts, and what the fields of its questions need.
    Test(Test),
    /// Answers to other hits that this device has kept.
    Kept(Kept),
    /// The grade of a rewrite.
    Grader,
    /// The designer of a task, with a preview of the form.
    TaskPreview(TaskPreview),
}

/// The form of a hit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// The hit's reservation.
    pub assignment: AssignmentId,
    /// Its study.
    pub study: StudyId,
    /// Its task.
    pub task: TaskId,
    /// What a submission earns, in the language of the page.
    pub reward: String,
    /// The name of its submission.
    pub submission: SubmissionId,
    /// The revision of the draft shown.
    pub revision: i64,
    /// The hit's title.
    pub title: String,
    /// The type of value in the fields of the questions.
    pub questions: Questions,
    /// When the reservation ends.
    pub lease_until: Time,
    /// The server's clock when the page was made.
    pub now: Time,
    /// Whether this is a trial: nothing is saved, on the device or on the server, and the hit is not reserved.
    pub trial: bool,
    /// Whether it counts how texts are typed.
    #[serde(default)]
    pub counts_typing: bool,
    /// The language of the page.
    pub locale: Locale,
}

/// The form of a qualification test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    /// The language of the page.
    pub locale: Locale,
}

/// Answers to other hits that this device has kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The hit of this page, which sends its own answers.
    pub except: Option<AssignmentId>,
    /// The language of the page.
    pub locale: Locale,
}

/// The designer of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskPreview {
    /// The study.
    pub study: StudyId,
    /// The task.
    pub task: TaskId,
}
