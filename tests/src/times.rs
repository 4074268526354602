//! How long calls took, as a table.

use std::time::Duration;

/// The head of the table.
pub fn print_head() {
    println!("| | calls | p50 ms | p95 | p99 | max |\n|---|---|---|---|---|---|");
}

/// A row of the table; the 99th percentile.
pub fn print(name: &str, times: &mut [Duration]) -> Duration {
    times.sort();
    let at = |hundredth: usize| {
        let place = (times.len() * hundredth / 100).min(times.len().saturating_sub(1));
        times.get(place).copied().unwrap_or_default()
    };
    let ms = |hundredth: usize| at(hundredth).as_secs_f64() * 1e3;
    println!("| {name} | {} | {:.1} | {:.1} | {:.1} | {:.1} |", times.len(), ms(50), ms(95), ms(99), ms(100));
    at(99)
}
