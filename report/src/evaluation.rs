//! Human evaluation of systems: mean and interval per system and question, and mean rank (XFORMAL, Table 7, bottom).
//!
//! A system's score is its mean over items, where an item's score is the mean of its judgements. It uses the same long
//! table, seed and bootstrap over items as the agreement report.

mod preference;
mod print;
mod score;

use std::sync::Arc;

use engine::{
    Result,
    crowd::{
        answers::{Judging, Kind, ShownVersions, Table, TaskSeries, VersionUsed, left_out, shown_versions},
        known::LeftOut,
    },
};
use serde::Serialize;
use shared::{Actor, Language, Problem, StudyId, TaskId};

use crate::{ReportKind, Reports, agreement::SOFTWARE, label::Label};

pub use preference::{Preference, Preferences, Preferred};
pub use print::p_text;
pub use score::{Ahead, Comparison, Difference, Lead, PairTest, SystemScore};

/// The name of a text without a system: the source, unchanged.
pub const SOURCE: &str = "(source)";

/// The human evaluation of the systems of a study.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Evaluation {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The seed of the intervals: the study's own.
    pub seed: i64,
    /// The program and version that computed it.
    pub software: String,
    /// The people whose work is excluded from the numbers.
    pub left_out: LeftOut,
    /// The tasks with several answered versions, and which versions the numbers are about.
    pub series: Vec<TaskSeries>,
    /// The system the others are compared with, if one was chosen.
    pub baseline: Option<String>,
    /// A table per task, question and language; for a choice question, one per answer.
    pub tables: Vec<Scores>,
    /// Pairwise preferences between systems, per task, question and language.
    pub preferences: Vec<Preferences>,
}

/// The scores of all systems on one question of one task in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Scores {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub task_title: String,
    /// The preset it was made from.
    pub preset: String,
    /// The key of the question.
    pub question: String,
    /// What people read in place of the keys.
    #[serde(skip)]
    pub label: Label,
    /// The language.
    pub language: Language,
    /// Whether the numbers are mean ranks, where lower is better.
    pub is_rank: bool,
    /// Whether the numbers are shares of judgements with this answer.
    pub is_share: bool,
    /// The least and the greatest number that can be given; `None` if the versions of the task do not say it.
    pub range: Option<[f64; 2]>,
    /// The versions of the task that were answered.
    pub versions: Vec<VersionUsed>,
    /// The systems, by name.
    pub systems: Vec<SystemScore>,
    /// The tests behind the letters of the systems; none without letters.
    pub pairs: Vec<PairTest>,
    /// Which system is the best; `None` for shares of answers, and with fewer than two systems.
    #[serde(skip)]
    pub lead: Option<Lead>,
    /// SHA-256 of versions, options and judgements.
    pub config: String,
}

impl Reports {
    /// Computes the human evaluation of the systems, compared with a baseline if one is named.
    ///
    /// # Errors
    /// The actor may not see reports, or the study has no such system.
    pub async fn evaluation(&self, actor: &Actor, study: StudyId, baseline: Option<String>) -> Result<Arc<Evaluation>> {
        let baseline = self.baseline(actor, study, baseline).await?;
        let options = format!("{baseline:?}");
        let make = move |reports: Self| async move {
            reports.compute(study, async move |on| on.evaluate(study, baseline).await).await
        };
        self.report(actor, study, (ReportKind::Evaluation, options), make).await
    }

    async fn evaluate(&self, study: StudyId, baseline: Option<String>) -> Result<Evaluation> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let ShownVersions { versions, tasks: series } = shown_versions(&mut tx, study, &self.versions).await?;
        let left_out = left_out(&mut tx, study).await?;
        let seed = facts.seed.cast_unsigned();
        let label = |table: &Table| Label::of(&versions, table.task, &table.question);
        let judging = Judging::new(&mut tx, study, &versions).await?;
        let questions = judging.questions();
        self.steps.expect(questions.len());
        let (mut tables, mut preferences) = (Vec::new(), Vec::new());
        for (task, question) in questions {
            for table in judging.tables(&mut tx, (task, &question.key)).await?.into_iter().flat_map(Table::ticks) {
                let label = label(&table);
                if matches!(table.kind, Kind::Preference(_)) {
                    preferences.push(Preferences { label, ..preference::preferences(&table, seed) });
                } else {
                    tables.push(Scores { label, ..scores(&table, judging.names(), baseline.as_deref(), seed) });
                }
            }
            self.steps.take();
        }
        tx.commit().await?;
        let software = SOFTWARE.to_owned();
        Ok(Evaluation {
            study,
            title: facts.title,
            seed: facts.seed,
            software,
            left_out,
            series,
            baseline,
            tables,
            preferences,
        })
    }
}

fn scores(table: &Table, names: &score::Names, baseline: Option<&str>, seed: u64) -> Scores {
    // The shares of the answers to one choice are not compared one by one.
    let best = match table.kind {
        Kind::Ranking => Some(score::Best::Lowest),
        Kind::Scale(_) | Kind::Slider { .. } => Some(score::Best::Highest),
        Kind::Choice(_) | Kind::Tick | Kind::Preference(_) => None,
    };
    let means = score::by_system(&table.rows, names);
    let score::Systems { scores: systems, pairs } = score::systems(&means, (baseline, best), seed);
    let lead = best.and_then(|best| score::lead(&means, &systems, best, seed));
    Scores {
        task: table.task,
        task_title: table.task_title.clone(),
        preset: table.preset.clone(),
        question: table.question.clone(),
        label: Label::default(),
        language: table.language.clone(),
        is_rank: table.kind == Kind::Ranking,
        is_share: table.kind == Kind::Tick,
        range: table.range(),
        versions: table.versions.clone(),
        systems,
        pairs,
        lead,
        config: table.config(&format!("evaluation against {baseline:?}, seed {seed}")),
    }
}

impl Evaluation {
    /// The names of all systems, sorted.
    pub fn systems(&self) -> Vec<String> {
        let mut names: Vec<String> =
            self.tables.iter().flat_map(|table| table.systems.iter().map(|score| score.system.clone())).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The languages, sorted.
    pub fn languages(&self) -> Vec<Language> {
        let compared = self.preferences.iter().map(|table| table.language.clone());
        let mut languages: Vec<Language> =
            self.tables.iter().map(|table| table.language.clone()).chain(compared).collect();
        languages.sort();
        languages.dedup();
        languages
    }

    /// The tables of one language, in the order of the tasks.
    pub fn of_language<'a>(&'a self, language: &'a Language) -> impl Iterator<Item = &'a Scores> + 'a {
        self.tables.iter().filter(move |table| table.language == *language)
    }
}
