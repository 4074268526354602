//! What a worker who has failed a gate reads: that it is over, and not what to wait for.

use serde_json::json;
use shared::{Locale, Role};

use super::stage::Stage;
use crate::app::{language, on_both_engines};

/// The language of the stage's workers.
const SAY: Locale = Locale::It;

on_both_engines!(who_failed_is_not_told_to_wait, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.piloted("wim").await;
    let browser = app.signed_in(&wim).await;
    let page = format!("/work/{}", stage.study);
    let waits = browser.get(&page).await.words();
    assert!(waits.contains(SAY.closed_review()) && !waits.contains(SAY.not_passed_review()), "{waits}");

    let rita = app.program_of(&stage.reviewer).await;
    let at = stage.at(&format!("/review/{}", stage.row(1).await.worker));
    let pilot = rita.get(&at).await.good();
    for rewrite in pilot["rewrites"].as_array().expect("rewrites") {
        let answer = rewrite["answer"].as_str().expect("an id");
        rita.put(&format!("{at}/{answer}"), json!({"grade": "excellent"})).await.good();
    }
    rita.post(&at, json!({"verdict": "exclude", "message": "Purtroppo no.\nGrazie."})).await.good();
    let told = browser.get(&page).await;
    assert!(told.words().contains(SAY.not_passed_review()), "{}", told.words());
    assert!(!told.words().contains(SAY.closed_review()), "{}", told.words());
    assert!(told.text().contains("Purtroppo no.\nGrazie."), "lines stay lines: {}", told.text());
    let refused =
        app.program_of(&wim).await.post(&stage.at(&format!("/tasks/{}/claim", stage.rewrite)), json!({})).await;
    assert!(!refused.status.is_success(), "{}", refused.text());
});

on_both_engines!(who_failed_the_test_is_sent_to_its_page, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let program = app.program_of(&wim).await;
    let browser = app.signed_in(&wim).await;
    let page = format!("/work/{}", stage.study);
    assert!(browser.get(&page).await.words().contains(SAY.closed_test()));
    app.clock.pass(7);
    let bad = stage.answers(&program, &[3, 3, 3, -3, -3]).await;
    program.post(&stage.at("/test"), bad).await.good();
    let told = browser.get(&page).await.words();
    assert!(told.contains(SAY.not_passed_test()) && !told.contains(SAY.closed_test()), "{told}");
    assert!(told.contains(SAY.confirmed()), "the country is confirmed, not passed: {told}");

    // The result and the closed test name one and the same time for the next attempt.
    let time = |text: &str| {
        let at = text.find("datetime=\"").expect("an instant") + 10;
        text[at..].split('"').next().expect("its end").to_owned()
    };
    let result = browser.get(&format!("{page}/test/result")).await.text();
    let closed = browser.get(&format!("{page}/test")).await.text();
    assert_eq!(time(&result), time(&closed), "{result}");
});

on_both_engines!(the_invitation_names_the_countries, async |app| {
    let stage = Stage::new(&app).await;
    let new = engine::crowd::invite::NewJoinLink {
        role: Role::Worker,
        language: Some(language("it")),
        days: None,
        uses: None,
    };
    let link = app.engine.add_join_link(&stage.admin.actor, stage.study, new).await.expect("a link");
    let page = app.browser().get(&format!("/join/{}", link.code)).await.words();
    assert!(page.contains(&SAY.open_to_countries("Italia")), "{page}");
});
