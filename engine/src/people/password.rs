//! Passwords: argon2id on threads of its own, a few at a time ([`hasher`]).

mod hasher;

use std::sync::LazyLock;

use argon2::{Argon2, Params, password_hash::phc::PasswordHash};
use base64::{Engine as _, engine::general_purpose::STANDARD_NO_PAD};
use shared::{Problem, refusal};

use self::hasher::{HASHER, Memory};
use crate::{Ambient as _, Error, Result, System};

const SHORTEST: usize = 10;
const LONGEST: usize = 200;
/// The lengths of salt and hash in bytes, as in the argon2 crate.
const SALT: usize = 16;
const OUTPUT: usize = 32;

/// The hash with which the password for an unknown e-mail address is compared, so that it takes as long as for a known
/// one.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| digest("nobody has this password", &mut Memory::default()).unwrap_or_default());

/// Refuses a password that is too short, too long, or the e-mail address itself.
pub(crate) fn check(password: &str, email: &str) -> Result<(), Problem> {
    let refuse = |reason| Err(Problem::invalid("password", reason));
    let length = password.chars().count();
    if length < SHORTEST {
        return refuse(refusal::password_too_short(SHORTEST));
    }
    if length > LONGEST {
        return refuse(refusal::password_too_long(LONGEST));
    }
    if password.eq_ignore_ascii_case(email) {
        return refuse(refusal::password_is_email());
    }
    Ok(())
}

/// Computes the hash to store.
///
/// # Errors
/// `Busy` if too many passwords wait to be hashed.
pub(crate) async fn hash(password: &str) -> Result<String> {
    let password = password.to_owned();
    HASHER.run(move |memory| digest(&password, memory)).await?
}

/// Whether the password matches the hash. Without a hash, or with an empty one of somebody who has no password, it takes the
/// same time and returns false.
///
/// # Errors
/// `Busy` if too many passwords wait to be hashed.
pub(crate) async fn verify(password: &str, hash: Option<String>) -> Result<bool> {
    let password = password.to_owned();
    HASHER
        .run(move |memory| {
            let hash = hash.filter(|hash| !hash.is_empty());
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.clone());
            let sane = password.len() <= 4 * LONGEST;
            known & (sane && fits(&password, &hash, memory).unwrap_or_default())
        })
        .await
}

fn digest(password: &str, memory: &mut Memory) -> Result<String> {
    let (argon2, mut output) = (Argon2::default(), [0; OUTPUT]);
    let salt = &System.entropy()[..SALT];
    let filled =
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut output, memory.blocks(argon2.params()));
    filled.map_err(unexpected)?;
    let (m, t, p) = (argon2.params().m_cost(), argon2.params().t_cost(), argon2.params().p_cost());
    let (salt, output) = (STANDARD_NO_PAD.encode(salt), STANDARD_NO_PAD.encode(output));
    Ok(format!("$argon2id$v=19$m={m},t={t},p={p}${salt}${output}"))
}

/// Whether the password yields this hash, with the parameters that are part of the hash.
fn fits(password: &str, hash: &str, memory: &mut Memory) -> Result<bool> {
    let hash = PasswordHash::new(hash).map_err(unexpected)?;
    let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return Ok(false) };
    let params = Params::try_from(&hash).map_err(unexpected)?;
    let argon2 = Argon2::from(&params);
    let mut output = vec![0; expected.len()];
    argon2
        .hash_password_into_with_memory(password.as_bytes(), salt.as_ref(), &mut output, memory.blocks(&params))
        .map_err(unexpected)?;
    // Compared without stopping early: the duration must not reveal how much of it was correct.
    let differ = output.iter().zip(expected.as_bytes()).fold(0, |differ, (left, right)| differ | (left ^ right));
    Ok(differ == 0)
}

fn unexpected(error: impl std::fmt::Display) -> Error {
    Error::Unexpected(format!("argon2: {error}"))
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::PasswordHasher as _;

    use super::*;

    #[test]
    fn short_passwords_and_the_address_itself_are_refused() {
        assert!(check("short", "a@b.org").is_err());
        assert!(check("someone@b.org", "Someone@b.org").is_err());
        assert!(check("correct horse battery", "a@b.org").is_ok());
    }

    #[tokio::test]
    async fn what_is_stored_is_argon2id_with_a_salt_of_its_own() {
        let (one, other) = (hash("correct horse battery").await.unwrap(), hash("correct horse battery").await.unwrap());
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert_ne!(one, other);
        assert!(verify("correct horse battery", Some(one.clone())).await.unwrap());
        assert!(!verify("correct horse batterz", Some(one)).await.unwrap());
        let by_the_crate = Argon2::default().hash_password(b"correct horse battery").unwrap().to_string();
        assert!(verify("correct horse battery", Some(by_the_crate)).await.unwrap(), "hashes made before still fit");
        for none in [None, Some(String::new())] {
            assert!(!verify("nobody has this password", none).await.unwrap(), "nobody signs in as nobody");
        }
    }
}
