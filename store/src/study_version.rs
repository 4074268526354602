//! Counts the changes of the data that a study's reports read; triggers of the schema do the counting.

use shared::StudyId;

use super::scalar;
use crate::{Result, Tx};

impl Tx {
    /// The count of changes. It only grows, and the same count means the same data.
    pub async fn study_changes(&mut self, study: StudyId) -> Result<i64> {
        let sum = scalar!(
            self,
            i64,
            "select cast(coalesce(sum(n), 0) as bigint)
               from study_version
              where study_id = $1",
            study
        )?;
        Ok(sum.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::{Db, OnSqlite};

    use super::*;

    /// Tables that no report reads. A new table goes here, or into a migration with triggers that count its changes.
    const UNREAD: [&str; 27] = [
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
        "erasure",
        // Work under way, and what is made from it.
        "exposure",
        "fed",
        "job",
        "process",
        "upload",
        "upload_piece",
        "import",
        "import_row",
        "thread",
        "message",
        "event",
        "refusal",
        // Made together with their hit, and never changed.
        "hit_item",
        "hit_item_output",
        "study_version",
        // Follows `withdrawn_text`, which counts.
        "withdrawn_item",
    ];

    async fn names(tx: &mut Tx, sql: &'static str) -> BTreeSet<String> {
        let Tx::Sqlite(OnSqlite::Reading(reader)) = tx else { panic!("it is SQLite") };
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
    }
}
