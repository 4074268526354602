//! The data behind the tables of the papers: the other reports, and the texts and answers that they are made from.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use engine::{
    Result, Tx,
    crowd::answers::{Judging, Table as Judgements, counts_rejected, questions, shown_versions},
    design::task::{TaskVersion, title_of},
    texts::model::{Folder, Models},
};
use shared::{
    About, Actor, Language, OutputId, Problem, QuestionType as _, SourceId, Study, StudyId, SystemId, TaskId, TextOf,
};
use store::{
    counted::{AnswersTo, Marking},
    paper::{Edited, Made, Origin},
};

use super::role::Role;
use crate::{
    Reports,
    agreement::{Agreement, Report},
    evaluation::{Evaluation, Preferences, Scores},
    funnel::Funnel,
    metrics::{Metrics, sum},
    rewrites::analysis::Analysis,
    systems::Systems,
};

/// The collected data of a study.
pub(crate) struct Evidence {
    pub study: Study,
    pub baseline: Option<String>,
    pub versions: Vec<TaskVersion>,
    /// All counted answers that are numbers, a table a task, question and language.
    pub judgements: Vec<Judgements>,
    pub sources: Vec<Origin>,
    pub texts: Vec<Made>,
    pub edited: Vec<Edited>,
    pub marks: Vec<Marking>,
    pub scores: BTreeMap<Language, sum::Systems>,
    pub agreement: Arc<Report>,
    pub evaluation: Arc<Evaluation>,
    pub metrics: Arc<Metrics>,
    pub rewrites: Arc<Analysis>,
    pub distances: Arc<Systems>,
    pub funnel: Funnel,
    folder: Folder,
}

/// The number of reports that the tables gather.
pub(super) const PARTS: usize = 5;

/// The reports that the tables gather, each kept on its own.
pub(super) struct Parts {
    agreement: Arc<Report>,
    evaluation: Arc<Evaluation>,
    metrics: Arc<Metrics>,
    rewrites: Arc<Analysis>,
    distances: Arc<Systems>,
}

impl Reports {
    /// Has the reports made that the tables gather.
    pub(super) async fn parts_of_evidence(
        &self,
        actor: &Actor,
        study: StudyId,
        baseline: Option<String>,
    ) -> Result<Parts> {
        Ok(Parts {
            agreement: self.steps.after(self.agreement(actor, study).await?),
            evaluation: self.steps.after(self.evaluation(actor, study, baseline.clone()).await?),
            metrics: self.steps.after(self.metrics(actor, study, baseline).await?),
            rewrites: self.steps.after(self.rewrite_analysis(actor, study).await?),
            distances: self.steps.after(self.system_distances(actor, study).await?),
        })
    }

    /// Reads the rest.
    pub(super) async fn evidence(&self, study: StudyId, baseline: Option<String>, parts: Parts) -> Result<Evidence> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let versions = shown_versions(&mut tx, study, &self.versions).await?.versions;
        let judgements = judgements(&mut tx, study, &versions).await?;
        let (sources, texts, edited) = (tx.origins(study).await?, tx.texts(study).await?, tx.edited(study).await?);
        let (placed, stored) = (tx.placed_outputs(study).await?, tx.scores(study).await?);
        let decided = tx.decided_sources(study).await?;
        let rejected = counts_rejected(&mut tx, study).await?;
        let marks = tags(&mut tx, study, &versions, rejected).await?;
        let standings = tx.standings(study).await?;
        tx.commit().await?;
        Ok(Evidence {
            judgements,
            scores: sum::counted((placed, &decided), stored, &facts.settings),
            agreement: parts.agreement,
            evaluation: parts.evaluation,
            metrics: parts.metrics,
            rewrites: parts.rewrites,
            distances: parts.distances,
            funnel: Funnel::of(&standings),
            folder: self.engine().folder().clone(),
            study: facts,
            baseline,
            versions,
            sources,
            texts,
            edited,
            marks,
        })
    }
}

