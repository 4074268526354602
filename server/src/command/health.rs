//! `concord health`: whether the server of these settings is ready, for containers and watchdogs without an HTTP client.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;

use super::Installation;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// What `health` can be told.
#[derive(Debug, Args)]
pub struct Health {
    #[command(flatten)]
    installation: Installation,
    /// Address at which the server listens [default: that of the settings].
    #[arg(long)]
    address: Option<SocketAddr>,
}

impl Health {
    /// Asks `/readyz`.
    pub async fn run(self) -> anyhow::Result<()> {
        let address = match self.address {
            Some(address) => address,
            None => self.installation.settings()?.address,
        };
        let url = format!("http://{}/readyz", reachable(address));
        // Never by way of a proxy, which the environment may name.
        let client = reqwest::Client::builder().timeout(PATIENCE).no_proxy().build()?;
        let reply = client.get(&url).send().await.with_context(|| format!("nothing answers at {url}"))?;
        anyhow::ensure!(reply.status().is_success(), "the server at {address} is not ready ({})", reply.status());
        println!("The server at {address} is ready.");
        Ok(())
    }
}

/// Where a server that listens on this address can be reached from its own machine.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpListener;

    use super::*;

    /// Answers one request at an address on all networks.
    fn server(reply: &'static str) -> SocketAddr {
        let listener = TcpListener::bind("0.0.0.0:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("a request");
            let mut head = [0; 1024];
            let read = stream.read(&mut head).expect("a head");
            assert!(head[..read].starts_with(b"GET /readyz "));
            stream.write_all(reply.as_bytes()).expect("a reply");
        });
        address
    }

    async fn asked(address: SocketAddr) -> Result<(), String> {
        let installation = Installation { data: None, config: None };
        Health { installation, address: Some(address) }.run().await.map_err(|error| format!("{error:#}"))
    }

    #[tokio::test]
    async fn a_server_is_ready_if_it_says_so() {
        let ready = server("HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\nready\n");
        assert_eq!(asked(ready).await, Ok(()));
        let stopping = server("HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        assert!(asked(stopping).await.is_err_and(|error| error.contains("503")));
    }

    #[tokio::test]
    async fn a_server_that_does_not_answer_is_not_ready() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let free = listener.local_addr().expect("an address");
        drop(listener);
        assert!(asked(free).await.is_err_and(|error| error.starts_with("nothing answers at http://127.0.0.1:")));
    }
}
