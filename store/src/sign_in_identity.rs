//! Queries of signing in at the sign-in service of an organisation: who somebody is there, and what it said about people whose
//! password is awaited.

use serde::Serialize;
use shared::{PersonId, Time};

use super::{row, rows, run};
use crate::{Result, Tx};

/// A person whom a sign-in service knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct KnownIdentity {
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
pub struct Claim {
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
            "select p.id as person, p.epoch, p.disabled_at, p.admin, i.gives_admin
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

    /// Stores that somebody has signed in at a service, and whether they administer the server because of it.
    pub async fn use_identity(&mut self, issuer: &str, subject: &str, gives_admin: bool, now: Time) -> Result<()> {
        run!(
            self,
            "update sign_in_identity set used_at = $4, gives_admin = $3 where issuer = $1 and subject = $2",
            issuer,
            subject,
            gives_admin,
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

    /// Forgets who a person is at all sign-in services; how many there were.
    pub async fn remove_identities(&mut self, person: PersonId) -> Result<u64> {
        run!(self, "delete from sign_in_identity where person_id = $1", person)
    }

    /// Stores what a service said, under the hash of a secret.
    pub async fn add_claim(&mut self, hash: &str, claim: &Claim, expires: Time) -> Result<()> {
        run!(
            self,
            "insert into sign_in_claim (hash, issuer, subject, email, groups, expires_at) values ($1, $2, $3, $4, $5, $6)",
            hash,
            claim.issuer.as_str(),
            claim.subject.as_str(),
            claim.email.as_str(),
            claim.groups.as_str(),
            expires
        )?;
        Ok(())
    }

    /// What a service said, if its time is not over.
    pub async fn claim(&mut self, hash: &str, now: Time) -> Result<Option<Claim>> {
        row!(
            self,
            Claim,
            "select issuer, subject, email, groups from sign_in_claim where hash = $1 and expires_at > $2",
            hash,
            now
        )
    }

    /// Uses what a service said; whether nobody else has.
    pub async fn end_claim(&mut self, hash: &str) -> Result<bool> {
        Ok(run!(self, "delete from sign_in_claim where hash = $1", hash)? == 1)
    }

    /// Removes what services said and nobody confirmed in time; how much.
    pub async fn forget_claims(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from sign_in_claim where expires_at <= $1", now)
    }
}
