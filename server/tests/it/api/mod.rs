//! The REST interface, one noun a file.

mod description;
mod join;
mod reading;
mod token;
