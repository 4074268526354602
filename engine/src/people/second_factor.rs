//! Sign-in codes: six digits from an app as the second step after the password (TOTP, RFC 6238).
//!
//! The secret is stored encrypted, so accounts can have codes only where the server has a key for secrets. A code is good
//! for its half-minute and those next to it, once. Recovery codes replace a lost app, each once. See
//! [decision 83](../../../docs/decisions/0083-sign-in-codes.md).

use providers::Secret;
use shared::{Actor, PersonId, Problem, Time, refusal};
use store::second_factor::Step;
use totp_rs::{Algorithm, TOTP};

use crate::{
    Engine, Error, Result, SignedIn, Tx,
    audit::event::Happened,
    people::{
        password,
        person::{self, installation},
        throttle,
        typed::typed,
    },
    recruiting::Recruiting,
    secret,
};

/// Digits of a code, and the seconds for which it is shown: what all apps expect.
const DIGITS: usize = 6;
const SECONDS: u64 = 30;
/// The bytes of a secret, as RFC 4226 recommends.
const SECRET: usize = 20;
/// Seconds for which a right password waits for its code.
const WAITS: i64 = 600;
/// Recovery codes of a person, and the characters of each: 80 bits.
const N_RECOVERY: usize = 8;
const RECOVERY: usize = 16;

/// What a right password leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Admission {
    /// Into the account.
    In(SignedIn),
    /// To the second step: this secret replaces the password, for ten minutes.
    AsksForCode(String),
}

/// How somebody's sign-in codes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodesState {
    /// This server has no key for secrets.
    Impossible,
    /// None are asked for.
    Off,
    /// They are asked for.
    On {
        /// Since when.
        since: Time,
        /// Recovery codes that were not used.
        n_recovery: i64,
    },
}

/// A secret that waits for its first code.
#[derive(Clone, PartialEq, Eq)]
pub struct CodesSetup {
    /// The secret in Base32, to type into an app.
    pub secret: String,
    /// The same as an address of the scheme `otpauth`, for a QR code.
    pub address: String,
}

