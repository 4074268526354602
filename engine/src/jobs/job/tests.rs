//! Tests of the queue on both engines: each job has one holder, is kept as long as the holder lives, and is taken over
//! after that.

use std::{collections::BTreeMap, future::pending, panic::AssertUnwindSafe, pin::pin, sync::Arc, time::Duration};

use futures::FutureExt as _;
use shared::{Actor, JobId, JobState, StudyId, Time, refusal};
use store::scratch::Scratch;
use tokio::{
    task::{JoinSet, yield_now},
    time::timeout,
};

use super::{ATTEMPTS, Held, Job, Pace, Work};
use crate::{
    Ambient as _, Engine, NewPerson, Result, System, ambient::StillClock, design::study::NewStudy,
    jobs::job::queue::advance,
};

const LEASE: Duration = Duration::from_secs(30);

/// Heartbeats come without delay; time passes only when a test advances it.
const PACE: Pace =
    Pace { lease: LEASE, beat: Duration::from_millis(5), idle: Duration::from_millis(5), longest: PATIENCE };

/// The longest time that a test waits for something that fails to happen only because of a bug.
const PATIENCE: Duration = Duration::from_mins(1);

/// A study without texts, and its manager.
struct Stage {
    engine: Engine,
    clock: Arc<StillClock>,
    actor: Actor,
    study: StudyId,
}

impl Stage {
    async fn new(scratch: &Scratch) -> Self {
        let clock = Arc::new(StillClock::default());
        let engine = Engine::new(scratch.open().await.unwrap(), clock.clone());
        let (name, email) = ("Ann".to_owned(), "ann@example.org".to_owned());
        let new = NewPerson { name, email, password: "a long enough pass phrase".to_owned() };
        let person = engine.add_person(new, true).await.unwrap();
        let actor = Actor { person: person.id, admin: true };
        let new = NewStudy { title: "Jobs".to_owned(), languages: vec!["en".parse().unwrap()] };
        let study = engine.create_study(&actor, new).await.unwrap();
        Self { engine, clock, actor, study }
    }

    fn wait(&self, time: Duration) {
        self.clock.advance(time);
    }

