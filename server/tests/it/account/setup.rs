//! `/setup/{secret}`: the administrator of a new installation.

use engine::NewPerson;
use shared::Problem;

use crate::app::{PASSWORD, on_both_engines};

on_both_engines!(the_link_makes_one_administrator_and_works_once, async |app| {
    let link = app.engine.open_setup().await.expect("asked").expect("nobody administers yet");
    let browser = app.browser();
    let path = format!("/setup/{link}");
    assert_eq!(browser.get(&path).await.status, 200);
    let fields = [("secret", link.as_str()), ("name", "Ada"), ("email", "ada@example.org"), ("password", PASSWORD)];
    let page = browser.post(&path, "/fn/set_up", &fields).await;
    assert_eq!((page.status.as_u16(), page.header("location")), (303, "/studies"));
    assert_eq!(browser.get("/admin/people").await.status, 200);
    assert_eq!(app.browser().get(&path).await.status, 404, "it is used up");
    assert_eq!(app.engine.open_setup().await.expect("asked"), None);
});

on_both_engines!(of_many_who_follow_the_link_at_once_one_administers, async |app| {
    let link = app.engine.open_setup().await.expect("asked").expect("nobody administers yet");
    let tries = (0..4).map(|n| {
        let (app, link) = (app.clone(), link.clone());
        async move {
            let new = NewPerson {
                name: "Ada".to_owned(),
                email: format!("ada{n}@example.org"),
                password: PASSWORD.to_owned(),
            };
            app.engine.set_up(&link, new).await
        }
    });
    let ended = futures::future::join_all(tries).await;
    assert_eq!(ended.iter().filter(|end| end.is_ok()).count(), 1);
});

on_both_engines!(a_wrong_secret_is_nothing, async |app| {
    app.engine.open_setup().await.expect("asked").expect("nobody administers yet");
    let wrong = app.engine.check_setup("guess").await.expect_err("refused");
    assert_eq!(Problem::from(wrong), Problem::NotFound);
    assert_eq!(app.browser().get("/setup/guess").await.status, 404);
});
