//! A database of one's own for a test or a measurement: empty at first, gone at the end.

use std::{collections::BTreeMap, path::PathBuf};

use sqlx::{Connection as _, Executor as _, PgConnection};

use super::{Db, Tx, limits::Limits, on, run};
use crate::{Error, Result};

/// Names the variable with the address of a pooler in transaction mode before the server of [`Scratch::on_server`].
const POOLER: &str = "TEST_POOLER";

/// Refuses a decision about a worker in a transaction that does not hold the worker's count of changes: a claim or a submission
/// that was decided before would not notice it.
const WATCH: &str = "
create or replace function is_held(worker uuid) returns void language plpgsql as $$
begin
    if coalesce(current_setting('concord.unwatched', true), '') <> 'on'
       and not exists (select 1 from worker_version v where v.worker_id = worker and v.xmin = pg_current_xact_id()::xid) then
        raise exception 'a decision about worker % without lock_worker', worker;
    end if;
end;
$$;
create or replace function decision_is_held() returns trigger language plpgsql as $$
begin
    perform is_held(new.worker_id);
    return new;
end;
$$;
create or replace function worker_is_held() returns trigger language plpgsql as $$
begin
    perform is_held(new.id);
    return new;
end;
$$;
create or replace trigger decision_is_held before insert or update on qualification
for each row execute function decision_is_held();
create or replace trigger worker_is_held before update of withdrawn_at, left_out_at, removed_at on worker
for each row execute function worker_is_held();
";

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
        let url = self.url();
        let db = match (self, std::env::var(POOLER)) {
            (Self::Postgres { .. }, Ok(pooler)) => {
                let limits = Limits { prepares: false, ..Limits::default() };
                Db::open_with(&through(&url, &pooler), &limits).await?.migrating_at(Some(&url))
            }
            _ => Db::open(&url).await?,
        };
        db.migrate().await?;
        if matches!(self, Self::Postgres { .. }) {
            let mut connection = PgConnection::connect(&url).await?;
            connection.execute(WATCH).await?;
            connection.close().await?;
        }
        Ok(db)
    }

    /// Removes it from the server and closes its connections. A file goes with its folder.
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

/// The same database through a pooler at this address.
fn through(url: &str, pooler: &str) -> String {
    let (account, place) = url.split_once('@').unwrap_or(("postgres://concord", url));
    let database = place.split_once('/').map_or("", |(_, database)| database);
    format!("{account}@{pooler}/{database}")
}

/// What every table holds, as text: to see that something was stored nowhere, or that nothing was changed.
///
/// # Errors
/// The database cannot be read.
pub async fn contents(db: &Db) -> Result<BTreeMap<String, String>> {
    let mut tx = db.read().await?;
    let tables = match tx {
        Tx::Sqlite(_) => {
            texts(&mut tx, "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
        }
        Tx::Postgres(_) => texts(&mut tx, "select cast(tablename as text) from pg_tables where schemaname = 'public'"),
    };
    let mut contents = BTreeMap::new();
    for table in tables.await? {
        let rows = match tx {
            Tx::Sqlite(_) => {
                let columns = texts(&mut tx, &format!("select name from pragma_table_info('{table}')")).await?;
                let quoted: Vec<String> = columns.iter().map(|name| format!("quote(\"{name}\")")).collect();
                format!("select {} from \"{table}\" order by 1", quoted.join(" || ',' || "))
            }
            Tx::Postgres(_) => format!("select cast(held as text) from \"{table}\" held order by 1"),
        };
        let rows = texts(&mut tx, &rows).await?;
        contents.insert(table, rows.join("\n"));
    }
    Ok(contents)
}

/// Runs a statement, to bring a database into a state that this version would not leave behind.
///
/// # Errors
/// The database refuses.
pub async fn execute(db: &Db, sql: &str) -> Result<()> {
    let mut tx = db.write().await?;
    if matches!(tx, Tx::Postgres(_)) {
        run!(&mut tx, "set local concord.unwatched = 'on'")?;
    }
    run!(&mut tx, sqlx::AssertSqlSafe(sql.to_owned()))?;
    tx.commit().await
}

/// The first column of all rows.
async fn texts(tx: &mut Tx, sql: &str) -> Result<Vec<String>> {
    let (statement, prepares) = (sqlx::AssertSqlSafe(sql.to_owned()), tx.prepares());
    on!(tx, |DB, c| sqlx::query_scalar::<DB, String>(statement).persistent(prepares).fetch_all(c).await)
        .map_err(Error::from)
}
