//! `concord-VERSION.cdx.json`: what the program is made of, in the format CycloneDX 1.6.
//!
//! Nothing of npm is in the program: `binaryen`, which makes the WebAssembly smaller, is only a tool.

use anyhow::Context as _;
use serde_json::{Value, json};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::Artifact;
use super::packages::{Id, Package, Packages};
use super::release::Release;

/// Writes it. Crates that only run while the program is built have the scope `excluded`.
///
/// # Errors
/// The time of the release is out of range.
pub fn write(release: &Release, packages: &Packages) -> anyhow::Result<Artifact> {
    let time = OffsetDateTime::from_unix_timestamp(i64::try_from(release.time)?)?.format(&Rfc3339)?;
    let own = reference(&("server".to_owned(), release.version.clone()));
    let root =
        packages.0.iter().find(|((name, _), _)| name == "server").context("the server is not in its own list")?;
    let others = || packages.0.iter().filter(|(id, _)| *id != root.0);
    let edges = packages.0.iter().map(|(id, package)| {
        json!({ "ref": reference(id), "dependsOn": package.depends.iter().map(reference).collect::<Vec<_>>() })
    });
    let document = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time,
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "concord",
                "version": release.version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": others().map(|(id, package)| component(id, package)).collect::<Vec<_>>(),
        "dependencies": edges.collect::<Vec<_>>(),
    });
    let name = format!("concord-{}.cdx.json", release.version);
    Ok(Artifact { name, bytes: serde_json::to_vec_pretty(&document)? })
}

fn component(id: &Id, package: &Package) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": reference(id),
        "name": id.0,
        "version": id.1,
        "scope": if package.is_in_program { "required" } else { "excluded" },
    });
    if let Some(licence) = &package.licence {
        component["licenses"] = json!([{ "expression": licence }]);
    }
    if let Some(description) = &package.description {
        component["description"] = json!(description);
    }
    if let Some(checksum) = &package.checksum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
        component["purl"] = json!(reference(id));
    }
    component
}

/// The address of a package, by the rules of package URLs.
fn reference((name, version): &Id) -> String {
    format!("pkg:cargo/{name}@{}", version.replace('+', "%2B"))
}
