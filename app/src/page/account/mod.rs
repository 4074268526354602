//! The way in, and one's own account.

mod home;
mod join;
mod newcomer;
mod setup;
mod signin;

pub use home::Account;
pub use join::Join;
pub use setup::Setup;
pub use signin::SignIn;
