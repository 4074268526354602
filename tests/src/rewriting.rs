//! Rewrites with their jobs, and the wait until these have come so far.

use std::time::{Duration, Instant};

use engine::{
    Engine,
    crowd::claim::Claimed,
    design::preset::Preset,
    texts::{output::Builtin, source::SourceFilter},
};
use shared::{NewAnswer, Shown, SourceId, Submission, Submitted, TaskId};

use crate::{
    count::{Jobs, jobs},
    scene::{Scene, SceneWorker},
    worker::{answers, submission_id},
};

/// How long a test waits for what only a fault keeps from happening.
pub const PATIENCE: Duration = Duration::from_mins(5);

/// Two rewrites of each source, each with its job, and systems' outputs, with a job for all of them each.
///
/// # Errors
/// A use case refuses.
pub async fn rewritten(engine: &Engine, n_sources: usize, systems: &[Builtin]) -> anyhow::Result<Scene> {
    let scene = Scene::new(engine, n_sources, 2).await?;
    let task = scene.open_task(engine, Preset::Rewrite, |definition| definition.need = 2).await?;
    scene.batch(engine, task, Vec::new()).await?;
    for worker in &scene.workers {
        Box::pin(work_off(engine, &scene, (worker, task), answers)).await?;
    }
    for system in systems {
        engine.run_builtin(&scene.admin, scene.study, *system).await?;
    }
    Ok(scene)
}

/// Has a worker do all that is there for them in a task.
///
/// # Errors
/// A use case refuses.
pub async fn work_off(
    engine: &Engine,
    scene: &Scene,
    (worker, task): (&SceneWorker, TaskId),
    answers: impl Fn(&Shown) -> Vec<NewAnswer>,
) -> anyhow::Result<()> {
    while let Claimed::Hit { assignment } = engine.claim(&worker.actor, scene.study, task).await? {
        let shown = engine.shown(&worker.actor, assignment).await?;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        let stored = engine.submit(&worker.actor, assignment, submission).await?;
        anyhow::ensure!(matches!(stored, Submitted::Stored { .. }), "{stored:?}");
    }
    Ok(())
}

/// All sources of the study.
///
/// # Errors
/// The database cannot be read.
pub async fn sources(engine: &Engine, scene: &Scene) -> anyhow::Result<Vec<SourceId>> {
    let (mut sources, mut after) = (Vec::new(), Some(0));
    while let Some(position) = after {
        let filter = SourceFilter { after: position, ..SourceFilter::default() };
        let page = engine.sources(&scene.admin, scene.study, filter).await?;
        sources.extend(page.sources.iter().map(|source| source.id));
        after = page.next;
    }
    Ok(sources)
}

/// Waits until the jobs have come so far.
///
/// # Errors
/// They go on no further.
pub async fn until(engine: &Engine, scene: &Scene, far: impl Fn(&Jobs) -> bool) -> anyhow::Result<Jobs> {
    let since = Instant::now();
    loop {
        let seen = jobs(engine, scene.study).await?;
        if far(&seen) {
            return Ok(seen);
        }
        anyhow::ensure!(since.elapsed() < PATIENCE, "it goes on no further: {seen:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
