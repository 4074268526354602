//! Commands of published protocols: `concord mqm`, `esa`, `quality` and `alt-test`. The computations are in `protocols`.

pub mod alt_test;
mod by;
pub mod esa;
mod input;
pub mod mqm;
mod print;
pub mod quality;
