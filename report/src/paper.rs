//! The tables and figures of the papers, filled from a study: a common mechanism, with one function per table.
//!
//! Nothing is computed here that another report computes: the tables collect the results of agreement, evaluation,
//! metrics, rewrites and systems in the papers' layout, and add only what a paper requires in addition. A table that
//! cannot be filled is shown with the reason.

mod cocoa;
mod evidence;
mod mir;
mod pang;
mod print;
pub(crate) mod role;
mod table;
mod xformal;

use std::sync::Arc;

use engine::{
    Result,
    access::Permit as _,
    crowd::{answers::TaskSeries, known::LeftOut},
};
use evidence::{Evidence, PARTS};
use serde::Serialize;
use shared::{Action, Actor, Problem, StudyId};

use crate::{ReportKind, Reports, agreement::SOFTWARE, cache::Steps, grid::Cell};

pub use table::{Drawing, Figure, Paper, Table};
pub(crate) use xformal::gate_of;

/// All tables of the papers, filled from a study.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PaperTables {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The seed of intervals and simulations: the study's own.
    pub seed: i64,
    /// The program and version that computed it.
    pub software: String,
    /// The people whose work is excluded from the numbers.
    pub left_out: LeftOut,
    /// The tasks with several answered versions, and which versions the numbers are about.
    pub series: Vec<TaskSeries>,
    /// The system the others are compared with, if one was chosen.
    pub baseline: Option<String>,
    /// The names of all systems that can be a baseline.
    pub systems: Vec<String>,
    /// The tables, in the order of the papers.
    pub tables: Vec<Table>,
    /// The papers of which the study has a task.
    #[serde(skip)]
    pub followed: Vec<Paper>,
}

/// Makes a table.
type Maker = fn(&Evidence) -> Table;

/// Every table, by its key.
const TABLES: [(&str, Maker); 31] = [
    ("xformal-t2", xformal::curation),
    ("xformal-t3", xformal::workers),
    ("xformal-t4", xformal::edits),
    ("xformal-t5", xformal::difference),
    ("xformal-quality", xformal::quality),
    ("xformal-t7", xformal::systems),
    ("xformal-t9", xformal::shift),
    ("xformal-t10", xformal::agreement),
    ("xformal-f1", xformal::distances),
    ("xformal-f2", xformal::styles),
    ("xformal-f3", xformal::led),
    ("xformal-f4", xformal::trade_off),
    ("cocoa-t2", cocoa::overlap),
    ("cocoa-t3", cocoa::marked),
    ("cocoa-t4", cocoa::labels),
    ("cocoa-t5", cocoa::validation),
    ("cocoa-t6", cocoa::accuracy),
    ("cocoa-t10", cocoa::quality),
    ("cocoa-t12", cocoa::gender),
    ("mir-t5", mir::content_agreement),
    ("mir-t6", mir::naturalness_agreement),
    ("mir-t7", mir::intensity),
    ("mir-plain", mir::content_plain),
    ("mir-t8", mir::content_removed),
    ("mir-t9", mir::content_masked),
    ("mir-t10", mir::naturalness),
    ("mir-f2", mir::trade_off),
    ("pang-t2", pang::systems),
    ("pang-t4", pang::preferences),
    ("pang-t5", pang::validation),
    ("pang-f1", pang::trade_off),
];

/// The keys of all tables, in the order of the papers.
pub fn keys() -> impl Iterator<Item = &'static str> {
    TABLES.iter().map(|(key, _)| *key)
}

impl Reports {
    /// The tables of the papers, with systems compared with a baseline if one is named.
    ///
    /// # Errors
    /// The actor may not see reports, or the study has no such system.
    pub async fn paper_tables(
        &self,
        actor: &Actor,
        study: StudyId,
        baseline: Option<String>,
    ) -> Result<Arc<PaperTables>> {
        self.made(actor, study, baseline, keys().collect()).await
    }

    /// One table of the papers.
    ///
    /// # Errors
    /// The actor may not see reports, or there is no such table or system.
    pub async fn paper_table(
        &self,
        actor: &Actor,
        study: StudyId,
        (key, baseline): (&str, Option<String>),
    ) -> Result<Table> {
        if !keys().any(|known| known == key) {
            self.engine().read().await?.permit(actor, study, Action::SeeReports).await?;
            return Err(Problem::NotFound.into());
        }
        let made = self.made(actor, study, baseline, keys().filter(|known| *known == key).collect()).await?;
        made.tables.first().cloned().ok_or_else(|| Problem::NotFound.into())
    }

    /// Those that a data statement repeats.
    pub(crate) async fn tables_of_statement(&self, actor: &Actor, study: StudyId) -> Result<Vec<Table>> {
        let wanted = keys().filter(|key| matches!(*key, "xformal-t2" | "xformal-t3")).collect();
        Ok(self.made(actor, study, None, wanted).await?.tables.clone())
    }

    async fn made(
        &self,
        actor: &Actor,
        study: StudyId,
        baseline: Option<String>,
        wanted: Vec<&'static str>,
    ) -> Result<Arc<PaperTables>> {
        let baseline = self.baseline(actor, study, baseline).await?;
        let (options, own) = (format!("{baseline:?} {wanted:?}"), *actor);
        let make = move |reports: Self| async move {
            reports.steps.expect(PARTS + wanted.len());
            let parts = reports.parts_of_evidence(&own, study, baseline.clone()).await?;
            let work =
                async move |on: Self| Ok(tables(&on.evidence(study, baseline, parts).await?, &wanted, &on.steps));
            reports.compute(study, work).await
        };
        self.report(actor, study, (ReportKind::Tables, options), make).await
    }
}

/// The tables with these keys.
fn tables(evidence: &Evidence, wanted: &[&str], steps: &Steps) -> PaperTables {
    let mut systems: Vec<String> = evidence.texts.iter().map(|text| text.system.clone()).collect();
    systems.sort();
    systems.dedup();
    let makers = TABLES.iter().filter(|(key, _)| wanted.contains(key)).map(|(_, make)| make);
    let has_task = |paper: &Paper| evidence.versions.iter().any(|own| paper.has_preset(&own.definition.preset));
    PaperTables {
        followed: Paper::ALL.into_iter().filter(has_task).collect(),
        study: evidence.study.id,
        title: evidence.study.title.clone(),
        seed: evidence.study.seed,
        software: SOFTWARE.to_owned(),
        left_out: evidence.agreement.left_out,
        series: evidence.agreement.series.clone(),
        baseline: evidence.baseline.clone(),
        systems,
        tables: makers.map(|make| steps.after(make(evidence))).collect(),
    }
}

impl PaperTables {
    /// Whether the study fills a table of a paper that it follows.
    pub fn is_own(&self, table: &Table) -> bool {
        self.followed.contains(&table.paper) && table.grid.nothing().is_none()
    }

    /// The tables of a paper.
    pub fn of(&self, paper: Paper) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(move |table| table.paper == paper)
    }
}
