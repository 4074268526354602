//! What every request passes.

mod forged;
mod headers;
mod limit;
mod refused;
