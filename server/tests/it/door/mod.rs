//! What every request passes.

mod crowd;
mod forged;
mod headers;
mod limit;
mod link;
mod panic;
mod process;
mod refused;
