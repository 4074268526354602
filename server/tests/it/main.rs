//! The pages and the REST interface in process, each test with a database of its own, on SQLite and on PostgreSQL.
#![expect(
    clippy::assigning_clones,
    clippy::cast_possible_wrap,
    clippy::float_cmp,
    clippy::format_push_string,
    clippy::module_inception,
    reason = "counts and levels of a test are small and exact, and a test's noun may have the name of its folder"
)]

mod app;

mod account;
mod api;
mod base;
mod command;
mod connect;
mod docs;
mod entrance;
mod gate;
mod mail;
mod middleware;
mod money;
mod privacy;
mod prolific;
mod report;
mod route;
mod site;
mod study;
mod work;
mod worst;
