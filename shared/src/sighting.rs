//! With what workers are seen: devices and networks.

use crate::words::words;

words! {
    /// With what a worker was seen.
    SightingKind {
        /// A browser, known by a cookie.
        Device = "device",
        /// A network address; of IPv6 the network part.
        Network = "network",
    }
}
