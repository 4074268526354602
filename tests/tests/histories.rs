//! The same history on both engines, step by step: the same is answered, and the same is stored. PostgreSQL takes claims,
//! submissions and drafts in one statement each, SQLite in transactions of several.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use engine::{
    Engine,
    ambient::StillClock,
    crowd::{
        claim::Claimed,
        entrance::{EntranceForm, NewEntrance},
        worker::GateDecision,
    },
    design::{preset::Preset, study::StudyEdit},
    texts::output::Builtin,
};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use shared::{
    Actor, AssignmentId, Draft, EntranceSettings, Feed, FeedWhen, Gate, Problem, QualificationState, StudyState,
    Submission, SubmissionId, Submitted, TaskId, WorkerId,
};
use system_tests::{
    count::stored,
    database::{Database, Kind},
    scene::Scene,
    worker::answers,
};

/// A study with a rating task, a rewriting task, and one to which the rewrites are passed on; workers with an invitation and
/// workers by an entrance, who have finished after two submissions.
struct Stage {
    clock: Arc<StillClock>,
    engine: Engine,
    scene: Scene,
    tasks: Vec<TaskId>,
    workers: Vec<(Actor, WorkerId)>,
    /// What each worker holds, as they last heard.
    held: Vec<Vec<(AssignmentId, SubmissionId)>>,
}

impl Stage {
    async fn new(database: &Database, budget: Option<i64>) -> anyhow::Result<Self> {
        let clock = Arc::new(StillClock::default());
        let engine = database.engine_with(clock.clone()).await?;
        let scene = Scene::new(&engine, 8, 3).await?;
        engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
        let systems = engine.systems(&scene.admin, scene.study).await?.into_iter().map(|counted| counted.id).collect();
        let rating = scene
            .open_task(&engine, Preset::Fluency, |definition| {
                (definition.need, definition.reward, definition.lease_seconds) = (2, 7, 600);
            })
            .await?;
        scene.batch(&engine, rating, systems).await?;
        let rewriting = scene
            .open_task(&engine, Preset::Rewrite, |definition| {
                (definition.need, definition.reward, definition.lease_seconds) = (2, 11, 600);
            })
            .await?;
        scene.batch(&engine, rewriting, Vec::new()).await?;
        let fed = scene
            .open_task(&engine, Preset::SecondLevel, |definition| {
                definition.need = 1;
                definition.from = Some(Feed { task: 2, when: FeedWhen::Submitted, marked: false, memory: None });
            })
            .await?;
        let study = engine.study(&scene.admin, scene.study).await?;
        let settings = shared::Settings { budget, ..study.settings };
        let edit = StudyEdit { title: study.title, languages: study.languages, settings };
        engine.edit_study(&scene.admin, scene.study, edit).await?;
        let settings = EntranceSettings { submissions: Some(2), own_codes: true, ..EntranceSettings::default() };
        let form = EntranceForm { label: "Link".to_owned(), places: None, closed: false, settings, was_study: None };
        let language = Some(scene.language.clone());
        let entrance = engine.add_entrance(&scene.admin, scene.study, NewEntrance { language, form }).await?;
        let mut actors: Vec<Actor> = scene.workers.iter().map(|worker| worker.actor).collect();
        for _ in 0..2 {
            let entered = engine.enter(&entrance.code, <_>::default(), None, None).await?;
            let actor = engine.actor(entered.signed_in).await?.context("signed in")?;
            engine.consent(&actor, scene.study, true).await?;
            actors.push(actor);
        }
        let rows = engine.workers(&scene.admin, scene.study, 0).await?;
        let workers: Vec<_> = actors.into_iter().zip(rows.into_iter().map(|row| row.worker)).collect();
        let held = vec![Vec::new(); workers.len()];
        Ok(Self { clock, engine, scene, tasks: vec![rating, rewriting, fed], workers, held })
    }