impl Engine {
    /// How the actor's sign-in codes are; `None` for somebody without a password.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn codes_state(&self, actor: &Actor) -> Result<Option<CodesState>> {
        let mut tx = self.read().await?;
        if tx.account_of(actor.person).await?.is_none_or(|me| me.password_hash.is_empty()) {
            return Ok(None);
        }
        let found = tx.second_factor(actor.person).await?;
        let on =
            found.and_then(|found| Some(CodesState::On { since: found.confirmed_at?, n_recovery: found.n_recovery }));
        let off = if self.recruiting.is_some() { CodesState::Off } else { CodesState::Impossible };
        Ok(Some(on.unwrap_or(off)))
    }

    /// Makes a new secret for the actor's app. Nothing is asked for before [`Engine::confirm_codes`].
    ///
    /// # Errors
    /// Codes are asked for already, the account has no password, or this server has no key for secrets.
    pub async fn start_codes(&self, actor: &Actor) -> Result<()> {
        let key = &self.keeps_secrets()?.key;
        let mut tx = self.write().await?;
        let me = tx.account_of(actor.person).await?.ok_or(Problem::SignIn)?;
        if me.password_hash.is_empty() {
            return Err(Problem::NotFound.into());
        }
        let secret =
            Secret::new(totp_rs::Secret::Raw(self.ambient.entropy()[..SECRET].to_vec()).to_encoded().to_string());
        let sealed = key.seal_codes(&secret, self.ambient.entropy(), actor.person);
        if !tx.start_second_factor(actor.person, &sealed, self.now()).await? {
            return Err(Problem::conflict(refusal::codes_are_on()).into());
        }
        tx.commit().await
    }

    /// The secret that waits for its first code.
    ///
    /// # Errors
    /// There is none.
    pub async fn codes_setup(&self, actor: &Actor) -> Result<CodesSetup> {
        let mut tx = self.read().await?;
        let me = tx.person(actor.person).await?.ok_or(Problem::SignIn)?;
        let found = tx.second_factor(actor.person).await?.filter(|found| found.confirmed_at.is_none());
        let sealed = found.ok_or(Problem::NotFound)?.sealed;
        let secret = self.codes_secret(actor.person, &sealed)?;
        // The app writes both next to the code.
        let codes = totp(&secret, &me.email)?;
        Ok(CodesSetup { secret: secret.reveal().to_owned(), address: codes.get_url() })
    }

    /// Asks for codes from now on, and returns the recovery codes. The password and a first code show that the person is there
    /// and the app works.
    ///
    /// # Errors
    /// The password or the code is wrong, there were too many attempts, or no secret waits.
    pub async fn confirm_codes(&self, actor: &Actor, password: &str, code: &str) -> Result<Vec<String>> {
        let epoch = self.check_own_password(actor, password).await?;
        let mut tx = self.with_code((actor.person, epoch), code).await?;
        if !tx.confirm_second_factor(actor.person, self.now()).await? {
            return Err(Problem::conflict(refusal::codes_are_on()).into());
        }
        let codes = self.store_recovery_codes(&mut tx, actor.person).await?;
        self.note(&mut tx, installation(actor, "turn_on_codes", actor.person)).await?;
        tx.commit().await?;
        Ok(codes)
    }

    /// New recovery codes in place of all others.
    ///
    /// # Errors
    /// The password or the code is wrong, there were too many attempts, or no codes are asked for.
    pub async fn renew_recovery_codes(&self, actor: &Actor, password: &str, code: &str) -> Result<Vec<String>> {
        let mut tx = self.by_password_and_code(actor, password, code).await?;
        let codes = self.store_recovery_codes(&mut tx, actor.person).await?;
        self.note(&mut tx, installation(actor, "renew_recovery_codes", actor.person)).await?;
        tx.commit().await?;
        Ok(codes)
    }

    /// Asks for no codes any more.
    ///
    /// # Errors
    /// The password or the code is wrong, there were too many attempts, or no codes are asked for.
    pub async fn end_codes(&self, actor: &Actor, password: &str, code: &str) -> Result<()> {
        let mut tx = self.by_password_and_code(actor, password, code).await?;
        tx.remove_second_factor(actor.person).await?;
        self.note(&mut tx, installation(actor, "turn_off_codes", actor.person)).await?;
        tx.commit().await
    }

    async fn store_recovery_codes(&self, tx: &mut Tx, person: PersonId) -> Result<Vec<String>> {
        let codes: Vec<String> = (0..N_RECOVERY).map(|_| self.readable_code(RECOVERY)).collect();
        let hashes: Vec<String> = codes.iter().map(|code| secret::hash(code)).collect();
        tx.set_recovery_codes(person, &hashes).await?;
        Ok(codes.iter().map(|code| grouped(code)).collect())
    }

    async fn by_password_and_code(&self, actor: &Actor, password: &str, code: &str) -> Result<Tx> {
        let epoch = self.check_own_password(actor, password).await?;
        if !self.asks_for_code(actor.person).await? {
            return Err(Problem::conflict(refusal::codes_are_off()).into());
        }
        self.with_code((actor.person, epoch), code).await
    }

    /// Asks for no codes of the person with this address any more, for the operator of the server: they have lost app and
    /// recovery codes.
    ///
    /// # Errors
    /// There is no account with this address, or no codes were asked for.
    pub async fn remove_codes(&self, email: &str) -> Result<()> {
        let email = person::address(email)?;
        let mut tx = self.write().await?;
        let account = tx.account(&email).await?.ok_or_else(|| person::nobody(&email))?;
        if !tx.remove_second_factor(account.id).await? {
            return Err(Problem::conflict(refusal::codes_are_off()).into());
        }
        let own = Actor { person: account.id, admin: false };
        let by_operator = Happened { person: None, ..installation(&own, "turn_off_codes", account.id) };
        self.note(&mut tx, by_operator).await?;
        tx.commit().await
    }

    /// Lets somebody with a right password in, or asks for the code.
    pub(crate) async fn admit(&self, signed_in: SignedIn) -> Result<Admission> {
        if !self.asks_for_code(signed_in.person).await? {
            return Ok(Admission::In(signed_in));
        }
        let (step, mut tx) = (self.secret(), self.write().await?);
        let awaited = Step { person_id: signed_in.person, epoch: signed_in.epoch };
        tx.add_sign_in_step(&secret::hash(&step), awaited, self.now().plus_seconds(WAITS)).await?;
        tx.commit().await?;
        Ok(Admission::AsksForCode(step))
    }

    /// The second step of signing in.
    ///
    /// # Errors
    /// The time for the code is over, or somebody has signed in with this step; the code is wrong, or there were too many
    /// attempts.
    pub async fn sign_in_by_code(&self, step: &str, code: &str) -> Result<SignedIn> {
        let is_over = || Problem::invalid("code", refusal::sign_in_step_is_over());
        let hash = secret::hash(step);
        let found = self.read().await?.sign_in_step(&hash, self.now()).await?;
        let Step { person_id: person, epoch } = found.ok_or_else(is_over)?;
        let mut tx = self.with_code((person, epoch), code).await?;
        if !tx.end_sign_in_step(&hash).await? {
            return Err(is_over().into());
        }
        tx.commit().await?;
        Ok(SignedIn { person, epoch })
    }

    /// A transaction in which the code of somebody with a right password is used; `None` if the account asks for none.
    ///
    /// # Errors
    /// It does, and this is none.
    pub(crate) async fn code_if_asked(&self, signed_in: SignedIn, code: &str) -> Result<Option<Tx>> {
        if !self.asks_for_code(signed_in.person).await? {
            return Ok(None);
        }
        if code.is_empty() {
            return Err(Problem::invalid("code", refusal::code_is_needed()).into());
        }
        self.with_code((signed_in.person, signed_in.epoch), code).await.map(Some)
    }

    /// The same, with a transaction in any case.
    pub(crate) async fn with_code_if_asked(&self, signed_in: SignedIn, code: &str) -> Result<Tx> {
        match self.code_if_asked(signed_in, code).await? {
            Some(tx) => Ok(tx),
            None => self.write().await,
        }
    }

    /// Whether a code is asked for after this person's password.
    pub(crate) async fn asks_for_code(&self, person: PersonId) -> Result<bool> {
        let found = self.read().await?.second_factor(person).await?;
        Ok(found.is_some_and(|found| found.confirmed_at.is_some()))
    }

    /// Uses a code of the app, or a recovery code, in the transaction that is returned: what it was used for is stored with
    /// it, or neither is.
    async fn with_code(&self, (person, epoch): (PersonId, i64), code: &str) -> Result<Tx> {
        let code = typed(code, 2 * RECOVERY);
        let is_of_app = code.len() == DIGITS && code.bytes().all(|byte| byte.is_ascii_digit());
        let found = self.read().await?.second_factor(person).await?;
        let of_app = match &found {
            // A server that has lost its key counts no attempts with codes that it cannot check.
            Some(found) if is_of_app => Some((totp(&self.codes_secret(person, &found.sealed)?, "")?, &found.sealed)),
            _ => None,
        };
        let keys = [throttle::code(person, epoch)];
        self.attempt(&keys).await?;
        let mut tx = self.write().await?;
        let fits = match of_app {
            Some((codes, sealed)) => match self.half_minute(&codes, &code) {
                Some(step) => tx.use_code(person, sealed, step).await?,
                None => false,
            },
            None => tx.use_recovery_code(person, &secret::hash(&code), self.now()).await?,
        };
        if !fits {
            return Err(Problem::invalid("code", refusal::code_does_not_fit()).into());
        }
        tx.forgive_attempt(&keys[0].0).await?;
        Ok(tx)
    }

    /// The half-minute near now to which a code belongs. A clock that is half a minute early or late is common.
    fn half_minute(&self, codes: &TOTP, code: &str) -> Option<i64> {
        let now = u64::try_from(self.now().seconds_since(Time(0))).ok()? / SECONDS;
        let near = (now.saturating_sub(1)..=now + 1).find(|step| codes.generate(step * SECONDS) == code);
        near.and_then(|step| i64::try_from(step).ok())
    }

    /// Checks the actor's own password, and returns their epoch.
    ///
    /// # Errors
    /// It is wrong, or there were too many attempts: counted separately from signing in, so that an attacker who guesses
    /// passwords there does not keep the owner from changing theirs.
    pub(crate) async fn check_own_password(&self, actor: &Actor, password: &str) -> Result<i64> {
        let keys = [throttle::change(actor.person)];
        self.attempt(&keys).await?;
        let account = self.read().await?.account_of(actor.person).await?;
        let epoch = account.as_ref().map(|account| account.epoch);
        if !password::verify(password, account.map(|account| account.password_hash)).await? {
            return Err(Problem::invalid("password", refusal::wrong_password()).into());
        }
        self.forgive(&keys).await?;
        Ok(epoch.unwrap_or_default())
    }

    fn keeps_secrets(&self) -> Result<&Recruiting> {
        self.recruiting.as_deref().ok_or_else(|| Problem::conflict(refusal::codes_need_a_key()).into())
    }

    fn codes_secret(&self, person: PersonId, sealed: &[u8]) -> Result<Secret> {
        let opened = self.keeps_secrets()?.key.open_codes(sealed, person);
        opened.ok_or_else(|| Problem::conflict(refusal::codes_need_a_key()).into())
    }
}

