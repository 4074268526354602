//! Concord on a cluster of PostgreSQL that loses its primary, a server, a worker and the network while people work. It takes
//! two minutes beyond building, and programs that nothing else needs, so it is not part of `cargo xtask test`.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::bail;

use super::skipped::Skipped;
use super::{concord, tally, unit};
use crate::process;

/// The programs, and the packages of Debian that bring them.
const NEEDED: [(&str, &str); 3] = [("patroni", "patroni"), ("etcd", "etcd-server"), ("haproxy", "haproxy")];

/// Runs it; the closing line.
pub fn run(notes: &Skipped) -> anyhow::Result<String> {
    install()?;
    concord::build()?;
    let mut tests = process::cargo();
    tests.args(["test", "--package", "system-tests", "--test", "cluster", "--", "--ignored", "--nocapture"]);
    concord::tell(&mut tests);
    let (variable, file) = notes.variable();
    tests.env(variable, file);
    let (passed, lines) = tally::run(&mut tests, |line| line.starts_with("test result:"))?;
    let closing = unit::sum(&lines).replace("rust:", "cluster:");
    if !passed {
        bail!("tests failed {closing}");
    }
    Ok(closing)
}

/// Installs what is missing where that is possible.
fn install() -> anyhow::Result<()> {
    let missing = || {
        let is_missing = |name: &str| process::find(name, &[Path::new("/usr/sbin").to_path_buf()]).is_none();
        NEEDED.into_iter().filter(|(name, _)| is_missing(name)).map(|(_, package)| package).collect::<Vec<_>>()
    };
    let packages = missing();
    if !packages.is_empty() && process::can_apt() {
        process::apt(&packages)?;
        // Debian starts those that are services.
        for service in ["etcd", "haproxy"] {
            let mut stop = Command::new("service");
            let _ = stop.args([service, "stop"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
        }
    }
    let missing = missing();
    anyhow::ensure!(missing.is_empty(), "this needs {}: install it (these are Debian's names)", missing.join(", "));
    Ok(())
}
