//! The way in and one's own account.

pub mod codes;
mod codes_demanded;
mod join;
mod language;
mod own;
mod password;
mod people;
mod secret;
mod service;
mod session;
mod setup;
mod signin;
