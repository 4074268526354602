//! The pages of administrators of the server.

mod erase;
mod erasures;
mod events;
mod kinds;
mod people;

pub use erase::ErasePerson;
pub use erasures::{ErasureReceipt, Erasures};
pub use events::Events;
pub use people::People;
