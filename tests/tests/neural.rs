//! Neural scoring by two processes, one of which is killed: every output is scored once.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use engine::{
    Engine,
    jobs::training::NewTraining,
    texts::{model::Folder, output::Builtin},
};
use serde_json::json;
use shared::{JobId, Message, ModelKind};
use sqlx::{Connection as _, PgConnection, types::Json};
use system_tests::{
    count::by_number,
    database::{Database, Kind},
    encoder,
    process::{Worker, neural_is_built},
    rewriting::{PATIENCE, rewritten, sources, until},
    scene::Scene,
};

/// Sources, each rewritten by two workers and by one system.
const SOURCES: usize = 120;
/// Jobs that meet over the same sources.
const JOBS: usize = 240;
/// The metrics without a model, and by the encoder BERTScore with precision and recall, Sim and Word Mover's Distance.
const METRICS: i64 = 16 + 5;

/// The numbers of scores in ascending order: the diversity of a source's rewrites is stored once, with one of them.
fn expected(metrics: i64) -> Vec<i64> {
    [vec![metrics; 2 * SOURCES], vec![metrics + 1; SOURCES]].concat()
}

/// Jobs about a few sources each, written past the engine: each source is in several of them.
async fn more_jobs(database: &Database, engine: &Engine, scene: &Scene) -> anyhow::Result<()> {
    let sources = sources(engine, scene).await?;
    let mut connection = PgConnection::connect(&database.url).await?;
    let mut tx = connection.begin().await?;
    for number in 0..JOBS {
        let id: JobId = engine.id();
        let some: Vec<_> = (0..3).map(|k| sources[(number * 5 + k) % SOURCES]).collect();
        sqlx::query(
            "insert into job (id, study_id, kind, key, payload, state, attempts, run_at, called_off, done, total, created_at)
             values ($1, $2, 'score_neural', $3, $4, 'queued', 0, $5, false, 0, 0, $5)",
        )
        .bind(id)
        .bind(scene.study)
        .bind(id.to_string())
        .bind(Json(json!(some)))
        .bind(engine.now())
        .execute(&mut *tx)
        .await?;
    }
    Ok(tx.commit().await?)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_output_is_scored_once_although_a_process_is_killed() -> anyhow::Result<()> {
    if !neural_is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(Kind::Postgres).await? else { return Ok(()) };
    let models = database.folder.path().join("models");
    encoder::write(&models.join("tiny"))?;
    let engine = database.engine().await?.with_models(Folder::at(models.clone()));
    let scene = rewritten(&engine, SOURCES, &[Builtin::Copy]).await?;
    let named = BTreeMap::from([(ModelKind::Encoder, "tiny".to_owned())]);
    engine.set_models(&scene.admin, scene.study, scene.language.clone(), named).await?;
    more_jobs(&database, &engine, &scene).await?;

    // A process without neural models does all but the neural jobs, which wait.
    let plain = Worker::start(&database)?;
    let waiting =
        until(&engine, &scene, |seen| usize::try_from(seen.done).is_ok_and(|done| done >= 2 * SOURCES)).await?;
    plain.kill().await?;
    assert!(usize::try_from(waiting.open)? >= JOBS, "neural jobs wait: {waiting:?}");

    let (one, two) = (Worker::start_neural(&database)?, Worker::start_neural(&database)?);
    let begun = waiting.done;
    let middle = until(&engine, &scene, |seen| seen.done >= begun + 40).await?;
    assert!(middle.open > 0, "the kill comes in the middle");
    one.kill().await?;
    let end = until(&engine, &scene, |seen| seen.open == 0).await?;
    assert!(end.scores == expected(METRICS), "every text has every score: {:?}", by_number(&end.scores));
    assert_eq!(end.twice, [], "and has it once");

    // What people wrote becomes a model, and the model a metric of all that was written.
    let new = NewTraining {
        kind: ModelKind::NeuralLanguage,
        language: scene.language.clone(),
        name: "lm-1".to_owned(),
        task: None,
        encoder: None,
        epochs: 2,
        seed: 1,
        use_at_once: true,
    };
    engine.train(&scene.admin, scene.study, new).await?;
    let end = until(&engine, &scene, |seen| seen.open == 0).await?;
    // Log-probability and perplexity.
    let with_model = expected(METRICS + 2);
    assert!(end.scores == with_model, "every text has scores by the new model: {:?}", by_number(&end.scores));
    let trained = engine.trainings(&scene.admin, scene.study).await?;
    assert!(trained[0].ended_at.is_some() && trained[0].losses.len() == 2, "{trained:?}");
    assert!(trained[0].result.is_some_and(|perplexity| perplexity > 1.0), "{trained:?}");
    assert!(models.join("lm-1/model.safetensors").is_file());

    // A folder with another content is refused at the job, and nothing is scored by it, not even by who has it in memory.
    std::fs::write(models.join("tiny/modules.json"), "[]")?;
    engine.run_builtin(&scene.admin, scene.study, Builtin::RuleBased).await?;
    let since = Instant::now();
    loop {
        let seen = engine.jobs(&scene.admin, scene.study, None, None).await?.jobs;
        let reasons: Vec<Message> =
            seen.into_iter().filter(|job| job.kind == "score_neural").filter_map(|job| job.reason).collect();
        if reasons.iter().any(|reason| reason.text().contains("tiny has changed since the study chose it")) {
            break;
        }
        anyhow::ensure!(since.elapsed() < PATIENCE, "no job says that the model has changed: {reasons:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(two);
    engine.db().close().await;
    database.remove().await
}
