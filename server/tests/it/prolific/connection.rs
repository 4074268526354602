//! Connecting a study, what is shown of it, and what is left when it ends. The token is in nothing that anybody can read.

use engine::people::erase::ErasureOrder;
use fake_provider::{TOKEN, WORKSPACE};
use serde_json::{Value, json};
use shared::{AnswerChoice, ConnectionProblem, Problem, Role, Service};

use super::{KEY, SAY, account, connect, other, refused, state, with_provider};
use crate::app::on_both_engines;

/// The address of the fake's account.
const ACCOUNT: &str = "researcher@example.org";

with_provider!(a_study_is_connected_and_disconnected_on_its_page, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let manager = app.join(&admin, study, Role::Manager, "max", "en").await;
    let browser = app.signed_in(&manager).await;
    let page = format!("/studies/{study}/prolific");
    let shown = browser.get(&page).await.words();
    assert!(shown.contains("type=\"password\"") && shown.contains(SAY.prolific_token_hint()), "{shown}");

    let id = study.to_string();
    let typed = [("study", id.as_str()), ("service", "prolific"), ("api_token", TOKEN), ("workspace", WORKSPACE)];
    let shown = browser.submit(&page, "/fn/recruiting/connect", &typed).await.words();
    for said in [SAY.prolific_connected(), ACCOUNT, WORKSPACE, "10,000.00\u{a0}GBP"] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert!(!shown.contains(TOKEN), "{shown}");
    fake.set_balance("USD", 1_250);
    assert!(browser.get(&page).await.words().contains("12.50\u{a0}USD"), "the balance is that of now");

    let shown =
        browser.submit(&page, "/fn/recruiting/disconnect", &[("study", &id), ("service", "prolific")]).await.words();
    assert!(shown.contains(SAY.prolific_disconnected()) && !shown.contains(ACCOUNT), "{shown}");
    assert!(app.engine.db().find(ACCOUNT).await.expect("a search").is_empty());
    let log = browser.get(&format!("/studies/{study}/events")).await.words();
    for said in [SAY.audit_connect_prolific(), SAY.audit_disconnect_prolific()] {
        assert!(log.contains(said), "{said}: {log}");
    }
});

with_provider!(programs_connect_read_and_disconnect, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let program = app.program_of(&admin).await;
    let path = format!("/studies/{study}/prolific");
    assert_eq!(program.get(&path).await.good(), json!({"can_connect": true, "connected": null}));
    let body = json!({"token": TOKEN, "workspace": WORKSPACE});
    assert_eq!(program.put(&path, body.clone()).await.status, 204);
    let found = program.get(&path).await.good();
    assert_eq!(found["connected"]["account"], ACCOUNT);
    assert_eq!(found["connected"]["balance"]["available"], json!({"minor": 1_000_000, "currency": "GBP"}));
    assert_eq!(found["connected"]["problem"], Value::Null);
    let wrong = program.put(&path, json!({"token": "another-token", "workspace": WORKSPACE})).await;
    assert_eq!((wrong.status.as_u16(), &wrong.json()["field"]), (422, &json!("token")));
    // A second account replaces the first.
    assert_eq!(program.put(&path, body).await.status, 204);
    for _ in 0..2 {
        assert_eq!(program.delete(&path).await.status, 204);
    }
    assert_eq!(program.get(&path).await.good()["connected"], Value::Null);
    let ended = fake.calls().len();
    program.get(&path).await.good();
    assert_eq!(fake.calls().len(), ended, "nobody is asked without an account");
});

with_provider!(the_token_is_in_nothing_that_can_be_read, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let (browser, program) = (app.signed_in(&admin).await, app.program_of(&admin).await);
    let page = format!("/studies/{study}/prolific");
    let id = study.to_string();
    // A refused form is kept until its page is shown again, but for the token.
    let typed = [
        ("study", id.as_str()),
        ("service", "prolific"),
        ("api_token", TOKEN),
        ("workspace", "60aca280709ee40ec37d4889"),
    ];
    let refused = browser.post(&page, "/fn/recruiting/connect", &typed).await;
    assert!(!refused.text().contains(TOKEN));
    assert!(app.engine.db().find(TOKEN).await.expect("a search").is_empty());
    assert!(!app.engine.db().find("60aca280709ee40ec37d4889").await.expect("a search").is_empty());
    let shown = browser.get(&page).await.words();
    assert!(shown.contains("60aca280709ee40ec37d4889") && !shown.contains(TOKEN), "{shown}");
    assert!(
        shown.contains(&SAY.refusal(&Problem::conflict(ConnectionProblem::NoWorkspace.message(Service::Prolific)))),
        "{shown}"
    );

    connect(&app, &admin.actor, study).await;
    assert!(app.engine.db().find(TOKEN).await.expect("a search").is_empty(), "the database has it encrypted");
    for path in [page, format!("/studies/{study}/events"), "/admin/events".to_owned(), "/account/data".to_owned()] {
        let shown = browser.get(&path).await;
        assert_eq!(shown.status, 200, "{path}");
        assert!(!shown.text().contains(TOKEN), "{path}");
    }
    for path in [format!("/studies/{study}/prolific"), format!("/studies/{study}/events")] {
        assert!(!program.get(&path).await.text().contains(TOKEN), "{path}");
    }
    let archive = program.get(&format!("/studies/{study}/exports/jsonl.zip")).await;
    for (name, bytes) in crate::report::zip::open(&archive.body) {
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains(TOKEN) && !text.contains(ACCOUNT), "{name}");
    }
    assert!(!format!("{:?} {:?}", app.engine, account(TOKEN)).contains(TOKEN));
    assert!(fake.count("GET /api/v1/users/me/") > 0);
});

