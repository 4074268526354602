//! Studies that recruit through Prolific, against a server that behaves like it.

mod connection;
mod crowd;
mod decide;
mod failure;
mod fee;
mod following;
mod group;
mod group_chosen;
mod hook;
mod payment;
mod posting;
mod posting_seen;
mod signed;
pub mod stage;
mod taskflow;
mod taskflow_crowd;
mod taskflow_places;

use std::sync::Arc;
use std::time::Duration;

use engine::Engine;
use engine::recruiting::connection::{ConnectionState, NewConnection};
use engine::recruiting::{Recruiting, SecretsKey, ServiceUrls};
use fake_provider::{FakeProvider, TOKEN, WORKSPACE};
use providers::{Limits, Secret};
use server::Settings;
use shared::{Actor, Locale, Problem, Service, StudyId};

use crate::app::TestApp;

pub const SAY: Locale = Locale::En;
/// The key that encrypts tokens.
pub const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// Settings of a server that recruits through this provider, whatever service it plays.
pub fn settings(fake: &FakeProvider) -> Settings {
    let url = Some(fake.url().to_owned());
    Settings { secrets_key: Some(KEY.to_owned()), prolific_url: url.clone(), connect_url: url, ..Settings::default() }
}

/// A test that runs on both engines, each time with a provider of its own.
macro_rules! with_provider {
    ($name:ident, async |$app:ident, $fake:ident| $body:block) => {
        async fn $name($app: std::sync::Arc<$crate::app::TestApp>, $fake: fake_provider::FakeProvider) {
            $body
            assert_eq!($fake.violations(), Vec::<String>::new());
        }

        mod $name {
            #[tokio::test]
            async fn on_sqlite() {
                let fake = fake_provider::FakeProvider::start().await;
                let settings = $crate::prolific::settings(&fake);
                $crate::app::TestApp::on_sqlite(settings, |app| super::$name(app, fake)).await;
            }

            #[tokio::test]
            async fn on_postgres() {
                let fake = fake_provider::FakeProvider::start().await;
                let settings = $crate::prolific::settings(&fake);
                $crate::app::TestApp::on_postgres(settings, |app| super::$name(app, fake)).await;
            }
        }
    };
}

pub(crate) use with_provider;

/// All interfaces at one address.
pub fn urls(url: &str) -> ServiceUrls {
    ServiceUrls { prolific: url.to_owned(), connect: url.to_owned() }
}

/// The account of the provider.
pub fn account(token: &str) -> NewConnection {
    NewConnection { token: Secret::new(token), workspace: WORKSPACE.to_owned() }
}

/// Connects a study.
pub async fn connect(app: &Arc<TestApp>, actor: &Actor, study: StudyId) {
    Box::pin(app.engine.connect_account(actor, (study, Service::Prolific), account(TOKEN))).await.expect("connected");
}

/// The connection of a study.
pub async fn state(engine: &Engine, actor: &Actor, study: StudyId) -> ConnectionState {
    Box::pin(engine.account_connection(actor, (study, Service::Prolific))).await.expect("a state")
}

/// The engine of a process with other settings: another key, another address, less patience.
pub fn other(app: &TestApp, key: &str, url: &str) -> Engine {
    let limits = Limits { attempt: Duration::from_millis(300), attempts: 1, ..Recruiting::LIMITS };
    let key = SecretsKey::from_hex(key).expect("a key");
    let recruiting = Recruiting::with_limits(key, urls(url), limits).expect("an address");
    app.engine.clone().with_recruiting(recruiting)
}

/// Why connecting is refused.
pub async fn refused(engine: &Engine, actor: &Actor, study: StudyId, new: NewConnection) -> Problem {
    Box::pin(engine.connect_account(actor, (study, Service::Prolific), new)).await.expect_err("refused").into()
}
