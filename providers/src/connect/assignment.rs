//! Assignments, which are Connect's submissions: decisions and bonuses.

use serde::{Deserialize, Serialize};
use shared::Time;

use super::dollars::Dollars;
use super::{Connect, write_with};
use crate::http::{Call, segment};
use crate::{
    BonusLine, Error, PreparedBonuses, Reason, Refusal, Rejection, Result, Submission, SubmissionCounts,
    SubmissionState, Unclear, bonus,
};

/// The greatest number of bonuses in one request: all of them are paid, or none.
const LINES: usize = 200;

#[derive(Deserialize)]
struct ListBody {
    assignments: Vec<AssignmentBody>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AssignmentBody {
    participant_id: String,
    assignment_id: String,
    status: String,
    start_time: Option<String>,
    completion_time: Option<String>,
    payment: Option<Dollars>,
    bonus: Option<Dollars>,
    completion: Option<CompletionBody>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CompletionBody {
    completion_code: Option<String>,
}

#[derive(Serialize)]
struct DecisionsBody<'a> {
    participants: Vec<DecisionBody<'a>>,
}

#[derive(Serialize)]
struct DecisionBody<'a> {
    id: &'a str,
    message: Option<&'a str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BonusesBody<'a> {
    bonus_payment: Vec<BonusBody<'a>>,
}

#[derive(Serialize)]
struct BonusBody<'a> {
    id: &'a str,
    message: Option<&'a str>,
    amount: Dollars,
}

impl AssignmentBody {
    fn into_submission(self, project: &str) -> Submission {
        let time = |text: Option<String>| text.as_deref().and_then(Time::parse);
        let state = match self.status.as_str() {
            "Pending" => SubmissionState::AwaitingReview,
            "Approved" => SubmissionState::Approved,
            "Rejected" => SubmissionState::Rejected,
            other => SubmissionState::Other(other.to_owned()),
        };
        // The list has one number for all bonuses; without any, it may be missing.
        let bonuses = self.bonus.filter(|bonus| bonus.0 != 0).map(|bonus| bonus.0);
        Submission {
            id: self.assignment_id,
            study: project.to_owned(),
            participant: self.participant_id,
            state,
            started_at: time(self.start_time),
            completed_at: time(self.completion_time),
            code: self.completion.and_then(|completion| completion.completion_code),
            return_requested_at: None,
            reward: self.payment.map(|payment| payment.0),
            bonuses: Some(bonuses.into_iter().collect()),
        }
    }
}

impl Connect {
    pub(super) async fn list_assignments(&self, project: &str) -> Result<Vec<Submission>> {
        let answer = self.client.answer(&Call::get(path(project)?)).await?;
        let ListBody { assignments } = answer.json()?;
        Ok(assignments.into_iter().map(|body| body.into_submission(project)).collect())
    }

    pub(super) async fn count_assignments(&self, project: &str) -> Result<SubmissionCounts> {
        let mut counts = SubmissionCounts::default();
        for assignment in self.list_assignments(project).await? {
            *counts.by_state.entry(assignment.state.as_str().to_owned()).or_default() += 1;
            counts.total += 1;
        }
        Ok(counts)
    }

    pub(super) async fn find_assignment(&self, project: &str, assignment: &str) -> Result<Submission> {
        let found = self.list_assignments(project).await?.into_iter().find(|found| found.id == assignment);
        found.ok_or_else(|| {
            let reason = Reason { field: None, text: "The project has no such assignment.".to_owned() };
            Error::NotFound(Refusal { status: 404, reasons: vec![reason], ..Refusal::default() })
        })
    }

    pub(super) async fn approve_assignments(&self, project: &str, assignments: &[String], message: &str) -> Result<()> {
        if assignments.is_empty() {
            return Ok(());
        }
        self.decide(project, "approve", (assignments, message)).await
    }

    pub(super) async fn reverse(&self, project: &str, assignment: &str, message: &str) -> Result<()> {
        self.decide(project, "reverse-reject", (&[assignment.to_owned()], message)).await
    }

    async fn decide(&self, project: &str, call: &str, (assignments, message): (&[String], &str)) -> Result<()> {
        let message = Some(message).filter(|message| !message.is_empty());
        let participants = assignments.iter().map(|id| DecisionBody { id, message }).collect();
        let path = format!("{}/{call}", path(project)?);
        self.client.done(&self.write(path, &DecisionsBody { participants })).await
    }

    pub(super) async fn reject_assignment(&self, project: &str, id: &str, rejection: &Rejection) -> Result<()> {
        rejection.check(1)?;
        let participants = vec![DecisionBody { id, message: Some(&rejection.message) }];
        let path = format!("{}/reject", path(project)?);
        self.client.done(&self.write(path, &DecisionsBody { participants })).await
    }

    /// Connect prepares nothing. The id is the token of the one attempt to pay, which the caller stores before it pays.
    pub(super) fn number_bonuses(&self, project: &str, lines: &[BonusLine]) -> Result<PreparedBonuses> {
        let amount = bonus::sum(lines, LINES)?;
        segment(project)?;
        for line in lines {
            segment(&line.recipient)?;
            Dollars::from_money(&line.amount)?;
        }
        let (id, study, lines) = (self.token(), project.to_owned(), lines.to_vec());
        Ok(PreparedBonuses { id, study, lines, amount, fees: None, vat: None, total: None })
    }

    /// Pays, once: this call is never repeated, whatever happens.
    pub(super) async fn pay(&self, bonuses: &PreparedBonuses) -> Result<()> {
        bonus::sum(&bonuses.lines, LINES)?;
        let bonus_payment = bonuses.lines.iter().map(bonus_body).collect::<Result<_>>()?;
        let (path, token) = (format!("{}/bonus", path(&bonuses.study)?), segment(&bonuses.id)?.to_owned());
        let paid = self.client.done(&write_with(path, &BonusesBody { bonus_payment }, token)).await;
        paid.map_err(|error| if is_about_token(&error) { Error::Unclear(Unclear::Repeated) } else { error })
    }
}

/// Whether a request is refused because its token was used before. The token is made for one attempt, so that something on the way
/// has sent the request twice, and the first one may have been carried out. Which words Connect has for this is not known.
fn is_about_token(error: &Error) -> bool {
    match error {
        Error::Conflict(_) => true,
        Error::Refused(refusal) => {
            let texts = refusal.reasons.iter().map(|reason| &reason.text).chain([&refusal.title]);
            let words = ["token", "idempoten", "duplicate", "already"];
            texts.map(|text| text.to_lowercase()).any(|text| words.iter().any(|word| text.contains(word)))
        }
        _ => false,
    }
}

fn bonus_body(line: &BonusLine) -> Result<BonusBody<'_>> {
    let message = (!line.message.is_empty()).then_some(line.message.as_str());
    Ok(BonusBody { id: &line.recipient, message, amount: Dollars::from_money(&line.amount)? })
}

fn path(project: &str) -> Result<String> {
    Ok(format!("/api/v1/assignments/{}", segment(project)?))
}
