//! Texts shown otherwise than they are: words hidden, or what changed marked.

use engine::design::preset::Preset;
use serde_json::Value;
use shared::{Display, Problem};

use crate::app::on_both_engines;
use crate::report::stage::{Stage, rate};

on_both_engines!(hidden_words_reach_no_worker_and_judgements_are_of_the_whole_text, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let bare = engine.add_task(admin, study, Preset::ContentMasked).await.expect("a task");
    let refused = engine.publish_task(admin, study, bare).await.map_err(Problem::from).expect_err("nothing to hide");
    assert_eq!(refused.field(), Some("lexicon.en"));

    // The designer's form takes the words as the command line prints them.
    let browser = app.signed_in(&stage.admin).await;
    let address = format!("/studies/{study}/tasks/{bare}");
    let (of, task) = (study.to_string(), bare.to_string());
    let fields = [
        ("study", of.as_str()),
        ("task", task.as_str()),
        ("language", "en"),
        ("title", "Content"),
        ("display", "masked"),
        ("lexicon", "Kewl\t1.5\nsooo\n"),
        ("need", "2"),
        ("items_per_hit", "1"),
        ("lease_minutes", "9"),
        ("reward", "1"),
    ];
    let page = browser.submit(&address, "/fn/task/edit", &fields).await.text();
    assert!(page.contains("kewl\nsooo</textarea>"), "{page}");

    let task = stage
        .open(Preset::ContentMasked, |definition| {
            definition.need = 2;
            let words = ["kewl", "sooo"].map(str::to_owned);
            definition.lexicon.insert("en".parse().expect("a tag"), words.into());
        })
        .await;
    let id = stage.claim(0, task).await.expect("a hit");
    let worker = app.signed_in(&stage.workers[0]).await;
    let pages = [
        worker.get(&format!("/work/assignments/{id}")).await.text(),
        app.program_of(&stage.workers[0]).await.get(&format!("/assignments/{id}")).await.text(),
    ];
    for page in &pages {
        assert!(!page.contains("kewl") && !page.contains("sooo"), "{page}");
    }
    let shown: Value = serde_json::from_str(&pages[1]).expect("JSON");
    assert_eq!(shown["display"], "masked");
    stage.submit(0, id, rate(|_| 4)).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|text| 1 + i64::try_from(text.len() % 5).expect("small"))).await;
    }
    // What is judged are the outputs themselves.
    let evaluation = app.program_of(&stage.admin).await.get(&format!("/studies/{study}/evaluation")).await.good();
    let systems = evaluation["tables"][0]["systems"].as_array().expect("systems");
    assert_eq!(systems.len(), 2, "{evaluation}");
});

on_both_engines!(a_diff_marks_what_was_added_and_dropped, async |app| {
    let stage = Stage::new(&app, 2, 2).await;
    // One judgement each, so that two people see the outputs of both systems between them.
    let task =
        stage.open(Preset::Meaning, |definition| (definition.display, definition.need) = (Display::Diff, 1)).await;
    let mut marked = 0;
    for person in 0..2 {
        let worker = app.signed_in(&stage.workers[person]).await;
        while let Some(id) = stage.claim(person, task).await {
            let page = worker.get(&format!("/work/assignments/{id}")).await.text();
            assert!(page.contains("Output, with the changes marked"), "{page}");
            marked += usize::from(page.contains("<ins>") && page.contains("<del>"));
            stage.submit(person, id, rate(|_| 3)).await;
        }
    }
    assert!(marked > 0, "RULE-BASED changes something");

    let (engine, admin) = (&app.engine, &stage.admin.actor);
    let alone = engine.add_task(admin, stage.study, Preset::Fluency).await.expect("a task");
    let mut definition =
        engine.task(admin, stage.study, alone).await.expect("the task").draft.expect("a draft").definition;
    definition.display = Display::Diff;
    let refused = engine.edit_task(admin, stage.study, alone, definition).await.map_err(Problem::from);
    assert_eq!(refused.expect_err("nothing to compare with").field(), Some("display"));
});
