//! The overview of a study and the list of studies: what is missing, how far it is, and what waits for whom.

use std::sync::Arc;

use engine::crowd::worker::GateDecision;
use engine::design::preset::Preset;
use engine::design::study::{Attention, StudyProgress};
use serde_json::json;
use shared::{Gate, Locale, QualificationState, Role, Signals, StudyState};
use store::scratch::execute;

use crate::app::{Member, TestApp, on_both_engines};
use crate::gate::stage::Stage;
use crate::report::stage::{self, rewrite};

const SAY: Locale = Locale::En;

/// The section of a page with this id.
fn section<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    page.split(&format!("id=\"{id}\"")).nth(1)?.split("</section>").next()
}

/// The addresses to which a part of a page leads.
fn links(part: &str) -> Vec<String> {
    part.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

on_both_engines!(a_draft_shows_what_is_missing_and_leads_only_where_the_reader_may_go, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let titles = [
        SAY.setup_consent(),
        SAY.setup_public_texts(),
        SAY.setup_sources(),
        SAY.setup_qualification(),
        SAY.setup_task(),
        SAY.setup_batch(),
        SAY.setup_invite(),
        SAY.setup_go_live(),
    ];
    let address = format!("/studies/{study}");
    for (role, name, ends) in [
        (Role::Reviewer, "rita", &["tasks"][..]),
        (Role::Researcher, "rob", &["settings", "settings", "sources", "gates", "tasks", "batches"]),
        (Role::Manager, "max", &["settings", "settings", "sources", "tasks", "batches", "members"]),
    ] {
        let member = app.join(&admin, study, role, name, "fr").await;
        let browser = app.signed_in(&member).await;
        let page = browser.get(&address).await.words();
        let steps = section(&page, "steps").expect("the checklist");
        for title in titles {
            assert!(steps.contains(&format!("<h3>{title}</h3>")), "{role} sees {title}: {steps}");
        }
        assert_eq!(steps.matches("class=\"step next\"").count(), 1, "one step is next: {steps}");
        let wanted: Vec<String> = ends.iter().map(|end| format!("{address}/{end}")).collect();
        assert_eq!(links(steps), wanted, "{role}");
        for link in wanted {
            assert_eq!(browser.get(&link).await.status, 200, "{link} for the {role}");
        }
        for id in ["progress", "attention", "results"] {
            assert!(section(&page, id).is_none(), "a draft has no {id}: {page}");
        }
        assert_eq!(page.contains(SAY.overview_not_ready()), role != Role::Reviewer, "{role}");
        assert!(!page.contains("/fn/study/state"), "nobody can go live without a task: {page}");
    }
});

on_both_engines!(going_live_without_all_steps_says_what_follows, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["it"]).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Rewrite).await.expect("a draft");
    app.engine.publish_task(&admin.actor, study, task).await.expect("published");
    let page = app.signed_in(&admin).await.get(&format!("/studies/{study}")).await.words();
    let state = section(&page, "state").expect("the state");
    assert!(state.contains(SAY.overview_live_without()) && state.contains("/fn/study/state"), "{state}");
    for (end, what) in [
        ("batches", SAY.without_batch()),
        ("settings", SAY.without_consent()),
        ("settings", SAY.without_public_texts()),
    ] {
        assert!(state.contains(&format!("/studies/{study}/{end}\"")) && state.contains(what), "{what}: {state}");
    }
    let missing = SAY.overview_missing_in("Italiano");
    assert_eq!(state.matches(&missing).count(), 2, "the languages are named: {state}");
    let settings = app.signed_in(&admin).await.get(&format!("/studies/{study}/settings")).await.words();
    for text in [Locale::It.terms_unwritten(), SAY.settings_built_in_consent()] {
        assert!(settings.contains(text), "{text}: {settings}");
    }
    assert!(!state.contains(SAY.without_task()), "a task is published: {state}");

    app.engine.set_study_state(&admin.actor, study, StudyState::Live).await.expect("live");
    let page = app.signed_in(&admin).await.get(&format!("/studies/{study}")).await.words();
    let state = section(&page, "state").expect("the state");
    assert!(state.contains(SAY.overview_close()) && !state.contains(SAY.overview_live_without()), "{state}");
});

on_both_engines!(the_checklist_follows_what_is_done, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["it"]).await;
    let done = async || {
        let found = app.engine.overview(&admin.actor, study).await.expect("an overview");
        found.steps.iter().map(|step| step.done).collect::<Vec<_>>()
    };
    assert_eq!(done().await, [false; 8]);
    app.engine.add_task(&admin.actor, study, Preset::Rewrite).await.expect("a draft");
    assert_eq!(done().await, [false; 8], "a draft of a task is not enough");
    app.join(&admin, study, Role::Reviewer, "rita", "it").await;
    assert_eq!(done().await, [false; 8], "nor is a reviewer");
    app.join(&admin, study, Role::Worker, "wim", "it").await;
    assert_eq!(done().await, [false, false, false, false, false, false, true, false]);
});

