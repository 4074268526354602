//! Tests of the whole system: real processes of `concord`, real databases, many clients, and faults.
//!
//! They find the program in `CONCORD_BIN` and a PostgreSQL in `CONCORD_TEST_POSTGRES`, as `cargo xtask test` sets them,
//! and say so where they are skipped.

pub mod arguments;
pub mod browser;
pub mod client;
#[cfg(unix)]
pub mod cluster;
pub mod count;
pub mod database;
pub mod encoder;
pub mod large;
pub mod over_http;
pub mod page_worker;
#[cfg(unix)]
pub mod postgres;
pub mod process;
pub mod proxy;
pub mod reader;
pub mod recount;
pub mod rewriting;
pub mod scene;
pub mod steady;
pub mod study;
pub mod times;
pub mod usage;
pub mod wire;
pub mod worker;
