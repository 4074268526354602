//! The HTTP tests on PostgreSQL once more, through PgBouncer in transaction mode: each transaction gets another backend, and
//! none keeps prepared statements.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail};

use super::skipped::Skipped;
use super::{tally, unit};
use crate::postgres::{Durability, Postgres};
use crate::{port, process};

/// PgBouncer before the cluster of a run; stopped on drop.
struct Pooler {
    child: Child,
    port: u16,
}

/// Runs the HTTP tests on PostgreSQL whose names contain one of `filter`, all without one; the closing line.
pub fn run(filter: &[String], notes: &Skipped) -> anyhow::Result<String> {
    let server = Postgres::start(Durability::None)?;
    let pooler = Pooler::start(&server)?;
    let mut tests = process::cargo();
    tests.args(["test", "--package", "server", "--test", "it", "--no-fail-fast", "--"]);
    if filter.is_empty() {
        tests.arg("postgres");
    }
    tests.args(filter);
    tests.env("CONCORD_TEST_POSTGRES", server.url()).env("TEST_POOLER", format!("127.0.0.1:{}", pooler.port));
    let (variable, file) = notes.variable();
    tests.env(variable, file);
    let (passed, lines) = tally::run(&mut tests, |line| line.starts_with("test result:"))?;
    if lines.is_empty() {
        bail!("the HTTP tests do not compile");
    }
    let closing = unit::sum(&lines).replace("rust:", "through PgBouncer:");
    if !passed {
        bail!("tests failed {closing}");
    }
    Ok(closing)
}

impl Pooler {
    fn start(server: &Postgres) -> anyhow::Result<Self> {
        let port = port::free()?;
        let settings = format!(
            "[databases]\n* = host=127.0.0.1 port={} user=concord\n\
             [pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\n\
             pool_mode = transaction\ndefault_pool_size = 30\nmax_client_conn = 1000\nserver_idle_timeout = 5\nignore_startup_parameters = extra_float_digits\nlog_connections = 0\n\
             log_disconnections = 0\n",
            server.port()
        );
        let file = server.write("pgbouncer.ini", &settings)?;
        let mut command = server.neighbour(&program()?);
        let log = std::fs::File::create(file.with_extension("log"))?;
        let mut child =
            command.arg(&file).stdout(log.try_clone()?).stderr(log).spawn().context("cannot start pgbouncer")?;
        if let Err(error) = port::wait_for(port, &mut child) {
            let log = std::fs::read_to_string(file.with_extension("log")).unwrap_or_default();
            bail!("PgBouncer does not start: {error}\n{log}");
        }
        Ok(Self { child, port })
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// PgBouncer's program, installed where that is possible.
fn program() -> anyhow::Result<std::path::PathBuf> {
    let find = || process::find("pgbouncer", &[Path::new("/usr/sbin").to_path_buf()]);
    if find().is_none() && process::can_apt() {
        process::apt(&["pgbouncer"])?;
        // Debian starts one of its own.
        let _ =
            Command::new("service").args(["pgbouncer", "stop"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
    find().context("this needs PgBouncer: install it, on Debian `apt-get install pgbouncer`")
}
