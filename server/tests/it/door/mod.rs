//! What every request passes.

mod forged;
mod headers;
mod limit;
mod link;
mod nul;
mod panic;
mod process;
mod refused;
