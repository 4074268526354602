//! The binary `concord`. It exits with 0, 1 after a failure, 2 when the command line was not understood.

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::Parser as _;
use server::command::Concord;

#[tokio::main]
async fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into()))
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    match Concord::parse().run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("concord: {error:#}");
            ExitCode::FAILURE
        }
    }
}
