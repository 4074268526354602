//! Which member may name which, and who may name axum and sqlx.

use anyhow::Context as _;
use serde_json::Value;

use super::Outcome;
use crate::process;

/// For each member, the members it may depend on.
const ARROWS: [(&str, &[&str]); 27] = [
    ("messages", &[]),
    ("shared", &["messages"]),
    ("agreement", &["tabular", "testing"]),
    ("mixed", &["agreement", "testing"]),
    ("scoring", &["libtorch", "testing"]),
    ("audit", &["agreement", "scoring"]),
    ("mapped", &[]),
    ("direct", &[]),
    ("libtorch", &[]),
    ("tabular", &["testing"]),
    ("testing", &[]),
    ("payfile", &["shared", "tabular", "testing"]),
    ("formats", &["tabular", "testing"]),
    ("protocols", &["agreement", "formats", "tabular", "testing"]),
    ("judges", &["fake-provider"]),
    ("fake-provider", &["shared", "testing"]),
    ("openid", &["fake-provider"]),
    ("providers", &["shared", "fake-provider"]),
    ("bucket", &["fake-provider", "testing"]),
    ("store", &["shared", "direct"]),
    (
        "engine",
        &[
            "messages",
            "shared",
            "store",
            "agreement",
            "scoring",
            "tabular",
            "formats",
            "payfile",
            "openid",
            "providers",
            "testing",
        ],
    ),
    ("report", &["shared", "store", "engine", "agreement", "scoring", "tabular", "bucket", "testing"]),
    ("front", &["shared", "scoring", "testing"]),
    ("app", &["shared", "front", "engine", "report", "scoring", "testing"]),
    (
        "server",
        &[
            "app",
            "front",
            "engine",
            "report",
            "store",
            "shared",
            "agreement",
            "mixed",
            "scoring",
            "mapped",
            "tabular",
            "formats",
            "protocols",
            "judges",
            "testing",
            "openid",
            "providers",
            "bucket",
            "fake-provider",
        ],
    ),
    ("system-tests", &["server", "engine", "store", "report", "shared", "agreement", "testing", "fake-provider"]),
    ("xtask", &["messages", "testing"]),
];

/// For each library, the members that may name it.
const OWNERS: [(&str, &[&str]); 7] = [
    ("axum", &["server", "fake-provider"]),
    ("sqlx", &["store", "direct", "shared", "system-tests"]),
    ("leptos", &["app", "server"]),
    ("tch", &["libtorch", "scoring", "server"]),
    // The tests of `agreement` read reference tables with it, independently of the reader that they test; `formats`
    // writes what other programs read, exactly as it is.
    ("csv", &["tabular", "agreement", "formats"]),
    ("csv-core", &["tabular"]),
    // `server` reads tables of texts with it, `formats` rows with lists.
    ("parquet", &["tabular", "server", "formats"]),
];

/// Compares the manifests with the tables above.
pub fn run() -> anyhow::Result<Outcome> {
    let metadata =
        process::output(process::cargo().args(["metadata", "--format-version", "1", "--no-deps", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let members = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let mut wrong = Vec::new();
    for member in members {
        let name = member["name"].as_str().unwrap_or_default();
        let arrows = ARROWS.iter().find(|(from, _)| *from == name);
        let Some((_, may)) = arrows else {
            wrong.push(format!("{name} is not in the table of layers"));
            continue;
        };
        for needed in member["dependencies"].as_array().into_iter().flatten() {
            let needed = needed["name"].as_str().unwrap_or_default();
            let is_member = ARROWS.iter().any(|(to, _)| *to == needed);
            if is_member && !may.contains(&needed) {
                wrong.push(format!("{name} may not depend on {needed}"));
            }
            if OWNERS.iter().any(|(library, who)| *library == needed && !who.contains(&name)) {
                wrong.push(format!("{name} may not name {needed}"));
            }
        }
    }
    anyhow::ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}
