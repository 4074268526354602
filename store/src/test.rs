//! Queries of attempts at the test.

use std::collections::BTreeMap;

use shared::{StudyId, Time, WorkerId};
use sqlx::types::Json;
use uuid::Uuid;

use super::{row, run, scalar};
use crate::{Result, Tx};

/// What was answered about one item of a test, by the key of the question, written as expected answers are.
pub type TestAnswered = BTreeMap<String, String>;

/// One attempt at the test.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct AttemptRow {
    #[sqlx(rename = "worker_id")]
    pub worker: WorkerId,
    pub number: i64,
    pub points: i64,
    pub passed: bool,
    pub created_at: Time,
}

impl Tx {
    /// Stores an attempt with its answers: for each item of the rule, what was answered by the key of the question. Attempts
    /// at tests that could only ask one question have a list of numbers instead. Its number is taken once.
    pub async fn add_attempt(&mut self, id: Uuid, new: &AttemptRow, answers: &[TestAnswered]) -> Result<()> {
        run!(
            self,
            "insert into test_attempt (id, worker_id, number, answers, points, passed, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
            id,
            new.worker,
            new.number,
            Json(answers),
            new.points,
            new.passed,
            new.created_at
        )?;
        Ok(())
    }

    /// The latest attempt of a worker.
    pub async fn last_attempt(&mut self, worker: WorkerId) -> Result<Option<AttemptRow>> {
        row!(
            self,
            AttemptRow,
            "select worker_id, number, points, passed, created_at
               from test_attempt
              where worker_id = $1
              order by number desc
              limit 1",
            worker
        )
    }

    /// The seed of a study.
    pub async fn seed_of(&mut self, study: StudyId) -> Result<i64> {
        Ok(scalar!(self, i64, "select seed from study where id = $1", study)?.unwrap_or_default())
    }
}