    /// Does what comes next, and says what came of it without any id.
    async fn step(&mut self, random: &mut ChaCha8Rng) -> anyhow::Result<String> {
        let (who, what) = (random.random_range(0..self.workers.len()), random.random_range(0..100));
        let (task, pick) = (random.random_range(0..self.tasks.len()), random.random::<u64>());
        self.clock.advance(Duration::from_secs(random.random_range(1..90)));
        let said = match what {
            0..=34 => self.claim(who, self.tasks[task]).await,
            35..=69 => self.submit(who, pick).await,
            70..=77 => self.draft(who, pick).await,
            78..=82 => self.stay(who, pick).await,
            83..=87 => self.give_back(who, pick).await,
            88..=92 => {
                self.clock.advance(Duration::from_secs(700));
                let swept = self.engine.sweep().await?;
                Ok(format!("{} places freed", swept.expired))
            }
            93..=95 => self.decide(who, pick % 2 == 0).await,
            96..=97 => self.leave_out(who, pick % 2 == 0).await,
            _ => self.pause().await,
        };
        let said = match said {
            Ok(said) => said,
            Err(engine::Error::Problem(problem @ Problem::Internal { .. })) => anyhow::bail!("{problem:?}"),
            Err(engine::Error::Problem(problem)) => format!("refused: {problem}"),
            Err(error) => return Err(error.into()),
        };
        Ok(format!("{what} by {who} in {task}: {said}"))
    }

    async fn claim(&mut self, who: usize, task: TaskId) -> engine::Result<String> {
        let actor = self.workers[who].0;
        match self.engine.claim(&actor, self.scene.study, task).await? {
            Claimed::Nothing { reason } => Ok(reason.text().to_owned()),
            Claimed::Hit { assignment } => {
                let shown = self.engine.shown(&actor, assignment).await?;
                if !self.held[who].iter().any(|(id, _)| *id == assignment) {
                    self.held[who].push((assignment, SubmissionId(self.engine.id::<AssignmentId>().0)));
                }
                let texts: Vec<_> = shown.items.iter().map(|item| (&item.source, item.outputs.len())).collect();
                Ok(format!("{texts:?} until {:?}", shown.lease_until))
            }
        }
    }

    fn pick(&self, who: usize, pick: u64) -> Option<(AssignmentId, SubmissionId)> {
        let held = &self.held[who];
        let index = usize::try_from(pick).unwrap_or(0).checked_rem(held.len())?;
        // The last ones most of the time: the others are over.
        held.get(if pick.is_multiple_of(3) { index } else { held.len() - 1 }).copied()
    }

    async fn submit(&mut self, who: usize, pick: u64) -> engine::Result<String> {
        let Some((id, submission)) = self.pick(who, pick) else { return Ok("nothing held".to_owned()) };
        let actor = self.workers[who].0;
        let shown = self.engine.shown(&actor, id).await?;
        let mut given = answers(&shown);
        for answer in &mut given {
            match &mut answer.value {
                shared::Value::Text(text) => *text = format!("Variant {} of worker {who}", pick % 5),
                shared::Value::Number(number) => *number /= number.abs().max(1),
                _ => {}
            }
        }
        let submission = Submission { insist: !pick.is_multiple_of(4), ..Submission::new(submission, given) };
        Ok(match self.engine.submit(&actor, id, submission).await? {
            Submitted::Stored { outcome, at, repeated, .. } => format!("{outcome:?} at {at:?}, again: {repeated}"),
            Submitted::Flagged { flags } => {
                format!("{:?}", flags.iter().map(|flag| flag.reason.text()).collect::<Vec<_>>())
            }
        })
    }

