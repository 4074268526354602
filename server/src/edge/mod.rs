//! Where the process meets the network: connections, limits by address and account, probes and metrics.
//!
//! What is counted here is counted for this process alone and kept in memory. A limit that several processes must
//! share (wrong passwords, wrong links) is in the database: `engine::people::throttle`.

pub(crate) mod address;
pub(crate) mod counts;
mod drain;
pub(crate) mod in_flight;
pub(crate) mod limit;
mod linger;
pub(crate) mod listen;
pub(crate) mod metrics;
pub(crate) mod pace;
pub(crate) mod probe;
pub(crate) mod rule;
pub(crate) mod throttle;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use shared::PersonId;
use tokio::sync::Semaphore;

use self::address::Addresses;
use self::counts::Counts;
use self::metrics::Metrics;
use self::probe::Readiness;
use self::throttle::Throttle;
use crate::Settings;

/// Large bodies that are received at once: each is held in memory.
const UPLOADS: usize = 8;
/// Room for bodies that are neither small nor large, all together, in KiB.
const ROOM: usize = 64 << 10;

/// What the edge of this process keeps between requests.
#[derive(Debug)]
pub(crate) struct Edge {
    /// Which address a request comes from.
    pub addresses: Addresses,
    /// Requests under way, by network address.
    pub in_flight: Counts<String>,
    /// Large bodies being received, by account.
    pub uploads_of: Counts<PersonId>,
    /// Places for large bodies in this process.
    pub uploads: Arc<Semaphore>,
    /// Bodies being received that are neither small nor large, by account.
    pub bodies_of: Counts<PersonId>,
    /// The room that is left for them in this process, in KiB.
    pub room: Arc<Semaphore>,
    /// How often somebody may do what costs much.
    pub throttle: Throttle,
    /// What is measured.
    pub metrics: Metrics,
    /// Whether the database was ready, asked a moment ago.
    pub readiness: Readiness,
    stopping: AtomicBool,
}

impl Edge {
    /// By these settings.
    pub fn new(settings: &Settings) -> Self {
        Self {
            addresses: Addresses::new(settings),
            in_flight: Counts::default(),
            uploads_of: Counts::default(),
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            bodies_of: Counts::default(),
            room: Arc::new(Semaphore::new(ROOM)),
            throttle: Throttle::new(settings),
            metrics: Metrics::new(),
            readiness: Readiness::default(),
            stopping: AtomicBool::new(false),
        }
    }

    /// From now on the process finishes what is under way and takes on nothing new.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether the process is about to end.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}
