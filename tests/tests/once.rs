//! A submission is stored once and paid once, however often it arrives; a late one is kept and paid.

use std::{
    collections::HashSet,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use engine::{Ambient, System, design::preset::Preset};
use shared::{Outcome, Shown, Submission, Submitted, Time};
use system_tests::{
    client::Client,
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
    worker::{answers, claim, submission_id, submit},
};
use tokio::task::JoinSet;

/// The machine's clock and so many seconds more.
#[derive(Debug, Default)]
struct Later(AtomicI64);

impl Ambient for Later {
    fn now(&self) -> Time {
        System.now().plus_seconds(self.0.load(Ordering::Relaxed))
    }

    fn entropy(&self) -> [u8; 32] {
        System.entropy()
    }
}

/// The same submission sent fifty times at once: one submission, one payment.
async fn fifty_times_at_once(kind: Kind) -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, 2, 1).await?;
    let task = scene.open_task(&engine, Preset::Rewrite, |_| {}).await?;
    scene.batch(&engine, task, Vec::new()).await?;
    let server = Server::start(&database).await?;
    let client = Client::new(&server.url, &scene.workers[0].token);
    let Some(assignment) = claim(&client, scene.study, task).await? else { anyhow::bail!("nothing to claim") };
    let shown: Shown = serde_json::from_value(client.get(&format!("/assignments/{assignment}")).await?.body)?;
    let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };

    let mut sent = JoinSet::new();
    for _ in 0..50 {
        let (client, submission) = (client.clone(), submission.clone());
        sent.spawn(async move { submit(&client, assignment, &submission).await });
    }
    let mut told = Vec::new();
    while let Some(reply) = sent.join_next().await {
        told.push(reply??);
    }
    assert_eq!(
        told.iter().map(|acknowledged| acknowledged.outcome.as_str()).collect::<HashSet<_>>(),
        HashSet::from(["counted"])
    );

    let waiting = engine.submissions(&scene.admin, scene.study, None, None).await?;
    assert_eq!(waiting.len(), 1, "one submission");
    for _ in 0..3 {
        engine.approve(&scene.admin, scene.study, &[assignment]).await?;
    }
    assert_eq!(engine.ledger(&scene.admin, scene.study).await?.len(), 1, "one payment");

    engine.db().close().await;
    drop(server);
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_times_at_once_on_sqlite() -> anyhow::Result<()> {
    fifty_times_at_once(Kind::Sqlite).await
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_times_at_once_on_postgres() -> anyhow::Result<()> {
    fifty_times_at_once(Kind::Postgres).await
}

/// A lease ends, the hit goes to somebody else, the first worker submits after all: surplus, and paid.
async fn late_is_surplus(kind: Kind) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let clock = Arc::new(Later::default());
    let engine = database.engine_with(clock.clone()).await?;
    let scene = Scene::new(&engine, 1, 2).await?;
    let task = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = 1).await?;
    scene.batch(&engine, task, Vec::new()).await?;
    let (slow, quick) = (scene.workers[0].actor, scene.workers[1].actor);
    let take = async |worker| match engine.claim(&worker, scene.study, task).await? {
        engine::crowd::claim::Claimed::Hit { assignment } => Ok(Some(assignment)),
        engine::crowd::claim::Claimed::Nothing { .. } => anyhow::Ok(None),
    };
    let hand_in = async |worker, assignment| {
        let shown = engine.shown(&worker, assignment).await?;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        match engine.submit(&worker, assignment, submission).await? {
            Submitted::Stored { outcome, .. } => anyhow::Ok(outcome),
            Submitted::Flagged { flags } => anyhow::bail!("{flags:?}"),
        }
    };

    let Some(held) = take(slow).await? else { anyhow::bail!("the only hit is free") };
    assert_eq!(take(quick).await?, None, "it is reserved");
    clock.0.fetch_add(86_400, Ordering::Relaxed);
    assert_eq!(engine.sweep().await?.expired, 1);
    let Some(again) = take(quick).await? else { anyhow::bail!("it was not handed out again") };
    assert_eq!(hand_in(quick, again).await?, Outcome::Counted);
    assert_eq!(hand_in(slow, held).await?, Outcome::Surplus);

    engine.approve(&scene.admin, scene.study, &[again, held]).await?;
    let ledger = engine.ledger(&scene.admin, scene.study).await?;
    assert_eq!(ledger.len(), 2, "both are paid");

    engine.db().close().await;
    database.remove().await
}

#[tokio::test]
async fn late_is_surplus_on_sqlite() -> anyhow::Result<()> {
    late_is_surplus(Kind::Sqlite).await
}

#[tokio::test]
async fn late_is_surplus_on_postgres() -> anyhow::Result<()> {
    late_is_surplus(Kind::Postgres).await
}
