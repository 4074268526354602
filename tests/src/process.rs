//! Running processes that end with their values: `concord serve` and `concord work`.

use std::{
    env,
    ffi::OsString,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    process::{ExitStatus, Stdio},
    time::Duration,
};

use anyhow::{Context as _, bail};
use tokio::process::{Child, Command};

use crate::database::Database;

/// Seconds without a sign of life after which a job is taken over: long for who lives, short for who waits.
pub const LEASE: u32 = 8;

/// A process that carries out jobs.
#[derive(Debug)]
pub struct Worker(Child);

/// A server process.
#[derive(Debug)]
pub struct Server {
    child: Child,
    address: SocketAddr,
    /// Where it is: `http://127.0.0.1:…`.
    pub url: String,
}

/// Whether there is a program to run; says so where there is none.
pub fn is_built() -> bool {
    let built = env::var_os("CONCORD_BIN").is_some();
    if !built {
        testing::skipped("the program (CONCORD_BIN is not set; cargo xtask test sets it)");
    }
    built
}

/// Whether there is a program with neural models to run; says so where there is none.
pub fn neural_is_built() -> bool {
    match env::var_os("CONCORD_TORCH_BIN") {
        // Another part of the same run does it.
        Some(program) if program == "later" => false,
        Some(_) => true,
        None => {
            testing::skipped(
                "the program with neural models (CONCORD_TORCH_BIN is not set; cargo xtask test torch sets it)",
            );
            false
        }
    }
}

impl Worker {
    /// Starts one on this database.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn start(database: &Database) -> anyhow::Result<Self> {
        Ok(Self(concord(database)?.args(["work", "--data"]).arg(database.folder.path()).spawn()?))
    }

    /// Starts one that has neural models, on the CPU.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn start_neural(database: &Database) -> anyhow::Result<Self> {
        let mut command = on(database, neural()?);
        Ok(Self(command.args(["work", "--device", "cpu", "--data"]).arg(database.folder.path()).spawn()?))
    }

    /// Kills it without warning.
    ///
    /// # Errors
    /// It had ended already.
    pub async fn kill(mut self) -> anyhow::Result<()> {
        self.0.kill().await.context("kill -9")
    }
}

/// Runs a command of the program on this database to its end.
///
/// # Errors
/// It cannot be started, or ends otherwise than well.
pub async fn run(database: &Database, arguments: &[&str]) -> anyhow::Result<()> {
    let status = concord(database)?.args(arguments).status().await?;
    anyhow::ensure!(status.success(), "concord {} ended with {status}", arguments.join(" "));
    Ok(())
}

/// What a command of the program prints on its way to a good end.
///
/// # Errors
/// As [`run`].
pub async fn printed(database: &Database, arguments: &[&str]) -> anyhow::Result<String> {
    said(concord(database)?, arguments).await
}

/// What a command of the program with neural models prints on its way to a good end.
///
/// # Errors
/// As [`run`].
pub async fn printed_by_neural(database: &Database, arguments: &[&str]) -> anyhow::Result<String> {
    said(on(database, neural()?), arguments).await
}

async fn said(mut command: Command, arguments: &[&str]) -> anyhow::Result<String> {
    let done = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).output().await?;
    let said = String::from_utf8_lossy(&done.stderr);
    anyhow::ensure!(done.status.success(), "concord {} ended with {}: {said}", arguments.join(" "), done.status);
    Ok(String::from_utf8(done.stdout)?)
}

/// The program with neural models.
fn neural() -> anyhow::Result<OsString> {
    env::var_os("CONCORD_TORCH_BIN").context("CONCORD_TORCH_BIN names the program")
}

/// The program on this database.
///
/// # Errors
/// There is no program.
pub fn concord(database: &Database) -> anyhow::Result<Command> {
    Ok(on(database, env::var_os("CONCORD_BIN").context("CONCORD_BIN names the program")?))
}

