//! Queries of the permission check.

use shared::{PersonId, Role, StudyId, WorkerId};

use super::{rows, scalar};
use crate::{Result, Tx};

impl Tx {
    /// What a person is in a study: a row for each role, one without role if they have none, none if there is no such study.
    pub async fn parts(&mut self, study: StudyId, person: PersonId) -> Result<Vec<(Option<Role>, Option<WorkerId>)>> {
        rows!(
            self,
            (Option<Role>, Option<WorkerId>),
            "select m.role, w.id
               from study s
               left join member m on m.study_id = s.id and m.person_id = $2
               left join worker w on w.study_id = s.id and w.person_id = $2
              where s.id = $1
              order by m.role",
            study,
            person
        )
    }

    /// The roles a person has in any study, but for that of a worker.
    pub async fn roles_anywhere(&mut self, person: PersonId) -> Result<Vec<Role>> {
        let roles =
            rows!(self, (Role,), "select distinct role from member where person_id = $1 order by role", person)?;
        Ok(roles.into_iter().map(|(role,)| role).collect())
    }

    /// A person's place among the workers of a study.
    pub async fn worker_of(&mut self, study: StudyId, person: PersonId) -> Result<Option<WorkerId>> {
        scalar!(self, WorkerId, "select id from worker where study_id = $1 and person_id = $2", study, person)
    }
}
