//! The way in and one's own account.

mod join;
mod password;
mod people;
mod setup;
mod signin;
