//! A study's design out of one study and into another.

use engine::design::preset::Preset;
use shared::{GateRule, Problem, ReviewRule, Role};

use crate::app::{language, on_both_engines};

on_both_engines!(a_design_makes_another_study_of_its_kind, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let rule = GateRule::Review(ReviewRule { pilot_hits: 3 });
    app.engine.set_gate_rule(&admin.actor, study, language("it"), rule).await.expect("a rule");
    app.engine.add_task(&admin.actor, study, Preset::Rewrite).await.expect("a task");
    let design = app.engine.study_design(&admin.actor, study).await.expect("a design");
    assert_eq!((design.gates.len(), design.tasks.len()), (1, 1));
    let text = serde_json::to_string(&design).expect("JSON");
    let again = serde_json::from_str(&text).expect("the same design");
    let other = app.engine.open_design(&admin.actor, again).await.expect("another study");
    assert_eq!(app.engine.study_design(&admin.actor, other).await.expect("its design"), design);
});

on_both_engines!(a_design_that_does_not_hold_together_leaves_nothing_behind, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    app.engine.add_task(&admin.actor, study, Preset::Rewrite).await.expect("a task");
    let mut design = app.engine.study_design(&admin.actor, study).await.expect("a design");
    design.tasks[0].need = 0;
    let refused = app.engine.open_design(&admin.actor, design).await.expect_err("refused");
    assert_eq!(Problem::from(refused).field(), Some("need"));
    assert_eq!(app.engine.studies(&admin.actor).await.expect("studies").len(), 1);
});

on_both_engines!(the_keys_in_a_design_are_for_those_who_design_gates, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let manager = app.join(&admin, study, Role::Manager, "max", "fr").await;
    let refused = app.engine.study_design(&manager.actor, study).await.expect_err("refused");
    assert!(matches!(Problem::from(refused), Problem::Forbidden { .. }));
});
