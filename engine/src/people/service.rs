//! Signing in at the sign-in service of an organisation (OpenID Connect): who may come, and what they may do.
//!
//! An account that exists is connected by its password, once: an address alone proves nothing, because anybody can make an
//! account with somebody else's. Groups of the service can give the right to administer and roles in studies
//! ([`group`]); both follow the groups each time a person signs in there. See
//! [decision 88](../../../docs/decisions/0088-sign-in-service.md).

pub mod group;

use std::sync::Arc;

use openid::{Attempt, Identity, Service};
use shared::{Actor, Locale, PersonId, Problem, refusal};
use store::sign_in_identity::{Claim, KnownIdentity};

pub use store::sign_in_identity::OwnIdentity;

use crate::{
    Engine, Error, Result, SignedIn, Tx,
    audit::event::Happened,
    people::{
        person::{self, Applicant, installation},
        second_factor::Admission,
    },
    secret,
};

/// Seconds for which the password of an account is awaited.
const WAITS: i64 = 600;

/// Characters of a name that are kept.
const NAME: usize = 100;

/// The sign-in service of an organisation, and what holds for people who sign in there.
#[derive(Clone, Debug)]
pub struct SignInService {
    /// The service.
    pub service: Arc<Service>,
    /// What people call it: the button says "Sign in with …".
    pub name: String,
    /// Who may come.
    pub admits: Admits,
    /// The groups whose members administer the server.
    pub administrators: Vec<String>,
    /// Whether an address is the person's own where the service does not say so.
    pub trusts_addresses: bool,
}

/// Who may come: it is enough if one of them fits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Admits {
    /// Everybody whom the service signs in.
    pub everybody: bool,
    /// People with an address at one of these domains, in lower case.
    pub domains: Vec<String>,
    /// Members of one of these groups.
    pub groups: Vec<String>,
}

impl Admits {
    fn admits(&self, email: Option<&str>, groups: &[String]) -> bool {
        let domain = email.and_then(|email| email.rsplit_once('@')).map(|(_, domain)| domain);
        self.everybody
            || domain.is_some_and(|domain| self.domains.iter().any(|known| known == domain))
            || self.groups.iter().any(|known| groups.contains(known))
    }
}

/// Where somebody who signed in at the service is led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// To an account that is connected with the service, or was made now.
    Account(Admission),
    /// There is an account with their address: this secret, and the account's password, connect it within ten minutes.
    AsksForPassword(String),
}

impl Engine {
    /// What people call the sign-in service, if there is one.
    pub fn service_name(&self) -> Option<&str> {
        self.sign_in_service.as_deref().map(|service| service.name.as_str())
    }

    fn service(&self) -> Result<&SignInService> {
        self.sign_in_service.as_deref().ok_or_else(|| Problem::NotFound.into())
    }

    /// The address of the service to which the browser that holds this secret goes.
    ///
    /// # Errors
    /// There is no service: `NotFound`; or it cannot be used.
    pub async fn service_address(&self, secret: &str) -> Result<String> {
        let service = self.service()?;
        service.service.begin(&Attempt::new(secret)).await.map_err(|error| failed(service, &error))
    }

    /// Signs in who came back from the service with this code, in the browser that holds this secret. `locale` is the language
    /// of a new account.
    ///
    /// # Errors
    /// The browser did not begin this; the service cannot be used or refuses the code; it names no address that is the person's
    /// own; they may not come, or their account is suspended.
    pub async fn sign_in_by_service(
        &self,
        secret: &str,
        (state, code): (&str, &str),
        locale: Option<Locale>,
    ) -> Result<Arrival> {
        let service = self.service()?;
        let attempt = Attempt::new(secret);
        if !attempt.began(state) {
            return Err(over());
        }
        let identity = service.service.finish(&attempt, code).await.map_err(|error| failed(service, &error))?;
        let email = own_address(service, &identity);
        if !service.admits.admits(email.as_deref(), &identity.groups) {
            tracing::warn!(subject = identity.subject, email, "signed in at the service, but may not come");
            return Err(Problem::forbidden(refusal::service_does_not_admit(&service.name)).into());
        }
        let mut tx = self.write().await?;
        if let Some(known) = tx.known_identity(&identity.issuer, &identity.subject).await? {
            if known.disabled_at.is_some() {
                return Err(Problem::forbidden(refusal::account_is_suspended()).into());
            }
            let (person, epoch) = (known.person, known.epoch);
            self.follow_groups(&mut tx, &identity.issuer, &identity.subject, known, &identity.groups).await?;
            tx.commit().await?;
            return Ok(Arrival::Account(self.admit(SignedIn { person, epoch }).await?));
        }
        let email = email.ok_or_else(|| Problem::forbidden(refusal::service_gives_no_address(&service.name)))?;
        if tx.account(&email).await?.is_some() {
            let step = self.secret();
            let groups = serde_json::to_string(&identity.groups)?;
            let claim = Claim { issuer: identity.issuer, subject: identity.subject, email, groups };
            tx.add_claim(&secret::hash(&step), &claim, self.now().plus_seconds(WAITS)).await?;
            tx.commit().await?;
            return Ok(Arrival::AsksForPassword(step));
        }
        let person = self.store_newcomer(&mut tx, &identity, email, locale).await?;
        tx.commit().await?;
        Ok(Arrival::Account(Admission::In(SignedIn { person, epoch: 0 })))
    }