    async fn add(&self, key: &str) -> JobId {
        let id = self.engine.id();
        let mut tx = self.engine.write().await.unwrap();
        let new = Work::ScoreStudy.job(id, self.study, key.to_owned());
        tx.add_jobs(&[new], self.engine.now()).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    async fn take(&self) -> Option<Held> {
        self.engine.take_job(LEASE).await.unwrap()
    }

    async fn job(&self, id: JobId) -> Job {
        let page = self.engine.jobs(&self.actor, self.study, None, None).await.unwrap();
        page.jobs.into_iter().find(|job| job.id == id).unwrap()
    }

    /// Waits for something that happens concurrently with the test.
    async fn until(&self, seen: impl AsyncFn() -> bool) {
        let waiting = async {
            while !seen().await {
                yield_now().await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("it happens");
    }

    /// When the lease on a job ends.
    async fn lease(&self, id: JobId) -> Option<Time> {
        self.engine.read().await.unwrap().lease(id).await.unwrap()
    }

    async fn state(&self, id: JobId) -> JobState {
        self.job(id).await.state
    }

    /// Makes one attempt without stopping it.
    async fn attempt<F>(&self, held: &Held, work: impl FnOnce(Engine, Held) -> F)
    where
        F: Future<Output = Result<()>> + Send + 'static,
    {
        assert!(!self.engine.do_job(held, PACE, work, pin!(pending())).await);
    }
}

/// Runs a test on a database of its own.
async fn run<F: Future<Output = ()>>(scratch: Scratch, test: impl FnOnce(Arc<Stage>) -> F) {
    let stage = Arc::new(Stage::new(&scratch).await);
    let ended = AssertUnwindSafe(test(stage.clone())).catch_unwind().await;
    stage.engine.db().close().await;
    scratch.remove().await.unwrap();
    if let Err(panic) = ended {
        std::panic::resume_unwind(panic);
    }
}

macro_rules! on_both_engines {
    ($name:ident, async |$stage:ident| $body:block) => {
        mod $name {
            use super::*;

            async fn test($stage: Arc<Stage>) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_sqlite() {
                let folder = tempfile::tempdir().unwrap();
                run(Scratch::Sqlite(folder.path().to_owned()), test).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_postgres() {
                let Ok(server) = std::env::var("CONCORD_TEST_POSTGRES") else {
                    testing::skipped("PostgreSQL (CONCORD_TEST_POSTGRES is not set)");
                    return;
                };
                let name = format!("job_{}", hex::encode(&System.entropy()[..12]));
                run(Scratch::on_server(&server, &name).await.unwrap(), test).await;
            }
        }
    };
}

on_both_engines!(many_who_take_at_once_take_each_job_once, async |stage| {
    for number in 0..60 {
        stage.add(&number.to_string()).await;
    }
    let mut takers = JoinSet::new();
    for _ in 0..8 {
        let stage = stage.clone();
        takers.spawn(async move {
            let mut taken = Vec::new();
            while let Some(held) = stage.take().await {
                taken.push(held.id);
            }
            taken
        });
    }
    let mut taken = takers.join_all().await.concat();
    taken.sort();
    taken.dedup();
    assert_eq!(taken.len(), 60);
    let page = stage.engine.jobs(&stage.actor, stage.study, None, None).await.unwrap();
    assert_eq!(page.counts, BTreeMap::from([(JobState::Running, 60)]));
    assert!(page.jobs.iter().all(|job| job.attempts == 1), "{:#?}", page.jobs);
});

on_both_engines!(the_same_cause_twice_is_one_job, async |stage| {
    let first = stage.add("rewrites:1").await;
    stage.add("rewrites:1").await;
    assert_eq!(stage.take().await.map(|held| held.id), Some(first));
    assert!(stage.take().await.is_none());
});

on_both_engines!(a_long_job_is_nobody_elses_while_its_holder_lives, async |stage| {
    let id = stage.add("long").await;
    let held = stage.take().await.unwrap();
    let (tell, told) = tokio::sync::oneshot::channel::<()>();
    let working = {
        let (stage, held) = (stage.clone(), held.clone());
        tokio::spawn(async move {
            let work = |_, _| async { told.await.map_err(|_| crate::Error::Unexpected("nobody told".to_owned())) };
            stage.attempt(&held, work).await;
        })
    };
    // Ten leases pass, none of them without a heartbeat.
    for _ in 0..12 {
        let since = stage.lease(id).await;
        stage.wait(LEASE.mul_f64(0.9));
        stage.until(async || stage.lease(id).await != since).await;
        assert!(stage.take().await.is_none(), "it is held");
    }
    tell.send(()).unwrap();
    working.await.unwrap();
    let job = stage.job(id).await;
    assert_eq!((job.state, job.attempts), (JobState::Done, 1));
});

on_both_engines!(a_job_whose_holder_vanished_is_taken_over_after_its_lease, async |stage| {
    let id = stage.add("orphan").await;
    let first = stage.take().await.unwrap();
    stage.wait(LEASE.mul_f64(0.999));
    assert!(stage.take().await.is_none(), "the lease has not ended");
    stage.wait(LEASE.mul_f64(0.001));
    let second = stage.take().await.unwrap();
    assert_eq!((second.id, second.attempts), (id, 2));
    assert!(stage.job(id).await.reason == Some(refusal::job_holder_vanished()));

    // A holder that returns after losing its lease can neither write nor end anything.
    let mut tx = stage.engine.write().await.unwrap();
    advance(&mut tx, &first, 1, 1).await.unwrap_err();
    drop(tx);
    stage.engine.finish_job(&first).await.unwrap();
    stage.engine.fail_job(&first, "late".into()).await.unwrap();
    assert_eq!(stage.state(id).await, JobState::Running);
    stage.engine.finish_job(&second).await.unwrap();
    let job = stage.job(id).await;
    assert_eq!((job.state, job.reason), (JobState::Done, None));
});

on_both_engines!(a_failing_job_keeps_its_reason_and_is_attempted_so_often, async |stage| {
    let id = stage.add("failing").await;
    for attempt in 1..=ATTEMPTS {
        let held = stage.take().await.unwrap();
        assert_eq!(held.attempts, attempt);
        let work = |_, _| async { Err(shared::Problem::invalid("kind", refusal::unknown_job("translate")).into()) };
        stage.attempt(&held, work).await;
        let job = stage.job(id).await;
        assert_eq!(job.reason, Some(refusal::unknown_job("translate")));
        assert!(stage.take().await.is_none(), "it waits before it is tried again");
        stage.wait(Duration::from_mins(5));
    }
    assert_eq!(stage.state(id).await, JobState::Failed);
    assert!(stage.take().await.is_none(), "it was attempted often enough");

    stage.engine.retry_job(&stage.actor, stage.study, id).await.unwrap();
    let held = stage.take().await.unwrap();
    assert_eq!(held.attempts, 1);
    assert_eq!(stage.job(id).await.reason, Some(refusal::unknown_job("translate")), "until it went well");
    stage.attempt(&held, |_, _| async { Ok(()) }).await;
    assert_eq!(stage.state(id).await, JobState::Done);
    stage.engine.retry_job(&stage.actor, stage.study, id).await.unwrap_err();
});

on_both_engines!(a_panic_is_a_failed_attempt_that_tells_nobody_what_it_said, async |stage| {
    let id = stage.add("panic").await;
    let held = stage.take().await.unwrap();
    stage.attempt(&held, |_, _| async { panic!("a secret") }).await;
    let job = stage.job(id).await;
    assert_eq!((job.state, job.attempts), (JobState::Queued, 1));
    let reason = job.reason.unwrap();
    assert_eq!(reason.key(), Some("our-fault"));
    assert!(!reason.text().contains("secret"), "{reason:?}");
});

on_both_engines!(an_attempt_without_end_has_failed, async |stage| {
    let id = stage.add("endless").await;
    let held = stage.take().await.unwrap();
    let pace = Pace { longest: Duration::from_millis(20), ..PACE };
    stage.engine.do_job(&held, pace, |_, _| pending(), pin!(pending())).await;
    let job = stage.job(id).await;
    assert_eq!((job.state, job.reason), (JobState::Queued, Some(refusal::job_took_too_long(0))));
});

on_both_engines!(a_job_that_ends_every_process_has_failed, async |stage| {
    let id = stage.add("poison").await;
    for _ in 0..ATTEMPTS {
        assert!(stage.take().await.is_some());
        stage.wait(LEASE);
    }
    assert!(stage.take().await.is_none());
    let job = stage.job(id).await;
    assert_eq!((job.state, job.attempts), (JobState::Failed, ATTEMPTS));
    assert!(job.reason == Some(refusal::job_holder_vanished()));
});

on_both_engines!(a_job_that_waits_is_called_off_at_once, async |stage| {
    let id = stage.add("waiting").await;
    stage.engine.cancel_job(&stage.actor, stage.study, id).await.unwrap();
    assert_eq!(stage.state(id).await, JobState::Cancelled);
    assert!(stage.take().await.is_none());
    stage.engine.cancel_job(&stage.actor, stage.study, id).await.unwrap_err();
    stage.engine.retry_job(&stage.actor, stage.study, id).await.unwrap();
    assert!(stage.take().await.is_some(), "it is tried after all");
});

on_both_engines!(a_job_that_runs_ends_when_it_is_called_off, async |stage| {
    let id = stage.add("running").await;
    let held = stage.take().await.unwrap();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let endless = |_, _| async {
        begin.send(()).unwrap();
        pending().await
    };
    let call_off = async {
        begun.await.unwrap();
        stage.engine.cancel_job(&stage.actor, stage.study, id).await.unwrap();
    };
    let both = Box::pin(async { tokio::join!(stage.attempt(&held, endless), call_off) });
    timeout(PATIENCE, both).await.expect("it ends");
    let job = stage.job(id).await;
    assert_eq!((job.state, job.called_off), (JobState::Cancelled, true));
    assert!(stage.take().await.is_none());
});

on_both_engines!(work_that_was_called_off_writes_nothing_more, async |stage| {
    let id = stage.add("writing").await;
    let held = stage.take().await.unwrap();
    stage.engine.cancel_job(&stage.actor, stage.study, id).await.unwrap();
    let work = |engine: Engine, held: Held| async move {
        let mut tx = engine.write().await?;
        advance(&mut tx, &held, 1, 2).await?;
        tx.commit().await
    };
    stage.attempt(&held, work).await;
    let job = stage.job(id).await;
    assert_eq!((job.state, job.done, job.reason), (JobState::Cancelled, 0, None));
});

on_both_engines!(who_called_off_a_job_of_a_vanished_process_is_not_asked_again, async |stage| {
    let id = stage.add("both").await;
    assert!(stage.take().await.is_some());
    stage.engine.cancel_job(&stage.actor, stage.study, id).await.unwrap();
    stage.wait(LEASE);
    assert!(stage.take().await.is_none());
    assert_eq!(stage.state(id).await, JobState::Cancelled);
});

on_both_engines!(who_is_told_to_stop_gives_the_job_back, async |stage| {
    let id = stage.add("stopped").await;
    let held = stage.take().await.unwrap();
    assert!(stage.engine.do_job(&held, PACE, |_, _| pending(), pin!(async {})).await);
    let again = stage.take().await.unwrap();
    assert_eq!((again.id, again.attempts), (id, 1), "it was no attempt");
});