/// The codes of a secret. Neither the name of this software nor the address changes them.
fn totp(secret: &Secret, email: &str) -> Result<TOTP> {
    let unexpected = |error: String| Error::Unexpected(error);
    let bytes = totp_rs::Secret::Encoded(secret.reveal().to_owned()).to_bytes();
    let bytes = bytes.map_err(|error| unexpected(error.to_string()))?;
    // Names of accounts must not have colons.
    let (issuer, name) = (Some("Concord".to_owned()), email.replace(':', ""));
    TOTP::new(Algorithm::SHA1, DIGITS, 1, SECONDS, bytes, issuer, name).map_err(|error| unexpected(error.to_string()))
}

/// In groups of four, as people read codes.
fn grouped(code: &str) -> String {
    let groups: Vec<&str> = code.as_bytes().chunks(4).filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_the_standard() {
        // RFC 6238, appendix B, with the last six of the eight digits.
        let secret = Secret::new(totp_rs::Secret::Raw(b"12345678901234567890".to_vec()).to_encoded().to_string());
        let codes = totp(&secret, "ann@example.org").expect("codes");
        for (time, code) in [(59, "287082"), (1_111_111_109, "081804"), (20_000_000_000, "353130")] {
            assert_eq!(codes.generate(time), code);
        }
        assert!(codes.get_url().starts_with("otpauth://totp/Concord:ann%40example.org?"), "{}", codes.get_url());
        assert_eq!(grouped("0123456789ABCDEF"), "0123-4567-89AB-CDEF");
    }
}
