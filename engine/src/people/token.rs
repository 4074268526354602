//! Tokens for the REST interface: shown once, stored as a hash, and valid until they expire, are revoked, or all
//! sessions are ended.

use serde::Serialize;
use shared::{Actor, Problem, TokenId, refusal};

use crate::{Engine, Result, SignedIn, ask::ask, audit::event::Happened, secret};

pub use store::token::Token;

/// Distinguishes a token from other secrets, for people and for programs that search for leaked ones.
const PREFIX: &str = "concord_";
/// The maximum lifetime of a token, in days.
const LONGEST_DAYS: i64 = 366;
/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 100;
/// How outdated "last used" may be, so that not every request writes to the database.
const USE_SECONDS: i64 = 3_600;

/// A new token with its secret, which is never shown again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// The value after `Authorization: Bearer`.
    pub secret: String,
    /// The token.
    pub token: Token,
}

impl Engine {
    /// Creates a token for the actor that is valid for this number of days.
    ///
    /// # Errors
    /// The name or the number of days is invalid.
    pub async fn add_token(&self, actor: &Actor, name: &str, days: i64) -> Result<NewToken> {
        let name = name.trim();
        if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
            return Err(Problem::invalid("name", refusal::token_needs_name(LONGEST_NAME)).into());
        }
        if !(1..=LONGEST_DAYS).contains(&days) {
            return Err(Problem::invalid("days", refusal::number_out_of_range(1, LONGEST_DAYS, days)).into());
        }
        let secret = format!("{PREFIX}{}", self.secret());
        let now = self.now();
        let expires_at = Some(now.plus_seconds(days * 86_400));
        let token = Token { id: self.id(), name: name.to_owned(), created_at: now, expires_at, used_at: None };
        let mut tx = self.write().await?;
        tx.add_token(actor.person, &token, &secret::hash(&secret)).await?;
        self.record(&mut tx, happened(actor, "add", token.id), None::<&()>, Some(&token)).await?;
        tx.commit().await?;
        Ok(NewToken { secret, token })
    }

    /// The actor's tokens, newest first.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn tokens(&self, actor: &Actor) -> Result<Vec<Token>> {
        self.read().await?.tokens(actor.person).await
    }

    /// Revokes one of the actor's tokens.
    ///
    /// # Errors
    /// The actor has no such token.
    pub async fn remove_token(&self, actor: &Actor, token: TokenId) -> Result<()> {
        let mut tx = self.write().await?;
        if !tx.remove_token(actor.person, token).await? {
            return Err(Problem::NotFound.into());
        }
        self.note(&mut tx, happened(actor, "remove", token)).await?;
        tx.commit().await
    }

    /// The owner of a token's secret, unless the token has ended.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn bearer(&self, secret: &str) -> Result<Option<Actor>> {
        let now = self.now();
        let Some(bearer) = ask!(self, |tx| tx.bearer(&secret::hash(secret), now))? else {
            return Ok(None);
        };
        if bearer.used_at.is_none_or(|used| now.seconds_since(used) > USE_SECONDS) {
            let mut tx = self.write().await?;
            tx.use_token(bearer.token_id, now).await?;
            tx.commit().await?;
        }
        Ok(Some(Actor { person: bearer.person_id, admin: bearer.admin }))
    }

    /// Creates a token for a person who has just signed in through the REST interface.
    ///
    /// # Errors
    /// As [`Engine::add_token`].
    pub async fn token_for(&self, signed_in: SignedIn, name: &str, days: i64) -> Result<NewToken> {
        let actor = self.actor(signed_in).await?.ok_or(Problem::SignIn)?;
        self.add_token(&actor, name, days).await
    }
}

fn happened(actor: &Actor, verb: &'static str, token: TokenId) -> Happened<'static> {
    Happened { study: None, person: Some(actor.person), verb, kind: "token", id: token.to_string() }
}
