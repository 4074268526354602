//! One page a file; the folders follow the addresses.

mod account_menu;
mod frame;
mod home;
mod not_found;
mod rail;

pub use frame::{Frame, WorkFrame};
pub use home::Home;
pub use not_found::NotFound;
