//! A cluster of PostgreSQL as an organisation runs it: three nodes under Patroni with synchronous replication, etcd, and HAProxy in
//! front, all on this machine. `cargo xtask test cluster` installs what it needs.

use std::{
    fs::{self, File},
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, Command},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use sqlx::{Connection as _, PgConnection};
use tempfile::TempDir;

use crate::postgres::{Owner, free_port, own, owner, programs};

/// How long the cluster may take to come up.
const PATIENCE: Duration = Duration::from_mins(2);

/// How many nodes there are.
const NODES: usize = 3;

/// A cluster that ends with this value.
#[derive(Debug)]
pub struct Cluster {
    /// The database, on the node that is the primary.
    pub url: String,
    /// The same on a node that is a standby.
    pub standby_url: String,
    nodes: Vec<Node>,
    others: Vec<Child>,
    folder: TempDir,
    owner: Option<Owner>,
}

/// A node: Patroni, and the PostgreSQL that it looks after.
#[derive(Debug)]
struct Node {
    patroni: Option<Child>,
    config: PathBuf,
    data: PathBuf,
    postgres: u16,
    rest: u16,
}

impl Cluster {
    /// Starts one and waits until it has a primary and a synchronous standby.
    ///
    /// # Errors
    /// A program is missing, or does not start.
    pub async fn start() -> anyhow::Result<Self> {
        let owner = owner()?;
        let folder = tempfile::tempdir()?;
        own(folder.path(), owner)?;
        let etcd = free_port()?;
        let mut cluster = Self {
            url: String::new(),
            standby_url: String::new(),
            nodes: Vec::new(),
            others: Vec::new(),
            folder,
            owner,
        };
        cluster.start_etcd(etcd)?;
        for number in 0..NODES {
            let (postgres, rest) = (free_port()?, free_port()?);
            let config = cluster.write(
                &format!("node{number}.yml"),
                &patroni(number, etcd, (postgres, rest), cluster.folder.path())?,
            )?;
            let data = cluster.folder.path().join(format!("data{number}"));
            cluster.nodes.push(Node { patroni: None, config, data, postgres, rest });
            cluster.start_node(number)?;
        }
        let (front, standby) = (free_port()?, free_port()?);
        cluster.start_haproxy(front, standby)?;
        let admin = format!("postgres://postgres@127.0.0.1:{front}/postgres");
        cluster.wait(&admin).await?;
        let mut connection = PgConnection::connect(&admin).await?;
        for sql in ["create role concord login superuser", "create database concord owner concord"] {
            sqlx::query(sql).execute(&mut connection).await?;
        }
        cluster.url = format!("postgres://concord@127.0.0.1:{front}/concord");
        cluster.standby_url = format!("postgres://concord@127.0.0.1:{standby}/concord");
        Ok(cluster)
    }

    /// Kills the primary without warning, with the Patroni that looks after it, as if its machine had lost its power; which it was.
    ///
    /// # Errors
    /// There is no primary.
    pub async fn kill_primary(&mut self) -> anyhow::Result<usize> {
        let mut found = None;
        for (number, node) in self.nodes.iter().enumerate() {
            if node.patroni.is_some() && node.is_primary().await {
                found = Some(number);
            }
        }
        let number = found.context("the cluster has no primary")?;
        let node = &mut self.nodes[number];
        if let Some(mut patroni) = node.patroni.take() {
            patroni.kill()?;
            patroni.wait()?;
        }
        node.kill_postgres();
        Ok(number)
    }

