//! The pages and the REST interface in process, each test with a database of its own, on SQLite and on PostgreSQL.

mod app;

mod account;
mod api;
mod command;
mod door;
mod gate;
mod report;
mod site;
mod study;
