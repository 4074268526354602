//! Accounts: the data of people, and what an administrator may change about them.

use shared::{Actor, Message, PersonId, Problem, refusal};

use crate::{Engine, Error, Result, Tx, access::Permit as _, audit::event::Happened, people::password};

pub use store::person::Person;

/// The data of a new account.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// The person's name.
    pub name: String,
    /// Their e-mail address.
    pub email: String,
    /// Their password.
    pub password: String,
}

/// An account that has passed its checks and whose password is hashed, so that a transaction can store it immediately.
#[derive(Clone, Debug)]
pub(crate) struct Applicant {
    pub name: String,
    pub email: String,
    pub hash: String,
}

impl NewPerson {
    /// Checks the fields and hashes the password before a transaction begins; a refusal is in the person's language.
    pub(crate) async fn check(&self) -> Result<Applicant> {
        let (name, email) = self.fields()?;
        Ok(Applicant { name, email, hash: password::hash(&self.password).await? })
    }

    /// The name and the address as they are stored, if all fields are valid; a refusal is in the person's language.
    pub(crate) fn fields(&self) -> Result<(String, String), Problem> {
        let name = name(&self.name)?;
        let email = address(&self.email)?;
        password::check(&self.password, &email)?;
        Ok((name, email))
    }
}

/// A name as it is stored: trimmed, at most 100 characters.
pub(crate) fn name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 100 || name.contains('\0') {
        return Err(Problem::invalid("name", refusal::give_name()));
    }
    Ok(name.to_owned())
}

/// An e-mail address as it is stored: trimmed, lower case.
pub(crate) fn address(email: &str) -> Result<String, Problem> {
    let email = email.trim().to_lowercase();
    let sound = email.len() <= 254
        && !email.chars().any(|c| c.is_whitespace() || c.is_control())
        && email
            .split_once('@')
            .is_some_and(|(local, host)| !local.is_empty() && !host.is_empty() && !host.contains('@'));
    if sound { Ok(email) } else { Err(Problem::invalid("email", refusal::give_email())) }
}

impl Engine {
    /// Creates an account, for the operator of the server; other people get theirs through an invitation link.
    ///
    /// # Errors
    /// A field is invalid, or there is an account with this address.
    pub async fn add_person(&self, new: NewPerson, admin: bool) -> Result<Person> {
        let applicant = new.check().await?;
        let mut tx = self.write().await?;
        let person = self.store_person(&mut tx, applicant, admin, refusal::email_is_known()).await?;
        tx.commit().await?;
        Ok(person)
    }

    /// Stores an account as part of a larger transaction, such as joining a study. `taken` is the message if there is
    /// an account with this address.
    pub(crate) async fn store_person(
        &self,
        tx: &mut Tx,
        applicant: Applicant,
        admin: bool,
        taken: Message,
    ) -> Result<Person> {
        let person = Person {
            id: self.id(),
            name: applicant.name,
            email: applicant.email,
            admin,
            created_at: self.now(),
            disabled_at: None,
            erasure_asked_at: None,
            erased_at: None,
        };
        tx.add_person(&person, &applicant.hash)
            .await
            .map_err(|error| if error.is_taken() { Problem::invalid("email", taken).into() } else { error })?;
        let verb = if admin { "add_administrator" } else { "add" };
        let happened =
            Happened { study: None, person: Some(person.id), verb, kind: "person", id: person.id.to_string() };
        self.note(tx, happened).await?;
        Ok(person)
    }

    /// The actor's own account.
    ///
    /// # Errors
    /// The account no longer exists.
    pub async fn myself(&self, actor: &Actor) -> Result<Person> {
        self.read().await?.person(actor.person).await?.ok_or_else(|| Problem::SignIn.into())
    }

    /// All people with an account, newest first, one page at a time: those created before `before`.
    ///
    /// # Errors
    /// The actor does not administer the server.
    pub async fn people(&self, actor: &Actor, before: Option<PersonId>) -> Result<Vec<Person>> {
        let mut tx = self.read().await?;
        tx.permit_installation(actor).await?;
        tx.people(before).await
    }

    /// Grants or revokes a person's administrator rights.
    ///
    /// # Errors
    /// The actor may not do this, or no administrator would be left.
    pub async fn set_admin(&self, actor: &Actor, person: PersonId, admin: bool) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit_installation(actor).await?;
        if !admin && person == actor.person {
            return Err(Problem::forbidden(refusal::own_administrator_rights()).into());
        }
        let before = tx.person(person).await?.ok_or(Problem::NotFound)?;
        if before.email.is_empty() {
            return Err(Problem::conflict(refusal::needs_account()).into());
        }
        tx.set_admin(person, admin).await?;
        // What an administrator decides does not depend on groups.
        tx.keep_admin(person).await?;
        let after = Person { admin, ..before.clone() };
        let happened = installation(actor, "set_admin", person);
        self.record(&mut tx, happened, Some(&before.admin), Some(&after.admin)).await?;
        tx.commit().await
    }

    /// Suspends a person's account, or restores access. Suspending it ends their sessions and tokens immediately.
    ///
    /// # Errors
    /// The actor may not do this, or the account is their own.
    pub async fn set_disabled(&self, actor: &Actor, person: PersonId, disabled: bool) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit_installation(actor).await?;
        if person == actor.person {
            return Err(Problem::forbidden(refusal::own_account_suspended()).into());
        }
        let before = tx.person(person).await?.ok_or(Problem::NotFound)?;
        let at = disabled.then(|| self.now());
        tx.set_disabled(person, at).await?;
        if disabled {
            tx.end_sessions(person).await?;
        }
        let happened = installation(actor, "set_disabled", person);
        self.record(&mut tx, happened, Some(&before.disabled_at), Some(&at)).await?;
        tx.commit().await
    }

    /// Makes the person with this address an administrator, for the operator of the server.
    ///
    /// # Errors
    /// There is no account with this address.
    pub async fn appoint(&self, email: &str) -> Result<()> {
        let mut tx = self.write().await?;
        let account = tx.account(&address(email)?).await?.ok_or_else(|| nobody(email))?;
        tx.set_admin(account.id, true).await?;
        let happened =
            Happened { study: None, person: None, verb: "set_admin", kind: "person", id: account.id.to_string() };
        self.record(&mut tx, happened, Some(&account.admin), Some(&true)).await?;
        tx.commit().await
    }
}

pub(crate) fn installation(actor: &Actor, verb: &'static str, person: PersonId) -> Happened<'static> {
    Happened { study: None, person: Some(actor.person), verb, kind: "person", id: person.to_string() }
}

pub(crate) fn nobody(email: &str) -> Error {
    Problem::invalid("email", refusal::no_account_with(email)).into()
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn addresses_are_compared_in_lower_case() {
        assert_eq!(address(" Ann@Example.ORG ").expect("an address"), "ann@example.org");
        for wrong in ["", "ann", "@example.org", "ann@", "a b@example.org", "a@b@c"] {
            assert!(address(wrong).is_err(), "{wrong}");
        }
    }
}
