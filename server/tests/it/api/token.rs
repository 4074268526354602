//! `/api/v1/tokens` and the shape of refusals.

use serde_json::json;

use crate::app::{PASSWORD, on_both_engines};

on_both_engines!(a_password_gives_a_token_and_the_token_opens, async |app| {
    app.person("ann").await;
    let made = app.program("").post("/tokens", json!({"email": "ann@example.org", "password": PASSWORD})).await;
    assert_eq!(made.status, 201);
    let secret = made.json()["secret"].as_str().expect("a secret").to_owned();
    let program = app.program(secret);
    assert_eq!(program.get("/me").await.good()["name"], "ann");
    let listed = program.get("/tokens").await.good();
    assert!(listed[0].get("secret").is_none() && listed[0].get("hash").is_none());
    app.clock.pass(31 * 86_400);
    assert_eq!(program.get("/me").await.status, 401, "it has ended");
});

on_both_engines!(a_refusal_is_a_problem_document, async |app| {
    let refused = app.program("").get("/me").await;
    assert_eq!(refused.status, 401);
    assert_eq!(refused.header("content-type"), "application/problem+json");
    let body = refused.json();
    assert_eq!(
        (&body["problem"], &body["status"], &body["title"]),
        (&json!("sign_in"), &json!(401), &json!("Sign in"))
    );
    let wrong =
        app.program("").post("/tokens", json!({"email": "ann@example.org", "password": "wrong password"})).await;
    assert_eq!((wrong.status.as_u16(), &wrong.json()["field"]), (422, &json!("password")));
    let shapeless = app.program("").post("/tokens", json!({"mail": 1})).await;
    assert_eq!((shapeless.status.as_u16(), &shapeless.json()["problem"]), (422, &json!("invalid")));
    assert_eq!(app.program("").get("/nothing").await.status, 404);
});

on_both_engines!(guessing_over_the_interface_is_stopped_too, async |app| {
    app.person("ann").await;
    let guess = json!({"email": "ann@example.org", "password": "wrong password"});
    for _ in 0..10 {
        assert_eq!(app.program("").post("/tokens", guess.clone()).await.status, 422);
    }
    let stopped = app.program("").post("/tokens", guess).await;
    assert_eq!(stopped.status, 429);
    assert!(stopped.header("retry-after").parse::<i64>().expect("seconds") > 0);
});

on_both_engines!(a_token_of_somebody_else_cannot_be_ended, async |app| {
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let token = app.engine.add_token(&ann.actor, "hers", 30).await.expect("a token").token.id;
    assert_eq!(app.program_of(&bob).await.delete(&format!("/tokens/{token}")).await.status, 404);
    assert_eq!(app.program_of(&ann).await.delete(&format!("/tokens/{token}")).await.status, 204);
});
