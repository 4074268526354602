//! What a task offers is known before the work: pay, time, hourly rate, and how much there is.

use engine::crowd::invite::NewJoinLink;
use engine::crowd::work::{MOST_COUNTED, MyTask};
use engine::design::preset::Preset;
use serde_json::json;
use shared::{Definition, Locale, Money, Problem, Role, StudyState};

use crate::app::{language, on_both_engines};
use crate::report::stage::{Stage, rewrite};

const SAY: Locale = Locale::En;

/// One text for 0.10 USD in 20 seconds: 18.00 USD per hour.
fn short(definition: &mut Definition) {
    definition.reward = 10;
    definition.expected_seconds = Some(20);
}

/// The same in words.
fn short_in_words() -> String {
    let (each, an_hour) = (Money::new(10, "USD"), Money::new(1_800, "USD"));
    [SAY.each(&each), SAY.about_seconds(20), SAY.about_an_hour(&an_hour)].join(" · ")
}

async fn link(stage: &Stage, role: Role) -> String {
    let new = NewJoinLink { role, language: (role == Role::Worker).then(|| language("en")), days: None, uses: None };
    stage.app.engine.add_join_link(&stage.admin.actor, stage.study, new).await.expect("a link").code
}

/// The tasks as a worker sees them.
async fn tasks(stage: &Stage, worker: usize) -> Vec<MyTask> {
    let actor = &stage.workers[worker].actor;
    stage.app.engine.my_study(actor, stage.study, SAY).await.expect("a study").tasks
}

on_both_engines!(an_invitation_says_what_is_paid_and_how_long_it_takes, async |app| {
    let stage = Stage::new(&app, 3, 0).await;
    stage.open(Preset::Rewrite, short).await;
    let long = |definition: &mut Definition| {
        (definition.reward, definition.items_per_hit, definition.expected_seconds) = (120, 3, Some(600));
    };
    stage.open(Preset::Fluency, long).await;
    let open_end = |definition: &mut Definition| (definition.reward, definition.expected_seconds) = (7, None);
    stage.open(Preset::Meaning, open_end).await;
    app.engine.add_task(&stage.admin.actor, stage.study, Preset::Ranking).await.expect("a draft");

    let page = app.browser().get(&format!("/join/{}", link(&stage, Role::Worker).await)).await.words();
    let money = |minor| Money::new(minor, "USD");
    let third = [SAY.each(money(120)), SAY.n_texts(3), SAY.about_minutes(10), SAY.about_an_hour(money(720))];
    for (title, facts) in [
        (title(&stage, 0).await, short_in_words()),
        (title(&stage, 1).await, third.join(" · ")),
        (title(&stage, 2).await, SAY.each(money(7))),
    ] {
        let line = format!(">{title}</strong><br>{facts}</li>");
        assert!(page.contains(&line), "{line}: {page}");
    }
    assert!(page.contains(SAY.what_is_paid()));
    assert!(!page.contains(&title(&stage, 3).await), "a draft offers nothing: {page}");
    let reviewer = app.browser().get(&format!("/join/{}", link(&stage, Role::Reviewer).await)).await.words();
    assert!(!reviewer.contains(SAY.what_is_paid()) && !reviewer.contains(&short_in_words()), "{reviewer}");
    let told = app.program("").get(&format!("/join/{}", link(&stage, Role::Worker).await)).await.good();
    assert_eq!(
        (&told["offers"][0]["reward"]["minor"], &told["offers"][0]["expected_seconds"]),
        (&json!(10), &json!(20))
    );
});

/// The title of a task as its workers read it.
async fn title(stage: &Stage, place: usize) -> String {
    let tasks = stage.app.engine.tasks(&stage.admin.actor, stage.study).await.expect("tasks");
    tasks[place].definition().expect("a definition").title.get(&language("en")).to_owned()
}

on_both_engines!(a_worker_sees_what_there_is_to_do_and_what_it_brings, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let task = stage.open(Preset::Rewrite, short).await;
    let browser = app.signed_in(&stage.workers[0]).await;
    let study = format!("/work/{}", stage.study);
    let says = async |facts: &[String]| {
        let facts = facts.join(" · ");
        for path in ["/work", &study] {
            let page = browser.get(path).await.words();
            assert!(page.contains(&format!(">{facts}<")), "{path} has no {facts}: {page}");
        }
    };
    let counts = async || tasks(&stage, 0).await.into_iter().map(|task| (task.more, task.done)).next();
    says(&[short_in_words(), SAY.n_available(3)]).await;

    let id = stage.claim(0, task).await.expect("a hit");
    assert_eq!(counts().await, Some((2, 0)), "the one in hand is not among them");
    stage.submit(0, id, rewrite(|source| format!("Good afternoon. {source}"))).await;
    assert_eq!(counts().await, Some((2, 1)));
    says(&[short_in_words(), SAY.n_available(2), SAY.n_submitted(1)]).await;
    assert_eq!(tasks(&stage, 1).await[0].more, 3, "each worker has their own");

    stage.work(0, task, rewrite(|source| format!("Good afternoon. {source}"))).await;
    assert_eq!(counts().await, Some((0, 3)));
    let page = browser.get(&study).await.words();
    assert!(page.contains(&format!(">{} · {}<", short_in_words(), SAY.n_submitted(3))), "{page}");
    app.engine.set_study_state(&stage.admin.actor, stage.study, StudyState::Closed).await.expect("closed");
    assert_eq!(tasks(&stage, 1).await[0].more, 0, "nothing is available in a closed study");
});

