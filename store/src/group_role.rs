//! Queries of the roles that a study gives to groups of a sign-in service.

use serde::Serialize;
use shared::{PersonId, Role, StudyId, Time};

use super::{rows, run, scalar};
use crate::{Result, Tx};

/// A role in a study for everybody in a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
pub struct GroupRole {
    /// The group, in the words of the service.
    pub name: String,
    /// The role.
    pub role: Role,
    /// Since when.
    pub since: Time,
    /// How many people have it because of the group.
    pub n_people: i64,
}

impl Tx {
    /// The roles that a study gives to groups.
    pub async fn group_roles(&mut self, study: StudyId) -> Result<Vec<GroupRole>> {
        rows!(
            self,
            GroupRole,
            "select g.name, g.role, g.created_at as since,
                    (select count(*) from member m
                      where m.study_id = g.study_id and m.role = g.role and m.from_group = g.name) as n_people
               from group_role g
              where g.study_id = $1
              order by g.name, g.role",
            study
        )
    }

    /// How many of them a study has.
    pub async fn n_group_roles(&mut self, study: StudyId) -> Result<i64> {
        let found = scalar!(self, i64, "select count(*) from group_role where study_id = $1", study)?;
        Ok(found.unwrap_or_default())
    }

    /// Gives a role to a group; whether it did not have it yet.
    pub async fn add_group_role(&mut self, study: StudyId, name: &str, role: Role, now: Time) -> Result<bool> {
        let added = run!(
            self,
            "insert into group_role (study_id, name, role, created_at) values ($1, $2, $3, $4)
             on conflict (study_id, name, role) do nothing",
            study,
            name,
            role,
            now
        )?;
        Ok(added == 1)
    }

    /// Takes a role from a group, and from everybody who has it because of the group; whether the group had it. The row of the
    /// group goes first: who signs in meanwhile waits for it.
    pub async fn remove_group_role(&mut self, study: StudyId, name: &str, role: Role) -> Result<bool> {
        let sql = "delete from group_role where study_id = $1 and name = $2 and role = $3";
        let removed = run!(self, sql, study, name, role)?;
        let sql = "delete from member where study_id = $1 and from_group = $2 and role = $3";
        run!(self, sql, study, name, role)?;
        Ok(removed == 1)
    }

    /// Gives a person the roles of these groups, and takes those of other groups; what was given, and what was taken. Roles
    /// that people gave them stay.
    pub async fn set_roles_of_groups(
        &mut self,
        person: PersonId,
        groups: &[String],
        now: Time,
    ) -> Result<RolesChanged> {
        // Always in the same order, so that two sign-ins at once wait for each other instead of failing.
        let known: Vec<(String,)> = rows!(self, (String,), "select distinct name from group_role order by name")?;
        let mut wanted: Vec<OfGroup> = Vec::new();
        for (name,) in known {
            if groups.contains(&name) {
                // Waits for somebody who takes the role from the group at the same time.
                run!(self, "update group_role set created_at = created_at where name = $1", name.as_str())?;
                let sql =
                    "select study_id as study, role, name from group_role where name = $1 order by study_id, role";
                wanted.extend(rows!(self, OfGroup, sql, name.as_str())?);
            }
        }
        let had: Vec<OfGroup> = rows!(
            self,
            OfGroup,
            "select study_id as study, role, from_group as name from member where person_id = $1 and from_group <> ''",
            person
        )?;
        let mut changed = RolesChanged::default();
        for OfGroup { study, role, name } in had {
            if !wanted.iter().any(|wanted| (wanted.study, wanted.role, &wanted.name) == (study, role, &name)) {
                let sql = "delete from member where study_id = $1 and person_id = $2 and role = $3 and from_group = $4";
                run!(self, sql, study, person, role, name.as_str())?;
                changed.taken.push((study, role));
            }
        }
        for OfGroup { study, role, name } in wanted {
            let added = run!(
                self,
                "insert into member (study_id, person_id, role, created_at, from_group) values ($1, $2, $3, $4, $5)
                     on conflict (study_id, person_id, role) do nothing",
                study,
                person,
                role,
                now,
                name.as_str()
            )?;
            if added == 1 {
                changed.given.push((study, role));
            }
        }
        Ok(changed)
    }
}

/// What groups changed about a person's roles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RolesChanged {
    /// Roles that they have now.
    pub given: Vec<(StudyId, Role)>,
    /// Roles that they have no more.
    pub taken: Vec<(StudyId, Role)>,
}

/// A role in a study because of a group.
#[derive(Clone, Debug, sqlx::FromRow)]
struct OfGroup {
    study: StudyId,
    role: Role,
    name: String,
}
