//! Calls about groups, filters and messages.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Server;
use crate::reply::{Failure, Reply, empty, ok, with};
use crate::state::Group;

pub async fn create(State(shared): Server, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let (id, name) = (state.id(), body["name"].as_str().unwrap_or_default().to_owned());
    let answer = json!({"id": id, "name": name, "workspace_id": body["workspace_id"], "participant_count": 0});
    state.groups.insert(id, Group { name, ..Group::default() });
    with(StatusCode::CREATED, answer)
}

pub async fn members(State(shared): Server, Path(id): Path<String>) -> Reply {
    ok(members_json(shared.lock().groups.get(&id).ok_or_else(Failure::unknown)?))
}

pub async fn add(State(shared): Server, Path(id): Path<String>, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let group = state.groups.get_mut(&id).ok_or_else(Failure::unknown)?;
    group.members.extend(ids(&body));
    ok(members_json(group))
}

pub async fn remove(State(shared): Server, Path(id): Path<String>, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let group = state.groups.get_mut(&id).ok_or_else(Failure::unknown)?;
    for participant in ids(&body) {
        group.members.remove(&participant);
    }
    ok(members_json(group))
}

fn ids(body: &Value) -> Vec<String> {
    body["participant_ids"].as_array().into_iter().flatten().filter_map(|id| id.as_str().map(str::to_owned)).collect()
}

fn members_json(group: &Group) -> Value {
    let member = |id: &String| json!({"participant_id": id, "datetime_created": "2026-11-02T10:00:00Z"});
    json!({"results": group.members.iter().map(member).collect::<Vec<_>>(), "name": group.name})
}

pub async fn filters() -> Reply {
    ok(json!({"results": [
        {
            "filter_id": "current-country-of-residence", "title": "Country", "type": "select",
            "question": "Where do you live?", "choices": {"0": "United Kingdom", "1": "United States"},
        },
        {"filter_id": "age", "title": "Age", "type": "range", "min": 18, "max": 100},
    ]}))
}

/// Each filter halves the number of people.
pub async fn eligible(Json(body): Json<Value>) -> Reply {
    let n = body["filters"].as_array().map_or(0, Vec::len).min(20);
    let people = 100_000_u32 >> n;
    ok(json!({"count": if people < 25 { 0 } else { people }}))
}

pub async fn message(State(shared): Server, Json(body): Json<Value>) -> Reply {
    shared.lock().messages.push(body);
    empty(StatusCode::NO_CONTENT)
}
