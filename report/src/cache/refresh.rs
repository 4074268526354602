//! Stored reports that people look at are computed again from time to time while work arrives, so that what they find is at
//! most that old.

use std::{sync::PoisonError, time::Duration};

use engine::{Error, Result, crowd::adjudication::Filter};
use shared::{Action, Actor, PersonId, Problem, StudyId, Time};
use store::{stored_report::StoredHead, study_version::Changes};
use tokio::time::sleep;

use super::{Cache, Why};
use crate::{ReportKind, Reports};

/// The pause between two looks for reports that are due.
const PAUSE: Duration = Duration::from_mins(1);

/// Seconds after which somebody who has looked at results does not look any more.
const WATCHED: i64 = 24 * 3_600;

/// Seconds for which a report is not computed again without being asked for.
const OFTEN: i64 = 5 * 60;

/// The share of the time in which a report is not being computed again: this times what that takes.
const COST: i64 = 10;

/// Seconds after which a report that could not be computed is tried again.
const FAILED: i64 = 3_600;

impl Reports {
    /// Keeps the reports that people look at up to date, one at a time, until it is stopped. Any number of processes may do
    /// this: none computes what another one computes.
    pub async fn work_on_reports(&self, stop: impl Future<Output = ()>) {
        let work = async {
            loop {
                sleep(PAUSE).await;
                if let Err(error) = self.refresh().await {
                    tracing::warn!(%error, "reports that are due could not be looked for");
                }
            }
        };
        if self.stores() {
            tokio::select! { () = work => {}, () = stop => {} }
        }
    }

    /// Computes the reports that are due, of studies whose results somebody has looked at in the last 24 hours; how many.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn refresh(&self) -> Result<u64> {
        let (engine, before) = (self.engine().in_background(), self.usage().computed);
        let on = Self { why: Why::Refresh, page: None, versions: std::sync::Arc::default(), ..self.in_background() };
        // Whom nobody has to permit anything: it is the program.
        let actor = Actor { person: PersonId(uuid::Uuid::nil()), admin: true };
        for study in engine.glance().await?.watched_studies(engine.now().plus_seconds(-WATCHED)).await? {
            let mut tx = engine.read().await?;
            let changes = tx.study_changes(study).await?;
            let heads = tx.stored_heads(study).await?;
            drop(tx);
            if !heads.iter().any(|head| is_due(head, changes, engine.now())) {
                continue;
            }
            for kind in ReportKind::ALL {
                if self.cache.is_left_alone((study, kind), engine.now()) {
                    continue;
                }
                match on.refresh_kind(kind, &actor, study).await {
                    Ok(()) | Err(Error::Problem(Problem::Busy { .. })) => {}
                    Err(error) => {
                        self.cache.leave_alone((study, kind), engine.now());
                        tracing::warn!(kind = kind.as_str(), %study, %error, "a report could not be kept up to date");
                    }
                }
            }
        }
        Ok(self.usage().computed - before)
    }

    /// Computes a report as the page without any choice shows it, if it is due.
    async fn refresh_kind(&self, kind: ReportKind, actor: &Actor, study: StudyId) -> Result<()> {
        match kind {
            ReportKind::Agreement => self.agreement(actor, study).await.map(drop),
            ReportKind::Evaluation => self.evaluation(actor, study, None).await.map(drop),
            ReportKind::Metrics => self.metrics(actor, study, None).await.map(drop),
            ReportKind::MetricCorrelation => self.metrics_against_people(actor, study).await.map(drop),
            ReportKind::Systems => self.system_distances(actor, study).await.map(drop),
            ReportKind::Rewrites => self.rewrite_analysis(actor, study).await.map(drop),
            ReportKind::Tables => self.paper_tables(actor, study, None).await.map(drop),
            ReportKind::Statement => self.data_statement(actor, study).await.map(drop),
            ReportKind::Quality => self.work_summary(actor, study).await.map(drop),
            ReportKind::Times => self.times(actor, study, Action::SeeReports).await.map(drop),
            ReportKind::Differences => self.differences(actor, study, Filter::default().points()?).await.map(drop),
            ReportKind::Volumes => self.export_counts(actor, study).await.map(drop),
            // Each is about one of many things that somebody has chosen.
            ReportKind::AgreementDetail | ReportKind::MetricPoints | ReportKind::QualityOfWorker => Ok(()),
        }
    }
}

impl Cache {
    /// Whether a report could not be kept up to date in the last hour.
    fn is_left_alone(&self, which: (StudyId, ReportKind), now: Time) -> bool {
        let mut all = self.left_alone.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, at| now.seconds_since(*at) < FAILED);
        all.contains_key(&which)
    }

    fn leave_alone(&self, which: (StudyId, ReportKind), now: Time) {
        self.left_alone.lock().unwrap_or_else(PoisonError::into_inner).insert(which, now);
    }
}

/// Whether a stored report is to be computed again although nobody asks for it now.
pub(super) fn is_due(head: &StoredHead, changes: Changes, now: Time) -> bool {
    let pause = OFTEN.max(head.took_ms.saturating_mul(COST) / 1_000);
    !head.changes.include(changes) && now.seconds_since(head.began_at) >= pause
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_due_after_five_minutes_and_ten_times_what_it_took() {
        let changes = |all| Changes { all, binding: 0 };
        let head = |took_ms| StoredHead { changes: changes(7), began_at: Time(0), took_ms };
        let at = |seconds| Time(0).plus_seconds(seconds);
        assert!(is_due(&head(1_000), changes(8), at(300)));
        assert!(!is_due(&head(1_000), changes(7), at(300)), "nothing has changed");
        assert!(!is_due(&head(1_000), changes(8), at(299)));
        assert!(!is_due(&head(60_000), changes(8), at(599)) && is_due(&head(60_000), changes(8), at(600)));
    }
}
