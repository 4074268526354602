//! `/review/{study}`: grades saved at once, a decision that counts at once, and never about oneself.

use engine::crowd::invite::NewJoinLink;
use serde_json::{Value, json};
use shared::{Locale, Role};
use store::scratch::execute;

use super::stage::Stage;
use crate::app::on_both_engines;

on_both_engines!(a_reviewer_reads_grades_and_decides, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.piloted("wim").await;
    let rita = app.program_of(&stage.reviewer).await;
    let queue = rita.get(&stage.at("/review")).await.good();
    assert_eq!((&queue[0]["pseudonym"], &queue[0]["n_rewrites"]), (&json!("W001"), &json!(2)));
    let at = stage.at(&format!("/review/{}", queue[0]["worker"].as_str().expect("an id")));
    let pilot = rita.get(&at).await.good();
    assert!(!pilot.to_string().contains("wim@"), "a reviewer sees a pseudonym");
    let rewrites = pilot["rewrites"].as_array().expect("rewrites").clone();
    let bare =
        rewrites.iter().find(|rewrite| rewrite["hints"]["normalised_only"] == true).expect("one is only normalised");
    let verdict = json!({"verdict": "accept", "message": "Bravo."});
    assert_eq!(rita.post(&at, verdict.clone()).await.status, 422, "nothing is graded yet");
    for rewrite in &rewrites {
        let grade = json!({"grade": "excellent"});
        rita.put(&format!("{at}/{}", id(rewrite)), grade).await.good();
    }
    rita.put(&format!("{at}/{}", id(bare)), json!({"grade": "poor"})).await.good();
    assert_eq!(rita.post(&at, verdict.clone()).await.status, 422, "poor needs a reason");
    rita.put(&format!("{at}/{}", id(bare)), json!({"grade": "poor", "reasons": ["minimal"]})).await.good();
    let again = rita.get(&at).await.good();
    for message in ["accepting", "excluding"] {
        assert!(again[message].as_str().expect("a message").contains("non è cambiato quasi niente (1)"), "{again}");
    }
    rita.post(&at, verdict.clone()).await.good();
    stage.write(&wim, stage.rewrite, |_| "Non posso crederci.".to_owned()).await;
    assert_eq!(rita.post(&at, verdict).await.status, 409, "it is decided");
    assert_eq!(rita.get(&stage.at("/review")).await.good(), json!([]));
    let verbs = stage.verbs().await;
    assert_eq!(verbs.iter().filter(|verb| *verb == "grade").count(), 4);
    let page = app.signed_in(&wim).await.get(&format!("/work/{}", stage.study)).await.text();
    assert!(page.contains("Bravo."), "the worker reads the message: {page}");
});

on_both_engines!(a_reviewer_reads_why_a_text_was_not_written, async |app| {
    let stage = Stage::new(&app).await;
    stage.piloted("wim").await;
    execute(
        app.engine.db(),
        "update answer set skipped = 'garbled', text = '' where id = (select id from answer order by id desc limit 1)",
    )
    .await
    .expect("an answer");
    let rita = app.program_of(&stage.reviewer).await;
    let worker = rita.get(&stage.at("/review")).await.good()[0]["worker"].as_str().expect("an id").to_owned();
    let pilot = rita.get(&stage.at(&format!("/review/{worker}"))).await.good();
    let texts: Vec<&str> =
        pilot["rewrites"].as_array().expect("rewrites").iter().filter_map(|one| one["rewrite"].as_str()).collect();
    assert!(texts.len() == 2 && texts.contains(&"cannot judge: garbled"), "{pilot}");
});

