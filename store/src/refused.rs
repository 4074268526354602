//! What the database's errors mean for the client: try again, send something else, or it is our fault.

use std::io;

use sqlx::{Error, error::DatabaseError};

/// What can be done about an error of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Trying again may help: a lock, a deadlock, a timeout, no connection.
    ForNow,
    /// A text holds what the database cannot store.
    Text,
    /// Neither.
    Fault,
}

/// The codes of PostgreSQL for which trying again may help: serialisation, deadlock, lock not available, statement
/// cancelled, the server stops, is stopped or starts, a transaction that was idle for too long, too many connections, a
/// standby that is about to become the primary.
const FOR_NOW: [&str; 10] = ["40001", "40P01", "55P03", "57014", "57P01", "57P02", "57P03", "25P03", "53300", "25006"];

/// SQLite's codes for a database that others hold, with their variants: busy and locked.
const HELD: [i64; 2] = [5, 6];

/// What can be done about it.
pub fn refused(error: &Error) -> Refused {
    match error {
        Error::PoolTimedOut | Error::PoolClosed => Refused::ForNow,
        Error::Database(error) => by_code(&**error),
        error if is_lost(error) => Refused::ForNow,
        _ => Refused::Fault,
    }
}

/// Whether the connection to the server is gone.
pub fn is_lost(error: &Error) -> bool {
    match error {
        Error::Io(error) => is_network(error),
        // What came back was cut in the middle.
        Error::Protocol(_) => true,
        Error::Database(error) => {
            error.code().is_some_and(|code| code.starts_with("08") || matches!(&*code, "57P01" | "57P02" | "25P03"))
        }
        _ => false,
    }
}

/// Whether a server that could not be connected to may be there in a moment: it is not running, is starting, or has as many
/// connections as it may have.
pub fn may_come_back(error: &Error) -> bool {
    use io::ErrorKind as Kind;
    match error {
        Error::Io(error) => {
            matches!(error.kind(), Kind::ConnectionRefused | Kind::ConnectionReset | Kind::UnexpectedEof)
        }
        Error::Database(error) => error.code().is_some_and(|code| matches!(&*code, "57P03" | "53300")),
        // A load balancer without a server behind it takes the connection and closes it.
        Error::Protocol(said) => said.contains("SSLRequest: 0x00"),
        _ => false,
    }
}

fn by_code(error: &dyn DatabaseError) -> Refused {
    let code = error.code().unwrap_or_default();
    if code.len() == 5 {
        return match &*code {
            "22021" | "22P05" => Refused::Text,
            code if FOR_NOW.contains(&code) || code.starts_with("08") => Refused::ForNow,
            _ => Refused::Fault,
        };
    }
    match code.parse::<i64>() {
        Ok(code) if HELD.contains(&(code & 0xff)) => Refused::ForNow,
        _ => Refused::Fault,
    }
}

/// Errors of a network, and not of a file.
fn is_network(error: &io::Error) -> bool {
    use io::ErrorKind as Kind;
    matches!(
        error.kind(),
        Kind::ConnectionRefused
            | Kind::ConnectionReset
            | Kind::ConnectionAborted
            | Kind::NotConnected
            | Kind::BrokenPipe
            | Kind::TimedOut
            | Kind::UnexpectedEof
            | Kind::HostUnreachable
            | Kind::NetworkUnreachable
            | Kind::NetworkDown
            // The socket file of a server that is not running.
            | Kind::NotFound
    )
}
