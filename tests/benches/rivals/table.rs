//! The table, in Markdown.

use std::time::Duration;

use super::{
    NEED, WORKERS,
    site::{Asked, Export},
    visit::Visited,
};

/// What was measured of a tool.
pub struct Line {
    pub name: String,
    pub texts: usize,
    pub start: Duration,
    pub idle: u64,
    pub asked: Asked,
    pub memory: u64,
    pub page: Visited,
    /// Confirmed and not there after the kill; there and never confirmed.
    pub lost: usize,
    pub unseen: usize,
    /// Texts with more answers than asked for, and the most of one.
    pub over: usize,
    pub most: usize,
    pub export: Export,
}

/// Prints all of them side by side.
pub fn print(lines: &[Line], seconds: u64) {
    println!("\n{WORKERS} workers, {NEED} answers a text, {seconds} s\n");
    let head: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
    println!("| | {} |", head.join(" | "));
    println!("|---|{}", "---|".repeat(lines.len()));
    let row = |name: &str, cell: &dyn Fn(&Line) -> String| {
        let cells: Vec<String> = lines.iter().map(cell).collect();
        println!("| {name} | {} |", cells.join(" | "));
    };
    row("texts in the study", &|line| line.texts.to_string());
    row("start to first page and study", &|line| format!("{:.1} s", line.start.as_secs_f64()));
    row("memory after start, after the work (PostgreSQL's own not counted)", &|line| {
        format!("{}, {} MB", line.idle, line.memory)
    });
    row("answers a second", &|line| {
        let rate = line.asked.submit.len() as f64 / line.asked.took.as_secs_f64();
        if rate < 10.0 { format!("{rate:.1}") } else { format!("{rate:.0}") }
    });
    row("next text, p50 / p99", &|line| quantiles(&line.asked.next));
    row("submit, p50 / p99", &|line| quantiles(&line.asked.submit));
    row("replies with status 500 and more", &|line| line.asked.faults.to_string());
    row("texts with more answers stored than asked for, the most of one", &|line| match line.over {
        0 => "0".to_owned(),
        over => format!("{over}, {}", line.most),
    });
    row("kill -9: confirmed and lost / stored and not confirmed", &|line| format!("{} / {}", line.lost, line.unseen));
    row("a worker's page: requests, sent, of it scripts", &|line| {
        let kilobytes = |bytes: usize| format!("{:.0} KB", bytes as f64 / 1e3);
        format!("{}, {}, {}", line.page.requests, kilobytes(line.page.bytes), kilobytes(line.page.script_bytes))
    });
    row("its first control can be used after", &|line| {
        line.page.usable.map_or_else(|| "–".to_owned(), |usable| format!("{:.1} s", usable / 1e3))
    });
    row("export of 100,000 answers as the tool writes it: time, size, peak of memory", &|line| {
        let Export { took, bytes, peak } = line.export;
        format!("{:.1} s, {:.0} MB, {peak} MB", took.as_secs_f64(), bytes as f64 / 1e6)
    });
}

/// The 50th and 99th hundredth.
fn quantiles(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort_unstable();
    let at = |q: usize| times.get(times.len() * q / 100).copied().unwrap_or_default();
    let shown = |time: Duration| match time.as_millis() {
        0..1_000 => format!("{:.0} ms", time.as_secs_f64() * 1e3),
        _ => format!("{:.1} s", time.as_secs_f64()),
    };
    format!("{} / {}", shown(at(50)), shown(at(99)))
}
