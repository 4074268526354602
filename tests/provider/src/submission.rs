//! Submissions and their table of states.

use serde_json::{Value, json};
use shared::Time;

use crate::reply::Failure;
use crate::state::{State, charged};

/// How long a submission waits before it is approved without anybody, in seconds: 21 days.
const UNREVIEWED: i64 = 21 * 86_400;

/// A submission.
#[derive(Clone, Debug)]
pub struct Submission {
    pub study: String,
    pub participant: String,
    /// The address to which the participant was sent, with its placeholders.
    pub address: String,
    pub status: &'static str,
    pub started_at: Time,
    pub completed_at: Option<Time>,
    pub code: Option<String>,
    pub return_requested_at: Option<Time>,
    /// Minor units.
    pub bonuses: Vec<i64>,
}

/// Which action leads from which state to which: the participant's, the clock's and the researcher's.
const TABLE: [(&str, &str, &str); 17] = [
    ("RESERVED", "START", "ACTIVE"),
    ("RESERVED", "RETURN", "RETURNED"),
    ("RESERVED", "TIME OUT", "TIMED-OUT"),
    ("ACTIVE", "SUBMIT", "AWAITING REVIEW"),
    ("ACTIVE", "RETURN", "RETURNED"),
    ("ACTIVE", "TIME OUT", "TIMED-OUT"),
    ("ACTIVE", "SCREEN_OUT", "SCREENED OUT"),
    ("ACTIVE", "COMPLETE", "PARTIALLY APPROVED"),
    ("TIMED-OUT", "SUBMIT", "AWAITING REVIEW"),
    ("AWAITING REVIEW", "APPROVE", "APPROVED"),
    ("AWAITING REVIEW", "REJECT", "REJECTED"),
    ("AWAITING REVIEW", "RETURN", "RETURNED"),
    ("AWAITING REVIEW", "SCREEN_OUT", "SCREENED OUT"),
    ("AWAITING REVIEW", "COMPLETE", "PARTIALLY APPROVED"),
    ("RETURNED", "UNRETURN", "AWAITING REVIEW"),
    ("REJECTED", "UNREJECT", "AWAITING REVIEW"),
    ("REJECTED", "APPROVE", "APPROVED"),
];

/// The state after an action: the same one for a repetition, `None` if the action is not possible.
pub fn next(status: &str, action: &str) -> Option<&'static str> {
    let target = TABLE.iter().find(|(from, by, _)| *from == status && *by == action);
    let repeated = || TABLE.iter().find(|(_, by, to)| *by == action && *to == status);
    target.or_else(repeated).map(|(_, _, to)| *to)
}

impl Submission {
    /// Whether it keeps others from having its place.
    pub fn has_place(&self) -> bool {
        !matches!(self.status, "RETURNED" | "TIMED-OUT" | "REJECTED" | "SCREENED OUT")
    }

    /// As lists show it.
    pub fn short_json(&self, id: &str) -> Value {
        json!({
            "id": id, "participant_id": self.participant, "status": self.status, "started_at": self.started_at,
            "completed_at": self.completed_at, "has_siblings": false, "study_code": self.code,
            "return_requested": self.return_requested_at,
        })
    }

    /// As it is read alone.
    pub fn json(&self, id: &str) -> Value {
        json!({
            "id": id, "participant": self.participant, "study_id": self.study, "status": self.status,
            "started_at": self.started_at, "completed_at": self.completed_at, "entered_code": self.code,
            "return_requested": self.return_requested_at, "bonus_payments": self.bonuses,
        })
    }
}

impl State {
    /// Moves a submission by an action, pays the reward or this part of it, and tells about it.
    pub fn move_submission(&mut self, id: &str, action: &str, part: Option<i64>) -> Result<(), Failure> {
        let now = self.now;
        let submission = self.submissions.get_mut(id).ok_or_else(Failure::unknown)?;
        let to = next(submission.status, action).ok_or_else(|| {
            Failure::bad(format!("{action} is not possible: the submission is {}.", submission.status))
        })?;
        if submission.status == to {
            return Ok(());
        }
        submission.status = to;
        if action == "SUBMIT" {
            submission.completed_at = Some(now);
        }
        let (study_id, participant) = (submission.study.clone(), submission.participant.clone());
        if let Some(study) = self.studies.get_mut(&study_id) {
            let cost = match to {
                "APPROVED" => charged(study.reward),
                "PARTIALLY APPROVED" | "SCREENED OUT" => charged(part.unwrap_or(0)),
                _ => 0,
            };
            if cost > 0 {
                self.total -= cost;
                // What the place had more than it cost is free again.
                let set_aside = charged(study.reward).min(study.reserved);
                study.reserved -= set_aside;
                self.available += set_aside - cost;
            }
        }
        let event = json!({
            "resource_id": id, "event_type": "submission.status.change", "participant_id": participant, "status": to,
        });
        self.tell("submission.status.change", &event);
        self.tell("study.progress.change", &json!({"resource_id": study_id, "event_type": "study.progress.change"}));
        self.settle_study(&study_id);
        Ok(())
    }

    /// Approves what has waited too long.
    pub fn approve_unreviewed(&mut self) {
        let now = self.now;
        let is_old = |at: Time| now.seconds_since(at) >= UNREVIEWED;
        let waits = |found: &Submission| found.status == "AWAITING REVIEW" && found.completed_at.is_some_and(is_old);
        let found = self.submissions.iter().filter(|(_, submission)| waits(submission));
        let ids: Vec<String> = found.map(|(id, _)| id.clone()).collect();
        for id in ids {
            self.move_submission(&id, "APPROVE", None).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_repeated_but_not_taken_back() {
        assert_eq!(next("AWAITING REVIEW", "APPROVE"), Some("APPROVED"));
        assert_eq!(next("APPROVED", "APPROVE"), Some("APPROVED"));
        assert_eq!([next("APPROVED", "REJECT"), next("ACTIVE", "APPROVE"), next("RETURNED", "SUBMIT")], [None; 3]);
    }
}
