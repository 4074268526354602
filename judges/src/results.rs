//! The file of results: JSON Lines, a line for each call, written as soon as the call is done.
//!
//! A file goes on where it ended. An unfinished last line, which a process leaves behind that was ended while it wrote, is
//! dropped before the next one is added.

mod line;
mod lines;
mod spent;

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom};
use std::path::Path;

pub use line::{Line, Parameters, Status, digest};
pub use spent::UnknownCost;

use crate::{Done, Money, Price, Value};
use lines::Lines;
use spent::Spent;

/// How a line begins.
const BEGINNING: &[u8] = b"{\"item\"";

/// Who answers, and how: what may not change within a file for the same rater.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The rater.
    pub rater: String,
    /// The template, as its SHA-256.
    pub template_sha256: String,
    /// Everything else that can change an answer.
    pub parameters: Parameters,
}

/// An answer that a file holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// The prompt, as its SHA-256.
    pub prompt_sha256: String,
    /// The answer.
    pub value: Value,
}

/// Why a file of results cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It cannot be read or written.
    #[error("cannot use the file of results: {0}")]
    Io(#[from] io::Error),
    /// Another process writes to it.
    #[error("another process writes to the file of results")]
    Locked,
    /// It holds something else.
    #[error("line {line}: this is not a line of results ({reason}). Name another file")]
    Foreign {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The rater answered with another template or other parameters.
    #[error(
        "line {line}: the rater \"{rater}\" answered with {what}. Use the same again, or give the new answers another rater name"
    )]
    Changed {
        /// The line, from 1.
        line: usize,
        /// The rater.
        rater: String,
        /// What differs, with both values.
        what: String,
    },
}

/// A file of results.
#[derive(Debug)]
pub struct Results {
    lines: Lines<File>,
    answered: HashMap<(String, String), Answered>,
    spent: Spent,
}

impl Results {
    /// Opens a file, or makes it, and reads what it holds.
    ///
    /// # Errors
    /// It cannot be read or written, another process has it, it holds anything but results, or one of these raters has answered with
    /// another template or other parameters.
    pub fn open(path: &Path, plans: &[Plan]) -> Result<Self, OpenError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::Locked),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let (mut answered, mut spent, mut is_unfinished) = (HashMap::new(), Spent::default(), false);
        let (mut bytes, mut end, mut number) = (Vec::new(), 0_u64, 0);
        let mut input = BufReader::new(&file);
        loop {
            bytes.clear();
            if input.read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            if bytes.last() != Some(&b'\n') {
                // A foreign file without a line end must not lose its only line.
                if number == 0 && !bytes.starts_with(BEGINNING) && !BEGINNING.starts_with(&bytes) {
                    let reason = "it has no line end".to_owned();
                    return Err(OpenError::Foreign { line: 1, reason });
                }
                is_unfinished = true;
                break;
            }
            end += bytes.len() as u64;
            number += 1;
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            let foreign = |reason: String| OpenError::Foreign { line: number, reason };
            let line: Line = serde_json::from_slice(&bytes).map_err(|error| foreign(error.to_string()))?;
            if let Some(plan) = plans.iter().find(|plan| plan.rater == line.rater) {
                check(&line, plan, number)?;
            }
            spent.add(&line, number).ok_or_else(|| foreign("its cost is no amount".to_owned()))?;
            if let Some(value) = line.value {
                answered.insert((line.item, line.rater), Answered { prompt_sha256: line.prompt_sha256, value });
            }
        }
        drop(input);
        file.seek(SeekFrom::Start(end))?;
        Ok(Self { lines: Lines::new(file, end, is_unfinished), answered, spent })
    }

    /// The answer to this prompt, if the file holds it.
    pub fn answer(&self, item: &str, rater: &str, prompt_sha256: &str) -> Option<&Value> {
        let own = self.answered.get(&(item.to_owned(), rater.to_owned()))?;
        (own.prompt_sha256 == prompt_sha256).then_some(&own.value)
    }

    /// What the calls cost that the file held when it was opened. Where only their tokens are known, they count at this price, and
    /// calls of programs cost nothing.
    ///
    /// # Errors
    /// Neither the cost nor the tokens of a call are known.
    pub fn spent(&self, price: &Price) -> Result<Money, UnknownCost> {
        self.spent.at(price)
    }

    /// Whether the file ends with an unfinished line, which the next line replaces.
    pub const fn is_unfinished(&self) -> bool {
        self.lines.is_unfinished()
    }

    /// Adds a call. The line is handed to the system as a whole before this returns.
    ///
    /// # Errors
    /// It cannot be written, or an earlier one could not: nothing is added after that.
    pub fn write(&mut self, done: &Done, plan: &Plan) -> io::Result<()> {
        let line = Line::new(done, plan);
        let mut bytes = serde_json::to_vec(&line)?;
        bytes.push(b'\n');
        self.lines.add(&bytes)?;
        if let Some(value) = line.value {
            let answered = Answered { prompt_sha256: line.prompt_sha256, value };
            self.answered.insert((line.item, line.rater), answered);
        }
        Ok(())
    }

    /// Waits until the file is on the disk.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(&self) -> io::Result<()> {
        self.lines.target().sync_data()
    }
}

/// Compares a line of a rater with what that rater is about to do.
fn check(line: &Line, plan: &Plan, number: usize) -> Result<(), OpenError> {
    let changed = |what: String| OpenError::Changed { line: number, rater: plan.rater.clone(), what };
    if line.template_sha256 != plan.template_sha256 {
        return Err(changed("another template".to_owned()));
    }
    match line.parameters.difference(&plan.parameters) {
        Some(what) => Err(changed(what)),
        None => Ok(()),
    }
}