/// A live study in which something waits for everybody.
async fn busy(app: &Arc<TestApp>) -> (Stage, Member, Member) {
    let stage = Stage::new(app).await;
    let (engine, study) = (&app.engine, stage.study);
    let wim = stage.piloted("wim").await;
    let lea = stage.worker("lea").await;
    engine.consent(&lea.actor, study, true).await.expect("consent");
    let signals = Signals {
        declared: Some("IT".parse().expect("a country")),
        address: Some("FR".parse().expect("a country")),
        proxy: None,
    };
    engine.locate(&lea.actor, study, signals, SAY).await.expect("an answer");
    let own = engine.my_submissions(&wim.actor, study).await.expect("submissions");
    engine.raise(&wim.actor, own[0].id, "Is this Italian?").await.expect("raised");
    engine.score_study(&stage.admin.actor, study).await.expect("queued");
    execute(engine.db(), "update job set state = 'failed'").await.expect("failed");
    (stage, wim, lea)
}

/// The lines of the overview with the pages to which they lead.
fn lines(stage: &Stage, found: Attention, may_review: bool) -> Vec<String> {
    let of_study = |end: &str| format!("/studies/{}/{end}", stage.study);
    let reviews = if may_review { format!("/review/{}", stage.study) } else { of_study("workers") };
    let all = [
        (found.submissions, SAY.overview_n_submissions(found.submissions), of_study("pay")),
        (found.messages, SAY.overview_n_messages(found.messages), of_study("threads")),
        (found.reviews, SAY.overview_n_reviews(found.reviews), reviews),
        (found.locations, SAY.overview_n_locations(found.locations), of_study("workers")),
        (found.tasks_without_hits, SAY.overview_n_tasks_without_hits(found.tasks_without_hits), of_study("batches")),
        (found.failed_jobs, SAY.overview_n_failed_jobs(found.failed_jobs), of_study("jobs")),
    ];
    let waiting = all.into_iter().filter(|(n, ..)| *n > 0);
    waiting.map(|(_, text, href)| format!("<li><a href=\"{href}\">{text}</a></li>")).collect()
}

on_both_engines!(everybody_sees_what_waits_for_them_and_nothing_else, async |app| {
    let (stage, ..) = busy(&app).await;
    let failed_jobs =
        app.engine.jobs(&stage.admin.actor, stage.study, None, None).await.expect("jobs").jobs.len() as i64;
    assert!(failed_jobs > 0);
    let task = app.engine.add_task(&stage.admin.actor, stage.study, Preset::Rewrite).await.expect("a draft");
    app.engine.publish_task(&stage.admin.actor, stage.study, task).await.expect("published");
    let all = Attention {
        submissions: 2,
        messages: 1,
        reviews: 1,
        locations: 1,
        failed_jobs,
        tasks_without_hits: 1,
        ..Attention::default()
    };
    let researcher = app.join(&stage.admin, stage.study, Role::Researcher, "rob", "it").await;
    let manager = app.join(&stage.admin, stage.study, Role::Manager, "max", "it").await;
    let address = format!("/studies/{}", stage.study);
    for (member, waits, sees_progress) in [
        (&stage.reviewer, Attention { reviews: 1, ..Attention::default() }, false),
        (&researcher, Attention { messages: 1, failed_jobs, tasks_without_hits: 1, ..Attention::default() }, true),
        (&manager, Attention { tasks_without_hits: 0, ..all }, true),
    ] {
        let found = app.engine.attention(&member.actor, stage.study).await.expect("a study");
        assert_eq!(found, waits, "{}", member.email);
        let browser = app.signed_in(member).await;
        let page = browser.get(&address).await.words();
        let attention = section(&page, "attention").expect("what waits");
        let shown: Vec<String> = attention
            .split_inclusive("</li>")
            .filter_map(|line| line.find("<li>").map(|at| line[at..].to_owned()))
            .collect();
        assert_eq!(shown, lines(&stage, waits, member.actor.person == stage.reviewer.actor.person), "{}", member.email);
        for link in links(attention) {
            assert_eq!(browser.get(&link).await.status, 200, "{link} for {}", member.email);
        }
        assert_eq!(section(&page, "progress").is_some(), sees_progress, "{}: {page}", member.email);
        assert_eq!(section(&page, "results").is_some(), sees_progress, "{}: {page}", member.email);
        assert!(section(&page, "steps").is_none(), "the study is live: {page}");
    }
});

