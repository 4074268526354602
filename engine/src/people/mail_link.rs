//! What the links in e-mails do: confirm an address, choose a new password, stop e-mails. And what people choose about
//! e-mails in their account.
//!
//! Opening a link changes nothing, because programs that look for harmful e-mails open links too: the page has a button.

use serde_json::json;
use shared::{Actor, MailFacts, MailPurpose, Problem};
use store::mail::{LinkOwner, MailChoice};

use crate::{
    Engine, Result, Tx,
    people::{
        password,
        person::{self, installation},
        second_factor::Admission,
        sign_in::password_changed,
        throttle,
    },
    secret,
};

impl Engine {
    /// What the actor has chosen about e-mails; `None` if this server sends none.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn mail_choice(&self, actor: &Actor) -> Result<Option<MailChoice>> {
        if !self.sends_mail() {
            return Ok(None);
        }
        self.read().await?.mail_choice(actor.person).await
    }

    /// Chooses whether the actor gets e-mails about their work.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn set_mail_wanted(&self, actor: &Actor, wanted: bool) -> Result<()> {
        let mut tx = self.write().await?;
        let chosen = tx.mail_choice(actor.person).await?.ok_or(Problem::SignIn)?;
        if wanted || chosen.unsubscribed_at.is_none() {
            tx.set_unsubscribed(actor.person, (!wanted).then(|| self.now())).await?;
        }
        tx.commit().await
    }

    /// Sends the link that confirms the actor's address once more.
    ///
    /// # Errors
    /// This server sends no e-mails, or there were too many of them.
    pub async fn send_confirmation(&self, actor: &Actor) -> Result<()> {
        if !self.sends_mail() {
            return Err(Problem::NotFound.into());
        }
        self.attempt(&[throttle::confirmation(actor.person)]).await?;
        let mut tx = self.write().await?;
        let chosen = tx.mail_choice(actor.person).await?.ok_or(Problem::SignIn)?;
        if chosen.address_confirmed_at.is_none() {
            self.add_mail(&mut tx, actor.person, None, MailFacts::Confirm).await?;
        }
        tx.commit().await
    }

    /// The owner of a link in an e-mail.
    ///
    /// # Errors
    /// The link is wrong, was used, or has ended: `NotFound`.
    pub async fn mail_link(&self, link: &str, purpose: MailPurpose) -> Result<LinkOwner> {
        let found = self.read().await?.link_owner(&secret::hash(link), purpose, self.now()).await?;
        found.ok_or_else(|| Problem::NotFound.into())
    }

    /// Confirms the address that a link was sent to. The link goes on working, so that its page can say so.
    ///
    /// # Errors
    /// As [`Engine::mail_link`].
    pub async fn confirm_address(&self, link: &str) -> Result<()> {
        let mut tx = self.write().await?;
        let owner = self.owner(&mut tx, link, MailPurpose::Confirm).await?;
        let person = owner.person.ok_or(Problem::NotFound)?;
        if owner.address_confirmed_at.is_none() {
            tx.set_address_confirmed(person, Some(self.now())).await?;
            let actor = Actor { person, admin: false };
            self.note(&mut tx, installation(&actor, "confirm_address", person)).await?;
        }
        tx.commit().await
    }

    /// Stops the e-mails about their work to the person whom a link was sent to; to somebody on a list, the invitations.
    ///
    /// # Errors
    /// As [`Engine::mail_link`].
    pub async fn unsubscribe(&self, link: &str) -> Result<()> {
        let mut tx = self.write().await?;
        let owner = self.owner(&mut tx, link, MailPurpose::Unsubscribe).await?;
        if owner.unsubscribed_at.is_none() {
            match (owner.person, owner.invitee) {
                (Some(person), _) => tx.set_unsubscribed(person, Some(self.now())).await?,
                (None, Some(invitee)) => tx.set_invitee_unsubscribed(invitee, self.now()).await?,
                (None, None) => {}
            }
        }
        tx.commit().await
    }

    /// Sends a link for a new password to this address, if it has an account. Neither the result nor the time it takes
    /// says whether it has: each request counts its attempts in the same transaction.
    ///
    /// # Errors
    /// This server sends no e-mails, the text is not an address, or there were too many requests from this network
    /// address (empty if it is not known).
    pub async fn forgot_password(&self, email: &str, from: &str) -> Result<()> {
        if !self.sends_mail() {
            return Err(Problem::NotFound.into());
        }
        let email = person::address(email)?;
        let now = self.now();
        let mut tx = self.write().await?;
        if let Some((key, limit)) = throttle::resets_from(from) {
            let window = tx.count_attempt(&key, now, now.plus_seconds(limit.seconds)).await?;
            if window.attempts > limit.attempts {
                tx.commit().await?;
                return Err(Problem::TooMany { seconds: window.window_ends.seconds_since(now) + 1 }.into());
            }
        }
        let (key, limit) = throttle::resets_of(&email);
        let window = tx.count_attempt(&key, now, now.plus_seconds(limit.seconds)).await?;
        let account = tx.account(&email).await?;
        // Too many for one account get the same answer: a refusal would help somebody who wants to annoy its owner.
        if let Some(account) = account.filter(|_| window.attempts <= limit.attempts) {
            self.add_mail(&mut tx, account.id, None, MailFacts::Reset).await?;
        }
        tx.commit().await
    }

    /// Sets a new password for the person whom a link was sent to, and ends all sessions and tokens. The link works
    /// once, and proves that the address is theirs. Who reads the e-mails has not shown a sign-in code.
    ///
    /// # Errors
    /// As [`Engine::mail_link`], or the password is too weak.
    pub async fn reset_by_link(&self, link: &str, new: &str) -> Result<Admission> {
        let owner = self.mail_link(link, MailPurpose::Reset).await?;
        password::check(new, &owner.email).map_err(|problem| problem.in_field("new_password"))?;
        let hash = password::hash(new).await?;
        let mut tx = self.write().await?;
        let owner = self.owner(&mut tx, link, MailPurpose::Reset).await?;
        let person = owner.person.ok_or(Problem::NotFound)?;
        if !tx.use_mail_link(&secret::hash(link)).await? {
            return Err(Problem::NotFound.into());
        }
        // Somebody else may have connected the account before its address was theirs.
        self.forget_services_in(&mut tx, person).await?;
        let signed_in = self.store_password_in(&mut tx, person, &hash).await?;
        if owner.address_confirmed_at.is_none() {
            tx.set_address_confirmed(person, Some(self.now())).await?;
        }
        // Somebody who forgot a password has probably tried some.
        tx.erase_attempts(&throttle::account(&owner.email).0).await?;
        let after = json!({ "by": "link" });
        let happened = password_changed(Some(person), person);
        self.record(&mut tx, happened, None::<&()>, Some(&after)).await?;
        tx.commit().await?;
        self.admit(signed_in).await
    }

    async fn owner(&self, tx: &mut Tx, link: &str, purpose: MailPurpose) -> Result<LinkOwner> {
        let found = tx.link_owner(&secret::hash(link), purpose, self.now()).await?;
        found.ok_or_else(|| Problem::NotFound.into())
    }
}
