//! Studies at a provider.

use std::collections::BTreeSet;

use shared::{Money, Time};

use crate::{ChosenFilter, Invalid, Result};

open_words! {
    /// The state of a study.
    StudyState {
        /// A draft.
        Unpublished = "UNPUBLISHED",
        /// It is published at a later time.
        Scheduled = "SCHEDULED",
        /// It is being published.
        Publishing = "PUBLISHING",
        /// It takes participants.
        Active = "ACTIVE",
        /// It takes no participants for now.
        Paused = "PAUSED",
        /// It has ended, and submissions wait for a decision.
        AwaitingReview = "AWAITING REVIEW",
        /// It has ended.
        Completed = "COMPLETED",
    }
}

open_words! {
    /// What a completion code means.
    CodeKind {
        /// The study was completed.
        Completed = "COMPLETED",
        /// Attention checks were failed.
        FailedAttentionCheck = "FAILED_ATTENTION_CHECK",
        /// The participant goes on with another study.
        FollowUpStudy = "FOLLOW_UP_STUDY",
        /// The participant gets a bonus.
        GiveBonus = "GIVE_BONUS",
        /// The device does not fit.
        IncompatibleDevice = "INCOMPATIBLE_DEVICE",
        /// No consent was given.
        NoConsent = "NO_CONSENT",
        /// The screening was passed.
        ScreenedIn = "SCREENED_IN",
        /// The screening was not passed.
        ScreenedOut = "SCREENED_OUT",
        /// The screening was not passed, and a fixed sum is paid.
        FixedScreenOut = "FIXED_SCREENOUT",
    }
}

/// A device on which a study can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// A computer.
    Desktop,
    /// A tablet.
    Tablet,
    /// A phone.
    Mobile,
}

/// Who may use a completion code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The participant, who enters it.
    Participant,
    /// The researcher, by a call.
    Researcher,
}

/// What happens when a completion code is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The submission is approved.
    AutomaticallyApprove,
    /// A person decides.
    ManuallyReview,
    /// The researcher pays a share of the reward.
    DynamicPayment,
    /// The participant is asked to return the submission, for this reason.
    RequestReturn(String),
    /// The participant joins this group.
    AddToGroup(String),
    /// The participant leaves this group.
    RemoveFromGroup(String),
    /// A fixed sum is paid instead of the reward.
    FixedScreenOut {
        /// Minor units.
        reward: i64,
        /// How often; the study pauses afterwards.
        slots: u32,
    },
}

/// A code with which a submission ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompletionCode {
    /// The code, unique in the study.
    pub code: String,
    /// What it means.
    pub kind: CodeKind,
    /// What happens when it is used.
    pub actions: Vec<Action>,
    /// Who may use it.
    pub actor: Actor,
}

/// An address with its share of the places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// The address.
    pub address: String,
    /// How many participants it gets.
    pub places: u32,
}

/// Where participants go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Everybody goes to this address.
    Address(String),
    /// Each address gets its share; the shares add up to the places.
    Allocated(Vec<Allocation>),
}

/// A project of a workspace, to which its studies belong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Project {
    /// The provider's id.
    pub id: String,
    /// Its title.
    pub title: String,
}

/// A study to be created as a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewStudy {
    /// What participants see as its name.
    pub name: String,
    /// What only the researchers see.
    pub internal_name: String,
    /// What participants read before they decide.
    pub description: String,
    /// Where they go.
    pub entry: Entry,
    /// Whether the address gets a signed token; not every workspace has this.
    pub is_secure: bool,
    /// With which codes they come back.
    pub codes: Vec<CompletionCode>,
    /// How many participants.
    pub places: u32,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// How long it may take, in minutes; `None` for the longest that the provider allows.
    pub maximum_minutes: Option<u32>,
    /// What each participant gets. The provider reads it in the currency of the workspace, which the caller compares.
    pub reward: Money,
    /// On which devices; empty for all.
    pub devices: Vec<Device>,
    /// Who may take part.
    pub filters: Vec<ChosenFilter>,
    /// The provider's project in which it is created; `None` for the default.
    pub project: Option<String>,
    /// How often one person may take part.
    pub submissions_each: Option<u32>,
}

/// An address of a study with how far its share of the places is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressProgress {
    /// The address.
    pub address: String,
    /// How many participants it gets.
    pub places: u32,
    /// How many participants it has got, if the provider says so.
    pub allocated: Option<u32>,
}

