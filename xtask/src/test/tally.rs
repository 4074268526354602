//! Passing a runner's output through while keeping its closing lines.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use anyhow::Context as _;

use crate::process;

/// Runs `command`, prints what it prints as it comes, and returns the lines `keep` wants.
pub fn run(command: &mut Command, keep: fn(&str) -> bool) -> anyhow::Result<(bool, Vec<String>)> {
    let shown = process::shown(command);
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {shown}"))?;
    let output = child.stdout.take().context("the output was asked for")?;
    let mut kept = Vec::new();
    for line in BufReader::new(output).split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        println!("{line}");
        if keep(&line) {
            kept.push(line);
        }
    }
    Ok((child.wait()?.success(), kept))
}
