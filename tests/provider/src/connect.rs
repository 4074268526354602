//! The routes of CloudResearch Connect.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use serde_json::{Map, Value, json};
use shared::Money;

use crate::assignment::STARTED;
use crate::reply::{Failure, Reply, empty, ok};
use crate::server::Shared;
use crate::state::{Assignment, Project, State as Everything};

/// How long a token is remembered, in seconds.
const DAY: i64 = 86_400;
/// How long an assignment waits before it is approved without anybody, in seconds.
const UNREVIEWED: i64 = 14 * DAY;

/// Which states of a project lead to which.
const TABLE: [(&str, &str); 5] = [
    ("Unpublished", "Live"),
    ("Unpublished", "Archived"),
    ("Live", "Paused"),
    ("Paused", "Live"),
    ("Paused", "Closed"),
];

type Server = State<Arc<Shared>>;

/// All of them.
pub fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/api/v1/account", get(account))
        .route("/api/v1/project", post(create))
        .route("/api/v1/project/{id}", get(read).post(edit))
        .route("/api/v1/project/{id}/update-status", post(update_status))
        .route("/api/v1/assignments/{project}", get(assignments))
        .route("/api/v1/assignments/{project}/approve", decision("Pending", "Approved"))
        .route("/api/v1/assignments/{project}/reject", decision("Pending", "Rejected"))
        .route("/api/v1/assignments/{project}/reverse-reject", decision("Rejected", "Approved"))
        .route("/api/v1/assignments/{project}/bonus", post(bonus))
}

/// Cents as the number of dollars that the provider writes.
pub fn dollars(cents: i64) -> Value {
    serde_json::from_str(&Money::new(cents, "USD").in_field()).expect("a number")
}

/// Dollars as cents.
fn cents(value: &Value) -> Option<i64> {
    format!("{:.2}", value.as_f64()?).replace('.', "").parse().ok()
}

impl Everything {
    /// Takes the token of a write. A token that was used in the last 24 hours is refused, whatever became of the first use.
    fn use_token(&mut self, headers: &HeaderMap) -> Result<(), Failure> {
        let token = headers.get("idempotency-token").and_then(|value| value.to_str().ok());
        let token = token.ok_or_else(|| Failure::bad("IDEMPOTENCY-TOKEN is missing."))?;
        let now = self.now;
        if self.tokens.get(token).is_some_and(|at| now.seconds_since(*at) < DAY) {
            return Err(Failure::bad("This IDEMPOTENCY-TOKEN was used before."));
        }
        self.tokens.insert(token.to_owned(), now);
        Ok(())
    }

    /// Approves what has waited too long.
    pub fn approve_assignments(&mut self) {
        let now = self.now;
        let waiting = self.assignments.values_mut().filter(|found| found.status == "Pending");
        for found in waiting.filter(|found| now.seconds_since(found.completed_at) >= UNREVIEWED) {
            found.status = "Approved";
        }
    }

    /// Shows a bonus that was paid.
    pub fn show_assignment_bonus(&mut self, id: &str, amount: i64) {
        if let Some(found) = self.assignments.get_mut(id) {
            found.bonuses.push(amount);
        }
    }

    fn project(&mut self, id: &str) -> Result<&mut Project, Failure> {
        self.projects.get_mut(id).ok_or_else(Failure::unknown)
    }

    /// What a project costs: the rewards and a quarter of them.
    fn cost(project: &Project) -> i64 {
        let payment = cents(&project.body["payment"]).unwrap_or(0);
        payment * project.body["participants"].as_i64().unwrap_or(0) * 5 / 4
    }

    fn decide(
        &mut self,
        project: &str,
        body: &Value,
        (from, status): (&'static str, &'static str),
    ) -> Result<(), Failure> {
        for decision in body["participants"].as_array().into_iter().flatten() {
            let id = decision["id"].as_str().unwrap_or_default();
            if status == "Rejected" && decision["message"].as_str().unwrap_or_default().is_empty() {
                return Err(Failure::bad("A rejection needs a message."));
            }
            let found = self.assignments.get_mut(id).filter(|found| found.project == project);
            let found = found.ok_or_else(Failure::unknown)?;
            if found.status != from {
                return Err(Failure::bad("The status does not allow this."));
            }
            found.status = status;
        }
        Ok(())
    }
}

