//! Metric correlation with human ratings: how closely each automatic metric follows the judgements of a question.
//!
//! An output's judgement is the mean of its ratings (for a ranking, of its ranks, where lower is better). Segments are
//! the outputs of all systems together, as in Mir et al. 2019; systems are their means.

mod best;
mod correlated;
mod points;
mod print;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use correlated::{correlated_outputs, correlated_systems};
use engine::{
    Result,
    crowd::answers::{Judging, Kind, ShownVersions, Table, TaskSeries, shown_versions},
};
use scoring::registry::{Entry, Scope, shown};
use serde::Serialize;
use shared::{Actor, Language, OutputId, Problem, StudyId, TaskId};

use super::sum::{Systems, counted};
use crate::{ReportKind, Reports, agreement::SOFTWARE, label::Label};

pub use best::AgainstBest;
pub(crate) use correlated::correlated;
pub use correlated::{Correlated, FEW_PAIRS, NoCorrelation};
pub use points::{OutputPoint, Points, WhichPoints};

/// The correlation of metrics with human judgements in a study.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MetricsAgainstPeople))]
pub struct AgainstPeople {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The program and version that computed it.
    pub software: String,
    /// The tasks with several answered versions, and which versions the numbers are about.
    pub series: Vec<TaskSeries>,
    /// A table per task, question and language.
    pub tables: Vec<Judged>,
}

/// The correlation of metrics with the judgements of one question in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgedMetrics))]
pub struct Judged {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub task_title: String,
    /// The key of the question.
    pub question: String,
    /// What people read in place of the keys.
    #[serde(skip)]
    pub label: Label,
    /// The language.
    pub language: Language,
    /// The numbers of the task's versions that were answered. Several differ in wording only, and their answers are pooled.
    pub versions: Vec<i64>,
    /// Whether the judgements are ranks, where lower is better.
    pub is_rank: bool,
    /// Whether the judgements are shares of the raters who chose an option.
    pub is_share: bool,
    /// The least and the greatest number that a rater could give; of ranks, the greatest that was given.
    pub range: Option<[f64; 2]>,
    /// The metric whose correlation over outputs is strongest, whatever its sign, among those with at least ten outputs.
    #[cfg_attr(feature = "schema", schema(value_type = Option<super::schema::Metric>))]
    #[borsh(
        serialize_with = "scoring::stored::write_optional_metric",
        deserialize_with = "scoring::stored::read_optional_metric"
    )]
    pub best: Option<&'static Entry>,
    /// The metrics that apply to what was judged, in the order of the evaluation page.
    pub metrics: Vec<Related>,
}

/// The correlation of one metric with the judgements.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = RelatedMetric))]
pub struct Related {
    /// The metric.
    #[cfg_attr(feature = "schema", schema(value_type = super::schema::Metric))]
    #[borsh(serialize_with = "scoring::stored::write_metric", deserialize_with = "scoring::stored::read_metric")]
    pub metric: &'static Entry,
    /// Over outputs.
    pub segments: Correlated,
    /// Over the means of systems.
    pub systems: Correlated,
    /// Whether its correlation over outputs differs from that of the best metric. `None` for the best metric, for one
    /// without a correlation, and with fewer than ten outputs.
    pub against_best: Option<AgainstBest>,
}

/// An output with the value of a metric and the mean of its ratings.
#[derive(Clone, Copy, Debug)]
struct Pair {
    output: OutputId,
    value: f64,
    judgement: f64,
}

