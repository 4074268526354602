//! Prolific, over its interface of version 1.

mod api;
mod bonus;
mod group;
mod hook;
pub mod secure_link;
mod study;
mod submission;
pub mod webhook;

use reqwest::header::AUTHORIZATION;
use serde::Deserialize;

use crate::http::{Call, Client, segment};
use crate::{Account, Balance, Connection, Result};

/// A client of Prolific.
#[derive(Debug)]
pub struct Prolific {
    client: Client,
}

/// A list as Prolific sends it.
#[derive(Deserialize)]
struct List<T> {
    results: Vec<T>,
}

#[derive(Deserialize)]
struct UserBody {
    id: String,
    email: String,
}

#[derive(Deserialize)]
struct BalanceBody {
    currency_code: String,
    total_balance: i64,
    available_balance: i64,
}

impl Prolific {
    /// The address of the interface.
    pub const ADDRESS: &str = "https://api.prolific.com";

    /// A client with this token.
    pub fn new(connection: Connection) -> Result<Self> {
        Ok(Self { client: Client::new(connection, Some((AUTHORIZATION, "Token ")))? })
    }

    async fn read_account(&self) -> Result<Account> {
        let UserBody { id, email } = self.client.answer(&Call::get("/api/v1/users/me/")).await?.json()?;
        Ok(Account { id, email })
    }

    async fn read_balance(&self, workspace: &str) -> Result<Balance> {
        let call = Call::get(format!("/api/v1/workspaces/{}/balance/", segment(workspace)?));
        let body: BalanceBody = self.client.answer(&call).await?.json()?;
        Ok(Balance { currency: body.currency_code, total: body.total_balance, available: body.available_balance })
    }
}
