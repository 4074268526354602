//! The database, and a standby of it.

use engine::{Db, Error, Facts, Schema};
use shared::Time;

use super::Finding::{self, Fault, Fine, Warning};
use crate::Settings;

/// A database that other checks can read.
pub(super) struct Readable {
    /// The time of its server's clock.
    pub clock: Option<Time>,
}

/// The database, and whether it can be read.
pub(super) async fn database(settings: &Settings) -> (Finding, Option<Readable>) {
    let db = match Db::open_to_read(&settings.database(), &settings.limits()).await {
        Ok(db) => db,
        Err(Error::NoDatabase(file)) => {
            return (Fine(format!("{file} is not there yet: `concord serve` makes it")), None);
        }
        Err(error) => {
            return (
                Fault(format!("cannot be opened: {error}. Is database_url right, and does the server run?")),
                None,
            );
        }
    };
    let asked = async { Ok::<_, Error>((db.schema().await?, db.facts().await?)) };
    let asked = asked.await;
    let engine = db.engine().to_string();
    db.close().await;
    match asked {
        Ok((schema, facts)) => {
            let readable = (schema == Schema::Current || schema == Schema::Later)
                .then(|| Readable { clock: facts.as_ref().map(|facts| facts.now) });
            (judged(&engine, schema, facts.as_ref(), settings), readable)
        }
        Err(error) => (Fault(format!("cannot be read: {error}")), None),
    }
}

fn judged(engine: &str, schema: Schema, facts: Option<&Facts>, settings: &Settings) -> Finding {
    let engine = facts.map_or_else(|| engine.to_owned(), |facts| format!("{engine} {}", facts.version));
    let needed = i64::from(settings.database_connections) + i64::from(settings.database_background_connections);
    match (schema, facts) {
        (Schema::OutOfReach, _) => {
            Fault("a newer version of Concord made it: use that version or a later one".to_owned())
        }
        (_, Some(facts)) if facts.is_standby => {
            Fault("database_url is that of a standby, which cannot be written: name the primary".to_owned())
        }
        (_, Some(facts)) if facts.connections < needed => Fault(format!(
            "{engine} accepts {} connections, and each process of Concord uses up to {needed}: raise max_connections there",
            facts.connections
        )),
        (Schema::Absent, _) => Fine(format!("{engine}, empty: `concord serve` makes the tables")),
        (Schema::Earlier, _) => Warning(format!(
            "{engine}, from an earlier version of Concord: `concord serve` or `concord migrate` brings it up to date. Make a backup first"
        )),
        (_, Some(facts)) if !facts.is_durable => Warning(format!(
            "{engine} confirms what a power cut would take back: set fsync and synchronous_commit to on"
        )),
        (Schema::Current | Schema::Later, _) => Fine(format!("{engine}, up to date")),
    }
}

/// The standby from which reports and exports are read.
pub(super) async fn standby(settings: &Settings) -> Finding {
    let Some(url) = settings.database_read_url.as_deref() else { return Fine(String::new()) };
    let asked = async {
        let db = Db::open_to_read(url, &settings.limits()).await?;
        let facts = db.facts().await;
        db.close().await;
        facts
    };
    match asked.await {
        Ok(Some(facts)) if facts.is_standby => Fine(format!("PostgreSQL {}", facts.version)),
        Ok(Some(_)) => Warning("the server at database_read_url is no standby: reports do not wait for it".to_owned()),
        Ok(None) => Fault("database_read_url is that of a SQLite file: it needs a standby of PostgreSQL".to_owned()),
        Err(error) => Warning(format!("cannot be reached, so the primary is read instead: {error}")),
    }
}