on_both_engines!(a_review_by_plain_forms, async |app| {
    let stage = Stage::new(&app).await;
    stage.piloted("wim").await;
    let browser = app.signed_in(&stage.reviewer).await;
    let study = stage.study.to_string();
    assert!(browser.get("/review").await.text().contains("Formal rewrites"));
    let rita = app.program_of(&stage.reviewer).await;
    let worker = rita.get(&stage.at("/review")).await.good()[0]["worker"].as_str().expect("an id").to_owned();
    let page = format!("/review/{study}/{worker}");
    assert!(browser.get(&format!("/review/{study}")).await.text().contains(&page));
    let text = browser.get(&page).await.text();
    assert!(
        text.contains("<ins>!")
            && text.contains("only normalised")
            && text.contains("words deleted")
            && text.contains("words added"),
        "{text}"
    );
    // The rewrite as it reads, and its changes, in which no two words run together.
    let plain = text.replace("<!>", "");
    assert!(plain.contains(">Non riesco a crederci.</p>") && plain.contains("Show changes"), "{plain}");
    assert!(plain.contains("ma dai nn ci credo</del> <ins>Non riesco a crederci.</ins>"), "{plain}");
    let pilot = rita.get(&stage.at(&format!("/review/{worker}"))).await.good();
    // Deciding before everything is graded leads to the rewrite without a grade.
    let ungraded =
        [("verdict", "accept"), ("study", study.as_str()), ("worker", &worker), ("accept[message]", "Brava.")];
    let text = browser.submit(&page, "/fn/review/decide", &ungraded).await.text();
    let rewrites: Vec<&str> = pilot["rewrites"].as_array().expect("rewrites").iter().map(id).collect();
    assert!(text.contains("Please check this") && text.contains("Rewrite 1 has no grade yet"), "{text}");
    assert!(text.contains(&format!("href=\"#rewrite-{}\"", rewrites[0])), "{text}");
    // One form holds all rewrites: saving one of them loses nothing that was chosen for the others.
    let fields = [
        ("study", study.as_str()),
        ("worker", &worker),
        ("grades[0][answer]", rewrites[0]),
        ("grades[0][grade]", "poor"),
        ("grades[0][reasons][]", "minimal"),
        ("grades[0][reasons][]", "meaning"),
        ("grades[0][note]", ""),
        ("grades[1][answer]", rewrites[1]),
        ("grades[1][note]", "Nice."),
    ];
    let text = browser.submit(&page, "/fn/review/grade", &fields).await.text();
    assert!(text.contains("Rewrite 2 has no grade yet") && text.contains("value=\"Nice.\""), "{text}");
    let fields = [&fields[..], &[("grades[1][grade]", "acceptable"), ("at", rewrites[1])]].concat();
    let text = browser.submit(&page, "/fn/review/grade", &fields).await.text();
    assert!(text.contains("il significato è cambiato"), "{text}");
    let graded = rita.get(&stage.at(&format!("/review/{worker}"))).await.good();
    assert_eq!(graded["rewrites"][0]["judgement"]["grade"], "poor", "{graded}");
    assert_eq!(graded["rewrites"][1]["judgement"]["note"], "Nice.", "{graded}");
    // A decision sends the grades too, so that none is lost which was chosen and not saved, even if it is refused.
    let changed = [
        &fields[..7],
        &[("grades[1][answer]", rewrites[1]), ("grades[1][grade]", "excellent"), ("grades[1][note]", "Very nice.")],
        &[("verdict", "exclude"), ("accept[message]", "Brava."), ("exclude[message]", "")],
    ]
    .concat();
    let text = browser.submit(&page, "/fn/review/decide", &changed).await.text();
    assert!(text.contains("Write a message of 1 to 2,000 characters"), "{text}");
    assert!(text.contains("href=\"#message-exclude\"") && text.contains("Very nice."), "{text}");
    let graded = rita.get(&stage.at(&format!("/review/{worker}"))).await.good();
    assert_eq!(graded["rewrites"][1]["judgement"]["grade"], "excellent", "{graded}");
    let fields =
        [("verdict", "exclude"), ("study", study.as_str()), ("worker", &worker), ("exclude[message]", "Peccato.")];
    let text = browser.submit(&page, "/fn/review/decide", &fields).await.text();
    assert!(text.contains("No worker is waiting"), "{text}");
    let text = browser.get(&page).await.text();
    assert!(text.contains("Peccato.") && text.contains("Your grade:") && text.contains("hardly changed"), "{text}");
});

