//! A study of any size, as a real one would have it: four tasks of a paper in four languages, rewrites, four systems.
//!
//! It is designed by use cases; answers are inserted in bulk behind the program's back, which takes a second for ten
//! thousand and not minutes.

mod bulk;
mod crowd;

use std::fmt::Write as _;

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

/// Answers to one source: three tasks with four outputs each and three raters, a ranking of four, and a rewrite.
const ANSWERS: usize = 3 * 4 * 3 + 4 * 3 + 1;

/// The most systems that a ranking shows; both imported ones and both of the program.
const IMPORTED: [&str; 2] = ["model-a", "model-b"];

/// The password of the manager.
pub const PASSWORD: &str = "a long enough pass phrase";

/// The address with which the manager signs in.
pub const EMAIL: &str = "manager@example.org";

/// A study that is complete.
#[derive(Clone, Copy, Debug)]
pub struct Large {
    /// Who may see all of it.
    pub admin: Actor,
    /// The study.
    pub study: StudyId,
    /// One of its rating tasks.
    pub task: TaskId,
    /// The answers it has.
    pub answers: usize,
}

impl Large {
    /// A study with about so many answers.
    ///
    /// # Errors
    /// A use case refuses, or the database does.
    pub async fn new(engine: &Engine, database: &Database, answers: usize) -> anyhow::Result<Self> {
        let person = NewPerson { name: "Manager".to_owned(), email: EMAIL.to_owned(), password: PASSWORD.to_owned() };
        let admin = engine.add_person(person, true).await?;
        let admin = Actor { person: admin.id, admin: true };
        let languages = LANGUAGES.iter().map(|tag| tag.parse()).collect::<Result<Vec<Language>, _>>()?;
        let title = "A large study".to_owned();
        let new = NewStudy { title: title.clone(), languages: languages.clone() };
        let study = engine.create_study(&admin, new).await?;
        // What waits for approval is old: approved by rule, it would change the study while it is measured.
        let settings = Settings { approve_after_hours: 0, ..Settings::default() };
        engine.edit_study(&admin, study, StudyEdit { title, languages: languages.clone(), settings }).await?;
        let each = answers.div_ceil(ANSWERS * LANGUAGES.len()).max(2);
        let design = Design { engine, admin, study };
        design.texts(each).await?;
        let mut crowd = Crowd::new(study);
        for language in &languages {
            crowd.join(engine, &admin, language, each).await?;
        }
        let rewriting = design.task(Preset::Rewrite, 1).await?;
        let mut rating = Vec::new();
        for preset in [Preset::Formality, Preset::Fluency, Preset::Meaning, Preset::Ranking] {
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
        let bulk = Bulk::open(&database.url).await?;
        let answers = crowd.work(engine, &bulk).await?;
        bulk.close().await;
        let task = rating.first().copied().unwrap_or(rewriting);
        Ok(Self { admin, study, task, answers })
    }
}

/// Makes the design of the study.
struct Design<'a> {
    engine: &'a Engine,
    admin: Actor,
    study: StudyId,
}

impl Design<'_> {
    /// So many sources in each language, and what four systems made of them.
    async fn texts(&self, each: usize) -> anyhow::Result<()> {
        let (mut sources, mut outputs) = ("id,language,text\n".to_owned(), "id,language,system,text\n".to_owned());
        for (place, language) in LANGUAGES.iter().enumerate() {
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

    /// A published task without gates, ten items to a HIT.
    async fn task(&self, preset: Preset, need: i64) -> anyhow::Result<TaskId> {
        let (engine, admin, study) = (self.engine, &self.admin, self.study);
        let task = engine.add_task(admin, study, preset).await?;
        let listed = engine.task(admin, study, task).await?;
        let Some(mut definition) = listed.definition().cloned() else { anyhow::bail!("a preset has a definition") };
        definition.gates.clear();
        (definition.need, definition.items_per_hit) = (need, 10);
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
