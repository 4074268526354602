//! What workers read about a study in their language: its title and what it is about.

use engine::crowd::invite::NewJoinLink;
use shared::{Locale, Role, Settings, StudyId, refusal};

use crate::app::{Browser, Member, TestApp, language, on_both_engines};

const TITLE: &str = "Réécrire l'informel";
const ABOUT: &str = "Vous réécrivez de courtes phrases d'un ton formel.";
/// The title that the study has for its members.
const OWN: &str = "Formal rewrites";

/// Sends the form of the settings.
async fn send(browser: &Browser, study: StudyId, (title, about): (&str, &str)) -> String {
    let id = study.to_string();
    let page = format!("/studies/{study}/settings?language=fr");
    let fields = [
        ("language", "fr"),
        ("study", id.as_str()),
        ("public_title", title),
        ("public_description", about),
        ("text", "**J'accepte.**"),
    ];
    browser.submit(&page, "/fn/study/public_texts", &fields).await.words()
}

async fn link(app: &TestApp, admin: &Member, study: StudyId, tag: &str) -> String {
    let new = NewJoinLink { role: Role::Worker, language: Some(language(tag)), days: None, uses: None };
    app.engine.add_join_link(&admin.actor, study, new).await.expect("a link").code
}

async fn settings(app: &TestApp, admin: &Member, study: StudyId) -> Settings {
    app.engine.study(&admin.actor, study).await.expect("the study").settings
}

on_both_engines!(workers_read_the_title_in_their_language, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let office = app.signed_in(&admin).await;
    let saved = send(&office, study, (&format!("  {TITLE} "), ABOUT)).await;
    assert!(saved.contains(&Locale::En.settings_public_texts_saved("Français")) && saved.contains(TITLE), "{saved}");
    let (fay, ida) = (
        app.join(&admin, study, Role::Worker, "fay", "fr").await,
        app.join(&admin, study, Role::Worker, "ida", "it").await,
    );
    for (worker, tag, read, other) in [(&fay, "fr", TITLE, OWN), (&ida, "it", OWN, TITLE)] {
        let address = format!("/join/{}?language={tag}", link(&app, &admin, study, tag).await);
        let page = app.browser().get(&address).await.words();
        assert!(page.contains(&format!("<h1>{read}</h1>")) && !page.contains(other), "{tag}: {page}");
        assert_eq!(page.contains(&format!(">{ABOUT}</p>")), tag == "fr", "{tag}: {page}");

        app.engine.consent(&worker.actor, study, true).await.expect("consent");
        let browser = app.signed_in(worker).await;
        let work = format!("/work/{study}");
        for path in ["/work", "/work/pay", "/account", &work, &format!("{work}/consent"), &format!("{work}/leave")] {
            let page = browser.get(path).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(page.words().contains(read), "{path} in {tag}: {}", page.text());
            assert!(!page.words().contains(other), "{path} in {tag}: {}", page.text());
        }
        let mine = app.program_of(worker).await.get("/work").await.good();
        assert_eq!(mine[0]["title"], read);
    }
    // Those who run the study see its own title.
    for path in ["/studies".to_owned(), format!("/studies/{study}")] {
        let page = office.get(&path).await.words();
        assert!(page.contains(OWN) && !page.contains(TITLE), "{path}: {page}");
    }
});

on_both_engines!(a_title_that_is_emptied_gives_way_to_that_of_the_study, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let office = app.signed_in(&admin).await;
    send(&office, study, (TITLE, ABOUT)).await;
    let code = link(&app, &admin, study, "fr").await;
    let invited = async || app.engine.invitation(&code, Locale::Fr).await.expect("an invitation");
    let before = invited().await;
    assert_eq!((before.title.as_str(), before.description.as_str()), (TITLE, ABOUT));
    send(&office, study, (" ", "")).await;
    let after = invited().await;
    assert_eq!((after.title.as_str(), after.description.as_str()), (OWN, ""));
    let kept = settings(&app, &admin, study).await;
    assert!(kept.titles.0.is_empty() && kept.descriptions.0.is_empty(), "{kept:?}");
    assert_eq!(kept.consent.get(&language("fr")), "**J'accepte.**");
});

on_both_engines!(texts_that_are_too_long_are_refused_and_stay_in_the_form, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let office = app.signed_in(&admin).await;
    send(&office, study, (TITLE, ABOUT)).await;
    let before = settings(&app, &admin, study).await;
    let (title, about) = ("é".repeat(201), "à".repeat(1_001));
    for (title, about, most) in [(title.as_str(), "Neuf", 200), ("Neuf", about.as_str(), 1_000)] {
        let page = send(&office, study, (title, about)).await;
        assert!(page.contains(&refusal::most_characters(most).in_locale(Locale::En)), "{page}");
        assert!(page.contains(&format!("value=\"{title}\"")), "the title as it was typed: {page}");
        assert!(page.contains(&format!("{about}</textarea>")), "the description as it was typed: {page}");
        assert!(page.contains("aria-invalid=\"true\""), "the field is marked: {page}");
        assert_eq!(settings(&app, &admin, study).await, before, "nothing is stored");
    }
    send(&office, study, (&title[..400], &about[..2_000])).await;
    let kept = settings(&app, &admin, study).await;
    let fr = language("fr");
    assert_eq!(kept.titles.get(&fr).chars().count(), 200, "exactly as many are taken");
    assert_eq!(kept.descriptions.get(&fr).chars().count(), 1_000);
});

on_both_engines!(only_who_edits_the_study_sets_what_workers_read, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let reviewer = app.join(&admin, study, Role::Reviewer, "rita", "fr").await;
    let worker = app.join(&admin, study, Role::Worker, "wim", "fr").await;
    let before = settings(&app, &admin, study).await;
    for member in [&reviewer, &worker] {
        let browser = app.signed_in(member).await;
        let id = study.to_string();
        let fields = [("language", "fr"), ("study", id.as_str()), ("public_title", "Le mien")];
        browser.post("/account", "/fn/study/public_texts", &fields).await;
        assert_eq!(settings(&app, &admin, study).await, before, "{}", member.email);
    }
    let manager = app.join(&admin, study, Role::Manager, "max", "fr").await;
    send(&app.signed_in(&manager).await, study, (TITLE, ABOUT)).await;
    assert_eq!(settings(&app, &admin, study).await.titles.get(&language("fr")), TITLE);
});
