//! Several outputs on one scale: each has its own answer, whatever the order they were shown in.

use engine::design::preset::Preset;
use shared::{NewAnswer, QuestionKind, Shown, Submission, SubmissionId, Value};

use crate::app::on_both_engines;
use crate::report::exported::Exported;
use crate::report::naive;
use crate::report::stage::{Stage, mark};

fn ratings(shown: &Shown) -> Vec<NewAnswer> {
    let item = &shown.items[0];
    let of = |text: &shared::ShownText| NewAnswer {
        item: item.id,
        question: shown.questions[0].key.clone(),
        output: text.output,
        value: Value::Number(mark(&text.text) % 7 - 3),
    };
    item.outputs.iter().map(of).collect()
}

on_both_engines!(each_of_several_outputs_is_rated_on_one_scale, async |app| {
    let stage = Stage::new(&app, 4, 3).await;
    let scale =
        Preset::Formality.definition(&["en".parse().expect("a tag")]).expect("a definition").questions.remove(0);
    assert!(matches!(scale.kind, QuestionKind::Scale(_)));
    let task = stage.open(Preset::Ranking, |definition| {
        definition.questions = vec![scale];
        (definition.need, definition.items_per_hit) = (3, 1);
    });
    let task = task.await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    assert!(shown.items[0].outputs.len() > 1);
    let page = app.signed_in(&stage.workers[0]).await.get(&format!("/work/assignments/{id}")).await.text();
    for text in &shown.items[0].outputs {
        let name = format!("name=\"answers[i{}.formality.{}]\"", shown.items[0].id, text.output.expect("an output"));
        assert_eq!(page.matches(&name).count(), 7, "seven points for each text");
    }
    // One left out is refused, and so is one for all.
    let all = ratings(&shown);
    let mut bare = all[0].clone();
    bare.output = None;
    for (answers, why) in [(vec![all[0].clone()], "Please rate every text."), (vec![bare], "not part of this work")] {
        let submission = Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) };
        let refused = engine.submit(actor, id, submission).await.expect_err("refused").to_string();
        assert!(refused.contains(why), "{refused}");
    }
    let draft = shared::Draft { revision: 0, answers: vec![all[0].clone()] };
    engine.save_draft(actor, id, draft).await.expect("a draft may be half done");
    for worker in 0..3 {
        stage.work(worker, task, ratings).await;
    }

    // The export names the output of each value; agreement is complete, since the value hangs on the text alone.
    let texts = Exported::of(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let rows = naive::csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    assert_eq!(rows.len(), 4 * 2 * 3);
    for row in &rows {
        let output = texts.outputs.iter().find(|output| output.id == row["output_id"]).expect("an output");
        assert_eq!(row["value"], (mark(&output.text) % 7 - 3).to_string());
        assert_eq!(row["item"], row["output_id"]);
    }
    let agreement = office.get(&format!("/studies/{}/agreement", stage.study)).await.good();
    let table = &agreement["tables"][0];
    assert_eq!((table["n_items"].as_u64(), table["n_raters"].as_u64()), (Some(8), Some(3)));
    let alpha = table["figures"]
        .as_array()
        .expect("figures")
        .iter()
        .find(|figure| figure["statistic"] == "krippendorff_ordinal");
    assert_eq!(alpha.expect("alpha")["value"], 1.0, "{table}");
});
