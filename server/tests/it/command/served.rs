//! A server process that tests talk to, and that ends with its value.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::app::front;

/// A process that serves.
pub struct Served {
    child: Child,
    /// What it said until it served, its address in the last line.
    pub said: Vec<String>,
}

impl Served {
    /// Runs `concord` with these arguments until it says where it is. Its data, and a front end of a few words, are in the
    /// folder.
    pub fn start(folder: &Path, arguments: &[&str], settings: &[(&str, &OsStr)]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_concord"))
            .args(arguments)
            .args(["--address", "127.0.0.1:0", "--data"])
            .arg(folder.join("data"))
            .env("CONCORD_SITE", front(folder))
            .env("CONCORD_METRICS_ADDRESS", "off")
            .envs(settings.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut served = Self { child, said: Vec::new() };
        let output = served.child.stdout.take().expect("its output");
        for line in BufReader::new(output).lines() {
            served.said.push(line.expect("a line"));
            if served.said.last().is_some_and(|line| line.starts_with(AT)) {
                return served;
            }
        }
        panic!("it ended before it served: {:?}", served.said);
    }

    /// Where it is: `http://127.0.0.1:…`.
    pub fn url(&self) -> &str {
        self.said.last().and_then(|line| line.strip_prefix(AT)).expect("its address")
    }
}

/// What stands before the address.
const AT: &str = "Concord is at ";

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
