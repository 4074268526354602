//! Queries of imports whose rows, and of batches whose hits, are on their way.

use serde_json::Value;
use shared::{ImportId, Language, SourceId, StudyId, Time};
use sqlx::types::Json;
use uuid::Uuid;

use super::{many::many, rows, run, scalar};
use crate::{Result, Tx};

/// What an import of this kind brings.
pub const BATCH: &str = "batch";

/// Rows are still being staged; nobody sees them. If their process stops, they are removed.
pub const ARRIVING: &str = "arriving";
/// All rows are staged and become texts, in chunks. If their process stops, another one continues.
pub const READY: &str = "ready";
/// Rows are being removed, and nobody may declare them ready any more. Left alone, another process goes on.
pub const DISCARDED: &str = "discarded";
/// All rows are texts, or all hits of a batch that there will be are there.
pub const DONE: &str = "done";

/// A row that waits to become a source or an output.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct ArrivalRow {
    /// Its place among the rows; of a source, its position in the study.
    pub n: i64,
    /// The id that the text will have.
    pub id: Uuid,
    pub text: String,
    /// Of a source.
    pub language: Option<Language>,
    pub external_id: Option<String>,
    pub meta: Option<Value>,
    /// Of an output.
    pub source_id: Option<SourceId>,
    pub system: Option<String>,
}

/// An import whose process has stopped.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct LeftAlone {
    pub id: ImportId,
    pub study_id: StudyId,
    /// Of a file its kind.
    pub kind: String,
    pub state: String,
}

impl Tx {
    /// Adds an import.
    pub async fn add_import(
        &mut self,
        (id, study): (ImportId, StudyId),
        kind: &str,
        (state, now): (&str, Time),
    ) -> Result<()> {
        run!(
            self,
            "insert into import (id, study_id, kind, state, renewed_at) values ($1, $2, $3, $4, $5)",
            id,
            study,
            kind,
            state,
            now
        )?;
        Ok(())
    }

    /// Stages rows.
    pub async fn add_arrivals(&mut self, import: ImportId, chunk: i64, new: &[ArrivalRow]) -> Result<()> {
        many!(
            self,
            "insert into import_row (import_id, chunk, n, id, text, language, external_id, meta, source_id, system) ",
            new,
            |values, row| {
                values.push_bind(import);
                values.push_bind(chunk);
                values.push_bind(row.n);
                values.push_bind(row.id);
                values.push_bind(row.text.clone());
                values.push_bind(row.language.clone());
                values.push_bind(row.external_id.clone());
                values.push_bind(row.meta.clone().map(Json));
                values.push_bind(row.source_id);
                values.push_bind(row.system.clone());
            }
        )
    }

    /// Records that a process is working on an import, and locks its row until the end of the transaction; whether it
    /// is still in this state.
    pub async fn renew_import(&mut self, id: ImportId, state: &str, now: Time) -> Result<bool> {
        let sql = "update import set renewed_at = $3 where id = $1 and state = $2";
        Ok(run!(self, sql, id, state, now)? == 1)
    }

    /// Moves an import on; whether it was still in the state it is moved from.
    pub async fn move_import(&mut self, id: ImportId, (from, to): (&str, &str)) -> Result<bool> {
        Ok(run!(self, "update import set state = $3 where id = $1 and state = $2", id, from, to)? == 1)
    }

    /// Moves an import on that never became ready: one's own, or one that nobody has been at since a time. Whether it was
    /// still arriving, and left alone.
    pub async fn give_import_up(&mut self, id: ImportId, to: &str, alone_since: Option<Time>) -> Result<bool> {
        let Some(before) = alone_since else { return self.move_import(id, (ARRIVING, to)).await };
        let sql = "update import set state = $2 where id = $1 and state = 'arriving' and renewed_at < $3";
        Ok(run!(self, sql, id, to, before)? == 1)
    }

    /// Forgets an import without rows.
    pub async fn remove_import(&mut self, id: ImportId) -> Result<()> {
        run!(self, "delete from import where id = $1", id)?;
        Ok(())
    }

    /// How many imports of a study are over or under way, and how many of them are under way.
    pub async fn n_imports(&mut self, study: StudyId) -> Result<(i64, i64)> {
        let all = "select count(*) from import where study_id = $1 and state in ('ready', 'done')";
        let ready = "select count(*) from import where study_id = $1 and state = 'ready'";
        let (all, ready) = (scalar!(self, i64, all, study)?, scalar!(self, i64, ready, study)?);
        Ok((all.unwrap_or_default(), ready.unwrap_or_default()))
    }

    /// Whether there is an import that is not finished.
    pub async fn is_under_way(&mut self, id: ImportId) -> Result<bool> {
        let sql = "select cast(1 as bigint) from import where id = $1 and state <> 'done'";
        Ok(scalar!(self, i64, sql, id)?.is_some())
    }

    /// The first rows of an import that are still to become texts.
    pub async fn next_chunk(&mut self, import: ImportId) -> Result<Option<i64>> {
        let sql = "select chunk from import_row where import_id = $1 order by chunk limit 1";
        scalar!(self, i64, sql, import)
    }

    /// Takes rows away.
    pub async fn remove_chunk(&mut self, import: ImportId, chunk: i64) -> Result<()> {
        run!(self, "delete from import_row where import_id = $1 and chunk = $2", import, chunk)?;
        Ok(())
    }

    /// Makes sources of rows.
    pub async fn land_sources(&mut self, study: StudyId, import: ImportId, chunk: i64) -> Result<()> {
        run!(
            self,
            "insert into source (id, study_id, language, text, external_id, meta, position, curation)
             select r.id, i.study_id, r.language, r.text, r.external_id, r.meta, r.n, 'imported'
               from import_row r
               join import i on i.id = r.import_id
              where i.study_id = $1 and r.import_id = $2 and r.chunk = $3
              order by r.n",
            study,
            import,
            chunk
        )?;
        Ok(())
    }

    /// Makes outputs of rows.
    pub async fn land_outputs(&mut self, study: StudyId, import: ImportId, chunk: i64, now: Time) -> Result<()> {
        run!(
            self,
            "insert into output (id, study_id, source_id, system_id, text, created_at)
             select r.id, y.study_id, r.source_id, y.id, r.text, cast($4 as bigint)
               from import_row r
               join system y on y.name = r.system
              where y.study_id = $1 and r.import_id = $2 and r.chunk = $3
              order by r.n",
            study,
            import,
            chunk,
            now
        )?;
        Ok(())
    }

    /// Unfinished imports that no process has worked on since.
    pub async fn left_alone(&mut self, before: Time) -> Result<Vec<LeftAlone>> {
        rows!(
            self,
            LeftAlone,
            "select id, study_id, kind, state
               from import
              where state <> 'done' and renewed_at < $1
              order by id",
            before
        )
    }
}
