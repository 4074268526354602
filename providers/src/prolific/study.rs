//! Studies: creating, reading, changing, publishing, and what they cost.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use shared::Money;

use super::{List, Prolific, group};
use crate::http::{Call, Repeat, segment};
use crate::{
    Action, Actor, AddressProgress, Allocation, CompletionCode, Cost, Device, Entry, Error, NewStudy, Project, Result,
    Study, StudyChange, StudyState, Transition,
};

#[derive(Deserialize)]
struct StudyBody {
    id: String,
    name: String,
    status: String,
    internal_name: Option<String>,
    total_available_places: Option<f64>,
    reward: Option<f64>,
    estimated_completion_time: Option<f64>,
    is_ready_to_publish: Option<bool>,
}

#[derive(Deserialize)]
struct ProgressBody {
    progress: Vec<AddressBody>,
}

#[derive(Deserialize)]
struct AddressBody {
    external_url: String,
    total_allocation: f64,
    allocated: Option<f64>,
}

#[derive(Deserialize)]
struct CostBody {
    rewards: PartsBody,
}

#[derive(Deserialize)]
struct PartsBody {
    rewards: MoneyBody,
    fees: MoneyBody,
    tax: MoneyBody,
}

#[derive(Deserialize)]
struct MoneyBody {
    amount: f64,
    currency: String,
}

impl From<StudyBody> for Study {
    fn from(body: StudyBody) -> Self {
        let count = |number: Option<f64>| number.and_then(count);
        Self {
            id: body.id,
            name: body.name,
            internal_name: body.internal_name.unwrap_or_default(),
            state: StudyState::from(body.status.as_str()),
            places: count(body.total_available_places),
            minutes: count(body.estimated_completion_time),
            reward: body.reward.and_then(whole),
            is_ready: body.is_ready_to_publish,
        }
    }
}

/// A number that the document calls a number and that counts something: `30` or `30.0`. Rounded to the nearest.
pub(super) fn whole(number: f64) -> Option<i64> {
    format!("{number:.0}").parse().ok()
}

/// The same for what is never negative.
fn count(number: f64) -> Option<u32> {
    whole(number).and_then(|n| u32::try_from(n).ok())
}

#[derive(Deserialize)]
struct ProjectBody {
    id: String,
    title: Option<String>,
}

impl Prolific {
    pub(super) async fn list_projects(&self, workspace: &str) -> Result<Vec<Project>> {
        let call = Call::get(format!("/api/v1/workspaces/{}/projects/", segment(workspace)?));
        let list: List<ProjectBody> = self.client.answer(&call).await?.json()?;
        let project = |body: ProjectBody| Project { id: body.id, title: body.title.unwrap_or_default() };
        Ok(list.results.into_iter().map(project).collect())
    }

    pub(super) async fn add_study(&self, study: &NewStudy) -> Result<Study> {
        study.check()?;
        let answer = self.client.answer(&Call::post("/api/v1/studies/").json(&body(study))).await?;
        Ok(answer.json::<StudyBody>()?.into())
    }

    pub(super) async fn read_study(&self, study: &str) -> Result<Study> {
        let answer = self.client.answer(&Call::get(path(study)?)).await?;
        Ok(answer.json::<StudyBody>()?.into())
    }

    pub(super) async fn patch_study(&self, study: &str, change: &StudyChange) -> Result<()> {
        let mut body = Map::new();
        if let Some(name) = &change.internal_name {
            body.insert("internal_name".to_owned(), json!(name));
        }
        if let Some(places) = change.places {
            body.insert("total_available_places".to_owned(), json!(places));
        }
        if body.is_empty() && change.more.is_empty() {
            return Ok(());
        }
        let mut repeat = Repeat::SameState;
        if !change.more.is_empty() {
            body.insert("access_details".to_owned(), change.more.iter().map(allocation).collect());
            // These places are added each time.
            repeat = Repeat::Never;
        }
        self.client.done(&Call::patch(path(study)?).json(&body).repeat(repeat)).await
    }

    pub(super) async fn read_progress(&self, study: &str) -> Result<Option<Vec<AddressProgress>>> {
        let answer = match self.client.answer(&Call::get(format!("{}access-details-progress/", path(study)?))).await {
            // This is how a study with one address is answered.
            Err(Error::NotFound(_)) => return Ok(None),
            answer => answer?,
        };
        let ProgressBody { progress } = answer.json()?;
        let address = |body: AddressBody| {
            let places = count(body.total_allocation);
            let places = places.ok_or_else(|| answer.unreadable("a number of places is none".to_owned()))?;
            Ok(AddressProgress { address: body.external_url, places, allocated: body.allocated.and_then(count) })
        };
        progress.into_iter().map(address).collect::<Result<Vec<_>>>().map(Some)
    }

