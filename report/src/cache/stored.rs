//! Reports in the database, which all servers share: reading them, storing them, and removing what nobody needs.

use std::{sync::Arc, time::Duration};

use engine::{Error, Result};
use shared::{Problem, Time};
use store::{
    stored_report::{NewReport, ReportKey},
    study_version::Changes,
};
use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

use super::{
    AnyReport, Key, Why,
    flight::Landed,
    form::{About, Report},
    lease::Lease,
    weight,
};
use crate::Reports;

/// How long those who wait for a report wait for it to be stored.
const PATIENCE: Duration = Duration::from_secs(10);

/// So many stored reports are unpacked at once: each may be large.
static READING: Semaphore = Semaphore::const_new(2);

/// Days after which a report that nobody has read is removed.
const UNREAD_DAYS: i64 = 30;

/// Seconds after which it is noted once more that somebody reads a report.
const NOTED: i64 = 3_600;

/// The number of notes after which those that are too old are removed.
const MANY_NOTES: usize = 1_000;

impl Reports {
    /// Whether reports are stored in the database.
    pub(super) const fn stores(&self) -> bool {
        self.stored_bytes > 0
    }

    /// Takes the stored report into memory, if it is newer than what is there and may be shown. What it includes if nothing
    /// has happened since; otherwise only what there is to include.
    pub(super) async fn recall<T: Report>(&self, key: &Key) -> Result<(Changes, Option<Landed>)> {
        let digest = key.digest();
        let row = ReportKey { study: key.study, kind: key.kind.as_str(), digest: &digest };
        let mut tx = self.engine().read().await?;
        let changes = tx.study_changes(key.study).await?;
        let in_memory = self.cache.kept().changes(key);
        let Some(found) = tx.stored_report(row, changes, in_memory).await? else { return Ok((changes, None)) };
        drop(tx);
        let (own, included, began_at) = (key.clone(), found.changes, found.began_at);
        let place = READING.acquire().await.map_err(|_| Error::Busy)?;
        let read = spawn_blocking(move || {
            let about = About { key: &own, changes: included, began_at };
            about.decode::<T>(&found.body).map(|report| (weight(&report), Arc::new(report)))
        });
        let read = read.await;
        drop(place);
        match read.map_err(|error| Error::Unexpected(format!("reading a stored report: {error}")))? {
            Ok((bytes, report)) => {
                let report: AnyReport = report;
                self.cache.kept().put(key.clone(), (included, began_at), report.clone(), bytes);
                self.note_read(key);
                let landed = Landed { changes: included, report: Ok(report) };
                Ok((changes, included.include(changes).then_some(landed)))
            }
            Err(error) => {
                tracing::warn!(kind = key.kind.as_str(), study = %key.study, %error, "a stored report cannot be read and is computed again");
                let mut tx = self.engine().write().await?;
                tx.remove_stored_report(row).await?;
                tx.commit().await?;
                Ok((changes, None))
            }
        }
    }

    /// A report as it is stored; nothing if it cannot be, or is too large.
    pub(super) async fn packed<T: Report>(
        &self,
        key: &Key,
        (changes, began_at): (Changes, Time),
        report: Arc<T>,
    ) -> Option<Vec<u8>> {
        let own = key.clone();
        let encoded = spawn_blocking(move || {
            let about = About { key: &own, changes, began_at };
            let encoded = about.encode(&*report);
            // Holds in every test that makes a report, of whatever kind.
            if let Ok(Some(body)) = &encoded {
                debug_assert!(about.decode::<T>(body).is_ok_and(|read| read == *report), "it is read otherwise");
            }
            encoded
        });
        match encoded.await {
            Ok(Ok(Some(body))) => return Some(body),
            Ok(Ok(None)) => {
                tracing::info!(kind = key.kind.as_str(), study = %key.study, "a report is too large to be stored");
            }
            Ok(Err(error)) => {
                tracing::warn!(kind = key.kind.as_str(), study = %key.study, %error, "a report cannot be stored");
            }
            Err(error) => {
                debug_assert!(false, "{error}");
                tracing::warn!(%error, "a report cannot be stored");
            }
        }
        None
    }

