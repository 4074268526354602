//! The table, in Markdown.

use std::fmt::Write as _;

use super::ours::Answer;
use super::task::Task;

/// One task, both sides.
pub struct Row {
    /// The task.
    pub task: &'static Task,
    /// The size of the file.
    pub megabytes: f64,
    /// This crate on one thread.
    pub one: Answer,
    /// This crate on all threads.
    pub all: Answer,
    /// The other side.
    pub theirs: Option<Answer>,
}

/// All rows, under what was measured with.
pub fn print(rows: &[Row], versions: &str) -> String {
    let mut out = format!(
        "{versions}\n\nSeconds from the file to the answer | of the computation alone; in brackets, how many times as fast.\n\n\
         | | theirs | ours, 1 thread | ours, all threads | aim | memory: ours (× file), theirs |\n|---|---|---|---|---|---|\n"
    );
    for row in rows {
        let Row { task, one, all, theirs, megabytes } = row;
        let theirs_time = theirs.as_ref().map_or("–".to_owned(), |t| {
            let scaled = t.rounds.map_or(String::new(), |(timed, of)| format!(", scaled from {timed} of {of}"));
            format!("{} \\| {} ({}{scaled})", seconds(t.total), seconds(t.compute), task.library)
        });
        let aim = if task.aim > 0.0 { format!("{}×{}", task.aim, reached(row)) } else { String::new() };
        let memory = theirs
            .as_ref()
            .map_or(String::new(), |t| format!(", {:.0} MB ({:.0} for imports)", t.mib * MIB, t.mib_imports * MIB));
        let ratio = one.mib * MIB / megabytes;
        writeln!(
            out,
            "| {} | {theirs_time} | {} | {} | {aim} | {:.0} MB ({ratio:.1}×){memory} |",
            task.title,
            ours(one, theirs.as_ref()),
            ours(all, theirs.as_ref()),
            one.mib * MIB,
        )
        .expect("text grows in memory");
    }
    let apart = rows.iter().filter_map(|row| Some((row.task.name, apart(row)?)));
    let apart: Vec<String> = apart.map(|(name, by)| format!("{name} {by:.0e}")).collect();
    writeln!(out, "\nLargest difference of the values: {}.", apart.join(", ")).expect("text grows in memory");
    out
}

/// Bytes of a MiB in millions.
const MIB: f64 = 1.048_576;

fn ours(answer: &Answer, theirs: Option<&Answer>) -> String {
    let times = |of: fn(&Answer) -> f64| {
        let ratio = theirs.map_or(String::new(), |theirs| format!(" ({:.1}×)", of(theirs) / of(answer)));
        format!("{}{ratio}", seconds(of(answer)))
    };
    format!("{} \\| {}", times(|a| a.total), times(|a| a.compute))
}

fn reached(row: &Row) -> &'static str {
    let ratio = row.theirs.as_ref().map_or(f64::INFINITY, |theirs| theirs.total / row.one.total);
    if ratio >= row.task.aim { " ✓" } else { " **missed**" }
}

/// How far the two sides' values are apart, where both have the same ones.
fn apart(row: &Row) -> Option<f64> {
    let theirs = row.theirs.as_ref()?;
    if let (Some(a), Some(b)) = (row.one.value, theirs.value) {
        return Some((a - b).abs());
    }
    let both = row.one.values.iter().zip(&theirs.values);
    (row.task.name == "pairs").then(|| both.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max))
}

fn seconds(s: f64) -> String {
    match s {
        s if s >= 100.0 => format!("{s:.0}"),
        s if s >= 1.0 => format!("{s:.2}"),
        s => format!("{s:.3}"),
    }
}
