//! Links that Prolific has signed: whom they let in, and once.

use std::sync::Arc;

use fake_provider::{Algorithm, Entry, FakeProvider, Fault, Feature, LinkToken, Signer, WORKSPACE};
use serde_json::{Value, json};
use shared::{EntranceSettings, PostingStep, Time};

use super::posting::{Stage, reason};
use super::{SAY, with_provider};
use crate::app::TestApp;
use crate::entrance::stage::form;

/// Where the browsers of tests find the server.
const ORIGIN: &str = "http://texts.example.org";

/// A study at Prolific whose links are signed, published with an entry link that accepts no others.
async fn published(app: &Arc<TestApp>, fake: &FakeProvider) -> (Stage, String) {
    fake.set_now(app.engine.now());
    let stage = Stage::new(app, fake, Some(20)).await;
    set_signed(&stage, true).await;
    stage.create_from(Stage::new_posting(), ORIGIN).await.expect("created");
    assert_eq!(stage.sent()["is_external_study_url_secure"], true);
    stage.step(PostingStep::Publish).await.expect("published");
    let there = stage.stored().await.settings.provider_study;
    (stage, there)
}

async fn set_signed(stage: &Stage, signed: bool) {
    let stored = stage.stored().await;
    let form = form(stored.places, EntranceSettings { signed, ..stored.settings });
    let (app, admin, study) = (&stage.inner.inner.app, &stage.inner.inner.admin, stage.inner.inner.study);
    app.engine.set_entrance(&admin.actor, study, stage.entrance.id, form).await.expect("saved");
}

/// The link as a path of the server.
fn path(entry: &Entry) -> &str {
    entry.url.strip_prefix(ORIGIN).expect("a link to this server")
}

/// Presses the button of the page of a link. Where it leads to for somebody who came in, absent for others.
async fn press(app: &Arc<TestApp>, stage: &Stage, entry: &Entry, token: &str) -> Option<String> {
    let fields = [
        ("code", stage.entrance.code.as_str()),
        ("person", &entry.participant),
        ("session", &entry.submission),
        ("provider_study", &stage.stored().await.settings.provider_study),
        ("token", token),
    ];
    let browser = app.browser();
    let page = browser.post(path(entry), "/fn/enter", &fields).await;
    browser.cookie().map(|_| page.header("location").to_owned())
}

/// What is signed for an arrival, with a change.
fn signed(entry: &Entry, there: &str, now: Time, change: impl Fn(&mut Value)) -> String {
    let now = now.0 / 1_000_000;
    let mut claims = json!({
        "iss": "https://www.prolific.com", "iat": now, "exp": now + 120, "aud": entry.url, "sub": entry.submission,
        "prolific": {
            "PROLIFIC_PID": entry.participant, "STUDY_ID": there, "SESSION_ID": entry.submission,
            "workspace_id": WORKSPACE,
        },
    });
    change(&mut claims);
    Signer::provider().sign(&LinkToken { key_id: "key-1".to_owned(), algorithm: Algorithm::Rs256, claims })
}

with_provider!(a_signed_link_lets_its_participant_in_and_nobody_after_them, async |app, fake| {
    let (stage, there) = published(&app, &fake).await;
    let entry = fake.take_place(&there, &FakeProvider::participant(1)).await.expect("a place");
    let page = app.browser().get(path(&entry)).await;
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.text().contains(&format!("value=\"{}\"", entry.token)), "the form sends it: {}", page.text());
    // They read for longer than the token lasts, and open the page in another language.
    app.clock.pass(600);
    assert_eq!(app.browser().get(path(&entry)).await.status, 200);
    assert_eq!(press(&app, &stage, &entry, &entry.token).await, Some(consent(&stage)));
    // Pressed twice, but not used again later.
    assert_eq!(press(&app, &stage, &entry, &entry.token).await, Some(consent(&stage)));
    app.clock.pass(61);
    assert_eq!(press(&app, &stage, &entry, &entry.token).await, None);
    app.clock.pass(3_200);
    let late = app.browser().get(path(&entry)).await;
    assert!(late.status == 409 && late.text().contains(SAY.signed_link_has_expired()), "{}", late.text());
    // The participant opens the study at Prolific once more, and goes on.
    fake.set_now(app.engine.now());
    let fresh = signed(&entry, &there, app.engine.now(), |_| {});
    assert_eq!(press(&app, &stage, &entry, &fresh).await, Some(consent(&stage)));
    let (counts, _) = stage.inner.arrivals(&stage.entrance).await;
    assert_eq!(counts.came, 1);
});

