//! A study that is ready for work: texts, a published task without gates, a batch, workers with tokens.

use anyhow::Context as _;
use engine::{
    Engine,
    crowd::{claim::Claimed, invite::NewJoinLink, join::Visitor},
    design::{batch::BatchSpec, preset::Preset, study::NewStudy},
    people::person::NewPerson,
    texts::import::{Choice, File},
};
use shared::{
    Actor, Definition, Language, Role, StudyId, StudyState, Submission, SystemId, SystemKind, TaskId,
    import::{FileFormat, FileKind, Mapping},
};

use crate::worker::{answers, submission_id};

/// A study under way.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its administrator, who may do what managers and researchers may.
    pub admin: Actor,
    /// The study.
    pub study: StudyId,
    /// Its language.
    pub language: Language,
    /// Its workers.
    pub workers: Vec<SceneWorker>,
}

/// A worker with a token.
#[derive(Clone, Debug)]
pub struct SceneWorker {
    /// Who it is.
    pub actor: Actor,
    /// The secret of their token.
    pub token: String,
}

impl Scene {
    /// A study with so many sources and so many workers.
    ///
    /// # Errors
    /// A use case refuses.
    pub async fn new(engine: &Engine, n_sources: usize, n_workers: usize) -> anyhow::Result<Self> {
        let lines = (0..n_sources).map(|i| format!("hey nr {i} is kinda cool!!\n")).collect();
        Self::of(engine, lines, n_workers).await
    }

    /// A study with these sources, a line each, and so many workers.
    ///
    /// # Errors
    /// A use case refuses.
    pub async fn of(engine: &Engine, lines: String, n_workers: usize) -> anyhow::Result<Self> {
        let admin = engine.add_person(person(0, "admin"), true).await?;
        let admin = Actor { person: admin.id, admin: true };
        let language: Language = "en".parse()?;
        let study = engine
            .create_study(&admin, NewStudy { title: "Load".to_owned(), languages: vec![language.clone()] })
            .await?;
        let file = File {
            kind: FileKind::Sources,
            name: "s.txt".to_owned(),
            format: Some(FileFormat::Lines),
            bytes: lines.into_bytes(),
        };
        let mapping = Mapping { text: "text".to_owned(), default_language: "en".to_owned(), ..Mapping::default() };
        let imported = engine.import(&admin, study, file, &Choice { mapping, skip_refused: false }).await?;
        anyhow::ensure!(imported.written, "the sources were refused: {:?}", imported.refused);
        let mut scene = Self { admin, study, language, workers: Vec::new() };
        scene.add_workers(engine, n_workers).await?;
        Ok(scene)
    }

    async fn add_workers(&mut self, engine: &Engine, n: usize) -> anyhow::Result<()> {
        let link = NewJoinLink { role: Role::Worker, language: Some(self.language.clone()), days: None, uses: None };
        let link = engine.add_join_link(&self.admin, self.study, link).await?;
        for number in 0..n {
            let nowhere = Visitor { locale: None, address: "", browser: None };
            let (signed_in, _) = engine.join_as_new(&link.code, person(number, "worker"), None, nowhere).await?;
            let actor = engine.actor(signed_in).await?.context("a new account is signed in")?;
            engine.consent(&actor, self.study, true).await?;
            let token = engine.add_token(&actor, "load", 1).await?.secret;
            self.workers.push(SceneWorker { actor, token });
        }
        Ok(())
    }

    /// Publishes a task from a preset without gates and puts hits on its table; the task.
    ///
    /// # Errors
    /// A use case refuses.
    pub async fn open_task(
        &self,
        engine: &Engine,
        preset: Preset,
        change: impl FnOnce(&mut Definition),
    ) -> anyhow::Result<TaskId> {
        let task = engine.add_task(&self.admin, self.study, preset).await?;
        let listed = engine.task(&self.admin, self.study, task).await?;
        let mut definition = listed.definition().context("a preset has a definition")?.clone();
        definition.gates.clear();
        change(&mut definition);
        engine.edit_task(&self.admin, self.study, task, definition).await?;
        engine.publish_task(&self.admin, self.study, task).await?;
        if engine.study(&self.admin, self.study).await?.state == StudyState::Draft {
            engine.set_study_state(&self.admin, self.study, StudyState::Live).await?;
        }
        Ok(task)
    }

    /// Makes a batch of all sources, for a judging task over these systems.
    ///
    /// # Errors
    /// A use case refuses.
    pub async fn batch(&self, engine: &Engine, task: TaskId, systems: Vec<SystemId>) -> anyhow::Result<()> {
        let language = self.language.clone();
        let spec = BatchSpec {
            task,
            language,
            label: String::new(),
            sample: None,
            systems,
            all_human: false,
            spread: false,
            seed: Some(7),
        };
        engine.make_batch(&self.admin, self.study, spec).await?;
        Ok(())
    }

    /// Lets a worker answer everything that is open for them.
    ///
    /// # Errors
    /// A use case refuses.
    pub async fn work(&self, engine: &Engine, worker: &SceneWorker, task: TaskId) -> anyhow::Result<()> {
        while let Claimed::Hit { assignment } = engine.claim(&worker.actor, self.study, task).await? {
            let shown = engine.shown(&worker.actor, assignment).await?;
            let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
            engine.submit(&worker.actor, assignment, submission).await?;
        }
        Ok(())
    }

    /// The system of human rewrites.
    ///
    /// # Errors
    /// Nobody has rewritten anything yet.
    pub async fn human(&self, engine: &Engine) -> anyhow::Result<SystemId> {
        let systems = engine.systems(&self.admin, self.study).await?;
        let human = systems.into_iter().find(|counted| counted.kind == SystemKind::Human);
        Ok(human.context("no human rewrites yet")?.id)
    }
}

fn person(number: usize, what: &str) -> NewPerson {
    NewPerson {
        name: format!("{what} {number}"),
        email: format!("{what}{number}@example.org"),
        password: "a long enough pass phrase".to_owned(),
    }
}
