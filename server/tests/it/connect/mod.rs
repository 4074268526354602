//! Studies that recruit through CloudResearch Connect, against a server that behaves like it.

mod account;
mod decide;
mod file;
mod following;
mod interrupted;
mod payment;
mod stage;

use std::sync::Arc;

use engine::recruiting::connection::{ConnectionState, NewConnection};
use fake_provider::KEY;
use providers::Secret;
use shared::{Actor, Service, StudyId};

use crate::app::TestApp;

/// An account with this key.
pub fn account(key: &str) -> NewConnection {
    NewConnection { token: Secret::new(key), workspace: String::new() }
}

/// Connects a study.
pub async fn connect(app: &Arc<TestApp>, actor: &Actor, study: StudyId) {
    Box::pin(app.engine.connect_account(actor, (study, Service::Connect), account(KEY))).await.expect("connected");
}

/// The connection of a study.
pub async fn state(app: &TestApp, actor: &Actor, study: StudyId) -> ConnectionState {
    Box::pin(app.engine.account_connection(actor, (study, Service::Connect))).await.expect("a state")
}
