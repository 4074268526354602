//! `/api/v1/studies/{study}/join-links` and `/api/v1/join/{code}`.

use serde_json::json;

use crate::app::{PASSWORD, on_both_engines};

on_both_engines!(a_program_invites_and_a_program_joins, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let office = app.program_of(&admin).await;
    let links = format!("/studies/{study}/join-links");
    let made = office.post(&links, json!({"role": "worker", "uses": 1})).await;
    assert_eq!(made.status, 201);
    let code = made.json()["code"].as_str().expect("a code").to_owned();
    let listed = office.get(&links).await.good();
    let id = listed[0]["id"].as_str().expect("an id");
    assert_eq!(made.json()["id"], id, "what ends a link is no secret");
    assert!(!listed.to_string().contains(&code), "a code is shown once");
    let join = format!("/join/{code}");
    assert_eq!(app.program("").get(&join).await.good()["title"], "Formal rewrites");
    let new = |name: &str| json!({"name": name, "email": format!("{name}@example.org"), "password": PASSWORD});
    let joined = app.program("").post(&join, new("wim")).await;
    assert_eq!(joined.status, 201);
    let token = joined.json()["token"]["secret"].as_str().expect("a token").to_owned();
    assert_eq!(app.program(token).get("/me").await.good()["name"], "wim");
    assert_eq!(app.program("").post(&join, new("eve")).await.status, 409, "it is used up");
    assert_eq!(office.delete(&format!("{links}/{id}")).await.status, 204);
    assert_eq!(app.program("").get(&join).await.status, 404);
});

on_both_engines!(another_study_is_nothing, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let stranger = app.person("eve").await;
    let program = app.program_of(&stranger).await;
    assert_eq!(program.get(&format!("/studies/{study}/join-links")).await.status, 404);
    assert_eq!(program.get("/studies/not-an-id/join-links").await.status, 404);
    let browser = app.signed_in(&stranger).await;
    for page in ["", "/members", "/sources", "/agreement", "/export"] {
        assert_eq!(browser.get(&format!("/studies/{study}{page}")).await.status, 404, "{page}");
    }
});
