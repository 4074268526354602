//! The process of Concord: HTTP router, sessions, REST interface and command line.
//!
//! The only crate that knows axum. What a request means is decided in `engine`; what a page looks
//! like, in `app`.

mod actor;
pub mod api;
mod base;
mod call;
pub mod command;
mod docs;
mod edge;
mod hook;
mod mail;
mod middleware;
mod my_data;
#[cfg(feature = "torch")]
mod neural;
mod pages;
mod picture;
mod reply;
mod router;
mod service;
mod settings;
mod site;
mod state;
mod unsubscribe;

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::Parser as _;

pub use router::router;
pub use settings::{CodesFor, Settings};
pub use site::{Files, Manifest};
pub use state::AppState;

/// What is logged unless `RUST_LOG` says otherwise. The session layer warns of every request with an unknown cookie, and the
/// parser that cleans Markdown of odd HTML, thousands of lines for one text: nobody must be able to fill the log.
const LOGGED: &str = "info,tower_sessions_core=error,html5ever=error";

/// The program `concord`. It exits with 0, 1 after a failure, 2 when the command line or a file was not
/// understood.
#[tokio::main]
pub async fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| LOGGED.into()))
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    match command::Concord::parse().run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("concord: {error:#}");
            ExitCode::FAILURE
        }
    }
}
