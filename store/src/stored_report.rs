//! Reports that all servers share: what is stored, and who computes which.

use shared::{StudyId, Time};
use uuid::Uuid;

use super::{row, rows, run, scalar};
use crate::{Result, Tx, study_version::Changes};

/// Which report of a study.
#[derive(Clone, Copy, Debug)]
pub struct ReportKey<'a> {
    /// The study.
    pub study: StudyId,
    /// The kind of report.
    pub kind: &'a str,
    /// The SHA-256 of its options and of the program, in hexadecimal.
    pub digest: &'a str,
}

/// A stored report.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct StoredReport {
    /// The changes that it includes.
    #[sqlx(flatten)]
    pub changes: Changes,
    /// When its computation began.
    pub began_at: Time,
    /// The report, in the form of the program that wrote it.
    pub body: Vec<u8>,
}

/// What is known of a stored report without reading it.
#[derive(Clone, Copy, Debug, sqlx::FromRow)]
pub struct StoredHead {
    /// The changes that it includes.
    #[sqlx(flatten)]
    pub changes: Changes,
    /// When its computation began.
    pub began_at: Time,
    /// How long that took, in milliseconds.
    pub took_ms: i64,
}

/// A report to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewReport<'a> {
    /// The changes that it includes.
    pub changes: Changes,
    /// When its computation began.
    pub began_at: Time,
    /// How long that took, in milliseconds.
    pub took_ms: i64,
    /// The report.
    pub body: &'a [u8],
}

/// The lease on the computation of a report, or why it failed.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct ReportLease {
    /// When it ends, unless it is prolonged.
    pub lease_until: Time,
    /// Steps that have been taken.
    pub done: i64,
    /// Steps in all, as far as they are known.
    pub steps: i64,
    /// When the computation failed.
    pub failed_at: Option<Time>,
    /// Why, as JSON.
    pub problem: Option<String>,
}

/// Bytes that a row takes in addition to its report.
const ROW: i64 = 512;

/// Whether a stored report `r` is older than a change after which it must not be shown.
macro_rules! superseded {
    () => {
        "r.binding < (select cast(coalesce(sum(case when v.shard >= 0 then v.n else 0 end), 0) as bigint)
                        from study_version v
                       where v.study_id = r.study_id)"
    };
}

impl Tx {
    /// The stored report, if it includes these changes or lacks only arrivals, and is newer than what the caller has.
    pub async fn stored_report(
        &mut self,
        key: ReportKey<'_>,
        changes: Changes,
        newer_than: i64,
    ) -> Result<Option<StoredReport>> {
        row!(
            self,
            StoredReport,
            "select changes, binding, began_at, body
               from stored_report
              where study_id = $1
                and kind = $2
                and digest = $3
                and changes > $4
                and (changes >= $5 or binding >= $6)",
            key.study,
            key.kind,
            key.digest,
            newer_than,
            changes.all,
            changes.binding
        )
    }

    /// What is known of a stored report without reading it.
    pub async fn stored_head(&mut self, key: ReportKey<'_>) -> Result<Option<StoredHead>> {
        row!(
            self,
            StoredHead,
            "select changes, binding, began_at, took_ms
               from stored_report
              where study_id = $1 and kind = $2 and digest = $3",
            key.study,
            key.kind,
            key.digest
        )
    }

    /// The same of all stored reports of a study.
    pub async fn stored_heads(&mut self, study: StudyId) -> Result<Vec<StoredHead>> {
        rows!(
            self,
            StoredHead,
            "select changes, binding, began_at, took_ms from stored_report where study_id = $1",
            study
        )
    }

    /// Holds the study's row of uses until the end of the transaction: a report is stored, or somebody is erased, but not both
    /// at once. Notes that somebody looked at results then.
    pub async fn hold_reports(&mut self, study: StudyId, looked_at: Time) -> Result<()> {
        run!(
            self,
            "insert into report_use (study_id, looked_at)
             values ($1, $2)
             on conflict (study_id) do update
                set looked_at = case when excluded.looked_at > report_use.looked_at
                                     then excluded.looked_at
                                     else report_use.looked_at end",
            study,
            looked_at
        )?;
        Ok(())
    }

    /// Removes all reports of a study. None that is being computed is stored after the transaction, if that has changed what must
    /// not be shown.
    pub async fn forget_stored_reports(&mut self, study: StudyId) -> Result<()> {
        self.hold_reports(study, Time(0)).await?;
        run!(self, "delete from stored_report where study_id = $1", study)?;
        Ok(())
    }

    /// Stores a report, unless a newer one is stored or something has happened after which it must not be shown; whether it was
    /// stored. `read_at` is when somebody asked for it, if anybody did. The caller holds the reports of the study.
    pub async fn put_stored_report(
        &mut self,
        key: ReportKey<'_>,
        new: NewReport<'_>,
        (now, read_at): (Time, Time),
    ) -> Result<bool> {
        let size = i64::try_from(new.body.len()).unwrap_or(i64::MAX).saturating_add(ROW);
        let touched = run!(
            self,
            "insert into stored_report (study_id, kind, digest, changes, binding, began_at, took_ms, size, read_at, body)
             select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
              where $5 >= (select cast(coalesce(sum(case when v.shard >= 0 then v.n else 0 end), 0) as bigint)
                             from study_version v
                            where v.study_id = $1)
             on conflict (study_id, kind, digest) do update
                set changes = excluded.changes,
                    binding = excluded.binding,
                    began_at = excluded.began_at,
                    took_ms = excluded.took_ms,
                    size = excluded.size,
                    read_at = case when $11 > stored_report.read_at then $11 else stored_report.read_at end,
                    body = excluded.body
              where stored_report.changes <= excluded.changes",
            key.study,
            key.kind,
            key.digest,
            new.changes.all,
            new.changes.binding,
            new.began_at,
            new.took_ms,
            size,
            now,
            new.body,
            read_at
        )?;
        Ok(touched == 1)
    }

