//! Queries about people with accounts.

use serde::Serialize;
use shared::{PersonId, Time};

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// A person with an account. Holds nothing a password could be guessed from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Where they can be written to, and what they sign in with; empty if they came without an account or were erased.
    pub email: String,
    /// Whether they administer the installation.
    pub admin: bool,
    /// When the account was made.
    pub created_at: Time,
    /// Since when they cannot sign in, if they cannot.
    pub disabled_at: Option<Time>,
    /// Since when they wait for the erasure of their personal data, if they have asked for it.
    pub erasure_asked_at: Option<Time>,
    /// When their personal data was erased, if it was: name and address are empty since.
    pub erased_at: Option<Time>,
}

/// How many people a page lists.
const PAGE: i64 = 100;

/// The columns of a [`Person`], and what follows.
macro_rules! person {
    ($rest:literal) => {
        concat!(
            // Where a person has none, the column holds something that is no address.
            "select id, name, case when email like '%@%' then email else '' end as email, admin, created_at, disabled_at, erasure_asked_at, erased_at from person ",
            $rest
        )
    };
}

/// The columns of an [`Account`], and what follows.
macro_rules! account {
    ($rest:literal) => {
        concat!("select id, admin, epoch, password_hash, disabled_at from person ", $rest)
    };
}

/// What signing in compares with.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Debug, sqlx::FromRow)]
pub struct Account {
    pub id: PersonId,
    pub admin: bool,
    pub epoch: i64,
    pub password_hash: String,
    pub disabled_at: Option<Time>,
}

impl Tx {
    /// Stores a new account.
    pub async fn add_person(&mut self, person: &Person, hash: &str) -> Result<()> {
        run!(
            self,
            "insert into person (id, name, email, password_hash, admin, locale, epoch, created_at)
             values ($1, $2, $3, $4, $5, '', 0, $6)",
            person.id,
            person.name.as_str(),
            person.email.as_str(),
            hash,
            person.admin,
            person.created_at
        )?;
        Ok(())
    }

    /// Stores a person who has no address and cannot sign in with a password.
    pub async fn add_person_without_address(&mut self, person: &Person) -> Result<()> {
        self.add_person(&Person { email: format!("none:{}", person.id), ..person.clone() }, "").await
    }

    /// A person.
    pub async fn person(&mut self, id: PersonId) -> Result<Option<Person>> {
        row!(self, Person, person!("where id = $1"), id)
    }

    /// People by birth of their account, newest first.
    pub async fn people(&mut self, before: Option<PersonId>) -> Result<Vec<Person>> {
        rows!(
            self,
            Person,
            person!(
                "where (cast($1 as uuid) is null or id < $1)
                 order by id desc
                 limit $2"
            ),
            before,
            PAGE
        )
    }

    /// What signing in with this address compares with.
    pub async fn account(&mut self, email: &str) -> Result<Option<Account>> {
        row!(self, Account, account!("where email = $1"), email)
    }

    /// What a change of this person's password compares with.
    pub async fn account_of(&mut self, person: PersonId) -> Result<Option<Account>> {
        row!(self, Account, account!("where id = $1"), person)
    }

    /// Whether this epoch is the person's present one and they may sign in; if so, whether they administer.
    pub async fn admin_in_epoch(&mut self, person: PersonId, epoch: i64) -> Result<Option<bool>> {
        scalar!(
            self,
            bool,
            "select admin
               from person
              where id = $1 and epoch = $2 and disabled_at is null",
            person,
            epoch
        )
    }

    /// Whether somebody administers the installation.
    pub async fn has_admin(&mut self) -> Result<bool> {
        Ok(scalar!(self, i64, "select cast(1 as bigint) from person where admin limit 1")?.is_some())
    }

    /// Makes somebody an administrator, or one no longer.
    pub async fn set_admin(&mut self, person: PersonId, admin: bool) -> Result<()> {
        run!(self, "update person set admin = $2 where id = $1 and erased_at is null", person, admin)?;
        Ok(())
    }

    /// Bars somebody from signing in, or lets them.
    pub async fn set_disabled(&mut self, person: PersonId, at: Option<Time>) -> Result<()> {
        run!(self, "update person set disabled_at = $2 where id = $1 and erased_at is null", person, at)?;
        Ok(())
    }

    /// Stores what a person is called.
    pub async fn set_name(&mut self, person: PersonId, name: &str) -> Result<()> {
        run!(self, "update person set name = $2 where id = $1 and erased_at is null", person, name)?;
        Ok(())
    }

    /// Stores a person's address; an error if another account has it.
    pub async fn set_email(&mut self, person: PersonId, email: &str) -> Result<()> {
        run!(self, "update person set email = $2 where id = $1 and erased_at is null", person, email)?;
        Ok(())
    }

    /// Stores since when a person waits for their erasure; nothing if they no longer do.
    pub async fn set_erasure_asked(&mut self, person: PersonId, at: Option<Time>) -> Result<()> {
        run!(self, "update person set erasure_asked_at = $2 where id = $1 and erased_at is null", person, at)?;
        Ok(())
    }

    /// The people who wait for their erasure, the longest waiting first.
    pub async fn waiting_for_erasure(&mut self) -> Result<Vec<Person>> {
        rows!(
            self,
            Person,
            person!("where erasure_asked_at is not null and erased_at is null order by erasure_asked_at limit 100")
        )
    }

    /// Stores a new password.
    pub async fn set_password(&mut self, person: PersonId, hash: &str) -> Result<()> {
        run!(self, "update person set password_hash = $2 where id = $1 and erased_at is null", person, hash)?;
        Ok(())
    }

    /// The tag of the interface language that a person has chosen; empty if they have not.
    pub async fn locale_of(&mut self, person: PersonId) -> Result<Option<String>> {
        scalar!(self, String, "select locale from person where id = $1", person)
    }

    /// Stores the interface language that a person has chosen.
    pub async fn set_locale(&mut self, person: PersonId, tag: &str) -> Result<()> {
        run!(self, "update person set locale = $2 where id = $1 and erased_at is null", person, tag)?;
        Ok(())
    }

    /// Stores an interface language for a person who has not chosen one.
    pub async fn suggest_locale(&mut self, person: PersonId, tag: &str) -> Result<()> {
        run!(self, "update person set locale = $2 where id = $1 and locale = '' and erased_at is null", person, tag)?;
        Ok(())
    }

    /// Ends every session and token of a person; the epoch that new sessions carry.
    pub async fn end_sessions(&mut self, person: PersonId) -> Result<i64> {
        run!(self, "delete from token where person_id = $1", person)?;
        let epoch = scalar!(self, i64, "update person set epoch = epoch + 1 where id = $1 returning epoch", person)?;
        Ok(epoch.unwrap_or_default())
    }
}
