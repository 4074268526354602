//! Submissions: listing, reading and deciding.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Value, json};
use shared::Time;

use super::Prolific;
use super::study::{self, whole};
use crate::http::{Call, Repeat, segment};
use crate::{
    Completion, Error, Invalid, Reason, Refusal, Rejection, RejectionCategory, Result, Submission, SubmissionCounts,
    SubmissionState,
};

/// Submissions on a page.
const PAGE: usize = 100;
/// The greatest number of pages that are read.
const PAGES: usize = 1_000;
/// The greatest number of submissions that are approved by one request.
const APPROVALS: usize = 1_000;
/// The least length of the message of a rejection, in characters.
const REJECTION: usize = 100;

#[derive(Deserialize)]
struct ShortBody {
    id: String,
    participant_id: String,
    status: String,
    started_at: Option<String>,
    completed_at: Option<String>,
    study_code: Option<String>,
    return_requested: Option<String>,
}

#[derive(Deserialize)]
struct PageBody {
    results: Vec<ShortBody>,
    meta: Option<MetaBody>,
}

#[derive(Deserialize)]
struct MetaBody {
    count: Option<usize>,
}

#[derive(Deserialize)]
struct SubmissionBody {
    id: String,
    study_id: String,
    parent_study_id: Option<String>,
    participant: Option<String>,
    status: String,
    started_at: Option<String>,
    completed_at: Option<String>,
    entered_code: Option<String>,
    return_requested: Option<String>,
    bonus_payments: Option<Vec<f64>>,
}

/// An instant, or none where it is missing or in a form that is not known: a submission is more than its times.
fn time(text: Option<String>) -> Option<Time> {
    text.as_deref().and_then(Time::parse)
}

impl ShortBody {
    fn into_submission(self, study: &str) -> Submission {
        Submission {
            id: self.id,
            study: study.to_owned(),
            participant: self.participant_id,
            state: SubmissionState::from(self.status.as_str()),
            started_at: time(self.started_at),
            completed_at: time(self.completed_at),
            code: self.study_code,
            return_requested_at: time(self.return_requested),
            reward: None,
            bonuses: None,
        }
    }
}

impl Prolific {
    /// Reads page after page until one is empty or everything that was counted is there. Submissions that move between pages
    /// meanwhile are taken once.
    pub(super) async fn list_submissions(&self, study: &str) -> Result<Vec<Submission>> {
        let path = study::path(study)?;
        let (mut seen, mut found, mut offset) = (BTreeSet::new(), Vec::new(), 0);
        for _ in 0..PAGES {
            let call = Call::get(format!("{path}submissions/?limit={PAGE}&offset={offset}&ordering=started_at"));
            let PageBody { results, meta } = self.client.answer(&call).await?.json()?;
            let n = results.len();
            for body in results {
                if seen.insert(body.id.clone()) {
                    found.push(body.into_submission(study));
                }
            }
            // The server may have pages that are smaller than what was asked for.
            offset += n;
            let count = meta.and_then(|meta| meta.count);
            if n == 0 || count.is_some_and(|count| offset >= count) {
                return Ok(found);
            }
        }
        Err(Error::TooLarge)
    }

    pub(super) async fn count_submissions(&self, study: &str) -> Result<SubmissionCounts> {
        let call = Call::get(format!("{}submissions/counts/", study::path(study)?));
        let answer = self.client.answer(&call).await?;
        let counts: BTreeMap<String, Value> = answer.json()?;
        let number = |value: &Value| value.as_f64().and_then(whole).and_then(|count| u64::try_from(count).ok());
        let mut by_state: BTreeMap<String, u64> =
            counts.iter().filter_map(|(state, value)| Some((state.clone(), number(value)?))).collect();
        let total = by_state.remove("TOTAL").ok_or_else(|| answer.unreadable("there is no total".to_owned()))?;
        Ok(SubmissionCounts { by_state, total })
    }

    pub(super) async fn read_submission(&self, study: &str, submission: &str) -> Result<Submission> {
        let call = Call::get(format!("/api/v1/submissions/{}/", segment(submission)?));
        let answer = self.client.answer(&call).await?;
        let body: SubmissionBody = answer.json()?;
        if body.study_id != study && body.parent_study_id.as_deref() != Some(study) {
            // The id came with a participant, who may have changed it.
            let reason = Reason { field: None, text: "The submission belongs to another study.".to_owned() };
            return Err(Error::NotFound(Refusal { status: 404, reasons: vec![reason], ..Refusal::default() }));
        }
        let amount = |amount| whole(amount).ok_or_else(|| answer.unreadable("a bonus is no amount".to_owned()));
        let bonuses = body.bonus_payments.map(|bonuses| bonuses.into_iter().map(amount).collect::<Result<_>>());
        Ok(Submission {
            id: body.id,
            study: body.study_id,
            participant: body.participant.unwrap_or_default(),
            state: SubmissionState::from(body.status.as_str()),
            started_at: time(body.started_at),
            completed_at: time(body.completed_at),
            code: body.entered_code,
            return_requested_at: time(body.return_requested),
            reward: None,
            bonuses: bonuses.transpose()?,
        })
    }

    pub(super) async fn approve_submissions(&self, submissions: &[String]) -> Result<()> {
        for submission in submissions {
            segment(submission)?;
        }
        if let [one] = submissions {
            // The answer to a bulk approval comes before it is carried out.
            let call = Self::transition(one, &json!({"action": "APPROVE"}))?.repeat(Repeat::SameState);
            return self.client.done(&call).await;
        }
        for chunk in submissions.chunks(APPROVALS) {
            let call = Call::post("/api/v1/submissions/bulk-approve/").json(&json!({"submission_ids": chunk}));
            self.client.done(&call.repeat(Repeat::SameState)).await?;
        }
        Ok(())
    }

    pub(super) async fn reject_submission(&self, submission: &str, rejection: &Rejection) -> Result<()> {
        rejection.check(REJECTION)?;
        if let RejectionCategory::Other(_) = rejection.category {
            return Err(Error::Unsupported("this category of rejections"));
        }
        let category = rejection.category.as_str();
        let body = json!({"action": "REJECT", "message": rejection.message, "rejection_category": category});
        self.client.done(&Self::transition(submission, &body)?).await
    }

    pub(super) async fn ask_for_return(&self, submission: &str, reasons: &[String]) -> Result<()> {
        if reasons.iter().all(|reason| reason.trim().is_empty()) {
            return Err(Invalid::Empty("reason").into());
        }
        let path = format!("/api/v1/submissions/{}/request-return/", segment(submission)?);
        self.client.done(&Call::post(path).json(&json!({"request_return_reasons": reasons}))).await
    }

    pub(super) async fn complete_submission(&self, submission: &str, completion: &Completion) -> Result<()> {
        completion.check()?;
        let mut body = json!({"action": "COMPLETE", "completion_code": completion.code});
        if let Some(percentage) = completion.percentage {
            body["completion_code_data"] = json!({"percentage_of_reward": percentage});
            if !completion.message.is_empty() {
                body["completion_code_data"]["message_to_participant"] = json!(completion.message);
            }
        }
        self.client.done(&Self::transition(submission, &body)?).await
    }

    fn transition(submission: &str, body: &Value) -> Result<Call> {
        Ok(Call::post(format!("/api/v1/submissions/{}/transition/", segment(submission)?)).json(body))
    }
}
