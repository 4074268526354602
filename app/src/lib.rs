//! The pages of Concord.
//!
//! Pages ([`page`]) are rendered on the server and sent as plain HTML; links and forms work in them
//! without JavaScript. Only the components in [`island`], and the server functions in [`call`] they
//! use, are compiled to WebAssembly as well.
//!
//! `app` does not know axum, the database, or how a person signed in: the server puts what a page
//! needs into Leptos' context.

pub mod answers;
pub mod call;
#[cfg(feature = "ssr")]
pub mod chart;
pub mod island;
#[cfg(feature = "ssr")]
pub mod page;
#[cfg(feature = "ssr")]
pub mod part;
#[cfg(feature = "ssr")]
mod routes;
#[cfg(feature = "ssr")]
mod shell;
#[cfg(feature = "hydrate")]
mod start;

#[cfg(feature = "ssr")]
pub use page::Reference;
#[cfg(feature = "ssr")]
pub use routes::App;
#[cfg(feature = "ssr")]
pub use shell::{Site, shell};
