//! Signing in at the sign-in service of an organisation (OpenID Connect Core 1.0, authorization code flow with PKCE).
//!
//! This crate finds the service's addresses and keys, says where a browser has to go, and turns the code it comes back with into
//! an [`Identity`] whose signature, issuer, audience, time and nonce have been checked. It stores nothing and decides nothing:
//! who may come and what they may do is a matter of the engine.

mod attempt;
mod claims;
mod error;
mod service;

pub use attempt::Attempt;
pub use claims::{Address, Identity};
pub use error::{Error, Result};
pub use service::{Service, Setup};
