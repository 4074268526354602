//! How a listening socket is emptied before it is closed.
//!
//! Closing it resets connections that the system has accepted and the process has not. Emptying the queue first is not
//! enough: another connection may come in between. So the system is told to let no new one begin.

use std::time::Duration;

use tokio::net::TcpListener;

/// How long connections that have begun may take to arrive.
pub(super) const SETTLE: Duration = Duration::from_millis(50);

/// Discards the packets that begin a connection (SYN without ACK): when a client's system tries again, the server is
/// gone. Packets of connections that have begun go through.
#[cfg(target_os = "linux")]
pub(super) fn begin_no_more(listener: &TcpListener) {
    use socket2::{SockFilter, SockRef};

    const LOAD_BYTE: u16 = 0x30;
    const AND: u16 = 0x54;
    const IF_EQUAL: u16 = 0x15;
    const RETURN: u16 = 0x06;
    /// Where the flags are in a TCP header, with which the packet begins here.
    const FLAGS: u32 = 13;
    const SYN: u32 = 0x02;
    const ACK: u32 = 0x10;
    let filter = [
        SockFilter::new(LOAD_BYTE, 0, 0, FLAGS),
        SockFilter::new(AND, 0, 0, SYN | ACK),
        SockFilter::new(IF_EQUAL, 0, 1, SYN),
        SockFilter::new(RETURN, 0, 0, 0),
        SockFilter::new(RETURN, 0, 0, u32::MAX),
    ];
    if let Err(error) = SockRef::from(listener).attach_filter(&filter) {
        tracing::debug!(%error, "connections that begin at this moment may be reset");
    }
}

/// Other systems have no such filter.
#[cfg(not(target_os = "linux"))]
pub(super) fn begin_no_more(_: &TcpListener) {}
