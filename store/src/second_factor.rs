//! Queries of the second step of signing in: secrets of sign-in codes, recovery codes, and right passwords whose code is awaited.

use shared::{PersonId, Time};

use super::{row, run, scalar};
use crate::{Result, Tx};

/// What is stored about somebody's sign-in codes.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct SecondFactor {
    /// The secret, encrypted.
    pub sealed: Vec<u8>,
    /// Since when codes are asked for.
    pub confirmed_at: Option<Time>,
    /// Recovery codes that were not used.
    pub n_recovery: i64,
}

/// A right password whose code is awaited.
#[derive(Clone, Copy, Debug, sqlx::FromRow)]
pub struct Step {
    /// Whose it is.
    pub person_id: PersonId,
    /// Their epoch when the password was right.
    pub epoch: i64,
}

impl Tx {
    /// The sign-in codes of a person.
    pub async fn second_factor(&mut self, person: PersonId) -> Result<Option<SecondFactor>> {
        row!(
            self,
            SecondFactor,
            "select f.sealed, f.confirmed_at,
                    (select count(*) from recovery_code c where c.person_id = f.person_id and c.used_at is null) as n_recovery
               from second_factor f
              where f.person_id = $1",
            person
        )
    }

    /// Whether a person has a password and no sign-in codes. Without a password, nobody can sign in with one alone.
    pub async fn lacks_codes(&mut self, person: PersonId) -> Result<bool> {
        let sql = "select count(*)
               from person p
              where p.id = $1
                and p.password_hash <> ''
                and not exists (select 1
                                  from second_factor f
                                 where f.person_id = p.id and f.confirmed_at is not null)";
        Ok(scalar!(self, i64, sql, person)?.unwrap_or_default() > 0)
    }

    /// Stores a new secret in place of one that was not confirmed; whether none is confirmed.
    pub async fn start_second_factor(&mut self, person: PersonId, sealed: &[u8], now: Time) -> Result<bool> {
        let stored = run!(
            self,
            "insert into second_factor (person_id, sealed, created_at) values ($1, $2, $3)
                 on conflict (person_id) do update set sealed = $2, created_at = $3
              where second_factor.confirmed_at is null",
            person,
            sealed,
            now
        )?;
        Ok(stored == 1)
    }

    /// Asks for codes from now on; whether they were not asked for before.
    pub async fn confirm_second_factor(&mut self, person: PersonId, now: Time) -> Result<bool> {
        let sql = "update second_factor set confirmed_at = $2 where person_id = $1 and confirmed_at is null";
        Ok(run!(self, sql, person, now)? == 1)
    }

    /// Uses the code of a half-minute of this secret; whether no code of it or of a later one was used.
    pub async fn use_code(&mut self, person: PersonId, sealed: &[u8], step: i64) -> Result<bool> {
        let sql = "update second_factor set last_step = $3 where person_id = $1 and sealed = $2 and last_step < $3";
        Ok(run!(self, sql, person, sealed, step)? == 1)
    }

    /// Stores the hashes of a person's recovery codes in place of all others.
    pub async fn set_recovery_codes(&mut self, person: PersonId, hashes: &[String]) -> Result<()> {
        run!(self, "delete from recovery_code where person_id = $1", person)?;
        for hash in hashes {
            run!(self, "insert into recovery_code (hash, person_id) values ($1, $2)", hash, person)?;
        }
        Ok(())
    }

    /// Uses a recovery code; whether it is this person's and was not used.
    pub async fn use_recovery_code(&mut self, person: PersonId, hash: &str, now: Time) -> Result<bool> {
        let sql = "update recovery_code set used_at = $3 where person_id = $1 and hash = $2 and used_at is null";
        Ok(run!(self, sql, person, hash, now)? == 1)
    }

    /// Removes everything about a person's sign-in codes; whether they had any.
    pub async fn remove_second_factor(&mut self, person: PersonId) -> Result<bool> {
        run!(self, "delete from sign_in_step where person_id = $1", person)?;
        run!(self, "delete from recovery_code where person_id = $1", person)?;
        Ok(run!(self, "delete from second_factor where person_id = $1", person)? == 1)
    }

    /// Stores that a password was right, and that the code is awaited.
    pub async fn add_sign_in_step(&mut self, hash: &str, step: Step, expires: Time) -> Result<()> {
        run!(
            self,
            "insert into sign_in_step (hash, person_id, epoch, expires_at) values ($1, $2, $3, $4)",
            hash,
            step.person_id,
            step.epoch,
            expires
        )?;
        Ok(())
    }

    /// The person whose code is awaited.
    pub async fn sign_in_step(&mut self, hash: &str, now: Time) -> Result<Option<Step>> {
        let sql = "select s.person_id, s.epoch
               from sign_in_step s
               join person p on p.id = s.person_id and p.epoch = s.epoch and p.disabled_at is null
              where s.hash = $1 and s.expires_at > $2";
        row!(self, Step, sql, hash, now)
    }

    /// Ends a step; whether nobody else has.
    pub async fn end_sign_in_step(&mut self, hash: &str) -> Result<bool> {
        Ok(run!(self, "delete from sign_in_step where hash = $1", hash)? == 1)
    }

    /// Removes the steps whose time is over; how many.
    pub async fn forget_sign_in_steps(&mut self, now: Time) -> Result<u64> {
        run!(self, "delete from sign_in_step where expires_at <= $1", now)
    }
}
