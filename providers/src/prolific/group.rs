//! Groups, filters and messages: everything that chooses or addresses participants.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::study::whole;
use super::{List, Prolific};
use crate::http::{Call, Repeat, segment};
use crate::{ChosenFilter, Filter, FilterKind, Group, Invalid, Result};

#[derive(Deserialize)]
struct GroupBody {
    id: String,
    name: String,
}

#[derive(Deserialize)]
struct MemberBody {
    participant_id: String,
}

#[derive(Deserialize)]
struct FilterBody {
    filter_id: String,
    title: String,
    question: Option<String>,
    #[serde(rename = "type")]
    kind: String,
    choices: Option<BTreeMap<String, String>>,
    min: Option<Value>,
    max: Option<Value>,
}

#[derive(Deserialize)]
struct EligibleBody {
    count: f64,
}

impl From<FilterBody> for Filter {
    fn from(body: FilterBody) -> Self {
        let end = |value: Option<Value>| match value {
            None | Some(Value::Null) => None,
            Some(Value::String(text)) => Some(text),
            Some(value) => Some(value.to_string()),
        };
        let kind = match body.kind.as_str() {
            "select" => FilterKind::Select(body.choices.unwrap_or_default()),
            "range" => FilterKind::Range { least: end(body.min), greatest: end(body.max) },
            other => FilterKind::Other(other.to_owned()),
        };
        Self { id: body.filter_id, title: body.title, question: body.question.unwrap_or_default(), kind }
    }
}

impl Prolific {
    pub(super) async fn add_group(&self, workspace: &str, name: &str) -> Result<Group> {
        if name.trim().is_empty() {
            return Err(Invalid::Empty("name").into());
        }
        let body = json!({"workspace_id": segment(workspace)?, "name": name});
        let answer = self.client.answer(&Call::post("/api/v1/participant-groups/").json(&body)).await?;
        let GroupBody { id, name } = answer.json()?;
        Ok(Group { id, name })
    }

    pub(super) async fn list_members(&self, group: &str) -> Result<Vec<String>> {
        let list: List<MemberBody> = self.client.answer(&Call::get(members(group)?)).await?.json()?;
        Ok(list.results.into_iter().map(|body| body.participant_id).collect())
    }

    pub(super) async fn add_members(&self, group: &str, participants: &[String]) -> Result<()> {
        self.change_members(Call::post(members(group)?), participants).await
    }

    pub(super) async fn remove_members(&self, group: &str, participants: &[String]) -> Result<()> {
        self.change_members(Call::delete(members(group)?), participants).await
    }

    /// Being in a group twice or not being in it twice is the same as once.
    async fn change_members(&self, call: Call, participants: &[String]) -> Result<()> {
        if participants.is_empty() {
            return Ok(());
        }
        let call = call.json(&json!({"participant_ids": participants}));
        self.client.done(&call.repeat(Repeat::SameState)).await
    }

    pub(super) async fn list_filters(&self, workspace: &str) -> Result<Vec<Filter>> {
        let call = Call::get(format!("/api/v1/filters/?workspace_id={}", segment(workspace)?));
        let list: List<FilterBody> = self.client.answer(&call).await?.json()?;
        Ok(list.results.into_iter().map(Filter::from).collect())
    }

    pub(super) async fn count_eligible(&self, workspace: &str, filters: &[ChosenFilter]) -> Result<u64> {
        let filters: Value = filters.iter().map(filter).collect();
        let body = json!({"workspace_id": segment(workspace)?, "filters": filters});
        let answer =
            self.client.answer(&Call::post("/api/v1/eligibility-count/").json(&body).repeat(Repeat::Read)).await?;
        let EligibleBody { count } = answer.json()?;
        let count = whole(count).and_then(|count| u64::try_from(count).ok());
        count.ok_or_else(|| answer.unreadable("the count is no number".to_owned()))
    }

    pub(super) async fn add_message(&self, study: &str, participant: &str, body: &str) -> Result<()> {
        if body.trim().is_empty() {
            return Err(Invalid::Empty("message").into());
        }
        let body = json!({"recipient_id": segment(participant)?, "body": body, "study_id": segment(study)?});
        self.client.done(&Call::post("/api/v1/messages/").json(&body)).await
    }
}

/// The path of the members of a group.
fn members(group: &str) -> Result<String> {
    Ok(format!("/api/v1/participant-groups/{}/participants/", segment(group)?))
}

/// A filter as a study and a count take it.
pub(super) fn filter(filter: &ChosenFilter) -> Value {
    match filter {
        ChosenFilter::Values { filter, values } => json!({"filter_id": filter, "selected_values": values}),
        ChosenFilter::Range { filter, lower, upper } => {
            let ends = [("lower", lower), ("upper", upper)];
            let range: serde_json::Map<String, Value> =
                ends.into_iter().filter_map(|(name, end)| Some((name.to_owned(), json!((*end)?)))).collect();
            json!({"filter_id": filter, "selected_range": range})
        }
    }
}
