//! Every address the process answers, put together.

use axum::Router;

use crate::pages;
use crate::site::{self, Files};

/// The whole application, ready to be served.
pub fn router(files: Files) -> Router {
    Router::new()
        .nest("/pkg", site::router(files.clone()))
        .merge(pages::router(files))
}
