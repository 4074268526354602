//! Queries about what a database contains besides an example.

use shared::{PersonId, StudyId};

use super::rows;
use crate::{Result, Tx};

impl Tx {
    /// All studies.
    pub async fn study_ids(&mut self) -> Result<Vec<StudyId>> {
        let found = rows!(self, (StudyId,), "select id from study")?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// The people who have no part in any study, with their addresses.
    pub async fn people_without_study(&mut self) -> Result<Vec<(PersonId, String)>> {
        rows!(
            self,
            (PersonId, String),
            "select p.id, p.email
               from person p
              where not exists (select 1 from member m where m.person_id = p.id)
                and not exists (select 1 from worker w where w.person_id = p.id)"
        )
    }
}
