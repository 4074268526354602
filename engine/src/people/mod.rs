//! People's data: what is stored about somebody, how they get it, and how it is erased.

pub mod erase;
pub mod join;
pub mod my_data;
pub mod names;
mod quotes;
pub mod receipt;
pub mod retention;
