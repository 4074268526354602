//! Queries about tokens of the REST interface.

use serde::Serialize;
use shared::{PersonId, Time, TokenId};

use super::{row, rows, run};
use crate::{Result, Tx};

/// A token as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Token {
    /// Its id.
    pub id: TokenId,
    /// What its owner calls it.
    pub name: String,
    /// When it was made.
    pub created_at: Time,
    /// When it ends.
    pub expires_at: Option<Time>,
    /// When it was last used, to the hour.
    pub used_at: Option<Time>,
}

/// Whom a token belongs to.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Debug, sqlx::FromRow)]
pub struct Bearer {
    pub token_id: TokenId,
    pub person_id: PersonId,
    pub admin: bool,
    pub used_at: Option<Time>,
}

impl Tx {
    /// Stores a token under its hash.
    pub async fn add_token(&mut self, person: PersonId, token: &Token, hash: &str) -> Result<()> {
        run!(
            self,
            "insert into token (id, person_id, name, hash, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6)",
            token.id,
            person,
            token.name.as_str(),
            hash,
            token.created_at,
            token.expires_at
        )?;
        Ok(())
    }

    /// A person's tokens, newest first.
    pub async fn tokens(&mut self, person: PersonId) -> Result<Vec<Token>> {
        rows!(
            self,
            Token,
            "select id, name, created_at, expires_at, used_at
               from token
              where person_id = $1
              order by id desc",
            person
        )
    }

    /// Removes a token of this person; whether there was one.
    pub async fn remove_token(&mut self, person: PersonId, token: TokenId) -> Result<bool> {
        Ok(run!(self, "delete from token where id = $1 and person_id = $2", token, person)? == 1)
    }

    /// Whom a token that has not ended belongs to.
    pub async fn bearer(&mut self, hash: &str, now: Time) -> Result<Option<Bearer>> {
        row!(
            self,
            Bearer,
            "select token.id as token_id, person.id as person_id, person.admin, token.used_at
               from token
               join person on person.id = token.person_id
              where token.hash = $1
                and (token.expires_at is null or token.expires_at > $2)
                and person.disabled_at is null",
            hash,
            now
        )
    }

    /// Notes when a token was used.
    pub async fn use_token(&mut self, token: TokenId, now: Time) -> Result<()> {
        run!(self, "update token set used_at = $2 where id = $1", token, now)?;
        Ok(())
    }
}
