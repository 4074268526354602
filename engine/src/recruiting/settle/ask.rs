//! What a turn of paying asks the provider: submissions, the reward, the currency of the account.

use providers::{Error, Submission, SubmissionState};
use store::connection::ConnectionRow;
use store::provider_payment::ProviderPayment;

use super::Turn;

impl Turn<'_> {
    /// The submission for which is paid.
    pub(super) async fn submission(&mut self, payment: &ProviderPayment) -> Result<Submission, Error> {
        let (study, id) = (&payment.provider_study, &payment.submission);
        if self.can.lists_everything {
            if !self.listed.contains_key(study) {
                let all = self.client.submissions(study).await?;
                self.listed.insert(study.clone(), all);
            }
            let found = self.listed.get(study).and_then(|all| all.iter().find(|one| one.id == *id));
            if let Some(found) = found {
                return Ok(found.clone());
            }
        }
        self.client.submission(study, id).await
    }

    /// Approves a submission. One that was approved in the meantime, by somebody else or for lack of a decision, is approved.
    pub(super) async fn approve(&self, payment: &ProviderPayment) -> Result<(), Error> {
        let (study, id) = (&payment.provider_study, &payment.submission);
        let Err(error) = self.client.approve(study, std::slice::from_ref(id), "").await else { return Ok(()) };
        if !matches!(error, Error::Refused(_) | Error::Conflict(_)) {
            return Err(error);
        }
        let now = self.client.submission(study, id).await?;
        if now.state == SubmissionState::Approved { Ok(()) } else { Err(error) }
    }

    /// The currency of the account.
    pub(super) async fn currency(&mut self, row: &ConnectionRow) -> Result<String, Error> {
        if let Some(currency) = &self.currency {
            return Ok(currency.clone());
        }
        let currency = self.client.balance(&row.workspace).await?.currency;
        self.currency = Some(currency.clone());
        Ok(currency)
    }

    /// What each participant of a study at the provider gets, in minor units.
    pub(super) async fn reward(&mut self, study: &str) -> Result<i64, Error> {
        if let Some(reward) = self.rewards.get(study) {
            return Ok(*reward);
        }
        let reward = self.client.study(study).await?.reward;
        let reward = reward.ok_or_else(|| Error::Unreadable("a study has no reward".to_owned()))?;
        self.rewards.insert(study.to_owned(), reward);
        Ok(reward)
    }
}

/// What was paid in bonuses for a submission, in minor units; `None` if the provider does not say.
pub(super) fn bonuses(submission: &Submission) -> Option<i64> {
    let shown = submission.bonuses.as_ref()?;
    Some(shown.iter().fold(0, |sum: i64, amount| sum.saturating_add(*amount)))
}
