//! Servers of PostgreSQL of a test's own: a primary, its standby, one restored from a backup.

use std::{
    fs::{self, File},
    net::TcpListener,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use sqlx::{Connection as _, PgConnection};
use tempfile::TempDir;

/// How long a server may take until it answers.
const PATIENCE: Duration = Duration::from_mins(1);

/// A user and a group.
pub(crate) type Owner = (u32, u32);

/// A folder for servers, and the programs to run them.
#[derive(Debug)]
pub struct Home {
    folder: TempDir,
    programs: PathBuf,
    owner: Option<Owner>,
}

/// A server that runs; killed when this value goes.
#[derive(Debug)]
pub struct Running {
    child: Child,
    data: PathBuf,
    /// The port on this machine.
    pub port: u16,
}

impl Home {
    /// An empty one; `None`, said aloud, where PostgreSQL is not installed.
    ///
    /// # Errors
    /// There is no room, or no user who may run servers.
    pub fn new() -> anyhow::Result<Option<Self>> {
        let Some(programs) = programs() else {
            testing::skipped("servers of PostgreSQL (not installed here; cargo xtask test installs it where it can)");
            return Ok(None);
        };
        let (folder, owner) = (tempfile::tempdir()?, owner()?);
        own(folder.path(), owner)?;
        Ok(Some(Self { folder, programs, owner }))
    }

    /// A folder of this name in it, for a server's data or for what it archives.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn room(&self, name: &str) -> anyhow::Result<PathBuf> {
        let path = self.folder.path().join(name);
        fs::create_dir_all(&path)?;
        own(&path, self.owner)?;
        Ok(path)
    }

    /// The data of a new server, with these lines in its configuration.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn init(&self, name: &str, lines: &str) -> anyhow::Result<PathBuf> {
        let data = self.folder.path().join(name);
        let mut init = self.program("initdb");
        self.done(
            init.args(["-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"]).arg(&data),
        )?;
        self.append(&data.join("postgresql.conf"), lines)?;
        Ok(data)
    }

    /// A copy of a running server's data, as a backup or, with a slot, as its standby.
    ///
    /// # Errors
    /// The server refuses.
    pub fn copy(&self, of: &Running, name: &str, is_standby: bool) -> anyhow::Result<PathBuf> {
        let data = self.folder.path().join(name);
        let mut copy = self.program("pg_basebackup");
        copy.args([
            "-h",
            "127.0.0.1",
            "-U",
            "postgres",
            "--checkpoint=fast",
            "--no-sync",
            "-p",
            &of.port.to_string(),
            "-D",
        ]);
        copy.arg(&data);
        if is_standby {
            copy.args(["--write-recovery-conf", "--create-slot", "--slot", name]);
        }
        self.done(&mut copy)?;
        Ok(data)
    }

    /// Writes lines to the end of a file of a server.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn append(&self, file: &Path, lines: &str) -> anyhow::Result<()> {
        let text = fs::read_to_string(file).unwrap_or_default();
        fs::write(file, format!("{text}\n{lines}\n"))?;
        own(file, self.owner)
    }

    /// Starts a server and waits until it answers.
    ///
    /// # Errors
    /// It does not start: its log.
    pub async fn start(&self, data: &Path) -> anyhow::Result<Running> {
        let port = free_port()?;
        let log = data.with_extension("log");
        let file = File::options().create(true).append(true).open(&log)?;
        let mut command = self.program("postgres");
        command.arg("-D").arg(data).args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        command.arg("-c").arg(format!("unix_socket_directories={}", self.folder.path().display()));
        let child = command.stdout(file.try_clone()?).stderr(file).spawn().context("postgres")?;
        let running = Running { child, data: data.to_owned(), port };
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            if PgConnection::connect(&running.url("postgres", "postgres")).await.is_ok() {
                return Ok(running);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bail!("PostgreSQL does not start\n{}", fs::read_to_string(log).unwrap_or_default())
    }

    /// A program of PostgreSQL, as the user who may run it.
    pub fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(self.folder.path()).env("HOME", self.folder.path()).stdin(Stdio::null());
        if let Some((user, group)) = self.owner {
            command.uid(user).gid(group);
        }
        command
    }

    /// Runs a command to its end.
    ///
    /// # Errors
    /// It ends otherwise than well: what it said.
    pub fn done(&self, command: &mut Command) -> anyhow::Result<()> {
        let done = command.output()?;
        anyhow::ensure!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
        Ok(())
    }
}

impl Running {
    /// The address of a database of it, for a role that needs no password.
    pub fn url(&self, role: &str, database: &str) -> String {
        format!("postgres://{role}@127.0.0.1:{}/{database}", self.port)
    }

    /// Runs statements as the superuser.
    ///
    /// # Errors
    /// The server refuses one.
    pub async fn run(&self, statements: &[&'static str]) -> anyhow::Result<()> {
        let mut connection = PgConnection::connect(&self.url("postgres", "postgres")).await?;
        for sql in statements {
            sqlx::query(*sql).execute(&mut connection).await?;
        }
        Ok(())
    }

    /// Kills it without warning, as a loss of power does.
    ///
    /// # Errors
    /// The system refuses.
    pub fn kill(mut self) -> anyhow::Result<()> {
        self.end();
        Ok(())
    }

    /// All of its processes: those that are left end when the first one is gone.
    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_file(self.data.join("postmaster.pid"));
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

/// The folder of PostgreSQL's programs, the newest that is installed.
pub(crate) fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let mut folders: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let on_path = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect::<Vec<_>>();
    folders.into_iter().rev().chain(on_path).find(|folder| folder.join("initdb").exists())
}

/// PostgreSQL refuses to run as root: the user and the group of its own.
pub(crate) fn owner() -> anyhow::Result<Option<Owner>> {
    let id = |arguments: &[&str]| -> anyhow::Result<u32> {
        let said = Command::new("id").args(arguments).output()?;
        Ok(String::from_utf8(said.stdout)?.trim().parse()?)
    };
    if id(&["-u"])? != 0 {
        return Ok(None);
    }
    Ok(Some((id(&["-u", "postgres"])?, id(&["-g", "postgres"])?)))
}

/// Gives a file or a folder to this user.
pub(crate) fn own(path: &Path, owner: Option<Owner>) -> anyhow::Result<()> {
    if let Some((user, group)) = owner {
        std::os::unix::fs::chown(path, Some(user), Some(group))?;
    }
    Ok(())
}

/// A port of this machine on which nothing listens.
pub(crate) fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
