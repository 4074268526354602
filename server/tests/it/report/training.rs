//! From people to a metric and back: their ratings train a model, which scores the study's texts.

mod left;
mod name;

use std::fs;
use std::future::pending;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::Duration;

use engine::Engine;
use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use engine::texts::model::Folder;
use engine::texts::neural::{Curves, Lesson, Model, Neural, Watch};
use scoring::measure::{Mean, Segment};
use scoring::registry::Entry;
use serde_json::{Value, json};
use shared::{ModelKind, TaskId};
use tokio::task::JoinHandle;

use super::models::work;
use super::naive::csv;
use super::stage::{Stage, mark, rate, rewrite};
use crate::app::{Browser, Program, TestApp, language, on_both_engines};

/// A model that is the sum of its training: each text gets its length times the number of examples.
#[derive(Debug, Default)]
struct Fake {
    /// What it was to learn, each with the epoch it began after.
    lessons: Mutex<Vec<(Lesson, usize)>>,
    /// While this is set, it goes no further than the first epoch.
    stalls: AtomicBool,
    /// While this is set, it fails after the first epoch.
    fails: AtomicBool,
}

impl Neural for Fake {
    fn about(&self) -> String {
        "an abacus".to_owned()
    }

    fn means(&self, _: &'static Entry, model: &Model, segments: &[Segment<'_>]) -> Result<Vec<Mean>, String> {
        let weight: f64 = fs::read_to_string(model.path.join("weight")).expect("a weight").parse().expect("a number");
        Ok(segments.iter().map(|segment| Mean::of(Some(segment.output.len() as f64 * weight))).collect())
    }

    fn train(&self, lesson: &Lesson, folder: &Path, watch: Watch<'_>) -> Result<Option<Curves>, String> {
        let kept = fs::read(folder.join("optimizer.safetensors")).ok();
        let mut curves: Curves = kept.and_then(|kept| serde_json::from_slice(&kept).ok()).unwrap_or_default();
        self.lessons.lock().expect("whole").push((lesson.clone(), curves.losses.len()));
        while curves.losses.len() < lesson.epochs {
            let epoch = curves.losses.len() as f64 + 1.0;
            curves.losses.push(1.0 / epoch);
            curves.measures.push(epoch / 10.0);
            curves.result = Some(epoch / 5.0);
            let text = serde_json::to_vec(&curves).map_err(|error| error.to_string())?;
            fs::write(folder.join("optimizer.safetensors"), text).map_err(|error| error.to_string())?;
            if watch(&curves).is_break() {
                return Ok(None);
            }
            if self.fails.load(Ordering::SeqCst) {
                return Err("the device has no memory".to_owned());
            }
            // Not for ever: a test that failed meanwhile has to end.
            for _ in 0..15_000 {
                if !self.stalls.load(Ordering::SeqCst) {
                    break;
                }
                sleep(Duration::from_millis(2));
            }
        }
        let config = json!({"kind": "recurrent"}).to_string();
        for (name, text) in [("config.json", config), ("weight", lesson.training.len().to_string())] {
            fs::write(folder.join(name), text).map_err(|error| error.to_string())?;
        }
        Ok(Some(curves))
    }
}

/// A process with neural models.
fn process(app: &TestApp, fake: &Arc<Fake>) -> Engine {
    let models = Folder::at(app.state.settings.models());
    Engine::new(app.engine.db().clone(), app.clock.clone()).with_models(models).with_neural(fake.clone())
}

/// Has a process work its jobs off beside the test, in a hurry to hear what was called off.
fn beside(engine: Engine) -> JoinHandle<bool> {
    let pace = Pace { beat: Duration::from_millis(20), ..Pace::from_lease(Duration::from_secs(30)) };
    tokio::spawn(async move { engine.work_off_jobs(pace, pin!(pending())).await })
}

async fn work_off(engine: &Engine) {
    engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await;
}

struct Scene {
    stage: Stage,
    task: TaskId,
    office: Program,
    browser: Browser,
    page: String,
    models: PathBuf,
}

impl Scene {
    /// A task of formality, not yet worked on, and a folder with an encoder.
    async fn new(app: &Arc<TestApp>, n_workers: usize) -> Self {
        let stage = Stage::new(app, 12, n_workers).await;
        let need = i64::try_from(n_workers).expect("few");
        let task = stage.open(Preset::Formality, |definition| definition.need = need).await;
        let tiny = app.state.settings.models().join("tiny");
        fs::create_dir_all(&tiny).expect("a folder");
        fs::write(tiny.join("config.json"), "{}").expect("a file");
        let (office, browser) = (app.program_of(&stage.admin).await, app.signed_in(&stage.admin).await);
        let page = format!("/studies/{}/models", stage.study);
        Self { stage, task, office, browser, page, models: app.state.settings.models() }
    }

