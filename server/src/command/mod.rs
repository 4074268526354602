//! The command line: one command a file.

mod serve;

use clap::{Parser, Subcommand};

/// Runs text-evaluation studies, from the first worker to the agreement report.
#[derive(Debug, Parser)]
#[command(name = "concord", version)]
pub struct Concord {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the pages and the REST interface.
    Serve(serve::Serve),
}

impl Concord {
    /// Runs the command that was typed.
    pub async fn run(self) -> anyhow::Result<()> {
        match self.command {
            Command::Serve(serve) => serve.run().await,
        }
    }
}
