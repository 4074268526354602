//! A PostgreSQL for one run: its own cluster in a temporary folder, on a free port.
//!
//! PostgreSQL refuses to run as root, so root hands the folder to the user `postgres`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail};

use crate::scratch::Scratch;
use crate::{port, process};

const USER: &str = "postgres";

/// The running cluster; stopped and removed on drop.
pub struct Postgres {
    programs: PathBuf,
    owner: Option<Owner>,
    child: Child,
    port: u16,
    folder: Scratch,
}

/// What a commit promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// It is on the disk, as in service.
    Full,
    /// Nothing: the cluster does not outlive the run.
    None,
}

/// The user and group that the cluster's programs run as.
#[derive(Clone, Copy)]
struct Owner {
    user: u32,
    group: u32,
}

impl Postgres {
    /// Makes a cluster and starts it; installs PostgreSQL where that is possible.
    pub fn start(durability: Durability) -> anyhow::Result<Self> {
        let programs = programs()?;
        let owner = owner()?;
        let folder = Scratch::new("postgres")?;
        if let Some(owner) = owner {
            own(folder.path(), owner)?;
        }
        let data = folder.path().join("data");
        process::run(
            program(&programs.join("initdb"), owner, folder.path())
                .args(["-U", "concord", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"])
                .arg("-D")
                .arg(&data)
                .stdout(Stdio::null()),
        )?;
        let port = port::free()?;
        let mut command = program(&programs.join("postgres"), owner, folder.path());
        command.arg("-D").arg(&data).args(["-p", &port.to_string()]);
        let sockets = format!("unix_socket_directories={}", folder.path().display());
        let always = ["listen_addresses=127.0.0.1", "max_connections=300", &sockets];
        let quick = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
        let quick = quick.iter().filter(|_| durability == Durability::None);
        for setting in always.iter().chain(quick) {
            command.args(["-c", setting]);
        }
        let log = fs::File::create(folder.path().join("log"))?;
        let child = command.stdout(log.try_clone()?).stderr(log).spawn().context("cannot start postgres")?;
        let mut server = Self { programs, owner, child, port, folder };
        if let Err(error) = port::wait_for(port, &mut server.child) {
            let log = fs::read_to_string(server.folder.path().join("log")).unwrap_or_default();
            bail!("PostgreSQL does not start: {error}\n{log}");
        }
        Ok(server)
    }

    /// The address of its first database.
    pub fn url(&self) -> String {
        format!("postgres://concord@127.0.0.1:{}/postgres", self.port)
    }

    /// Where it listens on this machine.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// A command that runs as the cluster's user in the cluster's folder.
    pub fn neighbour(&self, path: &Path) -> Command {
        program(path, self.owner, self.folder.path())
    }

    /// Writes a file into the cluster's folder.
    pub fn write(&self, name: &str, text: &str) -> anyhow::Result<PathBuf> {
        let path = self.folder.path().join(name);
        fs::write(&path, text)?;
        if let Some(owner) = self.owner {
            own(&path, owner)?;
        }
        Ok(path)
    }

    /// The program with which a client makes more databases.
    pub fn psql(&self) -> PathBuf {
        self.programs.join("psql")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stopped = process::run(
            program(&self.programs.join("pg_ctl"), self.owner, self.folder.path())
                .args(["stop", "-s", "-m", "immediate", "-D"])
                .arg(self.folder.path().join("data")),
        );
        if stopped.is_err() {
            // It may have ended by itself; there is nothing more to do then.
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// The folder of PostgreSQL's programs.
fn programs() -> anyhow::Result<PathBuf> {
    let find = || {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut folders: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
        folders.sort();
        let initdb = process::find("initdb", &folders)?;
        Some(fs::canonicalize(initdb).ok()?.parent()?.to_path_buf())
    };
    if find().is_none() && process::can_apt() {
        process::apt(&["postgresql"])?;
    }
    find().filter(|folder| folder.join("pg_ctl").exists()).context(
        "the tests need PostgreSQL: install it, on Debian `apt-get install postgresql`, \
         or, for the tests without a browser, set CONCORD_TEST_POSTGRES to the address of a database they may fill",
    )
}

/// Who runs the cluster: nobody else, unless this is root.
fn owner() -> anyhow::Result<Option<Owner>> {
    let id = |flag: &str, user: &[&str]| -> anyhow::Result<u32> {
        Ok(process::output(Command::new("id").arg(flag).args(user))?.parse()?)
    };
    if id("-u", &[])? != 0 {
        return Ok(None);
    }
    if id("-u", &[USER]).is_err() {
        process::run(Command::new("useradd").args(["--system", "--user-group", USER]))?;
    }
    Ok(Some(Owner { user: id("-u", &[USER])?, group: id("-g", &[USER])? }))
}

#[cfg(unix)]
fn own(folder: &Path, owner: Owner) -> std::io::Result<()> {
    std::os::unix::fs::chown(folder, Some(owner.user), Some(owner.group))
}

#[cfg(not(unix))]
fn own(_: &Path, _: Owner) -> std::io::Result<()> {
    Ok(())
}

/// A command that runs as `owner` in `folder`.
fn program(path: &Path, owner: Option<Owner>, folder: &Path) -> Command {
    let mut command = Command::new(path);
    command.current_dir(folder);
    #[cfg(unix)]
    if let Some(owner) = owner {
        use std::os::unix::process::CommandExt as _;
        command.uid(owner.user).gid(owner.group);
    }
    #[cfg(not(unix))]
    let _ = owner;
    command
}