with_provider!(forged_foreign_and_missing_tokens_are_refused_with_the_reason, async |app, fake| {
    let (stage, there) = published(&app, &fake).await;
    let entry = fake.take_place(&there, &FakeProvider::participant(1)).await.expect("a place");
    let now = app.engine.now();
    let with = |change: &dyn Fn(&mut Value)| signed(&entry, &there, now, change);
    let forged = |algorithm| {
        let claims = json!({"iat": 0, "exp": i64::MAX, "aud": entry.url, "sub": entry.submission, "prolific": {}});
        Signer::stranger().sign(&LinkToken { key_id: "key-1".to_owned(), algorithm, claims })
    };
    let other = FakeProvider::participant(2);
    let seconds = now.0 / 1_000_000;
    for (token, told) in [
        (String::new(), SAY.entrance_needs_provider()),
        ("a.b.c".to_owned(), SAY.signed_link_is_forged()),
        (forged(Algorithm::Rs256), SAY.signed_link_is_forged()),
        (forged(Algorithm::None), SAY.signed_link_is_forged()),
        (with(&|claims| claims["prolific"]["PROLIFIC_PID"] = json!(other)), SAY.signed_link_is_of_somebody_else()),
        (
            with(&|claims| claims["prolific"]["workspace_id"] = json!("f".repeat(24))),
            SAY.signed_link_is_of_somebody_else(),
        ),
        (
            with(&|claims| claims["aud"] = json!("https://elsewhere.example.org/in/X")),
            SAY.signed_link_is_of_somebody_else(),
        ),
        (with(&|claims| claims["exp"] = json!(seconds - 3_661)), SAY.signed_link_has_expired()),
        (with(&|claims| claims["nbf"] = json!(seconds + 61)), SAY.signed_link_is_not_valid_yet()),
    ] {
        let (before, _) = path(&entry).split_once("prolific_token=").expect("a token");
        let page = app.browser().get(&format!("{before}prolific_token={token}")).await;
        assert!(page.status == 409 && page.text().contains(told), "{token} {told}: {}", page.text());
        assert_eq!(press(&app, &stage, &entry, &token).await, None, "{token}");
    }
    let (counts, _) = stage.inner.arrivals(&stage.entrance).await;
    assert_eq!(counts.came, 0);
});

with_provider!(without_the_keys_of_prolific_nobody_is_let_in_or_called_a_forger, async |app, fake| {
    let (stage, there) = published(&app, &fake).await;
    let entry = fake.take_place(&there, &FakeProvider::participant(1)).await.expect("a place");
    fake.fail("GET /.well-known/study/jwks.json", 9, Fault::Status(502));
    let page = app.browser().get(path(&entry)).await;
    assert!(page.status == 409 && page.text().contains(SAY.signed_link_cannot_be_checked()), "{}", page.text());
    fake.recover();
    app.clock.pass(61);
    fake.set_now(app.engine.now());
    assert_eq!(app.browser().get(path(&entry)).await.status, 200);
    assert_eq!(press(&app, &stage, &entry, &entry.token).await, Some(consent(&stage)));
});

with_provider!(a_workspace_without_signed_links_is_told_so, async |app, fake| {
    fake.set_missing(&[Feature::SecureLinks]);
    let stage = Stage::new(&app, &fake, None).await;
    set_signed(&stage, true).await;
    let refused = reason(stage.create_from(Stage::new_posting(), ORIGIN).await);
    assert!(refused.contains("Your workspace does not have this feature."), "{refused}");
    set_signed(&stage, false).await;
    stage.create_from(Stage::new_posting(), ORIGIN).await.expect("created");
});

/// Where somebody goes who has come in for the first time.
fn consent(stage: &Stage) -> String {
    format!("/work/{}/consent", stage.inner.inner.study)
}
