//! Joining a study by a link with an e-mail address and a password, with or without an existing account.
//!
//! The form asks everyone for the same data. With the password of an account, the person joins with that account; an
//! address without an account gets a new one. Both kinds of refusal have the same wording and cost one password
//! computation, so neither the text nor the time reveals whether an address has an account. The limits of this
//! protection are described in `docs/decisions/0031-own-work-and-secrets.md`.

use shared::{Actor, Language, Locale, MailFacts, Problem, refusal};

use crate::{
    Engine, Error, NewPerson, Result, SignedIn,
    crowd::invite::{Joined, retry},
    people::{password, person::Applicant},
    secret,
};

/// The origin of a request to join.
#[derive(Clone, Copy, Debug)]
pub struct Visitor<'a> {
    /// The network address; empty if it is not known.
    pub address: &'a str,
    /// The secret in the cookie of the browser, if someone has signed in with it before.
    pub browser: Option<&'a str>,
    /// The interface language that the visitor has chosen, if they have: an account without one takes it over.
    pub locale: Option<Locale>,
}

impl Engine {
    /// Joins a study by a link with a new account, or with the account of this address if the password matches. A new
    /// account and its place in the study are created together or not at all. Wrong passwords are limited as they are
    /// for signing in: in a browser with which the account's owner has signed in before, only the attempts made with it
    /// count.
    ///
    /// # Errors
    /// As [`Engine::join`]; a field is invalid; there were too many attempts; the account has sign-in codes, so that its owner
    /// has to sign in first; or, with the same wording for both: the
    /// address has an account with another password, or the link allows no more new accounts from this network address.
    pub async fn join_as_new(
        &self,
        code: &str,
        new: NewPerson,
        language: Option<Language>,
        from: Visitor<'_>,
    ) -> Result<(SignedIn, Joined)> {
        let Visitor { address, browser, locale } = from;
        self.invitation(code, Locale::default()).await?;
        let (name, email) = new.fields()?;
        let keys = self.attempts_of(&email, address, browser).await?;
        self.attempt(&keys).await?;
        let account = self.read().await?.account(&email).await?;
        let joined = if let Some(account) = account {
            let fits = password::verify(&new.password, Some(account.password_hash)).await?;
            if !fits || account.disabled_at.is_some() {
                return Err(cannot());
            }
            if self.asks_for_code(account.id).await? {
                return Err(Problem::invalid("email", refusal::sign_in_to_join()).into());
            }
            let actor = Actor { person: account.id, admin: account.admin };
            if let Some(locale) = locale {
                self.suggest_locale(account.id, locale).await?;
            }
            let joined = self.join(&actor, code, language).await?;
            (SignedIn { person: account.id, epoch: account.epoch }, joined)
        } else {
            let hash = password::hash(&new.password).await?;
            self.join_with(code, Applicant { name, email, hash }, language, from).await?
        };
        self.forgive(&keys).await?;
        Ok(joined)
    }

    /// Creates the account and its place in the study.
    async fn join_with(
        &self,
        code: &str,
        applicant: Applicant,
        language: Option<Language>,
        from: Visitor<'_>,
    ) -> Result<(SignedIn, Joined)> {
        let link = secret::hash(code);
        // The address itself is not stored, and the hash is different for every link.
        let address = (!from.address.is_empty()).then(|| secret::hash(&format!("{code} {}", from.address)));
        loop {
            let mut tx = self.write().await?;
            let person = self.store_person(&mut tx, applicant.clone(), false, refusal::cannot_join()).await?;
            let actor = Actor { person: person.id, admin: false };
            if let Some(locale) = from.locale {
                tx.suggest_locale(person.id, locale.tag()).await?;
            }
            match self.join_in(&mut tx, &actor, code, language.as_ref()).await {
                Ok(joined) => {
                    let may = match &address {
                        Some(address) => tx.count_join(&link, address).await?,
                        // Behind a proxy that hides addresses, one visitor must not use up the accounts of all others.
                        None => true,
                    };
                    if may {
                        self.add_mail(&mut tx, person.id, None, MailFacts::Confirm).await?;
                        tx.commit().await?;
                        return Ok((SignedIn { person: person.id, epoch: 0 }, joined));
                    }
                    return Err(cannot());
                }
                Err(error) if retry(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// The single refusal for everything that must not reveal whether an e-mail address has an account.
fn cannot() -> Error {
    Problem::invalid("email", refusal::cannot_join()).into()
}
