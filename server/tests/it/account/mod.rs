//! The way in and one's own account.

mod join;
mod people;
mod password;
mod setup;
mod signin;