    async fn draft(&mut self, who: usize, pick: u64) -> engine::Result<String> {
        let Some((id, _)) = self.pick(who, pick) else { return Ok("nothing held".to_owned()) };
        let actor = self.workers[who].0;
        let shown = self.engine.shown(&actor, id).await?;
        // Now and then from a window that knows an older draft.
        let revision = if pick.is_multiple_of(5) { 0 } else { shown.draft.revision };
        let saved = self.engine.save_draft(&actor, id, Draft { revision, answers: answers(&shown) }).await?;
        Ok(format!("{saved:?}"))
    }

    async fn stay(&mut self, who: usize, pick: u64) -> engine::Result<String> {
        let Some((id, _)) = self.pick(who, pick) else { return Ok("nothing held".to_owned()) };
        Ok(format!("{:?}", self.engine.heartbeat(&self.workers[who].0, id).await?))
    }

    async fn give_back(&mut self, who: usize, pick: u64) -> engine::Result<String> {
        let Some((id, _)) = self.pick(who, pick) else { return Ok("nothing held".to_owned()) };
        self.engine.give_back(&self.workers[who].0, id).await?;
        Ok("given back".to_owned())
    }

    async fn decide(&mut self, who: usize, passes: bool) -> engine::Result<String> {
        let state = if passes { QualificationState::Passed } else { QualificationState::Failed };
        let decision = GateDecision { gate: Gate::Known, state, message: "We have looked at it.".to_owned() };
        let (admin, study) = (self.scene.admin, self.scene.study);
        self.engine.decide_gate(&admin, study, self.workers[who].1, decision).await?;
        Ok(format!("decided: {passes}"))
    }

    async fn leave_out(&mut self, who: usize, out: bool) -> engine::Result<String> {
        let (admin, study) = (self.scene.admin, self.scene.study);
        let reason = out.then_some("Answers without reading, as it seems.");
        self.engine.leave_out(&admin, study, self.workers[who].1, reason).await?;
        Ok(format!("left out: {out}"))
    }

    async fn pause(&mut self) -> engine::Result<String> {
        let (admin, study) = (self.scene.admin, self.scene.study);
        let now = self.engine.study(&admin, study).await?.state;
        let to = if now == StudyState::Live { StudyState::Closed } else { StudyState::Live };
        self.engine.set_study_state(&admin, study, to).await?;
        Ok(format!("{to:?}"))
    }
}

/// A history of so many steps: what was answered, and what is stored at its end.
async fn play(kind: Kind, seed: u64, steps: usize) -> anyhow::Result<Option<(Vec<String>, Vec<String>)>> {
    let Some(database) = Database::new(kind).await? else { return Ok(None) };
    // None, one that is used up, and one of which no end is in sight.
    let budget = [None, Some(150), Some(10_000_000)][usize::try_from(seed % 3)?];
    let mut stage = Stage::new(&database, budget).await?;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut said = Vec::new();
    for _ in 0..steps {
        said.push(Box::pin(stage.step(&mut random)).await?);
    }
    let all = stored(&stage.engine, stage.scene.study).await?;
    stage.engine.db().close().await;
    database.remove().await?;
    Ok(Some((said, all)))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_history_ends_the_same_on_both_engines() -> anyhow::Result<()> {
    let (mut submitted, mut endings) = (0, 0);
    for seed in 0..8 {
        let (Some(one), Some(other)) = (play(Kind::Sqlite, seed, 120).await?, play(Kind::Postgres, seed, 120).await?)
        else {
            return Ok(());
        };
        for (number, (one, other)) in one.0.iter().zip(&other.0).enumerate() {
            assert_eq!(one, other, "step {number} of history {seed}");
        }
        for (one, other) in one.1.iter().zip(&other.1) {
            assert_eq!(one, other, "stored by history {seed}");
        }
        assert_eq!(one.1.len(), other.1.len(), "history {seed}");
        submitted += one.0.iter().filter(|said| said.contains("Counted")).count();
        endings += one.1.iter().filter(|line| line.contains("finished")).count();
    }
    assert!(submitted > 50 && endings > 5, "{submitted} submissions and {endings} endings are no test");
    Ok(())
}
