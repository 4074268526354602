//! `concord migrate`: the schema brought up to date.

use clap::Args;

use super::Installation;

/// What `migrate` can be told.
#[derive(Debug, Args)]
pub struct Migrate {
    #[command(flatten)]
    installation: Installation,
}

impl Migrate {
    /// Brings the schema up to date.
    pub async fn run(self) -> anyhow::Result<()> {
        let engine = self.installation.engine().await?;
        println!("The {} database is up to date.", engine.db().engine());
        engine.db().close().await;
        Ok(())
    }
}
