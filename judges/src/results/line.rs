//! A line of results.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::Plan;
use crate::{Answer, Done, Money, Value};

/// The SHA-256 of a text, in hexadecimal digits.
pub fn digest(text: &str) -> String {
    hex::encode(Sha256::digest(text.as_bytes()))
}

/// What can change an answer, besides the prompt.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Parameters {
    /// The address that is asked.
    pub endpoint: Option<String>,
    /// The program that is asked, with its arguments, as a SHA-256: arguments can hold a secret.
    pub command_sha256: Option<String>,
    /// The model, as it is asked for.
    pub model: Option<String>,
    /// The system prompt, as its SHA-256.
    pub system_sha256: Option<String>,
    /// The temperature.
    pub temperature: Option<f64>,
    /// The seed.
    pub seed: Option<u64>,
    /// How many tokens a reply has at most.
    pub max_tokens: Option<u64>,
    /// The scale, as [`Scale`](crate::Scale) is displayed.
    pub scale: String,
    /// The field of a JSON object that holds the answer.
    pub field: Option<String>,
}

impl Parameters {
    /// What differs, in words; `None` if nothing does.
    pub fn difference(&self, now: &Self) -> Option<String> {
        let (Ok(Json::Object(before)), Ok(Json::Object(after))) =
            (serde_json::to_value(self), serde_json::to_value(now))
        else {
            return None;
        };
        let (name, old) = before.into_iter().find(|(name, value)| after.get(name) != Some(value))?;
        let new = after.get(&name).cloned().unwrap_or_default();
        Some(format!("{name} {old}, which is {new} now"))
    }
}

/// What came of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// There is an answer.
    Answered,
    /// The model refuses.
    Refused,
    /// The reply has no answer, or several.
    Unreadable,
    /// There is no reply.
    Failed,
}

/// A line of results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// The item.
    pub item: String,
    /// The rater.
    pub rater: String,
    /// What came of the call.
    pub status: Status,
    /// The answer.
    pub value: Option<Value>,
    /// Why there is none.
    pub reason: Option<String>,
    /// What the model said.
    pub reply: String,
    /// Everything that was received.
    pub raw: String,
    /// The model, as the endpoint names it.
    pub model: Option<String>,
    /// What can change an answer.
    pub parameters: Parameters,
    /// The template, as its SHA-256.
    pub template_sha256: String,
    /// The prompt, as its SHA-256.
    pub prompt_sha256: String,
    /// Tokens of the prompt, as the endpoint counts them.
    pub input_tokens: Option<u64>,
    /// Tokens of the reply, as the endpoint counts them.
    pub output_tokens: Option<u64>,
    /// What the call cost, in the currency of the price.
    pub cost: Option<f64>,
    /// When it was done, in UTC.
    pub at: String,
    /// How long it took, in seconds, with all attempts and waits.
    pub seconds: f64,
    /// How often it was tried.
    pub attempts: u32,
}

impl Line {
    /// The line of a call.
    pub(super) fn new(done: &Done, plan: &Plan) -> Self {
        let (status, value, reason) = match &done.answer {
            Answer::Value(value) => (Status::Answered, Some(value.clone()), None),
            Answer::Refused(reason) => (Status::Refused, None, Some(reason)),
            Answer::Unreadable(reason) => (Status::Unreadable, None, Some(reason)),
            Answer::Failed(reason) => (Status::Failed, None, Some(reason)),
        };
        let reason = reason.map(|own| if own.is_empty() { "the judge refuses".to_owned() } else { own.clone() });
        let (reply, usage) = (&done.reply, done.reply.usage);
        Self {
            item: done.call.item.clone(),
            rater: done.call.rater.clone(),
            status,
            value,
            reason,
            reply: reply.text.clone(),
            raw: reply.raw.clone(),
            model: reply.model.clone(),
            parameters: plan.parameters.clone(),
            template_sha256: plan.template_sha256.clone(),
            prompt_sha256: digest(&done.call.prompt),
            input_tokens: usage.map(|usage| usage.input),
            output_tokens: usage.map(|usage| usage.output),
            cost: done.cost.map(Money::to_number),
            at: instant(done.at),
            seconds: done.time.as_secs_f64(),
            attempts: done.attempts,
        }
    }
}

/// An instant in microseconds since 1970, by RFC 3339.
fn instant(at: i64) -> String {
    let instant = OffsetDateTime::from_unix_timestamp_nanos(i128::from(at) * 1_000).ok();
    instant.and_then(|instant| instant.format(&Rfc3339).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_named() {
        let own = Parameters { temperature: Some(0.0), scale: "levels 1..5".into(), ..Parameters::default() };
        assert_eq!(own.difference(&own), None);
        let warmer = Parameters { temperature: Some(1.0), ..own.clone() };
        assert_eq!(own.difference(&warmer), Some("temperature 0.0, which is 1.0 now".into()));
        assert_eq!(instant(1_800_000_000_000_000), "2027-01-15T08:00:00Z");
        assert_eq!(digest(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
