//! What every request passes.

mod crowd;
mod forged;
mod headers;
mod limit;
mod link;
mod nul;
mod panic;
mod probe;
mod process;
mod refused;
mod throttle;
mod visitor;
