//! Projects, which are Connect's studies.

use serde::{Deserialize, Serialize};
use serde_json::{Map, json};
use shared::Money;

use super::dollars::Dollars;
use super::{CURRENCY, Connect};
use crate::http::{Call, segment};
use crate::{Cost, Device, Entry, Error, Invalid, NewStudy, Result, Study, StudyChange, StudyState, Transition};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct NewProjectBody<'a> {
    name: &'a str,
    project_url: &'a str,
    payment: Dollars,
    estimated_time_in_minutes: u32,
    participants: u32,
    summary: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    internal_name: &'a str,
    device_requirements: Vec<&'static str>,
    completion_settings: CompletionBody,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_time_in_minutes: Option<u32>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CompletionBody {
    project_completion_type: &'static str,
    value: Option<String>,
}

#[derive(Deserialize)]
struct AnswerBody {
    project: ProjectBody,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ProjectBody {
    project_id: String,
    name: String,
    internal_name: Option<String>,
    participants: Option<u32>,
    payment: Option<Dollars>,
    total_cost: Option<Dollars>,
    status: Option<String>,
}

impl ProjectBody {
    fn into_study(self) -> Study {
        Study {
            id: self.project_id,
            name: self.name,
            internal_name: self.internal_name.unwrap_or_default(),
            state: state(self.status.as_deref().unwrap_or_default()),
            places: self.participants,
            reward: self.payment.map(|payment| payment.0),
            minutes: None,
            is_ready: None,
        }
    }
}

/// Connect's word as the state that means the same.
fn state(word: &str) -> StudyState {
    match word {
        "Unpublished" => StudyState::Unpublished,
        "Live" => StudyState::Active,
        "Paused" => StudyState::Paused,
        "Completed" | "Closed" => StudyState::Completed,
        other => StudyState::Other(other.to_owned()),
    }
}

impl Connect {
    pub(super) async fn add_project(&self, study: &NewStudy) -> Result<Study> {
        study.check()?;
        let Entry::Address(address) = &study.entry else {
            return Err(Error::Unsupported("several addresses in a study"));
        };
        if !study.filters.is_empty() {
            return Err(Error::Unsupported("filters"));
        }
        if study.is_secure {
            return Err(Error::Unsupported("signed links"));
        }
        let body = NewProjectBody {
            name: &study.name,
            project_url: address,
            payment: Dollars::from_money(&study.reward)?,
            // Connect takes no less.
            estimated_time_in_minutes: study.minutes.max(2),
            participants: study.places,
            summary: &study.description,
            internal_name: &study.internal_name,
            device_requirements: devices(&study.devices),
            completion_settings: CompletionBody { project_completion_type: "RedirectUrl", value: None },
            max_time_in_minutes: study.maximum_minutes,
        };
        let answer = self.client.answer(&self.write("/api/v1/project".to_owned(), &body)).await?;
        let mut study = answer.json::<AnswerBody>()?.project;
        study.status.get_or_insert_with(|| "Unpublished".to_owned());
        Ok(study.into_study())
    }

    pub(super) async fn read_project(&self, project: &str) -> Result<Study> {
        let answer = self.client.answer(&Call::get(path(project)?)).await?;
        Ok(answer.json::<AnswerBody>()?.project.into_study())
    }

    /// Rewards and the rest of the total, which Connect does not break down.
    pub(super) async fn read_cost(&self, project: &str) -> Result<Cost> {
        let answer = self.client.answer(&Call::get(path(project)?)).await?;
        let ProjectBody { participants, payment, total_cost, .. } = answer.json::<AnswerBody>()?.project;
        let (Some(participants), Some(payment), Some(total)) = (participants, payment, total_cost) else {
            return Err(Error::Unsupported("the cost before publishing"));
        };
        let rewards = payment.0.checked_mul(i64::from(participants)).ok_or(Invalid::Sum)?;
        let money = |minor| Money::new(minor, CURRENCY);
        Ok(Cost { rewards: money(rewards), fees: money(total.0.saturating_sub(rewards)), tax: money(0) })
    }

    pub(super) async fn edit_project(&self, project: &str, change: &StudyChange) -> Result<()> {
        if !change.more.is_empty() {
            return Err(Error::Unsupported("a project with many addresses"));
        }
        let mut body = Map::new();
        if let Some(name) = &change.internal_name {
            body.insert("internalName".to_owned(), json!(name));
        }
        if let Some(places) = change.places {
            body.insert("participants".to_owned(), json!(places));
        }
        if body.is_empty() {
            return Ok(());
        }
        self.client.done(&self.write(path(project)?, &body)).await
    }

    pub(super) async fn move_project(&self, project: &str, transition: Transition) -> Result<()> {
        let status = match transition {
            Transition::Publish | Transition::Start => "Live",
            Transition::Pause => "Paused",
            Transition::Stop => "Closed",
            Transition::SchedulePublish(_) | Transition::CancelPublish => {
                return Err(Error::Unsupported("publishing at a set time"));
            }
        };
        let path = format!("{}/update-status", path(project)?);
        self.client.done(&self.write(path, &json!({"status": status}))).await
    }
}

fn path(project: &str) -> Result<String> {
    Ok(format!("/api/v1/project/{}", segment(project)?))
}

/// Connect's words for devices; all of them if none was chosen.
fn devices(chosen: &[Device]) -> Vec<&'static str> {
    let all = [Device::Desktop, Device::Tablet, Device::Mobile];
    let chosen = if chosen.is_empty() { all.as_slice() } else { chosen };
    let word = |device: &Device| match device {
        Device::Desktop => "Desktop",
        Device::Tablet => "Tablet",
        Device::Mobile => "Mobile",
    };
    chosen.iter().map(word).collect()
}