on_both_engines!(what_is_settled_waits_no_longer, async |app| {
    let (stage, wim, lea) = busy(&app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let waits = async || engine.attention(admin, study).await.expect("a study");
    let of_reviewer = async || engine.attention(&stage.reviewer.actor, study).await.expect("a study").reviews;
    let own = engine.my_submissions(&wim.actor, study).await.expect("submissions");
    engine.approve(admin, study, &[own[0].id]).await.expect("approved");
    assert_eq!(waits().await.submissions, 1);
    engine.reject(admin, study, &[own[1].id], "Only copied, as it was.").await.expect("rejected");
    app.clock.pass(1);
    engine.reply(admin, study, own[0].id, "Yes, it is.").await.expect("answered");
    let now = waits().await;
    assert_eq!((now.submissions, now.messages, now.locations), (0, 0, 1));

    let worker = stage.row(1).await.worker;
    let decision = |gate| GateDecision { gate, state: QualificationState::Passed, message: "Va bene.".to_owned() };
    assert_eq!(of_reviewer().await, 1);
    engine.decide_gate(admin, study, worker, decision(Gate::Review)).await.expect("decided");
    assert_eq!(of_reviewer().await, 0);
    app.program_of(&lea).await.post(&stage.at("/withdrawal"), json!({"answers": "keep"})).await.good();
    assert_eq!(waits().await.locations, 0, "who has left waits for nothing");
    for job in engine.jobs(admin, study, None, None).await.expect("jobs").jobs {
        engine.retry_job(admin, study, job.id).await.expect("queued");
    }
    assert_eq!(waits().await, Attention::default());
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}")).await.words();
    let attention = section(&page, "attention").expect("a section");
    assert!(attention.contains(SAY.overview_nothing()) && links(attention).is_empty(), "{attention}");
});

on_both_engines!(the_list_of_studies_says_how_far_each_is_and_who_manages_it, async |app| {
    let stage = stage::Stage::new(&app, 3, 1).await;
    let (engine, admin, study) = (&app.engine, &stage.admin, stage.study);
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    let id = stage.claim(0, task).await.expect("a hit");
    stage.submit(0, id, rewrite(|source| format!("Good afternoon. {source}"))).await;
    app.clock.pass(60);
    let manager = app.join(admin, study, Role::Manager, "max", "en").await;
    let reviewer = app.join(admin, study, Role::Reviewer, "rita", "en").await;
    let other = app.study(admin, &["fr"]).await;

    let listed = engine.listed_studies(&manager.actor).await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].progress, Some(StudyProgress::Counted { counted: 1, target: 6 }));
    assert_eq!(listed[0].managers, ["admin", "max"]);
    let of_reviewer = engine.listed_studies(&reviewer.actor).await.expect("a list");
    assert_eq!((of_reviewer.len(), of_reviewer[0].progress), (1, None), "reviewers see no progress");
    assert!(engine.listed_studies(&stage.workers[0].actor).await.expect("a list").is_empty(), "workers run none");

    let page = app.signed_in(admin).await.get("/studies").await.words();
    let row = |study: &str| {
        let mut rows = page.split("<tr>").filter_map(|row| row.split("</tr>").next());
        rows.find(|row| row.contains(&format!("href=\"/studies/{study}\""))).expect("a row").to_owned()
    };
    let busy = row(&study.to_string());
    assert!(busy.contains(&SAY.studies_progress(1, 6, 16)) && busy.contains(&SAY.list(&["admin", "max"])), "{busy}");
    let empty = row(&other.to_string());
    assert!(empty.contains(SAY.studies_no_batch()) && !empty.contains("max"), "{empty}");

    let page = app.signed_in(&manager).await.get(&format!("/studies/{study}")).await.words();
    let progress = section(&page, "progress").expect("the progress");
    assert!(progress.contains(&SAY.part_progress(1, 6, 16)), "{progress}");
    assert!(page.contains(&SAY.overview_of_target(6)), "{page}");
    assert!(!page.contains(&format!("/studies/{other}")), "nothing of another study: {page}");
});

on_both_engines!(a_pilot_has_no_target, async |app| {
    let stage = stage::Stage::new(&app, 3, 1).await;
    let (admin, study) = (&stage.admin.actor, stage.study);
    let pilot = stage.open(Preset::Pilot, |definition| definition.need = 9).await;
    let listed = app.engine.listed_studies(admin).await.expect("a list");
    assert_eq!(listed[0].progress, Some(StudyProgress::Pilot));
    let page = app.signed_in(&stage.admin).await.get("/studies").await.words();
    assert!(page.contains(SAY.studies_only_pilot()), "{page}");
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    for task in [task, pilot] {
        let id = stage.claim(0, task).await.expect("a hit");
        stage.submit(0, id, rewrite(|source| format!("Good afternoon. {source}"))).await;
        app.clock.pass(60);
    }
    let progress = app.state.reports.progress(admin, study).await.expect("progress");
    let found: Vec<_> = progress.tasks.iter().map(|task| (task.is_pilot, task.counted, task.complete_at)).collect();
    assert!(matches!(found[..], [(true, 1, None), (false, 1, Some(_))]), "{found:?}");
    assert_eq!((progress.total(), progress.n_open()), ((1, 6), 1));
    let listed = app.engine.listed_studies(admin).await.expect("a list");
    assert_eq!(listed[0].progress, Some(StudyProgress::Counted { counted: 1, target: 6 }));

    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{study}")).await.words();
    let bars = section(&page, "progress").expect("the progress");
    assert!(bars.contains(&SAY.part_progress(1, 6, 16)) && bars.contains(&SAY.overview_n_counted(1)), "{bars}");
    assert!(page.contains(&SAY.overview_of_target(6)), "{page}");
    let page = browser.get(&format!("/studies/{study}/progress")).await.words();
    assert!(page.contains(SAY.progress_pilot()), "{page}");
});