on_both_engines!(the_queue_is_narrowed_to_a_language_that_its_address_keeps, async |app| {
    let (stage, say) = (Stage::new(&app).await, Locale::En);
    stage.piloted("wim").await;
    let browser = app.signed_in(&stage.reviewer).await;
    let queue = format!("/review/{}", stage.study);
    let worker = stage.row(1).await.worker;
    let all = browser.get(&queue).await.text();
    assert!(!all.contains(say.review_page_show_queue()), "there is one language: {all}");
    // The menu, the tab and the page have one name.
    assert!(all.contains(say.nav_review()) && !all.contains(say.nav_qualification()), "{all}");
    let italian = browser.get(&format!("{queue}?language=it")).await.text();
    assert!(italian.contains(say.review_page_show_queue()), "{italian}");
    let place = format!("{queue}/{worker}?language=it");
    assert!(italian.contains(&format!("href=\"{place}\"")), "{italian}");
    let page = browser.get(&place).await.text();
    assert!(page.contains("name=\"language\" value=\"it\""), "{page}");
    let french = browser.get(&format!("{queue}?language=fr")).await.text();
    assert!(french.contains(say.review_page_empty()) && french.contains("value=\"fr\" selected"), "{french}");
});

on_both_engines!(nobody_reviews_their_own_trial, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.piloted("wim").await;
    let link = NewJoinLink { role: Role::Reviewer, language: None, days: None, uses: None };
    let link = app.engine.add_join_link(&stage.admin.actor, stage.study, link).await.expect("a link");
    app.engine.join(&wim.actor, &link.code, None).await.expect("joined");
    let program = app.program_of(&wim).await;
    assert_eq!(program.get(&stage.at("/review")).await.good(), json!([]));
    let own = stage.row(1).await.worker;
    assert_eq!(program.get(&stage.at(&format!("/review/{own}"))).await.status, 403);
    let verdict = json!({"verdict": "accept", "message": "I am good."});
    assert_eq!(program.post(&stage.at(&format!("/review/{own}")), verdict).await.status, 403);
});

on_both_engines!(no_link_refuses_a_reviewer, async |app| {
    let stage = Stage::new(&app).await;
    stage.piloted("wim").await;
    let browser = app.signed_in(&stage.reviewer).await;
    let (study, worker) = (stage.study, stage.row(1).await.worker);
    let tasks = browser.get(&format!("/studies/{study}/tasks")).await.words();
    assert!(!tasks.contains(Locale::En.design_tasks_lead()), "a reviewer edits no draft: {tasks}");
    for page in [
        "/studies".to_owned(),
        format!("/studies/{study}"),
        "/review".to_owned(),
        format!("/review/{study}"),
        format!("/review/{study}/{worker}"),
    ] {
        let text = browser.get(&page).await.text();
        let mut links: Vec<&str> = text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        links.retain(|link| link.starts_with('/') && !link.starts_with("/pkg"));
        assert!(!links.is_empty(), "{page}");
        for link in links {
            let status = browser.get(link).await.status;
            assert!(!status.is_client_error(), "{page} links to {link}, which answers {status}");
        }
    }
});

fn id(rewrite: &Value) -> &str {
    rewrite["answer"].as_str().expect("an id")
}

on_both_engines!(a_reviewer_starts_with_the_texts_to_read, async |app| {
    let stage = Stage::new(&app).await;
    let first = async |member| app.signed_in(member).await.get("/").await.header("location").to_owned();
    assert_eq!(first(&stage.reviewer).await, format!("/review/{}", stage.study));
    assert_eq!(first(&stage.admin).await, "/studies");
});
