//! The key of the test is in nothing that anybody reads who may not design gates.

use super::call::{Call, calls};
use super::page::pages;
use super::world::World;
use crate::app::on_both_engines;
use crate::gate::stage::SECRET;
use crate::report::zip;

on_both_engines!(no_address_says_the_key_to_who_may_not_design_gates, async |app| {
    let world = World::new(&app).await;
    let says = |text: &str| text.contains(SECRET) || text.contains("\"expected\":");
    for name in ["worker", "reviewer", "manager"] {
        let who = world.who(name);
        let browser = app.signed_in(&who.member).await;
        // The documentation of the interface names the kinds of items, the same to everybody.
        for path in pages().into_iter().filter(|path| path != "/api") {
            let page = browser.get(&world.fill(&path)).await.text();
            assert!(!says(&page), "the page {path} for the {name}");
        }
        for call in calls(&app).await.into_iter().filter(Call::reads) {
            let reply = call.send(&app, &who.token, |text| world.fill(text)).await.text();
            assert!(!says(&reply), "{} for the {name}", call.name);
        }
        for noun in report::export::File::ALL {
            let call = Call::reading(&format!("/api/v1/studies/{{study}}/exports/{}.jsonl", noun.name()));
            let reply = call.send(&app, &who.token, |text| world.fill(text)).await.text();
            assert!(!says(&reply), "the export {} for the {name}", noun.name());
        }
    }
    let manager = &world.who("manager").token;
    for ending in ["csv", "jsonl"] {
        let call = Call::reading(&format!("/api/v1/studies/{{study}}/exports/{ending}.zip"));
        let archive = call.send(&app, manager, |text| world.fill(text)).await;
        for (name, bytes) in zip::open(&archive.body) {
            assert!(!says(&String::from_utf8_lossy(&bytes)), "{name} of the archive");
        }
    }
    let call = Call::reading("/api/v1/studies/{study}/gates");
    let rules = call.send(&app, &world.who("researcher").token, |text| world.fill(text)).await.text();
    assert!(says(&rules), "who designs the gates reads the key, so it is there to be looked for");
});
