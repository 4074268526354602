//! For whom a study does not exist, none of its addresses exists, and none of its ids under another study.

use std::collections::BTreeSet;

use super::call::calls;
use super::world::{World, changed};
use crate::app::on_both_engines;

/// What concerns no study in particular. Anything new is either about a study, or is added here after some thought.
const NOBODYS: [&str; 12] = [
    "GET /erasures",
    "GET /erasures/{erasure}",
    "GET /join/{code}",
    "GET /me",
    "GET /people/{person}/erasure",
    "GET /studies",
    "GET /tokens",
    "GET /work",
    "POST /join/{code}",
    "POST /people/{person}/erasure",
    "POST /studies",
    "POST /tokens",
];

/// Words that are the same in every study: they name nothing of another one.
const WORDS: [&str; 10] =
    ["study", "language", "gate", "outcome", "role", "name", "file", "submission", "key", "service"];

on_both_engines!(what_is_anothers_reads_like_what_is_not_there, async |app| {
    let world = World::new(&app).await;
    let before = world.snapshot().await;
    let mut nobodys = BTreeSet::new();
    for call in calls(&app).await {
        if !["study", "assignment", "token"].iter().any(|part| call.names(part)) {
            nobodys.insert(call.name.clone());
            continue;
        }
        let real = call.send(&app, &world.stranger.token, |text| world.fill(text)).await;
        let nothing = call.send(&app, &world.stranger.token, |text| world.fill_with_nothing(text)).await;
        assert_eq!(real.status, 404, "{}: {}", call.name, real.text());
        assert_eq!((nothing.status, nothing.text()), (real.status, real.text()), "{}", call.name);
        let unknown = call.send(&app, "", |text| world.fill(text)).await;
        assert_eq!(unknown.status, 401, "{} without a token: {}", call.name, unknown.text());
        let invented = call.send(&app, "concord_invented", |text| world.fill(text)).await;
        assert_eq!(invented.status, 401, "{} with a token nobody made", call.name);
    }
    assert_eq!(nobodys, NOBODYS.iter().map(|name| (*name).to_owned()).collect());
    assert_eq!(changed(&before, &world.snapshot().await), Vec::<String>::new());
});

on_both_engines!(an_id_of_one_study_is_nothing_under_another, async |app| {
    let world = World::new(&app).await;
    let before = world.snapshot().await;
    let mut asked = 0;
    for call in calls(&app).await.into_iter().filter(|call| call.names("study")) {
        let named = world.here.keys().any(|part| !WORDS.contains(part) && call.names(part));
        let reply = call.send(&app, &world.stranger.token, |text| world.fill_elsewhere(text)).await;
        if named {
            asked += 1;
            assert_eq!(reply.status, 404, "{}: {}", call.name, reply.text());
        }
        assert!(!reply.text().contains("Frase numero") && !reply.status.is_server_error(), "{}", call.name);
    }
    assert!(asked > 10, "{asked} calls name something inside a study");
    assert_eq!(changed(&before, &world.snapshot().await), Vec::<String>::new(), "whatever was done elsewhere");
});
