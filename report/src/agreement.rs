//! Inter-annotator agreement in a study: the same computation for the page, the files, the REST interface and the
//! command line.
//!
//! Only counted answers are included, each in its latest version; extra submissions are excluded. Scales are treated as
//! ordinal (with the interval level as an additional figure), choices as nominal, preferences as nominal with chance
//! computed within each item; rankings are compared with simulated annotators, and spans by their positions. Everything
//! that a number depends on is hashed with it.

mod caveat;
mod detail;
mod items;
mod main_figure;
mod marks;
pub(crate) mod measure;
mod print;
mod raters;
mod report;
#[cfg(feature = "schema")]
mod schema;
#[cfg(test)]
mod tests;

use std::{collections::BTreeMap, sync::Arc};

use engine::{
    Result,
    crowd::answers::{Judging, ShownVersions, Table, asked, counts_rejected, left_out, shown_versions},
};
use shared::{Actor, Problem, StudyId, WorkerId, pseudonym};

use crate::{ReportKind, Reports, agreement::marks::marks, label::Label, memory::Memory};

pub use ::agreement::{
    Undefined, Warning,
    statistic::{Family, Reading, STATISTICS, Statistic},
};
pub use caveat::{Caveat, Reason};
pub use detail::{Choices, Detail, Which};
pub use engine::crowd::answers::VersionUsed;
pub use items::Item;
pub use main_figure::Band;
pub use print::decimal;
pub use raters::Rater;
pub(crate) use raters::{ENOUGH as ENOUGH_SHARED, RARE, raters};
pub use report::{Agreement, Baseline, Careless, Figure, Found, OverDraws, Report, StatisticValue};

/// The program and version, as reports and manifests name it.
pub const SOFTWARE: &str = concat!("concord ", env!("CARGO_PKG_VERSION"));

impl Reports {
    /// Agreement on every rating and ranking question of a study.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn agreement(&self, actor: &Actor, study: StudyId) -> Result<Arc<Report>> {
        let make =
            move |reports: Self| async move { reports.compute(study, async move |on| on.agree(study).await).await };
        self.report(actor, study, (ReportKind::Agreement, String::new()), make).await
    }

    async fn agree(&self, study: StudyId) -> Result<Report> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let ShownVersions { versions, tasks: series } = shown_versions(&mut tx, study, &self.versions).await?;
        let rejected = counts_rejected(&mut tx, study).await?;
        let skipped = tx.skipped(study, rejected).await?;
        let left_out = left_out(&mut tx, study).await?;
        let names =
            tx.worker_numbers(study).await?.into_iter().map(|(id, _, number)| (id, pseudonym(number))).collect();
        let seed = facts.seed.cast_unsigned();
        let judging = Judging::new(&mut tx, study, &versions).await?;
        let (numbers, marked) = (judging.questions(), marks::marked(&versions));
        self.steps.expect(numbers.len() + marked.len());
        let mut tables = Vec::new();
        // One question after the other, so that no more than its answers are in memory.
        for (task, question) in numbers {
            let judged = judging.tables(&mut tx, (task, &question.key)).await?;
            tables.extend(judged.into_iter().map(|table| with_workers(&table, &names, seed)));
            self.steps.take();
        }
        for (task, question, of) in marked {
            let marks = marks(&mut tx, (study, task, question), of, (&versions, rejected)).await?;
            tables.extend(marks.iter().map(|marks| marks.measured(&versions, seed)));
            self.steps.take();
        }
        tx.commit().await?;
        for table in &mut tables {
            table.label = Label::of(&versions, table.task, &table.question);
            let own = skipped.iter().filter(|one| one.task_id == table.task && one.language == table.language);
            let own = own.filter(|one| versions.iter().any(|version| version.id == one.version_id));
            let own = own.filter(|one| one.question == asked(&table.question)).map(|one| one.n);
            table.n_skipped = usize::try_from(own.sum::<i64>()).unwrap_or_default();
        }
        Ok(Report {
            study,
            title: facts.title,
            seed: facts.seed,
            software: SOFTWARE.to_owned(),
            left_out,
            series,
            tables,
        })
    }
}

/// A table's statistics with the workers who agree with nobody.
fn with_workers(table: &Table, names: &BTreeMap<WorkerId, String>, seed: u64) -> Agreement {
    let alone = raters(table, names).into_iter().filter(|rater| rater.agrees_with_nobody).collect();
    Agreement { alone, ..measured(table, seed) }
}

/// Measures a table, or returns the earlier result for exactly this table.
fn measured(table: &Table, seed: u64) -> Agreement {
    let found = remembered(table.config(&measure::options(seed)), || measure::measure(table, seed));
    Agreement { task_title: table.task_title.clone(), preset: table.preset.clone(), ..found }
}

/// Returns the agreement that was computed before for this digest, or computes it. Titles are not part of a digest:
/// they may have been edited since.
fn remembered(config: String, measure: impl FnOnce() -> Agreement) -> Agreement {
    static BEFORE: Memory<Agreement> = Memory::new();
    BEFORE.get(config, measure, |_| true)
}
