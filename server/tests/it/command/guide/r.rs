//! The code in R of a page, run in one session. It compares R's numbers with those of the built program and stops if they differ.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{command, follow, holds};

/// The page.
const PAGE: &str = "using-r.md";
/// What is printed before a block, with its number.
const MARK: &str = "=== block ";

/// The packages that a block loads.
fn needed(block: &str) -> impl Iterator<Item = &str> {
    block.lines().filter_map(|line| line.strip_prefix("library(")?.strip_suffix(')'))
}

/// What R prints on the standard output.
fn r(arguments: &[&str], folder: &Path) -> String {
    let output = command("Rscript", folder)
        .args(arguments)
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("R is installed: cargo xtask test r");
    let said = String::from_utf8_lossy(&output.stderr);
    let printed = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success(), "R ended with {}:\n{printed}\n{said}", output.status);
    printed
}

#[test]
#[ignore = "cargo xtask test r"]
fn code_in_r_has_the_numbers_that_are_printed_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let blocks = follow(PAGE, folder);
    let installed = r(&["-e", "cat(rownames(installed.packages()), sep = '\\n')"], folder);
    let installed: BTreeSet<&str> = installed.lines().collect();
    let mut missing = BTreeSet::new();
    let mut script = String::new();
    let mut run = Vec::new();
    for (number, (block, shown)) in blocks.iter().enumerate() {
        let lacks: Vec<&str> = needed(block).filter(|name| !installed.contains(name)).collect();
        if lacks.is_empty() {
            script.push_str(&format!("cat(\"\\n{MARK}{number}\\n\")\n{block}"));
            run.push((number, block, shown));
        }
        missing.extend(lacks);
    }
    for name in missing {
        testing::skipped(format!("blocks of docs/{PAGE} need the package {name} of R, which is not installed"));
    }
    fs::write(folder.join("page.R"), script).expect("a file");
    let printed = r(&["page.R"], folder);
    let mark = format!("\n{MARK}");
    let mut parts = printed.split(&mark).skip(1);
    for (number, block, shown) in &run {
        let part = parts.next().expect("a block has a mark");
        let printed = part.strip_prefix(&format!("{number}\n")).expect("its own mark").trim_end();
        let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
        holds(PAGE, block, shown, &printed.join("\n"));
    }
    assert!(run.iter().any(|(_, _, shown)| !shown.is_empty()), "{PAGE} shows no output of R");
}

#[test]
fn a_block_says_which_packages_it_needs() {
    let block = "library(ordinal)\nlibrary(emmeans)\nx <- 1 # library(no)\n";
    assert_eq!(needed(block).collect::<Vec<_>>(), ["ordinal", "emmeans"]);
}
