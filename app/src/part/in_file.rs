//! Pages that are made as a file of their own.

use leptos::prelude::*;

/// In the context of a page that is made as one file: without frame, scripts, and links to other pages.
#[derive(Clone, Copy, Debug)]
pub struct InFile;

/// Whether this page is made as a file.
pub fn in_file() -> bool {
    use_context::<InFile>().is_some()
}
