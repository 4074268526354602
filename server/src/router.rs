//! Every address the process answers, put together.

use axum::Router;

use crate::site::{self, Files};
use crate::pages;

/// The whole application, ready to be served.
pub fn router(files: Files) -> Router {
    Router::new().nest("/pkg", site::router(files.clone())).merge(pages::router(files))
}
