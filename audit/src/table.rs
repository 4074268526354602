//! Tables as people and READMEs read them.

use std::fmt::Write as _;

/// A Markdown table.
pub fn markdown(head: &[&str], rows: &[Vec<String>]) -> String {
    let mut text = format!("| {} |\n|{}\n", head.join(" | "), "---|".repeat(head.len()));
    for row in rows {
        writeln!(text, "| {} |", row.join(" | ")).expect("a string takes every text");
    }
    text
}
