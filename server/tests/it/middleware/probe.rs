//! `/healthz` and `/readyz`; the metrics are not where visitors are.

use std::sync::Arc;
use std::time::Duration;

use crate::app::{TestApp, on_both_engines};

on_both_engines!(the_process_says_whether_it_lives_and_can_serve, async |app| {
    let ask = async |app: &Arc<TestApp>, path: &str| {
        let page = app.browser().get(path).await;
        (page.status.as_u16(), page.text())
    };
    assert_eq!(ask(&app, "/healthz").await, (200, "ok\n".to_owned()));
    assert_eq!(ask(&app, "/readyz").await, (200, "ready\n".to_owned()));
    assert_eq!(ask(&app, "/metrics").await.0, 404, "they are at an address of their own");
    app.engine.db().close().await;
    assert_eq!(ask(&app, "/healthz").await.0, 200, "the process lives without its database");
    // An answer of the database is good for a second.
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    let (status, reason) = ask(&app, "/readyz").await;
    assert_eq!((status, reason.as_str()), (503, "the database cannot be reached\n"));
});
