//! A program that is asked: the prompt on its standard input, the reply on its standard output.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::Command;

use super::{Endpoint, Failure, Invalid, LONGEST_REPLY, Reply, Request};
use crate::secret::shown;

/// The bytes of the standard error that are read.
const LONGEST_ERROR: usize = 64 << 10;

/// A program with its arguments. It is started for every call, and ended if it takes too long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    path: String,
    arguments: Vec<String>,
    timeout: Duration,
}

impl Program {
    /// A program, its arguments, and how long a call may take.
    ///
    /// # Errors
    /// The command is empty.
    pub fn new(command: &[String], timeout: Duration) -> Result<Self, Invalid> {
        let (program, arguments) = command.split_first().ok_or(Invalid::NoProgram)?;
        if program.is_empty() {
            return Err(Invalid::NoProgram);
        }
        Ok(Self { path: program.clone(), arguments: arguments.to_vec(), timeout })
    }

    /// What the program is called, without its folder.
    pub fn name(&self) -> String {
        let name = Path::new(&self.path).file_name();
        name.map_or_else(|| self.path.clone(), |name| name.to_string_lossy().into_owned())
    }

    async fn run(&self, prompt: &str) -> Result<Reply, Failure> {
        let failed = |error: std::io::Error| Failure::Program(shown(&error.to_string(), None));
        let mut child = Command::new(&self.path)
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let (mut stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        // A program may answer without reading everything: that it closes its input is no failure.
        let write = async {
            if let Some(stdin) = stdin.as_mut() {
                stdin.write_all(prompt.as_bytes()).await.ok();
            }
            drop(stdin.take());
        };
        let ((), output, errors) = futures::join!(write, read(stdout, LONGEST_REPLY), read(stderr, LONGEST_ERROR));
        let (output, errors) = (output.map_err(failed)?, errors.unwrap_or_default());
        if output.len() > LONGEST_REPLY {
            return Err(Failure::TooLarge);
        }
        let status = child.wait().await.map_err(failed)?;
        if !status.success() {
            let said = String::from_utf8_lossy(&errors);
            let last = said.trim().lines().last().unwrap_or_default();
            return Err(Failure::Program(shown(&format!("{status}: {last}"), None)));
        }
        let raw = String::from_utf8_lossy(&output).into_owned();
        let text = String::from_utf8(output).map_err(|_| {
            let reason = "it is not UTF-8".to_owned();
            Failure::Malformed { reason, raw: raw.clone() }
        })?;
        Ok(Reply { text, raw, ..Reply::default() })
    }
}

/// Everything, or one byte more than the limit; what is behind it is read and dropped.
async fn read(input: Option<impl AsyncRead + Unpin>, limit: usize) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(mut input) = input {
        let most = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
        (&mut input).take(most).read_to_end(&mut bytes).await?;
        tokio::io::copy(&mut input, &mut tokio::io::sink()).await?;
    }
    Ok(bytes)
}

#[async_trait::async_trait]
impl Endpoint for Program {
    async fn ask(&self, request: Request<'_>) -> Result<Reply, Failure> {
        // A program that is out of time is dropped, and with it killed.
        tokio::time::timeout(self.timeout, self.run(request.prompt)).await.unwrap_or(Err(Failure::TimedOut))
    }

    fn size(&self, prompt: &str) -> (usize, usize) {
        (prompt.len(), 1)
    }
}
