//! Pages of a worker speak the worker's language: English to those whose language is not spoken.

use std::sync::Arc;

use engine::crowd::claim::Claimed;
use shared::SubmissionId;

use crate::app::{Browser, Member, TestApp, on_both_engines};
use crate::gate::stage::Stage;

/// What the pages would say in English.
const ENGLISH: [&str; 8] = [
    ">Submit<",
    "Save draft",
    "Give this text back",
    "reserved for",
    ">Instructions<",
    "of at most",
    "Steps to the tasks",
    ">Keys<",
];

async fn at_hit(app: &Arc<TestApp>, stage: &Stage, member: &Member) -> (Browser, String) {
    let claimed = app.engine.claim(&member.actor, stage.study, stage.pilot).await.expect("a claim");
    let Claimed::Hit { assignment } = claimed else { panic!("{claimed:?}") };
    (app.signed_in(member).await, assignment.to_string())
}

on_both_engines!(a_hit_and_the_way_to_it_speak_the_language_of_the_worker, async |app| {
    let stage = Stage::new(&app).await;
    let tea = stage.tested("tea").await;
    let (browser, id) = at_hit(&app, &stage, &tea).await;
    let hit = format!("/work/assignments/{id}");
    let page = browser.get(&hit).await.text();
    for word in ["Invia", "Salva la bozza", "Restituisci", "riservato per", "Istruzioni", "caratteri", "Tasti"] {
        assert!(page.contains(word), "no {word}: {page}");
    }
    let home = browser.get(&format!("/work/{}", stage.study)).await.text();
    for word in ["I passi prima dei compiti", "Guadagnato", "Riprendi", "Modulo di consenso"] {
        assert!(home.contains(word), "no {word}: {home}");
    }
    for (page, name) in [(&page, "the hit"), (&home, "the way")] {
        let content = &page[page.find("id=\"content\"").expect("content")..];
        assert!(page.contains("lang=\"it\""), "{name} says its language");
        for word in ENGLISH {
            assert!(!content.contains(word), "{name} says {word}: {content}");
        }
    }

    // What is refused and what is odd are told in it too.
    let submission = app.engine.id::<SubmissionId>().to_string();
    let fields = [("assignment", id.as_str()), ("submission", submission.as_str())];
    let page = browser.submit(&hit, "/fn/work/submit_form", &fields).await.text();
    assert!(page.contains("Per favore, ricontrolli") && page.contains("è ancora un testo"), "{page}");
    app.engine.give_back(&tea.actor, id.parse().expect("an id")).await.expect("given back");
    let page = browser.submit(&hit, "/fn/work/submit_form", &fields).await.text();
    assert!(page.contains("Al momento non è possibile") && page.contains("Ha restituito questo lavoro."), "{page}");
});
