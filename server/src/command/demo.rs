//! `concord demo`: the complete example studies with their people, ready to be tried.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::Args;
use engine::design::folder::Folder;
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
    #[arg(long, default_value = "xformal", value_parser = Protocol::from_str, conflicts_with = "all")]
    study: Protocol,
    /// One study after each protocol, side by side.
    #[arg(long)]
    all: bool,
    /// A study from a folder, as `concord study pull` writes it; for example one of `examples/`.
    #[arg(long, conflicts_with_all = ["study", "all"])]
    folder: Option<PathBuf>,
    /// The password the example's people get.
    #[arg(long, default_value = PASSWORD)]
    password: String,
    /// Serves the example afterwards, until the process is asked to stop.
    #[arg(long)]
    serve: bool,
    /// Address to listen on, or where the server will listen [default: 127.0.0.1:3000].
    #[arg(long)]
    address: Option<SocketAddr>,
}

impl Demo {
    /// Makes the example, unless it is there, and prints the ways in. A database that holds anything else is left alone.
    pub async fn run(self) -> anyhow::Result<()> {
        let mut settings = self.installation.settings()?;
        settings.address = self.address.unwrap_or(settings.address);
        alone(&settings).await?;
        if self.serve {
            let begin = async |engine: &Engine, address: &str| Box::pin(self.make(engine, address)).await;
            return Box::pin(super::serve::serve(settings, begin)).await;
        }
        let engine = super::engine(&settings).await?;
        // Which port a server is given where it asks for any is known when it has one.
        let is_known = settings.public_url.is_some() || settings.address.port() != 0;
        let address = if is_known { settings.address_for_people(settings.address) } else { String::new() };
        Box::pin(self.make(&engine, &address)).await?;
        if address.is_empty() {
            println!("The server prints its address when it starts: the paths above follow it.");
        }
        println!("To serve it: concord serve --data {} --address {}", settings.data.display(), settings.address);
        engine.db().close().await;
        Ok(())
    }

    /// Makes what is not there yet, and prints the ways in below this address.
    async fn make(&self, engine: &Engine, address: &str) -> anyhow::Result<()> {
        let mut made = Vec::new();
        if let Some(path) = &self.folder {
            let folder = Folder::read(path)?;
            let name = name_of(path)?;
            let example = engine.make_example_of(&self.password, &name, &folder).await?;
            made.push((name, example));
        } else {
            let wanted = if self.all { Protocol::ALL.to_vec() } else { vec![self.study] };
            for protocol in wanted {
                let example = engine.make_example(&self.password, protocol).await?;
                made.push((protocol.as_str().to_owned(), example));
            }
        }
        for (name, example) in &made {
            println!("The example study {name} is at {address}/studies/{}", example.study);
        }
        for (name, example) in &made {
            if let Some(reason) = &example.no_models {
                eprintln!(
                    "The example study {name} has no models, because a file could not be written ({reason}). Metrics \
                     that need a model stay empty. To get the models, make the folder writable and create the example \
                     in a new folder: concord demo --data FOLDER"
                );
            }
        }
        let is_new = made.iter().any(|(_, example)| example.new_people);
        let password = if is_new { self.password.as_str() } else { "as given when the example was made" };
        println!("Sign in at {address}/signin, password: {password}");
        for (what, email) in made.iter().take(1).flat_map(|(_, example)| &example.accounts) {
            println!("  {what:<14} {email}");
        }
        for (name, example) in &made {
            println!("Workers of {name} join at (links from an earlier start no longer work)");
            for (language, code) in &example.links {
                println!("  {:<22} {address}/join/{code}", language.name());
            }
        }
        Ok(())
    }
}

/// The name of a folder, also where it is called `.`.
fn name_of(folder: &Path) -> anyhow::Result<String> {
    let whole = folder.canonicalize().with_context(|| format!("cannot read {}", folder.display()))?;
    let name = whole.file_name().and_then(|name| name.to_str());
    Ok(name.context("the folder has no name")?.to_owned())
}

/// Refuses a database that holds more than the example, before anything in it is changed.
async fn alone(settings: &Settings) -> anyhow::Result<()> {
    let db = match Db::open_to_read(&settings.database(), &settings.limits()).await {
        Err(Error::NoDatabase(_)) => return Ok(()),
        other => other.context("cannot open the database")?,
    };
    let engine = Engine::new(db, Arc::new(System));
    let others = match engine.db().schema().await? {
        Schema::Absent => None,
        Schema::OutOfReach => bail!("a newer version of Concord made this database: use that version or a later one"),
        Schema::Earlier | Schema::Current | Schema::Later => engine.beside_examples().await?,
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
