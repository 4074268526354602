//! What people see of a study at Prolific.

use providers::{Cost, Error, Provider as Client, StudyState};
use serde::Serialize;
use shared::{ConnectionProblem, Country, Language, Money, PostingStep};

use super::{OfferedLink, PostedLink, SHOWN};
use crate::{
    design::batch::per_hour,
    recruiting::{connection::Funds, follow::plain, group::OfferedGroup},
};

/// An entrance and what is at Prolific for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Posting {
    /// The name of the entrance.
    pub label: String,
    /// The code of its address.
    pub code: String,
    /// The names of the other entrances that name the same study at Prolific.
    pub shared_with: Vec<String>,
    /// What is at Prolific.
    #[serde(flatten)]
    pub at: AtProlific,
}

/// What is at Prolific for an entrance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum AtProlific {
    /// The study is not connected with an account.
    Unconnected,
    /// Nothing is there yet. This could be created.
    Proposed(Box<Proposal>),
    /// This study is there.
    Posted(Box<Posted>),
    /// The entrance has a study that Prolific does not know any more.
    Gone {
        /// Its id.
        study: String,
    },
    /// Prolific could not be asked.
    Unasked {
        /// Why.
        problem: ConnectionProblem,
    },
}

/// A project of a workspace at Prolific, to which its studies belong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Project {
    /// Prolific's id.
    pub id: String,
    /// Its title.
    pub title: String,
}

/// What a study at Prolific could be, from what is known here. What is not known is absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Proposal {
    /// What participants see as its name.
    pub name: String,
    /// What participants read before they decide.
    pub description: String,
    /// How many participants.
    pub places: Option<i64>,
    /// How many minutes it takes.
    pub minutes: Option<i64>,
    /// What each participant gets.
    pub reward: Option<Money>,
    /// The currency in which the workspace pays.
    pub currency: String,
    /// The currency in which this study counts.
    pub study_currency: String,
    /// The projects of the workspace, one of which the study belongs to.
    pub projects: Vec<Project>,
    /// The countries from which people may take part; empty for all.
    pub countries: Vec<Country>,
    /// The language in which participants work, if it is the same for all.
    pub language: Option<Language>,
    /// The groups of participants that are known here, which the study can be open or closed to.
    pub groups: Vec<OfferedGroup>,
    /// The other entrances over which the study could spread its participants.
    pub links: Vec<OfferedLink>,
}

/// A study at Prolific.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Posted {
    /// Prolific's id.
    pub study: String,
    /// What participants see as its name.
    pub name: String,
    /// The state, in Prolific's word: `ACTIVE`.
    pub state: String,
    /// How many participants.
    pub places: Option<i64>,
    /// What each participant gets.
    pub reward: Option<Money>,
    /// The pay of an hour, if it takes as long as was said.
    pub hourly: Option<Money>,
    /// The lowest rate that Prolific allows, where the pay of an hour is below it.
    pub floor: Option<Money>,
    /// What a draft will cost.
    pub cost: Option<PostingCost>,
    /// The money of the workspace.
    pub funds: Funds,
    /// What can be done now.
    pub steps: Vec<PostingStep>,
    /// Whether places can be added.
    pub can_extend: bool,
    /// The addresses over which Prolific spreads the participants; empty if all of them go to one.
    pub links: Vec<PostedLink>,
}

/// What a study at Prolific costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PostingCost {
    /// Rewards of all places.
    pub rewards: Money,
    /// Prolific's fees.
    pub fees: Money,
    /// Tax on the fees.
    pub tax: Money,
    /// All of it.
    pub total: Money,
}

/// A study as Prolific shows it, with what a draft costs.
pub(super) async fn posted(client: &dyn Client, there: &str, funds: Funds) -> Result<Posted, Error> {
    let found = client.study(there).await?;
    let currency = funds.total.currency.clone();
    // A draft that is not complete has no cost yet.
    let cost = if found.state == StudyState::Unpublished { client.cost(there).await.ok() } else { None };
    let minute_ms = |minutes: u32| i64::from(minutes) * 60_000;
    let hour = found.reward.zip(found.minutes.map(minute_ms)).and_then(|(reward, ms)| per_hour(reward, &currency, ms));
    let (hourly, floor) = hour.map_or((None, None), |(hourly, floor)| (Some(hourly), floor));
    let possible = possible(&found.state);
    Ok(Posted {
        study: plain(&found.id, shared::limit::PROVIDER_ID),
        name: plain(&found.name, SHOWN),
        steps: possible.steps.to_vec(),
        can_extend: possible.can_extend,
        state: plain(found.state.as_str(), SHOWN),
        places: found.places.map(i64::from),
        reward: found.reward.map(|minor| Money::new(minor, currency)),
        hourly,
        floor,
        cost: cost.and_then(whole_cost),
        funds,
        links: Vec::new(),
    })
}

fn whole_cost(cost: Cost) -> Option<PostingCost> {
    let total = Money::new(cost.total()?, cost.rewards.currency.clone());
    let Cost { rewards, fees, tax } = cost;
    Some(PostingCost { rewards, fees, tax, total })
}

/// What can be done with a study.
pub(super) struct Possible {
    /// The steps.
    pub steps: &'static [PostingStep],
    /// Whether places can be added. A study that has ended recruits again.
    pub can_extend: bool,
}

/// What can be done with a study in this state.
pub(super) const fn possible(state: &StudyState) -> Possible {
    let (steps, can_extend): (&[PostingStep], bool) = match state {
        StudyState::Unpublished => (&[PostingStep::Publish, PostingStep::Delete], false),
        StudyState::Active => (&[PostingStep::Pause, PostingStep::Stop], true),
        StudyState::Paused => (&[PostingStep::Start, PostingStep::Stop], true),
        StudyState::AwaitingReview | StudyState::Completed => (&[], true),
        StudyState::Scheduled | StudyState::Publishing | StudyState::Other(_) => (&[], false),
    };
    Possible { steps, can_extend }
}
