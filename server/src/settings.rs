//! What can be set: defaults, then `concord.toml`, then the environment. Unknown keys are errors.

mod codes;
mod limits;
mod mail;
mod public;
mod service;
mod storage;

use std::fs::File;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use engine::jobs::process::Me;
use engine::limits::Limits;
use engine::recruiting::{Recruiting, SecretsKey, ServiceUrls};
use figment::Figment;
use figment::providers::{Env, Format as _, Serialized, Toml};
use serde::{Deserialize, Serialize};

pub use self::codes::CodesFor;

/// Variables of this prefix are settings: `CONCORD_PUBLIC_URL` is `public_url`.
const PREFIX: &str = "CONCORD_";

/// Variables of the prefix that belong to building and testing.
const OTHERS: [&str; 13] = [
    "bin",
    "chromium",
    "config",
    "fuzz_seconds",
    "fuzz_seed",
    "gpu",
    "log",
    "simulate_password",
    "site",
    "test_browser",
    "test_postgres",
    "torch_bin",
    "url",
];

/// The settings of an installation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Folder of the database and of files.
    pub data: PathBuf,
    /// `sqlite://…` or `postgres://…`; absent, a SQLite file in the folder `data`. Also read from `DATABASE_URL`.
    pub database_url: Option<String>,
    /// Where to listen.
    pub address: SocketAddr,
    /// The address people use, such as `https://texts.example.org`; absent, that of the request. Its path, as in
    /// `https://example.org/concord`, is the one under which the server answers.
    pub public_url: Option<String>,
    /// The e-mail address for people who cannot sign in, such as those who forgot their password; absent, the page
    /// says to ask the person who sent the invitation link.
    pub contact_email: Option<String>,
    /// The mail server that sends e-mails, such as `smtps://NAME:PASSWORD@mail.example.org`; absent, none are sent. Needs
    /// `mail_from` and `public_url`.
    pub smtp_url: Option<String>,
    /// From whom e-mails are, such as `Concord <study@example.org>`.
    pub mail_from: Option<String>,
    /// The key that encrypts the tokens of recruitment services: 64 hexadecimal digits. Absent, no study can be connected.
    pub secrets_key: Option<String>,
    /// Who has to turn on sign-in codes before they pay, export or administer. Needs `secrets_key`.
    pub sign_in_codes_for: CodesFor,
    /// The address of Prolific's interface; absent, that of the real one.
    pub prolific_url: Option<String>,
    /// The address of the interface of CloudResearch Connect; absent, that of the real one.
    pub connect_url: Option<String>,
    /// The address of the sign-in service of an organisation (OpenID Connect), as it names itself; absent, people sign in with
    /// passwords only. Needs `public_url`.
    pub openid_issuer: Option<String>,
    /// What the sign-in service calls this server.
    #[serde(deserialize_with = "service::text")]
    pub openid_client_id: Option<String>,
    /// What this server shows to the sign-in service; absent for a client without a secret.
    #[serde(deserialize_with = "service::text")]
    pub openid_client_secret: Option<String>,
    /// What people call the sign-in service; absent, its host.
    pub openid_name: Option<String>,
    /// Domains of the e-mail addresses of people who may sign in at the service; `*` for everybody whom it signs in.
    #[serde(deserialize_with = "service::list")]
    pub openid_domains: Vec<String>,
    /// Groups of the sign-in service whose members may sign in here.
    #[serde(deserialize_with = "service::list")]
    pub openid_groups: Vec<String>,
    /// Groups of the sign-in service whose members administer the server; they may sign in here, too.
    #[serde(deserialize_with = "service::list")]
    pub openid_administrators: Vec<String>,
    /// The claim with a person's groups, or the path of it: `realm_access.roles`.
    pub openid_groups_claim: String,
    /// What is asked for besides `openid`, `email` and `profile`.
    #[serde(deserialize_with = "service::list")]
    pub openid_scopes: Vec<String>,
    /// Whether an e-mail address is a person's own where the sign-in service does not say so.
    pub openid_trusts_addresses: bool,
    /// The bucket of S3-compatible storage to which exports can be written: `s3://bucket/prefix`; absent, they are downloaded only.
    pub export_to: Option<String>,
    /// The address of the storage's interface; absent, Amazon's.
    pub export_endpoint: Option<String>,
    /// The region of the bucket.
    #[serde(deserialize_with = "service::text")]
    pub export_region: Option<String>,
    /// The id of the access key.
    #[serde(deserialize_with = "service::text")]
    pub export_key_id: Option<String>,
    /// The secret access key.
    #[serde(deserialize_with = "service::text")]
    pub export_key: Option<String>,
    /// Whether the bucket is in the path of addresses; absent, it is if there is an endpoint.
    pub export_path_style: Option<bool>,
    /// Header in which a trusted proxy puts the visitor's network address, such as `x-forwarded-for`.
    pub address_header: Option<String>,
    /// Header in which a trusted proxy puts the visitor's country, such as `cf-ipcountry`.
    pub country_header: Option<String>,
    /// A country file in MaxMind's format, for the location gate.
    pub country_file: Option<PathBuf>,
    /// Folder of the models that score texts and of the spelling dictionaries; absent, the folder `models` in `data`.
    pub models: Option<PathBuf>,
    /// Whether cookies are sent over TLS only; absent, it follows from `public_url`.
    pub secure_cookies: Option<bool>,
    /// Days after which a session ends although it is used: people sign in again.
    pub session_days: u32,
    /// Who may show the pages in a frame, as in the content security policy.
    pub frame_ancestors: String,
    /// The largest upload, in mebibytes.
    pub upload_mib: u32,
    /// Where `/healthz`, `/readyz` and `/metrics` are served too: an address, or `off`; absent, 127.0.0.1:3001 where that is
    /// free.
    pub metrics_address: Option<String>,
    /// Connections that are open at once; further ones wait.
    pub connections: usize,
    /// Connections from one network address; 0 for no limit.
    pub connections_per_address: usize,
    /// Requests under way from one network address; 0 for no limit.
    pub requests_per_address: usize,
    /// Seconds in which the header of a request has to arrive, and after which an idle connection is closed.
    pub header_seconds: u64,
    /// Seconds by which the body of a request may be later than 16 KiB a second.
    pub body_seconds: u64,
    /// Accounts made and studies joined in a minute from one network address; 0 for no limit, as for those that follow.
    pub joins_per_minute: u32,
    /// Passwords checked in a minute from one network address.
    pub sign_ins_per_minute: u32,
    /// HITs claimed in a minute by one account; 50 times as many from one network address, as for those that follow.
    pub claims_per_minute: u32,
    /// Files imported in a minute by one account.
    pub imports_per_minute: u32,
    /// Files exported in a minute by one account.
    pub exports_per_minute: u32,
    /// Seconds between two sweeps of expired leases.
    pub sweep_seconds: u64,
    /// Whether `serve` carries out jobs too. Where it does not, `concord work` has to run.
    pub jobs: bool,
    /// What this process is called where people see who carries out jobs; absent, the name of its machine.
    pub process_name: Option<String>,
    /// Seconds without a sign of life after which a job is taken over, and a process counts as gone.
    pub job_lease_seconds: u64,
    /// PostgreSQL: connections for requests.
    pub database_connections: u32,
    /// PostgreSQL: connections for reports, exports and jobs.
    pub database_background_connections: u32,
    /// PostgreSQL: whether statements are kept prepared. Not through a pooler in transaction mode that does not know of them.
    pub database_prepared_statements: bool,
    /// PostgreSQL: the address for migrations where `database_url` is that of a pooler.
    pub database_direct_url: Option<String>,
    /// PostgreSQL: the address of a standby from which reports and exports are read.
    pub database_read_url: Option<String>,
    /// PostgreSQL: seconds that a statement of a request may take.
    pub statement_seconds: u64,
    /// PostgreSQL: seconds that a statement of a report, an export or a job may take.
    pub background_statement_seconds: u64,
    /// PostgreSQL: seconds that a statement waits for a lock.
    pub lock_seconds: u64,
    /// PostgreSQL: seconds that a transaction of a request may do nothing.
    pub idle_transaction_seconds: u64,
    /// Threads that compute reports; absent, half of the processor's.
    pub report_threads: Option<usize>,
    /// Mebibytes of reports that are kept in memory.
    pub report_mib: u32,
    /// Mebibytes of reports that are stored in the database for all servers and the next start; 0, none.
    pub report_stored_mib: u32,
    /// Milliseconds that a page waits for its reports before it shows how far they are.
    pub report_wait_ms: u32,
}

