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
        places: &["store", "direct", "shared/src", "tests"],
        why: "only `store`, by way of `direct` too, talks to the database; elsewhere a type may derive `sqlx::FromRow`",
    },
    Owned { word: "axum::", places: &["server", "tests"], why: "only `server` names axum" },
    Owned {
        word: "Engine",
        places: &["app/src/call", "engine", "report", "server", "tests"],
        why: "in `app`, only `call` runs use cases",
    },
];

/// Where HTML is written that nobody escapes, with the only files that may: each of them holds what it writes to be safe.
const UNESCAPED: [Owned; 12] = [
    Owned {
        word: "<textarea",
        places: &["app/src/part/raw_text.rs", "server/src/middleware/resend.rs"],
        why: "`BareTextArea` escapes what it holds",
    },
    Owned { word: "html::textarea", places: &[], why: "`BareTextArea` escapes what it holds" },
    Owned {
        word: "leptos_meta",
        places: &["app/src/part/raw_text.rs", "app/src/shell.rs"],
        why: "it writes texts as they are; a page has a `Title` of `app::part`",
    },
    Owned { word: "<title", places: &["server/src/reply.rs"], why: "a page has a `Title` of `app::part`" },
    Owned {
        word: "<script",
        places: &["app/src/shell.rs", "server/src/docs.rs"],
        why: "a page brings no code of its own; those of the documentation are known by their hashes",
    },
    Owned {
        word: "<style",
        places: &["app/src/shell.rs"],
        why: "styles are in `style/`; only a page in one file carries them",
    },
    Owned { word: "<noscript", places: &[], why: "its content is written as it is; use the class `plain-only`" },
    Owned {
        word: "inner_html",
        places: &["app/src/part/chart.rs", "app/src/part/markdown.rs", "app/src/part/raw_text.rs", "app/src/shell.rs"],
        why: "it writes texts as they are; Markdown, charts and raw text have components for it",
    },
    Owned {
        word: "set_inner_html",
        places: &["front/src/task_preview.rs"],
        why: "it writes texts as they are; set the text of an element",
    },
    Owned { word: "set_outer_html", places: &[], why: "it writes texts as they are; set the text of an element" },
    Owned { word: "insert_adjacent_html", places: &[], why: "it writes texts as they are; set the text of an element" },
    Owned {
        word: "response::Html",
        places: &["server/src/reply.rs"],
        why: "pages are rendered by the components of `app`",
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
    // Tests look for the elements in what they get.
    let writes = path.starts_with("app/src") || path.starts_with("server/src");
    for Owned { word, places, why } in UNESCAPED {
        let here = !writes || places.iter().any(|place| path.starts_with(place));
        if !here && code_of(text).any(|line| writes_word(line, word)) {
            faults.push(format!("writes `{word}`; {why}"));
        }
    }
    faults
}

/// The lines of a file that are no comments, up to the tests at its foot.
fn code_of(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//"))
}

/// Whether a line has this word, and not only a longer one.
fn writes_word(line: &str, word: &str) -> bool {
    let goes_on = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (line[..at].chars().next_back(), line[at + word.len()..].chars().next());
        !before.is_some_and(goes_on) && !after.is_some_and(goes_on)
    })
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
pub(super) fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
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
    fn what_is_not_escaped_is_written_in_one_place() {
        let found = |path: &str, line: &str| faults(Path::new(path), &format!("//! A page.\n\n{line}\n")).len();
        for line in [
            "view! { <textarea name=name>{text}</textarea> }",
            "use leptos_meta::Title;",
            "view! { <leptos_meta::Title text=title /> }",
            "view! { <div inner_html=text></div> }",
            "place.set_inner_html(&text);",
            "let page = \"https://example.org\"; view! { <script>{text}</script> }",
            "view! { <style>{text}</style> }",
            "leptos::html::textarea().child(text)",
        ] {
            assert_eq!(found("app/src/page/a.rs", line), 1, "{line}");
            assert_eq!(found("server/tests/it/a.rs", line), 0, "a test may look for it: {line}");
        }
        assert_eq!(found("app/src/part/raw_text.rs", "view! { <textarea inner_html=content></textarea> }"), 0);
        for line in
            ["view! { <Title text=title /> }", "view! { <BareTextArea value=text /> }", "/// Like `<textarea>`."]
        {
            assert_eq!(found("app/src/page/a.rs", line), 0, "{line}");
        }
        let tested = "fn a() {}\n\n#[cfg(test)]\nmod tests {\n    const BAD: &str = \"<script>\";\n}";
        assert_eq!(found("app/src/page/a.rs", tested), 0, "a test of the file itself");
    }

    #[test]
    fn a_file_says_what_it_is() {
        assert_eq!(faults(Path::new("a.rs"), "fn main() {}\n").len(), 1);
    }
}
