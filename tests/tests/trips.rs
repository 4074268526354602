//! Round trips: how often PostgreSQL is asked for each thing a worker does. `docs/round-trips.md` lists them; this test counts
//! them again, on the wire, and compares.

use std::{sync::Arc, time::Duration};

use engine::{
    Db, Engine, System,
    crowd::{claim::Claimed, invite::NewJoinLink, join::Visitor},
    design::preset::Preset,
    limits::Limits,
    people::person::NewPerson,
    texts::output::Builtin,
};
use shared::{Actor, AssignmentId, Below, Draft, KnownRule, Locale, Role, Shown, Submission, Submitted, TaskId};
use system_tests::{
    database::{Database, Kind},
    scene::Scene,
    wire::Wire,
    worker::{answers, submission_id},
};

/// What is counted, in the order of the table.
struct Counts {
    wire: Wire,
    engine: Engine,
    lines: Vec<(&'static str, u64)>,
}

impl Counts {
    async fn of<T>(&mut self, what: &'static str, done: impl Future<Output = engine::Result<T>>) -> anyhow::Result<T> {
        let before = self.wire.trips();
        let got = done.await?;
        // A transaction that only read ends in the background: the one connection is not there before.
        drop(self.engine.glance().await?);
        self.lines.push((what, self.wire.trips() - before));
        Ok(got)
    }

    fn trips(&self, what: &str) -> u64 {
        self.lines.iter().filter(|(name, _)| *name == what).map(|(_, trips)| trips).sum()
    }

