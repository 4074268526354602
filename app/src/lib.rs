//! The pages of Concord.
//!
//! Pages ([`page`]) are rendered on the server and sent as plain HTML; links and forms in them work without JavaScript.
//! An [island](part::Woken) is a part of a page for which the crate `front` has code that runs in the browser.
//!
//! `app` does not depend on axum, the database, or the method by which a person signed in: the server provides
//! everything that a page needs through Leptos' context.

pub mod call;
pub mod chart;
pub mod page;
pub mod part;
mod routes;
mod shell;

pub use page::{Contact, Reference};
pub use routes::App;
pub use shell::{Site, file_shell, shell};
