//! `/pkg`: the front end's files, and the policy of the pages that name them.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};

use engine::design::preset::Preset;

use crate::app::{Reply, TestApp, on_both_engines};
use crate::report::stage::Stage;

async fn get(app: &Arc<TestApp>, address: &str, accepted: &str) -> Reply {
    let request = Request::get(address).header(header::ACCEPT_ENCODING, accepted);
    app.send(request.body(Body::empty()).expect("a request")).await
}

on_both_engines!(the_best_copy_the_browser_takes_is_sent, async |app| {
    for (accepted, expected) in
        [("gzip, deflate, br, zstd", "as brotli"), ("gzip, br;q=0", "as gzip"), ("identity", "plain"), ("", "plain")]
    {
        assert_eq!(get(&app, "/pkg/loader.1.js", accepted).await.text(), expected, "{accepted}");
    }
});

on_both_engines!(a_file_says_its_type_and_may_be_kept, async |app| {
    let reply = get(&app, "/pkg/loader.1.js", "br").await;
    assert_eq!(reply.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(reply.header("content-encoding"), "br");
    assert_eq!(reply.header("vary"), "accept-encoding");
    assert!(reply.header("cache-control").contains("immutable"));
});

on_both_engines!(nothing_else_in_the_folder_is_served, async |app| {
    for name in ["manifest.json", "secret.txt", "none.js", "..%2fsecret.js", "%00.js"] {
        let reply = get(&app, &format!("/pkg/{name}"), "").await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{name}");
    }
});

on_both_engines!(a_page_names_its_files, async |app| {
    let page = get(&app, "/signin", "").await;
    assert!(page.head.get(header::LINK).is_none(), "a page without islands needs no code");
    let page = page.text();
    assert!(page.contains("/pkg/loader.1.js"), "{page}");
    assert!(page.contains("/pkg/style.2.css"), "{page}");
});

on_both_engines!(a_page_with_islands_asks_for_their_code_at_once, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Similarity, |definition| definition.need = 1).await;
    let hit = stage.claim(0, task).await.expect("a hit");
    let page = app.signed_in(&stage.workers[0]).await.get(&format!("/work/assignments/{hit}")).await;
    let early = page.header("link");
    assert!(early.contains("</pkg/front.3.js>; rel=modulepreload"), "{early}");
    assert!(early.contains("</pkg/front.4.wasm>; rel=preload; as=fetch"), "{early}");
});
