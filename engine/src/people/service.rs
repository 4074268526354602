//! Signing in at the sign-in service of an organisation (OpenID Connect): who may come, and what they may do.
//!
//! An account that exists is connected by its password, once: an address alone proves nothing, because anybody can make an
//! account with somebody else's. Groups of the service can give the right to administer and roles in studies
//! ([`group`]); both follow the groups each time a person signs in there. See
//! [decision 88](../../../docs/decisions/0088-sign-in-service.md).

pub mod group;

use std::sync::Arc;

use openid::{Attempt, Identity, Service};
use shared::{Actor, PersonId, Problem, Role, StudyId, refusal};
use store::sign_in_identity::{AdminByGroup, KnownIdentity, PendingIdentity};

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

    /// Signs in who came back from the service with this code, in the browser that holds this secret.
    ///
    /// # Errors
    /// The browser did not begin this; the service cannot be used or refuses the code; it names no address that is the person's
    /// own; they may not come, or their account is suspended.
    pub async fn sign_in_by_service(&self, secret: &str, (state, code): (&str, &str)) -> Result<Arrival> {
        let service = self.service()?;
        let attempt = Attempt::new(secret);
        if !attempt.matches(state) {
            return Err(over());
        }
        let identity = service.service.finish(&attempt, code).await.map_err(|error| failed(service, &error))?;
        let email = own_address(service, &identity);
        if !service.admits.admits(email.as_deref(), &identity.groups) {
            // No address: anybody may try, and logs are kept.
            let domain = email.as_deref().and_then(|email| email.rsplit_once('@')).map(|(_, domain)| domain);
            let n_groups = identity.groups.len();
            tracing::info!(domain, n_groups, "somebody signed in at the service, but has no access to this server");
            return Err(Problem::forbidden(refusal::service_does_not_admit(&service.name)).into());
        }
        let mut tx = self.write().await?;
        if let Some(known) = tx.known_identity(&identity.issuer, &identity.subject).await? {
            if known.disabled_at.is_some() {
                return Err(Problem::forbidden(refusal::account_is_suspended()).into());
            }
            let (person, epoch) = (known.person, known.epoch);
            self.follow_groups(&mut tx, &known, &identity.groups).await?;
            tx.commit().await?;
            return Ok(Arrival::Account(self.admit(SignedIn { person, epoch }).await?));
        }
        let email = email.ok_or_else(|| Problem::forbidden(refusal::service_gives_no_address(&service.name)))?;
        if tx.account(&email).await?.is_some() {
            let step = self.secret();
            let groups = serde_json::to_string(&identity.groups)?;
            let pending = PendingIdentity { issuer: identity.issuer, subject: identity.subject, email, groups };
            tx.add_pending_identity(&secret::hash(&step), &pending, self.now().plus_seconds(WAITS)).await?;
            tx.commit().await?;
            return Ok(Arrival::AsksForPassword(step));
        }
        let person = self.store_newcomer(&mut tx, &identity, email).await?;
        tx.commit().await?;
        Ok(Arrival::Account(Admission::In(SignedIn { person, epoch: 0 })))
    }

    /// A new account without a password.
    async fn store_newcomer(&self, tx: &mut Tx, identity: &Identity, email: String) -> Result<PersonId> {
        let called = identity.name.as_deref().map(|name| name.replace('\0', "")).unwrap_or_default();
        let called: String = called.trim().chars().take(NAME).collect();
        let name = if called.is_empty() { email.chars().take(NAME).collect() } else { called };
        let applicant = Applicant { name, email, hash: String::new() };
        let person = self.store_person(tx, applicant, false, refusal::service_attempt_is_over()).await?.id;
        tx.set_address_confirmed(person, Some(self.now())).await?;
        self.connect_in(tx, (&identity.issuer, &identity.subject), person, &identity.groups).await?;
        Ok(person)
    }

    /// The address of the account whose password connects it with the service.
    ///
    /// # Errors
    /// The ten minutes are over, or it was used: `NotFound`.
    pub async fn awaited_address(&self, step: &str) -> Result<String> {
        let pending = self.read().await?.pending_identity(&secret::hash(step), self.now()).await?;
        Ok(pending.ok_or(Problem::NotFound)?.email)
    }

    /// Connects the account whose address the service named, by its password, and signs in. `code` is the sign-in code of an
    /// account that has them; empty if there is none.
    ///
    /// # Errors
    /// The ten minutes are over; the password or the code does not fit, or there were too many attempts.
    pub async fn connect_service(
        &self,
        step: &str,
        (password, code): (&str, &str),
        from: (&str, Option<&str>),
    ) -> Result<SignedIn> {
        self.service()?;
        let hash = secret::hash(step);
        let pending = self.read().await?.pending_identity(&hash, self.now()).await?.ok_or_else(over)?;
        let signed_in = self.by_password(&pending.email, password, from).await?;
        let mut tx = self.with_code_if_asked(signed_in, code).await?;
        if !tx.end_pending_identity(&hash).await? {
            return Err(over());
        }
        let groups: Vec<String> = serde_json::from_str(&pending.groups)?;
        self.connect_in(&mut tx, (&pending.issuer, &pending.subject), signed_in.person, &groups).await?;
        tx.commit().await?;
        Ok(signed_in)
    }

    /// Stores who a person is at the service, and nobody else, with what their groups give them.
    async fn connect_in(
        &self,
        tx: &mut Tx,
        (issuer, subject): (&str, &str),
        person: PersonId,
        groups: &[String],
    ) -> Result<()> {
        self.forget_services_in(tx, person).await?;
        let taken = |error: Error| if error.is_taken() { over() } else { error };
        tx.add_sign_in_identity(issuer, subject, person, self.now()).await.map_err(taken)?;
        let own = Actor { person, admin: false };
        self.note(tx, installation(&own, "connect_service", person)).await?;
        let known = tx.known_identity(issuer, subject).await?.ok_or(Problem::NotFound)?;
        self.follow_groups(tx, &known, groups).await
    }

    /// Gives a person what their groups give, and takes what groups gave that they have left.
    async fn follow_groups(&self, tx: &mut Tx, known: &KnownIdentity, groups: &[String]) -> Result<()> {
        let KnownIdentity { person, admin, gives_admin, .. } = *known;
        let service = self.sign_in_service.as_deref();
        let group = service.and_then(|service| service.administrators.iter().find(|group| groups.contains(group)));
        let administers = group.is_some();
        let by_group = group.filter(|_| !admin || gives_admin).map(String::as_str);
        self.set_admin_by_group(tx, person, (admin, administers || (admin && !gives_admin))).await?;
        tx.use_identity(known, by_group, self.now()).await?;
        self.set_roles_by_groups(tx, person, groups).await
    }

    /// Takes the right to administer the server from those who have it because of a group that the settings do not name any more. A
    /// server does this when it starts; without it, they would keep the right until they sign in at the service. The last administrator
    /// keeps it. Returns from how many it was taken.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn end_admins_of_groups(&self) -> Result<usize> {
        if self.read().await?.admins_by_group().await?.is_empty() {
            return Ok(0);
        }
        let service = self.sign_in_service.as_deref();
        let is_named = |one: &AdminByGroup| {
            service.is_some_and(|service| {
                let groups = &service.administrators;
                let has_group = if one.name.is_empty() { !groups.is_empty() } else { groups.contains(&one.name) };
                let plain = |issuer: &str| issuer.trim_end_matches('/').to_owned();
                plain(service.service.issuer()) == plain(&one.issuer) && has_group
            })
        };
        let mut tx = self.write().await?;
        let mut taken = 0;
        for one in tx.admins_by_group().await?.iter().filter(|one| !is_named(one)) {
            if one.admin && !tx.other_administrators(one.person).await? {
                tracing::warn!("the last administrator keeps the right, although no setting names their group");
                continue;
            }
            self.set_admin_by_group(&mut tx, one.person, (one.admin, false)).await?;
            tx.keep_admin(one.person).await?;
            taken += usize::from(one.admin);
        }
        tx.commit().await?;
        Ok(taken)
    }

    async fn set_admin_by_group(&self, tx: &mut Tx, person: PersonId, (before, after): (bool, bool)) -> Result<()> {
        if before == after {
            return Ok(());
        }
        tx.set_admin(person, after).await?;
        let happened =
            Happened { study: None, person: None, verb: "set_admin", kind: "person", id: person.to_string() };
        self.record(tx, happened, Some(&before), Some(&after)).await
    }

    async fn set_roles_by_groups(&self, tx: &mut Tx, person: PersonId, groups: &[String]) -> Result<()> {
        let changed = tx.set_roles_of_groups(person, groups, self.now()).await?;
        let happened = |verb, study: StudyId| Happened {
            study: Some(study),
            person: None,
            verb,
            kind: "member",
            id: person.to_string(),
        };
        for (study, role) in changed.taken {
            self.record(tx, happened("remove", study), Some(&role), None::<&Role>).await?;
        }
        for (study, role) in changed.given {
            self.record(tx, happened("add", study), None::<&Role>, Some(&role)).await?;
        }
        Ok(())
    }

    /// Forgets who a person is at the service, with everything that groups there gave them: who had connected the account with
    /// an identity of theirs does not come in by it any more.
    pub(crate) async fn forget_services_in(&self, tx: &mut Tx, person: PersonId) -> Result<()> {
        if tx.is_admin_by_group(person).await? {
            self.set_admin_by_group(tx, person, (true, false)).await?;
        }
        self.set_roles_by_groups(tx, person, &[]).await?;
        tx.remove_identities(person).await
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

    /// Forgets who the actor is at the service, with everything that groups there gave them. The password, and the code of an
    /// account that has them, show that they can still sign in.
    ///
    /// # Errors
    /// The password or the code is wrong, there were too many attempts, or the account is not connected.
    pub async fn disconnect_service(&self, actor: &Actor, password: &str, code: &str) -> Result<()> {
        let epoch = self.check_own_password(actor, password).await?;
        let mut tx = self.with_code_if_asked(SignedIn { person: actor.person, epoch }, code).await?;
        if tx.own_identities(actor.person).await?.is_empty() {
            return Err(Problem::conflict(refusal::service_is_not_connected()).into());
        }
        self.forget_services_in(&mut tx, actor.person).await?;
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

/// What happened at the service: the person reads what to do, the operator's log says why. What visitors can cause as often as
/// they like is not logged.
fn failed(service: &SignInService, error: &openid::Error) -> Error {
    match error {
        openid::Error::Refused(_) => return over(),
        openid::Error::Busy => return Problem::busy(refusal::many_sign_in(), 2).into(),
        openid::Error::Resting => {}
        _ => tracing::warn!(service = service.service.issuer(), %error, "nobody could sign in at the service"),
    }
    Problem::conflict(refusal::service_cannot_be_used(&service.name)).into()
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
