//! A database of one's own for a test or a measurement: empty at first, gone at the end.

use std::path::PathBuf;

use sqlx::{Connection as _, Executor as _, PgConnection};

use super::Db;
use crate::{Error, Result};

/// An empty database and how to remove it.
#[derive(Debug)]
pub enum Scratch {
    /// A file in this folder.
    Sqlite(PathBuf),
    /// A database of this name on this server.
    Postgres {
        /// The server, by the address of a database of it.
        server: String,
        /// The name.
        name: String,
    },
}

impl Scratch {
    /// A database with this name, of letters and digits, on a PostgreSQL server.
    ///
    /// # Errors
    /// The server cannot be reached, or has a database of this name.
    pub async fn on_server(server: &str, name: &str) -> Result<Self> {
        if !name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_') {
            return Err(Error::Unexpected(format!("{name} is no plain name")));
        }
        let mut connection = PgConnection::connect(server).await?;
        let create = format!("create database {name} template template0");
        connection.execute(sqlx::AssertSqlSafe(create)).await?;
        connection.close().await?;
        Ok(Self::Postgres { server: server.to_owned(), name: name.to_owned() })
    }

    /// Its address, as `DATABASE_URL` takes it.
    pub fn url(&self) -> String {
        match self {
            Self::Sqlite(folder) => format!("sqlite://{}", folder.join("concord.db").display()),
            Self::Postgres { server, name } => {
                let (address, options) = server.split_once('?').map_or((server.as_str(), ""), |(a, o)| (a, o));
                let host = address.rsplit_once('/').map_or(address, |(host, _)| host);
                if options.is_empty() { format!("{host}/{name}") } else { format!("{host}/{name}?{options}") }
            }
        }
    }

    /// Opens it and brings its schema up to date.
    ///
    /// # Errors
    /// It cannot be opened.
    pub async fn open(&self) -> Result<Db> {
        let db = Db::open(&self.url()).await?;
        db.migrate().await?;
        Ok(db)
    }

    /// Removes it from the server, with whoever is still connected. A file goes with its folder.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn remove(self) -> Result<()> {
        if let Self::Postgres { server, name } = self {
            let mut connection = PgConnection::connect(&server).await?;
            let drop = format!("drop database {name} with (force)");
            connection.execute(sqlx::AssertSqlSafe(drop)).await?;
            connection.close().await?;
        }
        Ok(())
    }
}