    /// Starts the Patroni of a node that was killed: its PostgreSQL follows the new primary.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn start_node(&mut self, number: usize) -> anyhow::Result<()> {
        let mut command = self.program("patroni", &format!("node{number}"))?;
        let node = &mut self.nodes[number];
        node.patroni = Some(command.arg(&node.config).spawn().context("patroni")?);
        Ok(())
    }

    /// What the programs have written, for a failure.
    pub fn logs(&self) -> String {
        let files = fs::read_dir(self.folder.path()).into_iter().flatten().flatten();
        let logs = files.filter(|file| file.path().extension().is_some_and(|end| end == "log"));
        let tail = |text: &str| {
            text.lines().rev().take(30).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join("\n")
        };
        let read =
            |path: PathBuf| format!("{}:\n{}\n", path.display(), tail(&fs::read_to_string(&path).unwrap_or_default()));
        logs.map(|file| read(file.path())).collect()
    }

    fn start_etcd(&mut self, port: u16) -> anyhow::Result<()> {
        let (peer, data) = (free_port()?, self.folder.path().join("etcd"));
        let (client, peer) = (format!("http://127.0.0.1:{port}"), format!("http://127.0.0.1:{peer}"));
        let mut command = self.program("etcd", "etcd")?;
        command.arg("--data-dir").arg(data).args(["--name", "one", "--unsafe-no-fsync"]);
        command.args(["--listen-client-urls", &client, "--advertise-client-urls", &client]);
        command.args(["--listen-peer-urls", &peer, "--initial-advertise-peer-urls", &peer]);
        command.args(["--initial-cluster", &format!("one={peer}")]);
        self.others.push(command.spawn().context("etcd")?);
        Ok(())
    }

    fn start_haproxy(&mut self, port: u16, standby: u16) -> anyhow::Result<()> {
        let servers: String = self
            .nodes
            .iter()
            .enumerate()
            .map(|(number, node)| {
                format!("    server node{number} 127.0.0.1:{} check port {}\n", node.postgres, node.rest)
            })
            .collect();
        let file = self.write(
            "haproxy.cfg",
            &include_str!("../../packaging/haproxy/haproxy.cfg")
                .replace("127.0.0.1:5000", &format!("127.0.0.1:{port}"))
                .replace("127.0.0.1:5001", &format!("127.0.0.1:{standby}"))
                .lines()
                .filter(|line| !line.trim_start().starts_with("server "))
                .map(|line| format!("{line}\n"))
                .collect::<String>()
                .replace("    # The nodes.\n", &servers),
        )?;
        let mut command = self.program("haproxy", "haproxy")?;
        self.others.push(command.arg("-db").arg("-f").arg(file).spawn().context("haproxy")?);
        Ok(())
    }

    /// Until there is a primary, and a standby that confirms each commit.
    async fn wait(&self, url: &str) -> anyhow::Result<()> {
        let since = Instant::now();
        let sql = "select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum')";
        while since.elapsed() < PATIENCE {
            if let Ok(mut connection) = PgConnection::connect(url).await
                && sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut connection).await.is_ok_and(|n| n > 0)
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        bail!("the cluster does not come up\n{}", self.logs())
    }

    /// A command that runs as the cluster's user, with a log of this name.
    fn program(&self, name: &str, log: &str) -> anyhow::Result<Command> {
        let log = File::options().create(true).append(true).open(self.folder.path().join(format!("{log}.log")))?;
        let mut command = Command::new(find(name)?);
        command.current_dir(self.folder.path()).stdout(log.try_clone()?).stderr(log);
        command.env("HOME", self.folder.path());
        if let Some((user, group)) = self.owner {
            command.uid(user).gid(group);
        }
        Ok(command)
    }

    fn write(&self, name: &str, text: &str) -> anyhow::Result<PathBuf> {
        let path = self.folder.path().join(name);
        fs::write(&path, text)?;
        own(&path, self.owner)?;
        Ok(path)
    }
}

impl Node {
    async fn is_primary(&self) -> bool {
        let asked = reqwest::get(format!("http://127.0.0.1:{}/primary", self.rest)).await;
        asked.is_ok_and(|reply| reply.status().is_success())
    }

    /// Kills its PostgreSQL: the process whose id is the first line of its file.
    fn kill_postgres(&self) {
        let file = fs::read_to_string(self.data.join("postmaster.pid")).unwrap_or_default();
        if let Some(id) = file.lines().next().filter(|id| id.parse::<u32>().is_ok()) {
            let _ = Command::new("kill").args(["-KILL", id]).status();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            if let Some(mut patroni) = node.patroni.take() {
                let _ = patroni.kill();
                let _ = patroni.wait();
            }
            node.kill_postgres();
        }
        for other in &mut self.others {
            let _ = other.kill();
            let _ = other.wait();
        }
    }
}

/// The configuration of a node.
fn patroni(number: usize, etcd: u16, (postgres, rest): (u16, u16), folder: &Path) -> anyhow::Result<String> {
    let programs = programs().context("PostgreSQL is not installed")?;
    let (data, sockets) = (folder.join(format!("data{number}")), folder.display());
    Ok(include_str!("../../packaging/patroni/patroni.yml")
        .replace("node1", &format!("node{number}"))
        .replace("10.0.0.1:8008", &format!("127.0.0.1:{rest}"))
        .replace("10.0.0.1:5432", &format!("127.0.0.1:{postgres}"))
        .replace("10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379", &format!("127.0.0.1:{etcd}"))
        .replace("/var/lib/postgresql/15/concord", &data.display().to_string())
        .replace("/usr/lib/postgresql/15/bin", &programs.display().to_string())
        .replace("/var/run/postgresql", &sockets.to_string())
        .replace("10.0.0.0/24", "127.0.0.1/32")
        .replace("scram-sha-256", "trust"))
}

/// The path of a program.
fn find(name: &str) -> anyhow::Result<PathBuf> {
    let folders = ["/usr/bin", "/usr/sbin", "/usr/local/bin"].map(|folder| Path::new(folder).join(name));
    let found = folders.into_iter().find(|path| path.exists());
    found.with_context(|| format!("{name} is not installed; cargo xtask test cluster installs it where it can"))
}
