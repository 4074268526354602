//! Many visitors at once: no page waits for what another page holds.

use axum::body::Body;
use axum::http::{Request, header};

use crate::app::on_both_engines;

on_both_engines!(pages_that_are_opened_at_once_are_all_shown, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let cookie = format!("concord={}", browser.cookie().expect("a session"));
    // More than there are connections to read with. Parts of a page that begin before it is their turn hold them all, and
    // each waits for another until it gives up.
    let pages = (0..60).map(|_| {
        let request = Request::get("/account").header(header::COOKIE, &cookie).header(header::ACCEPT, "text/html");
        app.send(request.body(Body::empty()).expect("a request"))
    });
    for page in futures::future::join_all(pages).await {
        assert_eq!(page.status, 200, "{}", page.text());
    }
});