/// A change of a study. After publication nothing else can be changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StudyChange {
    /// What only the researchers see.
    pub internal_name: Option<String>,
    /// How many participants. Places of a published study only grow.
    pub places: Option<u32>,
    /// Places that are **added** to addresses of a study that has several; `places` says how many there are in all afterwards.
    pub more: Vec<Allocation>,
}

/// A study as the provider shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The provider's id.
    pub id: String,
    /// What participants see as its name.
    pub name: String,
    /// What only the researchers see; empty if there is none.
    pub internal_name: String,
    /// Its state.
    pub state: StudyState,
    /// How many participants, if the provider says so.
    pub places: Option<u32>,
    /// What each participant gets in minor units, if the provider says so.
    pub reward: Option<i64>,
    /// How long it takes, in minutes, if the provider says so.
    pub minutes: Option<u32>,
    /// Whether its fields are complete; this says nothing about money.
    pub is_ready: Option<bool>,
}

/// A step from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transition {
    /// Recruit from now on.
    Publish,
    /// Recruit from this time on.
    SchedulePublish(Time),
    /// Do not publish at the time that was set.
    CancelPublish,
    /// Take no new participants for now.
    Pause,
    /// Go on after a pause.
    Start,
    /// End the study.
    Stop,
}

/// What a study costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Rewards of all places.
    pub rewards: Money,
    /// The provider's fees.
    pub fees: Money,
    /// Tax on the fees.
    pub tax: Money,
}

impl Cost {
    /// Rewards, fees and tax together, in minor units; `None` if the sum is too large.
    pub fn total(&self) -> Option<i64> {
        self.rewards.minor.checked_add(self.fees.minor)?.checked_add(self.tax.minor)
    }
}

impl NewStudy {
    /// Checks what any provider would refuse.
    pub(crate) fn check(&self) -> Result<()> {
        for (name, text) in [("name", &self.name), ("description", &self.description)] {
            if text.trim().is_empty() {
                return Err(Invalid::Empty(name).into());
            }
        }
        if self.reward.minor <= 0 {
            return Err(Invalid::NotPositive(self.reward.in_field()).into());
        }
        if self.places == 0 || self.minutes == 0 {
            return Err(Invalid::Empty(if self.places == 0 { "number of places" } else { "time" }).into());
        }
        if let Entry::Allocated(parts) = &self.entry {
            let allocated = parts.iter().map(|part| u64::from(part.places)).sum();
            if allocated != u64::from(self.places) {
                return Err(Invalid::Allocations { allocated, places: self.places }.into());
            }
        }
        self.check_codes()
    }

    fn check_codes(&self) -> Result<()> {
        if self.codes.is_empty() {
            return Err(Invalid::Empty("list of completion codes").into());
        }
        let mut seen = BTreeSet::new();
        for code in &self.codes {
            if code.code.trim().is_empty() {
                return Err(Invalid::Empty("completion code").into());
            }
            if !seen.insert(&code.code) {
                return Err(Invalid::RepeatedCode(code.code.clone()).into());
            }
            let approves = code.actions.contains(&Action::AutomaticallyApprove);
            let reviews = code.actions.contains(&Action::ManuallyReview);
            if (approves && reviews) || (code.kind == CodeKind::Completed && !approves && !reviews) {
                return Err(Invalid::CodeActions(code.code.clone()).into());
            }
        }
        Ok(())
    }
}

/// The least time in minutes that a provider lets participants have for a study of `minutes`: 2 + 2t + 2√t, rounded up.
pub const fn least_maximum_minutes(minutes: u32) -> u32 {
    let doubled = minutes.saturating_mul(2);
    // 2√t is the root of 4t; rounded up in whole numbers.
    let four = minutes as u64 * 4;
    let root = four.isqrt();
    let root = if root * root < four { root + 1 } else { root };
    // A root of at most 34 bits is at most 131,072.
    #[expect(clippy::cast_possible_truncation, reason = "the root of a number below 2^34 is below 2^17")]
    let root = root as u32;
    doubled.saturating_add(root).saturating_add(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_time_is_rounded_up() {
        // 2 + 2·12 + 2·3.4641 = 32.93, and squares are exact.
        assert_eq!([0, 1, 4, 9, 12, 100].map(least_maximum_minutes), [2, 6, 14, 26, 33, 222]);
        assert_eq!(least_maximum_minutes(u32::MAX), u32::MAX);
    }

    #[test]
    fn an_unknown_state_is_kept() {
        assert_eq!(StudyState::from("AWAITING REVIEW"), StudyState::AwaitingReview);
        assert_eq!(StudyState::from("DREAMING").as_str(), "DREAMING");
    }
}