impl Reports {
    /// Correlates automatic metrics with human judgements.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn metrics_against_people(&self, actor: &Actor, study: StudyId) -> Result<Arc<AgainstPeople>> {
        let make =
            move |reports: Self| async move { reports.compute(study, async move |on| on.relate(study).await).await };
        self.report(actor, study, (ReportKind::MetricCorrelation, String::new()), make).await
    }

    async fn relate(&self, study: StudyId) -> Result<AgainstPeople> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let ShownVersions { versions, tasks: series } = shown_versions(&mut tx, study, &self.versions).await?;
        let outputs = tx.placed_outputs(study).await?;
        let scores = tx.scores(study).await?;
        let decided = tx.decided_sources(study).await?;
        let systems = counted((outputs, &decided), scores, &facts.settings);
        let judged = |table: &Table| {
            let found = judged(table, systems.get(&table.language)?)?;
            Some(Judged { label: Label::of(&versions, table.task, &table.question), ..found })
        };
        let judging = Judging::new(&mut tx, study, &versions).await?;
        let questions = judging.questions();
        self.steps.expect(questions.len());
        let mut tables = Vec::new();
        for (task, question) in questions {
            let all = judging.tables(&mut tx, (task, &question.key)).await?.into_iter().flat_map(Table::ticks);
            tables.extend(all.filter_map(|table| judged(&table)));
            self.steps.take();
        }
        tx.commit().await?;
        Ok(AgainstPeople { study, title: facts.title, software: SOFTWARE.to_owned(), series, tables })
    }
}

/// Each output with the mean of its judgements and their number; `None` if what was judged was no single output: a
/// preference is about two texts, a metric about one.
fn judgements(table: &Table) -> Option<HashMap<OutputId, (f64, usize)>> {
    if matches!(table.kind, Kind::Preference(_)) {
        return None;
    }
    let mut sums: HashMap<OutputId, (f64, usize)> = HashMap::new();
    for row in &table.rows {
        let (sum, n) = sums.entry(row.output_id?).or_default();
        *sum += row.value();
        *n += 1;
    }
    for (sum, n) in sums.values_mut() {
        *sum /= *n as f64;
    }
    Some(sums)
}

/// The correlations of the metrics with the judgements of a table; `None` if no metric applies to what was judged.
fn judged(table: &Table, systems: &Systems) -> Option<Judged> {
    let judgements = judgements(table)?;
    // A metric of all outputs of a system together does not apply to a single judged output.
    let (mut metrics, all): (Vec<Related>, Vec<Vec<Pair>>) = shown()
        .filter(|metric| metric.scope == Scope::Output)
        .filter_map(|metric| {
            let pairs: BTreeMap<&str, Vec<Pair>> = systems
                .iter()
                .map(|(name, system)| {
                    let judged = |(output, value)| {
                        judgements.get(&output).map(|(judgement, _)| Pair { output, value, judgement: *judgement })
                    };
                    (name.as_str(), system.values(metric).filter_map(judged).collect::<Vec<_>>())
                })
                .filter(|(_, pairs)| !pairs.is_empty())
                .collect();
            (!pairs.is_empty()).then(|| {
                let means: Vec<(f64, f64)> = pairs.values().map(|pairs| mean(pairs)).collect();
                let all: Vec<Pair> = pairs.into_values().flatten().collect();
                let segments: Vec<(f64, f64)> = all.iter().map(|pair| (pair.value, pair.judgement)).collect();
                let (segments, systems) = (correlated_outputs(&segments), correlated_systems(&means));
                (Related { metric, segments, systems, against_best: None }, all)
            })
        })
        .unzip();
    let best = best::compare(&mut metrics, &all);
    (!metrics.is_empty()).then(|| Judged {
        task: table.task,
        task_title: table.task_title.clone(),
        question: table.question.clone(),
        label: Label::default(),
        language: table.language.clone(),
        versions: table.versions.iter().map(|version| version.number).collect(),
        is_rank: table.kind == Kind::Ranking,
        is_share: table.kind == Kind::Tick,
        range: table.range(),
        best,
        metrics,
    })
}

fn mean(pairs: &[Pair]) -> (f64, f64) {
    let n = pairs.len() as f64;
    (pairs.iter().map(|pair| pair.value).sum::<f64>() / n, pairs.iter().map(|pair| pair.judgement).sum::<f64>() / n)
}
