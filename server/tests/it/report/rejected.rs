//! Whether the answers of rejected submissions count in statistics.

use engine::{design::preset::Preset, design::study::StudyEdit};
use shared::RejectedAnswers;

use super::stage::{Stage, mark, rate};
use crate::app::on_both_engines;

on_both_engines!(rejected_answers_count_unless_the_settings_say_otherwise, async |app| {
    let stage = Stage::new(&app, 4, 3).await;
    let task = stage.open(Preset::Formality, |definition| (definition.need, definition.items_per_hit) = (3, 1)).await;
    for worker in 0..3 {
        stage.work(worker, task, rate(|text| mark(text) % 7 - 3)).await;
    }
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let office = app.program_of(&stage.admin).await;
    let of = |part: &str| format!("/studies/{study}/{part}");
    let n_ratings = async || office.get(&of("agreement")).await.good()["tables"][0]["n_ratings"].as_u64();
    let all = n_ratings().await.expect("ratings");
    let submissions = engine.submissions(admin, study, None, None).await.expect("submissions");
    engine.reject(admin, study, &[submissions[0].id], "All answers are the same.").await.expect("rejected");
    assert_eq!(n_ratings().await, Some(all), "rejecting is about pay");
    let browser = app.signed_in(&stage.admin).await;
    let pay = browser.get(&format!("/studies/{study}/pay")).await.words();
    assert!(pay.contains("Rejected answers still count in the statistics"), "{pay}");

    let found = engine.study(admin, study).await.expect("the study");
    let mut settings = found.settings;
    settings.rejected_answers = RejectedAnswers::LeftOut;
    let edit = StudyEdit { title: found.title, languages: found.languages, settings };
    engine.edit_study(admin, study, edit).await.expect("a setting");
    assert_eq!(n_ratings().await, Some(all - 1), "one item a submission");
    let report = office.get(&of("agreement")).await.good();
    assert_eq!(report["left_out"]["n_rejected"], 1);
    let detail = of(&format!("agreement/detail?task={task}&language=en&question=formality"));
    assert_eq!(office.get(&detail).await.good()["table"]["n_ratings"], all - 1);
    let pay = browser.get(&format!("/studies/{study}/pay")).await.words();
    assert!(pay.contains("Rejected answers are left out of the statistics"), "{pay}");
    for page in ["agreement", "evaluation", "report"] {
        let page = browser.get(&format!("/studies/{study}/{page}")).await.words();
        assert!(page.contains("Rejected submissions left out, as the settings of the study say: 1."), "{page}");
    }
    let link = format!("href=\"/studies/{study}/settings#general\"");
    for page in ["agreement", "evaluation"] {
        let page = browser.get(&format!("/studies/{study}/{page}")).await.text();
        assert!(page.contains(&link), "the note leads to the setting: {page}");
    }
    let settings = browser.get(&format!("/studies/{study}/settings")).await.words();
    assert!(settings.contains("Answers of rejected submissions"), "{settings}");
});
