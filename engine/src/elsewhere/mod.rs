//! A study of answers that were collected elsewhere: the files of other annotation tools become a closed study with its
//! raters, so that agreement, evaluation and metrics are the same as for answers that were collected here.
//!
//! The file is read once, into a temporary file that is ordered by item, because texts may come after answers and the
//! answers to a question decide what kind of question it is. Then the study is written, a few thousand rows in each
//! transaction. All ids follow from the file: an import that was cut off is completed by repeating it.

mod about;
mod design;
mod given;
mod ids;
mod rows;
mod survey;

use std::collections::{BTreeSet, HashMap, HashSet};

use formats::{Files, Format, Grouped, Record, Report};
use shared::{
    Actor, Language, Problem, RejectedAnswers, Settings, Study, StudyId, StudyState, SystemKind, Time, refusal,
};
use store::batch::{Batch, BatchSpec};
use store::elsewhere::Rater;
use tokio::sync::mpsc::{Sender, channel};

use self::{
    design::PRESET,
    ids::Ids,
    rows::{Rows, Writer, survey_group},
    survey::{Survey, language_of},
};
use crate::{
    Engine, Error, Result,
    audit::event::Happened,
    blocking::{Place, place},
    design::task::hash,
};

/// Rows that are written in one transaction, about.
const CHUNK: usize = 5_000;
/// Raters that are written in one transaction.
const RATERS: usize = 1_000;
/// Sources and outputs of a file, whose ids are held in memory.
const TEXTS: usize = 5_000_000;

/// What becomes of a file.
#[derive(Clone, Debug, Default)]
pub struct Import {
    /// The title of the study.
    pub title: String,
    /// The language of all texts; without one, those that the file names, and English where it names none.
    pub language: Option<Language>,
    /// The study of an import that was cut off, which is completed.
    pub study: Option<StudyId>,
    /// The questions that are imported; all if there is none.
    pub only: Vec<String>,
    /// Whether models count as raters.
    pub with_models: bool,
}

/// What was imported.
#[derive(Debug)]
pub struct Imported {
    /// The study.
    pub study: StudyId,
    /// The file's counts, losses and refused rows.
    pub report: Report,
    /// How many tasks there are.
    pub tasks: usize,
    /// How many answers the study has.
    pub answers: u64,
    /// The raters as the file names them, with their numbers in the study.
    pub raters: Vec<(String, i64)>,
}

/// Why nothing was imported, or not all of it.
#[derive(Debug)]
pub enum Failed {
    /// The file cannot be used. Nothing was written.
    File(formats::Error),
    /// The study cannot be written. Where there is one already, repeating the import completes it.
    Study(Error, Option<StudyId>),
}

impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Study(error, _) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failed {}

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Self::Study(error, None)
    }
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Self {
        Self::Study(problem.into(), None)
    }
}

impl From<formats::Error> for Failed {
    fn from(error: formats::Error) -> Self {
        Self::File(error)
    }
}

/// What the first reading of a file finds.
struct Found {
    grouped: Grouped,
    models: BTreeSet<String>,
    survey: Survey,
    report: Report,
}

impl Engine {
    /// Makes a closed study of the answers in files of another tool.
    ///
    /// # Errors
    /// The actor may not create studies, the files cannot be used, or the database reports an error.
    pub async fn import_answers(
        &self,
        actor: &Actor,
        import: Import,
        format: &'static Format,
        files: Files,
    ) -> Result<Imported, Failed> {
        self.permit_new_study(actor)?;
        let place = place().await?;
        let default: Language = "en".parse()?;
        let (asked, fallback) = (import.clone(), default.clone());
        let Found { grouped, models, survey, report } =
            place.run(move || find(&asked, &fallback, format, &files)).await??;
        let languages: Vec<Language> = survey.languages.iter().cloned().collect();
        let tasks = design::tasks(&survey, &import.title, &languages)?;
        let (study, created_at) = self.study_of_import(actor, &import, &languages, survey.has_rejected).await?;
        let mut raters: Vec<(String, i64)> =
            survey.raters.iter().map(|(name, (number, _))| (name.clone(), *number)).collect();
        raters.sort_by_key(|(_, number)| *number);
        let n_tasks = tasks.len();
        let writer = Writer {
            study,
            ids: Ids::of(study, created_at),
            now: created_at,
            survey,
            tasks,
            given: import.language.clone(),
            default,
            with_models: import.with_models,
            sources: HashMap::new(),
            outputs: HashSet::new(),
            losses: formats::report::Losses::default(),
            n_answers: 0,
        };
        let failed = |error: Error| Failed::Study(error, Some(study));
        self.write_frame(actor, &writer, &languages).await.map_err(failed)?;
        let mut report = report;
        let (losses, answers) = self.write_rows(place, writer, grouped, models).await.map_err(failed)?;
        report.losses.extend(&losses);
        self.close_import(actor, study, answers).await.map_err(failed)?;
        Ok(Imported { study, report, tasks: n_tasks, answers, raters })
    }

