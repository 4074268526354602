//! Whatever changes something is refused when another site makes a browser send it, for anybody who is signed in.

use axum::body::Body;

use super::call::calls;
use super::function::{call, functions};
use super::world::{World, changed};
use crate::app::on_both_engines;

on_both_engines!(no_address_takes_what_another_site_sends, async |app| {
    let world = World::new(&app).await;
    let before = world.snapshot().await;
    let browser = app.signed_in(&world.stage.admin).await;
    for site in ["cross-site", "same-site"] {
        for call in calls(&app).await.into_iter().filter(|call| !call.reads()) {
            let request = call.request(|text| world.fill(text)).header("sec-fetch-site", site);
            let reply = browser.send(request, call.content(|text| world.fill(text))).await;
            assert!(reply.status == 403 && reply.text().contains("another website"), "{}: {}", call.name, reply.text());
        }
        for name in functions() {
            let reply = call(&browser, &name, &[], site, |text| world.fill(text)).await;
            assert!(reply.status == 403 && reply.text().contains("another website"), "{name}: {}", reply.text());
        }
    }
    assert_eq!(changed(&before, &world.snapshot().await), Vec::<String>::new());
});

on_both_engines!(no_function_runs_by_reading_its_address, async |app| {
    let world = World::new(&app).await;
    let browser = app.signed_in(&world.stage.admin).await;
    for name in functions() {
        let request = axum::http::Request::get(format!("/fn/{name}?study={}", world.here["study"]));
        let reply = browser.send(request, Body::empty()).await;
        assert_eq!(reply.status, 405, "{name}");
    }
});
