//! CloudResearch Connect. What is known about its interface comes from an unofficial client, so this is kept small: projects,
//! assignments, decisions, bonuses.
//!
//! Each write has a token of its own (`IDEMPOTENCY-TOKEN`), and the provider refuses a second request with the same one even
//! if the first one failed. So no write is repeated here, and a refusal because of the token is no proof that money was paid.

mod api;
mod assignment;
mod dollars;
mod project;

use reqwest::header::HeaderName;
use serde::{Deserialize, Serialize};

use self::dollars::Dollars;
use crate::http::{Call, Client};
use crate::{Account, Balance, Connection, Result};

/// The only currency.
const CURRENCY: &str = "USD";

/// A client of CloudResearch Connect.
#[derive(Debug)]
pub struct Connect {
    client: Client,
}

#[derive(Deserialize)]
struct AccountBody {
    #[serde(rename = "accountBalance")]
    balance: Dollars,
}

impl Connect {
    /// The address of the interface.
    pub const ADDRESS: &str = "https://connect-api.cloudresearch.com";

    /// A client with this key.
    pub fn new(connection: Connection) -> Result<Self> {
        Ok(Self { client: Client::new(connection, Some((HeaderName::from_static("x-api-key"), "")))? })
    }

    /// The interface names no account; the call shows that the key is accepted.
    async fn read_account(&self) -> Result<Account> {
        self.read_balance().await?;
        Ok(Account { id: String::new(), email: String::new() })
    }

    async fn read_balance(&self) -> Result<Balance> {
        let AccountBody { balance } = self.client.answer(&Call::get("/api/v1/account")).await?.json()?;
        Ok(Balance { currency: CURRENCY.to_owned(), total: balance.0, available: balance.0 })
    }

    /// A write with a token of its own.
    fn write(&self, path: String, body: &impl Serialize) -> Call {
        write_with(path, body, self.token())
    }

    /// A token for one attempt.
    fn token(&self) -> String {
        hex::encode(&self.client.entropy()[..16])
    }
}

/// A write with this token.
fn write_with(path: String, body: &impl Serialize, token: String) -> Call {
    Call::post(path).json(body).header("idempotency-token", token)
}
