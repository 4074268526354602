//! Signing in and out: finding the owner of a password, a session or a token.

use std::iter;

use shared::{Actor, MailKind, PersonId, Problem, refusal};

use crate::{
    Engine, Result, Tx,
    ask::ask,
    audit::event::Happened,
    people::{
        password, person,
        second_factor::Admission,
        throttle::{self, Limit},
    },
    secret,
};

/// The owner of a session, and its epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// The person.
    pub person: PersonId,
    /// The person's epoch: it is incremented when all sessions are ended.
    pub epoch: i64,
}

impl Engine {
    /// Checks an e-mail address and a password. Neither the text nor the duration reveals whether the address is known;
    /// a refusal is in the visitor's language.
    ///
    /// # Errors
    /// They do not match, or there were too many attempts for this account or from this network address.
    pub async fn sign_in(&self, email: &str, password: &str, address: &str) -> Result<SignedIn> {
        self.sign_in_with_code(email, password, "", address).await
    }

    /// The same with a sign-in code, for programs; empty if there is none.
    ///
    /// # Errors
    /// As [`Engine::sign_in`]; or the account has sign-in codes, and this is none of them.
    pub async fn sign_in_with_code(&self, email: &str, password: &str, code: &str, address: &str) -> Result<SignedIn> {
        let signed_in = self.by_password(email, password, (address, None)).await?;
        if let Some(tx) = self.code_if_asked(signed_in, code).await? {
            tx.commit().await?;
        }
        Ok(signed_in)
    }

    /// The same with a network address (empty if it is not known) and a browser with this secret in its cookie. In a
    /// browser with which the person has signed in before, only the attempts made with it count.
    ///
    /// # Errors
    /// As [`Engine::sign_in`].
    pub async fn sign_in_by_browser(
        &self,
        email: &str,
        password: &str,
        from: (&str, Option<&str>),
    ) -> Result<Admission> {
        let signed_in = self.by_password(email, password, from).await?;
        self.admit(signed_in).await
    }

    pub(crate) async fn by_password(
        &self,
        email: &str,
        password: &str,
        (address, browser): (&str, Option<&str>),
    ) -> Result<SignedIn> {
        let email = person::address(email)?;
        let keys = self.attempts_of(&email, address, browser).await?;
        self.attempt(&keys).await?;
        let account = self.read().await?.account(&email).await?;
        let hash = account.as_ref().map(|account| account.password_hash.clone());
        let fits = password::verify(password, hash).await?;
        let Some(account) = account.filter(|account| fits && account.disabled_at.is_none()) else {
            return Err(Problem::invalid("password", refusal::password_does_not_fit()).into());
        };
        self.forgive(&keys).await?;
        Ok(SignedIn { person: account.id, epoch: account.epoch })
    }

    /// The counters for an attempt to sign in.
    pub(crate) async fn attempts_of(
        &self,
        email: &str,
        address: &str,
        browser: Option<&str>,
    ) -> Result<Vec<(String, Limit)>> {
        if let Some(secret) = browser
            && self.read().await?.knows_browser(&secret::hash(secret), email, self.now()).await?
        {
            return Ok(vec![throttle::browser(secret)]);
        }
        Ok(iter::once(throttle::account(email)).chain(throttle::address(address)).collect())
    }

    /// The actor of a session, unless the session has ended.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn actor(&self, session: SignedIn) -> Result<Option<Actor>> {
        let admin = ask!(self, |tx| tx.admin_in_epoch(session.person, session.epoch))?;
        Ok(admin.map(|admin| Actor { person: session.person, admin }))
    }

    /// Ends every session and token of the actor, on all devices.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn sign_out_everywhere(&self, actor: &Actor) -> Result<()> {
        let mut tx = self.write().await?;
        tx.end_sessions(actor.person).await?;
        tx.remove_known_browsers(actor.person).await?;
        self.note(&mut tx, person::installation(actor, "sign_out_everywhere", actor.person)).await?;
        tx.commit().await
    }

    /// Changes the actor's password, which ends all sessions and tokens. Returns the data for a new session.
    ///
    /// # Errors
    /// The current password is wrong, or the new one is too weak.
    pub async fn change_password(&self, actor: &Actor, present: &str, new: &str) -> Result<SignedIn> {
        let me = self.myself(actor).await?;
        password::check(new, &me.email).map_err(|problem| problem.in_field("new_password"))?;
        self.check_own_password(actor, present).await?;
        let hash = password::hash(new).await?;
        let mut tx = self.write().await?;
        let signed_in = self.store_password_in(&mut tx, actor.person, &hash).await?;
        self.note(&mut tx, password_changed(Some(actor.person), actor.person)).await?;
        tx.commit().await?;
        Ok(signed_in)
    }

    /// Sets a new password for the person with this address, for the operator of the server. The account is connected with a
    /// sign-in service no longer: the person to whom it belongs now connects it again.
    ///
    /// # Errors
    /// There is no account with this address, or the password is too weak.
    pub async fn reset_password(&self, email: &str, new: &str) -> Result<()> {
        let email = person::address(email)?;
        password::check(new, &email)?;
        let hash = password::hash(new).await?;
        let account = self.read().await?.account(&email).await?.ok_or_else(|| person::nobody(&email))?;
        let mut tx = self.write().await?;
        self.forget_services_in(&mut tx, account.id).await?;
        self.store_password_in(&mut tx, account.id, &hash).await?;
        self.note(&mut tx, password_changed(None, account.id)).await?;
        tx.commit().await
    }

    /// Stores a new password, and ends everything that could be done with the old one: sessions, tokens, and links for a new
    /// password that were sent before.
    pub(crate) async fn store_password_in(&self, tx: &mut Tx, person: PersonId, hash: &str) -> Result<SignedIn> {
        tx.set_password(person, hash).await?;
        let epoch = tx.end_sessions(person).await?;
        tx.remove_known_browsers(person).await?;
        tx.remove_mails(person, MailKind::Reset).await?;
        Ok(SignedIn { person, epoch })
    }
}

/// The event of a changed password; nobody in particular if the operator of the server changed it.
pub(crate) fn password_changed(by: Option<PersonId>, person: PersonId) -> Happened<'static> {
    Happened { study: None, person: by, verb: "change_password", kind: "person", id: person.to_string() }
}
