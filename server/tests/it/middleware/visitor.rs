//! Refused forms of visitors without a session: nothing of them is stored here, and nothing that was typed is lost.

use crate::app::{PASSWORD, on_both_engines};

on_both_engines!(refused_forms_of_visitors_store_nothing, async |app| {
    let long = "not an address ".repeat(10_000);
    for n in 0..20 {
        let visitor = app.browser();
        for typed in [long.as_str(), &format!("nonsense {n}")] {
            let fields = [("email", typed), ("password", "wrong password"), ("next", "")];
            let page = visitor.post("/signin", "/fn/sign_in", &fields).await;
            assert!(page.status == 303 || page.status == 422, "{}", page.text());
            assert!(visitor.cookie().is_none(), "no session begins");
        }
        visitor.post("/account", "/fn/add_token", &[("name", "for the lab"), ("days", "30")]).await;
        assert!(visitor.cookie().is_none(), "nor for a form that needs one");
    }
    app.clock.pass(30 * 86_400);
    assert_eq!(app.engine.tidy().await.expect("tidied"), 0, "no session and no counter was there to end");
});

on_both_engines!(what_a_visitor_typed_is_shown_again_once, async |app| {
    let visitor = app.browser();
    let typed = format!("nonsense {}", "and more ".repeat(300));
    let fields = [("email", typed.as_str()), ("password", "wrong password"), ("next", "")];
    let text = visitor.submit("/signin", "/fn/sign_in", &fields).await.text();
    assert!(text.contains(&typed) && !text.contains("wrong password"), "{text}");
    assert!(!visitor.get("/signin").await.text().contains("nonsense"), "once");
});

on_both_engines!(a_long_form_whose_session_had_ended_is_sent_again, async |app| {
    let ann = app.person("ann").await;
    let visitor = app.browser();
    // Random enough that it cannot be packed into a cookie.
    let name: String = (0..4_000_u64).map(|n| (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40).to_string()).collect();
    let fields = [("name", name.as_str()), ("days", "30")];
    let page = visitor.post("/account", "/fn/add_token", &fields).await;
    let text = page.text();
    assert_eq!(page.status, 401);
    assert!(text.contains(&format!("name=\"name\" value=\"{name}\"")) && text.contains("Send again"), "{text}");
    assert!(text.contains("action=\"/fn/add_token?from=%2Faccount\""), "{text}");

    let signed_in = [("email", ann.email.as_str()), ("password", PASSWORD)];
    visitor.post("/signin", "/fn/sign_in", &signed_in).await;
    let text = visitor.submit("/fn/add_token", "/fn/add_token?from=%2Faccount", &fields).await.text();
    assert!(text.contains(&ann.email), "it leads back to its page: {text}");
});

on_both_engines!(a_long_text_that_is_refused_is_shown_to_be_corrected, async |app| {
    let visitor = app.browser();
    // Random enough that it cannot be packed into a cookie.
    let long: String = (0..4_000_u64).map(|n| (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40).to_string()).collect();
    let email = format!("\n<b>{long}");
    let fields = [("email", email.as_str()), ("password", "wrong password"), ("next", "/work")];
    let text = visitor.post("/signin", "/fn/sign_in", &fields).await.text();
    let shown = text.contains("<textarea name=\"email\" rows=\"12\">\n\n&lt;b&gt;");
    assert!(shown, "{}", &text[..3_000.min(text.len())]);
    assert!(text.contains("<input type=\"hidden\" name=\"next\" value=\"/work\">") && !text.contains("wrong password"));
});
