//! Which network address a request comes from, as far as that is known.
//!
//! Behind a proxy every connection has the proxy's address. Where the proxy's header is not named in the settings, the
//! visitor's address is unknown: limits by address would then shut out everybody because of one, so they are not applied.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::HeaderMap;

use crate::Settings;

/// Headers by which proxies say for whom they ask.
const FORWARDED: [&str; 2] = ["x-forwarded-for", "forwarded"];

/// How the address of a visitor is found.
#[derive(Debug)]
pub(crate) struct Addresses {
    header: Option<String>,
    /// A proxy is known to hide the visitors' addresses.
    hidden: bool,
    warned: AtomicBool,
}

impl Addresses {
    /// By these settings.
    pub fn new(settings: &Settings) -> Self {
        Self {
            header: settings.address_header.clone(),
            hidden: settings.hides_addresses(),
            warned: AtomicBool::new(false),
        }
    }

    /// The address of the sender, over a connection from there; none if a proxy hides it.
    pub fn of(&self, head: &HeaderMap, connected: Option<IpAddr>) -> Option<IpAddr> {
        if let Some(name) = &self.header {
            return last_address(head, name).or(connected);
        }
        let connected = connected.filter(|_| !self.hidden)?;
        // Anybody can write the header, even in a private network: it is believed only from this machine.
        if connected.to_canonical().is_loopback() && FORWARDED.iter().any(|name| head.contains_key(*name)) {
            if !self.warned.swap(true, Ordering::Relaxed) {
                tracing::warn!("{}", Self::ADVICE);
            }
            return None;
        }
        Some(connected)
    }

    /// Whether connections from there can be counted: they come from a visitor, not from a proxy.
    pub fn counts_connections(&self, from: IpAddr) -> bool {
        let proxy = self.warned.load(Ordering::Relaxed) && from.to_canonical().is_loopback();
        self.header.is_none() && !self.hidden && !proxy
    }

    /// What to do where a proxy hides the visitors' addresses.
    pub const ADVICE: &'static str = "There seems to be a proxy in front of this server, but the setting \
         address_header is missing: \
         visitors' addresses are not known, so requests are limited per account only. Set address_header to the header in \
         which the proxy puts the visitor's address, such as x-forwarded-for.";
}

/// The last address of the header: the one the trusted proxy itself has seen.
fn last_address(head: &HeaderMap, name: &str) -> Option<IpAddr> {
    let value = head.get_all(name).iter().next_back()?.to_str().ok()?;
    value.rsplit(',').next()?.trim().parse().ok()
}

/// The address as far as it tells one visitor from another: a household's whole network in IPv6.
pub(crate) fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn forwarded(by: &str) -> HeaderMap {
        let mut head = HeaderMap::new();
        head.insert("x-forwarded-for", by.parse().expect("a value"));
        head
    }

    #[test]
    fn an_address_in_ipv6_stands_for_its_network() {
        assert_eq!(network(ip("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
        assert_eq!(network(ip("::ffff:192.0.2.7")), "192.0.2.7");
    }

    #[test]
    fn only_what_the_proxy_itself_wrote_counts() {
        let settings = Settings { address_header: Some("x-forwarded-for".to_owned()), ..Settings::default() };
        let found = Addresses::new(&settings).of(&forwarded("203.0.113.9, 192.0.2.7"), Some(ip("127.0.0.1")));
        assert_eq!(found, Some(ip("192.0.2.7")));
    }

    #[test]
    fn a_proxy_that_is_not_named_hides_the_address() {
        let direct = Addresses::new(&Settings::default());
        assert_eq!(direct.of(&HeaderMap::new(), Some(ip("127.0.0.1"))), Some(ip("127.0.0.1")));
        assert!(direct.counts_connections(ip("127.0.0.1")));
        assert_eq!(direct.of(&forwarded("203.0.113.9"), Some(ip("127.0.0.1"))), None);
        assert!(!direct.counts_connections(ip("127.0.0.1")) && direct.counts_connections(ip("203.0.113.7")));
        for outside in ["203.0.113.7", "10.1.2.3", "192.168.1.5", "fd00::7"] {
            let found = direct.of(&forwarded("1.1.1.1"), Some(ip(outside)));
            assert_eq!(found, Some(ip(outside)), "a visitor cannot hide by writing the header");
        }
        let public = Settings { public_url: Some("https://texts.example.org".to_owned()), ..Settings::default() };
        let behind = Addresses::new(&public);
        assert_eq!(behind.of(&HeaderMap::new(), Some(ip("127.0.0.1"))), None);
        assert!(!behind.counts_connections(ip("127.0.0.1")));
    }
}
