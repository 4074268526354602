//! How much memory a command may use, and what it says before it uses much.

use std::fs;

use anyhow::Context as _;
use clap::Args;

/// From how many bytes on it is said what is needed.
const MUCH: u64 = 300_000_000;

/// How much memory may be used where the system does not say what there is.
const UNKNOWN: u64 = 4_000_000_000;

/// How much memory may be used.
#[derive(Clone, Copy, Debug, Args)]
pub struct Memory {
    /// Memory that may be used, such as `800MB` or `12GB` [default: 80 % of what is available].
    #[arg(long, value_name = "SIZE", value_parser = size)]
    memory: Option<u64>,
}

impl Memory {
    /// Bytes that may be used.
    pub fn limit(&self) -> u64 {
        self.memory.unwrap_or_else(|| available().map_or(UNKNOWN, |bytes| bytes / 10 * 8))
    }
}

/// A number of bytes: `12GB`, `800 MB`, `4GiB`.
fn size(text: &str) -> anyhow::Result<u64> {
    let text = text.trim().to_ascii_lowercase();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').len();
    let (number, unit) = text.split_at(digits);
    let unit = match unit.trim() {
        "mb" | "m" => 1e6,
        "gb" | "g" => 1e9,
        "tb" | "t" => 1e12,
        "mib" => f64::from(1 << 20),
        "gib" => f64::from(1 << 30),
        _ => anyhow::bail!("write a number with its unit, such as 800MB or 12GB"),
    };
    let number: f64 = number.parse().context("write a number with its unit, such as 800MB or 12GB")?;
    let bytes = number * unit;
    anyhow::ensure!((1e6..1e18).contains(&bytes), "write at least 1MB");
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 1e6 and 1e18")]
    Ok(bytes as u64)
}

/// Bytes that this process could still use: those of the machine, or fewer by the limit of its control group.
fn available() -> Option<u64> {
    let machine = fs::read_to_string("/proc/meminfo").ok()?;
    let kibibytes = machine.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let machine = kibibytes.split_whitespace().next()?.parse::<u64>().ok()? * 1024;
    Some(group().map_or(machine, |group| group.min(machine)))
}

/// Bytes left in the control group of this process, in version 2 or version 1 of such groups; `None` without a limit.
fn group() -> Option<u64> {
    let number = |path: String| fs::read_to_string(path).ok()?.trim().parse::<u64>().ok();
    let own = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let named = |controller: &str| {
        own.lines().find_map(|line| {
            let mut parts = line.splitn(3, ':').skip(1);
            let controllers = parts.next()?;
            (controllers.split(',').any(|one| one == controller)).then(|| parts.next().unwrap_or_default().to_owned())
        })
    };
    let left = |folder: String, most: &str, used: &str| {
        Some(number(format!("{folder}/{most}"))?.saturating_sub(number(format!("{folder}/{used}"))?))
    };
    // A container sees its own group at the top.
    let of = |top: &str, own: Option<String>, most: &str, used: &str| {
        own.and_then(|own| left(format!("{top}{}", own.trim_end_matches('/')), most, used))
            .or_else(|| left(top.to_owned(), most, used))
    };
    let second = of("/sys/fs/cgroup", named(""), "memory.max", "memory.current");
    second.or_else(|| of("/sys/fs/cgroup/memory", named("memory"), "memory.limit_in_bytes", "memory.usage_in_bytes"))
}

/// Says on the standard error what work needs, if that is much.
pub fn said(need: u64, limit: u64, what: &str) {
    if need >= MUCH {
        eprintln!("{what} about {} of memory; {} may be used", megabytes(need), megabytes(limit));
    }
}

/// A number of bytes in megabytes, with a digit after the point below a hundred.
pub fn megabytes(bytes: u64) -> String {
    let megabytes = bytes as f64 / 1e6;
    if megabytes < 100.0 { format!("{megabytes:.1} MB") } else { format!("{megabytes:.0} MB") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_a_unit() {
        let of = |text| size(text).unwrap();
        assert_eq!((of("800MB"), of("1.5 GB"), of("2gib")), (800_000_000, 1_500_000_000, 2 << 30));
        for wrong in ["", "800", "GB", "-1GB", "1e9 MB", "0.1MB", "9999999TB", "1 KB"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn something_is_available() {
        let limit = Memory { memory: None }.limit();
        assert!(limit > 10_000_000, "{limit}");
        assert_eq!(Memory { memory: Some(7) }.limit(), 7);
        assert_eq!((megabytes(1_500_001), megabytes(123_456_789)), ("1.5 MB".into(), "123 MB".into()));
    }
}
