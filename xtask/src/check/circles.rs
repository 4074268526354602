//! The modules of a crate do not import each other in a circle, nor do its folders.
//!
//! An arrow goes from the module that names another one to the module that is named: `crate::a::b::Thing` leads to
//! `a::b` if that is a file, else to `a`. A module and the modules inside it count as one, because a parent is the map
//! of its children and they share what it declares.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::Outcome;
use super::sources::files;
use crate::paths;

mod imports;

/// The crates whose modules and folders import each other in one direction only.
const CRATES: [&str; 11] =
    ["mixed", "tabular", "payfile", "formats", "protocols", "judges", "store", "engine", "report", "front", "app"];

/// The crates of which this is so for the folders. Inside a folder of theirs, a few modules name each other.
const FOLDERS: [&str; 5] = ["shared", "agreement", "scoring", "server", "messages"];

/// A module as the names that lead to it.
type Module = Vec<String>;

/// For each module, those it imports.
type Arrows = BTreeMap<Module, BTreeSet<Module>>;

/// Reads the imports of each crate.
pub fn run() -> anyhow::Result<Outcome> {
    let mut wrong = Vec::new();
    for name in CRATES {
        let arrows = arrows(&paths::root().join(name).join("src"))?;
        wrong.extend(circles(&arrows).into_iter().map(|circle| format!("{name}: {circle}")));
        wrong.extend(circles(&folders(&arrows)).into_iter().map(|circle| format!("{name}, folders: {circle}")));
    }
    for name in FOLDERS {
        let folders = folders(&arrows(&paths::root().join(name).join("src"))?);
        wrong.extend(circles(&folders).into_iter().map(|circle| format!("{name}, folders: {circle}")));
    }
    anyhow::ensure!(wrong.is_empty(), "modules or folders import each other in a circle\n{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}

/// The imports of each module below a folder, except for tests.
fn arrows(source: &Path) -> anyhow::Result<Arrows> {
    let mut texts = BTreeMap::new();
    for file in files(source)? {
        if let Some(module) = module_of(file.strip_prefix(source)?) {
            texts.insert(module, fs::read_to_string(&file)?);
        }
    }
    let known: BTreeSet<Module> = texts.keys().cloned().collect();
    let named = |(module, text): (Module, String)| {
        let named = imports::paths(&text).into_iter().filter_map(|path| target(&module, &path, &known)).collect();
        (module, named)
    };
    Ok(texts.into_iter().map(named).collect())
}

/// The module of a file, unless it holds tests.
fn module_of(inside: &Path) -> Option<Module> {
    let mut names: Module =
        inside.with_extension("").components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    if names.last().is_some_and(|name| ["mod", "lib", "main"].contains(&name.as_str())) {
        names.pop();
    }
    let is_test = names.last().is_some_and(|name| ["tests", "fuzz"].contains(&name.as_str()));
    (!is_test && !names.is_empty()).then_some(names)
}

/// The other module that a path in this module leads to, if it is neither around nor inside this one.
fn target(module: &Module, path: &[&str], known: &BTreeSet<Module>) -> Option<Module> {
    let mut at: Module = if path.first() == Some(&"crate") { Vec::new() } else { module.clone() };
    let n_up = path.iter().take_while(|name| ["crate", "self", "super"].contains(*name)).count();
    for _ in path[..n_up].iter().filter(|name| **name == "super") {
        at.pop();
    }
    for name in &path[n_up..] {
        at.push((*name).to_owned());
        // A folder may lack a file of its own, so that only what is inside it is a module.
        if !known.iter().any(|other| other.starts_with(&at)) {
            at.pop();
            break;
        }
    }
    (known.contains(&at) && !at.starts_with(module) && !module.starts_with(&at)).then_some(at)
}

/// The same arrows between the folders that the modules are in.
fn folders(arrows: &Arrows) -> Arrows {
    let mut folders = Arrows::new();
    for (module, named) in arrows.iter().filter(|(module, _)| module.len() > 1) {
        let others = named.iter().filter(|other| other.len() > 1 && other[0] != module[0]);
        folders.entry(module[..1].to_vec()).or_default().extend(others.map(|other| other[..1].to_vec()));
    }
    folders
}

/// Each module from which arrows lead back to it, with the way.
fn circles(arrows: &Arrows) -> Vec<String> {
    let shown = |way: Vec<&Module>| way.iter().map(|module| module.join("::")).collect::<Vec<_>>().join(" > ");
    arrows.keys().filter_map(|start| way_back(arrows, start).map(shown)).collect()
}

fn way_back<'a>(arrows: &'a Arrows, start: &'a Module) -> Option<Vec<&'a Module>> {
    let mut ways = vec![vec![start]];
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop() {
        for next in arrows.get(*way.last()?).into_iter().flatten() {
            let longer = [way.as_slice(), &[next]].concat();
            if next == start {
                return Some(longer);
            }
            if seen.insert(next) {
                ways.push(longer);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(name: &str) -> Module {
        name.split("::").map(str::to_owned).collect()
    }

    fn of(all: &[(&str, &str)]) -> Arrows {
        let mut arrows = Arrows::new();
        for (from, to) in all {
            arrows.entry(module(from)).or_default().insert(module(to));
        }
        arrows
    }

    #[test]
    fn a_circle_is_reported_with_its_way() {
        assert_eq!(circles(&of(&[("a", "b"), ("b", "c"), ("d", "a")])), Vec::<String>::new());
        let found = circles(&of(&[("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")]));
        assert_eq!(found, ["a > b > c > a", "b > c > a > b", "c > a > b > c"]);
    }

    #[test]
    fn a_path_leads_to_the_deepest_module_that_is_not_around_or_inside() {
        let known = ["crowd::assignment", "crowd::submit", "crowd::submit::check", "crowd", "hit"].map(module).into();
        let target = |from: &str, path: &str| {
            let path: Vec<&str> = path.split("::").collect();
            target(&module(from), &path, &known).map(|module| module.join("::"))
        };
        let to = |name: &str| Some(name.to_owned());
        assert_eq!(target("crowd::assignment", "crate::crowd::submit::check::places"), to("crowd::submit::check"));
        assert_eq!(target("crowd::submit::check", "crate::crowd::assignment::Work"), to("crowd::assignment"));
        assert_eq!(target("crowd::submit::check", "super::super::assignment"), to("crowd::assignment"));
        assert_eq!(target("crowd::submit::check", "super::size"), None, "its parent");
        assert_eq!(target("crowd::submit", "check::asked"), None, "its child");
        assert_eq!(target("hit", "std::collections"), None);
    }

    #[test]
    fn folders_have_the_arrows_of_their_modules() {
        let arrows = of(&[("a::x", "b::y"), ("b::z", "a::w"), ("a::x", "a::w"), ("c", "a::x")]);
        assert_eq!(folders(&arrows), of(&[("a", "b"), ("b", "a")]));
    }
}
