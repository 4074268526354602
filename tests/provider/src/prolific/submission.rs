//! Calls about submissions.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Server;
use crate::reply::{Failure, Reply, empty, ok};

/// The states that are counted.
const COUNTED: [&str; 9] = [
    "ACTIVE",
    "APPROVED",
    "AWAITING REVIEW",
    "REJECTED",
    "RESERVED",
    "RETURNED",
    "TIMED-OUT",
    "PARTIALLY APPROVED",
    "SCREENED OUT",
];

pub async fn list(
    State(shared): Server,
    Path(study): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Reply {
    let mut state = shared.lock();
    if !state.studies.contains_key(&study) {
        return Err(Failure::unknown());
    }
    let shown = state.shown();
    let number = |name: &str, usual| query.get(name).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (limit, offset) = (number("limit", 20).min(state.page_limit), number("offset", 0));
    let found: Vec<Value> = state
        .submissions
        .iter()
        .filter(|(_, submission)| submission.study == study)
        .map(|(id, submission)| {
            let mut body = submission.short_json(id);
            if let Some(status) = &shown {
                body["status"] = json!(status);
            }
            body
        })
        .collect();
    let page: Vec<&Value> = found.iter().skip(offset).take(limit).collect();
    ok(json!({"results": page, "_links": {}, "meta": {"count": found.len()}}))
}

pub async fn counts(State(shared): Server, Path(study): Path<String>) -> Reply {
    let state = shared.lock();
    if !state.studies.contains_key(&study) {
        return Err(Failure::unknown());
    }
    let of_study: Vec<&str> =
        state.submissions.values().filter(|found| found.study == study).map(|found| found.status).collect();
    let count = |status: &str| of_study.iter().filter(|found| **found == status).count();
    let mut counts: BTreeMap<&str, usize> = COUNTED.iter().map(|status| (*status, count(status))).collect();
    counts.insert("TOTAL", of_study.len());
    ok(json!(counts))
}

pub async fn read(State(shared): Server, Path(id): Path<String>) -> Reply {
    let mut state = shared.lock();
    let mut body = state.submissions.get(&id).ok_or_else(Failure::unknown)?.json(&id);
    if let Some(status) = state.shown() {
        body["status"] = json!(status);
    }
    ok(body)
}

pub async fn transition(State(shared): Server, Path(id): Path<String>, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let action = body["action"].as_str().unwrap_or_default();
    if action == "COMPLETE" {
        state.complete(&id, &body)?;
    } else {
        state.move_submission(&id, action, None)?;
    }
    ok(state.submissions.get(&id).ok_or_else(Failure::unknown)?.json(&id))
}

pub async fn request_return(State(shared): Server, Path(id): Path<String>) -> Reply {
    let mut state = shared.lock();
    let now = state.now;
    let found = state.submissions.get_mut(&id).ok_or_else(Failure::unknown)?;
    found.return_requested_at = Some(now);
    ok(json!({
        "id": id, "status": found.status, "participant": found.participant, "study_id": found.study,
        "started_at": found.started_at, "return_requested": now,
    }))
}

pub async fn bulk_approve(State(shared): Server, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let ids: Vec<String> = body["submission_ids"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|id| id.as_str().map(str::to_owned))
        .collect();
    if ids.is_empty() || ids.len() > 1_000 {
        return Err(Failure::bad("Between 1 and 1,000 submissions."));
    }
    if ids.iter().any(|id| !state.submissions.contains_key(id)) {
        return Err(Failure::bad(json!({"submission_ids": ["A submission is not known."]})));
    }
    for id in ids {
        // The real one does this later, and those that cannot be approved stay as they are.
        state.move_submission(&id, "APPROVE", None).ok();
    }
    empty(StatusCode::OK)
}
