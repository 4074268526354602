//! People: accounts, signing in, roles, and the personal data of a person: how they download it, and how it is erased.

pub mod erase;
pub mod known_browser;
pub mod mail_link;
pub mod member;
pub mod my_data;
pub(crate) mod operator;
pub mod own_account;
pub(crate) mod password;
pub mod person;
mod quotes;
pub mod receipt;
pub mod retention;
pub mod second_factor;
pub mod service;
pub mod session;
pub mod setup;
pub mod sign_in;
pub(crate) mod throttle;
pub mod token;
pub(crate) mod typed;
