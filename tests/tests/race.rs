//! What a manager decides while workers claim and hand in holds for all of it: a chain that is published, a worker who is
//! left out, a wording that is corrected.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use engine::{crowd::claim::Claimed, design::preset::Preset, texts::output::Builtin};
use shared::{AssignmentId, Feed, FeedWhen, Publishing, Submission, SystemKind};
use system_tests::{
    count::{counted, forgotten, still_counted, versions_of_answers},
    database::{Database, Kind},
    scene::Scene,
    worker::{answers, submission_id},
};
use tokio::task::JoinSet;

/// Workers who hand in while they are left out.
const WORKERS: usize = 40;

/// How often a task goes into a chain and out of it.
const ROUNDS: usize = 8;

/// Everybody is left out while they hand in: nothing of theirs stays counted.
async fn left_out_while_handing_in(kind: Kind) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Arc::new(Scene::new(&engine, WORKERS, WORKERS).await?);
    let task = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = 1).await?;
    scene.batch(&engine, task, Vec::new()).await?;
    let rows = engine.workers(&scene.admin, scene.study, 0).await?;
    let mut ready = Vec::new();
    for (worker, row) in scene.workers.iter().zip(rows) {
        let Claimed::Hit { assignment } = engine.claim(&worker.actor, scene.study, task).await? else {
            anyhow::bail!("nothing to claim")
        };
        let shown = engine.shown(&worker.actor, assignment).await?;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        ready.push((worker.actor, assignment, submission, row.worker));
    }
    // One worker after the other, so that the two meet however many connections there are.
    let mut running = JoinSet::new();
    for (place, (actor, assignment, submission, worker)) in ready.into_iter().enumerate() {
        let (desk, office, scene) = (engine.clone(), engine.clone(), scene.clone());
        running.spawn(async move { desk.submit(&actor, assignment, submission).await.map(drop) });
        tokio::time::sleep(Duration::from_millis(u64::try_from(place % 8).unwrap_or_default())).await;
        running.spawn(async move {
            office.leave_out(&scene.admin, scene.study, worker, Some("Every answer is the first one.")).await
        });
        while let Some(done) = running.join_next().await {
            done??;
        }
    }
    assert_eq!(still_counted(&engine, scene.study).await?, 0);
    engine.db().close().await;
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn left_out_while_handing_in_on_sqlite() -> anyhow::Result<()> {
    left_out_while_handing_in(Kind::Sqlite).await
}

#[tokio::test(flavor = "multi_thread")]
async fn left_out_while_handing_in_on_postgres() -> anyhow::Result<()> {
    left_out_while_handing_in(Kind::Postgres).await
}

/// A task is put behind another, and taken away from it, while its hits are claimed: what workers meet is written down
/// where the chain looks for it.
async fn chained_while_claimed(kind: Kind) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Arc::new(Scene::new(&engine, 8 * ROUNDS, 8).await?);
    scene.open_task(&engine, Preset::Rewrite, |_| {}).await?;
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let systems = engine.systems(&scene.admin, scene.study).await?;
    let copy = systems.into_iter().find(|counted| counted.kind == SystemKind::Copy).context("COPY")?.id;
    let task = scene
        .open_task(&engine, Preset::SecondLevel, |definition| (definition.items_per_hit, definition.need) = (1, 8))
        .await?;
    scene.batch(&engine, task, vec![copy]).await?;
    for round in 0..ROUNDS {
        engine.redraft_task(&scene.admin, scene.study, task).await?;
        let listed = engine.task(&scene.admin, scene.study, task).await?;
        let mut definition = listed.draft.context("a draft")?.definition;
        let feed = Feed { task: 1, when: FeedWhen::Submitted, marked: false, memory: None };
        definition.from = (round % 2 == 0).then_some(feed);
        engine.edit_task(&scene.admin, scene.study, task, definition).await?;
        let mut running = JoinSet::new();
        for (place, worker) in scene.workers.iter().enumerate() {
            let (desk, actor, study) = (engine.clone(), worker.actor, scene.study);
            running.spawn(async move {
                let claimed = desk.claim(&actor, study, task).await?;
                let Claimed::Hit { assignment } = claimed else { anyhow::bail!("nothing to claim: {claimed:?}") };
                desk.give_back(&actor, assignment).await?;
                anyhow::Ok(())
            });
            if place == 3 {
                let (engine, scene) = (engine.clone(), scene.clone());
                running.spawn(async move {
                    engine.publish_task(&scene.admin, scene.study, task).await?;
                    anyhow::Ok(())
                });
            }
        }
        while let Some(done) = running.join_next().await {
            done??;
        }
        assert_eq!(forgotten(&engine, task).await?, 0, "round {round}");
    }
    engine.db().close().await;
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn chained_while_claimed_on_sqlite() -> anyhow::Result<()> {
    chained_while_claimed(Kind::Sqlite).await
}

