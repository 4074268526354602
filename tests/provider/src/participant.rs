//! Participants, who are simulated.

use serde_json::json;

use crate::delivery;
use crate::reply::Failure;
use crate::signer::{Algorithm, LinkToken, Signer};
use crate::state::{Assignment, State, WORKSPACE};
use crate::submission::Submission;
use crate::{FakeProvider, When};

/// How a participant arrives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The address with its parameters.
    pub url: String,
    /// The submission, which is the id of the session.
    pub submission: String,
    /// The participant.
    pub participant: String,
    /// The signed token, which is also in the address; empty if the study has none.
    pub token: String,
}

impl FakeProvider {
    /// The id of a participant.
    pub fn participant(n: u32) -> String {
        format!("60ffe5c8371090c7{n:08x}")
    }

    /// A participant takes a place and begins; `None` if the study gives no place.
    pub async fn take_place(&self, study: &str, participant: &str) -> Option<Entry> {
        let entry = take_place(&mut self.shared.lock(), study, participant);
        self.after_participant().await;
        entry
    }

    /// The participant submits with this code; whether that was possible.
    pub async fn submit(&self, submission: &str, code: &str) -> bool {
        let done = self.shared.lock().submit(submission, code).is_ok();
        self.after_participant().await;
        done
    }

    /// The participant gives up; whether that was possible.
    pub async fn give_up(&self, submission: &str) -> bool {
        self.act(submission, "RETURN").await
    }

    /// The participant's time ends; whether that was possible.
    pub async fn time_out(&self, submission: &str) -> bool {
        self.act(submission, "TIME OUT").await
    }

    /// A participant takes a place in a project of Connect and submits; the id of the assignment.
    pub fn submit_assignment(&self, project: &str, participant: &str) -> Option<String> {
        let mut state = self.shared.lock();
        let found = state.projects.get(project)?;
        let places = found.body["participants"].as_u64()?;
        let taken = state.assignments.values().filter(|taken| taken.project == project).count();
        if found.status != "Live" || taken as u64 >= places {
            return None;
        }
        let payment = found.body["payment"].clone();
        let (id, completed_at) = (state.short_id("AS"), state.now);
        let (project, participant) = (project.to_owned(), participant.to_owned());
        let (code, bonuses) = (None, Vec::new());
        let assignment = Assignment { project, participant, status: "Pending", payment, code, bonuses, completed_at };
        state.assignments.insert(id.clone(), assignment);
        Some(id)
    }

    async fn act(&self, submission: &str, action: &str) -> bool {
        let done = self.shared.lock().move_submission(submission, action, None).is_ok();
        self.after_participant().await;
        done
    }

    async fn after_participant(&self) {
        let when = self.shared.lock().hooks.when;
        if when != When::OnDemand {
            delivery::deliver(&self.shared).await;
        }
    }
}

fn take_place(state: &mut State, study_id: &str, participant: &str) -> Option<Entry> {
    let study = state.studies.get(study_id)?;
    let of_study = || state.submissions.values().filter(|found| found.study == study_id);
    let taken = of_study().filter(|found| found.has_place()).count();
    let is_known = of_study().any(|found| found.participant == participant);
    if study.status != "ACTIVE" || is_known || i64::try_from(taken).is_ok_and(|taken| taken >= study.places) {
        return None;
    }
    let template = match study.body.get("external_study_url").and_then(|one| one.as_str()) {
        Some(address) => address.to_owned(),
        None => state.next_address(study_id)?,
    };
    let is_secure = study.body.get("is_external_study_url_secure") == Some(&json!(true));
    let submission = state.id();
    let url = template
        .replace("{{%PROLIFIC_PID%}}", participant)
        .replace("{{%STUDY_ID%}}", study_id)
        .replace("{{%SESSION_ID%}}", &submission);
    let mut entry = Entry { url, submission, participant: participant.to_owned(), token: String::new() };
    if is_secure {
        entry.token = sign(state, study_id, &entry);
        let mark = if entry.url.contains('?') { '&' } else { '?' };
        entry.url = format!("{}{mark}prolific_token={}", entry.url, entry.token);
    }
    let found = Submission {
        study: study_id.to_owned(),
        participant: participant.to_owned(),
        address: template,
        status: "RESERVED",
        started_at: state.now,
        completed_at: None,
        code: None,
        return_requested_at: None,
        bonuses: Vec::new(),
    };
    state.submissions.insert(entry.submission.clone(), found);
    let started: Result<(), Failure> = state.move_submission(&entry.submission, "START", None);
    started.ok().map(|()| entry)
}

fn sign(state: &State, study: &str, entry: &Entry) -> String {
    let now = state.now.0 / 1_000_000;
    let claims = json!({
        "iss": "https://www.prolific.com", "iat": now, "exp": now + 120, "aud": entry.url, "sub": entry.submission,
        "prolific": {
            "PROLIFIC_PID": entry.participant, "STUDY_ID": study, "SESSION_ID": entry.submission,
            "workspace_id": WORKSPACE,
        },
    });
    let key_id = state.key_ids.last().cloned().unwrap_or_default();
    Signer::provider().sign(&LinkToken { key_id, algorithm: Algorithm::Rs256, claims })
}
