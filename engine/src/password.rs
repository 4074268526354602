//! Passwords: argon2id on threads of their own, a few at a time.

use std::sync::LazyLock;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use shared::{Problem, Tongue};
use tokio::sync::Semaphore;

use crate::{Error, Result};

const SHORTEST: usize = 10;
const LONGEST: usize = 200;

/// Each hash takes 19 MiB and a processor for a while, so a crowd waits in line.
static PLACES: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(2, std::num::NonZero::get)));

/// What an unknown e-mail address is compared with, so that it takes as long as a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| digest("nobody has this password").unwrap_or_default());

/// Refuses a password that is too short, too long, or the e-mail address itself.
pub(crate) fn check(password: &str, email: &str, say: Tongue) -> Result<(), Problem> {
    let refuse = |reason: String| Err(Problem::invalid("password", reason));
    let length = password.chars().count();
    if length < SHORTEST {
        return refuse(say.password_too_short(SHORTEST));
    }
    if length > LONGEST {
        return refuse(say.password_too_long(LONGEST));
    }
    if password.eq_ignore_ascii_case(email) {
        return refuse(say.password_is_email().to_owned());
    }
    Ok(())
}

/// The hash to store.
pub(crate) async fn hash(password: &str) -> Result<String> {
    let password = password.to_owned();
    on_a_thread(move || digest(&password)).await?
}

/// Whether the password is the one the hash was made from. Without a hash it takes as long and says no.
pub(crate) async fn verify(password: &str, hash: Option<String>) -> Result<bool> {
    let password = password.to_owned();
    on_a_thread(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let sane = password.len() <= 4 * LONGEST;
        let fits = sane
            && PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && fits
    })
    .await
}

fn digest(password: &str) -> Result<String> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| Error::Unexpected(format!("argon2: {error}")))
}

async fn on_a_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let _place = PLACES.acquire().await.map_err(|error| Error::Unexpected(error.to_string()))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Unexpected(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_passwords_and_the_address_itself_are_refused() {
        assert!(check("short", "a@b.org", Tongue::En).is_err());
        assert!(check("someone@b.org", "Someone@b.org", Tongue::En).is_err());
        assert!(check("correct horse battery", "a@b.org", Tongue::En).is_ok());
    }

    #[tokio::test]
    async fn what_is_stored_is_argon2id_with_a_salt_of_its_own() {
        let (one, other) = (hash("correct horse battery").await.unwrap(), hash("correct horse battery").await.unwrap());
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert_ne!(one, other);
        assert!(verify("correct horse battery", Some(one.clone())).await.unwrap());
        assert!(!verify("correct horse batterz", Some(one)).await.unwrap());
        assert!(!verify("nobody has this password", None).await.unwrap(), "nobody signs in as nobody");
    }
}
