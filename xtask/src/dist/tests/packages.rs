//! The lists of crates: the SBOM and the licences.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::release;
use crate::dist::packages::{Id, Packages};
use crate::dist::target::TARGETS;
use crate::dist::{notices, sbom};
use crate::{paths, process};

/// The crates on x86-64, for which tests have all sources.
fn packages() -> Packages {
    Packages::read(&[&TARGETS[0]]).expect("cargo lists crates")
}

#[test]
fn every_crate_that_the_program_needs_is_listed() {
    let document = sbom::write(&release(), &packages()).expect("a document");
    assert_eq!(document.name, "concord-0.1.0.cdx.json");
    let document: Value = serde_json::from_slice(&document.bytes).expect("JSON");
    assert_eq!((&document["bomFormat"], &document["specVersion"]), (&"CycloneDX".into(), &"1.6".into()));
    assert_eq!(document["metadata"]["timestamp"], "2023-11-14T22:13:20Z");
    let components = document["components"].as_array().expect("components");
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let listed: BTreeMap<Id, &Value> =
        components.iter().map(|one| ((word(&one["name"]), word(&one["version"])), one)).collect();
    assert_eq!(listed.len(), components.len());

    // Against the lock file: each has its hash, and whatever one of them needs in any case is there as well.
    let lock: toml::Table =
        toml::from_str(&std::fs::read_to_string(paths::root().join("Cargo.lock")).expect("Cargo.lock")).expect("TOML");
    let lock = lock["package"].as_array().expect("packages");
    for package in lock {
        let text = |key: &str| package.get(key).and_then(toml::Value::as_str).map(str::to_owned);
        let id = (text("name").expect("a name"), text("version").expect("a version"));
        if let (Some(one), Some(sum)) = (listed.get(&id), text("checksum")) {
            assert_eq!(one["hashes"][0]["content"], sum, "{id:?}");
        }
    }
    let needed = needed(listed.keys().chain([&("server".to_owned(), release().version)]));
    let missing: Vec<_> = needed.iter().filter(|id| !listed.contains_key(*id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(
        listed.len() > 300
            && ["axum", "ring", "mimalloc", "libsqlite3-sys"].iter().all(|n| listed.keys().any(|(m, _)| m == n))
    );
    // A tool of tests and a tool of builds.
    assert!(!listed.keys().any(|(name, _)| name == "proptest"));
    let build_tool = listed.iter().find(|((name, _), _)| name == "cc").expect("cc");
    assert_eq!(build_tool.1["scope"], "excluded");

    // Edges lead to what is listed.
    let known: BTreeSet<String> = components.iter().map(|one| word(&one["bom-ref"])).collect();
    let edges = document["dependencies"].as_array().expect("dependencies");
    assert_eq!(edges.len(), components.len() + 1);
    let to = edges.iter().flat_map(|edge| edge["dependsOn"].as_array().into_iter().flatten());
    assert!(to.clone().count() > 1000 && to.map(word).all(|reference| known.contains(&reference)));
}

/// What these crates name as a dependency that is neither optional, nor for some systems, nor for tests.
fn needed<'a>(of: impl Iterator<Item = &'a Id>) -> BTreeSet<Id> {
    let mut cargo = process::cargo();
    let metadata = process::output(cargo.args(["metadata", "--format-version", "1", "--locked"])).expect("metadata");
    let metadata: Value = serde_json::from_str(&metadata).expect("JSON");
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = metadata["packages"].as_array().expect("packages");
    let by_id: BTreeMap<String, Id> =
        packages.iter().map(|one| (word(&one["id"]), (word(&one["name"]), word(&one["version"])))).collect();
    let of: BTreeSet<&Id> = of.collect();
    let always: BTreeMap<String, BTreeSet<String>> = packages
        .iter()
        .map(|one| {
            let named = one["dependencies"].as_array().into_iter().flatten();
            let always = named.filter(|on| on["kind"].is_null() && on["target"].is_null() && on["optional"] == false);
            (word(&one["id"]), always.map(|on| word(&on["name"])).collect())
        })
        .collect();
    let mut needed = BTreeSet::new();
    for node in metadata["resolve"]["nodes"].as_array().expect("nodes") {
        let id = word(&node["id"]);
        if !of.contains(&by_id[&id]) {
            continue;
        }
        let on = node["deps"].as_array().into_iter().flatten().map(|on| &by_id[&word(&on["pkg"])]);
        needed.extend(on.filter(|(name, _)| always[&id].contains(name)).cloned());
    }
    assert!(needed.len() > 200, "{}", needed.len());
    needed
}

#[test]
fn every_licence_text_is_there_once() {
    let packages = packages();
    let file = notices::write(&packages).expect("texts");
    let (head, texts) = file.split_once(&"=".repeat(80)).expect("texts");
    for ((name, version), package) in &packages.0 {
        let is_foreign = package.is_in_program && package.checksum.is_some();
        assert_eq!(file.contains(&format!("{name} {version}")), is_foreign, "{name} {version}");
    }
    // Of a library in C, in a folder of its crate, and of what is linked without being a crate.
    assert!(texts.contains("Daan Leijen"));
    assert!(head.contains("Rich Felker"));
    let mut found = BTreeSet::new();
    for part in texts.split(&"=".repeat(80)) {
        let (_, text) = part.trim().split_once("\n\n").expect("packages, and a text");
        assert!(found.insert(text.split_whitespace().collect::<String>()), "twice: {text}");
    }
    assert!(found.len() > 50, "{}", found.len());
}
