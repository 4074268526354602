//! `concord demo`: the complete example study with its people, ready to be tried.

use std::str::FromStr as _;

use clap::Args;
use engine::example::Protocol;

use super::Installation;

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
    /// Makes the example, unless it is there, and prints the ways in.
    pub async fn run(self) -> anyhow::Result<()> {
        let settings = self.installation.settings()?;
        let engine = super::engine(&settings).await?;
        let example = engine.make_example(&self.password, self.study).await?;
        let address = settings.address_for_people(settings.address);
        let password = if example.made { self.password.as_str() } else { "as given when the example was made" };
        println!("The example study is at {address}/studies/{}", example.study);
        println!("Sign in at {address}/signin, password: {password}");
        for (what, email) in &example.accounts {
            println!("  {what:<14} {email}");
        }
        println!("Workers join at");
        for (language, code) in &example.links {
            println!("  {:<22} {address}/join/{code}", language.name());
        }
        engine.db().close().await;
        Ok(())
    }
}