/// All counted answers that are numbers. Packed as they are, ten million take 320 MB.
async fn judgements(tx: &mut Tx, study: StudyId, versions: &[TaskVersion]) -> Result<Vec<Judgements>> {
    let judging = Judging::new(tx, study, versions).await?;
    let mut all = Vec::new();
    for (task, question) in judging.questions() {
        all.extend(judging.tables(tx, (task, &question.key)).await?);
    }
    Ok(all)
}

/// The spans in outputs that were marked under these versions: in those that were shown, and in those that workers wrote and marked themselves.
async fn tags(tx: &mut Tx, study: StudyId, versions: &[TaskVersion], rejected: bool) -> Result<Vec<Marking>> {
    let mut all = Vec::new();
    for (task, question) in questions(versions) {
        if let About::Marked(TextOf::Output | TextOf::Answer) = question.kind.about() {
            let marks = tx.counted_marks(AnswersTo { study, task, question: &question.key }, rejected).await?;
            all.extend(marks.into_iter().filter(|one| versions.iter().any(|own| own.id == one.row.version_id)));
        }
    }
    Ok(all)
}

impl Evidence {
    /// The languages of the study.
    pub(crate) fn languages(&self) -> &[Language] {
        &self.study.languages
    }

    /// The study's seed.
    pub(crate) const fn seed(&self) -> u64 {
        self.study.seed.cast_unsigned()
    }

    /// The judgements of a question in a language; among several tasks, those of the task with the most.
    pub(crate) fn judgements(&self, role: Role, language: &Language) -> Option<&Judgements> {
        let own = self.judgements.iter().filter(|table| table.language == *language);
        own.filter(|table| role.is(&table.preset, &table.question)).max_by_key(|table| table.rows.len())
    }

    /// The agreement of raters on a question in a language; among several tasks, that of the task with the most
    /// judgements.
    pub(crate) fn agreement(&self, role: Role, language: &Language) -> Option<&Agreement> {
        let own = self.agreement.tables.iter().filter(|table| table.language == *language);
        own.filter(|table| role.is(&table.preset, &table.question)).max_by_key(|table| table.n_ratings)
    }

    /// The scores of systems on a question, or for one of its answers, in a language.
    pub(crate) fn scores(&self, role: Role, answer: Option<&str>, language: &Language) -> Option<&Scores> {
        let question = answer.map_or_else(|| role.question.to_owned(), |answer| format!("{}/{answer}", role.question));
        let own = self.evaluation.tables.iter().filter(|table| table.language == *language);
        let own = own.filter(|table| role.is(&table.preset, &table.question) && table.question == question);
        own.max_by_key(|table| table.systems.iter().map(|system| system.n_ratings).sum::<usize>())
    }

    /// The pairwise preferences on a question in a language.
    pub(crate) fn preferences(&self, role: Role, language: &Language) -> Option<&Preferences> {
        let own = self.evaluation.preferences.iter().filter(|table| table.language == *language);
        own.filter(|table| role.is(&table.preset, &table.question))
            .max_by_key(|table| table.pairs.iter().map(|pair| pair.n_ratings).sum::<usize>())
    }

    /// The texts in use, source by source; removed and replaced texts are kept only because judgements refer to them.
    pub(super) fn used(&self) -> impl Iterator<Item = &Made> {
        self.texts.iter().filter(|text| text.used)
    }

    /// The names of systems.
    pub(crate) fn names(&self) -> HashMap<SystemId, &str> {
        self.texts.iter().map(|text| (text.system_id, text.system.as_str())).collect()
    }

    /// The outputs by their ids.
    pub(crate) fn outputs(&self) -> HashMap<OutputId, &Made> {
        self.texts.iter().map(|text| (text.id, text)).collect()
    }

    /// The sources by their ids.
    pub(crate) fn origins(&self) -> HashMap<SourceId, &Origin> {
        self.sources.iter().map(|source| (source.id, source)).collect()
    }

    /// The preset a task was made from.
    pub(crate) fn preset(&self, task: TaskId) -> String {
        title_of(&self.versions, task).1
    }

    /// The models of a language, those that can be had.
    pub(crate) fn models(&self, language: &Language) -> Models {
        let named = self.study.settings.models.get(language);
        named.map(|named| Models::load(&self.folder, named).0).unwrap_or_default()
    }
}