/// A program on this database.
fn on(database: &Database, program: OsString) -> Command {
    let mut command = Command::new(program);
    command
        .env("DATABASE_URL", &database.url)
        .env("CONCORD_SWEEP_SECONDS", "1")
        .env("CONCORD_JOB_LEASE_SECONDS", LEASE.to_string())
        // Tests run side by side, and each server would want the same address.
        .env("CONCORD_METRICS_ADDRESS", "off")
        .stdout(Stdio::null())
        .stderr(Stdio::inherit())
        .kill_on_drop(true);
    command
}

impl Server {
    /// Starts a server on this database and waits until it answers.
    ///
    /// # Errors
    /// It does not answer within 30 seconds.
    pub async fn start(database: &Database) -> anyhow::Result<Self> {
        Self::start_at(database, free_address()?, &[]).await
    }

    /// Starts one with these settings, as variables of the environment.
    ///
    /// # Errors
    /// It does not answer within 30 seconds.
    pub async fn start_with(database: &Database, settings: &[(&str, &str)]) -> anyhow::Result<Self> {
        Self::start_at(database, free_address()?, settings).await
    }

    /// Starts one of another version of the program.
    ///
    /// # Errors
    /// It does not answer within 30 seconds.
    pub async fn start_other(program: OsString, database: &Database) -> anyhow::Result<Self> {
        Self::start_program(on(database, program), database, free_address()?, &[]).await
    }

    async fn start_at(database: &Database, address: SocketAddr, settings: &[(&str, &str)]) -> anyhow::Result<Self> {
        Self::start_program(concord(database)?, database, address, settings).await
    }

    async fn start_program(
        mut program: Command,
        database: &Database,
        address: SocketAddr,
        settings: &[(&str, &str)],
    ) -> anyhow::Result<Self> {
        let child = program
            .args(["serve", "--address", &address.to_string(), "--data"])
            .arg(database.folder.path())
            .envs(settings.iter().copied())
            .spawn()?;
        let server = Self { child, address, url: format!("http://{address}") };
        server.answers().await?;
        Ok(server)
    }

    /// Kills it without warning and starts another at the same address on the same database.
    ///
    /// # Errors
    /// It had ended already, or the new one does not answer.
    pub async fn kill_and_restart(self, database: &Database) -> anyhow::Result<Self> {
        self.kill_and_restart_with(database, &[]).await
    }

    /// The same, the other one with these settings.
    ///
    /// # Errors
    /// As [`Server::kill_and_restart`].
    pub async fn kill_and_restart_with(
        mut self,
        database: &Database,
        settings: &[(&str, &str)],
    ) -> anyhow::Result<Self> {
        self.child.kill().await.context("kill -9")?;
        Self::start_at(database, self.address, settings).await
    }

    /// Asks it to stop, waits until it has, and starts the program under test at the same address.
    ///
    /// # Errors
    /// It had ended already, or the new one does not answer.
    pub async fn stop_and_replace(mut self, database: &Database) -> anyhow::Result<Self> {
        self.terminate().await?;
        self.child.wait().await?;
        Self::start_at(database, self.address, &[]).await
    }

    /// Asks it to stop, as whatever manages processes does, without waiting for it.
    ///
    /// # Errors
    /// It had ended already.
    pub async fn terminate(&self) -> anyhow::Result<()> {
        let id = self.child.id().context("it has ended")?.to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().await?;
        anyhow::ensure!(asked.success(), "kill -TERM");
        Ok(())
    }

    /// Waits until it has ended: how.
    ///
    /// # Errors
    /// The system does not say.
    pub async fn ended(mut self) -> anyhow::Result<ExitStatus> {
        Ok(self.child.wait().await?)
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The process's id.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    async fn answers(&self) -> anyhow::Result<()> {
        let client = reqwest::Client::builder().timeout(Duration::from_secs(1)).build()?;
        for _ in 0..600 {
            if client.get(format!("{}/api/v1/openapi.json", self.url)).send().await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("the server at {} does not answer", self.url)
    }
}

/// An address of this machine on which nothing listens.
///
/// # Errors
/// There is none.
pub fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}