async fn account(State(shared): Server) -> Reply {
    ok(json!({"accountBalance": dollars(shared.lock().connect_balance)}))
}

fn project_json(project: &Project, id: &str) -> Value {
    let mut body = project.body.clone();
    body["projectId"] = json!(id);
    body["totalCost"] = dollars(Everything::cost(project));
    body["status"] = json!(project.status);
    json!({"project": body})
}

async fn create(State(shared): Server, headers: HeaderMap, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    state.use_token(&headers)?;
    let (id, project) = (state.short_id("P"), Project { body, status: "Unpublished" });
    let answer = project_json(&project, &id);
    state.projects.insert(id, project);
    ok(answer)
}

async fn read(State(shared): Server, Path(id): Path<String>) -> Reply {
    let mut state = shared.lock();
    ok(project_json(state.project(&id)?, &id))
}

async fn edit(
    State(shared): Server,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(body): Json<Map<String, Value>>,
) -> Reply {
    let mut state = shared.lock();
    state.use_token(&headers)?;
    let project = state.project(&id)?;
    for (name, value) in body {
        project.body[name] = value;
    }
    ok(project_json(project, &id))
}

async fn update_status(
    State(shared): Server,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(body): Json<Value>,
) -> Reply {
    let mut state = shared.lock();
    state.use_token(&headers)?;
    let (balance, project) = (state.connect_balance, state.project(&id)?);
    let step = TABLE.iter().find(|(from, to)| *from == project.status && body["status"] == *to);
    let (from, to) = step.ok_or_else(|| Failure::bad(format!("The project is {}.", project.status)))?;
    let cost = if *from == "Unpublished" && *to == "Live" { Everything::cost(project) } else { 0 };
    if cost > balance {
        return Err(Failure::bad("Insufficient funds."));
    }
    project.status = to;
    state.connect_balance -= cost;
    empty(StatusCode::OK)
}

async fn assignments(State(shared): Server, Path(project): Path<String>) -> Reply {
    let mut state = shared.lock();
    state.project(&project)?;
    let is_listed = |found: &Assignment| found.project == project && found.status != STARTED;
    let of_project = state.assignments.iter().filter(|(_, found)| is_listed(found));
    let assignment = of_project.map(|(id, found)| {
        json!({
            "participantId": found.participant, "assignmentId": id, "startTime": found.completed_at,
            "completionTime": found.completed_at, "status": found.status, "payment": found.payment,
            "bonus": dollars(found.bonuses.iter().sum()),
            "completion": {
                "completionCode": found.code,
                "submissionType": if found.code.is_some() { "CompletionCode" } else { "Redirect" },
            },
        })
    });
    ok(json!({"assignments": assignment.collect::<Vec<_>>()}))
}

/// A call that brings assignments from one status to another.
fn decision(from: &'static str, to: &'static str) -> MethodRouter<Arc<Shared>> {
    post(
        async move |State(shared): Server, Path(project): Path<String>, headers: HeaderMap, Json(body): Json<Value>| {
            let mut state = shared.lock();
            state.use_token(&headers)?;
            state.decide(&project, &body, (from, to))?;
            empty(StatusCode::OK)
        },
    )
}

/// Pays all of them or none.
async fn bonus(
    State(shared): Server,
    Path(project): Path<String>,
    headers: HeaderMap,
    Json(body): Json<Value>,
) -> Reply {
    let mut state = shared.lock();
    state.use_token(&headers)?;
    let lines = body["bonusPayment"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut payments = Vec::new();
    for line in lines {
        let id = line["id"].as_str().unwrap_or_default();
        let is_known = state.assignments.get(id).is_some_and(|found| found.project == project);
        let amount = cents(&line["amount"]).filter(|amount| *amount > 0 && is_known);
        payments.push((id.to_owned(), amount.ok_or_else(|| Failure::bad("An amount or an id is wrong."))?));
    }
    let total: i64 = payments.iter().map(|(_, amount)| amount).sum();
    if total > state.connect_balance {
        return Err(Failure::bad("Insufficient funds."));
    }
    state.connect_balance -= total;
    if state.pays_late {
        state.late.extend(payments);
    } else {
        for (id, amount) in payments {
            state.show_assignment_bonus(&id, amount);
        }
    }
    empty(StatusCode::OK)
}
