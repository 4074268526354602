//! `/work/{study}/consent` and `/work/{study}/location`, as pages and as REST.

use axum::body::Body;
use axum::http::Request;
use serde_json::json;

use super::stage::Stage;
use crate::app::on_both_engines;

on_both_engines!(consent_leads_to_location_and_location_to_the_test, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let browser = app.signed_in(&wim).await;
    let study = stage.study.to_string();
    let (consent, location) = (format!("/work/{study}/consent"), format!("/work/{study}/location"));
    assert!(browser.get(&consent).await.text().contains("agree"));
    let page = browser.submit(&consent, "/fn/consent", &[("study", &study)]).await;
    assert!(page.text().contains("Nothing opens without your consent"), "{}", page.text());
    let page = browser.post(&consent, "/fn/consent", &[("study", &study), ("agree", "on")]).await;
    assert_eq!(page.header("location"), location);
    let page = browser.get(&location).await.text();
    assert!(page.contains("Italy") && page.contains("Zimbabwe"), "the rule and all countries are shown");
    let page = browser.submit(&location, "/fn/locate", &[("study", &study), ("country", "")]).await;
    assert!(page.text().contains("choose the country"), "{}", page.text());
    let page = browser.submit(&location, "/fn/locate", &[("study", &study), ("country", "IT")]).await;
    assert!(page.text().contains("You can go on"), "{}", page.text());
    assert!(page.text().contains(&format!("/work/{study}/test")));
    let verbs = stage.verbs().await;
    assert!(verbs.contains(&"consent".to_owned()) && verbs.contains(&"qualify".to_owned()));
});

on_both_engines!(one_answer_about_the_country_counts, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let program = app.program_of(&wim).await;
    let location = stage.at("/location");
    assert_eq!(program.post(&location, json!({"country": "IT"})).await.status, 403, "consent comes first");
    program.post(&stage.at("/consent"), json!({})).await.good();
    let told = program.post(&location, json!({"country": "US"})).await.good();
    assert_eq!(told["state"], "failed");
    assert!(told["message"].as_str().expect("a message").contains("Italy"), "the refusal names the rule");
    assert_eq!(program.post(&location, json!({"country": "IT"})).await.status, 409);
    assert_eq!(program.post(&location, json!({"country": "XX"})).await.status, 422, "no such country");
    assert!(stage.row(1).await.location == Some(shared::QualificationState::Failed));
    assert!(stage.verbs().await.contains(&"refuse".to_owned()), "the refusal is an event");
});

#[tokio::test]
async fn signals_that_disagree_wait_for_a_person() {
    let settings = server::Settings { country_header: Some("cf-ipcountry".to_owned()), ..server::Settings::default() };
    crate::app::TestApp::on_sqlite(settings, async |app| {
        let stage = Stage::new(&app).await;
        let wim = stage.worker("wim").await;
        let program = app.program_of(&wim).await;
        program.post(&stage.at("/consent"), json!({})).await.good();
        let token = app.engine.add_token(&wim.actor, "proxied", 1).await.expect("a token").secret;
        let request = Request::post(format!("/api/v1{}", stage.at("/location")))
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json")
            .header("cf-ipcountry", "DE");
        let reply = app.send(request.body(Body::from(json!({"country": "IT"}).to_string())).expect("a request")).await;
        assert!(reply.text().contains("waiting"), "{}", reply.text());
        assert_eq!(program.get(&stage.at("/test")).await.status, 403, "a person decides first");
        let office = app.program_of(&stage.admin).await;
        let waiting = office.get(&stage.at("/disagreements")).await.good();
        assert_eq!((&waiting[0]["signals"]["declared"], &waiting[0]["signals"]["proxy"]), (&json!("IT"), &json!("DE")));
        let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/workers", stage.study)).await.text();
        assert!(page.contains("Germany") && page.contains("waiting for a decision"), "{page}");
        let worker = waiting[0]["worker"].as_str().expect("an id");
        let gate = stage.at(&format!("/workers/{worker}/gates/location"));
        assert_eq!(office.post(&gate, json!({"state": "passed", "message": ""})).await.status, 422, "a reason is due");
        office.post(&gate, json!({"state": "passed", "message": "A commuter."})).await.good();
        program.get(&stage.at("/test")).await.good();
    })
    .await;
}
