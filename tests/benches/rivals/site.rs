//! What every tool has to do, and what is counted of it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use tokio::process::{Child, Command};

/// An answer: whose, about which text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Answer {
    pub worker: String,
    pub text: String,
}

/// How long the calls of a loop took, and how many went wrong.
#[derive(Debug, Default)]
pub struct Asked {
    pub next: Vec<Duration>,
    pub submit: Vec<Duration>,
    /// Replies with a status of 500 or more.
    pub faults: usize,
    /// How long all of it took.
    pub took: Duration,
}

impl Asked {
    pub fn add(&mut self, mut other: Self) {
        self.next.append(&mut other.next);
        self.submit.append(&mut other.submit);
        self.faults += other.faults;
    }

    /// Counts a reply that is a fault of the tool; whether it was none.
    pub fn is_fine(&mut self, status: reqwest::StatusCode) -> bool {
        self.faults += usize::from(status.is_server_error());
        status.is_success() || status.is_redirection()
    }
}

/// An export of many answers.
#[derive(Clone, Copy, Debug)]
pub struct Export {
    pub took: Duration,
    pub bytes: usize,
    /// The peak of the memory meanwhile, in megabytes.
    pub peak: u64,
}

/// A page of a worker as a browser opens it.
pub struct Page {
    pub url: String,
    /// `name=value; name=value`.
    pub cookies: String,
    /// Selects what can be clicked when the page is there.
    pub control: &'static str,
}

/// A tool that runs, with a study.
pub trait Site: Sized {
    type Worker: Worker;
    const NAME: &'static str;
    /// Texts of the loop: enough for its time.
    const TEXTS: usize;

    /// Starts it with a study of so many texts, until its first page is there.
    async fn start(texts: usize) -> anyhow::Result<Self>;

    /// Its name and version.
    fn title(&self) -> String;

    /// Makes another study of so many texts, without answers, in place of the last one.
    async fn empty(&mut self, texts: usize) -> anyhow::Result<()>;

    /// Somebody new who may work in the study.
    async fn sign_up(&self, number: usize) -> anyhow::Result<Self::Worker>;

    /// Where a worker answers.
    async fn page(&self, worker: &mut Self::Worker) -> anyhow::Result<Page>;

    /// Kills it without warning.
    fn kill(&self) -> anyhow::Result<()>;

    /// Starts it again with what it has stored.
    async fn again(&mut self) -> anyhow::Result<()>;

    /// All answers of the study that it has stored.
    async fn stored(&self) -> anyhow::Result<Vec<Answer>>;

    /// Exports a study with so many answers.
    async fn export(&mut self, answers: usize) -> anyhow::Result<Export>;

    /// Its memory in megabytes.
    fn memory(&self) -> u64;
}

/// Somebody who works.
pub trait Worker {
    /// The next text; nothing if there is none.
    async fn next(&mut self, asked: &mut Asked) -> anyhow::Result<Option<String>>;

    /// Answers the text; whether the tool says that it is stored.
    async fn submit(&mut self, text: &str, asked: &mut Asked) -> anyhow::Result<bool>;

    /// The answer as it is stored.
    fn answer(&self, text: &str) -> Answer;
}

/// A process with everything that it starts.
#[derive(Debug)]
pub struct Process(Child);

impl Process {
    /// Starts a command with a log, until an address answers.
    pub async fn start(mut command: Command, log: &Path, url: &str) -> anyhow::Result<Self> {
        let file = fs::File::create(log)?;
        let child = command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file).kill_on_drop(true).spawn()?;
        let mut process = Self(child);
        let since = Instant::now();
        while since.elapsed() < Duration::from_mins(3) {
            if reqwest::get(url).await.is_ok_and(|reply| !reply.status().is_server_error()) {
                return Ok(process);
            }
            if process.0.try_wait()?.is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("{url} does not answer: {}", fs::read_to_string(log).unwrap_or_default())
    }

    /// Kills it without warning.
    pub fn kill(&self) -> anyhow::Result<()> {
        let id = self.0.id().context("it has ended")?;
        let killed = std::process::Command::new("kill").args(["-KILL", &id.to_string()]).status()?;
        anyhow::ensure!(killed.success(), "kill -KILL {id}");
        Ok(())
    }

    /// A figure of its memory in megabytes, such as `VmRSS:`.
    pub fn memory(&self, name: &str) -> u64 {
        memory(self.0.id(), name)
    }

    /// Lets the system count the peak from now on.
    pub fn forget_peak(&self) {
        forget_peak(self.0.id());
    }
}

/// A figure of a process's memory in megabytes, where the system says it.
pub fn memory(id: Option<u32>, name: &str) -> u64 {
    let status = id.and_then(|id| fs::read_to_string(format!("/proc/{id}/status")).ok());
    figure(&status.unwrap_or_default(), name)
}

/// Lets the system count the peak of a process from now on, where it can.
pub fn forget_peak(id: Option<u32>) {
    if let Some(id) = id {
        let _ = fs::write(format!("/proc/{id}/clear_refs"), "5");
    }
}

/// A program of a rival: where `cargo xtask` has installed it.
pub fn program(name: &str) -> anyhow::Result<PathBuf> {
    let folder = std::env::var_os("RIVALS").context("cargo xtask bench rivals says where the rivals are")?;
    Ok(PathBuf::from(folder).join("bin").join(name))
}

/// The version of a package that is installed.
pub fn version(package: &str) -> String {
    let asked = program("python").and_then(|python| {
        let code = format!("from importlib.metadata import version; print(version('{package}'))");
        Ok(std::process::Command::new(python).args(["-c", &code]).output()?)
    });
    asked.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned()).unwrap_or_default()
}

/// Runs a command to its end: how long it took, and the peak of its memory in megabytes.
pub fn timed(command: &mut std::process::Command) -> anyhow::Result<(Duration, u64)> {
    let since = Instant::now();
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let mut peak = 0;
    loop {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        peak = figure(&status, "VmHWM:").max(peak);
        if let Some(status) = child.try_wait()? {
            anyhow::ensure!(status.success(), "{command:?} ended with {status}");
            return Ok((since.elapsed(), peak));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The bytes of a file, or of all files in a folder.
pub fn size(path: &Path) -> anyhow::Result<usize> {
    let facts = fs::metadata(path)?;
    if facts.is_file() {
        return Ok(usize::try_from(facts.len())?);
    }
    let mut bytes = 0;
    for entry in fs::read_dir(path)? {
        bytes += size(&entry?.path())?;
    }
    Ok(bytes)
}

/// A figure of the system about a process, in megabytes.
fn figure(status: &str, name: &str) -> u64 {
    let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or_default() / 1_024
}

/// The text of this number.
pub fn text(number: usize) -> String {
    format!("hey nr {number} is kinda cool!!")
}