    fn table(&self) -> String {
        self.lines.iter().map(|(what, trips)| format!("| {what} | {trips} |\n")).collect()
    }
}

/// The tasks of the study.
#[derive(Clone, Copy, Debug)]
struct Tasks {
    rating: TaskId,
    rewriting: TaskId,
    with_known: TaskId,
}

async fn claimed(
    counts: &mut Counts,
    what: &'static str,
    engine: &Engine,
    scene: &Scene,
    actor: &Actor,
    task: TaskId,
) -> anyhow::Result<AssignmentId> {
    match counts.of(what, engine.claim(actor, scene.study, task)).await? {
        Claimed::Hit { assignment } => Ok(assignment),
        Claimed::Nothing { reason } => anyhow::bail!("{what}: {}", reason.text()),
    }
}

fn submission(shown: &Shown) -> Submission {
    Submission { insist: true, ..Submission::new(submission_id(), answers(shown)) }
}

/// All that a worker does, from the link to the last page.
async fn work(counts: &mut Counts, engine: &Engine, scene: &Scene, tasks: Tasks, number: usize) -> anyhow::Result<()> {
    let link = NewJoinLink { role: Role::Worker, language: Some(scene.language.clone()), days: None, uses: None };
    let link = engine.add_join_link(&scene.admin, scene.study, link).await?;
    let person = NewPerson {
        name: format!("counted {number}"),
        email: format!("counted{number}@example.org"),
        password: "a long enough pass phrase".to_owned(),
    };
    counts.of("open an invitation", engine.invitation(&link.code, Locale::En)).await?;
    let nowhere = Visitor { locale: None, address: "", browser: None };
    let (signed_in, _) =
        counts.of("join with a new account", engine.join_as_new(&link.code, person, None, nowhere)).await?;
    let actor = counts.of("every request of a session", engine.actor(signed_in)).await?;
    let actor = actor.ok_or_else(|| anyhow::anyhow!("a new account is signed in"))?;
    let token = engine.add_token(&actor, "counted", 1).await?.secret;
    engine.bearer(&token).await?;
    counts.of("every request with a token", engine.bearer(&token)).await?;
    counts.of("read the consent form", engine.entry(&actor, scene.study)).await?;
    counts.of("agree to it", engine.consent(&actor, scene.study, true)).await?;
    counts.of("open the list of studies", engine.my_work(&actor, Locale::En)).await?;
    counts.of("open a study", engine.my_study(&actor, scene.study, Locale::En)).await?;

    let id = claimed(counts, "claim a HIT", engine, scene, &actor, tasks.rating).await?;
    claimed(counts, "claim while a HIT is open", engine, scene, &actor, tasks.rating).await?;
    let shown = counts.of("open a HIT", engine.shown(&actor, id)).await?;
    let draft = Draft { revision: 0, answers: answers(&shown) };
    counts.of("save a draft", engine.save_draft(&actor, id, draft)).await?;
    counts.of("send a heartbeat", engine.heartbeat(&actor, id)).await?;
    let stored = counts.of("submit ratings", engine.submit(&actor, id, submission(&shown))).await?;
    anyhow::ensure!(matches!(stored, Submitted::Stored { .. }), "{stored:?}");
    counts.of("read submitted answers", engine.own_answers(&actor, id)).await?;
    counts.of("send a message to the managers", engine.raise(&actor, id, "A question.")).await?;

    let id = claimed(counts, "claim where gold items are mixed in", engine, scene, &actor, tasks.with_known).await?;
    counts.of("return a HIT", engine.give_back(&actor, id)).await?;

    let id = claimed(counts, "claim a text to rewrite", engine, scene, &actor, tasks.rewriting).await?;
    let shown = counts.of("open a text to rewrite", engine.shown(&actor, id)).await?;
    counts.of("look for problems while writing", engine.flags(&actor, id, &answers(&shown))).await?;
    let stored = counts.of("submit a rewrite", engine.submit(&actor, id, submission(&shown))).await?;
    anyhow::ensure!(matches!(stored, Submitted::Stored { .. }), "{stored:?}");
    counts.of("open the list of submissions", engine.my_submissions(&actor, scene.study)).await?;
    Ok(())
}

async fn tasks(engine: &Engine, scene: &Scene) -> anyhow::Result<Tasks> {
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let systems = || async {
        let all = engine.systems(&scene.admin, scene.study).await?;
        anyhow::Ok(all.into_iter().map(|counted| counted.id).collect::<Vec<_>>())
    };
    let rating = scene.open_task(engine, Preset::Fluency, |definition| definition.need = 20).await?;
    scene.batch(engine, rating, systems().await?).await?;
    let with_known = scene
        .open_task(engine, Preset::Fluency, |definition| {
            definition.need = 20;
            // So rare that none is due.
            definition.known = Some(KnownRule { every: 100, least: 60, after: 3, below: Below::Warn });
        })
        .await?;
    scene.batch(engine, with_known, systems().await?).await?;
    let key = engine.task(&scene.admin, scene.study, with_known).await?;
    let key = key.definition().and_then(|definition| definition.questions.first()).map(|question| question.key.clone());
    let system = engine.systems(&scene.admin, scene.study).await?.into_iter().next().map(|counted| counted.name);
    let list = format!("id,systems,{}\n30,{},1\n", key.unwrap_or_default(), system.unwrap_or_default());
    engine.add_known(&scene.admin, scene.study, with_known, &list).await?;
    let rewriting = scene.open_task(engine, Preset::Rewrite, |definition| definition.need = 20).await?;
    scene.batch(engine, rewriting, Vec::new()).await?;
    Ok(Tasks { rating, rewriting, with_known })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_costs_the_round_trips_that_the_docs_state() -> anyhow::Result<()> {
    let Some(database) = Database::new(Kind::Postgres).await? else { return Ok(()) };
    let direct = database.engine().await?;
    let scene = Scene::new(&direct, 30, 0).await?;
    let tasks = tasks(&direct, &scene).await?;

    // One connection, so that every statement is prepared once; a use case that asked for a second one would wait for ever.
    let wire = Wire::start(&database.url, Duration::ZERO).await?;
    let limits = Limits { connections: 1, background_connections: 1, ..Limits::default() };
    let engine = Engine::new(Db::open_with(&wire.url, &limits).await?, Arc::new(System));
    let mut counts = Counts { wire, engine: engine.clone(), lines: Vec::new() };
    // The first prepare the statements; the human system is made with the first rewrite.
    for number in 0..3 {
        counts.lines.clear();
        Box::pin(work(&mut counts, &engine, &scene, tasks, number)).await?;
    }
    let answer = ["claim a HIT", "open a HIT", "submit ratings"].map(|what| counts.trips(what));
    assert!(answer.iter().sum::<u64>() <= 6, "an answer takes {answer:?} round trips");
    let rewrite =
        ["claim a text to rewrite", "open a text to rewrite", "submit a rewrite"].map(|what| counts.trips(what));
    assert!(rewrite.iter().sum::<u64>() <= 6, "a rewrite takes {rewrite:?} round trips");
    let docs = include_str!("../../docs/round-trips.md");
    let stated: String =
        docs.lines().filter(|line| line.starts_with("| ")).skip(1).map(|line| format!("{line}\n")).collect();
    assert_eq!(stated, counts.table(), "docs/round-trips.md states other counts");
    engine.db().close().await;
    direct.db().close().await;
    database.remove().await
}
