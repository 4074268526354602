//! The folders of a crate do not import each other in a circle, nor do the files of some folders.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::Outcome;
use super::sources::files;
use crate::paths;

/// The crates whose folders are layers.
const CRATES: [&str; 3] = ["store", "engine", "report"];

/// Folders whose files import each other in one direction only.
const FOLDERS: [&str; 1] = ["app/src/island/hit"];

/// For each folder or file, those it imports.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Reads the imports of each crate.
pub fn run() -> anyhow::Result<Outcome> {
    let mut wrong = Vec::new();
    for name in CRATES {
        let source = paths::root().join(name).join("src");
        let mut arrows = Arrows::new();
        for file in files(&source)? {
            let inside = file.strip_prefix(&source)?;
            let Some(folder) = folder_of(inside) else { continue };
            let text = fs::read_to_string(&file)?;
            let imported = imported(&text, "crate::")
                .into_iter()
                .filter(|module| *module != folder && source.join(module).is_dir());
            arrows.entry(folder.to_owned()).or_default().extend(imported.map(str::to_owned));
        }
        wrong.extend(circles(&arrows).into_iter().map(|circle| format!("{name}: {circle}")));
    }
    for folder in FOLDERS {
        let source = paths::root().join(folder);
        let mut arrows = Arrows::new();
        for file in files(&source)? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&file)?;
            let siblings = imported(&text, "super::").into_iter().map(str::to_owned);
            arrows.entry(name).or_default().extend(siblings);
        }
        wrong.extend(circles(&arrows).into_iter().map(|circle| format!("{folder}: {circle}")));
    }
    anyhow::ensure!(wrong.is_empty(), "folders or files import each other in a circle\n{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}

/// The folder of a file that is in one and is no test.
fn folder_of(inside: &Path) -> Option<&str> {
    let mut parts = inside.components();
    let folder = parts.next()?.as_os_str().to_str()?;
    parts.next()?;
    let name = inside.file_stem()?.to_str()?;
    (!["tests", "fuzz"].contains(&name)).then_some(folder)
}

/// The modules behind `root` (`crate::` or `super::`) that a file names, up to the tests at its end.
fn imported<'a>(text: &'a str, root: &str) -> BTreeSet<&'a str> {
    let code = text.split("\n#[cfg(test)]").next().unwrap_or_default();
    let mut found = BTreeSet::new();
    for part in code.split(root).skip(1) {
        match part.strip_prefix('{') {
            None => found.extend(name_at(part)),
            Some(group) => found.extend(names_in(group)),
        }
    }
    found
}

fn name_at(text: &str) -> Option<&str> {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    (end > 0).then_some(&text[..end])
}

/// The first names of a group of imports, which ends with its brace.
fn names_in(group: &str) -> Vec<&str> {
    let (mut depth, mut begins) = (0_usize, Some(0));
    let mut names = Vec::new();
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = Some(at + 1),
            c if c.is_whitespace() => begins = begins.map(|begin| if begin == at { at + c.len_utf8() } else { begin }),
            _ => {
                if let Some(name) = begins.take().and_then(|begin| name_at(&group[begin..])) {
                    names.push(name);
                }
            }
        }
    }
    names
}

/// Each folder from which arrows lead back to it, with the way.
fn circles(arrows: &Arrows) -> Vec<String> {
    arrows.keys().filter_map(|start| way_back(arrows, start).map(|way| way.join(" > "))).collect()
}

fn way_back<'a>(arrows: &'a Arrows, start: &'a str) -> Option<Vec<&'a str>> {
    let mut ways = vec![vec![start]];
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop() {
        for next in arrows.get(*way.last()?).into_iter().flatten() {
            let longer = [way.as_slice(), &[next.as_str()]].concat();
            if next == start {
                return Some(longer);
            }
            if seen.insert(next.as_str()) {
                ways.push(longer);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found_however_they_are_written() {
        let text = "use crate::{Engine, audit::event::{Happened, x}, texts::model::Folder};\nuse crate::crowd::hit;\n\
                    fn f() { crate::money::pay(); }\n#[cfg(test)]\nmod tests { use crate::jobs; }";
        assert_eq!(imported(text, "crate::"), BTreeSet::from(["Engine", "audit", "texts", "crowd", "money"]));
    }

    #[test]
    fn a_circle_is_told_with_its_way() {
        let arrows = |all: &[(&str, &str)]| {
            let mut arrows = Arrows::new();
            for (from, to) in all {
                arrows.entry((*from).to_owned()).or_default().insert((*to).to_owned());
            }
            arrows
        };
        assert_eq!(circles(&arrows(&[("a", "b"), ("b", "c"), ("d", "a")])), Vec::<String>::new());
        let found = circles(&arrows(&[("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")]));
        assert_eq!(found, ["a > b > c > a", "b > c > a > b", "c > a > b > c"]);
    }
}
