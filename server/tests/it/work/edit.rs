//! Texts that are edited rather than written from nothing, and several rewrites of one text.

use engine::design::preset::Preset;
use shared::{
    CommentQuestion, NewAnswer, QuestionKind, Shown, Submission, SubmissionId, Submitted, TextOf, TextQuestion, Value,
};

use crate::app::on_both_engines;
use crate::report::exported::Exported;
use crate::report::stage::Stage;

fn texts(shown: &Shown, texts: &[&str]) -> Vec<NewAnswer> {
    let answer = |(question, text): (&shared::Question, &&str)| NewAnswer {
        item: shown.items[0].id,
        question: question.key.clone(),
        output: None,
        value: Value::Text((*text).to_owned()),
    };
    shown.questions.iter().zip(texts).map(answer).collect()
}

on_both_engines!(an_output_is_edited_and_the_edit_is_an_output_of_people, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::GenderVariant, |definition| definition.system = None).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let given = shown.items[0].outputs[0].text.clone();
    assert!(matches!(shown.questions[0].kind, QuestionKind::Text(TextQuestion { prefill: Some(TextOf::Output), .. })));
    let page = app.signed_in(&stage.workers[0]).await.get(&format!("/work/assignments/{id}")).await.text();
    let field = page.split("data-from=").nth(1).and_then(|rest| rest.split("</textarea>").next()).expect("a field");
    let escaped = given.replace('&', "&amp;").replace('<', "&lt;");
    assert!(field.ends_with(&escaped), "the field begins with the output: {field}");

    let submit = async |text: &str, insist| {
        let submission = Submission { insist, ..Submission::new(engine.id::<SubmissionId>(), texts(&shown, &[text])) };
        engine.submit(actor, id, submission).await.expect("an answer")
    };
    let flagged = |submitted: Submitted| match submitted {
        Submitted::Flagged { flags } => flags[0].reason.to_string(),
        Submitted::Stored { .. } => panic!("stored"),
    };
    assert!(flagged(submit(&given, false).await).contains("not changed"));
    assert!(
        flagged(submit("Something else altogether, in many other words than before.", false).await)
            .contains("more than a third")
    );
    // A small change is what was asked for, even if it only tidies.
    let edited = format!("{given}!");
    assert!(matches!(submit(&edited, false).await, Submitted::Stored { .. }));
    let human: Vec<String> = Exported::of(&stage)
        .await
        .outputs
        .into_iter()
        .filter(|output| output.system == "human")
        .map(|o| o.text)
        .collect();
    assert_eq!(human, [edited]);
});

on_both_engines!(several_rewrites_of_one_text_differ, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage
        .open(Preset::Rewrite, |definition| {
            let mut second = definition.questions[0].clone();
            second.key = "second".to_owned();
            definition.questions.push(second);
        })
        .await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let submit = async |both: [&str; 2]| {
        let answers = texts(&shown, &both);
        let submission = Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) };
        engine.submit(actor, id, submission).await.expect("an answer")
    };
    let same = submit(["I find it most agreeable.", "i find it  most agreeable."]).await;
    assert!(
        matches!(&same, Submitted::Flagged { flags } if !flags[0].can_insist && flags[0].reason.key() == Some("alike")),
        "{same:?}"
    );
    let two = submit(["I find it most agreeable.", "It pleases me greatly, sir."]).await;
    assert!(matches!(two, Submitted::Stored { .. }), "{two:?}");
    let human = Exported::of(&stage).await.outputs.into_iter().filter(|output| output.system == "human").count();
    assert_eq!(human, 2);
});

on_both_engines!(a_comment_is_no_second_rewrite_and_a_trial_text_is_not_skipped, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage
        .open(Preset::Rewrite, |definition| {
            let mut comment = definition.questions[0].clone();
            (comment.key, comment.required, comment.kind) =
                ("note".to_owned(), false, QuestionKind::Comment(CommentQuestion {}));
            definition.questions.push(comment);
        })
        .await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let answers = texts(&shown, &["I find it most agreeable.", "I find it most agreeable."]);
    let submission = Submission::new(engine.id::<SubmissionId>(), answers);
    assert!(matches!(engine.submit(actor, id, submission).await.expect("an answer"), Submitted::Stored { .. }));

    let (admin, study) = (&stage.admin.actor, stage.study);
    let pilot = engine.add_task(admin, study, Preset::Pilot).await.expect("a task");
    let mut definition = engine.task(admin, study, pilot).await.expect("the task").draft.expect("a draft").definition;
    definition.questions[0].skip = true;
    let refused = engine.edit_task(admin, study, pilot, definition).await.map_err(shared::Problem::from);
    assert_eq!(refused.expect_err("a reviewer reads it").field(), Some("skip"));
});
