//! One page a file; the folders follow the addresses.

mod home;
mod not_found;

pub use home::Home;
pub use not_found::NotFound;
