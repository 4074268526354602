//! `cargo xtask check`: what a reviewer should not have to look for.

mod layers;
mod licences;
mod sources;

use crate::process;

type Check = fn() -> anyhow::Result<()>;

/// Runs every check, or those named, all of them although one fails.
pub fn run(names: &[String]) -> anyhow::Result<()> {
    let checks: [(&str, Check); 6] = [
        ("sources", sources::run),
        ("layers", layers::run),
        ("licences", licences::run),
        ("format", format),
        ("lints", lints),
        ("documentation", documentation),
    ];
    let mut failed = Vec::new();
    let mut passed = 0;
    for (name, check) in checks {
        if !names.is_empty() && !names.iter().any(|wanted| wanted == name) {
            continue;
        }
        println!("xtask: checking {name}");
        if let Err(error) = check() {
            eprintln!("xtask: {name}: {error:#}");
            failed.push(name);
        } else {
            passed += 1;
        }
    }
    anyhow::ensure!(failed.is_empty(), "checks failed: {}", failed.join(", "));
    anyhow::ensure!(passed > 0, "there are the checks {}", checks.map(|(name, _)| name).join(", "));
    println!("checks: {passed} passed");
    Ok(())
}

fn format() -> anyhow::Result<()> {
    process::run(process::cargo().args(["fmt", "--all", "--", "--check"]))
}

fn lints() -> anyhow::Result<()> {
    let clippy = |what: &[&str]| {
        let mut command = process::cargo();
        command.args(["clippy", "-q"]).args(what).args(["--all-targets", "--", "-D", "warnings"]);
        process::run(&mut command)
    };
    clippy(&["--workspace"])?;
    // What only the browser compiles.
    clippy(&["-p", "app", "--features", "hydrate"])?;
    // The neural module, for the compiler alone: no libtorch is needed.
    clippy(&["-p", "scoring", "-p", "server", "--features", "server/torch-typecheck"])
}

fn documentation() -> anyhow::Result<()> {
    process::run(process::cargo().args(["doc", "-q", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}
