//! The crates that are in the program, as cargo resolves them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::Context as _;
use serde_json::Value;

use super::target::Target;
use crate::{paths, process};

/// The target of the front end, whose code is in the program.
const BROWSER: &str = "wasm32-unknown-unknown";

/// Name and version: in one registry, there is one of each.
pub type Id = (String, String);

/// A crate.
#[derive(Clone, Debug)]
pub struct Package {
    /// Its licence as an SPDX expression.
    pub licence: Option<String>,
    /// What it says that it is.
    pub description: Option<String>,
    /// The hash of its archive in the registry; a crate of the repository has none.
    pub checksum: Option<String>,
    /// Where its source is on this machine.
    pub folder: PathBuf,
    /// Whether its code is in the program, and not only run while the program is built.
    pub is_in_program: bool,
    /// Those of the crates here that it depends on.
    pub depends: BTreeSet<Id>,
}

/// The crates of all targets of a release.
#[derive(Debug)]
pub struct Packages(pub BTreeMap<Id, Package>);

/// The version of Concord.
pub const fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

impl Packages {
    /// Asks cargo, which may download what the lock file names.
    ///
    /// # Errors
    /// Cargo fails, or says something else than it does today.
    pub fn read(targets: &[&Target]) -> anyhow::Result<Self> {
        let mut used = BTreeSet::new();
        let mut run = BTreeSet::new();
        for target in targets {
            used.extend(tree("server", target.triple, "normal,build", &["--features", "embed"])?);
            run.extend(tree("server", target.triple, "normal,no-proc-macro", &["--features", "embed"])?);
        }
        used.extend(tree("front", BROWSER, "normal,build", &[])?);
        run.extend(tree("front", BROWSER, "normal,no-proc-macro", &[])?);
        let metadata = process::output(process::cargo().args(["metadata", "--format-version", "1", "--locked"]))?;
        let metadata: Value = serde_json::from_str(&metadata)?;
        let (sums, edges) = (checksums()?, edges(&metadata)?);
        let mut packages = BTreeMap::new();
        for package in metadata["packages"].as_array().context("cargo metadata lists no packages")? {
            let id = id(package)?;
            if !used.contains(&id) {
                continue;
            }
            let manifest = package["manifest_path"].as_str().context("a package without a manifest")?;
            let found = Package {
                licence: package["license"].as_str().map(|licence| licence.replace('/', " OR ")),
                description: package["description"].as_str().map(|text| text.trim().to_owned()),
                checksum: sums.get(&id).cloned(),
                folder: PathBuf::from(manifest).parent().map(PathBuf::from).unwrap_or_default(),
                is_in_program: run.contains(&id),
                depends: edges.get(&id).into_iter().flatten().filter(|on| used.contains(*on)).cloned().collect(),
            };
            packages.insert(id, found);
        }
        let missing: Vec<_> = used.iter().filter(|id| !packages.contains_key(*id)).collect();
        anyhow::ensure!(missing.is_empty(), "cargo metadata does not list {missing:?}");
        Ok(Self(packages))
    }
}

fn id(package: &Value) -> anyhow::Result<Id> {
    let word = |key: &str| package[key].as_str().map(str::to_owned).with_context(|| format!("a package without {key}"));
    Ok((word("name")?, word("version")?))
}

/// What `cargo tree` finds below a member of the workspace: lines such as `serde_derive v1.0.229 (proc-macro) (*)`.
fn tree(member: &str, target: &str, edges: &str, features: &[&str]) -> anyhow::Result<BTreeSet<Id>> {
    let mut cargo = process::cargo();
    cargo.args(["tree", "--locked", "-p", member, "--target", target, "-e", edges]).args(features);
    let tree = process::output(cargo.args(["--prefix", "none", "--format", "{p}"]))?;
    let read = |line: &str| {
        let mut words = line.split_whitespace();
        Some((words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
    };
    let lines = tree.lines().filter(|line| !line.is_empty());
    lines.map(|line| read(line).with_context(|| format!("cargo tree says `{line}`"))).collect()
}

/// The hashes in the lock file.
fn checksums() -> anyhow::Result<BTreeMap<Id, String>> {
    let lock: toml::Table = toml::from_str(&fs::read_to_string(paths::root().join("Cargo.lock"))?)?;
    let packages = lock.get("package").and_then(toml::Value::as_array).context("Cargo.lock lists no packages")?;
    let sum = |package: &toml::Value| {
        let word = |key: &str| Some(package.get(key)?.as_str()?.to_owned());
        Some(((word("name")?, word("version")?), word("checksum")?))
    };
    Ok(packages.iter().filter_map(sum).collect())
}

/// Which package depends on which, tests left out.
fn edges(metadata: &Value) -> anyhow::Result<BTreeMap<Id, BTreeSet<Id>>> {
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let ids = packages.iter().map(|package| Ok((package["id"].as_str().unwrap_or_default(), id(package)?)));
    let ids: BTreeMap<&str, Id> = ids.collect::<anyhow::Result<_>>()?;
    let named = |value: &Value| value.as_str().and_then(|id| ids.get(id)).cloned();
    let is_used = |on: &Value| {
        let kinds = on["dep_kinds"].as_array();
        kinds.is_none_or(|kinds| kinds.iter().any(|kind| kind["kind"].as_str() != Some("dev")))
    };
    let nodes = metadata["resolve"]["nodes"].as_array().context("cargo metadata resolves nothing")?;
    let below = |node: &Value| {
        let on = node["deps"].as_array().into_iter().flatten().filter(|on| is_used(on));
        Some((named(&node["id"])?, on.filter_map(|on| named(&on["pkg"])).collect()))
    };
    Ok(nodes.iter().filter_map(below).collect())
}
