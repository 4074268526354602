//! `concord serve`: the web server.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use tokio::net::TcpListener;

use crate::{Files, router};

/// What `serve` can be told.
#[derive(Debug, Args)]
pub struct Serve {
    /// Folder of the database and of files.
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// Address to listen on.
    #[arg(long, env = "CONCORD_ADDRESS", default_value = "127.0.0.1:3000")]
    address: SocketAddr,
}

impl Serve {
    /// Serves until the process is asked to stop.
    pub async fn run(self) -> anyhow::Result<()> {
        let files = Files::find().context("the front end is missing: run `cargo xtask front`")?;
        let listener = TcpListener::bind(self.address)
            .await
            .with_context(|| format!("cannot listen on {}", self.address))?;
        tracing::info!(data = %self.data.display(), "serving on http://{}", listener.local_addr()?);
        axum::serve(listener, router(files))
            .with_graceful_shutdown(stopped())
            .await?;
        Ok(())
    }
}

/// Resolves when Ctrl-C is pressed.
async fn stopped() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
