//! The tables of the papers against straightforward counts on the exported files.

mod cocoa;
mod files;
mod mir;
mod pang;
mod reference;
mod statement;
mod xformal;

use engine::design::batch::BatchSpec;
use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use serde_json::Value as Json;
use shared::import::{FileKind, Mapping};
use shared::{Chosen, NewAnswer, Shown, TaskId, Value};

use super::naive::{self, Row};
use super::stage::Stage;
use crate::app::language;

/// A table as the interface sends it.
pub struct Sent(Json);

impl Sent {
    /// One of a study, with what follows the address.
    pub async fn of(stage: &Stage, key: &str, query: &str) -> Self {
        let office = stage.app.program_of(&stage.admin).await;
        Self(office.get(&format!("/studies/{}/tables/{key}{query}", stage.study)).await.good())
    }

    /// A cell by the cells that name its row and the head of its column.
    pub fn cell(&self, row: &[&str], column: &str) -> &Json {
        let heads = self.0["columns"].as_array().expect("columns");
        let place = heads.iter().position(|head| head == column).unwrap_or_else(|| panic!("no {column}: {}", self.0));
        let mut rows = self.0["rows"].as_array().expect("rows").iter();
        let named = |cells: &&Json| row.iter().enumerate().all(|(at, name)| cells[at]["text"] == *name);
        &rows.find(named).unwrap_or_else(|| panic!("no {row:?}: {}", self.0))[place]
    }

    /// The number of a cell.
    pub fn number(&self, row: &[&str], column: &str) -> f64 {
        let cell = self.cell(row, column);
        let number = cell["value"].as_f64().or_else(|| cell["count"].as_f64());
        number.unwrap_or_else(|| panic!("{row:?} {column} is {cell}"))
    }

    /// Whether a cell is this number.
    #[track_caller]
    pub fn is(&self, row: &[&str], column: &str, wanted: f64) {
        let found = self.number(row, column);
        assert!((found - wanted).abs() < 1e-9, "{row:?} {column} is {found}, not {wanted}");
    }

    /// Whether a cell is empty and says so.
    #[track_caller]
    pub fn is_empty(&self, row: &[&str], column: &str, reason: &str) {
        let cell = self.cell(row, column);
        let said = cell["reason"].as_str().unwrap_or_else(|| panic!("{row:?} {column} is {cell}"));
        assert!(said.contains(reason), "{row:?} {column}: {said}");
    }
}

/// All counted answers of a study.
pub async fn answers(stage: &Stage) -> Vec<Row> {
    let office = stage.app.program_of(&stage.admin).await;
    let rows = naive::csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    rows.into_iter().filter(|row| row["outcome"] == "counted" && row["superseded"] == "false").collect()
}

/// Brings in outputs: the place of a source from 1, a system, a text.
pub async fn outputs(stage: &Stage, rows: impl IntoIterator<Item = (usize, &'static str, String)>) {
    let line = |(id, system, text): (usize, &str, String)| {
        format!("{}\n", serde_json::json!({ "id": id.to_string(), "system": system, "text": text }))
    };
    let bytes = rows.into_iter().map(line).collect::<String>().into_bytes();
    let file = File { kind: FileKind::Outputs, name: "o.jsonl".to_owned(), format: None, bytes };
    let mapping = Mapping {
        text: "text".to_owned(),
        id: "id".to_owned(),
        system: "system".to_owned(),
        default_language: "en".to_owned(),
        ..Mapping::default()
    };
    let choice = Choice { mapping, skip_refused: false };
    let imported = stage.app.engine.import(&stage.admin.actor, stage.study, file, &choice).await.expect("outputs");
    assert!(imported.written, "{imported:?}");
}

/// Publishes a task about the outputs of some systems alone.
pub async fn open(stage: &Stage, preset: Preset, need: i64, systems: &[&str]) -> TaskId {
    let (engine, admin, study) = (&stage.app.engine, &stage.admin.actor, stage.study);
    let task = engine.add_task(admin, study, preset).await.expect("a task");
    let mut definition = engine.task(admin, study, task).await.expect("it").definition().expect("a definition").clone();
    definition.gates.clear();
    (definition.need, definition.items_per_hit) = (need, 1);
    engine.edit_task(admin, study, task, definition).await.expect("an edit");
    engine.publish_task(admin, study, task).await.expect("published");
    let state = engine.study(admin, study).await.expect("the study").state;
    if state == shared::StudyState::Draft {
        engine.set_study_state(admin, study, shared::StudyState::Live).await.expect("live");
    }
    batch(stage, task, systems).await;
    task
}

/// One more batch of a task.
pub async fn batch(stage: &Stage, task: TaskId, systems: &[&str]) {
    let (engine, admin, study) = (&stage.app.engine, &stage.admin.actor, stage.study);
    let all = engine.systems(admin, study).await.expect("systems");
    let chosen = all.iter().filter(|system| systems.contains(&system.name.as_str())).map(|system| system.id).collect();
    let spec = BatchSpec {
        task,
        language: language("en"),
        label: String::new(),
        sample: None,
        systems: chosen,
        all_human: true,
        spread: false,
        seed: Some(7),
    };
    engine.make_batch(admin, study, spec).await.expect("a batch");
}

/// The answer to the first question about the one item.
pub fn one(shown: &Shown, value: Value) -> Vec<NewAnswer> {
    let question = shown.questions[0].key.clone();
    vec![NewAnswer { item: shown.items[0].id, question, output: None, value }]
}

/// Answers chosen among those offered.
pub fn chosen(keys: &[&str]) -> Value {
    Value::Chosen(Chosen { keys: keys.iter().map(|key| (*key).to_owned()).collect(), other: None })
}

/// The text that is judged.
pub fn text(shown: &Shown) -> &str {
    &shown.items[0].outputs[0].text
}
