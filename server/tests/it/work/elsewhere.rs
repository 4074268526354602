//! One hit on two devices: what was saved on one is not lost by a submission from the other without a word.

use engine::design::preset::Preset;
use shared::{AssignmentState, Draft, NewAnswer, Shown, Submission, SubmissionId, Submitted, Value};

use crate::app::on_both_engines;
use crate::report::stage::Stage;

const PHONE: &str = "What was written on the phone, at some length.";
const LAPTOP: &str = "What was written on the laptop, at some length too.";

/// The answer to the only question of a page.
fn answers(shown: &Shown, text: &str) -> Vec<NewAnswer> {
    let (item, question) = (shown.items[0].id, shown.questions[0].key.clone());
    vec![NewAnswer { item, question, output: None, value: Value::Text(text.to_owned()) }]
}

on_both_engines!(a_submission_that_would_replace_what_another_device_saved_says_so, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Rewrite, |_| ()).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let (mut revision, id) = (0, stage.claim(0, task).await.expect("a hit"));
    let shown = engine.shown(actor, id).await.expect("a page");
    let mut save = async |text: &str| {
        let draft = Draft { revision, answers: answers(&shown, text) };
        revision = engine.save_draft(actor, id, draft).await.expect("saved").revision;
    };
    let submit = async |text: &str, revision, insist| {
        let name = engine.id::<SubmissionId>();
        let submission = Submission { insist, revision, ..Submission::new(name, answers(&shown, text)) };
        engine.submit(actor, id, submission).await.expect("an answer")
    };
    let flagged = |submitted: Submitted| match submitted {
        Submitted::Flagged { flags } => flags.iter().map(|flag| (flag.reason.to_string(), flag.can_insist)).collect(),
        Submitted::Stored { .. } => Vec::new(),
    };
    save(PHONE).await;
    let told = flagged(submit(LAPTOP, Some(0), false).await);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].0.contains(PHONE) && told[0].1, "{told:?}");
    // A long text is cut, and nothing is stored yet.
    save(&"a very long text ".repeat(40)).await;
    let told = flagged(submit(LAPTOP, Some(1), false).await);
    assert!(told[0].0.chars().count() < 500 && told[0].0.contains('…'), "{told:?}");
    assert!(flagged(submit(LAPTOP, Some(1), true).await).is_empty(), "the worker decides");
});

on_both_engines!(a_submission_of_what_is_saved_or_of_the_newest_page_is_stored_at_once, async |app| {
    let stage = Stage::new(&app, 3, 3).await;
    let task = stage.open(Preset::Rewrite, |_| ()).await;
    for (worker, (text, revision)) in
        [(PHONE, Some(0)), (LAPTOP, Some(1)), ("Something else, of a page that is older than revisions.", None)]
            .into_iter()
            .enumerate()
    {
        let (engine, actor) = (&app.engine, &stage.workers[worker].actor);
        let id = stage.claim(worker, task).await.expect("a hit");
        let shown = engine.shown(actor, id).await.expect("a page");
        engine.save_draft(actor, id, Draft { revision: 0, answers: answers(&shown, PHONE) }).await.expect("saved");
        let name = engine.id::<SubmissionId>();
        let submission = Submission { revision, ..Submission::new(name, answers(&shown, text)) };
        let stored = engine.submit(actor, id, submission).await.expect("an answer");
        assert!(matches!(stored, Submitted::Stored { .. }), "{text} {revision:?}: {stored:?}");
    }
});

on_both_engines!(a_form_without_scripts_says_it_too, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Rewrite, |_| ()).await;
    let (engine, worker) = (&app.engine, &stage.workers[0]);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(&worker.actor, id).await.expect("a page");
    let browser = app.signed_in(worker).await;
    let path = format!("/work/assignments/{id}");
    let stale = browser.get(&path).await.text();
    let hidden = |page: &str, name: &str| {
        let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).expect(name);
        rest.split('"').next().expect("a value").to_owned()
    };
    let field = format!("answers[i{}.{}]", shown.items[0].id, shown.questions[0].key);
    let draft = Draft { revision: 0, answers: answers(&shown, PHONE) };
    engine.save_draft(&worker.actor, id, draft).await.expect("saved");
    let send = async |page: &str| {
        let [assignment, submission, revision] =
            ["assignment", "submission", "revision"].map(|name| hidden(page, name));
        let form = [
            ("assignment", assignment.as_str()),
            ("submission", &submission),
            ("revision", &revision),
            (&field, LAPTOP),
        ];
        browser.submit(&path, "/fn/work/submit_form", &form).await.text()
    };
    let told = send(&stale).await;
    assert!(told.contains(PHONE) && told.contains(LAPTOP), "both texts are on the page: {told}");
    assert_eq!(engine.shown(&worker.actor, id).await.expect("a page").state, AssignmentState::Live);
    send(&told).await;
    assert_eq!(engine.shown(&worker.actor, id).await.expect("a page").state, AssignmentState::Submitted);
});
