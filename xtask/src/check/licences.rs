//! Licences and origins of all dependencies, by `deny.toml`.
//!
//! `cargo deny` reads them where it is installed; elsewhere they are compared here.

use std::fs;

use anyhow::Context as _;
use serde_json::Value;
use spdx::{Expression, ParseMode};

use super::Outcome;
use crate::{paths, process};

/// Compares every package of the lock file with the rules.
pub fn run() -> anyhow::Result<Outcome> {
    if process::find("cargo-deny", &[]).is_none() {
        by_metadata()?;
    } else {
        process::run(process::cargo().args(["deny", "check", "licenses", "bans", "sources"]))?;
    }
    Ok(Outcome::Passed)
}

fn by_metadata() -> anyhow::Result<()> {
    let allowed = allowed(&fs::read_to_string(paths::root().join("deny.toml"))?);
    let metadata = process::output(process::cargo().args(["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let wrong: Vec<String> = packages
        .iter()
        .filter_map(|package| Some(format!("{}: {}", package["name"], fault(package, &allowed)?)))
        .collect();
    anyhow::ensure!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

/// The list `allow` of `deny.toml`.
fn allowed(rules: &str) -> Vec<String> {
    let list = rules.split_once("\nallow = [").and_then(|(_, rest)| rest.split_once(']'));
    let list = list.map_or("", |(list, _)| list);
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// What is wrong with a package, if anything.
fn fault(package: &Value, allowed: &[String]) -> Option<String> {
    if let Some(origin) = package["source"].as_str()
        && !origin.starts_with("registry+")
    {
        return Some(format!("comes from {origin}"));
    }
    let Some(licence) = package["license"].as_str() else {
        return Some("names no licence".to_owned());
    };
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
        return Some(format!("has a licence that cannot be read: {licence}"));
    };
    let fits = expression.evaluate(|term| allowed.contains(&term.to_string()));
    (!fits).then(|| format!("is under {licence}"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_list_is_read_from_the_rules() {
        let rules = "[licenses]\nallow = [\n    \"MIT\",\n    \"Apache-2.0\",\n]\n";
        assert_eq!(allowed(rules), ["MIT", "Apache-2.0"]);
    }

    #[test]
    fn one_allowed_alternative_is_enough() {
        let allowed = ["MIT".to_owned()];
        assert_eq!(fault(&json!({"license": "MIT OR GPL-3.0-only"}), &allowed), None);
        assert_eq!(fault(&json!({"license": "MIT/Apache-2.0"}), &allowed), None);
        assert!(fault(&json!({"license": "MIT AND GPL-3.0-only"}), &allowed).is_some());
        assert!(fault(&json!({"license": null}), &allowed).is_some());
    }

    #[test]
    fn another_origin_is_refused() {
        let package = json!({"license": "MIT", "source": "git+https://example.org/x"});
        assert!(fault(&package, &["MIT".to_owned()]).is_some());
    }
}
