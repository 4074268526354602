//! Connecting a study by an API key, and what is shown of it. The key is in nothing that anybody can read.

use fake_provider::{Fault, KEY};
use serde_json::{Value, json};
use shared::{ConnectionProblem, Problem, Role, Service};

use super::{account, connect, state};
use crate::prolific::{KEY as SECRETS, SAY, other, with_provider};

const ACCOUNT: &str = "CONNECT GET /api/v1/account";

fn sentence(problem: ConnectionProblem) -> String {
    SAY.refusal(&Problem::conflict(problem.message(Service::Connect)))
}

with_provider!(a_study_is_connected_by_a_key_that_nobody_reads_again, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let manager = app.join(&admin, study, Role::Manager, "max", "en").await;
    let browser = app.signed_in(&manager).await;
    let (page, id) = (format!("/studies/{study}/connect"), study.to_string());
    let shown = browser.get(&page).await.words();
    assert!(shown.contains("type=\"password\"") && shown.contains(SAY.connect_key_hint()), "{shown}");
    assert!(!shown.contains("name=\"workspace\""), "{shown}");

    // A wrong key is refused next to its field, and is not kept.
    let typed =
        |key: &'static str| [("study", id.clone()), ("service", "connect".to_owned()), ("api_token", key.to_owned())];
    let send = async |key: &'static str| {
        let typed = typed(key);
        let fields: Vec<(&str, &str)> = typed.iter().map(|(name, value)| (*name, value.as_str())).collect();
        browser.submit(&page, "/fn/recruiting/connect", &fields).await.words()
    };
    let shown = send("another-key").await;
    assert!(shown.contains(&sentence(ConnectionProblem::TokenRefused)) && !shown.contains("another-key"), "{shown}");
    let shown = send("two words").await;
    assert!(shown.contains("Please enter the API key as Connect shows it"), "{shown}");

    let shown = send(KEY).await;
    for said in [SAY.connect_connected(), "Connected since", "10,000.00\u{a0}USD", SAY.connect_follows_none()] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert!(!shown.contains(KEY) && app.engine.db().find(KEY).await.expect("a search").is_empty());
    fake.set_connect_balance(1_250);
    assert!(browser.get(&page).await.words().contains("12.50\u{a0}USD"), "the balance is that of now");
    let other_page = browser.get(&format!("/studies/{study}/prolific")).await.words();
    assert!(other_page.contains(SAY.prolific_token_hint()), "Prolific is connected by itself: {other_page}");

    let fields = [("study", id.as_str()), ("service", "connect")];
    let shown = browser.submit(&page, "/fn/recruiting/disconnect", &fields).await.words();
    assert!(shown.contains(SAY.connect_disconnected()), "{shown}");
    let log = browser.get(&format!("/studies/{study}/events")).await.words();
    for said in [SAY.audit_connect_connect(), SAY.audit_disconnect_connect()] {
        assert!(log.contains(said), "{said}: {log}");
    }
    assert!(!log.contains(KEY));
});

with_provider!(programs_connect_and_every_failure_is_a_sentence, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let program = app.program_of(&admin).await;
    let path = format!("/studies/{study}/connect");
    assert_eq!(program.get(&path).await.good(), json!({"can_connect": true, "connected": null}));
    let wrong = program.put(&path, json!({"token": "another-key"})).await;
    assert_eq!((wrong.status.as_u16(), &wrong.json()["field"]), (422, &json!("token")));
    let with_workspace = program.put(&path, json!({"token": KEY, "workspace": "60aca280709ee40ec37d4880"})).await;
    assert_eq!((with_workspace.status.as_u16(), &with_workspace.json()["field"]), (422, &json!("workspace")));
    assert_eq!(program.put(&path, json!({"token": KEY})).await.status, 204);
    let found = program.get(&path).await.good();
    assert_eq!(found["connected"]["balance"]["available"], json!({"minor": 1_000_000, "currency": "USD"}));
    assert_eq!((&found["connected"]["told"], &found["connected"]["workspace"]), (&Value::Null, &json!("")));
    assert_eq!(program.get(&format!("/studies/{study}/mturk")).await.status, 404, "there is nothing to connect with");
    assert_eq!(program.delete(&path).await.status, 204);

    let engine = other(&app, SECRETS, fake.url());
    for (fault, meant) in [
        (Fault::Status(401), ConnectionProblem::TokenRefused),
        (Fault::Status(502), ConnectionProblem::Unreachable),
        (Fault::CutBefore, ConnectionProblem::Unreachable),
        (Fault::TooMany(None), ConnectionProblem::TooManyRequests),
        (Fault::Garbage, ConnectionProblem::Unreadable),
    ] {
        fake.fail(ACCOUNT, 1, fault.clone());
        let new = account(KEY);
        let refused = Box::pin(engine.connect_account(&admin.actor, (study, Service::Connect), new)).await;
        let refused: Problem = refused.expect_err("refused").into();
        assert_eq!(SAY.refusal(&refused), sentence(meant), "{fault:?}");
        fake.recover();
        assert_eq!(state(&app, &admin.actor, study).await.connected, None, "{fault:?}");
    }
    connect(&app, &admin.actor, study).await;
    let strange = other(&app, &SECRETS.replace('0', "a"), fake.url());
    let found = Box::pin(strange.account_connection(&admin.actor, (study, Service::Connect))).await.expect("a state");
    assert_eq!(found.connected.expect("connected").problem, Some(ConnectionProblem::WrongKey));
});
