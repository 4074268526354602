//! What a worker is told about a gate is stored by its key, and read in the language in which they work now.

use serde_json::{Value, json};
use shared::{Country, Locale, Message, refusal};
use store::scratch::execute;

use super::stage::{KEY, Stage};
use crate::app::on_both_engines;

/// What the stage's workers are told about their country.
fn about_country() -> Message {
    let italy: Country = "IT".parse().expect("a country");
    refusal::open_in_and_said(vec![italy.clone()], italy)
}

/// A page has an apostrophe as an entity.
fn as_on_page(text: &str) -> String {
    text.replace('\'', "&#x27;")
}

on_both_engines!(a_gate_message_is_read_in_the_language_that_the_worker_has_chosen, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.tested("wim").await;
    let (program, browser) = (app.program_of(&wim).await, app.signed_in(&wim).await);
    let closed = program.get(&stage.at("/test")).await.good()["closed"].clone();
    assert_eq!(closed, refusal::test_is_passed().in_locale(Locale::En), "why there is nothing to do at the test");
    for say in [Locale::It, Locale::Fr, Locale::Ar, Locale::En] {
        browser.post("/account", "/fn/language", &[("language", say.tag()), ("back", "/account")]).await;
        let told = about_country().in_locale(say);
        let location = app.engine.location(&wim.actor, stage.study, say).await.expect("a location");
        assert_eq!(location.message, told);
        let page = browser.get(&format!("/work/{}/location", stage.study)).await.text();
        assert!(page.contains(&format!("<html lang=\"{}\" dir=\"{}\"", say.tag(), say.direction().as_str())), "{page}");
        assert!(page.contains(&told) || page.contains(&as_on_page(&told)), "no {told}: {page}");
        let gates = app.engine.my_work(&wim.actor, say).await.expect("their work").remove(0).gates;
        let graded = refusal::message_passed(100, 80).in_locale(say);
        assert_eq!((gates[0].message.text(), gates[1].message.text()), (told.as_str(), graded.as_str()));
        assert_eq!(app.engine.locale_of(wim.actor.person).await.expect("a person"), Some(say), "the account keeps it");
    }
    let told = about_country().in_locale(Locale::It);
    let data: Value = serde_json::from_str(&browser.get("/account/data").await.text()).expect("JSON");
    let mut decisions = data["studies"][0]["qualification"].as_array().expect("a list").iter();
    assert!(decisions.any(|decision| decision["message"] == told), "no {told}: {data}");
    // Researchers read English, and programs read a text as before.
    let office = app.program_of(&stage.admin).await;
    let worker = stage.row(1).await.worker;
    let history = office.get(&stage.at(&format!("/workers/{worker}"))).await.good()["history"].to_string();
    assert!(history.contains(&format!("\"message\":{}", json!(about_country().text()))), "{history}");
    for file in ["qualifications.csv", "events.csv"] {
        let exported = office.get(&stage.at(&format!("/exports/{file}"))).await.text();
        assert!(exported.contains("Open to workers in: Italy. You said: Italy."), "{exported}");
        assert!(!exported.contains("open-in-and-said"), "{exported}");
    }
    let detail = app.engine.worker(&stage.admin.actor, stage.study, worker).await.expect("a worker");
    assert!(detail.history.iter().all(|decided| decided.decision.message.key().is_some()), "{detail:?}");
});

on_both_engines!(a_sentence_of_an_earlier_version_is_shown_as_it_was_stored, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let stored = "Aperto a chi lavora in: Italia.";
    let sql = format!("update qualification set message = '{stored}' where gate = 'location'");
    execute(app.engine.db(), &sql).await.expect("as an earlier version stored it");
    execute(app.engine.db(), "update worker set language = 'fr'").await.expect("switched");
    let (program, browser) = (app.program_of(&wim).await, app.signed_in(&wim).await);
    assert_eq!(program.get(&stage.at("/location")).await.good()["message"], stored);
    assert!(browser.get(&format!("/work/{}", stage.study)).await.text().contains(stored));
    assert!(browser.get("/account/data").await.text().contains(stored));
    let office = app.program_of(&stage.admin).await;
    assert!(office.get(&stage.at("/exports/qualifications.csv")).await.text().contains(stored));
});

on_both_engines!(a_researcher_reads_the_rules_behind_decisions_in_their_language, async |app| {
    let stage = Stage::new(&app).await;
    stage.piloted("wim").await;
    let worker = stage.row(1).await.worker;
    let browser = app.signed_in(&stage.admin).await;
    let address = format!("/studies/{}/workers/{worker}", stage.study);
    let words = [
        (Locale::De, "Eingereichte Pilottexte: "),
        (Locale::Fr, "Textes pilotes envoyés : "),
        (Locale::En, "Pilot texts submitted: "),
    ];
    for (say, pilot) in words {
        browser.post("/account", "/fn/language", &[("language", say.tag()), ("back", "/account")]).await;
        let page = browser.get(&address).await.text();
        assert!(page.replace('\u{a0}', " ").contains(pilot), "no {pilot}: {page}");
        let detail = app.engine.worker(&stage.admin.actor, stage.study, worker).await.expect("a worker");
        assert_eq!(detail.history.len(), 4, "location, test, pilot, review: {detail:?}");
        for decided in detail.history {
            let rule = decided.decision.rule.in_locale(say);
            assert!(page.contains(&rule) || page.contains(&as_on_page(&rule)), "no {rule}: {page}");
        }
    }
    // Programs and files read a sentence in English, and a rule of an earlier version stays as it was stored.
    let office = app.program_of(&stage.admin).await;
    let history = office.get(&stage.at(&format!("/workers/{worker}"))).await.good()["history"].to_string();
    assert!(history.contains("\"rule\":\"Open to workers in: Italy. "), "{history}");
    execute(app.engine.db(), "update qualification set rule = '3 texts, as it was said before'")
        .await
        .expect("an old rule");
    assert!(browser.get(&address).await.text().contains("3 texts, as it was said before"));
    let exported = office.get(&stage.at("/exports/qualifications.csv")).await.text();
    assert!(exported.contains("3 texts, as it was said before"), "{exported}");
});

on_both_engines!(a_claim_of_nothing_says_why_as_a_sentence_and_by_key, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.piloted("wim").await;
    let program = app.program_of(&wim).await;
    let claim = stage.at(&format!("/tasks/{}/claim", stage.pilot));
    for (program, say) in [(program.reading(Locale::It), Locale::It), (program, Locale::En)] {
        let told = program.post(&claim, json!({})).await.good();
        assert_eq!(told["claimed"], "nothing");
        assert_eq!(told["reason"], refusal::pilot_done().in_locale(say));
        assert_eq!(told["message"], json!({ "key": "pilot-done", "locale": say.tag() }));
    }
});

on_both_engines!(a_person_s_own_words_stay_as_they_are, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let program = app.program_of(&wim).await;
    let given = stage.answers(&program, &KEY.map(|gold| if gold > 0 { -3 } else { 3 })).await;
    assert_eq!(program.post(&stage.at("/test"), given).await.good()["passed"], false);
    let typed = r#"{"text":"You did well.","key":"must-agree"}"#;
    let office = app.program_of(&stage.admin).await;
    let gate = stage.at(&format!("/workers/{}/gates/test", stage.row(1).await.worker));
    office.post(&gate, json!({ "state": "passed", "message": typed })).await.good();
    assert_eq!(program.get("/work").await.good()[0]["gates"][1]["message"], typed);
});
