//! Queries of signing in at the sign-in service of an organisation: who somebody is there, and what it said about people whose
//! password is awaited.

use serde::Serialize;
use shared::{PersonId, Time};

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// A person whom a sign-in service knows.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct KnownIdentity {
    /// The address of the service.
    pub issuer: String,
    /// Who they are there.
    pub subject: String,
    /// The person.
    pub person: PersonId,
    /// Their epoch.
    pub epoch: i64,
    /// Since when they cannot sign in, if they cannot.
    pub disabled_at: Option<Time>,
    /// Whether they administer the server.
    pub admin: bool,
    /// Whether they do so because of a group at the service.
    pub gives_admin: bool,
}

/// Somebody who administers the server because of a group.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct AdminByGroup {
    /// The person.
    pub person: PersonId,
    /// The address of the service.
    pub issuer: String,
    /// The group; empty where an earlier version of this software stored that there is one.
    pub name: String,
    /// Whether they administer the server.
    pub admin: bool,
}

/// Where a person can sign in besides here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
pub struct OwnIdentity {
    /// The address of the service.
    pub issuer: String,
    /// Who they are there.
    pub subject: String,
    /// Since when.
    pub since: Time,
    /// When they last did.
    pub used_at: Time,
}

/// What a service said about somebody whose password is awaited.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PendingIdentity {
    /// The address of the service.
    pub issuer: String,
    /// Who they are there.
    pub subject: String,
    /// Their address, in lower case.
    pub email: String,
    /// Their groups, a list in JSON.
    pub groups: String,
}

impl Tx {
    /// The person who is this one at a sign-in service.
    pub async fn known_identity(&mut self, issuer: &str, subject: &str) -> Result<Option<KnownIdentity>> {
        row!(
            self,
            KnownIdentity,
            "select i.issuer, i.subject, p.id as person, p.epoch, p.disabled_at, p.admin, i.gives_admin
               from sign_in_identity i
               join person p on p.id = i.person_id
              where i.issuer = $1 and i.subject = $2",
            issuer,
            subject
        )
    }

    /// Stores who a person is at a sign-in service; an error if that is somebody else already.
    pub async fn add_sign_in_identity(
        &mut self,
        issuer: &str,
        subject: &str,
        person: PersonId,
        now: Time,
    ) -> Result<()> {
        run!(
            self,
            "insert into sign_in_identity (issuer, subject, person_id, created_at, used_at) values ($1, $2, $3, $4, $4)",
            issuer,
            subject,
            person,
            now
        )?;
        Ok(())
    }

    /// Stores that somebody has signed in at a service, and the group because of which they administer the server, if there is one.
    pub async fn use_identity(&mut self, known: &KnownIdentity, admin_group: Option<&str>, now: Time) -> Result<()> {
        run!(
            self,
            "update sign_in_identity
                set used_at = $5,
                    gives_admin = $3,
                    admin_group = $4
              where issuer = $1 and subject = $2",
            known.issuer.as_str(),
            known.subject.as_str(),
            admin_group.is_some(),
            admin_group.unwrap_or_default(),
            now
        )?;
        Ok(())
    }

    /// Where a person can sign in besides here.
    pub async fn own_identities(&mut self, person: PersonId) -> Result<Vec<OwnIdentity>> {
        rows!(
            self,
            OwnIdentity,
            "select issuer, subject, created_at as since, used_at
               from sign_in_identity
              where person_id = $1
              order by created_at",
            person
        )
    }

    /// Forgets who a person is at all sign-in services, and who somebody with their address may be.
    pub async fn remove_identities(&mut self, person: PersonId) -> Result<()> {
        run!(self, "delete from sign_in_identity where person_id = $1", person)?;
        run!(self, "delete from pending_identity where email = (select email from person where id = $1)", person)?;
        Ok(())
    }

    /// Those who administer the server because of a group of a service.
    pub async fn admins_by_group(&mut self) -> Result<Vec<AdminByGroup>> {
        rows!(
            self,
            AdminByGroup,
            "select i.person_id as person, i.issuer, i.admin_group as name, p.admin
               from sign_in_identity i
               join person p on p.id = i.person_id
              where i.gives_admin
              order by i.person_id"
        )
    }

    /// Whether a person administers the server because of a group of a service.
    pub async fn is_admin_by_group(&mut self, person: PersonId) -> Result<bool> {
        let sql = "select cast(1 as bigint) from sign_in_identity where person_id = $1 and gives_admin limit 1";
        Ok(scalar!(self, i64, sql, person)?.is_some())
    }

    /// Stores that whether a person administers the server is no matter of groups any more.
    pub async fn keep_admin(&mut self, person: PersonId) -> Result<()> {
        run!(self, "update sign_in_identity set gives_admin = false, admin_group = '' where person_id = $1", person)?;
        Ok(())
    }

    /// Stores what a service said, under the hash of a secret.
    pub async fn add_pending_identity(&mut self, hash: &str, pending: &PendingIdentity, expires: Time) -> Result<()> {
        run!(
            self,
            "insert into pending_identity (hash, issuer, subject, email, groups, expires_at) values ($1, $2, $3, $4, $5, $6)",
            hash,
            pending.issuer.as_str(),
            pending.subject.as_str(),
            pending.email.as_str(),
            pending.groups.as_str(),
            expires
        )?;
        Ok(())
    }

    /// What a service said, if its time is not over.
    pub async fn pending_identity(&mut self, hash: &str, now: Time) -> Result<Option<PendingIdentity>> {
        row!(
            self,
            PendingIdentity,
            "select issuer, subject, email, groups from pending_identity where hash = $1 and expires_at > $2",
            hash,
            now
        )
    }

    /// Uses what a service said; whether nobody else has.
    pub async fn end_pending_identity(&mut self, hash: &str) -> Result<bool> {
        Ok(run!(self, "delete from pending_identity where hash = $1", hash)? == 1)
    }

    /// Removes what services said and nobody confirmed in time; how much.
    pub async fn forget_pending_identities(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from pending_identity where expires_at <= $1", now)
    }
}
