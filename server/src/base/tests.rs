//! The path comes off requests and is put on replies, and no other address is touched.

use axum::body::Body;

use super::*;

fn base() -> Base {
    Base::of("/concord").expect("a path").expect("a base")
}

fn asked(address: &str, fields: &[(&'static str, &str)]) -> Request {
    let request = Request::get(address);
    let request = fields.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    request.body(Body::empty()).expect("a request")
}

#[test]
fn a_base_path_is_a_plain_path() {
    for none in ["", "/", "//"] {
        assert_eq!(Base::of(none), Ok(None), "{none}");
    }
    for path in ["/concord", "/concord/", "/lab/con-cord_2.0", "/a/b/c"] {
        let base = Base::of(path).expect(path).expect(path);
        assert_eq!(base.path(), path.trim_end_matches('/'));
    }
    let long = format!("/{}", "a".repeat(Base::LONGEST));
    for bad in [
        "concord", "/a//b", "//a", "/..", "/a/../b", "/.", "/a b", "/a~b", "/a%2Fb", "/é", "/a?b", "/a#b", "/a;b",
        &long,
    ] {
        assert_eq!(Base::of(bad), Err(()), "{bad}");
    }
}

#[test]
fn it_is_taken_off_what_is_asked_for() {
    for (address, inside) in [
        ("/concord", "/"),
        ("/concord/", "/"),
        ("/concord?a=b", "/?a=b"),
        ("/concord/studies?a=/concord/x", "/studies?a=/concord/x"),
        ("/concord/concord/x", "/concord/x"),
        ("https://example.org/concord/x", "https://example.org/x"),
    ] {
        let request = base().taken_off(asked(address, &[])).expect(address);
        assert_eq!(request.uri().to_string(), inside);
    }
    for address in ["/", "/studies", "/concordance/x", "/Concord/x", "/%63oncord/x", "//concord/x", "/x/concord/"] {
        let request = base().taken_off(asked(address, &[])).expect_err(address);
        assert_eq!(request.uri().to_string(), address);
    }
}

#[test]
fn the_page_that_a_form_came_from_has_none_either() {
    let referer = |value: &str| {
        let request = base().taken_off(asked("/concord/fn/x", &[("referer", value)])).expect("inside");
        request.headers().get(header::REFERER).map(|value| value.to_str().expect("text").to_owned())
    };
    assert_eq!(referer("https://example.org/concord/work?a=b").as_deref(), Some("https://example.org/work?a=b"));
    assert_eq!(referer("https://example.org/concord").as_deref(), Some("https://example.org/"));
    // Another application of the host, and nonsense.
    assert_eq!(referer("https://example.org/wiki"), None);
    assert_eq!(referer("x"), None);
    // Two slashes are left to the check of addresses, as at the root of a host.
    assert_eq!(
        referer("https://example.org/concord//evil.example").as_deref(),
        Some("https://example.org//evil.example")
    );
}

#[test]
fn servers_at_one_host_do_not_take_each_others_cookies() {
    let cookies = |base: &Base, value: &str| {
        let request = base.taken_off(asked(&format!("{}/x", base.path()), &[("cookie", value)])).expect("inside");
        let all = request.headers().get_all(header::COOKIE).iter();
        all.map(|value| value.to_str().expect("text").to_owned()).collect::<Vec<_>>().join("; ")
    };
    let all = "a=b; __Host-concord=root; concord-language=de; __Host-concord~concord=here; concord-flash~concord=x=y; \
               __Host-concord~lab~concord=other; concordance=1; theme";
    assert_eq!(cookies(&base(), all), "a=b; __Host-concord=here; concord-flash=x=y; concordance=1; theme");
    let lab = Base::of("/lab/concord").expect("a path").expect("a base");
    assert_eq!(cookies(&lab, all), "a=b; __Host-concord=other; concordance=1; theme");
    assert_eq!(cookies(&base(), "__Host-concord=root"), "");
}

#[test]
fn it_is_put_on_what_is_answered() {
    let head = |fields: &[(header::HeaderName, &'static str)]| {
        let mut head = HeaderMap::new();
        for (name, value) in fields {
            head.append(name, HeaderValue::from_static(value));
        }
        base().put_on(&mut head);
        let text = |value: &HeaderValue| value.to_str().expect("text").to_owned();
        head.values().map(text).collect::<Vec<_>>()
    };
    assert_eq!(head(&[(header::LOCATION, "/")]), ["/concord/"]);
    assert_eq!(head(&[(header::LOCATION, "/signin?next=/work#a")]), ["/concord/signin?next=/work#a"]);
    assert_eq!(head(&[(header::LOCATION, "https://login.example.org/")]), ["https://login.example.org/"]);
    assert_eq!(
        head(&[(header::LINK, "</pkg/a.js>; rel=modulepreload, </pkg/b.wasm>; rel=preload")]),
        ["</concord/pkg/a.js>; rel=modulepreload, </concord/pkg/b.wasm>; rel=preload"]
    );
    let set = [(header::SET_COOKIE, "__Host-concord=x=; Path=/"), (header::SET_COOKIE, "concord-flash=; Max-Age=0")];
    assert_eq!(head(&set), ["__Host-concord~concord=x=; Path=/", "concord-flash~concord=; Max-Age=0"]);
}
