//! What people change about their own account: name, address, language; the consent forms that they have accepted; and asking
//! for the erasure of their data.

use serde::Serialize;
use serde_json::json;
use shared::{Actor, Locale, MailFacts, MailKind, PersonId, Problem, StudyId, Time, refusal};

use crate::{
    Engine, Result, Tx,
    access::Permit as _,
    audit::event::Happened,
    people::person::{self, Person},
};

/// A consent form that a person has accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AcceptedConsent {
    /// The study.
    pub study: StudyId,
    /// Its title in the language the person works in.
    pub title: String,
    /// When they accepted it.
    pub at: Time,
}

impl Engine {
    /// The interface language that a person has chosen.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn locale_of(&self, person: PersonId) -> Result<Option<Locale>> {
        Ok(self.read().await?.locale_of(person).await?.as_deref().and_then(Locale::from_tag))
    }

    /// Stores the interface language that a visitor chose before signing in, unless the account has one.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn suggest_locale(&self, person: PersonId, locale: Locale) -> Result<()> {
        let mut tx = self.write().await?;
        tx.suggest_locale(person, locale.tag()).await?;
        tx.commit().await
    }

    /// Stores the interface language that the actor has chosen.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn set_locale(&self, actor: &Actor, locale: Locale) -> Result<()> {
        let mut tx = self.write().await?;
        tx.set_locale(actor.person, locale.tag()).await?;
        tx.commit().await
    }

    /// Changes what the actor is called.
    ///
    /// # Errors
    /// The name is empty or too long.
    pub async fn set_name(&self, actor: &Actor, name: &str) -> Result<()> {
        let name = person::name(name)?;
        let mut tx = self.write().await?;
        let me = tx.person(actor.person).await?.ok_or(Problem::SignIn)?;
        tx.set_name(actor.person, &name).await?;
        // An erasure looks for former names and addresses, too.
        let (before, after) = (json!({ "name": me.name }), json!({ "name": name }));
        self.record(&mut tx, own_change(actor, "change_name"), Some(&before), Some(&after)).await?;
        tx.commit().await
    }

    /// Changes the address that the actor signs in with. The password is asked for, so that an unattended browser is not
    /// enough to take an account over.
    ///
    /// # Errors
    /// The password is wrong, there were too many attempts, or the address is invalid or has an account already.
    pub async fn set_email(&self, actor: &Actor, email: &str, password: &str) -> Result<()> {
        let email = person::address(email)?;
        self.check_own_password(actor, password).await?;
        let mut tx = self.write().await?;
        let me = tx.person(actor.person).await?.ok_or(Problem::SignIn)?;
        let is_taken = |error: crate::Error| {
            if error.is_taken() { Problem::invalid("email", refusal::email_is_known()).into() } else { error }
        };
        tx.set_email(actor.person, &email).await.map_err(is_taken)?;
        if me.email != email {
            self.ask_to_confirm(&mut tx, actor.person).await?;
            // The account may belong to somebody else from now on.
            self.forget_services_in(&mut tx, actor.person).await?;
        }
        let (before, after) = (json!({ "email": me.email }), json!({ "email": email }));
        self.record(&mut tx, own_change(actor, "change_address"), Some(&before), Some(&after)).await?;
        tx.commit().await
    }

    /// Forgets that an address was confirmed, with all links that were sent to the former one, and asks for a
    /// confirmation of the new one.
    async fn ask_to_confirm(&self, tx: &mut Tx, person: PersonId) -> Result<()> {
        tx.set_address_confirmed(person, None).await?;
        for kind in [MailKind::Confirm, MailKind::Reset] {
            tx.remove_mails(person, kind).await?;
        }
        self.add_mail(tx, person, None, MailFacts::Confirm).await
    }

    /// The consent forms that the actor has accepted, the latest study first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn accepted_consents(&self, actor: &Actor) -> Result<Vec<AcceptedConsent>> {
        let places = self.read().await?.places(actor.person).await?;
        let accepted = places.into_iter().filter_map(|place| {
            let title = place.settings.title(&place.title, &place.language).to_owned();
            Some(AcceptedConsent { study: place.study, title, at: place.consented_at? })
        });
        Ok(accepted.collect())
    }

    /// Asks the administrators for the erasure of the actor's personal data, or takes that back. Asking twice keeps the
    /// first time.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn ask_for_erasure(&self, actor: &Actor, asks: bool) -> Result<()> {
        let mut tx = self.write().await?;
        let me = tx.person(actor.person).await?.ok_or(Problem::SignIn)?;
        if me.erasure_asked_at.is_some() == asks {
            return Ok(());
        }
        tx.set_erasure_asked(actor.person, asks.then(|| self.now())).await?;
        self.note(&mut tx, own_change(actor, if asks { "ask_for_erasure" } else { "take_back_erasure" })).await?;
        tx.commit().await
    }

    /// The people who have asked for their erasure, the longest waiting first.
    ///
    /// # Errors
    /// The actor does not administer the server.
    pub async fn waiting_for_erasure(&self, actor: &Actor) -> Result<Vec<Person>> {
        let mut tx = self.read().await?;
        tx.permit_installation(actor).await?;
        tx.waiting_for_erasure().await
    }
}

fn own_change(actor: &Actor, verb: &'static str) -> Happened<'static> {
    Happened { study: None, person: Some(actor.person), verb, kind: "person", id: actor.person.to_string() }
}
