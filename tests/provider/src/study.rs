//! Studies and their table of states.

use serde_json::{Map, Value, json};

use crate::reply::Failure;
use crate::state::{State, charged};

/// A study.
#[derive(Clone, Debug)]
pub struct Study {
    /// Everything that was sent.
    pub body: Map<String, Value>,
    pub status: &'static str,
    pub places: i64,
    /// Minor units.
    pub reward: i64,
    /// What is set aside for places that are not paid yet, in minor units.
    pub reserved: i64,
}

/// Which action leads from which state to which.
const TABLE: [(&str, &str, &str); 8] = [
    ("UNPUBLISHED", "PUBLISH", "ACTIVE"),
    ("UNPUBLISHED", "SCHEDULE_PUBLISH", "SCHEDULED"),
    ("SCHEDULED", "CANCEL_PUBLISH", "UNPUBLISHED"),
    ("ACTIVE", "PAUSE", "PAUSED"),
    ("ACTIVE", "STOP", "COMPLETED"),
    ("PAUSED", "START", "ACTIVE"),
    ("PAUSED", "STOP", "COMPLETED"),
    ("SCHEDULED", "PUBLISH", "ACTIVE"),
];

/// The state after an action; `None` if the action is not possible.
pub fn next(status: &str, action: &str) -> Option<&'static str> {
    TABLE.iter().find(|(from, by, _)| *from == status && *by == action).map(|(_, _, to)| *to)
}

impl Study {
    /// As it is answered.
    pub fn json(&self, id: &str) -> Value {
        let mut body = self.body.clone();
        body.insert("id".to_owned(), json!(id));
        body.insert("status".to_owned(), json!(self.status));
        body.insert("is_ready_to_publish".to_owned(), json!(true));
        body.insert("total_available_places".to_owned(), json!(self.places));
        body.into()
    }
}

impl State {
    /// Moves a study by an action.
    pub fn move_study(&mut self, id: &str, action: &str) -> Result<(), Failure> {
        let study = self.studies.get(id).ok_or_else(Failure::unknown)?;
        let to = next(study.status, action)
            .ok_or_else(|| Failure::bad(format!("{action} is not possible: the study is {}.", study.status)))?;
        if action == "PUBLISH" || action == "SCHEDULE_PUBLISH" {
            let cost = charged(study.reward) * study.places;
            self.reserve(id, cost)?;
        }
        self.set_study_status(id, to);
        if action == "STOP" {
            self.end_study(id);
        }
        Ok(())
    }

    /// Sets money aside for a study, if it is there.
    pub fn reserve(&mut self, id: &str, cost: i64) -> Result<(), Failure> {
        if cost > self.available {
            return Err(Failure::bad("The workspace has not enough money."));
        }
        self.available -= cost;
        if let Some(study) = self.studies.get_mut(id) {
            study.reserved += cost;
        }
        Ok(())
    }

    /// Sets the state of a study, and tells about it.
    pub fn set_study_status(&mut self, id: &str, status: &'static str) {
        let Some(study) = self.studies.get_mut(id).filter(|study| study.status != status) else { return };
        study.status = status;
        let event = json!({"resource_id": id, "event_type": "study.status.change", "metadata": {}, "status": status});
        self.tell("study.status.change", &event);
    }

    /// Ends a study: what is set aside for places that nobody took is free again.
    pub fn end_study(&mut self, id: &str) {
        let awaits = |status| matches!(status, "RESERVED" | "ACTIVE" | "AWAITING REVIEW");
        let open = self.submissions.values().filter(|found| found.study == id && awaits(found.status)).count();
        let open = i64::try_from(open).unwrap_or(i64::MAX);
        let Some(study) = self.studies.get_mut(id) else { return };
        let kept = charged(study.reward).saturating_mul(open);
        self.available += study.reserved - kept;
        study.reserved = kept;
        self.set_study_status(id, if open > 0 { "AWAITING REVIEW" } else { "COMPLETED" });
    }

    /// Ends a running study if all its places are used, and one that waits for reviews if there are none left.
    pub fn settle_study(&mut self, id: &str) {
        let Some(study) = self.studies.get(id) else { return };
        let ended = |status| matches!(status, "AWAITING REVIEW" | "APPROVED" | "PARTIALLY APPROVED");
        let used = self.submissions.values().filter(|found| found.study == id && ended(found.status)).count();
        let is_full = i64::try_from(used).is_ok_and(|used| used >= study.places);
        if study.status == "AWAITING REVIEW" || (study.status == "ACTIVE" && is_full) {
            self.end_study(id);
        }
    }
}
