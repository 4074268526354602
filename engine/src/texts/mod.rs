//! Texts: imports, the outputs of systems and people, and the models that measure them.

pub(crate) mod built_in;
pub mod import;
pub mod model;
pub mod neural;
pub mod output;
pub mod rewrites;
pub mod source;
