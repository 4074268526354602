//! Rules about source files that the compiler does not know.

use std::fs;
use std::path::{Path, PathBuf};

use super::Outcome;
use crate::paths;

/// Lines in a file with its tests, at most.
const LONGEST: usize = 400;

/// A word that belongs to one place.
struct Owned {
    word: &'static str,
    /// Folders and files that may use it.
    places: &'static [&'static str],
    why: &'static str,
}

const OWNED: [Owned; 3] = [
    Owned {
        word: "sqlx::",
        places: &["engine/src/db", "engine/src/error.rs", "engine/tests", "shared/src", "tests"],
        why: "only `engine::db` talks to the database; elsewhere a type may derive `sqlx::FromRow`",
    },
    Owned { word: "axum::", places: &["server", "tests"], why: "only `server` names axum" },
    Owned {
        word: "Engine",
        places: &["app/src/call", "engine", "server", "tests"],
        why: "in `app`, only `call` runs use cases",
    },
];

/// Reads every Rust file of the repository.
pub fn run() -> anyhow::Result<Outcome> {
    let mut wrong = Vec::new();
    for file in files(paths::root())? {
        let text = fs::read_to_string(&file)?;
        let path = file.strip_prefix(paths::root()).unwrap_or(&file);
        wrong.extend(faults(path, &text).into_iter().map(|fault| format!("{}: {fault}", path.display())));
    }
    anyhow::ensure!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}

fn faults(path: &Path, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !text.starts_with("//!") && !text.starts_with("#!") {
        faults.push("does not open with `//!`: say what it is".to_owned());
    }
    let lines = text.lines().count();
    if lines > LONGEST {
        faults.push(format!("{lines} lines; {LONGEST} at most"));
    }
    for Owned { word, places, why } in OWNED {
        let here = places.iter().any(|place| path.starts_with(place)) || path.starts_with("xtask");
        if !here && text.lines().any(|line| names(line, word)) {
            faults.push(format!("names `{word}`; {why}"));
        }
    }
    faults
}

/// Whether a line of code, not a comment, uses the path that starts with `word`.
fn names(line: &str, word: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default().replace("sqlx::FromRow", "");
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        before.is_none_or(|before| !before.is_alphanumeric() && before != '_' && before != ':')
    })
}

/// Every Rust file that belongs to the repository.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && !["target", "node_modules", "data"].contains(&name.as_str()) {
                found.extend(files(&path)?);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_is_named_by_its_owner_only() {
        let text = "//! A page.\n\nuse axum::Router;\n";
        assert_eq!(faults(Path::new("server/src/a.rs"), text), Vec::<String>::new());
        assert_eq!(faults(Path::new("app/src/a.rs"), text).len(), 1);
    }

    #[test]
    fn a_longer_name_is_another_name() {
        assert!(names("use sqlx::Row;", "sqlx::"));
        assert!(!names("use my_sqlx::Row;", "sqlx::"));
        assert!(!names("// sqlx::Row would do", "sqlx::"));
        assert!(!names("#[derive(Debug, sqlx::FromRow)]", "sqlx::"));
        assert!(!names("use leptos_axum::redirect;", "axum::"));
    }

    #[test]
    fn a_file_says_what_it_is() {
        assert_eq!(faults(Path::new("a.rs"), "fn main() {}\n").len(), 1);
    }
}
