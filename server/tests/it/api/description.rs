//! The description of the interface, for programs and for people.

use crate::app::on_both_engines;

on_both_engines!(the_interface_describes_itself, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    assert!(document["openapi"].as_str().expect("a version").starts_with("3.1"));
    assert!(document["paths"]["/api/v1/tokens"]["post"].is_object());
    let page = app.browser().get("/api").await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("/api/v1/join/{code}"));
});
