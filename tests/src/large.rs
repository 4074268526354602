//! A study of any size, as a real one would have it: tasks of a paper in four languages, rewrites, four systems.
//!
//! It is designed by use cases; answers are inserted in bulk behind the program's back, sixty thousand a second and more.

mod bulk;
mod crowd;
mod rows;

use std::fmt::Write as _;

use anyhow::Context as _;
use engine::{
    Engine,
    design::{
        batch::BatchSpec,
        preset::Preset,
        study::{NewStudy, StudyEdit},
    },
    people::person::NewPerson,
    texts::{
        import::{Choice, File},
        output::Builtin,
    },
};
use shared::{
    Actor, Language, Settings, StudyId, StudyState, SystemId, TaskId,
    import::{FileFormat, FileKind, Mapping},
};

use crate::database::Database;

use self::{bulk::Bulk, crowd::Crowd};

/// The languages of the study.
const LANGUAGES: [&str; 4] = ["en", "fr", "it", "pt-BR"];

/// Answers to one source in a task: four outputs, and three raters of each. A rewriting task has one.
const ANSWERS: usize = 4 * 3;

/// The tasks of a study next to the rewriting task.
const PRESETS: [Preset; 4] = [Preset::Formality, Preset::Fluency, Preset::Meaning, Preset::Ranking];

/// The most items of a HIT in which workers write.
const REWRITES: i64 = 20;

/// Sources for which there is one worker more, between the least and the most.
const SOURCES: usize = 20;
const LEAST: usize = 24;
const MOST: usize = 60;

/// The most systems that a ranking shows; both imported ones and both of the program.
const IMPORTED: [&str; 2] = ["model-a", "model-b"];

/// The password of the manager.
pub const PASSWORD: &str = "a long enough pass phrase";

/// The address with which the manager signs in.
pub const EMAIL: &str = "manager@example.org";

/// What a large study is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// About so many answers.
    pub answers: usize,
    /// So many tasks: one of rewriting, and the others by turns of formality, fluency, meaning and ranking.
    pub tasks: usize,
    /// In so many languages, at most four.
    pub languages: usize,
    /// Workers in all; `None`: one for twenty sources of a language, within limits.
    pub workers: Option<usize>,
    /// Items of a HIT.
    pub items: i64,
    /// Of so many HITs, the last one waits for work; 0: all are complete.
    pub open: usize,
}

impl Shape {
    /// A complete study of five tasks in four languages, ten items to a HIT.
    pub const fn of_answers(answers: usize) -> Self {
        Self { answers, tasks: 1 + PRESETS.len(), languages: LANGUAGES.len(), workers: None, items: 10, open: 0 }
    }

    /// Sources in each language.
    fn sources(&self) -> usize {
        let each = 1 + ANSWERS * self.tasks.saturating_sub(1);
        self.answers.div_ceil(each * self.languages.clamp(1, LANGUAGES.len())).max(2)
    }

    /// Workers of each language.
    fn workers(&self) -> usize {
        let by_sources = (self.sources() / SOURCES).clamp(LEAST, MOST);
        self.workers.map_or(by_sources, |all| (all / self.languages.clamp(1, LANGUAGES.len())).max(LEAST))
    }
}

/// A study with answers.
#[derive(Clone, Debug)]
pub struct Large {
    /// Who may see all of it.
    pub admin: Actor,
    /// The study.
    pub study: StudyId,
    /// One of its rating tasks.
    pub task: TaskId,
    /// Its workers.
    pub workers: Vec<Actor>,
    /// The answers it has.
    pub answers: usize,
}

impl Large {
    /// A complete study with about so many answers.
    ///
    /// # Errors
    /// A use case refuses, or the database does.
    pub async fn new(engine: &Engine, database: &Database, answers: usize) -> anyhow::Result<Self> {
        Self::of_shape(engine, database, Shape::of_answers(answers)).await
    }

    /// A study of a shape.
    ///
    /// # Errors
    /// A use case refuses, or the database does.
    pub async fn of_shape(engine: &Engine, database: &Database, shape: Shape) -> anyhow::Result<Self> {
        let person = NewPerson { name: "Manager".to_owned(), email: EMAIL.to_owned(), password: PASSWORD.to_owned() };
        let admin = engine.add_person(person, true).await?;
        let admin = Actor { person: admin.id, admin: true };
        let languages = LANGUAGES.iter().take(shape.languages.max(1)).map(|tag| tag.parse());
        let languages = languages.collect::<Result<Vec<Language>, _>>()?;
        let title = "A large study".to_owned();
        let new = NewStudy { title: title.clone(), languages: languages.clone() };
        let study = engine.create_study(&admin, new).await?;
        // What waits for approval is old: approved by rule, it would change the study while it is measured.
        let settings = Settings { approve_after_hours: 0, ..Settings::default() };
        engine.edit_study(&admin, study, StudyEdit { title, languages: languages.clone(), settings }).await?;
        let design = Design { engine, admin, study, items: shape.items };
        design.texts(&languages, shape.sources()).await?;
        let mut bulk = Bulk::open(&database.url).await?;
        let crowd = Crowd { study, open: shape.open };
        for language in &languages {
            crowd.join((engine, &mut bulk), &admin, language, shape.workers()).await?;
        }
        let rewriting = design.task(Preset::Rewrite, 1).await?;
        let mut rating = Vec::new();
        for preset in PRESETS.into_iter().cycle().take(shape.tasks.saturating_sub(1)) {
            rating.push(design.task(preset, 3).await?);
        }
        engine.set_study_state(&admin, study, StudyState::Live).await?;
        let systems: Vec<SystemId> = engine.systems(&admin, study).await?.into_iter().map(|one| one.id).collect();
        for language in &languages {
            design.batch(rewriting, language, Vec::new()).await?;
            for task in &rating {
                design.batch(*task, language, systems.clone()).await?;
            }
        }
        crowd.work(engine, &mut bulk).await?;
        bulk.close().await?;
        Self::find(database).await
    }

