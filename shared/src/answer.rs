//! Answers: typed values of questions about subjects.

use serde::{Deserialize, Serialize};

use crate::{HitItemId, OutputId};

/// A typed value. What is stored is what was on the screen: -3 is -3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Value {
    /// A point of a scale, or a rank from 1.
    Number(i64),
    /// A rewrite or a comment.
    Text(String),
}

/// An answer as a worker gives it: to one question, about one item, and in a ranking about one output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewAnswer {
    /// The item of the hit.
    pub item: HitItemId,
    /// The key of the question.
    pub question: String,
    /// The output ranked; absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<OutputId>,
    /// The value.
    pub value: Value,
}

/// What the check before submission finds odd about a rewrite; the worker may mend it or, where allowed, insist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Flag {
    /// The item.
    pub item: HitItemId,
    /// The key of the question.
    pub question: String,
    /// A sentence to the worker: what is odd and what a good answer looks like.
    pub reason: String,
    /// Whether "Submit anyway" is offered.
    pub can_insist: bool,
}