impl Default for Settings {
    fn default() -> Self {
        let limits = Limits::default();
        Self {
            data: PathBuf::from("data"),
            database_url: None,
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 3000)),
            public_url: None,
            contact_email: None,
            smtp_url: None,
            mail_from: None,
            secrets_key: None,
            sign_in_codes_for: CodesFor::Nobody,
            prolific_url: None,
            connect_url: None,
            openid_issuer: None,
            openid_client_id: None,
            openid_client_secret: None,
            openid_name: None,
            openid_domains: Vec::new(),
            openid_groups: Vec::new(),
            openid_administrators: Vec::new(),
            openid_groups_claim: "groups".to_owned(),
            openid_scopes: Vec::new(),
            openid_trusts_addresses: false,
            export_to: None,
            export_endpoint: None,
            export_region: None,
            export_key_id: None,
            export_key: None,
            export_path_style: None,
            address_header: None,
            country_header: None,
            country_file: None,
            models: None,
            secure_cookies: None,
            session_days: 90,
            frame_ancestors: "'none'".to_owned(),
            upload_mib: 64,
            metrics_address: None,
            connections: 4_000,
            connections_per_address: 1_000,
            requests_per_address: 200,
            header_seconds: 30,
            body_seconds: 30,
            joins_per_minute: 300,
            sign_ins_per_minute: 300,
            claims_per_minute: 6_000,
            imports_per_minute: 60,
            exports_per_minute: 60,
            sweep_seconds: 5,
            jobs: true,
            process_name: None,
            job_lease_seconds: 30,
            database_connections: limits.connections,
            database_background_connections: limits.background_connections,
            database_prepared_statements: limits.prepares,
            database_direct_url: None,
            database_read_url: None,
            statement_seconds: limits.statement.as_secs(),
            background_statement_seconds: limits.background_statement.as_secs(),
            lock_seconds: limits.lock.as_secs(),
            idle_transaction_seconds: limits.idle.as_secs(),
            report_threads: None,
            report_mib: 64,
            report_stored_mib: 256,
            report_wait_ms: 300,
        }
    }
}