    /// A new account without a password.
    async fn store_newcomer(
        &self,
        tx: &mut Tx,
        identity: &Identity,
        email: String,
        locale: Option<Locale>,
    ) -> Result<PersonId> {
        let called = identity.name.as_deref().map(|name| name.replace('\0', "")).unwrap_or_default();
        let called: String = called.trim().chars().take(NAME).collect();
        let name = if called.is_empty() { email.clone().chars().take(NAME).collect() } else { called };
        let applicant = Applicant { name, email, hash: String::new() };
        let person = self.store_person(tx, applicant, false, refusal::service_attempt_is_over()).await?.id;
        let now = self.now();
        tx.set_address_confirmed(person, Some(now)).await?;
        if let Some(locale) = locale {
            tx.suggest_locale(person, locale.tag()).await?;
        }
        self.connect_in(tx, (&identity.issuer, &identity.subject), person, &identity.groups).await?;
        Ok(person)
    }

    /// The address of the account whose password connects it with the service.
    ///
    /// # Errors
    /// The ten minutes are over, or it was used: `NotFound`.
    pub async fn awaited_address(&self, step: &str) -> Result<String> {
        let claim = self.read().await?.claim(&secret::hash(step), self.now()).await?;
        Ok(claim.ok_or(Problem::NotFound)?.email)
    }

    /// Connects the account whose address the service named, by its password, and signs in.
    ///
    /// # Errors
    /// The ten minutes are over; the password does not fit, or there were too many attempts.
    pub async fn connect_service(&self, step: &str, password: &str, from: (&str, Option<&str>)) -> Result<Admission> {
        self.service()?;
        let hash = secret::hash(step);
        let claim = self.read().await?.claim(&hash, self.now()).await?.ok_or_else(over)?;
        let signed_in = self.by_password(&claim.email, password, from).await?;
        let mut tx = self.write().await?;
        if !tx.end_claim(&hash).await? {
            return Err(over());
        }
        let groups: Vec<String> = serde_json::from_str(&claim.groups)?;
        self.connect_in(&mut tx, (&claim.issuer, &claim.subject), signed_in.person, &groups).await?;
        tx.commit().await?;
        self.admit(signed_in).await
    }

    /// Stores who a person is at the service, with what their groups give them.
    async fn connect_in(
        &self,
        tx: &mut Tx,
        (issuer, subject): (&str, &str),
        person: PersonId,
        groups: &[String],
    ) -> Result<()> {
        let taken = |error: Error| if error.is_taken() { over() } else { error };
        tx.add_sign_in_identity(issuer, subject, person, self.now()).await.map_err(taken)?;
        let own = Actor { person, admin: false };
        self.note(tx, installation(&own, "connect_service", person)).await?;
        let known = tx.known_identity(issuer, subject).await?.ok_or(Problem::NotFound)?;
        self.follow_groups(tx, issuer, subject, known, groups).await
    }