    /// The study of a database that has been filled before.
    ///
    /// # Errors
    /// It has none.
    pub async fn find(database: &Database) -> anyhow::Result<Self> {
        let mut bulk = Bulk::open(&database.url).await?;
        let (study, manager) = bulk.studies().await?.into_iter().next().context("a study with a manager")?;
        let tasks = bulk.tasks(study).await?;
        let (task,) = *tasks.get(1).or_else(|| tasks.first()).context("a study with a task")?;
        let workers = bulk.hands(study).await?.into_iter().map(|hand| hand.person_id);
        let workers = workers.map(|person| Actor { person: person.into(), admin: false }).collect();
        let answers = usize::try_from(bulk.n_answers(study).await?)?;
        bulk.close().await?;
        let admin = Actor { person: manager.into(), admin: true };
        Ok(Self { admin, study: study.into(), task: task.into(), workers, answers })
    }
}

/// Makes the design of the study.
struct Design<'a> {
    engine: &'a Engine,
    admin: Actor,
    study: StudyId,
    items: i64,
}

impl Design<'_> {
    /// So many sources in each language, and what four systems made of them.
    async fn texts(&self, languages: &[Language], each: usize) -> anyhow::Result<()> {
        let (mut sources, mut outputs) = ("id,language,text\n".to_owned(), "id,language,system,text\n".to_owned());
        for (place, language) in languages.iter().enumerate() {
            for number in 0..each {
                let words = sentence(place * each + number);
                writeln!(sources, "{language}-{number},{language},\"hey, {words} is sooo kewl!!!\"")?;
                for (rank, system) in IMPORTED.iter().enumerate() {
                    let verb = ["is rather good", "seems to be good"][rank];
                    writeln!(outputs, "{language}-{number},{language},{system},\"Hello, {words} {verb}.\"")?;
                }
            }
        }
        let mapping = Mapping {
            text: "text".to_owned(),
            id: "id".to_owned(),
            language: "language".to_owned(),
            ..Mapping::default()
        };
        self.import(FileKind::Sources, sources, mapping.clone()).await?;
        self.import(FileKind::Outputs, outputs, Mapping { system: "system".to_owned(), ..mapping }).await?;
        for builtin in [Builtin::Copy, Builtin::RuleBased] {
            self.engine.run_builtin(&self.admin, self.study, builtin).await?;
        }
        Ok(())
    }

    async fn import(&self, kind: FileKind, table: String, mapping: Mapping) -> anyhow::Result<()> {
        let file =
            File { kind, name: "texts.csv".to_owned(), format: Some(FileFormat::Csv), bytes: table.into_bytes() };
        let choice = Choice { mapping, skip_refused: false };
        let imported = self.engine.import(&self.admin, self.study, file, &choice).await?;
        anyhow::ensure!(imported.written, "the texts were refused: {:?}", imported.refused);
        Ok(())
    }

    /// A published task without gates.
    async fn task(&self, preset: Preset, need: i64) -> anyhow::Result<TaskId> {
        let (engine, admin, study) = (self.engine, &self.admin, self.study);
        let task = engine.add_task(admin, study, preset).await?;
        let listed = engine.task(admin, study, task).await?;
        let Some(mut definition) = listed.definition().cloned() else { anyhow::bail!("a preset has a definition") };
        definition.gates.clear();
        let items = if preset == Preset::Rewrite { self.items.min(REWRITES) } else { self.items };
        (definition.need, definition.items_per_hit) = (need, items);
        engine.edit_task(admin, study, task, definition).await?;
        engine.publish_task(admin, study, task).await?;
        Ok(task)
    }

    async fn batch(&self, task: TaskId, language: &Language, systems: Vec<SystemId>) -> anyhow::Result<()> {
        let spec = BatchSpec {
            task,
            language: language.clone(),
            label: String::new(),
            sample: None,
            systems,
            all_human: false,
            spread: false,
            seed: Some(7),
        };
        self.engine.make_batch(&self.admin, self.study, spec).await?;
        Ok(())
    }
}

/// Different words for every number.
pub(crate) fn sentence(number: usize) -> String {
    const WORDS: [[&str; 8]; 4] = [
        ["the", "my", "your", "our", "this", "that", "her", "his"],
        ["old", "new", "blue", "quiet", "broken", "funny", "small", "late"],
        ["train", "letter", "garden", "story", "engine", "window", "friend", "lunch"],
        ["today", "again", "for us", "at home", "in town", "at last", "as ever", "with rain"],
    ];
    let word = |place: usize| WORDS[place][(number >> (3 * place)) % 8];
    format!("{} {} {} {} (no. {number})", word(0), word(1), word(2), word(3))
}
