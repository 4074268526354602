//! The sockets of the server: bound before anything is announced or begun.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::Context as _;
use tokio::net::TcpListener;

use crate::Settings;
use crate::edge::listen::Limits;

/// Where the metrics are, where nothing else is said.
const METRICS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 3001);
/// Connections for metrics and probes, used by the operator's programs.
const WATCHERS: usize = 32;
/// Files besides connections: the database, the front end, models.
const OTHER_FILES: usize = 256;

/// The sockets.
pub(super) struct Sockets {
    /// For people and programs.
    pub public: TcpListener,
    /// For monitoring.
    pub metrics: Option<TcpListener>,
}

impl Sockets {
    /// Binds both.
    ///
    /// # Errors
    /// An address cannot be listened on; the message names it and its setting.
    pub async fn bind(settings: &Settings) -> anyhow::Result<Self> {
        let public = TcpListener::bind(settings.address)
            .await
            .with_context(|| format!("cannot listen on {} (setting address)", settings.address))?;
        Ok(Self { public, metrics: metrics(settings).await? })
    }
}

/// The socket of the metrics. Where nobody asked for this address and another server of this machine has it, the
/// server runs without.
async fn metrics(settings: &Settings) -> anyhow::Result<Option<TcpListener>> {
    let Some(wanted) = settings.metrics_address.as_deref() else {
        return Ok(TcpListener::bind(METRICS)
            .await
            .inspect_err(|error| {
                tracing::warn!(
                    "no metrics: cannot listen on {METRICS} ({error}); set metrics_address to an address or to off"
                );
            })
            .ok());
    };
    if wanted == "off" {
        return Ok(None);
    }
    let address: SocketAddr = wanted
        .parse()
        .with_context(|| format!("metrics_address is {wanted:?}: give an address such as {METRICS}, or off"))?;
    let bound = TcpListener::bind(address).await;
    Ok(Some(bound.with_context(|| format!("cannot listen on {address} (setting metrics_address)"))?))
}

/// The limits of the public socket, as far as the system lets this process open files.
pub(super) fn limits(settings: &Settings) -> Limits {
    let wanted = settings.connections.max(1);
    let files = rlimit::increase_nofile_limit((wanted + OTHER_FILES) as u64).ok();
    let allowed =
        files.and_then(|files| usize::try_from(files).ok()).map_or(wanted, |files| files.saturating_sub(OTHER_FILES));
    let connections = wanted.min(allowed.max(1));
    if connections < wanted {
        tracing::warn!(
            "the limit on open files allows only {connections} connections, not {wanted}: raise it (ulimit -n)"
        );
    }
    let header = Duration::from_secs(settings.header_seconds.max(1));
    Limits { connections, per_address: settings.connections_per_address, header }
}

/// The limits of the socket for metrics.
pub(super) fn watchers(settings: &Settings) -> Limits {
    let header = Duration::from_secs(settings.header_seconds.max(1));
    Limits { connections: WATCHERS, per_address: 0, header }
}
