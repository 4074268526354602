//! `/work/{study}/test`: graded once an attempt, with attempts and waits, and no word of the key.

use serde_json::json;
use shared::Locale;

use super::stage::{KEY, SECRET, Stage, test_field, test_item};
use crate::app::on_both_engines;

/// The language of the stage's workers.
const SAY: Locale = Locale::It;

on_both_engines!(the_key_is_in_no_response, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let (program, browser) = (app.program_of(&wim).await, app.signed_in(&wim).await);
    let mut said = Vec::new();
    let pages =
        ["", "/consent", "/location", "/test", "/test/result"].map(|page| format!("/work/{}{page}", stage.study));
    let paths = ["/entry", "/location", "/test"].map(|path| stage.at(path));
    for wrong in [true, false] {
        for page in &pages {
            said.push(browser.get(page).await.text());
        }
        for path in &paths {
            said.push(program.get(path).await.text());
        }
        let values = if wrong { [3, 3, 3, -3, -3] } else { KEY };
        let given = stage.answers(&program, &values).await;
        said.push(program.post(&stage.at("/test"), given).await.text());
        app.clock.pass(601);
    }
    for page in &pages {
        said.push(browser.get(page).await.text());
    }
    let office = app.program_of(&stage.admin).await;
    said.push(office.get(&stage.at("/workers")).await.text());
    for text in said {
        assert!(!text.contains(SECRET) && !text.contains("\"expected\""), "{text}");
    }
});

on_both_engines!(a_test_by_page_keeps_its_choices_and_is_graded, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let browser = app.signed_in(&wim).await;
    let study = stage.study.to_string();
    let test = format!("/work/{study}/test");
    let page = browser.get(&test).await.text();
    let name: Vec<String> = (0..KEY.len()).map(|index| test_field(index, "formality")).collect();
    assert!(page.contains("Frase numero 4") && page.contains(&name[4]), "{page}");
    let fields = [("study", study.as_str()), ("version", "1"), (name[0].as_str(), "-3"), (name[1].as_str(), "-2")];
    let page = browser.submit(&test, "/fn/take_test", &fields).await.text();
    assert!(page.contains("non ha ancora una risposta"), "{page}");
    let chosen =
        page.split(&format!("name=\"{}\"", name[1])).find(|part| part.contains("checked")).expect("a choice is kept");
    assert!(chosen.contains("value=\"-2\""), "{chosen}");
    let rest = [(name[2].as_str(), "0"), (name[3].as_str(), "1"), (name[4].as_str(), "0")];
    let page = browser.submit(&test, "/fn/take_test", &[&fields[..], &rest].concat()).await.text();
    assert!(page.contains("80 punti su 100; ne servivano 80"), "{page}");
    assert!(page.contains("Superato"));
});

on_both_engines!(attempts_end_and_waits_hold, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let program = app.program_of(&wim).await;
    let bad = stage.answers(&program, &[3, 3, 3, -3, -3]).await;
    let good = stage.answers(&program, &KEY).await;
    let path = stage.at("/test");
    let told = program.post(&path, bad.clone()).await.good();
    assert_eq!((&told["passed"], &told["attempts_left"], &told["points"]), (&json!(false), &json!(1), &json!(0)));
    let refused = program.post(&path, good.clone()).await;
    assert_eq!(refused.status, 409);
    assert!(refused.text().contains("10 min"), "the refusal names the rule: {}", refused.text());
    app.clock.pass(601);
    assert_eq!(program.post(&path, bad).await.good()["attempts_left"], 0);
    app.clock.pass(86_400);
    let refused = program.post(&path, good).await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("Attempts at the test in this study: 2"), "{}", refused.text());
    let items = program.get(&path).await.good()["items"].clone();
    assert_eq!(items, json!([]), "a closed test shows no sentence");
    assert_eq!(stage.verbs().await.iter().filter(|verb| *verb == "refuse").count(), 2);
});