on_both_engines!(the_page_of_a_hit_says_which_of_how_many_it_is, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Rewrite, short).await;
    let browser = app.signed_in(&stage.workers[0]).await;
    for place in 1..=3 {
        let id = stage.claim(0, task).await.expect("a hit");
        let page = browser.get(&format!("/work/assignments/{id}")).await.words();
        assert!(page.contains(&format!("class=\"hit-count\">{}<", SAY.n_of(place, 3))), "{page}");
        assert!(page.contains(&format!("<progress max=\"3\" value=\"{}\"", place - 1)), "{page}");
        // The page of the study counts the same, the text that is begun included.
        let study = browser.get(&format!("/work/{}", stage.study)).await.words();
        let done = (place > 1).then(|| SAY.n_submitted(place - 1));
        let counts: Vec<_> = std::iter::once(SAY.n_available(4 - place)).chain(done).collect();
        assert!(study.contains(&format!(" · {}<", counts.join(" · "))), "{counts:?}: {study}");
        stage.submit(0, id, rewrite(|source| format!("Good afternoon. {source}"))).await;
    }
});

on_both_engines!(instructions_stand_above_the_texts_until_one_of_the_version_is_submitted, async |app| {
    let stage = Stage::new(&app, 4, 1).await;
    let task = stage.open(Preset::Rewrite, short).await;
    let browser = app.signed_in(&stage.workers[0]).await;
    let shows = async |id| {
        browser.get(&format!("/work/assignments/{id}")).await.words().contains("class=\"card instructions\"")
    };
    let submit = async |id| stage.submit(0, id, rewrite(|source| format!("Good afternoon. {source}"))).await;
    let first = stage.claim(0, task).await.expect("a hit");
    assert!(shows(first).await, "with and without scripts");
    submit(first).await;
    let second = stage.claim(0, task).await.expect("a hit");
    assert!(!shows(second).await, "they are one button away");
    submit(second).await;
    let (engine, admin) = (&app.engine, &stage.admin.actor);
    let mut definition = engine.task(admin, stage.study, task).await.expect("it").live.expect("a version").definition;
    definition.instructions.set("en".parse().expect("a tag"), "Write each text in a formal style.");
    engine.edit_task(admin, stage.study, task, definition).await.expect("a draft");
    engine.publish_task(admin, stage.study, task).await.expect("published");
    let third = stage.claim(0, task).await.expect("a hit");
    assert!(!shows(third).await, "this hit is of the version before");
});

on_both_engines!(what_is_given_back_is_named_and_asked_for, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Rewrite, short).await;
    let browser = app.signed_in(&stage.workers[0]).await;
    let id = stage.claim(0, task).await.expect("a hit").to_string();
    let hit = format!("/work/assignments/{id}");
    let page = browser.get(&hit).await.words();
    let (_, asked) = page.split_once("<details class=\"confirm\"").expect("it is asked");
    let (asked, _) = asked.split_once("</details>").expect("its end");
    assert!(asked.contains(&SAY.give_back_sure(1)) && asked.contains("/fn/work/give_back"), "{asked}");
    assert_eq!(asked.matches(&SAY.give_back(1)).count(), 2, "{asked}");
    let page = browser.submit(&hit, "/fn/work/give_back", &[("assignment", id.as_str())]).await.words();
    let over = browser.get(&hit).await.words();
    assert!(over.contains(&SAY.given_back(1)) && over.contains(&SAY.given_back_means(1)), "{over}: {page}");
});

on_both_engines!(available_hits_are_counted_up_to_a_limit, async |app| {
    let most = usize::try_from(MOST_COUNTED).expect("small");
    let stage = Stage::new(&app, most + 2, 1).await;
    let task = stage.open(Preset::Rewrite, short).await;
    let browser = app.signed_in(&stage.workers[0]).await;
    assert_eq!(tasks(&stage, 0).await[0].more, MOST_COUNTED);
    let page = browser.get("/work").await.words();
    assert!(page.contains(&SAY.many_available(MOST_COUNTED)), "{page}");
    let first = stage.claim(0, task).await.expect("a hit");
    let page = browser.get(&format!("/work/assignments/{first}")).await.words();
    assert!(page.contains(&format!("class=\"hit-count\">{}<", SAY.number(1))), "of how many is not known: {page}");
    for id in [Some(first), None, None] {
        let id = match id {
            Some(id) => id,
            None => stage.claim(0, task).await.expect("a hit"),
        };
        stage.submit(0, id, rewrite(|source| format!("Good afternoon. {source}"))).await;
    }
    assert_eq!(tasks(&stage, 0).await[0].more, MOST_COUNTED - 1);
    let page = browser.get("/work").await.words();
    assert!(page.contains(&SAY.n_available(MOST_COUNTED - 1)), "{page}");
});

on_both_engines!(an_expected_time_is_one_second_to_a_day, async |app| {
    let stage = Stage::new(&app, 1, 0).await;
    let (engine, admin) = (&app.engine, &stage.admin.actor);
    let task = engine.add_task(admin, stage.study, Preset::Rewrite).await.expect("a task");
    let found = engine.task(admin, stage.study, task).await.expect("the task");
    let definition = found.definition().expect("a definition").clone();
    let edit = async |seconds| {
        let changed = Definition { expected_seconds: seconds, ..definition.clone() };
        engine.edit_task(admin, stage.study, task, changed).await.map_err(Problem::from)
    };
    for seconds in [0, -1, 86_401, i64::MAX] {
        let refused = edit(Some(seconds)).await.expect_err("refused");
        assert_eq!(refused.field(), Some("expected_seconds"), "{seconds}");
    }
    for seconds in [Some(1), Some(86_400), None] {
        edit(seconds).await.expect("within the range");
        let found = engine.task(admin, stage.study, task).await.expect("the task");
        assert_eq!(found.definition().expect("a definition").expected_seconds, seconds);
    }
});
