//! Texts: what is imported, what systems and people made of it, and the models that measure it.

pub(crate) mod built_in;
pub mod import;
pub mod model;
pub mod neural;
pub mod output;
pub mod rewrites;
pub mod source;