#[tokio::test(flavor = "multi_thread")]
async fn chained_while_claimed_on_postgres() -> anyhow::Result<()> {
    chained_while_claimed(Kind::Postgres).await
}

/// The wording of a task is corrected while its hits are claimed and handed in: every answer has the version that its
/// worker was shown, no hit is lost, and who comes last is shown the last correction.
async fn corrected_while_claimed(kind: Kind) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Arc::new(Scene::new(&engine, 3 * ROUNDS, 8).await?);
    let said = |round: usize| format!("Round {round}");
    let language = scene.language.clone();
    let task = scene
        .open_task(&engine, Preset::Rewrite, |definition| {
            (definition.items_per_hit, definition.need) = (1, 4);
            definition.title.set(language.clone(), &said(1));
        })
        .await?;
    scene.batch(&engine, task, Vec::new()).await?;
    let mut running: JoinSet<anyhow::Result<Vec<(AssignmentId, String)>>> = JoinSet::new();
    for worker in &scene.workers {
        let (desk, actor, scene) = (engine.clone(), worker.actor, scene.clone());
        running.spawn(async move {
            let mut seen = Vec::new();
            while let Claimed::Hit { assignment } = desk.claim(&actor, scene.study, task).await? {
                let shown = desk.shown(&actor, assignment).await?;
                tokio::time::sleep(Duration::from_millis(2)).await;
                anyhow::ensure!(
                    desk.shown(&actor, assignment).await?.title == shown.title,
                    "the text changed in progress"
                );
                let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
                desk.submit(&actor, assignment, submission).await?;
                seen.push((assignment, shown.title));
            }
            Ok(seen)
        });
    }
    for round in 2..=ROUNDS {
        let mut definition =
            engine.task(&scene.admin, scene.study, task).await?.live.context("a live version")?.definition;
        definition.title.set(scene.language.clone(), &said(round));
        engine.edit_task(&scene.admin, scene.study, task, definition).await?;
        engine.publish_task_as(&scene.admin, scene.study, task, Publishing::Wording).await?;
    }
    let mut seen = Vec::new();
    while let Some(done) = running.join_next().await {
        seen.extend(done??);
    }
    seen.sort();
    let shown: Vec<String> = seen.into_iter().map(|(_, title)| title).collect();
    let stored = versions_of_answers(&engine, task).await?;
    let stored: Vec<String> =
        stored.into_iter().map(|number| said(usize::try_from(number).unwrap_or_default())).collect();
    assert_eq!(stored, shown);
    assert_eq!(counted(&engine, task).await?.per_hit, vec![4; 3 * ROUNDS]);
    engine.db().close().await;
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn corrected_while_claimed_on_sqlite() -> anyhow::Result<()> {
    corrected_while_claimed(Kind::Sqlite).await
}

#[tokio::test(flavor = "multi_thread")]
async fn corrected_while_claimed_on_postgres() -> anyhow::Result<()> {
    corrected_while_claimed(Kind::Postgres).await
}
