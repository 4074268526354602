//! Queries of the permission check.

use shared::{PersonId, Role, StudyId, WorkerId};

use super::{rows, scalar};
use crate::{Result, Tx};

impl Tx {
    /// Whether there is such a study.
    pub(crate) async fn study_exists(&mut self, study: StudyId) -> Result<bool> {
        Ok(scalar!(self, i64, "select cast(1 as bigint) from study where id = $1", study)?.is_some())
    }

    /// A person's roles in a study, but for worker.
    pub(crate) async fn roles(&mut self, study: StudyId, person: PersonId) -> Result<Vec<Role>> {
        let found = rows!(
            self,
            (Role,),
            "select role
               from member
              where study_id = $1 and person_id = $2
              order by role",
            study,
            person
        )?;
        Ok(found.into_iter().map(|(role,)| role).collect())
    }

    /// The person's place among the workers of a study.
    pub(crate) async fn worker_of(&mut self, study: StudyId, person: PersonId) -> Result<Option<WorkerId>> {
        scalar!(self, WorkerId, "select id from worker where study_id = $1 and person_id = $2", study, person)
    }
}
