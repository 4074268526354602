//! What people are told when Prolific refuses, fails, or answers what nobody understands.

use std::time::Duration;

use fake_provider::{FakeProvider, Fault, TOKEN, WORKSPACE};
use server::Settings;
use shared::{ConnectionProblem, Problem, Service};

use super::{KEY, SAY, account, connect, other, refused, state, with_provider};

const ME: &str = "GET /api/v1/users/me/";

with_provider!(every_failure_is_a_sentence_and_nothing_is_stored, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let engine = other(&app, KEY, fake.url());
    let slow = Fault::Slow(Duration::from_secs(2));
    for (fault, meant) in [
        (Fault::Status(401), ConnectionProblem::TokenRefused),
        (Fault::TellToken, ConnectionProblem::TokenRefused),
        (Fault::Status(502), ConnectionProblem::Unreachable),
        (Fault::CutBefore, ConnectionProblem::Unreachable),
        (Fault::HalfAnswer, ConnectionProblem::Unreachable),
        (slow, ConnectionProblem::Unreachable),
        (Fault::TooMany(Some("60".to_owned())), ConnectionProblem::TooManyRequests),
        (Fault::Garbage, ConnectionProblem::Unreadable),
        (Fault::Huge(9 << 20), ConnectionProblem::Unreadable),
        (Fault::Redirect("http://127.0.0.1:9/".to_owned()), ConnectionProblem::Unreadable),
    ] {
        fake.fail_next(1, fault.clone());
        let problem = refused(&engine, &admin.actor, study, account(TOKEN)).await;
        let sentence = SAY.refusal(&problem);
        assert_eq!(sentence, SAY.refusal(&Problem::conflict(meant.message(Service::Prolific))), "{fault:?}");
        assert!(!sentence.contains(TOKEN));
        fake.recover();
        assert_eq!(state(&engine, &admin.actor, study).await.connected, None, "{fault:?}");
    }
    // With patience, one failure is none.
    fake.fail(ME, 1, Fault::Status(502));
    connect(&app, &admin.actor, study).await;
    // Later, the page says what is wrong and keeps the account.
    for fault in [Fault::Status(502), Fault::HalfAnswer, Fault::Garbage] {
        fake.fail_next(1, fault.clone());
        let found = state(&engine, &admin.actor, study).await.connected.expect("connected");
        assert!(found.balance.is_none() && found.problem.is_some(), "{fault:?}");
        fake.recover();
    }
    assert!(state(&engine, &admin.actor, study).await.connected.is_some_and(|found| found.problem.is_none()));
});

with_provider!(fields_that_cannot_be_right_are_refused_before_anybody_is_asked, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let mut new = account("two words");
    for (workspace, field) in [(WORKSPACE, "api_token"), ("../../users/me", "workspace"), ("", "workspace")] {
        new.workspace = workspace.to_owned();
        let problem = refused(&app.engine, &admin.actor, study, new.clone()).await;
        assert_eq!(problem.field(), Some(field), "{workspace}");
        new = account(TOKEN);
    }
    assert!(fake.calls().is_empty());
    // These are answers of Prolific, about the field that is wrong.
    let problem = refused(&app.engine, &admin.actor, study, account("another-token")).await;
    assert_eq!(problem.field(), Some("api_token"));
    new.workspace = "60aca280709ee40ec37d4889".to_owned();
    let problem = refused(&app.engine, &admin.actor, study, new).await;
    assert_eq!(problem.field(), Some("workspace"));
});

with_provider!(a_provider_that_is_away_is_said_to_be, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    connect(&app, &admin.actor, study).await;
    let gone = FakeProvider::start().await;
    let engine = other(&app, KEY, gone.url());
    drop(gone);
    let found = state(&engine, &admin.actor, study).await.connected.expect("connected");
    assert_eq!(found.problem, Some(ConnectionProblem::Unreachable));
    assert_eq!(fake.count(ME), 1);
});

#[test]
fn settings_that_cannot_work_are_refused_without_repeating_the_key() {
    let recruiting = |key: &str, url: &str| {
        let settings =
            Settings { secrets_key: Some(key.to_owned()), prolific_url: Some(url.to_owned()), ..Settings::default() };
        settings.recruiting().err().map(|error| format!("{error:#}"))
    };
    assert_eq!(recruiting(KEY, "https://api.example.org"), None);
    assert_eq!(recruiting(KEY, ""), None, "the real address");
    for url in ["http://api.example.org", "https://api.example.org/v1", "api.example.org"] {
        assert!(recruiting(KEY, url).is_some_and(|error| error.contains("prolific_url")), "{url}");
    }
    let short = &KEY[..62];
    assert!(recruiting(short, "").is_some_and(|error| error.contains("openssl rand") && !error.contains(short)));
}
