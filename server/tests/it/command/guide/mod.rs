//! The examples of the documentation: what its pages tell people to type is typed here, and what they show is what is printed.
//!
//! A block `console` has commands after `$` and, below each, its output. A line `...` is any number of lines, and `[..]` any text in
//! a line. A block after a paragraph that ends with "as `NAME`:" is a file. A block `r` is code in R, and a block `text` right after it
//! what that prints: [`r`] runs it.

#[cfg(unix)]
mod r;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Pages whose examples need no server.
const PAGES: [&str; 3] = ["tutorial-own-ratings.md", "quick-start.md", "using-r.md"];

/// What a page asks for, in its order.
#[derive(Debug, PartialEq, Eq)]
enum Step {
    /// A file with this name and content.
    File(String, String),
    /// A command, and the lines that it prints.
    Run(String, Vec<String>),
    /// Code in R, and the lines that it prints.
    R(String, Vec<String>),
}

fn steps(page: &str) -> Vec<Step> {
    let mut found = Vec::new();
    let mut lines = page.lines();
    let mut file: Option<String> = None;
    let mut after_r = false;
    while let Some(line) = lines.next() {
        let Some(kind) = line.strip_prefix("```") else {
            if !line.trim().is_empty() {
                file =
                    line.strip_suffix("`:").and_then(|line| line.rsplit_once("as `")).map(|(_, name)| name.to_owned());
                after_r = false;
            }
            continue;
        };
        let block: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
        let text = || block.join("\n") + "\n";
        match (kind, file.take()) {
            ("console", _) => found.extend(commands(&block)),
            ("r", _) => found.push(Step::R(text(), Vec::new())),
            (_, Some(name)) => found.push(Step::File(name, text())),
            ("text", None) if after_r => {
                if let Some(Step::R(_, printed)) = found.last_mut() {
                    printed.extend(block.iter().map(|line| (*line).to_owned()));
                }
            }
            _ => {}
        }
        after_r = kind == "r";
    }
    found
}

fn commands(block: &[&str]) -> Vec<Step> {
    let mut found = Vec::new();
    for line in block {
        match (line.strip_prefix("$ "), found.last_mut()) {
            (Some(command), _) => found.push(Step::Run(command.to_owned(), Vec::new())),
            (None, Some(Step::Run(_, printed))) => printed.push((*line).to_owned()),
            (None, Some(Step::File(..) | Step::R(..)) | None) => panic!("output without a command: {line}"),
        }
    }
    found
}

/// Whether lines are what a page shows.
fn fits(shown: &[String], printed: &[&str]) -> bool {
    match shown.split_first() {
        None => printed.is_empty(),
        Some((first, rest)) if first == "..." => (0..=printed.len()).any(|skipped| fits(rest, &printed[skipped..])),
        Some((first, rest)) => {
            printed.split_first().is_some_and(|(line, others)| line_fits(first, line) && fits(rest, others))
        }
    }
}

fn line_fits(shown: &str, printed: &str) -> bool {
    let mut parts = shown.split("[..]");
    let Some(mut left) = printed.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return left.is_empty() };
    for part in parts {
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(last)
}

/// A program that is run in a folder, and finds the built program as `concord`.
fn command(name: &str, folder: &Path) -> Command {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_concord"));
    let mut path = vec![program.parent().expect("a folder").to_owned()];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let mut command = Command::new(name);
    command.current_dir(folder).env("PATH", env::join_paths(path).expect("a path")).env("OMP_NUM_THREADS", "1");
    command
}

/// Runs a command line in a folder as a shell does: what it prints, on both ways.
fn run(line: &str, folder: &Path) -> String {
    let output = command("sh", folder).args(["-c", line]).output().expect("a shell");
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).expect("UTF-8");
    assert!(output.status.success(), "`{line}` ended with {}: {text}", output.status);
    text
}

/// What a page of the documentation asks for.
fn read(name: &str) -> Vec<Step> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name);
    steps(&fs::read_to_string(page).expect("a page"))
}

/// Writes the files of a page into a folder and runs its commands there; what is left is its code in R.
fn follow(name: &str, folder: &Path) -> Vec<(String, Vec<String>)> {
    let mut code = Vec::new();
    for step in read(name) {
        match step {
            Step::File(name, content) => fs::write(folder.join(name), content).expect("a file"),
            Step::Run(line, shown) => holds(name, &line, &shown, &run(&line, folder)),
            Step::R(block, shown) => code.push((block, shown)),
        }
    }
    code
}

#[track_caller]
fn holds(page: &str, what: &str, shown: &[String], printed: &str) {
    let lines: Vec<&str> = printed.lines().collect();
    assert!(fits(shown, &lines), "{page}: `{what}` prints\n{printed}\nand the page shows\n{}", shown.join("\n"));
}

#[test]
#[cfg(unix)]
fn what_pages_tell_people_to_type_works() {
    for name in PAGES {
        assert!(read(name).iter().any(|step| matches!(step, Step::Run(..))), "{name} has no example");
        let folder = tempfile::tempdir().expect("a folder");
        follow(name, folder.path());
    }
}

#[test]
fn examples_are_found_and_compared() {
    let page = "Save this as `a.csv`:\n\n```csv\nx\n```\n\nNo file:\n\n```text\ny\n```\n\n```console\n$ cat a.csv\nx\n$ true\n```\n\
        \n```r\n1\n```\n\n```text\n[1] 1\n```\n\n```r\n2\n```\n\nNo output:\n\n```text\nz\n```\n";
    let expected = [
        Step::File("a.csv".to_owned(), "x\n".to_owned()),
        Step::Run("cat a.csv".to_owned(), vec!["x".to_owned()]),
        Step::Run("true".to_owned(), Vec::new()),
        Step::R("1\n".to_owned(), vec!["[1] 1".to_owned()]),
        Step::R("2\n".to_owned(), Vec::new()),
    ];
    assert_eq!(steps(page), expected);
    let fit = |shown: &[&str], printed: &[&str]| {
        fits(&shown.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>(), printed)
    };
    assert!(fit(&["a", "...", "d"], &["a", "b", "c", "d"]) && fit(&["..."], &[]));
    assert!(!fit(&["a"], &["a", "b"]) && !fit(&["a", "..."], &["b"]));
    assert!(fit(&["alpha [..] 0.5"], &["alpha  0.4 0.5"]) && !fit(&["alpha [..] 0.6"], &["alpha  0.4 0.5"]));
}
