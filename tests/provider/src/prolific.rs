//! The routes of Prolific.

mod bonus;
mod group;
mod hook;
mod study;
mod submission;
mod taskflow;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::routing::{delete, get, post};
use serde_json::{Value, json};

use crate::Signer;
use crate::reply::{Failure, Reply, ok};
use crate::server::Shared;
use crate::state::{PROJECTS, WORKSPACE};

/// What every handler gets.
pub type Server = State<Arc<Shared>>;

/// All of them.
pub fn routes() -> Router<Arc<Shared>> {
    account().merge(studies()).merge(submissions()).merge(people()).merge(hooks())
}

fn account() -> Router<Arc<Shared>> {
    Router::new()
        .route("/api/v1/users/me/", get(me))
        .route("/api/v1/workspaces/{workspace_id}/balance/", get(balance))
        .route("/api/v1/workspaces/{workspace_id}/projects/", get(projects))
        .route("/.well-known/study/jwks.json", get(keys))
}

fn studies() -> Router<Arc<Shared>> {
    Router::new()
        .route("/api/v1/studies/", post(study::create))
        .route("/api/v1/studies/{id}/", get(study::read).patch(study::change).delete(study::remove))
        .route("/api/v1/studies/{id}/transition/", post(study::transition))
        .route("/api/v1/studies/{id}/cost/", get(study::cost))
        .route("/api/v1/studies/{id}/access-details-progress/", get(taskflow::progress))
        .route("/api/v1/studies/{id}/submissions/", get(submission::list))
        .route("/api/v1/studies/{id}/submissions/counts/", get(submission::counts))
}

fn submissions() -> Router<Arc<Shared>> {
    Router::new()
        .route("/api/v1/submissions/{id}/", get(submission::read))
        .route("/api/v1/submissions/{id}/transition/", post(submission::transition))
        .route("/api/v1/submissions/{id}/request-return/", post(submission::request_return))
        .route("/api/v1/submissions/bulk-approve/", post(submission::bulk_approve))
        .route("/api/v1/submissions/bonus-payments/", post(bonus::prepare))
        .route("/api/v1/bulk-bonus-payments/{id}/pay/", post(bonus::pay))
}

fn people() -> Router<Arc<Shared>> {
    Router::new()
        .route("/api/v1/participant-groups/", post(group::create))
        .route(
            "/api/v1/participant-groups/{id}/participants/",
            get(group::members).post(group::add).merge(delete(group::remove)),
        )
        .route("/api/v1/filters/", get(group::filters))
        .route("/api/v1/eligibility-count/", post(group::eligible))
        .route("/api/v1/messages/", post(group::message))
}

fn hooks() -> Router<Arc<Shared>> {
    Router::new()
        .route("/api/v1/hooks/event-types/", get(hook::event_types))
        .route("/api/v1/hooks/secrets/", get(hook::secrets).post(hook::create_secret))
        .route("/api/v1/hooks/subscriptions/", get(hook::list).post(hook::subscribe))
        .route("/api/v1/hooks/subscriptions/{id}/", post(hook::confirm).patch(hook::change).delete(hook::remove))
        .route("/api/v1/hooks/subscriptions/{id}/events/", get(hook::events))
}

async fn me() -> Reply {
    ok(json!({"id": "60aca280709ee40ec37d4885", "email": "researcher@example.org"}))
}

async fn balance(State(shared): Server, Path(workspace): Path<String>) -> Reply {
    if workspace != WORKSPACE {
        return Err(Failure::unknown());
    }
    let state = shared.lock();
    ok(json!({
        "currency_code": state.currency, "total_balance": state.total, "available_balance": state.available,
    }))
}

/// Two projects of the workspace. The account has another workspace, to which a study without a project belongs.
async fn projects(Path(workspace): Path<String>) -> Reply {
    if workspace != WORKSPACE {
        return Err(Failure::unknown());
    }
    ok(json!({"results": [{"id": PROJECTS[0], "title": "Texts"}, {"id": PROJECTS[1], "title": "Pilots"}]}))
}

async fn keys(State(shared): Server) -> Reply {
    let signer = Signer::provider();
    let keys: Value = shared.lock().key_ids.iter().map(|id| signer.public_json(id)).collect();
    ok(json!({"keys": keys}))
}
