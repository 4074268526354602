//! nginx and Caddy in front of a server, by the files that operators use, and a browser of the command line that goes through them.

use std::{
    env, fs,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use anyhow::{Context as _, bail};
use serde_json::Value;
use tempfile::TempDir;
use tokio::{
    net::TcpStream,
    process::{Child, Command},
    time::sleep,
};

use crate::process::free_address;

/// A program that passes requests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// nginx.
    Nginx,
    /// Caddy.
    Caddy,
}

/// Where Concord is at the host: the path, and the host in the files of operators.
pub const PLACES: [(&str, &str); 2] = [("", "texts.example.org"), ("/concord", "example.org")];

/// A running proxy; it ends with this value.
#[derive(Debug)]
pub struct Proxy {
    _child: Child,
    folder: TempDir,
    address: SocketAddr,
    host: &'static str,
}

/// A port for TLS and a folder for a proxy that is started when the server is there.
#[derive(Debug)]
pub struct Plan {
    kind: Kind,
    program: PathBuf,
    folder: TempDir,
    address: SocketAddr,
    path: &'static str,
    host: &'static str,
}

fn found(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/sbin".into()]);
    folders.map(|folder| folder.join(program)).find(|program| program.is_file())
}

impl Kind {
    const fn program(self) -> &'static str {
        match self {
            Self::Nginx => "nginx",
            Self::Caddy => "caddy",
        }
    }
}

impl Plan {
    /// A proxy of this kind for a place at its host; `None`, said aloud, where a program is missing.
    ///
    /// # Errors
    /// There is no free port or no folder.
    pub fn new(kind: Kind, (path, host): (&'static str, &'static str)) -> anyhow::Result<Option<Self>> {
        let missing = [kind.program(), "curl", "openssl"].into_iter().find(|program| found(program).is_none());
        if let Some(program) = missing {
            testing::skipped(format!("{program} is not installed"));
            return Ok(None);
        }
        let program = found(kind.program()).context("it was there")?;
        let (folder, address) = (tempfile::tempdir()?, free_address()?);
        Ok(Some(Self { kind, program, folder, address, path, host }))
    }

    /// The address for people: with TLS, at the host of the file.
    pub fn public_url(&self) -> String {
        format!("https://{}:{}{}", self.host, self.address.port(), self.path)
    }

    /// Starts it in front of a server, and waits until it answers.
    ///
    /// # Errors
    /// It does not start; the message has its log.
    pub async fn start(self, server: SocketAddr) -> anyhow::Result<Proxy> {
        let Self { kind, program, folder, address, path, host } = self;
        certificate(folder.path(), host).await?;
        let mut command = Command::new(program);
        match kind {
            Kind::Nginx => {
                let name = if path.is_empty() { "nginx/concord.conf" } else { "nginx/concord-under-path.conf" };
                let file = nginx(&packaged(name)?, folder.path(), (address, host, server))?;
                command.arg("-c").arg(file).arg("-p").arg(folder.path());
            }
            Kind::Caddy => {
                let name = if path.is_empty() { "caddy/Caddyfile" } else { "caddy/Caddyfile-under-path" };
                let file = caddy(&packaged(name)?, folder.path(), (address, host, server))?;
                command.args(["run", "--adapter", "caddyfile", "--config"]).arg(file);
                command.env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path());
                command.env("XDG_CONFIG_HOME", folder.path());
            }
        }
        let log = fs::File::create(folder.path().join("log"))?;
        command.stdout(log.try_clone()?).stderr(log).stdin(Stdio::null()).kill_on_drop(true);
        let mut child = command.spawn()?;
        for _ in 0..200 {
            if TcpStream::connect(address).await.is_ok() {
                return Ok(Proxy { _child: child, folder, address, host });
            }
            if child.try_wait()?.is_some() {
                break;
            }
            sleep(Duration::from_millis(50)).await;
        }
        bail!("{kind:?} does not start: {}", fs::read_to_string(folder.path().join("log"))?)
    }
}

/// A file of operators.
fn packaged(name: &str) -> anyhow::Result<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packaging").join(name);
    fs::read_to_string(&file).with_context(|| file.display().to_string())
}

/// The text with one part in the place of another, which has to be there.
fn filled(text: &str, part: &str, with: &str) -> anyhow::Result<String> {
    anyhow::ensure!(text.contains(part), "the file has no {part:?}");
    Ok(text.replace(part, with))
}

/// A certificate for the host, signed with its own key.
async fn certificate(folder: &Path, host: &str) -> anyhow::Result<()> {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=Concord test", "-addext", &format!("subjectAltName=DNS:{host}")])
        .args(["-keyout", "key.pem", "-out", "cert.pem"])
        .current_dir(folder)
        .output()
        .await?;
    anyhow::ensure!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
    Ok(())
}

