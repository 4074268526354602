//! Amazon Mechanical Turk without calls: the files of a batch, and what a page in the site's frame needs.
//!
//! A batch starts from an [input file](input). Its [results] come back as a file, which goes to the site again
//! with [decisions](approval). Bonuses are a [list](bonus) that a person works through.
//!
//! Alternatively the work is done on a page of ours. A [layout] of the site's editor leads there, or the site shows the page in
//! a frame: a HIT then holds a [question] with its address, and the [frame] names the worker and the assignment in parameters.
//!
//! Files for the site are not escaped for spreadsheets: a text that begins with `=` or `-` must reach the worker as it
//! is, and a `-3` is a `-3`. A page that offers such a file says so.

pub mod answer;
pub mod approval;
pub mod bonus;
mod cell;
mod fault;
pub mod frame;
pub mod input;
pub mod layout;
pub mod question;
pub mod results;

pub use fault::{CellFault, Unusable};

/// The characters of an id of the site, at most. This limit is ours; its ids have about 30.
const ID: usize = 64;

/// Whether a text can be an id of the site: an assignment, a HIT, a worker.
fn is_id(text: &str) -> bool {
    (1..=ID).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
