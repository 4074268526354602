//! Counts the changes of the data that a study's reports read; triggers of the schema do the counting.

use shared::StudyId;
use sqlx::FromRow;

use super::row;
use crate::{Result, Tx};

/// How often the data of a study has changed. The counts only grow, and the same counts mean the same data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromRow)]
pub struct Changes {
    /// All changes.
    #[sqlx(rename = "changes")]
    pub all: i64,
    /// Those that are no mere arrival of work: something was taken out, or decided otherwise. What was computed before one
    /// of them must not be shown any more.
    pub binding: i64,
}

impl Changes {
    /// More than there will ever be.
    pub const LAST: Self = Self { all: i64::MAX, binding: i64::MAX };

    /// Whether what was read at this count includes everything that there was at another.
    pub const fn include(self, other: Self) -> bool {
        self.all >= other.all
    }

    /// Whether what was read at this count lacks nothing that there was at another but work that has arrived since.
    pub const fn lack_only_arrivals(self, other: Self) -> bool {
        self.binding >= other.binding
    }
}

impl Tx {
    /// The counts of changes. Arrivals are counted in rows with a negative `shard`.
    pub async fn study_changes(&mut self, study: StudyId) -> Result<Changes> {
        let found = row!(
            self,
            Changes,
            "select cast(coalesce(sum(n), 0) as bigint) as changes,
                    cast(coalesce(sum(case when shard >= 0 then n else 0 end), 0) as bigint) as binding
               from study_version
              where study_id = $1",
            study
        )?;
        Ok(found.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::{Db, OnSqlite};

    use super::*;

    /// What may be missing from a report that is shown while a newer one is computed. Everything else must not be.
    const ARRIVALS: [&str; 15] = [
        "answer_insert",
        "assignment_arrival",
        "assignment_insert",
        "batch_growth",
        "hit_insert",
        "known_answer_insert",
        "output_insert",
        "payment_insert",
        "payment_update",
        "qualification_insert",
        "score_insert",
        "sighting_insert",
        "test_attempt_insert",
        "worker_consent",
        "worker_insert",
    ];

    /// Tables that no report reads. A new table goes here, or into a migration with triggers that count its changes.
    const UNREAD: [&str; 66] = [
        "_sqlx_migrations",
        // People and their ways in: reports name workers by number.
        "person",
        "session",
        "throttle",
        "token",
        "installation",
        "member",
        "join_link",
        "join_count",
        "known_browser",
        "second_factor",
        "recovery_code",
        "sign_in_step",
        "sign_in_identity",
        "pending_identity",
        "group_role",
        "mail",
        "mail_link",
        "erasure",
        // Work under way, and what is made from it.
        "exposure",
        "worker_version",
        "fed",
        "job",
        "process",
        "stored_export",
        "upload",
        "upload_piece",
        "import",
        "import_row",
        "thread",
        "message",
        "event",
        "refusal",
        // What instructions show.
        "picture",
        // How people come in.
        "connection",
        "provider_hook",
        "provider_event",
        "provider_group",
        "entry_token",
        "entrance",
        "identity",
        "invitee",
        "former_invitee",
        "participation",
        "provider_submission",
        // Where money goes, and what is not promised yet. What is promised is read by pages, which are not kept.
        "pay_out",
        "bonus_round",
        "bonus_line",
        "spending",
        "payee",
        "pay_out_account",
        "provider_payment",
        "bonus_charge",
        "payer",
        // Made together with their hit, and never changed.
        "hit_item",
        "hit_item_output",
        // Made together with their answers, and never changed.
        "typing",
        // Follows `sighting`, which counts.
        "sighting_key",
        // Read by pages, which are not kept.
        "look",
        "study_version",
        // What is made from all the others.
        "stored_report",
        "report_lease",
        "report_use",
        "schema_reach",
        // Read by pages and exports, which are not kept.
        "adjudication",
        // Follows `withdrawn_text`, which counts.
        "withdrawn_item",
    ];

    async fn names(tx: &mut Tx, sql: &'static str) -> BTreeSet<String> {
        let Tx::Sqlite(held) = tx else { panic!("it is SQLite") };
        let OnSqlite::Reading(reader) = &mut **held else { panic!("it reads") };
        let rows = sqlx::query_scalar::<_, String>(sql).fetch_all(reader.connection().expect("held"));
        rows.await.expect("names").into_iter().collect()
    }

    #[tokio::test]
    async fn every_table_that_reports_read_counts_its_changes() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = Db::open(&format!("sqlite://{}", folder.path().join("x.db").display())).await.expect("opens");
        db.migrate().await.expect("migrates");
        let mut tx = db.read().await.expect("a connection");
        let tables = names(&mut tx, "select name from sqlite_master where type = 'table'").await;
        let triggers = names(&mut tx, "select name from sqlite_master where type = 'trigger'").await;
        for table in tables.iter().filter(|table| !UNREAD.contains(&table.as_str())) {
            let events = match table.as_str() {
                // No study is deleted.
                "study" => ["insert", "update"].as_slice(),
                // Reports read which texts are in hits; places and states of hits are for progress, which is not kept.
                "hit" => &["insert"],
                _ => &["insert", "update", "delete"],
            };
            for event in events {
                let name = format!("{table}_{event}");
                assert!(triggers.contains(&name), "{name} is missing: a report would go stale");
            }
        }
        assert!(UNREAD.iter().all(|table| tables.contains(*table)), "all of {UNREAD:?} are there");
        let arrivals =
            names(&mut tx, "select name from sqlite_master where type = 'trigger' and sql like '%, -1, 1%'").await;
        assert_eq!(arrivals, ARRIVALS.iter().map(|name| (*name).to_owned()).collect());
    }
}
