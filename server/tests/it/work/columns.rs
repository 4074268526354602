//! The other columns of a source's row, shown to workers where a task says so.

use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use shared::import::{FileKind, Mapping};
use shared::{Language, Localised, Role, SourceColumn, StudyState};

use crate::app::{language, on_both_engines};

const FILE: &str = "id,text,context,secret\ns1,ciao bella,\"Prima: <b>grassetto</b> & altro\",zzhidden\n";

fn column(name: &str, label: &str, collapsed: bool) -> SourceColumn {
    let label = if label.is_empty() { Localised::default() } else { Localised::of(language("it"), label) };
    SourceColumn { column: name.to_owned(), label, collapsed }
}

on_both_engines!(a_worker_reads_the_columns_that_the_task_names, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["it"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let mapping = Mapping {
        text: "text".to_owned(),
        id: "id".to_owned(),
        default_language: "it".to_owned(),
        ..Mapping::default()
    };
    let file = File { kind: FileKind::Sources, name: "s.csv".to_owned(), format: None, bytes: FILE.into() };
    assert!(engine.import(actor, study, file, &Choice { mapping, skip_refused: false }).await.expect("read").written);
    let task = engine.add_task(actor, study, Preset::Rewrite).await.expect("a task");
    let italian: Language = language("it");

    // The designer's form adds the column, and its preview shows it.
    let browser = app.signed_in(&admin).await;
    let address = format!("/studies/{study}/tasks/{task}?language=it");
    let page = browser.get(&address).await.text();
    assert!(page.contains("Columns of the first source: context, secret"), "{page}");
    let (of, id) = (study.to_string(), task.to_string());
    let fields = [
        ("study", of.as_str()),
        ("task", id.as_str()),
        ("language", "it"),
        ("title", "Riscrittura"),
        ("columns[0][column]", "context"),
        ("columns[0][label]", "Contesto"),
        ("columns[0][at]", "1"),
        ("columns[0][collapsed]", "on"),
        ("need", "1"),
        ("items_per_hit", "1"),
        ("lease_minutes", "9"),
        ("reward", "1"),
    ];
    let page = browser.submit(&address, "/fn/task/edit", &fields).await.text();
    assert!(page.contains("Contesto") && page.contains("&lt;b&gt;grassetto&lt;/b&gt; &amp; altro"), "{page}");
    let mut definition = engine.task(actor, study, task).await.expect("it").definition().expect("one").clone();
    assert_eq!(definition.columns, [column("context", "Contesto", true)]);
    assert_eq!(definition.columns[0].label(&italian), "Contesto");
    let tried = browser.get(&format!("/studies/{study}/tasks/{task}/try?language=it")).await.text();
    assert!(tried.contains("&lt;b&gt;grassetto"), "{tried}");

    definition.columns.push(column("context", "", false));
    let twice = engine.edit_task(actor, study, task, definition.clone()).await.map_err(shared::Problem::from);
    assert_eq!(twice.expect_err("refused").field(), Some("columns[1].column"));
    definition.columns.pop();
    definition.gates.clear();
    engine.edit_task(actor, study, task, definition).await.expect("an edit");
    engine.publish_task(actor, study, task).await.expect("published");
    engine.set_study_state(actor, study, StudyState::Live).await.expect("live");
    let spec = serde_json::from_value(serde_json::json!({"task": task, "language": "it"})).expect("a spec");
    engine.make_batch(actor, study, spec).await.expect("a batch");

    let worker = app.join(&admin, study, Role::Worker, "wim", "it").await;
    engine.consent(&worker.actor, study, true).await.expect("consent");
    let claimed = engine.claim(&worker.actor, study, task).await.expect("a claim");
    let engine::crowd::claim::Claimed::Hit { assignment } = claimed else { panic!("{claimed:?}") };
    let page = app.signed_in(&worker).await.get(&format!("/work/assignments/{assignment}")).await.text();
    assert!(page.contains("<summary>Contesto"), "{page}");
    assert!(page.contains("Prima: &lt;b&gt;grassetto&lt;/b&gt; &amp; altro"), "text is never HTML: {page}");
    assert!(!page.contains("zzhidden"), "what the task does not name is not sent");
    let shown = app.program_of(&worker).await.get(&format!("/assignments/{assignment}")).await.good();
    let columns = &shown["items"][0]["columns"];
    assert_eq!(columns[0]["text"], "Prima: <b>grassetto</b> & altro", "{shown}");
    assert_eq!(columns.as_array().map(Vec::len), Some(1));
});
