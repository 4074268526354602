//! The arguments of a measurement: `--name value`, and `--name` alone.

use std::{env, str::FromStr};

use anyhow::Context as _;

use crate::database::Kind;

/// The arguments with which this program was started.
#[derive(Clone, Debug)]
pub struct Arguments(Vec<String>);

impl Arguments {
    /// Those of this process.
    pub fn given() -> Self {
        Self(env::args().skip(1).collect())
    }

    /// Whether this one is among them.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|argument| argument == name)
    }

    /// What follows this name.
    pub fn after(&self, name: &str) -> Option<&str> {
        self.0.iter().skip_while(|argument| *argument != name).nth(1).map(String::as_str)
    }

    /// The number that follows this name, or the usual one.
    ///
    /// # Errors
    /// What follows is no such number.
    pub fn number<N: FromStr<Err: std::error::Error + Send + Sync + 'static>>(
        &self,
        name: &str,
        usual: N,
    ) -> anyhow::Result<N> {
        let Some(given) = self.after(name) else { return Ok(usual) };
        given.parse().with_context(|| format!("{name} {given}"))
    }

    /// The database: `--postgres`, or SQLite.
    pub fn kind(&self) -> Kind {
        if self.has("--postgres") { Kind::Postgres } else { Kind::Sqlite }
    }
}
