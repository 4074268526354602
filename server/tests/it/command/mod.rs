//! The command line, as a person or a script runs it.

mod aggregate;
mod agreement;
#[cfg(feature = "torch")]
mod causal;
mod compare;
mod convert;
mod curate;
mod demo;
mod doctor;
mod guide;
mod import;
mod installation;
mod judge;
mod lm;
mod mixed;
mod power;
mod protocol;
mod rated;
mod reference;
mod score;
mod served;
mod sheets;
mod simulate;
mod simulate_own;
mod style;
pub mod text;
mod train;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs `concord` with these arguments and this on its standard input.
pub fn concord(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_concord"))
        .args(arguments)
        // Neural models of tests are small: threads of libtorch would wait for each other, busily.
        .env("OMP_NUM_THREADS", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments closes its input early.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}
