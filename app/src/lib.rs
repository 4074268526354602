//! The pages of Concord.
//!
//! Pages ([`page`]) are rendered on the server and sent as plain HTML; links and forms in them work without JavaScript.
//! Only the components in [`island`], and the server functions in [`call`] that these use, are also compiled to
//! WebAssembly.
//!
//! `app` does not depend on axum, the database, or the method by which a person signed in: the server provides
//! everything that a page needs through Leptos' context.

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
