//! A handler that panics: a page or a problem with a number, no trace in the database, and the process goes on.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use axum::routing::get;
use tower::ServiceExt as _;

use crate::app::{Reply, on_both_engines};

on_both_engines!(a_panic_is_told_with_a_number_and_stops_nothing, async |app| {
    let engine = app.engine.clone();
    let spill = move || {
        let engine = engine.clone();
        async move {
            // Under way when it happens: on SQLite this is the one that writes.
            let tx = engine.write().await.expect("a transaction");
            let said = ["fine"].get(engine.id::<shared::EventId>().to_string().len()).expect("spilt milk");
            tx.commit().await.expect("committed");
            *said
        }
    };
    let routes = Router::new().route("/spill", get(spill)).route("/fine", get(|| async { "fine" }));
    let router = app.state.clone().with_middleware(routes);
    let ask = async |path: &str, accept: &str| {
        let request = Request::get(path).header(header::ACCEPT, accept).body(Body::empty()).expect("a request");
        Reply::of(router.clone().oneshot(request).await.expect("an answer")).await
    };

    let page = ask("/spill", "text/html,*/*;q=0.8").await;
    assert_eq!(page.status, 500);
    assert!(page.text().contains("report number") && page.header("content-type").starts_with("text/html"));
    assert!(page.header("content-security-policy").contains("default-src 'none'"), "the layers around it still work");
    let problem = ask("/spill", "application/json").await;
    assert_eq!((problem.status.as_u16(), problem.header("content-type")), (500, "application/problem+json"));
    let body: serde_json::Value = serde_json::from_slice(&problem.body).expect("JSON");
    assert_eq!(body["problem"], "internal");
    let trace = body["trace"].as_str().expect("a number");
    assert!(!trace.is_empty() && body["detail"].as_str().expect("words").contains(trace));
    for reply in [&page, &problem] {
        assert!(!reply.text().contains("milk"), "what happened is for the log: {}", reply.text());
    }
    assert_eq!(ask("/fine", "*/*").await.text(), "fine");
    app.person("ann").await;
});
