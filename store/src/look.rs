//! Queries of whose work somebody has looked at.

use serde::Serialize;
use shared::{PersonId, StudyId, Time, UnusualSign, WorkerId};
use sqlx::types::Json;

use super::{row, rows, run};
use crate::{Result, Tx};

/// That somebody has looked at a worker's work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Looked {
    /// The worker.
    pub worker: WorkerId,
    /// The signs at the time.
    #[sqlx(json)]
    pub signs: Vec<UnusualSign>,
    /// What they found; may be empty.
    pub note: String,
    /// The name of the person who looked.
    pub by: String,
    /// When.
    pub at: Time,
}

/// The columns of [`Looked`], and what follows.
macro_rules! looked {
    ($rest:literal) => {
        concat!(
            "select l.worker_id as worker, l.signs, l.note, p.name as by, l.looked_at as at
               from look l
               join person p on p.id = l.looked_by ",
            $rest
        )
    };
}

impl Tx {
    /// That somebody has looked at the work of one worker.
    pub async fn look(&mut self, worker: WorkerId) -> Result<Option<Looked>> {
        row!(self, Looked, looked!("where l.worker_id = $1"), worker)
    }

    /// Whose work in a study somebody has looked at.
    pub async fn looks(&mut self, study: StudyId) -> Result<Vec<Looked>> {
        rows!(self, Looked, looked!("where l.study_id = $1 order by l.looked_at desc, l.worker_id"), study)
    }

    /// Stores that somebody has looked at a worker's work, in place of what was stored about it before.
    pub async fn set_look(
        &mut self,
        (study, worker): (StudyId, WorkerId),
        (signs, note): (&[UnusualSign], &str),
        (by, at): (PersonId, Time),
    ) -> Result<()> {
        run!(
            self,
            "insert into look (worker_id, study_id, signs, note, looked_by, looked_at)
             values ($1, $2, $3, $4, $5, $6)
                 on conflict (worker_id)
                 do update set signs = $3, note = $4, looked_by = $5, looked_at = $6",
            worker,
            study,
            Json(signs),
            note,
            by,
            at
        )?;
        Ok(())
    }

    /// Removes the mark; whether there was one.
    pub async fn remove_look(&mut self, study: StudyId, worker: WorkerId) -> Result<bool> {
        Ok(run!(self, "delete from look where study_id = $1 and worker_id = $2", study, worker)? == 1)
    }
}
