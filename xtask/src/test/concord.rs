//! The program under test: built, and started on data of its own.

use std::fs::File;
use std::process::{Child, Command};

use anyhow::{Context as _, bail};

use crate::front::{self, Mode};
use crate::scratch::Scratch;
use crate::{paths, port, process};

/// Builds the front end and the server as tests use them.
pub fn build() -> anyhow::Result<()> {
    front::build(Mode::Dev)?;
    process::run(process::cargo().args(["build", "-p", "server", "--bin", "concord"]))
}

/// Tells a test runner where the program and the front end are.
pub fn tell(runner: &mut Command) {
    runner.env("CONCORD_BIN", paths::concord("debug")).env("CONCORD_SITE", Mode::Dev.site());
}

/// A server on an empty data folder; stopped and removed on drop.
pub struct Server {
    child: Child,
    port: u16,
    folder: Scratch,
}

impl Server {
    /// Starts it, on a database with this address or on SQLite in its folder, and waits until it answers.
    pub fn start(database: Option<&str>) -> anyhow::Result<Self> {
        let folder = Scratch::new("journey")?;
        let port = port::free()?;
        let log = File::create(folder.path().join("serve.log"))?;
        let mut command = Command::new(paths::concord("debug"));
        command.arg("serve").arg("--data").arg(folder.path().join("data"));
        command.args(["--address", &format!("127.0.0.1:{port}")]);
        command.current_dir(folder.path()).stdout(log.try_clone()?).stderr(log);
        tell(&mut command);
        if let Some(database) = database {
            command.env("DATABASE_URL", database);
        }
        let child = command.spawn().context("cannot start concord")?;
        let mut server = Self { child, port, folder };
        if let Err(error) = port::wait_for(port, &mut server.child) {
            let log = std::fs::read_to_string(server.folder.path().join("serve.log"));
            bail!("concord does not serve: {error}\n{}", log.unwrap_or_default());
        }
        Ok(server)
    }

    /// Tells a runner where the server is, and where its data and its log lie.
    pub fn tell(&self, runner: &mut Command) {
        tell(runner);
        runner
            .env("CONCORD_URL", format!("http://127.0.0.1:{}", self.port))
            .env("CONCORD_DATA", self.folder.path().join("data"))
            .env("CONCORD_LOG", self.folder.path().join("serve.log"));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; there is nothing more to do then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