    /// The same with everybody's ratings of everything, and the scores that need no neural model.
    async fn rated(app: &Arc<TestApp>, n_workers: usize) -> Self {
        let scene = Self::new(app, n_workers).await;
        for worker in 0..n_workers {
            scene.rate(worker).await;
        }
        work(app).await;
        scene
    }

    async fn rate(&self, worker: usize) {
        let rated = self.stage.work(worker, self.task, rate(|text| mark(text) % 7 - 3)).await;
        assert!(rated > 0);
    }

    async fn send(&self, name: &str, encoder: &str, epochs: &str) -> String {
        let (study, task) = (self.stage.study.to_string(), self.task.to_string());
        let fields = [
            ("study", study.as_str()),
            ("kind", "rating"),
            ("language", "en"),
            ("task", &task),
            ("encoder", encoder),
            ("name", name),
            ("epochs", epochs),
            ("seed", "5"),
            ("use_at_once", "on"),
        ];
        self.browser.submit(&self.page, "/fn/training/start", &fields).await.text()
    }

    async fn trainings(&self) -> Value {
        self.office.get(&format!("/studies/{}/trainings", self.stage.study)).await.good()
    }

    /// The hidden folder in which a training makes its model.
    fn part(&self, run: &Value) -> PathBuf {
        let (name, id) = (run["name"].as_str().expect("a name"), run["id"].as_str().expect("an id"));
        self.models.join(format!(".{name}.{id}.part"))
    }

    /// The address of a training's job.
    fn job(&self, run: &Value) -> String {
        format!("/studies/{}/jobs/{}", self.stage.study, run["job_id"].as_str().expect("an id"))
    }

