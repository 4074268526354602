//! Queries of the members of a study.

use serde::Serialize;
use shared::{PersonId, Role, StudyId, Time};

use super::{rows, run, scalar};
use crate::{Result, Tx};

/// A person with one of the roles they hold in a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Member {
    /// The person.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Their e-mail address.
    pub email: String,
    /// The role.
    pub role: Role,
    /// Since when.
    pub since: Time,
    /// The group of the sign-in service because of which they have it; empty if a person gave it to them.
    pub from_group: String,
}

impl Tx {
    /// Gives a person a role in a study; whether they did not have it yet, or only because of a group. One that a person gave
    /// stays when somebody leaves the group.
    pub async fn add_member(&mut self, study: StudyId, person: PersonId, role: Role, at: Time) -> Result<bool> {
        let added = run!(
            self,
            "insert into member (study_id, person_id, role, created_at)
             values ($1, $2, $3, $4)
             on conflict (study_id, person_id, role) do update set from_group = '' where member.from_group <> ''",
            study,
            person,
            role,
            at
        )?;
        Ok(added == 1)
    }

    /// Takes a role from a person; whether they had it.
    pub async fn remove_member(&mut self, study: StudyId, person: PersonId, role: Role) -> Result<bool> {
        let removed = run!(
            self,
            "delete from member
              where study_id = $1 and person_id = $2 and role = $3",
            study,
            person,
            role
        )?;
        Ok(removed == 1)
    }

    /// The members of a study, a row for each role they hold.
    pub async fn members(&mut self, study: StudyId) -> Result<Vec<Member>> {
        rows!(
            self,
            Member,
            "select m.person_id as person, p.name, p.email, m.role, m.created_at as since, m.from_group
               from member m
               join person p on p.id = m.person_id
              where m.study_id = $1
              order by p.name, p.email, m.role",
            study
        )
    }

    /// How many people hold a role in a study.
    pub async fn n_members(&mut self, study: StudyId, role: Role) -> Result<i64> {
        let found = scalar!(self, i64, "select count(*) from member where study_id = $1 and role = $2", study, role)?;
        Ok(found.unwrap_or(0))
    }

    /// The person with this address, in lower case.
    pub async fn person_with_email(&mut self, email: &str) -> Result<Option<PersonId>> {
        scalar!(self, PersonId, "select id from person where email = $1", email)
    }
}
