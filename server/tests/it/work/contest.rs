//! What a worker reads about decisions: a rejection and how it was contested, what is paid, and what the study replied.

use engine::design::preset::Preset;
use shared::AssignmentId;

use crate::app::{on_both_engines, pay_everything};
use crate::report::stage::{Stage, rate};

on_both_engines!(a_rejection_that_is_contested_says_so, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.items_per_hit = 1).await;
    stage.work(0, task, rate(|_| 1)).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let ids: Vec<AssignmentId> =
        engine.submissions(admin, study, None, None).await.expect("submissions").iter().map(|row| row.id).collect();
    let wim = app.signed_in(&stage.workers[0]).await;
    let page = |id: AssignmentId| format!("/work/assignments/{id}");

    // A message from before the rejection does not contest it.
    engine.raise(&stage.workers[0].actor, ids[0], "This text is very short.").await.expect("raised");
    app.clock.pass(60);
    engine.reject(admin, study, &ids[..1], "All answers\nare the same.").await.expect("rejected");
    let before = wim.get(&page(ids[0])).await.text();
    assert!(before.contains("This work was rejected") && before.contains("All answers\nare the same."), "{before}");
    let form = before.split("<details").find(|part| part.contains("id=\"raised\"")).expect("a form to contest it");
    assert!(form.split('>').next().is_some_and(|tag| tag.contains("open")), "it is unfolded: {form}");
    assert!(before.contains("You are not paid for this work."), "{before}");
    assert!(!before.contains("Submitted. Thank you.") && !before.contains("You contested this"), "{before}");
    let pay = wim.get("/work/pay").await.words();
    assert!(pay.contains("Contest this") && !pay.contains("contested"), "{pay}");

    app.clock.pass(60);
    let fields = [("assignment", ids[0].to_string()), ("text", "They differ.\nLook at text 2.".to_owned())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let sent = wim.submit(&page(ids[0]), "/fn/work/raise", &fields).await;
    assert!(sent.words().contains("You contested this on"), "{}", sent.text());
    assert!(sent.words().contains(">They differ.\nLook at text 2.</p>"), "{}", sent.text());
    assert!(sent.text().contains("All answers\nare the same."), "the reason stays: {}", sent.text());
    let pay = wim.get("/work/pay").await.words();
    assert!(pay.contains("contested") && pay.contains("Your message and the replies"), "{pay}");
    assert!(!wim.get(&page(ids[1])).await.text().contains("This work was rejected"), "the others are not");

    // The reply is announced on the worker's first page, and stands where the rejection does.
    assert!(!wim.get("/work").await.text().contains("#replies"));
    app.clock.pass(60);
    engine.reply(admin, study, ids[0], "We have looked again.").await.expect("replied");
    let home = wim.get("/work").await;
    assert!(home.text().contains(&format!("/work/{study}#replies")), "{}", home.text());
    assert!(home.words().contains("The study has replied to your message"), "{}", home.words());
    assert!(wim.get(&format!("/work/{study}")).await.text().contains("id=\"replies\""));
    assert!(wim.get(&page(ids[0])).await.text().contains("We have looked again."));
});

on_both_engines!(what_is_paid_is_called_paid, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.items_per_hit = 1).await;
    stage.work(0, task, rate(|_| 1)).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let rows = engine.submissions(admin, study, None, None).await.expect("submissions");
    engine.approve(admin, study, &[rows[0].id]).await.expect("approved");
    let wim = app.signed_in(&stage.workers[0]).await;
    let tag = |word: &str| format!("<span class=\"tag good\">{word}</span>");
    let page = wim.get("/work/pay").await.words();
    assert!(page.contains(&tag("approved")) && !page.contains(&tag("paid")), "{page}");
    assert!(page.contains("30 s"), "half a minute is shown in seconds: {page}");
    pay_everything(engine, admin, study).await;
    let page = wim.get("/work/pay").await.words();
    assert!(page.contains(&tag("paid")) && !page.contains(&tag("approved")), "{page}");
});

on_both_engines!(a_hit_without_a_draft_promises_none, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.items_per_hit = 1).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let wim = app.signed_in(&stage.workers[0]).await;
    let kept = "What you had written is still there.";
    let page = wim.get("/work").await.text();
    assert!(page.contains("You have begun:") && !page.contains(kept), "{page}");
    let draft = shared::Draft { revision: 0, answers: Vec::new() };
    app.engine.save_draft(&stage.workers[0].actor, id, draft).await.expect("a draft");
    assert!(wim.get("/work").await.text().contains(kept));
});
