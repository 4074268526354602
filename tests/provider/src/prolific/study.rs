//! Calls about studies.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Map, Value, json};

use super::{Server, taskflow};
use crate::Feature;
use crate::reply::{Failure, Reply, empty, ok, with};
use crate::state::{State as Everything, charged, fee, tax};
use crate::study::Study;

/// What can be changed after publication.
const CHANGEABLE: [&str; 4] = ["internal_name", "total_available_places", "access_details", "submissions_config"];

pub async fn create(State(shared): Server, Json(body): Json<Map<String, Value>>) -> Reply {
    let mut state = shared.lock();
    check_features(&state, &body)?;
    let places = body.get("total_available_places").and_then(Value::as_i64).unwrap_or(0);
    let reward = body.get("reward").and_then(Value::as_i64).unwrap_or(0);
    if places < 1 {
        return Err(Failure::bad(json!({"total_available_places": ["Must be at least 1."]})));
    }
    check_codes(&body)?;
    taskflow::check(&body, places)?;
    let study = Study { body, status: "UNPUBLISHED", places, reward, reserved: 0 };
    let id = state.id();
    let answer = study.json(&id);
    state.studies.insert(id, study);
    with(StatusCode::CREATED, answer)
}

fn check_features(state: &Everything, body: &Map<String, Value>) -> Result<(), Failure> {
    let lacks = |feature| state.missing.contains(&feature);
    let text = body.get("completion_codes").map(ToString::to_string).unwrap_or_default();
    let is_refused = (lacks(Feature::SecureLinks) && body.get("is_external_study_url_secure") == Some(&json!(true)))
        || (lacks(Feature::DynamicPayment) && text.contains("DYNAMIC_PAYMENT"))
        || (lacks(Feature::Taskflow) && body.contains_key("access_details"))
        || (lacks(Feature::FixedScreenOut) && text.contains("FIXED_SCREEN_OUT_PAYMENT"));
    if is_refused { Err(Failure::new(403, "Your workspace does not have this feature.")) } else { Ok(()) }
}

fn check_codes(body: &Map<String, Value>) -> Result<(), Failure> {
    let codes = body.get("completion_codes").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let mut names: Vec<&str> = codes.iter().filter_map(|code| code["code"].as_str()).collect();
    names.sort_unstable();
    let n = names.len();
    names.dedup();
    if names.len() < n {
        return Err(Failure::bad(json!({"completion_codes": ["Codes must be unique."]})));
    }
    Ok(())
}

pub async fn read(State(shared): Server, Path(id): Path<String>) -> Reply {
    let state = shared.lock();
    ok(state.studies.get(&id).ok_or_else(Failure::unknown)?.json(&id))
}

pub async fn change(State(shared): Server, Path(id): Path<String>, Json(body): Json<Map<String, Value>>) -> Reply {
    let mut state = shared.lock();
    let study = state.studies.get(&id).ok_or_else(Failure::unknown)?;
    let is_draft = study.status == "UNPUBLISHED";
    if let Some(field) = body.keys().find(|field| !is_draft && !CHANGEABLE.contains(&field.as_str())) {
        return Err(Failure::bad(json!({field.as_str(): ["Cannot be changed after publication."]})));
    }
    let (status, before, reward) = (study.status, study.places, study.reward);
    let added = if is_draft { None } else { taskflow::added(&study.body, &body)? };
    let asked = body.get("total_available_places").and_then(Value::as_i64);
    let places = match &added {
        Some((_, n)) => before + n,
        None => asked.unwrap_or(before),
    };
    if added.is_some() && asked.is_some_and(|asked| asked != places) {
        return Err(Failure::bad(json!({"total_available_places": ["This is not the sum of all allocations."]})));
    }
    if !is_draft && places < before {
        return Err(Failure::bad(json!({"total_available_places": ["Places can only be added."]})));
    }
    if !is_draft {
        state.reserve(&id, charged(reward) * (places - before))?;
    }
    if places > before && matches!(status, "COMPLETED" | "AWAITING REVIEW") {
        state.set_study_status(&id, "ACTIVE");
    }
    let study = state.studies.get_mut(&id).ok_or_else(Failure::unknown)?;
    study.body.extend(body);
    if let Some((all, _)) = added {
        study.body.insert("access_details".to_owned(), all);
    }
    study.places = places;
    study.reward = study.body.get("reward").and_then(Value::as_i64).unwrap_or(reward);
    ok(study.json(&id))
}

pub async fn remove(State(shared): Server, Path(id): Path<String>) -> Reply {
    let mut state = shared.lock();
    if state.studies.get(&id).ok_or_else(Failure::unknown)?.status != "UNPUBLISHED" {
        return Err(Failure::bad("Only drafts can be deleted."));
    }
    state.studies.remove(&id);
    empty(StatusCode::OK)
}

pub async fn transition(State(shared): Server, Path(id): Path<String>, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    state.move_study(&id, body["action"].as_str().unwrap_or_default())?;
    ok(state.studies.get(&id).ok_or_else(Failure::unknown)?.json(&id))
}

pub async fn cost(State(shared): Server, Path(id): Path<String>) -> Reply {
    let state = shared.lock();
    let study = state.studies.get(&id).ok_or_else(Failure::unknown)?;
    let money = |amount: i64| json!({"amount": amount, "currency": state.currency});
    let fees = fee(study.reward) * study.places;
    let parts = [study.reward * study.places, fees, tax(fee(study.reward)) * study.places].map(money);
    let [rewards, fees, taxes] = parts;
    ok(json!({
        "rewards": {"rewards": rewards, "fees": fees, "tax": taxes},
        "bonuses": {"rewards": money(0), "fees": money(0), "tax": money(0)},
    }))
}