on_both_engines!(after_the_pause_the_next_step_is_another_attempt, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let (program, browser) = (app.program_of(&wim).await, app.signed_in(&wim).await);
    let bad = stage.answers(&program, &[3, 3, 3, -3, -3]).await;
    program.post(&stage.at("/test"), bad.clone()).await.good();
    let last = format!("{} {}", SAY.latest_gave(0), SAY.still_left(1));
    let page = async || browser.get(&format!("/work/{}", stage.study)).await.words();
    let waiting = page().await;
    assert!(waiting.contains(SAY.see_when_again()) && !waiting.contains(SAY.take_test()), "{waiting}");
    assert!(!waiting.contains(&last), "{waiting}");
    assert!(
        waiting.contains(SAY.not_passed()) && !waiting.contains(SAY.step_closed()),
        "an attempt is left: {waiting}"
    );
    let test = browser.get(&format!("/work/{}/test", stage.study)).await.words();
    assert!(test.contains(SAY.back_to_study()) && !test.contains(SAY.to_test()), "no link to the page itself: {test}");
    app.clock.pass(601);
    let again = page().await;
    assert!(again.contains(SAY.take_test()) && !again.contains(SAY.see_when_again()), "{again}");
    assert!(again.contains(&last), "{again}");
    program.post(&stage.at("/test"), bad).await.good();
    app.clock.pass(86_400);
    assert!(!page().await.contains(SAY.take_test()), "no attempt is left");
});

on_both_engines!(who_passed_reads_on_each_page_that_nothing_is_open_and_the_test_stays_valid, async |app| {
    let stage = Stage::new(&app).await;
    let engine = &app.engine;
    for batch in engine.batches(&stage.admin.actor, stage.study).await.expect("batches") {
        engine.stop_batch(&stage.admin.actor, stage.study, batch.id).await.expect("stopped");
    }
    let wim = stage.tested("wim").await;
    let browser = app.signed_in(&wim).await;
    let told = format!("{} {}", SAY.nothing_open_now("Italiano"), SAY.test_stays_valid());
    for page in ["/work".to_owned(), format!("/work/{}", stage.study), format!("/work/{}/test/result", stage.study)] {
        let text = browser.get(&page).await.words();
        assert!(text.contains(&told), "{page} has no {told}: {text}");
    }
});

on_both_engines!(who_has_not_taken_the_test_reads_that_no_task_is_open, async |app| {
    let stage = Stage::new(&app).await;
    let engine = &app.engine;
    let wim = stage.located("wim").await;
    let browser = app.signed_in(&wim).await;
    let pages = ["/work".to_owned(), format!("/work/{}", stage.study)];
    for page in &pages {
        assert!(
            !browser.get(page).await.words().contains(SAY.test_without_work()),
            "{page}: a task waits behind the test"
        );
    }
    // The pilot is work, too.
    for task in [stage.rewrite, stage.pilot] {
        assert!(!browser.get("/work").await.words().contains(SAY.test_without_work()), "a pilot waits behind the test");
        for batch in engine.batches(&stage.admin.actor, stage.study).await.expect("batches") {
            if batch.task_id == task {
                engine.stop_batch(&stage.admin.actor, stage.study, batch.id).await.expect("stopped");
            }
        }
    }
    for page in &pages {
        let text = browser.get(page).await.words();
        assert!(text.contains(SAY.test_without_work()) && text.contains(SAY.take_test()), "{page}: {text}");
    }
    let tess = stage.tested("tess").await;
    let text = app.signed_in(&tess).await.get("/work").await.words();
    assert!(!text.contains(SAY.test_without_work()), "the test is behind them: {text}");
});

on_both_engines!(two_submissions_at_once_are_one_attempt, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let program = app.program_of(&wim).await;
    let bad = stage.answers(&program, &[3, 3, 3, -3, -3]).await;
    let path = stage.at("/test");
    let all = futures::future::join_all((0..10).map(|_| program.post(&path, bad.clone()))).await;
    let graded = all.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(graded, 1, "the others meet the wait");
    assert!(all.iter().all(|answer| matches!(answer.status.as_u16(), 200 | 409)));
    assert_eq!(program.get(&path).await.good()["last"]["attempt"], 1);
});

on_both_engines!(a_test_that_has_changed_uses_up_no_attempt, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.located("wim").await;
    let program = app.program_of(&wim).await;
    let mut old = stage.answers(&program, &KEY).await;
    old["version"] = json!(99);
    assert_eq!(program.post(&stage.at("/test"), old).await.status, 409);
    let answer = json!({"item": test_item(0), "question": "formality", "value": {"type": "number", "value": 1}});
    let twice = json!({"version": 1, "answers": [answer.clone(), answer]});
    assert_eq!(program.post(&stage.at("/test"), twice).await.status, 422);
    let given = stage.answers(&program, &KEY).await;
    assert_eq!(program.post(&stage.at("/test"), given).await.good()["attempt"], 1);
});
