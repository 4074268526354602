//! The programs of the tests behind reverse proxies.

use std::path::PathBuf;

use crate::process;

/// Programs, and Debian's packages with them.
const PROGRAMS: [(&str, &str); 4] = [("nginx", "nginx"), ("caddy", "caddy"), ("curl", "curl"), ("openssl", "openssl")];

/// Installs what is missing, where that is possible. The tests themselves say what they had to skip.
pub fn ready() {
    let is_missing = |program: &str| process::find(program, &[PathBuf::from("/usr/sbin")]).is_none();
    let missing: Vec<&str> =
        PROGRAMS.iter().filter(|(program, _)| is_missing(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() || !process::can_apt() {
        return;
    }
    if let Err(error) = process::apt(&missing) {
        println!("xtask: {error:#}");
    }
}
