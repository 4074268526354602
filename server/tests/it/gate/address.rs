//! No gate is passable by address, by the REST interface or from an old page.

use serde_json::json;
use shared::{QualificationState, StudyState};

use super::stage::{KEY, Stage};
use crate::app::{Member, on_both_engines};

on_both_engines!(nobody_reaches_a_later_step_by_its_address, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let (program, browser) = (app.program_of(&wim).await, app.signed_in(&wim).await);
    let study = stage.study;
    for page in ["location", "test"] {
        let reply = browser.get(&format!("/work/{study}/{page}")).await;
        assert_eq!(reply.status, 403, "{page} before the consent");
        assert!(!reply.text().contains("Frase numero"));
    }
    program.post(&stage.at("/consent"), json!({})).await.good();
    let reply = browser.get(&format!("/work/{study}/test")).await;
    assert_eq!(reply.status, 403, "the test before the location");
    assert!(reply.text().contains("Paese") && !reply.text().contains("Frase numero"));
    let given = json!({"version": 1, "answers": []});
    assert_eq!(program.post(&stage.at("/test"), given).await.status, 403);
    let claim = app.engine.claim(&wim.actor, study, stage.pilot).await;
    assert!(claim.is_err(), "no trial text before the test");
    assert!(stage.row(1).await.test.is_none());
});

on_both_engines!(a_refusal_leads_to_the_step_that_is_missing, async |app| {
    let stage = Stage::new(&app).await;
    let study = stage.study.to_string();
    let link = |step: &str| format!("href=\"/work/{study}/{step}\" class=\"button main\"");
    let home = format!("/work/{study}");
    let (pilot, rewrite) = (stage.pilot.to_string(), stage.rewrite.to_string());
    let wim = stage.worker("wim").await;
    let browser = app.signed_in(&wim).await;
    for page in ["location", "test"] {
        let page = browser.get(&format!("{home}/{page}")).await.text();
        assert!(page.contains(&link("consent")), "{page}");
    }
    app.engine.consent(&wim.actor, stage.study, true).await.expect("consent");
    let page = browser.get(&format!("{home}/test")).await.text();
    assert!(page.contains(&link("location")), "{page}");

    let claim = async |member: Member, task: &str| {
        let browser = app.signed_in(&member).await;
        let fields = [("task", task), ("study", study.as_str())];
        let from_study = browser.submit(&home, "/fn/work/claim", &fields).await.text();
        let from_start = browser.submit("/work", "/fn/work/claim", &fields).await.text();
        [from_study, from_start]
    };
    for page in claim(wim, &rewrite).await {
        assert!(page.contains("role=\"alert\"") && page.contains("in certi Paesi"), "{page}");
        assert!(page.contains(&link("location")), "{page}");
    }
    for page in claim(stage.located("lea").await, &pilot).await {
        assert!(page.contains("role=\"alert\"") && page.contains("richiede il test di lingua"), "{page}");
        assert!(page.contains(&link("test")), "{page}");
    }
    for page in claim(stage.tested("tea").await, &rewrite).await {
        assert!(page.contains("role=\"alert\"") && page.contains("madrelingua avrà letto"), "{page}");
        assert!(page.contains(&format!("name=\"task\" value=\"{pilot}\"")), "the trial can be started: {page}");
    }
    for page in claim(stage.piloted("pia").await, &rewrite).await {
        assert!(page.contains("role=\"alert\"") && page.contains("madrelingua avrà letto"), "{page}");
        assert!(page.contains("Una persona di madrelingua legge"), "how the review stands: {page}");
    }
});

on_both_engines!(the_real_task_needs_the_review, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.piloted("wim").await;
    assert!(app.engine.claim(&wim.actor, stage.study, stage.rewrite).await.is_err(), "the review is waiting");
    let row = stage.row(1).await;
    assert_eq!((row.pilot, row.review), (Some(QualificationState::Passed), Some(QualificationState::Waiting)));
});

on_both_engines!(what_belongs_to_others_is_nothing, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let stranger = app.person("eve").await;
    let (stranger, browser) = (app.program_of(&stranger).await, app.signed_in(&stranger).await);
    for path in ["/entry", "/location", "/test", "/review", "/workers", "/funnel", "/funnel.csv", "/disagreements"] {
        assert_eq!(stranger.get(&stage.at(path)).await.status, 404, "{path}");
    }
    let study = stage.study;
    for page in ["work/{}/consent", "work/{}/test", "review/{}", "studies/{}/workers", "studies/{}/funnel"] {
        let page = format!("/{}", page.replace("{}", &study.to_string()));
        assert_eq!(browser.get(&page).await.status, 404, "{page}");
    }
    let worker = app.program_of(&wim).await;
    for path in ["/review", "/workers", "/funnel", "/disagreements"] {
        assert_eq!(worker.get(&stage.at(path)).await.status, 403, "{path} is not for workers");
    }
});

on_both_engines!(a_study_that_is_not_live_opens_no_gate, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let program = app.program_of(&wim).await;
    let given = stage.answers(&program, &KEY).await;
    app.engine.set_study_state(&stage.admin.actor, stage.study, StudyState::Closed).await.expect("closed");
    assert_eq!(program.post(&stage.at("/test"), given).await.status, 409);
});
