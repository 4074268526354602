//! What a server process uses, where the system tells.

use std::{fs, time::Duration};

use crate::process::Server;

impl Server {
    /// A figure of its memory in megabytes, by its name in `/proc`, such as `VmRSS:`.
    pub fn megabytes(&self, name: &str) -> u64 {
        let status = self.id().and_then(|id| fs::read_to_string(format!("/proc/{id}/status")).ok()).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or_default() / 1_024
    }

    /// Lets the system count the peak of its memory again from here; whether it does.
    pub fn forget_peak(&self) -> bool {
        self.id().is_some_and(|id| fs::write(format!("/proc/{id}/clear_refs"), "5").is_ok())
    }

    /// The processor time that it has used.
    pub fn processor_time(&self) -> Duration {
        self.id().map(processor_time).unwrap_or_default()
    }
}

/// The processor time of a process, in steps of a hundredth of a second.
pub fn processor_time(id: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let after = stat.rsplit_once(") ").map_or("", |(_, after)| after);
    let ticks: u64 = after.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