    /// Gives a person what their groups give, and takes what groups gave that they have left.
    async fn follow_groups(
        &self,
        tx: &mut Tx,
        issuer: &str,
        subject: &str,
        known: KnownIdentity,
        groups: &[String],
    ) -> Result<()> {
        let KnownIdentity { person, admin, gives_admin, .. } = known;
        let is_in = self.service()?.administrators.iter().any(|group| groups.contains(group));
        let (is_admin, by_group) = match (is_in, admin, gives_admin) {
            (true, true, by_group) => (true, by_group),
            (true, false, _) => (true, true),
            (false, _, true) => (false, false),
            (false, admin, false) => (admin, false),
        };
        if is_admin != admin {
            tx.set_admin(person, is_admin).await?;
            let by_service = Happened { person: None, ..installation(&Actor { person, admin }, "set_admin", person) };
            self.record(tx, by_service, Some(&admin), Some(&is_admin)).await?;
        }
        tx.use_identity(issuer, subject, by_group, self.now()).await?;
        tx.set_roles_of_groups(person, groups, self.now()).await
    }

    /// Where the actor can sign in besides here, and whether they have a password.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn ways_to_sign_in(&self, actor: &Actor) -> Result<WaysToSignIn> {
        let mut tx = self.read().await?;
        let account = tx.account_of(actor.person).await?;
        let has_password = account.is_some_and(|account| !account.password_hash.is_empty());
        Ok(WaysToSignIn { has_password, services: tx.own_identities(actor.person).await? })
    }

    /// Forgets who the actor is at the service, with everything that groups there gave them. The password shows that they can
    /// still sign in.
    ///
    /// # Errors
    /// The password is wrong, there were too many attempts, or the account is not connected.
    pub async fn disconnect_service(&self, actor: &Actor, password: &str) -> Result<()> {
        self.check_own_password(actor, password).await?;
        let mut tx = self.write().await?;
        let identities = tx.own_identities(actor.person).await?;
        if identities.is_empty() {
            return Err(Problem::conflict(refusal::service_is_not_connected()).into());
        }
        for OwnIdentity { issuer, subject, .. } in identities {
            if let Some(known) = tx.known_identity(&issuer, &subject).await? {
                self.follow_groups(&mut tx, &issuer, &subject, known, &[]).await?;
            }
        }
        tx.remove_identities(actor.person).await?;
        self.note(&mut tx, installation(actor, "disconnect_service", actor.person)).await?;
        tx.commit().await
    }
}

/// How a person can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaysToSignIn {
    /// Whether they have a password.
    pub has_password: bool,
    /// Who they are at which services.
    pub services: Vec<OwnIdentity>,
}

/// The address that the service names, if it is the person's own.
fn own_address(service: &SignInService, identity: &Identity) -> Option<String> {
    let address = identity.address.as_ref()?;
    let is_own = address.is_verified.unwrap_or(service.trusts_addresses);
    person::address(&address.email).ok().filter(|_| is_own)
}

/// What happened at the service: the person reads what to do, the operator's log says why.
fn failed(service: &SignInService, error: &openid::Error) -> Error {
    tracing::warn!(service = service.service.issuer(), %error, "nobody could sign in at the service");
    match error {
        openid::Error::Refused(_) => over(),
        _ => Problem::conflict(refusal::service_cannot_be_used(&service.name)).into(),
    }
}

/// The refusal of an attempt that is over, or was begun in another browser.
fn over() -> Error {
    Problem::conflict(refusal::service_attempt_is_over()).into()
}

#[cfg(test)]
mod tests {
    use super::Admits;

    #[test]
    fn a_domain_is_the_whole_one() {
        let admits = Admits { domains: vec!["example.org".to_owned()], ..Admits::default() };
        assert!(admits.admits(Some("ann@example.org"), &[]));
        for other in ["ann@sub.example.org", "ann@notexample.org", "ann@example.org.evil.com", "example.org"] {
            assert!(!admits.admits(Some(other), &[]), "{other}");
        }
        assert!(!admits.admits(None, &["example.org".to_owned()]));
    }

    #[test]
    fn without_a_rule_nobody_may_come() {
        let nobody = Admits::default();
        assert!(!nobody.admits(Some("ann@example.org"), &["lab".to_owned()]));
        let lab = Admits { groups: vec!["lab".to_owned()], ..Admits::default() };
        assert!(lab.admits(None, &["lab".to_owned()]) && !lab.admits(None, &["labs".to_owned()]));
        assert!(Admits { everybody: true, ..Admits::default() }.admits(None, &[]));
    }
}
