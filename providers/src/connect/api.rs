//! The methods of the trait, each of which is written in the file of its subject.

use async_trait::async_trait;

use super::Connect;
use crate::{
    Account, Balance, BonusLine, Cost, NewStudy, PreparedBonuses, Provider, Rejection, Result, Study, StudyChange,
    Submission, SubmissionCounts, Transition,
};

#[async_trait]
impl Provider for Connect {
    async fn account(&self) -> Result<Account> {
        self.read_account().await
    }

    async fn balance(&self, _workspace: &str) -> Result<Balance> {
        self.read_balance().await
    }

    async fn create_study(&self, study: &NewStudy) -> Result<Study> {
        self.add_project(study).await
    }

    async fn study(&self, study: &str) -> Result<Study> {
        self.read_project(study).await
    }

    async fn change_study(&self, study: &str, change: &StudyChange) -> Result<()> {
        self.edit_project(study, change).await
    }

    async fn transition(&self, study: &str, transition: Transition) -> Result<()> {
        self.move_project(study, transition).await
    }

    async fn cost(&self, study: &str) -> Result<Cost> {
        self.read_cost(study).await
    }

    async fn submissions(&self, study: &str) -> Result<Vec<Submission>> {
        self.list_assignments(study).await
    }

    async fn submission_counts(&self, study: &str) -> Result<SubmissionCounts> {
        self.count_assignments(study).await
    }

    async fn submission(&self, study: &str, submission: &str) -> Result<Submission> {
        self.find_assignment(study, submission).await
    }

    async fn approve(&self, study: &str, submissions: &[String], message: &str) -> Result<()> {
        self.approve_assignments(study, submissions, message).await
    }

    async fn reverse_rejection(&self, study: &str, submission: &str, message: &str) -> Result<()> {
        self.reverse(study, submission, message).await
    }

    async fn reject(&self, study: &str, submission: &str, rejection: &Rejection) -> Result<()> {
        self.reject_assignment(study, submission, rejection).await
    }

    async fn prepare_bonuses(&self, study: &str, lines: &[BonusLine]) -> Result<PreparedBonuses> {
        self.number_bonuses(study, lines)
    }

    async fn pay_bonuses(&self, bonuses: &PreparedBonuses) -> Result<()> {
        self.pay(bonuses).await
    }
}
