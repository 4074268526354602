//! What people see of a study at Prolific.

use providers::{Cost, Error, Prolific, Provider as _, StudyState};
use serde::Serialize;
use shared::{ConnectionProblem, Country, Language, Money, PostingStep};

use super::SHOWN;
use crate::{
    design::batch::lowest_rate,
    recruiting::{connection::Funds, follow::plain},
};

/// An entrance and what is at Prolific for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Posting {
    /// The name of the entrance.
    pub label: String,
    /// The code of its address.
    pub code: String,
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
    Proposed(Proposal),
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
    /// The projects of the workspace, one of which the study belongs to.
    pub projects: Vec<Project>,
    /// The countries from which people may take part; empty for all.
    pub countries: Vec<Country>,
    /// The language in which participants work, if it is the same for all.
    pub language: Option<Language>,
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
pub(super) async fn posted(client: &Prolific, there: &str, funds: Funds) -> Result<Posted, Error> {
    let found = client.study(there).await?;
    let currency = funds.total.currency.clone();
    let cost = match found.state {
        // A draft that is not complete has no cost yet.
        StudyState::Unpublished => client.cost(there).await.ok().and_then(whole_cost),
        _ => None,
    };
    let hourly = found
        .reward
        .zip(found.minutes)
        .and_then(|(reward, minutes)| reward.checked_mul(60)?.checked_div(minutes.into()));
    let floor = lowest_rate(&currency).filter(|floor| hourly.is_some_and(|hourly| hourly < *floor));
    let money = |minor| Money::new(minor, currency.clone());
    Ok(Posted {
        study: plain(&found.id, shared::limit::PROVIDER_ID),
        name: plain(&found.name, SHOWN),
        steps: steps(&found.state),
        can_extend: can_extend(&found.state),
        state: plain(found.state.as_str(), SHOWN),
        places: found.places.map(i64::from),
        reward: found.reward.map(money),
        hourly: hourly.map(money),
        floor: floor.map(money),
        cost,
        funds,
    })
}

fn whole_cost(cost: Cost) -> Option<PostingCost> {
    let total = Money::new(cost.total()?, cost.rewards.currency.clone());
    let Cost { rewards, fees, tax } = cost;
    Some(PostingCost { rewards, fees, tax, total })
}

/// What can be done with a study in this state.
pub(super) fn steps(state: &StudyState) -> Vec<PostingStep> {
    match state {
        StudyState::Unpublished => vec![PostingStep::Publish, PostingStep::Delete],
        StudyState::Active => vec![PostingStep::Pause, PostingStep::Stop],
        StudyState::Paused => vec![PostingStep::Start, PostingStep::Stop],
        _ => Vec::new(),
    }
}

/// Whether places can be added in this state. A study that has ended recruits again.
pub(super) fn can_extend(state: &StudyState) -> bool {
    matches!(state, StudyState::Active | StudyState::Paused | StudyState::AwaitingReview | StudyState::Completed)
}
