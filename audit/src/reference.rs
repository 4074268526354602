//! The reference programs: they read designs as lines of JSON and answer with lines of JSON.
//!
//! A request is `{"id", "statistic", "data"}`, an answer `{"id", "answers": {name: answer}}` or `{"id", "error"}`.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context as _, anyhow, ensure};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::answer::Answers;
use crate::options::Options;

/// A design for a reference program.
#[derive(Debug, Clone, Serialize)]
pub struct Request {
    /// The number that the answer carries.
    pub id: usize,
    /// The name of the entry.
    pub statistic: &'static str,
    /// The design.
    pub data: Value,
}

#[derive(Debug, Deserialize)]
struct Reply {
    id: usize,
    answers: Option<Answers>,
    error: Option<String>,
}

/// What a program answered, or its error.
pub type Replies = HashMap<usize, Result<Answers, String>>;

/// The folder of the reference programs.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("reference")
}

/// Asks a program on all cores; `Err` where there is nothing to run it with.
pub fn ask(file: &str, requests: &[Request], options: &Options) -> anyhow::Result<Result<Replies, String>> {
    let is_r = Path::new(file).extension().is_some_and(|ending| ending == "R");
    let (program, flag) = if is_r { (&options.rscript, "--rscript") } else { (&options.python, "--python") };
    let Some(program) = program else {
        return Ok(Err(format!("{flag} was not given")));
    };
    let n_programs = thread::available_parallelism().map_or(1, usize::from).min(requests.len()).max(1);
    let shares: Vec<Vec<&Request>> =
        (0..n_programs).map(|k| requests.iter().skip(k).step_by(n_programs).collect()).collect();
    let replies = thread::scope(|scope| {
        let running: Vec<_> = shares.iter().map(|share| scope.spawn(|| run(program, file, share))).collect();
        let mut all = Replies::new();
        for one in running {
            all.extend(one.join().map_err(|_| anyhow!("a thread that reads answers stopped"))??);
        }
        anyhow::Ok(all)
    })?;
    Ok(Ok(replies))
}

fn run(program: &Path, file: &str, requests: &[&Request]) -> anyhow::Result<Replies> {
    let mut command = Command::new(program);
    command.arg(folder().join(file)).current_dir(folder());
    // One thread a process: there is a process for each core.
    command.env("OMP_NUM_THREADS", "1").env("OPENBLAS_NUM_THREADS", "1").env("PYTHONDONTWRITEBYTECODE", "1");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let child = child.as_mut().map_err(|error| anyhow!("cannot start {}: {error}", program.display()))?;
    let mut input = child.stdin.take().context("the input was asked for")?;
    let output = child.stdout.take().context("the output was asked for")?;
    thread::scope(|scope| {
        let writing = scope.spawn(move || {
            for request in requests {
                let line = serde_json::to_string(request).expect("a request is plain data");
                writeln!(input, "{line}")?;
            }
            std::io::Result::Ok(())
        });
        let mut replies = Replies::new();
        for line in BufReader::new(output).lines() {
            let line = line?;
            let reply: Reply = serde_json::from_str(&line).with_context(|| format!("{file} answered {line}"))?;
            let error = reply.error.unwrap_or_else(|| "neither answers nor an error".to_owned());
            replies.insert(reply.id, reply.answers.ok_or(error));
        }
        let status = child.wait()?;
        ensure!(status.success(), "{file} ended with {status}");
        writing.join().map_err(|_| anyhow!("the thread that writes designs stopped"))??;
        Ok(replies)
    })
}
