//! `THIRD-PARTY-LICENSES`: the licence texts of all crates in the program, each text once.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Context as _;

use super::packages::Packages;

/// The name of the file.
pub const NAME: &str = "THIRD-PARTY-LICENSES";

/// How deep in a crate's folder texts are looked for: C libraries are in folders of their own.
const DEPTH: usize = 4;

const HEAD: &str = "\
Concord contains the packages below. Each text of a licence is preceded by the packages that have it.

It also contains the standard library of Rust (MIT OR Apache-2.0, Copyright (c) The Rust Project Contributors) and musl
(MIT, Copyright (c) 2005-2020 Rich Felker, et al.).
";

/// The file.
///
/// # Errors
/// The source of a crate cannot be read.
pub fn write(packages: &Packages) -> anyhow::Result<String> {
    // By their words, as the same text comes with lines of different lengths.
    let mut texts: BTreeMap<String, (Vec<String>, String)> = BTreeMap::new();
    let mut without = String::new();
    for ((name, version), package) in &packages.0 {
        if !package.is_in_program || package.checksum.is_none() {
            continue;
        }
        let shown = format!("{name} {version}");
        let mut found = Vec::new();
        look(&package.folder, DEPTH, &mut found).with_context(|| format!("cannot read the source of {shown}"))?;
        if found.is_empty() {
            let licence = package.licence.as_deref().unwrap_or("no licence");
            writeln!(without, "  {shown}: {licence}")?;
        }
        for text in found {
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let (with, _) = texts.entry(words).or_insert_with(|| (Vec::new(), text));
            if with.last() != Some(&shown) {
                with.push(shown.clone());
            }
        }
    }
    // By the packages, so that a new text moves nothing else.
    let mut texts: Vec<(Vec<String>, String)> = texts.into_values().collect();
    texts.sort();
    let mut file = HEAD.to_owned();
    if !without.is_empty() {
        write!(file, "\nThese packages name a licence and contain no text of it:\n\n{without}")?;
    }
    for (with, text) in texts {
        write!(file, "\n{}\n\n{}\n\n{text}\n", "=".repeat(80), with.join(", "))?;
    }
    Ok(file)
}

fn look(folder: &Path, depth: usize, found: &mut Vec<String>) -> anyhow::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let kind = entry.file_type()?;
        let is_text =
            ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE", "COPYRIGHT"].iter().any(|w| name.starts_with(w))
                && ![".RS", ".C", ".H", ".PY", ".HTML"].iter().any(|ending| name.ends_with(ending));
        if kind.is_file() && is_text {
            found.push(String::from_utf8_lossy(&fs::read(entry.path())?).replace('\r', "").trim().to_owned());
        } else if kind.is_dir() && depth > 1 && !["TARGET", "TESTS", "TEST", ".GIT"].contains(&name.as_str()) {
            look(&entry.path(), depth - 1, found)?;
        }
    }
    Ok(())
}
