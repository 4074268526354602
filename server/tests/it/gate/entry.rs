//! `/work/{study}/consent` and `/work/{study}/location`, as pages and as REST.

use axum::body::Body;
use axum::http::Request;
use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use serde_json::json;
use shared::import::{FileKind, Mapping};
use shared::{Gate, GateRule, Locale, Role, StudyState, TestItem, TestRule};

use super::stage::{Stage, test_field};
use crate::app::{language, on_both_engines};

on_both_engines!(consent_leads_to_location_and_location_to_the_test, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let browser = app.signed_in(&wim).await;
    let study = stage.study.to_string();
    let (consent, location) = (format!("/work/{study}/consent"), format!("/work/{study}/location"));
    assert!(browser.get(&consent).await.text().contains("accetto di partecipare"));
    let page = browser.submit(&consent, "/fn/consent", &[("study", &study)]).await;
    assert!(page.text().contains("Spunti la casella se"), "{}", page.text());
    let page = browser.post(&consent, "/fn/consent", &[("study", &study), ("agree", "on")]).await;
    assert_eq!(page.header("location"), location);
    let page = browser.get(&location).await.text();
    assert!(page.contains("Italia") && page.contains("Regno Unito"), "the rule and all countries are shown");
    let page = browser.submit(&location, "/fn/locate", &[("study", &study), ("country", "")]).await;
    assert!(page.text().contains("Scelga dall"), "{}", page.text());
    let page = browser.submit(&location, "/fn/locate", &[("study", &study), ("country", "IT")]).await;
    assert!(page.text().contains("/fn/take_test"), "the next step comes at once: {}", page.text());
    assert!(browser.get(&location).await.text().contains("Può continuare"));
    let verbs = stage.verbs().await;
    assert!(verbs.contains(&"consent".to_owned()) && verbs.contains(&"qualify".to_owned()));
});

on_both_engines!(
    the_built_in_consent_form_is_in_the_language_of_the_worker_and_stays_as_it_was_accepted,
    async |app| {
        let stage = Stage::new(&app).await;
        let wim = stage.worker("wim").await;
        let (engine, study) = (&app.engine, stage.study.to_string());
        engine.set_locale(&wim.actor, Locale::De).await.expect("another language of the interface");
        let (browser, address) = (app.signed_in(&wim).await, format!("/work/{study}/consent"));
        let leaving = shared::WithdrawalPolicy::default().sentence(Locale::It);
        let page = browser.get(&address).await.words();
        assert!(page.contains(Locale::It.terms_unwritten()) && page.contains(leaving), "{page}");
        assert!(!page.contains(Locale::De.terms_unwritten()), "one form is in one language: {page}");
        browser.post(&address, "/fn/consent", &[("study", &study), ("agree", "on")]).await;

        let office = app.program_of(&stage.admin).await;
        let found = office.get(&stage.at("")).await.good()["study"].clone();
        let mut settings = found["settings"].clone();
        settings["consent"] = json!({"it": "Un altro modulo."});
        let edit = json!({"title": found["title"], "languages": found["languages"], "settings": settings});
        office.put(&stage.at(""), edit).await.good();
        let page = browser.get(&address).await.words();
        assert!(page.contains(Locale::It.terms_unwritten()) && page.contains(leaving), "as it was accepted: {page}");
        assert!(!page.contains("Un altro modulo."), "{page}");
        let other = app.signed_in(&stage.worker("tea").await).await;
        assert!(
            other.get(&address).await.words().contains("Un altro modulo."),
            "who has not accepted reads the new form"
        );
    }
);

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

on_both_engines!(a_study_that_asks_for_the_test_alone_offers_it_at_once, async |app| {
    let admin = app.admin().await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let id = app.study(&admin, &["it"]).await;
    let rule = GateRule::Test(TestRule::of_formality(vec![TestItem::of_formality("Frase sola", 2, "")]));
    engine.set_gate_rule(actor, id, language("it"), rule).await.expect("a rule");
    let file = File { kind: FileKind::Sources, name: "x.txt".to_owned(), format: None, bytes: b"ma dai\n".to_vec() };
    let mapping = Mapping { text: "text".to_owned(), default_language: "it".to_owned(), ..Mapping::default() };
    engine.import(actor, id, file, &Choice { mapping, skip_refused: false }).await.expect("a source");
    let task = engine.add_task(actor, id, Preset::Rewrite).await.expect("a task");
    let mut definition = engine.task(actor, id, task).await.expect("it").definition().expect("one").clone();
    definition.gates = vec![Gate::Test];
    engine.edit_task(actor, id, task, definition).await.expect("an edit");
    engine.publish_task(actor, id, task).await.expect("published");
    let spec = serde_json::from_value(json!({"task": task, "language": "it"})).expect("a spec");
    engine.make_batch(actor, id, spec).await.expect("a batch");
    engine.set_study_state(actor, id, StudyState::Live).await.expect("live");

    let wim = app.join(&admin, id, Role::Worker, "wim", "it").await;
    let (browser, study) = (app.signed_in(&wim).await, id.to_string());
    let (consent, test) = (format!("/work/{id}/consent"), format!("/work/{id}/test"));
    let page = browser.post(&consent, "/fn/consent", &[("study", &study), ("agree", "on")]).await;
    assert_eq!(page.header("location"), test, "nobody asks for the country");
    let page = browser.get("/work").await.text();
    assert!(page.contains(&format!("href=\"{test}\"")) && !page.contains("Dove si trova"), "{page}");
    assert!(browser.get(&test).await.text().contains("Frase sola"));
    assert!(engine.claim(&wim.actor, id, task).await.is_err(), "the test is still needed");
    let field = test_field(0, "formality");
    let fields = [("study", study.as_str()), ("version", "1"), (field.as_str(), "2")];
    let page = browser.submit(&test, "/fn/take_test", &fields).await.text();
    assert!(
        page.contains("Superato") && page.contains("action=\"/fn/work/claim\""),
        "the first task is offered: {page}"
    );
    let home = format!("/work/{id}");
    let page = browser.post(&home, "/fn/work/claim", &[("study", &study), ("task", &task.to_string())]).await;
    assert!(page.header("location").starts_with("/work/assignments/"), "{}", page.text());
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

on_both_engines!(a_refusal_that_is_met_again_and_again_is_one_event_with_a_count, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.worker("wim").await;
    let program = app.program_of(&wim).await;
    let refusals = async || {
        let trail = app.engine.study_trail(&stage.admin.actor, stage.study, None).await.expect("the trail");
        let refused = trail.into_iter().filter(|entry| entry.verb == "refuse");
        refused.map(|entry| (entry.subject_id, entry.times)).collect::<Vec<_>>()
    };
    let claim = format!("/studies/{}/tasks/{}/claim", stage.study, stage.rewrite);
    for _ in 0..20 {
        assert_eq!(program.post(&stage.at("/location"), json!({"country": "IT"})).await.status, 403);
        assert_eq!(program.post(&claim, json!({})).await.status, 403);
        // To look is no event.
        assert_eq!(program.get(&stage.at("/test")).await.status, 403);
    }
    let found = refusals().await;
    assert_eq!(found.iter().map(|(_, times)| *times).collect::<Vec<_>>(), [20, 20], "{found:?}");
    app.clock.pass(86_400);
    program.post(&stage.at("/location"), json!({"country": "IT"})).await;
    assert_eq!(refusals().await.len(), 3, "each day has an entry of its own");
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/events", stage.study)).await.text();
    assert!(page.contains("(20 times)"), "{page}");
});
