//! A server under a path of its host: `https://texts.example.org/lab/concord`.

mod addresses;
mod forms;
mod pages;

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use server::Settings;

use crate::app::{Reply, TestApp};

/// The path.
const BASE: &str = "/lab/concord";

fn settings() -> Settings {
    Settings { public_url: Some(format!("https://texts.example.org{BASE}/")), ..Settings::default() }
}

/// Runs a test on each engine, with a server under the path.
async fn under_a_path(test: impl AsyncFn(Arc<TestApp>)) {
    TestApp::on_both(settings(), test).await;
}

/// Asks for exactly this address, as a browser.
async fn asked(app: &TestApp, address: &str) -> Reply {
    let request = Request::get(address).header("host", "texts.example.org").header("accept", "text/html");
    Reply::of(app.open_as_it_is(request.body(Body::empty()).expect("a request")).await).await
}