    /// Stores a report for all servers and ends the lease. An error goes to the log only: the report is there.
    pub(super) async fn store(&self, lease: Lease, new: NewReport<'_>) {
        match timeout(PATIENCE, self.put(&lease, new)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(%error, "a report could not be stored");
                // Nobody should wait for the end of the lease.
                self.let_go(&lease).await;
            }
            Err(_) => tracing::warn!("a report could not be stored in time"),
        }
    }

    async fn put(&self, lease: &Lease, new: NewReport<'_>) -> Result<()> {
        let (row, now) = (lease.key(), self.engine().now());
        let read_at = if self.why == Why::Asked { now } else { Time(0) };
        let mut tx = self.engine().write().await?;
        tx.hold_reports(row.study, read_at).await?;
        tx.put_stored_report(row, new, (now, read_at)).await?;
        tx.forget_superseded_of(row.study).await?;
        tx.end_report(row, lease.holder).await?;
        tx.commit().await?;
        self.trim().await.map(drop)
    }

    /// Removes the reports read longest ago if there are too many; how many. The sum is read first: on SQLite, everybody who submits
    /// would wait for the search.
    async fn trim(&self) -> Result<u64> {
        if self.engine().glance().await?.stored_reports_size().await? <= self.stored_bytes {
            return Ok(0);
        }
        let mut tx = self.engine().write().await?;
        let removed = tx.trim_stored_reports(self.stored_bytes).await?;
        tx.commit().await?;
        Ok(removed)
    }

    /// Notes once an hour that somebody reads a report; nobody waits for that.
    pub(super) fn note_read(&self, key: &Key) {
        if self.why != Why::Asked || !self.stores() || !self.cache.is_to_be_noted(key, self.engine().now(), NOTED) {
            return;
        }
        let (reports, key) = (self.in_background(), key.clone());
        tokio::spawn(async move {
            let (digest, now) = (key.digest(), reports.engine().now());
            let noted = async {
                let mut tx = reports.engine().write().await?;
                tx.hold_reports(key.study, now).await?;
                let row = ReportKey { study: key.study, kind: key.kind.as_str(), digest: &digest };
                tx.note_report_read(row, now).await?;
                tx.commit().await
            };
            if let Err(error) = noted.await {
                tracing::warn!(%error, "it could not be noted that somebody reads a report");
            }
        });
    }

    /// Removes stored reports that must not be shown any more, that nobody reads, and those read longest ago if there are too
    /// many. Any number of processes may do this. How many were removed.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn tidy(&self) -> Result<u64> {
        let (own, now) = (self.in_background(), self.engine().now());
        let mut tx = own.engine().write().await?;
        let mut removed = tx.forget_superseded().await?;
        tx.commit().await?;
        // Others have their turn in between.
        let mut tx = own.engine().write().await?;
        removed += tx.forget_unread_reports(now.plus_seconds(-UNREAD_DAYS * 86_400), now.plus_seconds(-NOTED)).await?;
        tx.commit().await?;
        Ok(removed + own.trim().await?)
    }
}

impl super::Cache {
    /// Whether it has not been noted for so many seconds that somebody reads this report; from now on it has.
    fn is_to_be_noted(&self, key: &Key, now: Time, seconds: i64) -> bool {
        let mut noted = self.noted.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if noted.get(key).is_some_and(|at| now.seconds_since(*at) < seconds) {
            return false;
        }
        if noted.len() >= MANY_NOTES {
            noted.retain(|_, at| now.seconds_since(*at) < seconds);
            // Many more reports than anybody reads in an hour: noting them again is cheap.
            if noted.len() >= MANY_NOTES {
                noted.clear();
            }
        }
        noted.insert(key.clone(), now);
        true
    }
}

/// A problem that means only that a report need not be computed.
pub(super) fn not_due() -> Problem {
    Problem::busy(shared::refusal::report_is_being_computed(), super::TRY_AGAIN)
}