with_provider!(a_restart_with_the_same_key_goes_on_and_another_key_says_so, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    connect(&app, &admin.actor, study).await;
    let again = other(&app, KEY, fake.url());
    assert!(state(&again, &admin.actor, study).await.connected.is_some_and(|found| found.balance.is_some()));
    let strange = other(&app, &KEY.replace('0', "a"), fake.url());
    for (engine, problem) in [(&again, None), (&strange, Some(ConnectionProblem::WrongKey))] {
        let tried = engine.try_accounts().await.expect("the accounts");
        let tried: Vec<_> = tried.iter().map(|(_, service, problem)| (*service, *problem)).collect();
        assert_eq!(tried, [(Service::Prolific, problem)]);
    }
    let calls = fake.calls().len();
    let found = state(&strange, &admin.actor, study).await.connected.expect("connected");
    assert_eq!((found.balance, found.problem), (None, Some(ConnectionProblem::WrongKey)));
    assert_eq!(fake.calls().len(), calls);
    // The form is there: connecting once more is the way out.
    Box::pin(strange.connect_account(&admin.actor, (study, Service::Prolific), account(TOKEN)))
        .await
        .expect("connected");
    assert_eq!(state(&strange, &admin.actor, study).await.connected.expect("connected").problem, None);
    // On the page, the same is a sentence.
    let page = app.signed_in(&admin).await.get(&format!("/studies/{study}/prolific")).await.words();
    assert!(
        page.contains(&SAY.refusal(&Problem::conflict(ConnectionProblem::WrongKey.message(Service::Prolific)))),
        "{page}"
    );
});

with_provider!(a_token_cannot_be_moved_to_another_study, async |app, fake| {
    let admin = app.admin().await;
    let (study, elsewhere) = (app.study(&admin, &["en"]).await, app.study(&admin, &["en"]).await);
    connect(&app, &admin.actor, study).await;
    connect(&app, &admin.actor, elsewhere).await;
    let mut tx = app.engine.write().await.expect("a transaction");
    let mine = tx.connection(study, Service::Prolific).await.expect("a row").expect("connected");
    let moved = store::connection::ConnectionRow { study_id: elsewhere, ..mine };
    tx.set_connection(&moved).await.expect("moved");
    tx.commit().await.expect("stored");
    let found = state(&app.engine, &admin.actor, elsewhere).await.connected.expect("connected");
    assert_eq!(found.problem, Some(ConnectionProblem::WrongKey));
    assert!(fake.calls().len() >= 4);
});

with_provider!(a_connection_goes_with_the_person_who_made_it, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let manager = app.join(&admin, study, Role::Manager, "max", "en").await;
    connect(&app, &manager.actor, study).await;
    let order = ErasureOrder { confirm: manager.email.clone(), answers: AnswerChoice::Keep };
    app.engine.erase(&admin.actor, manager.actor.person, order).await.expect("erased");
    assert!(app.engine.db().find(ACCOUNT).await.expect("a search").is_empty());
    assert_eq!(state(&app.engine, &admin.actor, study).await.connected, None);
    assert!(fake.count("GET /api/v1/users/me/") > 0);
});

on_both_engines!(without_a_key_no_study_is_connected, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let sentence = SAY.refusal(&Problem::conflict(ConnectionProblem::NoKey.message(Service::Prolific)));
    let browser = app.signed_in(&admin).await;
    let page = format!("/studies/{study}/prolific");
    let shown = browser.get(&page).await.words();
    assert!(shown.contains(&sentence) && !shown.contains("/fn/recruiting/connect"), "{shown}");
    let problem = refused(&app.engine, &admin.actor, study, account(TOKEN)).await;
    assert_eq!(SAY.refusal(&problem), sentence);
    let researcher = app.join(&admin, study, Role::Researcher, "rob", "en").await;
    let problem = refused(&app.engine, &researcher.actor, study, account(TOKEN)).await;
    assert!(matches!(problem, Problem::Forbidden { .. }), "{problem:?}");
});
