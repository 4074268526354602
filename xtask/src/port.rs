//! Ports on this machine: a free one, and waiting until somebody listens.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::Child;
use std::time::Duration;
use std::{io, thread};

use anyhow::bail;

/// A port nobody listens on.
pub fn free() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Waits until somebody listens on `port`, while `child` lives.
pub fn wait_for(port: u16, child: &mut Child) -> anyhow::Result<()> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    for _ in 0..600 {
        if TcpStream::connect_timeout(&address, Duration::from_millis(100)).is_ok() {
            return Ok(());
        }
        if let Some(status) = child.try_wait()? {
            bail!("it ended with {status}");
        }
        thread::sleep(Duration::from_millis(100));
    }
    bail!("nothing listens on {address} after a minute")
}
