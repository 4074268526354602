//! Signing in and joining, and the user's own account.

mod codes;
mod confirm;
mod enter;
mod fields;
mod forgot;
mod forgotten;
mod framed;
mod home;
mod join;
mod newcomer;
mod once;
mod reset;
mod service;
mod setup;
mod signin;
mod unsubscribe;

pub use codes::CodesPage;
pub use confirm::ConfirmAddress;
pub use enter::Enter;
pub use forgot::Forgot;
pub use forgotten::Contact;
pub use framed::Framed;
pub use home::Account;
pub use join::Join;
pub use once::Once;
pub use reset::Reset;
pub use service::ConnectService;
pub use setup::Setup;
pub use signin::{SignIn, SignInCode};
pub use unsubscribe::Unsubscribe;
