//! `cargo xtask check`: what a reviewer should not have to look for.

mod advisories;
mod circles;
mod formulas;
mod kinds;
mod layers;
mod licences;
pub mod links;
mod messages;
mod migrations;
mod sources;

use crate::process;

/// How a check ended that found no fault.
pub enum Outcome {
    /// It looked at everything.
    Passed,
    /// It could not look here, for this reason. The closing line repeats it.
    Skipped(String),
}

type Check = fn() -> anyhow::Result<Outcome>;

/// Runs every check, or those named, all of them although one fails.
pub fn run(names: &[String]) -> anyhow::Result<()> {
    let checks: [(&str, Check); 13] = [
        ("sources", sources::run),
        ("layers", layers::run),
        ("circles", circles::run),
        ("kinds", kinds::run),
        ("messages", messages::run),
        ("migrations", migrations::run),
        ("links", links::run),
        ("formulas", formulas::run),
        ("licences", licences::run),
        ("advisories", advisories::run),
        ("format", format),
        ("lints", lints),
        ("documentation", documentation),
    ];
    let (mut failed, mut skipped) = (Vec::new(), Vec::new());
    let mut passed = 0;
    for (name, check) in checks {
        if !names.is_empty() && !names.iter().any(|wanted| wanted == name) {
            continue;
        }
        println!("xtask: checking {name}");
        match check() {
            Ok(Outcome::Passed) => passed += 1,
            Ok(Outcome::Skipped(why)) => skipped.push(format!("{name} SKIPPED: {why}")),
            Err(error) => {
                eprintln!("xtask: {name}: {error:#}");
                failed.push(name);
            }
        }
    }
    anyhow::ensure!(failed.is_empty(), "checks failed: {}", failed.join(", "));
    anyhow::ensure!(passed + skipped.len() > 0, "there are the checks {}", checks.map(|(name, _)| name).join(", "));
    println!("checks: {passed} passed, {} skipped", skipped.len());
    for skip in skipped {
        println!("checks: {skip}");
    }
    Ok(())
}

fn format() -> anyhow::Result<Outcome> {
    process::run(process::cargo().args(["fmt", "--all", "--", "--check"]))?;
    Ok(Outcome::Passed)
}

fn lints() -> anyhow::Result<Outcome> {
    let clippy = |what: &[&str]| {
        let mut command = process::cargo();
        command.args(["clippy", "-q"]).args(what).args(["--all-targets", "--", "-D", "warnings"]);
        process::run(&mut command)
    };
    clippy(&["--workspace"])?;
    // The neural module, for the compiler alone: no libtorch is needed.
    clippy(&["-p", "libtorch", "-p", "scoring", "-p", "server", "--features", "server/torch-typecheck"])?;
    Ok(Outcome::Passed)
}

fn documentation() -> anyhow::Result<Outcome> {
    process::run(process::cargo().args(["doc", "-q", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::Passed)
}
