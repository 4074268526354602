//! What the files say that no query can be asked: both schemas are one, and what is only added is never changed.

use std::fs;
use std::path::{Path, PathBuf};

/// Types of PostgreSQL and what stands for them in SQLite.
const TYPES: [(&str, &str); 6] = [
    ("uuid", "blob"),
    ("bytea", "blob"),
    ("bigint", "integer"),
    ("boolean", "integer"),
    ("float8", "real"),
    ("jsonb", "text"),
];

/// Tables whose rows are only added: answers, decisions, the trail, who met what.
const ADDED: [&str; 7] =
    ["answer", "qualification", "event", "exposure", "test_attempt", "adjudication", "output_decision"];

/// What follows this line in a migration is in each engine's own language; both must have triggers of the same names.
const TRIGGERS: &str = "-- Triggers: each engine has its own.";

fn store() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a folder and those below it, by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

/// The statements of a migration, word by word, with SQLite's types.
fn statements(file: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(file).expect("a migration");
    let text: String = text
        .split(TRIGGERS)
        .next()
        .unwrap_or_default()
        .lines()
        .map(|line| line.split("--").next().unwrap_or_default().to_owned() + " ")
        .collect();
    let word = |word: &str| {
        let plain = word.trim_end_matches(',');
        let mapped = TYPES.iter().find(|(name, _)| *name == plain).map_or(plain, |(_, other)| *other);
        format!("{mapped}{}", &word[plain.len()..])
    };
    let statements = text.replace('(', " ( ").replace(')', " ) ").replace(" strict", "");
    statements
        .split(';')
        // SQLite has no indexes that are made while others write.
        .map(|statement| {
            statement.split_whitespace().filter(|word| *word != "concurrently").map(word).collect::<Vec<_>>()
        })
        .filter(|words| !words.is_empty())
        .collect()
}

#[test]
fn both_schemas_are_one() {
    let of = |engine: &str| files(&store().join("migrations").join(engine));
    let (sqlite, postgres) = (of("sqlite"), of("postgres"));
    let names =
        |files: &[PathBuf]| files.iter().map(|file| file.file_name().map(ToOwned::to_owned)).collect::<Vec<_>>();
    assert_eq!(names(&sqlite), names(&postgres));
    for (one, other) in sqlite.iter().zip(&postgres) {
        let (one, other) = (statements(one), statements(other));
        assert_eq!(one.len(), other.len(), "{one:?}\n{other:?}");
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one.join(" "), other.join(" "));
        }
    }
}

#[test]
fn both_engines_have_the_same_triggers() {
    let of = |engine: &str| {
        let all = files(&store().join("migrations").join(engine));
        let texts = all.iter().map(|file| fs::read_to_string(file).expect("a migration")).collect::<String>();
        texts
            .lines()
            .filter_map(|line| Some(line.strip_prefix("create trigger ")?.split(' ').next()?.to_owned()))
            .collect::<Vec<_>>()
    };
    assert!(of("sqlite").len() > 50);
    assert_eq!(of("sqlite"), of("postgres"));
}

#[test]
fn what_is_only_added_is_never_changed() {
    // Erasing personal data is the one exception: what it empties is listed in `personal.rs`.
    let erasing = ["src/erasure.rs", "src/erasure/step.rs", "src/retention.rs"];
    let written = files(&store().join("src"));
    for file in written.into_iter().filter(|file| !erasing.iter().any(|name| file.ends_with(name))) {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let words = text.split_whitespace().map(|word| word.trim_start_matches('"')).collect::<Vec<_>>().join(" ");
        for table in ADDED {
            for change in ["update", "delete from"] {
                let (there, ends) = (format!("{change} {table} "), format!("{change} {table}\""));
                let found = words.contains(&there) || words.contains(&ends);
                assert!(!found, "{} has \"{change} {table}\"", file.display());
            }
        }
    }
}
