//! The interactive parts of a page that run in the browser: one island per file.
//!
//! An island is rendered on the server first and must make sense before it is hydrated. Its
//! properties are serialised into the page, so they hold what the person may see and nothing else.
//! The name of an island is unique in the whole application: the loader finds it by name.

mod grader;
mod hit;
mod kept;
mod task_preview;

pub use grader::Grader;
pub use hit::HitDesk;
pub use kept::Kept;
pub use task_preview::TaskPreview;