    pub(super) async fn move_study(&self, study: &str, transition: Transition) -> Result<()> {
        let body = match transition {
            Transition::Publish => json!({"action": "PUBLISH"}),
            Transition::SchedulePublish(at) => json!({"action": "SCHEDULE_PUBLISH", "publish_at": at}),
            Transition::CancelPublish => json!({"action": "CANCEL_PUBLISH"}),
            Transition::Pause => json!({"action": "PAUSE"}),
            Transition::Start => json!({"action": "START"}),
            Transition::Stop => json!({"action": "STOP"}),
        };
        self.client.done(&Call::post(format!("{}transition/", path(study)?)).json(&body)).await
    }

    pub(super) async fn remove_study(&self, study: &str) -> Result<()> {
        self.client.done(&Call::delete(path(study)?)).await
    }

    pub(super) async fn read_cost(&self, study: &str) -> Result<Cost> {
        let answer = self.client.answer(&Call::get(format!("{}cost/?is_projected=true", path(study)?))).await?;
        let PartsBody { rewards, fees, tax } = answer.json::<CostBody>()?.rewards;
        let money = |MoneyBody { amount, currency }: MoneyBody| -> Result<Money> {
            let minor = whole(amount).ok_or_else(|| answer.unreadable("an amount is no number".to_owned()))?;
            Ok(Money::new(minor, currency))
        };
        Ok(Cost { rewards: money(rewards)?, fees: money(fees)?, tax: money(tax)? })
    }
}

/// The path of a study.
pub(super) fn path(study: &str) -> Result<String> {
    Ok(format!("/api/v1/studies/{}/", segment(study)?))
}

/// The body that creates a study.
fn body(study: &NewStudy) -> Map<String, Value> {
    let mut body = Map::new();
    let mut set = |name: &str, value: Value| drop(body.insert(name.to_owned(), value));
    set("name", json!(study.name));
    if !study.internal_name.is_empty() {
        set("internal_name", json!(study.internal_name));
    }
    set("description", json!(study.description));
    match &study.entry {
        Entry::Address(address) => set("external_study_url", json!(address)),
        Entry::Allocated(parts) => set("access_details", parts.iter().map(allocation).collect()),
    }
    if study.is_secure {
        set("is_external_study_url_secure", json!(true));
    }
    set("prolific_id_option", json!("url_parameters"));
    set("completion_codes", study.codes.iter().map(code).collect());
    set("total_available_places", json!(study.places));
    set("estimated_completion_time", json!(study.minutes));
    if let Some(minutes) = study.maximum_minutes {
        set("maximum_allowed_time", json!(minutes));
    }
    set("reward", json!(study.reward.minor));
    if !study.devices.is_empty() {
        set("device_compatibility", study.devices.iter().map(|device| json!(device_word(*device))).collect());
    }
    if !study.filters.is_empty() {
        set("filters", study.filters.iter().map(group::filter).collect());
    }
    if let Some(project) = &study.project {
        set("project", json!(project));
    }
    if let Some(n) = study.submissions_each {
        set("submissions_config", json!({"max_submissions_per_participant": n}));
    }
    body
}

fn allocation(part: &Allocation) -> Value {
    json!({"external_url": part.address, "total_allocation": part.places})
}

const fn device_word(device: Device) -> &'static str {
    match device {
        Device::Desktop => "desktop",
        Device::Tablet => "tablet",
        Device::Mobile => "mobile",
    }
}

fn code(code: &CompletionCode) -> Value {
    let actions: Value = code.actions.iter().map(action).collect();
    let mut body = json!({"code": code.code, "code_type": code.kind.as_str(), "actions": actions});
    if code.actor == Actor::Researcher {
        body["actor"] = json!("researcher");
    }
    body
}

fn action(action: &Action) -> Value {
    match action {
        Action::AutomaticallyApprove => json!({"action": "AUTOMATICALLY_APPROVE"}),
        Action::ManuallyReview => json!({"action": "MANUALLY_REVIEW"}),
        Action::DynamicPayment => json!({"action": "DYNAMIC_PAYMENT"}),
        Action::RequestReturn(reason) => json!({"action": "REQUEST_RETURN", "return_reason": reason}),
        Action::AddToGroup(group) => json!({"action": "ADD_TO_PARTICIPANT_GROUP", "participant_group": group}),
        Action::RemoveFromGroup(group) => {
            json!({"action": "REMOVE_FROM_PARTICIPANT_GROUP", "participant_group": group})
        }
        Action::FixedScreenOut { reward, slots } => {
            json!({"action": "FIXED_SCREEN_OUT_PAYMENT", "fixed_screen_out_reward": reward, "slots": slots})
        }
    }
}
