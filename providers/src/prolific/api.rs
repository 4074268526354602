//! The methods of the trait, each of which is written in the file of its subject.

use async_trait::async_trait;

use super::Prolific;
use crate::{
    Account, AddressProgress, Balance, BonusLine, ChosenFilter, Completion, Cost, Error, EventType, Filter, Group,
    NewStudy, NewSubscription, PreparedBonuses, Project, Provider, Rejection, Result, Secret, Study, StudyChange,
    Submission, SubmissionCounts, Subscription, Transition,
};

#[async_trait]
impl Provider for Prolific {
    async fn account(&self) -> Result<Account> {
        self.read_account().await
    }

    async fn balance(&self, workspace: &str) -> Result<Balance> {
        self.read_balance(workspace).await
    }

    async fn projects(&self, workspace: &str) -> Result<Vec<Project>> {
        self.list_projects(workspace).await
    }

    async fn create_study(&self, study: &NewStudy) -> Result<Study> {
        self.add_study(study).await
    }

    async fn study(&self, study: &str) -> Result<Study> {
        self.read_study(study).await
    }

    async fn change_study(&self, study: &str, change: &StudyChange) -> Result<()> {
        self.patch_study(study, change).await
    }

    async fn progress(&self, study: &str) -> Result<Option<Vec<AddressProgress>>> {
        self.read_progress(study).await
    }

    async fn transition(&self, study: &str, transition: Transition) -> Result<()> {
        self.move_study(study, transition).await
    }

    async fn delete_draft(&self, study: &str) -> Result<()> {
        self.remove_study(study).await
    }

    async fn cost(&self, study: &str) -> Result<Cost> {
        self.read_cost(study).await
    }

    async fn submissions(&self, study: &str) -> Result<Vec<Submission>> {
        self.list_submissions(study).await
    }

    async fn submission_counts(&self, study: &str) -> Result<SubmissionCounts> {
        self.count_submissions(study).await
    }

    async fn submission(&self, study: &str, submission: &str) -> Result<Submission> {
        self.read_submission(study, submission).await
    }

    async fn approve(&self, _study: &str, submissions: &[String], message: &str) -> Result<()> {
        if !message.is_empty() {
            return Err(Error::Unsupported("a message to those who are approved"));
        }
        self.approve_submissions(submissions).await
    }

    async fn reject(&self, _study: &str, submission: &str, rejection: &Rejection) -> Result<()> {
        self.reject_submission(submission, rejection).await
    }

    async fn request_return(&self, _study: &str, submission: &str, reasons: &[String]) -> Result<()> {
        self.ask_for_return(submission, reasons).await
    }

    async fn complete(&self, _study: &str, submission: &str, completion: &Completion) -> Result<()> {
        self.complete_submission(submission, completion).await
    }

    async fn prepare_bonuses(&self, study: &str, lines: &[BonusLine]) -> Result<PreparedBonuses> {
        self.add_bonuses(study, lines).await
    }

    async fn pay_bonuses(&self, bonuses: &PreparedBonuses) -> Result<()> {
        self.pay(bonuses).await
    }

    async fn create_group(&self, workspace: &str, name: &str) -> Result<Group> {
        self.add_group(workspace, name).await
    }

    async fn group_members(&self, group: &str) -> Result<Vec<String>> {
        self.list_members(group).await
    }

    async fn add_to_group(&self, group: &str, participants: &[String]) -> Result<()> {
        self.add_members(group, participants).await
    }

    async fn remove_from_group(&self, group: &str, participants: &[String]) -> Result<()> {
        self.remove_members(group, participants).await
    }

    async fn filters(&self, workspace: &str) -> Result<Vec<Filter>> {
        self.list_filters(workspace).await
    }

    async fn eligible(&self, workspace: &str, filters: &[ChosenFilter]) -> Result<u64> {
        self.count_eligible(workspace, filters).await
    }

    async fn send_message(&self, study: &str, participant: &str, body: &str) -> Result<()> {
        self.add_message(study, participant, body).await
    }

    async fn event_types(&self) -> Result<Vec<EventType>> {
        self.list_event_types().await
    }

    async fn hook_secret(&self, workspace: &str) -> Result<Secret> {
        self.find_or_add_secret(workspace).await
    }

    async fn subscriptions(&self, workspace: &str) -> Result<Vec<Subscription>> {
        self.list_subscriptions(workspace).await
    }

    async fn subscribe(&self, workspace: &str, event_type: &str, target: &str) -> Result<NewSubscription> {
        self.add_subscription(workspace, event_type, target).await
    }

    async fn confirm_subscription(&self, subscription: &str, confirmation: &Secret) -> Result<()> {
        self.confirm(subscription, confirmation).await
    }

    async fn enable_subscription(&self, subscription: &str, is_enabled: bool) -> Result<()> {
        self.enable(subscription, is_enabled).await
    }

    async fn delete_subscription(&self, subscription: &str) -> Result<()> {
        self.remove_subscription(subscription).await
    }
}