/// The file for nginx with ports, certificate and server filled in, inside a main file for one process in one folder.
fn nginx(
    site: &str,
    folder: &Path,
    (address, host, server): (SocketAddr, &str, SocketAddr),
) -> anyhow::Result<PathBuf> {
    let at = folder.display();
    let letsencrypt = format!("/etc/letsencrypt/live/{host}");
    let mut text = site.to_owned();
    for (part, with) in [
        ("server 127.0.0.1:3000;", format!("server {server};")),
        ("    listen 80;\n    listen [::]:80;\n", format!("    listen {};\n", free_address()?)),
        ("    listen [::]:443 ssl http2;\n", String::new()),
        ("listen 443 ssl http2;", format!("listen {address} ssl http2;")),
        (&format!("{letsencrypt}/fullchain.pem"), format!("{at}/cert.pem")),
        (&format!("{letsencrypt}/privkey.pem"), format!("{at}/key.pem")),
    ] {
        text = filled(&text, part, &with)?;
    }
    fs::write(folder.join("site.conf"), text)?;
    let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let kept: String = kept.iter().map(|what| format!("{what}_temp_path {at}/{what};\n")).collect();
    let main = format!(
        "daemon off; master_process off; pid {at}/pid; error_log stderr;\nevents {{}}\n\
         http {{\naccess_log off;\n{kept}include {at}/site.conf;\n}}\n"
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, main)?;
    Ok(file)
}

/// The file for Caddy with port, certificate and server filled in, without what needs the network.
fn caddy(
    site: &str,
    folder: &Path,
    (address, host, server): (SocketAddr, &str, SocketAddr),
) -> anyhow::Result<PathBuf> {
    let at = folder.display();
    let opening = format!("\n{host} {{\n");
    let with = format!("\nhttps://{host}:{} {{\n\tbind 127.0.0.1\n\ttls {at}/cert.pem {at}/key.pem\n", address.port());
    let text = filled(&filled(site, "127.0.0.1:3000", &server.to_string())?, &opening, &with)?;
    let file = folder.join("Caddyfile");
    fs::write(&file, format!("{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}"))?;
    Ok(file)
}

/// What came back through the proxy.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The version of HTTP between the browser and the proxy: `2`.
    pub version: String,
    /// The head, in small letters.
    pub head: String,
    /// The body, unpacked.
    pub body: Vec<u8>,
}

impl Reply {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON; `null` if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// A header; empty if there is none.
    pub fn header(&self, name: &str) -> &str {
        let start = format!("{name}: ");
        self.head.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_default().trim()
    }
}

impl Proxy {
    /// Sends a request with curl, which keeps cookies as browsers do in the jar of this name. The address is one after the host;
    /// `options` are those of curl.
    ///
    /// # Errors
    /// There is no reply.
    pub async fn ask(&self, jar: &str, address: &str, options: &[&str]) -> anyhow::Result<Reply> {
        let jar = self.folder.path().join(jar);
        let url = format!("https://{}:{}{address}", self.host, self.address.port());
        let resolve = format!("{}:{}:{}", self.host, self.address.port(), Ipv4Addr::LOCALHOST);
        let (head, body) = (tempfile::NamedTempFile::new()?, tempfile::NamedTempFile::new()?);
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--show-error", "--compressed", "--max-time", "120", "--noproxy", "*"]);
        curl.args(["--resolve", &resolve, "--cacert"]).arg(self.folder.path().join("cert.pem"));
        curl.arg("--cookie").arg(&jar).arg("--cookie-jar").arg(&jar);
        curl.arg("--dump-header").arg(head.path()).arg("--output").arg(body.path());
        curl.args(["--write-out", "%{http_code} %{http_version}"]).args(options).arg(&url);
        let done = curl.output().await?;
        anyhow::ensure!(done.status.success(), "{url}: {}", String::from_utf8_lossy(&done.stderr));
        let said = String::from_utf8(done.stdout)?;
        let (status, version) = said.split_once(' ').context("a status and a version")?;
        let head = String::from_utf8_lossy(&fs::read(head.path())?).to_lowercase();
        Ok(Reply { status: status.parse()?, version: version.to_owned(), head, body: fs::read(body.path())? })
    }

    /// A file in the proxy's folder, for a body.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn file(&self, name: &str, content: &[u8]) -> anyhow::Result<PathBuf> {
        let file = self.folder.path().join(name);
        fs::write(&file, content)?;
        Ok(file)
    }
}
