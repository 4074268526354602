//! Leaving and erasing while the same person claims and submits.

use engine::design::preset::Preset;
use serde_json::Value;
use shared::{AnswerChoice, Submission, SubmissionId};

use engine::people::erase::ErasureOrder;

use crate::app::on_both_engines;
use crate::report::stage::{Stage, rate};

on_both_engines!(who_leaves_while_claiming_and_submitting_holds_no_place, async |app| {
    let stage = Stage::new(&app, 8, 4).await;
    let task = stage.open(Preset::Fluency, |definition| (definition.items_per_hit, definition.need) = (1, 2)).await;
    let engine = &app.engine;
    for (number, worker) in stage.workers.iter().enumerate() {
        let open = stage.claim(number, task).await.expect("a hit");
        let shown = engine.shown(&worker.actor, open).await.expect("shown");
        let submission = Submission {
            insist: true,
            active_ms: 9,
            ..Submission::new(engine.id::<SubmissionId>(), rate(|_| 3)(&shown))
        };
        let answers = if number % 2 == 0 { AnswerChoice::Keep } else { AnswerChoice::Remove };
        let leaving = async {
            match number {
                3 => {
                    let order = ErasureOrder { confirm: worker.email.clone(), answers };
                    engine.erase(&stage.admin.actor, worker.actor.person, order).await.map(drop)
                }
                _ => engine.withdraw(&worker.actor, stage.study, answers).await,
            }
        };
        let (submitted, claimed, left) = tokio::join!(
            engine.submit(&worker.actor, open, submission),
            engine.claim(&worker.actor, stage.study, task),
            leaving
        );
        left.unwrap_or_else(|error| panic!("{number} leaves: {error}"));
        drop((submitted, claimed));
        assert!(engine.claim(&worker.actor, stage.study, task).await.is_err(), "nothing more for {number}");
    }
    let office = app.program_of(&stage.admin).await;
    let progress = office.get(&format!("/studies/{}/progress", stage.study)).await.good();
    let one = &progress["tasks"][0];
    assert_eq!(one["live"], 0, "no place is held: {one}");
    let export = office.get(&format!("/studies/{}/exports/assignments.jsonl", stage.study)).await.text();
    let lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let counted = lines.iter().filter(|line| line["outcome"] == "counted").count();
    assert_eq!(one["counted"], counted, "places are counted by submissions that count: {export}");
    assert!(lines.iter().all(|line| line["state"] == "submitted" || line["state"] == "returned"), "{export}");
});