    /// The study that is written: a new one, or that of an import that was cut off.
    async fn study_of_import(
        &self,
        actor: &Actor,
        import: &Import,
        languages: &[Language],
        has_rejected: bool,
    ) -> Result<(StudyId, Time)> {
        let mut tx = self.write().await?;
        if let Some(study) = import.study {
            let found = tx.study(study).await?.ok_or(Problem::NotFound)?;
            let tasks = tx.tasks(study).await?;
            let is_begun = tasks.iter().all(|task| task.preset == PRESET);
            if found.state != StudyState::Draft || !is_begun || found.languages != languages {
                return Err(Problem::conflict(refusal::no_such_import()).into());
            }
            return Ok((study, found.created_at));
        }
        let settings = Settings {
            rejected_answers: if has_rejected { RejectedAnswers::LeftOut } else { RejectedAnswers::Counted },
            ..Settings::default()
        };
        let study = Study {
            id: self.id(),
            title: crate::design::study::checked_title(&import.title)?,
            state: StudyState::Draft,
            languages: languages.to_vec(),
            settings,
            seed: self.seed(),
            created_at: self.now(),
        };
        self.store_study(&mut tx, actor, &study).await?;
        tx.commit().await?;
        Ok((study.id, study.created_at))
    }

    /// Writes systems, tasks, batches and raters.
    async fn write_frame(&self, actor: &Actor, writer: &Writer, languages: &[Language]) -> Result<()> {
        let study = writer.study;
        let mut tx = self.write().await?;
        for name in &writer.survey.systems {
            tx.named_system(&shared::System {
                id: writer.system(name),
                study_id: study,
                name: if name == "human" { "human (file)".to_owned() } else { name.replace('\0', "\u{fffd}") },
                kind: SystemKind::Imported,
            })
            .await?;
        }
        let known = tx.tasks(study).await?;
        for planned in &writer.tasks {
            let (task, version) = (writer.task(planned.subject), writer.version(planned.subject));
            if known.iter().any(|known| known.id == task) {
                continue;
            }
            tx.add_task(task, study, PRESET, self.now()).await?;
            tx.add_version(version, task, &planned.definition, self.now()).await?;
            tx.publish_version(version, (&hash(&planned.definition)?, 1), self.now()).await?;
            let what = Happened::by(actor, study, "import", "task", task);
            self.record(&mut tx, what, None::<&()>, Some(&planned.definition)).await?;
            for language in languages {
                let id = writer.batch(planned.subject, language);
                let spec = BatchSpec {
                    task,
                    language: language.clone(),
                    label: String::new(),
                    sample: None,
                    systems: Vec::new(),
                    all_human: false,
                    spread: false,
                    seed: Some(0),
                };
                let (label, seed, n_hits, created_at) = (language.name(), 0, 0, self.now());
                let (study_id, task_id, version_id, language) = (study, task, version, language.clone());
                tx.add_batch(&Batch {
                    id,
                    study_id,
                    task_id,
                    version_id,
                    language,
                    label,
                    seed,
                    spec,
                    n_hits,
                    created_at,
                })
                .await?;
            }
        }
        tx.commit().await?;
        let raters = writer.survey.raters.iter().map(|(name, (number, language))| Rater {
            person: writer.ids.id("person", &[name]),
            worker: writer.worker(name),
            number: *number,
            name: name.replace('\0', "\u{fffd}").chars().take(200).collect(),
            language: language.clone(),
        });
        let raters: Vec<Rater> = raters.collect();
        for some in raters.chunks(RATERS) {
            let mut tx = self.write().await?;
            tx.add_raters(study, some, self.now()).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Writes texts and answers; what was lost, and the number of answers.
    async fn write_rows(
        &self,
        place: Place,
        mut writer: Writer,
        mut grouped: Grouped,
        models: BTreeSet<String>,
    ) -> Result<(formats::report::Losses, u64)> {
        let (sender, mut chunks) = channel(2);
        let reading = tokio::spawn(async move {
            place.run(move || send(&mut writer, &mut grouped, &models, &sender).map(|()| writer)).await
        });
        while let Some(rows) = chunks.recv().await {
            self.write_chunk(&rows).await?;
        }
        let writer = reading.await.map_err(|error| Error::Unexpected(format!("an import: {error}")))??;
        let writer = writer.map_err(|error| Error::Unexpected(error.to_string()))?;
        Ok((writer.losses, writer.n_answers))
    }

    async fn write_chunk(&self, rows: &Rows) -> Result<()> {
        let mut tx = self.write().await?;
        tx.add_missing_sources(&rows.sources).await?;
        tx.add_missing_outputs(&rows.outputs).await?;
        tx.add_done_hits(&rows.hits).await?;
        tx.add_done_work(&rows.work, &Settings::default().currency).await?;
        tx.add_values(&rows.answers).await?;
        tx.commit().await
    }

    /// Closes the study once everything is there.
    async fn close_import(&self, actor: &Actor, study: StudyId, answers: u64) -> Result<()> {
        let mut tx = self.write().await?;
        let stored = tx.n_values(study).await?;
        if u64::try_from(stored).ok() != Some(answers) {
            return Err(Error::Unexpected(format!("{answers} answers were written, and {stored} are there")));
        }
        tx.count_batches(study).await?;
        // Outputs of files are measured like all others.
        self.score_arrivals(&mut tx, study).await?;
        tx.know_sizes().await?;
        if !tx.move_study(study, StudyState::Draft, StudyState::Closed).await? {
            return Err(Problem::conflict(refusal::no_such_import()).into());
        }
        let what = Happened::by(actor, study, "import", "study", study);
        self.record(&mut tx, what, None::<&()>, Some(&serde_json::json!({ "answers": answers }))).await?;
        tx.commit().await
    }
}

/// Reads the files, and finds what is in them.
fn find(import: &Import, default: &Language, format: &Format, files: &Files) -> Result<Found, formats::Error> {
    let mut grouped = Grouped::new()?;
    let (mut models, mut defined, mut n) = (BTreeSet::new(), Vec::new(), 0_u64);
    let mut sink = |record: Record| {
        match &record {
            Record::Rater(rater) if rater.is_model => {
                models.insert(rater.id.clone());
            }
            Record::Question(question) => defined.push(question.clone()),
            Record::Rater(_) | Record::Item(_) | Record::Answer(_) => {}
        }
        let Record::Answer(mut answer) = record else { return grouped.add(record) };
        if answer.item.is_none() {
            // Comparisons that name no text are about one text each.
            n += 1;
            answer.item = Some(format!("comparison {n}"));
        }
        grouped.add(Record::Answer(answer))
    };
    let report = formats::read(format, files, &import.only, &mut sink)?;
    let language =
        |item: &_, answer: &_| language_of(item, answer, import.language.as_ref()).unwrap_or_else(|| default.clone());
    let mut survey = Survey::default();
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        survey_group(&mut survey, &group, language, |rater| !import.with_models && models.contains(rater))?;
    }
    survey.define(&defined);
    if survey.tasks.is_empty() {
        let only_models = !import.with_models && !models.is_empty();
        let why = if only_models { " All of its raters are models." } else { "" };
        let first = report.refused.first().map(|first| format!(" {first}")).unwrap_or_default();
        return Err(formats::Error::unusable(format!("The file has no answer that can be imported.{why}{first}")));
    }
    Ok(Found { grouped, models, survey, report })
}

/// Sends the rows of all items.
fn send(
    writer: &mut Writer,
    grouped: &mut Grouped,
    models: &BTreeSet<String>,
    sender: &Sender<Rows>,
) -> Result<(), formats::Error> {
    let mut rows = Rows::default();
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        writer.add(&group, |rater| models.contains(rater), &mut rows);
        if writer.sources.len() + writer.outputs.len() > TEXTS {
            return Err(formats::Error::unusable(format!(
                "A study can have at most {TEXTS} texts, and the file has more."
            )));
        }
        if rows.len() >= CHUNK && sender.blocking_send(std::mem::take(&mut rows)).is_err() {
            // Nobody writes any more: the reason is known there.
            return Ok(());
        }
    }
    let _ = sender.blocking_send(rows);
    Ok(())
}
