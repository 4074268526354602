//! Texts: imports, the outputs of systems and people, and the models that measure them.

pub mod edit;
pub mod import;
pub(crate) mod list;
pub mod model;
pub mod neural;
pub mod output;
pub mod rewrites;
pub mod source;
pub(crate) mod unreadable;
