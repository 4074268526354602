//! The funnel: the number of workers who remain after each step, per language (XFORMAL, Table 3).

use std::collections::BTreeMap;

use engine::{Result, access::Permit as _};
use serde::Serialize;
use shared::{Action, Actor, Language, QualificationState, StudyId};
use store::funnel::Standing;
use tabular::csv::{Cell, Writer};

use crate::Reports;

/// The funnel of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Funnel {
    /// A row for each language, in the order of the tags.
    pub rows: Vec<FunnelRow>,
    /// All languages together.
    pub total: FunnelRow,
}

/// The number of workers of one language who remain after each step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FunnelRow {
    /// The language; absent for all together.
    pub language: Option<Language>,
    /// Workers who joined through an invitation link.
    pub joined: i64,
    /// Of these, accepted the consent.
    pub consented: i64,
    /// QC1: of these, those who passed the location check.
    pub location: Left,
    /// QC2: of these, passed the test.
    pub test: Left,
    /// Of these, finished the trial texts.
    pub pilot: Left,
    /// QC3: of these, were accepted by a native speaker.
    pub review: Left,
}

/// The outcomes of the workers who reached one qualification step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Left {
    /// Through.
    pub passed: i64,
    /// Failed at present.
    pub failed: i64,
    /// Wait for a person.
    pub waiting: i64,
}

impl Left {
    /// Counts one worker, and returns whether they passed.
    fn count(&mut self, state: Option<QualificationState>) -> bool {
        match state {
            Some(QualificationState::Passed) => self.passed += 1,
            Some(QualificationState::Failed) => self.failed += 1,
            Some(QualificationState::Waiting) => self.waiting += 1,
            None => {}
        }
        state == Some(QualificationState::Passed)
    }
}

impl FunnelRow {
    /// Counts one worker for every step that they reached.
    fn count(&mut self, worker: &Standing) {
        self.joined += 1;
        if !worker.consented {
            return;
        }
        self.consented += 1;
        let _ = self.location.count(worker.location)
            && self.test.count(worker.test)
            && self.pilot.count(worker.pilot)
            && self.review.count(worker.review);
    }
}

impl Funnel {
    pub(crate) fn of(workers: &[Standing]) -> Self {
        let mut rows: BTreeMap<Language, FunnelRow> = BTreeMap::new();
        let mut total = FunnelRow::default();
        for worker in workers {
            let new = || FunnelRow { language: Some(worker.language.clone()), ..FunnelRow::default() };
            rows.entry(worker.language.clone()).or_insert_with(new).count(worker);
            total.count(worker);
        }
        Self { rows: rows.into_values().collect(), total }
    }

    /// The funnel as CSV: a row for each language, then all.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&[
            "language",
            "joined",
            "consented",
            "location_passed",
            "location_waiting",
            "location_failed",
            "test_passed",
            "test_failed",
            "pilot_finished",
            "review_passed",
            "review_waiting",
            "review_failed",
        ]);
        for row in self.rows.iter().chain([&self.total]) {
            let counts = [
                row.joined,
                row.consented,
                row.location.passed,
                row.location.waiting,
                row.location.failed,
                row.test.passed,
                row.test.failed,
                row.pilot.passed,
                row.review.passed,
                row.review.waiting,
                row.review.failed,
            ];
            let language = row.language.as_ref().map_or("all", Language::as_str);
            file.row(std::iter::once(Cell::from(language)).chain(counts.map(Cell::from)));
        }
        file.finish()
    }
}

impl Reports {
    /// The funnel of a study.
    ///
    /// # Errors
    /// The actor may not see the study's progress.
    pub async fn funnel(&self, actor: &Actor, study: StudyId) -> Result<Funnel> {
        let mut tx = self.in_background().engine().read().await?;
        tx.permit(actor, study, Action::SeeProgress).await?;
        Ok(Funnel::of(&tx.standings(study).await?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_fails_one_step_is_not_counted_in_the_next() {
        use QualificationState::{Failed, Passed, Waiting};
        let worker = |consented, location, test, review| Standing {
            language: "it".parse().expect("a tag"),
            consented,
            location,
            test,
            pilot: test,
            review,
        };
        let funnel = Funnel::of(&[
            worker(false, None, None, None),
            worker(true, Some(Waiting), None, None),
            worker(true, Some(Failed), Some(Passed), Some(Passed)),
            worker(true, Some(Passed), Some(Passed), Some(Waiting)),
            worker(true, Some(Passed), Some(Passed), Some(Passed)),
        ]);
        let row = &funnel.rows[0];
        assert_eq!((row.joined, row.consented, row.location.passed, row.test.passed), (5, 4, 2, 2));
        assert_eq!((row.review.passed, row.review.waiting, row.location.waiting), (1, 1, 1));
        assert_eq!(funnel.to_csv().lines().last(), Some("all,5,4,2,1,1,2,0,2,1,1,0"));
    }
}
