//! Signing in and joining, and the user's own account.

mod enter;
mod home;
mod join;
mod newcomer;
mod once;
mod setup;
mod signin;

pub use enter::Enter;
pub use home::Account;
pub use join::Join;
pub use once::Once;
pub use setup::Setup;
pub use signin::{Contact, SignIn};
