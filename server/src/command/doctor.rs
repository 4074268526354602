//! `concord doctor`: whether everything that the settings name is there, and what to do where it is not.
//!
//! It stores nothing in the database, sends no e-mail and leaves no file behind.

mod database;
mod machine;
mod network;

use std::fmt;
use std::path::Path;

use clap::Args;

use super::Installation;
use crate::Settings;
use crate::edge::address::Addresses;
use crate::state::countries;

/// What `doctor` can be told.
#[derive(Debug, Args)]
pub struct Doctor {
    #[command(flatten)]
    installation: Installation,
}

/// What was found about one thing. The sentence says what to do, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// It is as it should be.
    Fine(String),
    /// Concord runs, and something is missing or not safe.
    Warning(String),
    /// Concord does not run, or what was set does not work.
    Fault(String),
}

use Finding::{Fault, Fine, Warning};

/// What was found so far.
#[derive(Debug, Default)]
struct Findings {
    warnings: usize,
    faults: usize,
}

impl Doctor {
    /// Looks at everything, and says each finding as soon as it is there.
    pub async fn run(self) -> anyhow::Result<()> {
        let mut found = Findings::default();
        match self.installation.settings() {
            Ok(settings) => {
                found.say("settings", Fine(self.read()));
                examine(&settings, &mut found).await;
            }
            Err(error) => found.say("settings", fault(error)),
        }
        anyhow::ensure!(
            found.faults == 0,
            "{} to correct",
            if found.faults == 1 { "one fault".to_owned() } else { format!("{} faults", found.faults) }
        );
        println!();
        println!("{}", if found.warnings == 0 { "All is well." } else { "Concord can run. Please read the warnings." });
        Ok(())
    }

    /// Where the settings come from.
    fn read(&self) -> String {
        let file = self.installation.config.as_deref().unwrap_or_else(|| Path::new(Settings::FILE));
        if file.exists() {
            format!("{} and the environment", file.display())
        } else {
            format!("the environment; there is no {} here", file.display())
        }
    }
}

impl Findings {
    fn say(&mut self, about: &str, finding: Finding) {
        self.warnings += usize::from(matches!(finding, Warning(_)));
        self.faults += usize::from(matches!(finding, Fault(_)));
        println!("{finding:<8} {about:<16} {}", finding.sentence());
    }
}

impl Finding {
    fn sentence(&self) -> &str {
        let (Fine(sentence) | Warning(sentence) | Fault(sentence)) = self;
        sentence
    }

    /// What a reader of a setting says: nothing is set, it is wrong, or it is there for the next step.
    async fn of<T>(read: anyhow::Result<Option<T>>, missing: &str, check: impl AsyncFnOnce(T) -> Self) -> Self {
        match read {
            Ok(Some(set)) => check(set).await,
            Ok(None) => Fine(missing.to_owned()),
            Err(error) => fault(error),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Fine(_) => "ok",
            Warning(_) => "warning",
            Fault(_) => "FAULT",
        })
    }
}

/// Everything, in the order in which one thing needs another.
async fn examine(settings: &Settings, found: &mut Findings) {
    found.say("folder", machine::folder(&settings.data));
    found.say("open files", machine::open_files(settings.connections));
    let (database, readable) = database::database(settings).await;
    found.say("database", database);
    if settings.database_read_url.is_some() {
        found.say("standby", database::standby(settings).await);
    }
    found.say("address", machine::address(settings).await);
    let (public, time) = network::public_address(settings).await;
    found.say("public address", public);
    found.say("clock", network::clock(readable.as_ref().and_then(|found| found.clock), time));
    if settings.hides_addresses() {
        found.say("visitors", Warning(Addresses::ADVICE.to_owned()));
    }
    found.say("mail", network::mail(settings).await);
    for finding in network::recruiting(settings, readable.is_some()).await {
        found.say("recruiting", finding);
    }
    found.say("sign-in codes", settings.asks_for_codes().map_or_else(fault, |asks| Fine(codes(asks).to_owned())));
    found.say("sign-in service", network::sign_in_service(settings).await);
    found.say("storage", network::storage(settings).await);
    found.say("models", machine::models(&settings.models()));
    let file = settings.country_file.as_deref();
    let missing = "off: country_file is not set, so countries are known from a proxy's header or not at all";
    let countries =
        Finding::of(file.map(countries).transpose(), missing, async |_| Fine("the file knows countries".to_owned()));
    found.say("countries", countries.await);
}

/// An error of a setting, whose sentence names it and says what it needs.
fn fault(error: anyhow::Error) -> Finding {
    Fault(format!("{error:#}"))
}

const fn codes(asks: bool) -> &'static str {
    if asks { "managers have to turn them on" } else { "nobody has to turn them on" }
}
