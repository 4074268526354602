//! Projects and assignments of Connect, as tests set and read them.

use serde_json::json;

use crate::FakeProvider;
use crate::state::Project;

/// The state of an assignment that is not handed in: no answer has it.
pub const STARTED: &str = "Started";

impl FakeProvider {
    /// A project of Connect that recruits, with so many places and this payment in cents; its id.
    pub fn publish_project(&self, places: u32, payment: i64) -> String {
        let mut state = self.shared.lock();
        let id = state.short_id("P");
        let body = json!({
            "name": "Rate short texts", "payment": crate::connect::dollars(payment), "estimatedTimeInMinutes": 12,
            "participants": places, "projectUrl": "https://study.example.org/in/x",
        });
        state.projects.insert(id.clone(), Project { body, status: "Live" });
        id
    }

    /// What a project pays from now on, in cents; assignments that exist keep what they pay.
    pub fn set_project_payment(&self, project: &str, payment: i64) {
        if let Some(found) = self.shared.lock().projects.get_mut(project) {
            found.body["payment"] = crate::connect::dollars(payment);
        }
    }

    /// A participant takes a place in a project; the id of the assignment, which is not listed before it is handed in. `None` if there
    /// is no place.
    pub fn start_assignment(&self, project: &str, participant: &str) -> Option<String> {
        let id = self.submit_assignment(project, participant)?;
        self.decide_assignment(&id, STARTED);
        Some(id)
    }

    /// The participant of an assignment hands it in.
    pub fn hand_in(&self, assignment: &str) {
        let mut state = self.shared.lock();
        let now = state.now;
        if let Some(found) = state.assignments.get_mut(assignment) {
            (found.status, found.completed_at) = ("Pending", now);
        }
    }

    /// The participant of an assignment has entered this code.
    pub fn enter_code(&self, assignment: &str, code: &str) {
        if let Some(found) = self.shared.lock().assignments.get_mut(assignment) {
            found.code = Some(code.to_owned());
        }
    }

    /// Somebody decides about an assignment on the site.
    pub fn decide_assignment(&self, assignment: &str, status: &'static str) {
        if let Some(found) = self.shared.lock().assignments.get_mut(assignment) {
            found.status = status;
        }
    }

    /// Somebody pays a bonus on the site, in cents.
    pub fn give_bonus(&self, assignment: &str, cents: i64) {
        self.shared.lock().show_assignment_bonus(assignment, cents);
    }

    /// The state of an assignment.
    pub fn assignment_state(&self, assignment: &str) -> Option<&'static str> {
        self.shared.lock().assignments.get(assignment).map(|found| found.status)
    }

    /// Every bonus that was paid for an assignment, in cents.
    pub fn assignment_bonuses(&self, assignment: &str) -> Vec<i64> {
        self.shared.lock().assignments.get(assignment).map(|found| found.bonuses.clone()).unwrap_or_default()
    }
}
