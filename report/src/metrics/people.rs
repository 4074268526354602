//! Metric correlation with human ratings: how closely each automatic metric follows the judgements of a question.
//!
//! An output's judgement is the mean of its ratings (for a ranking, of its ranks, where lower is better). Segments are
//! the outputs of all systems together, as in Mir et al. 2019; systems are their means.

mod correlated;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use correlated::{FEW_SYSTEMS, FEWEST_SYSTEMS, correlated_systems};
use engine::{
    Result,
    crowd::answers::{Kind, Table, judged_answers, tables},
};
use scoring::registry::{Entry, Scope, shown};
use serde::Serialize;
use shared::{Actor, Language, OutputId, Problem, StudyId, TaskId};
use tabular::{
    csv::{Cell as CsvCell, Writer},
    latex,
};

use super::sum::{Systems, counted};
use crate::{
    Reports,
    agreement::SOFTWARE,
    grid::{Cell, Grid},
};

pub(crate) use correlated::correlated;
pub use correlated::{Correlated, NoCorrelation};

/// The correlation of metrics with human judgements in a study.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MetricsAgainstPeople))]
pub struct AgainstPeople {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The program and version that computed it.
    pub software: String,
    /// A table per task, question and language.
    pub tables: Vec<Judged>,
}

/// The correlation of metrics with the judgements of one question in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgedMetrics))]
pub struct Judged {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub task_title: String,
    /// The key of the question.
    pub question: String,
    /// The language.
    pub language: Language,
    /// Whether the judgements are ranks, where lower is better.
    pub is_rank: bool,
    /// The metrics that apply to what was judged, in the order of the evaluation page.
    pub metrics: Vec<Related>,
}

/// The correlation of one metric with the judgements.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = RelatedMetric))]
pub struct Related {
    /// The metric.
    #[cfg_attr(feature = "schema", schema(value_type = super::schema::Metric))]
    pub metric: &'static Entry,
    /// Over outputs.
    pub segments: Correlated,
    /// Over the means of systems.
    pub systems: Correlated,
}

impl Reports {
    /// Correlates automatic metrics with human judgements.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn metrics_against_people(&self, actor: &Actor, study: StudyId) -> Result<Arc<AgainstPeople>> {
        let make =
            move |reports: Self| async move { reports.compute(study, async move |on| on.relate(study).await).await };
        self.report(actor, study, ("metrics against people", String::new()), make).await
    }

    async fn relate(&self, study: StudyId) -> Result<AgainstPeople> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let versions = tx.versions_of_study(study).await?;
        let answers = judged_answers(&mut tx, study, &versions).await?;
        let outputs = tx.placed_outputs(study).await?;
        let scores = tx.scores(study).await?;
        let decided = tx.decided_sources(study).await?;
        tx.commit().await?;
        let systems = counted((outputs, &decided), scores, &facts.settings);
        let judged = |table: &Table| systems.get(&table.language).and_then(|systems| judged(table, systems));
        let tables = tables(answers, &versions).into_iter().flat_map(Table::ticks);
        let tables = tables.filter_map(|table| judged(&table)).collect();
        Ok(AgainstPeople { study, title: facts.title, software: SOFTWARE.to_owned(), tables })
    }
}

/// The correlations of the metrics with the judgements of a table; `None` if no metric applies to what was judged: a
/// preference is about two texts, a metric about one.
fn judged(table: &Table, systems: &Systems) -> Option<Judged> {
    if matches!(table.kind, Kind::Preference(_)) {
        return None;
    }
    let mut judgements: HashMap<OutputId, (f64, f64)> = HashMap::new();
    for row in &table.rows {
        let (sum, n) = judgements.entry(row.output_id?).or_default();
        *sum += row.value();
        *n += 1.0;
    }
    // A metric of all outputs of a system together does not apply to a single judged output.
    let metrics: Vec<Related> = shown()
        .filter(|metric| metric.scope == Scope::Output)
        .filter_map(|metric| {
            let pairs: BTreeMap<&str, Vec<(f64, f64)>> = systems
                .iter()
                .map(|(name, system)| {
                    let judged = |(output, value)| judgements.get(&output).map(|(sum, n)| (value, sum / n));
                    (name.as_str(), system.values(metric).filter_map(judged).collect::<Vec<_>>())
                })
                .filter(|(_, pairs)| !pairs.is_empty())
                .collect();
            (!pairs.is_empty()).then(|| {
                let segments: Vec<(f64, f64)> = pairs.values().flatten().copied().collect();
                let means: Vec<(f64, f64)> = pairs.values().map(|pairs| mean(pairs)).collect();
                Related { metric, segments: correlated(&segments), systems: correlated_systems(&means) }
            })
        })
        .collect();
    (!metrics.is_empty()).then(|| Judged {
        task: table.task,
        task_title: table.task_title.clone(),
        question: table.question.clone(),
        language: table.language.clone(),
        is_rank: table.kind == Kind::Ranking,
        metrics,
    })
}

fn mean(pairs: &[(f64, f64)]) -> (f64, f64) {
    let n = pairs.len() as f64;
    (pairs.iter().map(|pair| pair.0).sum::<f64>() / n, pairs.iter().map(|pair| pair.1).sum::<f64>() / n)
}

impl AgainstPeople {
    /// One row per metric and level, with a header. Values have full precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&[
            "task",
            "question",
            "language",
            "metric",
            "level",
            "n",
            "pearson",
            "low",
            "high",
            "bound",
            "spearman",
            "undefined",
            "warning",
        ]);
        for table in &self.tables {
            for related in &table.metrics {
                for (level, found) in [("segment", &related.segments), ("system", &related.systems)] {
                    file.row([
                        (&table.task_title).into(),
                        (&table.question).into(),
                        table.language.as_str().into(),
                        CsvCell::word(related.metric.to_string()),
                        CsvCell::word(level),
                        found.n.into(),
                        found.pearson.into(),
                        found.interval.map(|[low, _]| low).into(),
                        found.interval.map(|[_, high]| high).into(),
                        found.bound.into(),
                        found.spearman.into(),
                        found.undefined.map(|why| why.to_string()).into(),
                        found.warning.as_ref().into(),
                    ]);
                }
            }
        }
        file.finish()
    }

    /// A LaTeX table (booktabs), one row per task, question, language and metric.
    pub fn to_latex(&self) -> String {
        let note = format!(
            "Segments: r and half its plain large-sample interval. Systems: r and its 95 % interval by Fisher's z; {FEWEST_SYSTEMS} systems are needed, and with fewer than {FEW_SYSTEMS} the value says little (marked with a question mark)."
        );
        let cell = |found: &Correlated, text: String| match (found.pearson, &found.warning, &found.undefined) {
            (Some(_), None, _) => Cell::text(text),
            (Some(_), Some(_), _) => Cell::text(text + "?"),
            (None, _, Some(why)) => Cell::empty(why.to_string()),
            (None, _, None) => Cell::empty("the correlation is undefined"),
        };
        let rows = self.tables.iter().flat_map(|table| {
            table.metrics.iter().map(move |related| {
                vec![
                    Cell::text(format!("{} ({})", table.task_title, table.question)),
                    Cell::text(table.language.as_str()),
                    Cell::text(related.metric.title),
                    cell(&related.segments, related.segments.text()),
                    cell(&related.systems, related.systems.text_with_interval()),
                ]
            })
        });
        let grid = Grid::new(&["Task", "Language", "Metric"], ["Segments: r", "Systems: r"])
            .rows(rows, "no metric was scored on texts that people judged");
        format!("{}{}{}", latex::comment(&self.software), latex::comment(&note), grid.to_latex())
    }
}
