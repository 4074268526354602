//! Completion codes: what happens when a participant or the researcher uses one.

use serde_json::Value;

use crate::reply::Failure;
use crate::state::State;

/// A code of a study.
struct Code {
    actions: Vec<Value>,
    is_researchers: bool,
}

impl Code {
    /// The action of this name.
    fn action(&self, name: &str) -> Option<&Value> {
        self.actions.iter().find(|action| action["action"] == name)
    }
}

impl State {
    fn code(&self, submission: &str, code: &str) -> Option<Code> {
        let study = self.studies.get(&self.submissions.get(submission)?.study)?;
        let codes = study.body.get("completion_codes")?.as_array()?;
        let found = codes.iter().find(|found| found["code"] == code)?;
        let is_researchers = found["actor"] == "researcher";
        Some(Code { actions: found["actions"].as_array()?.clone(), is_researchers })
    }

    /// The participant submits with a code. One that is not known waits for a decision.
    pub fn submit(&mut self, id: &str, code: &str) -> Result<(), Failure> {
        self.move_submission(id, "SUBMIT", None)?;
        let now = self.now;
        let submission = self.submissions.get_mut(id).ok_or_else(Failure::unknown)?;
        submission.code = Some(code.to_owned());
        let participant = submission.participant.clone();
        let Some(code) = self.code(id, code).filter(|code| !code.is_researchers) else { return Ok(()) };
        if code.action("REQUEST_RETURN").is_some()
            && let Some(submission) = self.submissions.get_mut(id)
        {
            submission.return_requested_at = Some(now);
        }
        let group = |name| code.action(name)?["participant_group"].as_str();
        if let Some(group) = group("ADD_TO_PARTICIPANT_GROUP").and_then(|id| self.groups.get_mut(id)) {
            group.members.insert(participant.clone());
        }
        if let Some(group) = group("REMOVE_FROM_PARTICIPANT_GROUP").and_then(|id| self.groups.get_mut(id)) {
            group.members.remove(&participant);
        }
        if let Some(action) = code.action("FIXED_SCREEN_OUT_PAYMENT") {
            self.screen_out(id, action)?;
        } else if code.action("AUTOMATICALLY_APPROVE").is_some() {
            self.move_submission(id, "APPROVE", None)?;
        }
        Ok(())
    }

    /// The researcher ends a submission by a code, for a share of the reward where the code has one.
    pub fn complete(&mut self, id: &str, body: &Value) -> Result<(), Failure> {
        let code = self.code(id, body["completion_code"].as_str().unwrap_or_default());
        let code =
            code.filter(|code| code.is_researchers).ok_or_else(|| Failure::bad("Not a code of the researcher."))?;
        if let Some(action) = code.action("FIXED_SCREEN_OUT_PAYMENT") {
            return self.screen_out(id, action);
        }
        let percentage = body["completion_code_data"]["percentage_of_reward"].as_i64();
        if percentage.is_some() && code.action("DYNAMIC_PAYMENT").is_none() {
            return Err(Failure::bad("A percentage belongs to DYNAMIC_PAYMENT."));
        }
        let study = self.submissions.get(id).and_then(|found| self.studies.get(&found.study));
        let reward = study.map_or(0, |study| study.reward * percentage.unwrap_or(100) / 100);
        self.move_submission(id, "COMPLETE", Some(reward))
    }

    /// Pays a fixed sum; the study pauses when that was done as often as it may be.
    fn screen_out(&mut self, id: &str, action: &Value) -> Result<(), Failure> {
        self.move_submission(id, "SCREEN_OUT", action["fixed_screen_out_reward"].as_i64())?;
        let Some(study) = self.submissions.get(id).map(|found| found.study.clone()) else { return Ok(()) };
        let of_study = self.submissions.values().filter(|found| found.study == study);
        let used = of_study.filter(|found| found.status == "SCREENED OUT").count() as u64;
        if action["slots"].as_u64().is_some_and(|slots| used >= slots) && self.studies[&study].status == "ACTIVE" {
            self.set_study_status(&study, "PAUSED");
        }
        Ok(())
    }
}
