//! `concord demo`: the complete example study with its people, ready to be tried.

use std::str::FromStr as _;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::Args;
use engine::example::Protocol;
use engine::{Db, Engine, Error, Schema, System};

use super::Installation;
use crate::Settings;

/// The password of the example's people. They exist to be tried out, on one's own machine.
pub const PASSWORD: &str = "concord-example";

/// What `demo` can be told.
#[derive(Debug, Args)]
pub struct Demo {
    #[command(flatten)]
    installation: Installation,
    /// Whose protocol the study follows: xformal, cocoa, mir or pang.
    #[arg(long, default_value = "xformal", value_parser = Protocol::from_str)]
    study: Protocol,
    /// The password the example's people get.
    #[arg(long, default_value = PASSWORD)]
    password: String,
}

impl Demo {
    /// Makes the example, unless it is there, and prints the ways in. A database that holds anything else is left alone.
    pub async fn run(self) -> anyhow::Result<()> {
        let settings = self.installation.settings()?;
        alone(&settings).await?;
        let engine = super::engine(&settings).await?;
        let example = engine.make_example(&self.password, self.study).await?;
        let address = settings.address_for_people(settings.address);
        let password = if example.made { self.password.as_str() } else { "as given when the example was made" };
        println!("The example study is at {address}/studies/{}", example.study);
        println!("Sign in at {address}/signin, password: {password}");
        for (what, email) in &example.accounts {
            println!("  {what:<14} {email}");
        }
        println!("Workers join at (links from an earlier start no longer work)");
        for (language, code) in &example.links {
            println!("  {:<22} {address}/join/{code}", language.name());
        }
        engine.db().close().await;
        Ok(())
    }
}

/// Refuses a database that holds more than the example, before anything in it is changed.
async fn alone(settings: &Settings) -> anyhow::Result<()> {
    let db = match Db::open_to_read(&settings.database()).await {
        Err(Error::NoDatabase(_)) => return Ok(()),
        other => other.context("cannot open the database")?,
    };
    let engine = Engine::new(db, Arc::new(System));
    let others = match engine.db().schema().await? {
        Schema::Absent => None,
        Schema::Later => bail!("a newer version of Concord made this database: use that version or a later one"),
        Schema::Earlier | Schema::Current => engine.beside_examples().await?,
    };
    engine.db().close().await;
    if let Some(others) = others {
        bail!(
            "this database holds {others} besides the example, so the demo changes nothing in it. \
             Make the example in a folder of its own: concord demo --data FOLDER"
        );
    }
    Ok(())
}