impl Settings {
    /// The file of settings that nobody has to name.
    pub(crate) const FILE: &str = "concord.toml";

    /// Reads the file, or without one `concord.toml` in the working folder if it is there, and the environment.
    ///
    /// # Errors
    /// The file cannot be read, a key is unknown or a value has the wrong form; the message names it.
    pub fn read(file: Option<&Path>) -> anyhow::Result<Self> {
        let named = file.unwrap_or_else(|| Path::new(Self::FILE));
        let defaults = Figment::from(Serialized::defaults(Self::default()));
        let in_file = match File::open(named) {
            Err(error) if file.is_none() && error.kind() == ErrorKind::NotFound => defaults,
            opened => {
                opened.with_context(|| format!("cannot read the settings in {}", named.display()))?;
                defaults.merge(Toml::file_exact(named))
            }
        };
        let settings: Self =
            in_file.merge(Env::prefixed(PREFIX).ignore(&OTHERS)).merge(Env::raw().only(&["database_url"])).extract()?;
        settings.base()?;
        Ok(settings)
    }

    /// The settings of a file with this text, and of nothing else.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub(crate) fn of_text(text: &str) -> anyhow::Result<Self> {
        let settings: Self =
            Figment::from(Serialized::defaults(Self::default())).merge(Toml::string(text)).extract()?;
        settings.base()?;
        Ok(settings)
    }

    /// Where the database is.
    pub fn database(&self) -> String {
        let file = || format!("sqlite://{}", self.data.join("concord.db").display());
        self.database_url.clone().unwrap_or_else(file)
    }

    /// Where the models are.
    pub fn models(&self) -> PathBuf {
        self.models.clone().unwrap_or_else(|| self.data.join("models"))
    }

    /// Whether people reach the pages over TLS.
    pub fn secure(&self) -> bool {
        let public = self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
        self.secure_cookies.unwrap_or(public)
    }

    /// Whether there is a proxy before this server that hides the visitors' addresses: TLS, or another address than this
    /// one on this machine, is the work of a proxy.
    pub fn hides_addresses(&self) -> bool {
        let Some(url) = self.public_url.as_deref().filter(|_| self.address_header.is_none()) else { return false };
        let here = self.origin().strip_prefix("http://") == Some(self.address.to_string().as_str());
        url.starts_with("https://") || (self.address.ip().is_loopback() && !here)
    }

    /// The e-mail address for people who cannot sign in; an empty one counts as absent.
    pub fn contact(&self) -> Option<&str> {
        self.contact_email.as_deref().map(str::trim).filter(|address| !address.is_empty())
    }

    /// How studies recruit through the interface of a provider, if there is a key that encrypts tokens.
    ///
    /// # Errors
    /// One of the settings is wrong; the message says which. It repeats none.
    pub fn recruiting(&self) -> anyhow::Result<Option<Recruiting>> {
        let given = |value: Option<&str>| value.map(str::trim).filter(|value| !value.is_empty()).map(str::to_owned);
        let real = ServiceUrls::default();
        let urls = ServiceUrls {
            prolific: given(self.prolific_url.as_deref()).unwrap_or(real.prolific),
            connect: given(self.connect_url.as_deref()).unwrap_or(real.connect),
        };
        let Some(key) = given(self.secrets_key.as_deref()) else { return Ok(None) };
        let Some(key) = SecretsKey::from_hex(&key) else {
            bail!("secrets_key is not a key: it needs 64 hexadecimal digits. Make one with: openssl rand -hex 32");
        };
        let recruiting = Recruiting::new(key, urls);
        recruiting.map(|recruiting| Some(recruiting.at(self.public_url.as_deref()))).map_err(|service| {
            let like = ServiceUrls::real(service);
            anyhow!("{service}_url is not an address that can be used: write it like {like}")
        })
    }

    /// The largest body that is read, in bytes.
    pub fn upload_bytes(&self) -> usize {
        usize::try_from(self.upload_mib).unwrap_or(usize::MAX).saturating_mul(1 << 20)
    }

    /// How long a job is held without a sign of life.
    pub fn lease(&self) -> Duration {
        Duration::from_secs(self.job_lease_seconds.max(1))
    }

    /// What this process says of itself to people who ask who carries out jobs.
    pub fn me(&self, program: &'static str) -> Me {
        let name = self.process_name.clone();
        Me { name: name.unwrap_or_else(|| gethostname::gethostname().to_string_lossy().into_owned()), program }
    }

    /// The address to print for people.
    pub fn address_for_people(&self, listening: SocketAddr) -> String {
        let url = self.public_url.clone().unwrap_or_else(|| format!("http://{listening}"));
        url.trim_end_matches('/').to_owned()
    }
}
