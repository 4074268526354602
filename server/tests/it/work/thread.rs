//! What a worker raises reaches the people who run the study, and the answer reaches the worker; so does what could not be judged.

use engine::design::preset::Preset;
use serde_json::json;
use shared::{NewAnswer, Value};

use crate::app::on_both_engines;
use crate::report::stage::Stage;

on_both_engines!(what_is_raised_is_answered_where_it_was_raised, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let task = stage.open(Preset::Fluency, |definition| definition.items_per_hit = 1).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let (wim, office) = (app.signed_in(&stage.workers[0]).await, app.signed_in(&stage.admin).await);
    let page = format!("/work/assignments/{id}");
    let fields = [("assignment", id.to_string()), ("text", "Is this French? <b>".to_owned())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let empty = wim.submit(&page, "/fn/work/raise", &[fields[0], ("text", "  ")]).await;
    assert!(empty.text().contains("Write a message first."), "{}", empty.text());
    let sent = wim.submit(&page, "/fn/work/raise", &fields).await;
    assert!(sent.text().contains("Is this French? &lt;b&gt;"), "{}", sent.text());
    // The worker finds the message on the page of the study before somebody has answered.
    let own = wim.get(&format!("/work/{}", stage.study)).await;
    assert!(own.text().contains("Your messages") && own.text().contains("Is this French?"), "{}", own.text());

    // Another worker sees nothing of it, and cannot write into it.
    let other = app.program_of(&stage.workers[1]).await;
    assert_eq!(other.get(&format!("/assignments/{id}/messages")).await.status, 404);
    assert_eq!(other.post(&format!("/assignments/{id}/messages"), json!({"text": "mine"})).await.status, 404);

    let queue = format!("/studies/{}/threads", stage.study);
    let html = office.get(&queue).await.text();
    assert!(
        html.contains("W001")
            && html.contains("1 message from a worker has no answer.")
            && html.contains("Is this French?"),
        "{html}"
    );
    assert!(!html.contains("worker1@"), "no address");
    let study = stage.study.to_string();
    let thread = id.to_string();
    let answer = [("study", study.as_str()), ("thread", &thread), ("text", "It is; please go on.")];
    app.clock.pass(60);
    let answered = office.submit(&queue, "/fn/thread/reply", &answer).await;
    assert!(answered.text().contains("It is; please go on."), "{}", answered.text());
    assert!(answered.text().contains("tag good\">answered"), "nobody waits any more: {}", answered.text());
    let close = [("study", study.as_str()), ("thread", &thread), ("closed", "true")];
    assert!(
        office
            .submit(&queue, "/fn/thread/close", &close)
            .await
            .text()
            .contains("0 messages from workers have no answer.")
    );

    for page in [page.clone(), format!("/work/{study}")] {
        let html = wim.get(&page).await.text();
        assert!(html.contains("It is; please go on.") && !html.contains("admin"), "{page}: {html}");
    }
    // Going on opens it again.
    app.clock.pass(60);
    wim.submit(&page, "/fn/work/raise", &[fields[0], ("text", "Thanks!")]).await;
    assert!(office.get(&queue).await.text().contains("1 message from a worker has no answer."));
    // A conversation that waits for an answer comes before an older one that is answered.
    app.clock.pass(60);
    office.submit(&queue, "/fn/thread/reply", &answer).await;
    let later = stage.claim(1, task).await.expect("a hit");
    app.clock.pass(60);
    other.post(&format!("/assignments/{later}/messages"), json!({"text": "And mine?"})).await;
    let html = office.get(&queue).await.text();
    let place = |text: &str| html.find(text).expect(text);
    assert!(place("And mine?") < place("Is this French?"), "{html}");
    let nowhere = app.program_of(&stage.admin).await;
    let reply = nowhere.post(&format!("{queue}/{}/messages", stage.study), json!({"text": "x"})).await;
    assert_eq!(reply.status, 404);
});

on_both_engines!(what_could_not_be_judged_comes_with_its_reason, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage
        .open(Preset::Fluency, |definition| {
            definition.items_per_hit = 1;
            definition.questions[0].skip = true;
        })
        .await;
    let id = stage.claim(0, task).await.expect("a hit");
    stage
        .submit(0, id, |shown| {
            let value = Value::Skipped("it is a telephone number".to_owned());
            let question = shown.questions[0].key.clone();
            vec![NewAnswer { item: shown.items[0].id, question, output: None, value }]
        })
        .await;
    let office = app.program_of(&stage.admin).await;
    let threads = office.get(&format!("/studies/{}/threads", stage.study)).await.good();
    assert_eq!(threads[0]["messages"][0]["text"], "Cannot judge \"fluency\": it is a telephone number");
    assert_eq!(threads[0]["assignment"], id.to_string());
    assert_eq!(threads.as_array().map(Vec::len), Some(1));
});

on_both_engines!(many_threads_come_in_pages_that_leave_none_out, async |app| {
    let stage = Stage::new(&app, 53, 1).await;
    let task = stage.open(Preset::Fluency, |definition| (definition.items_per_hit, definition.need) = (1, 1)).await;
    let mut raised = Vec::new();
    for n in 0..53 {
        let id = stage.claim(0, task).await.expect("a hit");
        app.engine.raise(&stage.workers[0].actor, id, &format!("Number {n}.")).await.expect("raised");
        stage.submit(0, id, crate::report::stage::rate(|_| 3)).await;
        raised.push(id.to_string());
    }
    // Closed ones stand last, whenever they were opened.
    app.engine
        .close_thread(&stage.admin.actor, stage.study, raised[0].parse().expect("an id"), true)
        .await
        .expect("closed");
    raised.rotate_left(1);
    let (program, browser) = (app.program_of(&stage.admin).await, app.signed_in(&stage.admin).await);
    let queue = format!("/studies/{}/threads", stage.study);
    let ids = |page: &serde_json::Value| -> Vec<String> {
        let all = page.as_array().expect("a page").iter();
        all.map(|thread| thread["assignment"].as_str().expect("an id").to_owned()).collect()
    };
    let first = ids(&program.get(&queue).await.good());
    let second = ids(&program.get(&format!("{queue}?after={}", first[49])).await.good());
    assert_eq!((first.len(), [first.clone(), second].concat()), (50, raised));

    let html = browser.get(&queue).await.text();
    let next = format!("href=\"{queue}?after={}&amp;state=waiting\"", first[49]);
    assert!(
        html.contains("52 messages from workers have no answer.") && html.contains(&next),
        "all are counted, and the rest is a link away: {html}"
    );
    let html = browser.get(&format!("{queue}?after={}", first[49])).await.text();
    assert!(html.contains("Number 52.") && html.contains("Number 0.") && !html.contains("Next page"), "{html}");

    // The last thread of the first page is answered before the second page is read: nothing is left out.
    let last = first[49].parse().expect("an id");
    app.engine.reply(&stage.admin.actor, stage.study, last, "Thank you.").await.expect("sent");
    let html = browser.get(&format!("{queue}?after={}&state=waiting", first[49])).await.text();
    for text in ["Number 51.", "Number 52.", "Number 50.", "Number 0."] {
        assert!(html.contains(text), "{text} is on the second page: {html}");
    }
});
