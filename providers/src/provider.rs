//! What a provider of participants can do.

use std::fmt::Debug;

use async_trait::async_trait;

use crate::{
    Account, AddressProgress, Balance, BonusLine, ChosenFilter, Completion, Cost, Error, EventType, Filter, Group,
    NewStudy, NewSubscription, PreparedBonuses, Project, Rejection, Result, Secret, Study, StudyChange, Submission,
    SubmissionCounts, Subscription, Transition,
};

/// A provider of participants. What a provider does not have ends in [`Error::Unsupported`].
///
/// Ids are the provider's own. A call that changes something and ends in [`Error::Unclear`] may have happened: the caller
/// reads the state before it decides to try again. [`Provider::pay_bonuses`] is never tried again.
///
/// Dropping a call before it has ended is like a lost answer: it may have happened.
#[async_trait]
pub trait Provider: Debug + Send + Sync {
    /// Who the token belongs to.
    async fn account(&self) -> Result<Account>;

    /// The money of a workspace. A provider without workspaces takes any text.
    async fn balance(&self, workspace: &str) -> Result<Balance>;

    /// The projects of a workspace. A study belongs to one, and is paid from its workspace.
    async fn projects(&self, _workspace: &str) -> Result<Vec<Project>> {
        Err(Error::Unsupported("projects"))
    }

    /// Creates a study as a draft, which costs nothing.
    async fn create_study(&self, study: &NewStudy) -> Result<Study>;

    /// A study as it is now.
    async fn study(&self, study: &str) -> Result<Study>;

    /// The addresses over which a study spreads its participants, with their places; `None` if it has one address.
    async fn progress(&self, _study: &str) -> Result<Option<Vec<AddressProgress>>> {
        Ok(None)
    }

    /// Changes a study. Places of a published study only grow. **A second call with [`StudyChange::more`] adds again**: after
    /// [`Error::Unclear`], read the progress.
    async fn change_study(&self, study: &str, change: &StudyChange) -> Result<()>;

    /// Brings a study into another state. The state may follow later: read the study.
    async fn transition(&self, study: &str, transition: Transition) -> Result<()>;

    /// Deletes a draft.
    async fn delete_draft(&self, _study: &str) -> Result<()> {
        Err(Error::Unsupported("deleting drafts"))
    }

    /// What a study will cost.
    async fn cost(&self, _study: &str) -> Result<Cost> {
        Err(Error::Unsupported("the cost before publishing"))
    }

    /// All submissions of a study.
    async fn submissions(&self, study: &str) -> Result<Vec<Submission>>;

    /// The number of submissions in each state.
    async fn submission_counts(&self, study: &str) -> Result<SubmissionCounts>;

    /// One submission of a study, with its bonuses.
    async fn submission(&self, study: &str, submission: &str) -> Result<Submission>;

    /// Approves submissions; their participants read the message, if there is one. Approving one again changes nothing at Prolific,
    /// and is refused by Connect. If it fails in the middle of many, the first ones may be approved.
    async fn approve(&self, study: &str, submissions: &[String], message: &str) -> Result<()>;

    /// Turns a rejection into an approval, where that is a call of its own.
    async fn reverse_rejection(&self, _study: &str, _submission: &str, _message: &str) -> Result<()> {
        Err(Error::Unsupported("reversing a rejection"))
    }

    /// Rejects a submission.
    async fn reject(&self, study: &str, submission: &str, rejection: &Rejection) -> Result<()>;

    /// Asks the participant to return a submission. A message goes out each time.
    async fn request_return(&self, _study: &str, _submission: &str, _reasons: &[String]) -> Result<()> {
        Err(Error::Unsupported("asking for a return"))
    }

    /// Ends a submission by a code of the researcher: completed for a share of the reward, or screened out.
    async fn complete(&self, _study: &str, _submission: &str, _completion: &Completion) -> Result<()> {
        Err(Error::Unsupported("ending a submission by a code"))
    }

    /// Prepares bonuses. Nothing is paid yet, and what was prepared may be forgotten.
    async fn prepare_bonuses(&self, study: &str, lines: &[BonusLine]) -> Result<PreparedBonuses>;

    /// Pays bonuses. **A second call may pay again**: write down that it will be called, commit, call once. After
    /// [`Error::Unclear`], read the bonuses of the submissions.
    async fn pay_bonuses(&self, bonuses: &PreparedBonuses) -> Result<()>;

    /// Creates a group of participants in a workspace.
    async fn create_group(&self, _workspace: &str, _name: &str) -> Result<Group> {
        Err(Error::Unsupported("groups of participants"))
    }

    /// The ids of the participants in a group.
    async fn group_members(&self, _group: &str) -> Result<Vec<String>> {
        Err(Error::Unsupported("groups of participants"))
    }

    /// Adds participants to a group; those who are in it stay.
    async fn add_to_group(&self, _group: &str, _participants: &[String]) -> Result<()> {
        Err(Error::Unsupported("groups of participants"))
    }

    /// Removes participants from a group; those who are not in it are ignored.
    async fn remove_from_group(&self, _group: &str, _participants: &[String]) -> Result<()> {
        Err(Error::Unsupported("groups of participants"))
    }

    /// The filters that a workspace can use.
    async fn filters(&self, _workspace: &str) -> Result<Vec<Filter>> {
        Err(Error::Unsupported("filters"))
    }

    /// How many people a choice of filters leaves; 0 may mean that there are only a few.
    async fn eligible(&self, _workspace: &str, _filters: &[ChosenFilter]) -> Result<u64> {
        Err(Error::Unsupported("counting eligible people"))
    }

    /// Sends a message to a participant about a study.
    async fn send_message(&self, _study: &str, _participant: &str, _body: &str) -> Result<()> {
        Err(Error::Unsupported("messages"))
    }

    /// The kinds of events to which a workspace can subscribe.
    async fn event_types(&self) -> Result<Vec<EventType>> {
        Err(Error::Unsupported("webhooks"))
    }

    /// The secret that signs the events of a workspace. One that exists is never replaced.
    async fn hook_secret(&self, _workspace: &str) -> Result<Secret> {
        Err(Error::Unsupported("webhooks"))
    }

    /// The subscriptions of a workspace.
    async fn subscriptions(&self, _workspace: &str) -> Result<Vec<Subscription>> {
        Err(Error::Unsupported("webhooks"))
    }

    /// Subscribes to a kind of event. Nothing is sent until the subscription is confirmed.
    async fn subscribe(&self, _workspace: &str, _event_type: &str, _target: &str) -> Result<NewSubscription> {
        Err(Error::Unsupported("webhooks"))
    }

    /// Confirms a subscription.
    async fn confirm_subscription(&self, _subscription: &str, _confirmation: &Secret) -> Result<()> {
        Err(Error::Unsupported("webhooks"))
    }

    /// Turns a subscription on or off.
    async fn enable_subscription(&self, _subscription: &str, _is_enabled: bool) -> Result<()> {
        Err(Error::Unsupported("webhooks"))
    }

    /// Deletes a subscription.
    async fn delete_subscription(&self, _subscription: &str) -> Result<()> {
        Err(Error::Unsupported("webhooks"))
    }
}
