//! The pages of whoever administers the installation.

mod events;
mod people;

pub use events::Events;
pub use people::People;