    /// Removes a report that cannot be read.
    pub async fn remove_stored_report(&mut self, key: ReportKey<'_>) -> Result<()> {
        run!(
            self,
            "delete from stored_report where study_id = $1 and kind = $2 and digest = $3",
            key.study,
            key.kind,
            key.digest
        )?;
        Ok(())
    }

    /// Notes that somebody has read a report.
    pub async fn note_report_read(&mut self, key: ReportKey<'_>, now: Time) -> Result<()> {
        run!(
            self,
            "update stored_report set read_at = $4 where study_id = $1 and kind = $2 and digest = $3 and read_at < $4",
            key.study,
            key.kind,
            key.digest,
            now
        )?;
        Ok(())
    }

    /// Removes the reports of a study that are older than a change after which they must not be shown.
    pub async fn forget_superseded_of(&mut self, study: StudyId) -> Result<u64> {
        let sql = concat!("delete from stored_report as r where r.study_id = $1 and ", superseded!());
        run!(self, sql, study)
    }

    /// The same of all studies.
    pub async fn forget_superseded(&mut self) -> Result<u64> {
        run!(self, concat!("delete from stored_report as r where ", superseded!()))
    }

    /// Removes reports that nobody has read since, and leases that ended and failures that were before that.
    pub async fn forget_unread_reports(&mut self, unread_since: Time, ended_before: Time) -> Result<u64> {
        let removed = run!(self, "delete from stored_report where read_at < $1", unread_since)?;
        run!(
            self,
            "delete from report_lease where lease_until < $1 and (failed_at is null or failed_at < $1)",
            ended_before
        )?;
        Ok(removed)
    }

    /// The bytes of all stored reports.
    pub async fn stored_reports_size(&mut self) -> Result<i64> {
        let size = scalar!(self, i64, "select cast(coalesce(sum(size), 0) as bigint) from stored_report")?;
        Ok(size.unwrap_or_default())
    }

    /// Removes the reports that were read longest ago, until all others together have at most so many bytes.
    pub async fn trim_stored_reports(&mut self, most: i64) -> Result<u64> {
        run!(
            self,
            "delete from stored_report
              where (study_id, kind, digest) in (
                    select study_id, kind, digest
                      from (select study_id, kind, digest,
                                   cast(sum(size) over (order by read_at desc, study_id, kind, digest) as bigint) as total
                              from stored_report) as sized
                     where total > $1)",
            most
        )
    }

    /// The studies whose results somebody has looked at since.
    pub async fn watched_studies(&mut self, since: Time) -> Result<Vec<StudyId>> {
        let found = rows!(self, (StudyId,), "select study_id from report_use where looked_at >= $1", since)?;
        Ok(found.into_iter().map(|(study,)| study).collect())
    }

    /// Who computes a report, or why that failed.
    pub async fn report_lease(&mut self, key: ReportKey<'_>) -> Result<Option<ReportLease>> {
        row!(
            self,
            ReportLease,
            "select lease_until, done, steps, failed_at, problem
               from report_lease
              where study_id = $1 and kind = $2 and digest = $3",
            key.study,
            key.kind,
            key.digest
        )
    }

    /// Takes the lease on a report until then, unless somebody has it; whether it was taken. A lease that ends after `latest` was written
    /// by a clock that was wrong.
    pub async fn take_report(
        &mut self,
        key: ReportKey<'_>,
        holder: Uuid,
        (now, latest): (Time, Time),
        until: Time,
    ) -> Result<bool> {
        let touched = run!(
            self,
            "insert into report_lease (study_id, kind, digest, holder, lease_until, done, steps)
             values ($1, $2, $3, $4, $6, 0, 0)
             on conflict (study_id, kind, digest) do update
                set holder = excluded.holder,
                    lease_until = excluded.lease_until,
                    done = 0,
                    steps = 0,
                    failed_at = null,
                    problem = null
              where report_lease.lease_until <= $5 or report_lease.lease_until > $7",
            key.study,
            key.kind,
            key.digest,
            holder,
            now,
            until,
            latest
        )?;
        Ok(touched == 1)
    }

    /// Prolongs a lease and says how far the computation is; false if somebody else has it by now, or nobody.
    pub async fn prolong_report(
        &mut self,
        key: ReportKey<'_>,
        holder: Uuid,
        until: Time,
        (done, steps): (i64, i64),
    ) -> Result<bool> {
        let touched = run!(
            self,
            "update report_lease
                set lease_until = $5,
                    done = $6,
                    steps = $7
              where study_id = $1 and kind = $2 and digest = $3 and holder = $4",
            key.study,
            key.kind,
            key.digest,
            holder,
            until,
            done,
            steps
        )?;
        Ok(touched == 1)
    }

    /// Ends a lease.
    pub async fn end_report(&mut self, key: ReportKey<'_>, holder: Uuid) -> Result<()> {
        run!(
            self,
            "delete from report_lease where study_id = $1 and kind = $2 and digest = $3 and holder = $4",
            key.study,
            key.kind,
            key.digest,
            holder
        )?;
        Ok(())
    }

    /// Ends a lease and says why the computation failed.
    pub async fn fail_report(&mut self, key: ReportKey<'_>, holder: Uuid, now: Time, problem: &str) -> Result<()> {
        run!(
            self,
            "update report_lease
                set lease_until = $5,
                    failed_at = $5,
                    problem = $6
              where study_id = $1 and kind = $2 and digest = $3 and holder = $4",
            key.study,
            key.kind,
            key.digest,
            holder,
            now,
            problem
        )?;
        Ok(())
    }
}
