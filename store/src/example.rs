//! Queries about what a database contains besides an example, and the times of synthetic workers.

use shared::{AssignmentId, PersonId, StudyId};

use super::{rows, run};
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

    /// Moves the claim of a live assignment back by so many microseconds, if its worker's address is like this.
    pub async fn backdate_claim(&mut self, id: AssignmentId, by: i64, like: &str) -> Result<()> {
        run!(
            self,
            "update assignment
                set claimed_at = claimed_at - $2,
                    active_at = active_at - $2
              where id = $1
                and state = 'live'
                and worker_id in (select w.id
                                    from worker w
                                    join person p on p.id = w.person_id
                                   where p.email like $3)",
            id,
            by,
            like
        )?;
        Ok(())
    }
}
