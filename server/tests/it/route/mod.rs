//! Every address there is, taken from the description of the interface, the table of pages and the list of server
//! functions: whom it is for, whom it does not exist for, where a request may come from, what it never says.
//!
//! An address that is added is asked too. One that these tests cannot place makes them fail until it is placed here.

pub mod call;
mod forged;
pub mod function;
pub mod hostile;
mod navigation;
pub mod page;
mod reading;
mod role;
mod secret;
mod stranger;
pub mod world;