    /// Waits until the newest training has had its first epoch.
    async fn first_epoch(&self) -> Value {
        for waited in 0.. {
            let seen = self.trainings().await[0].clone();
            if seen["losses"] == json!([1.0]) {
                return seen;
            }
            assert!(waited < 1000, "{seen}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        unreachable!("it is asked again and again");
    }

    async fn ratings(&self) -> String {
        let address = format!("/studies/{}/tasks/{}/ratings.csv?language=en", self.stage.study, self.task);
        self.office.get(&address).await.text()
    }
}

on_both_engines!(ratings_become_a_metric_of_the_study, async |app| {
    let scene = Scene::new(&app, 3).await;
    let shown = scene.browser.get(&scene.page).await.text();
    assert!(shown.contains("Training runs appear here") && shown.contains("Train a model"), "{shown}");
    for worker in 0..3 {
        scene.rate(worker).await;
    }
    let sent = scene.send("formality", "tiny", "4").await;
    assert!(sent.contains("The training run is queued"), "{sent}");
    assert!(sent.contains("This training run waits for a job worker with neural models"), "{sent}");
    work(&app).await;
    assert_eq!(scene.trainings().await[0]["state"], "queued", "a process without neural models leaves it");
    assert!(
        scene.send("formality", "tiny", "4").await.contains("a training is creating it"),
        "one at a time of a name"
    );

    let fake = Arc::new(Fake::default());
    let engine = process(&app, &fake);
    work_off(&engine).await;
    let run = scene.trainings().await[0].clone();
    assert_eq!((&run["losses"][3], &run["result"]), (&json!(0.25), &json!(0.8)), "{run}");
    assert!(run["ended_at"].is_string() && run["reason"].is_null(), "{run}");

    // What it learnt from is what is exported, whole people apart.
    let (lesson, _) = fake.lessons.lock().expect("whole")[0].clone();
    let rows = csv(&scene.ratings().await);
    let of = |split: &str| -> Vec<(String, f64, String)> {
        let own = rows.iter().filter(|row| row["split"] == split);
        own.map(|row| (row["text"].clone(), row["rating"].parse().expect("a number"), row["worker"].clone())).collect()
    };
    for (split, learnt) in [("training", &lesson.training), ("held_out", &lesson.held_out)] {
        let defused = |text: &str| if text.starts_with('=') { format!("'{text}") } else { text.to_owned() };
        let learnt: Vec<_> = learnt.iter().map(|each| (defused(&each.text), each.value, each.of.clone())).collect();
        assert_eq!(of(split), learnt, "{split}");
        assert!(!learnt.is_empty());
        assert!(learnt.iter().all(|(text, value, _)| {
            let text = text.strip_prefix('\'').unwrap_or(text);
            (value - (mark(text) % 7 - 3) as f64).abs() < 1e-9
        }));
    }
    assert!(of("training").iter().all(|(text, _, worker)| {
        of("held_out").iter().all(|(other, _, somebody)| text != other && worker != somebody)
    }));
    assert_eq!(lesson.encoder.as_deref(), Some(app.state.settings.models().join("tiny").as_path()));
    assert_eq!(
        (run["n_examples"].as_u64(), run["n_held_out"].as_u64()),
        (Some(lesson.training.len() as u64), Some(lesson.held_out.len() as u64))
    );

    // The study names it, and every output is scored by it once.
    let study = app.engine.study(&scene.stage.admin.actor, scene.stage.study).await.expect("the study");
    let named = &study.settings.models[&language("en")][&ModelKind::Rating];
    assert_eq!((named.file.as_str(), Some(named.sha256.as_str())), ("formality", run["sha256"].as_str()));
    let metrics = scene.office.get(&format!("/studies/{}/metrics", scene.stage.study)).await.text();
    assert!(metrics.contains("rating:formality@"), "{metrics}");
    let shown = scene.browser.get(&scene.page).await.text();
    for wanted in [
        "formality",
        "<svg",
        "ρ of the selected epoch on held-out",
        "ratings: 0.800. Training examples:",
        "Error (RMSE) on held-out",
        "0.4000",
        "rating:formality@",
        ">24<",
        "trained",
        "tiny@",
    ] {
        assert!(shown.contains(wanted), "{wanted}: {shown}");
    }
    assert!(!scene.part(&run).exists());

    // Work of excluded people is not learnt from.
    let row = rows.iter().find(|row| row["split"] == "training").expect("one")["worker"].clone();
    let workers = scene.office.get(&format!("/studies/{}/workers", scene.stage.study)).await.good();
    let list = workers.as_array().expect("a list").clone();
    let whose =
        list.iter().find(|one| one["number"].as_i64().map(|number| format!("W{number:03}")).as_ref() == Some(&row));
    let id = whose.unwrap_or_else(|| panic!("{row} in {workers}"))["worker"].as_str().expect("an id").to_owned();
    let leave = format!("/studies/{}/workers/{id}/leave-out", scene.stage.study);
    let left = scene.office.post(&leave, json!({"out": true, "reason": "Every answer is the first one."})).await;
    assert!(left.status.is_success(), "{}", left.text());
    let after = scene.ratings().await;
    assert!(!after.contains(&row) && after.contains("held_out"), "{after}");
});

on_both_engines!(what_cannot_be_trained_is_refused_with_the_reason, async |app| {
    let scene = Scene::new(&app, 2).await;
    assert!(scene.send("formality", "tiny", "4").await.contains("There are no ratings of texts in this language yet"));
    scene.rate(0).await;
    assert!(scene.send("formality", "tiny", "4").await.contains("All ratings are from one worker"));
    scene.rate(1).await;
    for (name, encoder, epochs, why) in [
        ("formality", "large", "4", "is not in the models folder"),
        ("formality", "", "4", "Choose the folder of an encoder"),
        ("tiny", "tiny", "4", "already has tiny"),
        ("../up", "tiny", "4", "cannot be the name of a model"),
        ("formality", "tiny", "0", "from 1 to 1,000"),
    ] {
        let refused = scene.send(name, encoder, epochs).await;
        assert!(refused.contains(why), "{why}: {refused}");
    }
    let address = format!("/studies/{}/trainings", scene.stage.study);
    let body = |kind: &str, language: &str| json!({"kind": kind, "language": language, "name": "m", "epochs": 1, "seed": 1, "use_at_once": false});
    for (kind, language, why) in [
        ("neural_style", "en", "There are no rewrites by people"),
        ("neural_language", "de", "de"),
        ("rating", "en", "Choose the task"),
        ("vectors", "en", "Choose a rating model"),
    ] {
        let refused = scene.office.post(&address, body(kind, language)).await;
        assert_eq!(refused.status.as_u16(), 422, "{kind}");
        assert!(refused.text().contains(why), "{}", refused.text());
    }
    assert_eq!(scene.trainings().await, json!([]));
});

on_both_engines!(an_encoder_that_changed_meanwhile_is_refused, async |app| {
    let scene = Scene::rated(&app, 3).await;
    let jobs = async || scene.browser.get(&format!("/studies/{}/jobs", scene.stage.study)).await.text();
    let missing = "Training and neural scoring wait";
    assert!(!jobs().await.contains(missing), "nothing wants them yet");
    let _ = scene.send("formality", "tiny", "4").await;
    assert!(jobs().await.contains(missing), "a training waits");
    fs::write(app.state.settings.models().join("tiny/config.json"), "{ }").expect("a file");
    let fake = Arc::new(Fake::default());
    work_off(&process(&app, &fake)).await;
    let run = scene.trainings().await[0].clone();
    let reason = run["reason"].as_str().unwrap_or_default();
    assert!(reason.contains("The encoder tiny has changed since this training was requested"), "{run}");
    assert!(fake.lessons.lock().expect("whole").is_empty(), "nothing was learnt");
    let shown = scene.browser.get(&scene.page).await.text();
    assert!(shown.contains("start another training") && shown.contains("Training examples:"), "{shown}");
});

on_both_engines!(rewrites_become_models_of_style_and_language, async |app| {
    let stage = Stage::new(&app, 8, 2).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 1).await;
    stage.work(0, task, rewrite(|source| format!("Indeed, {}", source.trim_start_matches('=')))).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/trainings", stage.study);
    let fake = Arc::new(Fake::default());
    for (kind, n) in [("neural_style", 16), ("neural_language", 8)] {
        let body = json!({"kind": kind, "language": "en", "name": kind, "epochs": 2, "seed": 1, "use_at_once": kind == "neural_style"});
        let begun = office.post(&address, body).await;
        assert_eq!(begun.status.as_u16(), 201, "{}", begun.text());
        work_off(&process(&app, &fake)).await;
        let (lesson, _) = fake.lessons.lock().expect("whole").last().expect("one").clone();
        assert_eq!(lesson.training.len() + lesson.held_out.len(), n, "{kind}");
        assert!(lesson.training.iter().all(|each| lesson.held_out.iter().all(|held| held.of != each.of)));
        let styled = |each: &&engine::texts::neural::Example| each.value > 0.5;
        let expected = if lesson.kind == ModelKind::NeuralStyle { n / 2 } else { 0 };
        assert_eq!(lesson.training.iter().chain(&lesson.held_out).filter(styled).count(), expected);
    }
    let study = app.engine.study(&stage.admin.actor, stage.study).await.expect("the study");
    let named: Vec<ModelKind> = study.settings.models[&language("en")].keys().copied().collect();
    assert_eq!(named, [ModelKind::NeuralStyle], "used only where that was asked");
    // Any watcher may call a training off.
    let (lesson, folder) = (fake.lessons.lock().expect("whole")[0].0.clone(), tempfile::tempdir().expect("a folder"));
    assert_eq!(fake.train(&lesson, folder.path(), &mut |_| ControlFlow::Break(())), Ok(None));
});

on_both_engines!(a_published_language_model_is_named_and_another_folder_is_refused, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 1).await;
    stage.work(0, task, rewrite(|source| format!("Indeed, {}", source.trim_start_matches('=')))).await;
    let models = app.state.settings.models();
    for (name, config) in [
        ("gpt2", json!({"model_type": "gpt2", "n_embd": 768})),
        ("roberta", json!({"model_type": "roberta"})),
        ("formality", json!({"kind": "text_cnn"})),
        ("empty", json!({})),
    ] {
        fs::create_dir_all(models.join(name)).expect("a folder");
        fs::write(models.join(name).join("config.json"), config.to_string()).expect("a file");
    }
    fs::write(models.join("gpt2/weight"), "2").expect("a file");
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/models/en", stage.study);
    let name = async |folder: &str| office.put(&address, json!({"neural_language": folder})).await;
    for (folder, why) in [
        ("roberta", "its config.json is of the family roberta"),
        ("formality", "its config.json is of a model called text_cnn"),
        ("empty", "its config.json names neither"),
        ("nothing", "nothing is not in the models folder"),
    ] {
        let refused = name(folder).await;
        assert_eq!((refused.status.as_u16(), refused.json()["field"].as_str()), (422, Some("models")));
        let said = refused.text();
        assert!(said.contains(why) && said.contains("one of the GPT-2 family with config.json"), "{said}");
    }
    assert_eq!(name("gpt2").await.status, 204);
    work(&app).await;
    work_off(&process(&app, &Arc::new(Fake::default()))).await;
    let report = office.get(&format!("/studies/{}/metrics", stage.study)).await.text();
    assert!(report.contains("log_probability_neural") && report.contains("neural_language:gpt2@"), "{report}");
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/evaluation", stage.study)).await.text();
    assert!(page.contains("Log-probability, neural") && page.contains("with GPT-2 per token"), "{page}");
});
