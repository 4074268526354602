//! A study on a database that several servers use.

use std::{env, sync::Arc};

use engine::{
    Engine, Error, NewPerson, Result,
    ambient::{Ambient, StillClock, System},
    design::study::{NewStudy, StudyEdit},
};
use shared::{Actor, Problem, StudyId};
use store::{
    scratch::{Scratch, execute},
    study_version::Changes,
};
use tempfile::TempDir;
use tokio::sync::Semaphore;

use super::super::{Key, ReportKind};
use crate::Reports;

/// A study without data on a database that several servers use.
pub(super) struct Scene {
    pub(super) scratch: Scratch,
    pub(super) clock: Arc<StillClock>,
    pub(super) engine: Engine,
    pub(super) actor: Actor,
    pub(super) study: StudyId,
    /// Lets one computation end.
    pub(super) go: Arc<Semaphore>,
    _folder: TempDir,
}

impl Scene {
    pub(super) async fn on(scratch: Scratch, folder: TempDir) -> Self {
        let db = scratch.open().await.expect("opens");
        let clock = Arc::new(StillClock::default());
        let engine = Engine::new(db, clock.clone());
        let person = NewPerson {
            name: "Ada".to_owned(),
            email: "ada@example.org".to_owned(),
            password: "a long enough pass phrase".to_owned(),
        };
        let actor = Actor { person: engine.add_person(person, true).await.expect("an account").id, admin: true };
        let new = NewStudy { title: "Study".to_owned(), languages: vec!["en".parse().expect("a tag")] };
        let study = engine.create_study(&actor, new).await.expect("a study");
        Self { scratch, clock, engine, actor, study, go: Arc::new(Semaphore::new(0)), _folder: folder }
    }

    /// Runs a test on each engine.
    pub(super) async fn each(test: impl AsyncFn(&Self)) {
        let folder = tempfile::tempdir().expect("a folder");
        let scene = Self::on(Scratch::Sqlite(folder.path().to_owned()), folder).await;
        test(&scene).await;
        let Ok(server) = env::var("CONCORD_TEST_POSTGRES") else {
            return testing::skipped("PostgreSQL (CONCORD_TEST_POSTGRES is not set)");
        };
        let name = format!("r{}", hex::encode(&System.entropy()[..12]));
        let scratch = Scratch::on_server(&server, &name).await.expect("a database");
        let scene = Self::on(scratch, tempfile::tempdir().expect("a folder")).await;
        test(&scene).await;
        scene.engine.db().close().await;
        scene.scratch.remove().await.expect("the database goes");
    }

    /// A server with connections and a memory of its own.
    pub(super) async fn server(&self) -> Reports {
        let engine = Engine::new(self.scratch.open().await.expect("opens"), self.clock.clone());
        Reports::new(engine).storing(64 << 20)
    }

    /// The report as a page or a program gets it from a server.
    pub(super) fn ask(
        &self,
        reports: &Reports,
        options: &str,
        ends: fn() -> Result<u8>,
    ) -> impl Future<Output = Result<u8, Problem>> + Send + use<> {
        let (reports, go, actor, study) = (reports.clone(), self.go.clone(), self.actor, self.study);
        let options = options.to_owned();
        async move {
            let make = move |reports: Reports| async move {
                reports.steps.expect(2);
                reports.steps.take();
                go.acquire().await.map_err(|_| Error::Unexpected("closed".to_owned()))?.forget();
                ends()
            };
            let found = reports.report(&actor, study, (ReportKind::Agreement, options), make).await;
            found.map(|found| *found).map_err(Problem::from)
        }
    }

    /// Something after which older results must not be shown.
    pub(super) async fn decide(&self) {
        let whole = self.engine.study(&self.actor, self.study).await.expect("the study");
        let edit =
            StudyEdit { title: format!("{}!", whole.title), languages: whole.languages, settings: whole.settings };
        self.engine.edit_study(&self.actor, self.study, edit).await.expect("an edit");
    }

    /// Something that may be missing from results that are shown.
    pub(super) async fn arrive(&self) {
        let study = match self.scratch {
            Scratch::Sqlite(_) => format!("x'{}'", self.study.0.simple()),
            Scratch::Postgres { .. } => format!("'{}'", self.study.0),
        };
        let sql = format!(
            "insert into study_version (study_id, shard, n)
             values ({study}, -1, 1)
             on conflict (study_id, shard) do update set n = study_version.n + 1"
        );
        execute(self.engine.db(), &sql).await.expect("counted");
    }

    pub(super) async fn changes(&self) -> Changes {
        self.engine.read().await.expect("a connection").study_changes(self.study).await.expect("counts")
    }

    pub(super) fn key(&self, reports: &Reports, options: &str) -> Key {
        let settings = shared::Settings::default();
        let options = format!("{options}\n{}\n{}", reports.versions, reports.engine().folder().stamp(&settings));
        Key { study: self.study, kind: ReportKind::Agreement, options }
    }
}
