//! Signing in at a service that behaves badly.

use fake_provider::{CLIENT, CLIENT_SECRET, SignInServer, Staff, Twist};
use openid::{Address, Attempt, Error, Identity, Service, Setup};
use serde_json::json;

const BACK: &str = "http://127.0.0.1:9/signin/service/done";

fn service(server: &SignInServer) -> Service {
    Service::new(Setup {
        issuer: server.url(),
        client_id: CLIENT.to_owned(),
        client_secret: Some(CLIENT_SECRET.to_owned()),
        redirect_uri: BACK.to_owned(),
        scopes: Vec::new(),
        groups_claim: "groups".to_owned(),
    })
    .expect("a setup")
}

/// What a browser brings back: the code, and the state.
async fn go(address: &str) -> (String, String) {
    let browser = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy().build();
    let answer = browser.expect("a browser").get(address).send().await.expect("an answer");
    let location = answer.headers()["location"].to_str().expect("an address").to_owned();
    assert!(location.starts_with(BACK), "{location}");
    let back = reqwest::Url::parse(&location).expect("an address");
    let given = |name: &str| back.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
    (given("code").unwrap_or_default(), given("state").unwrap_or_default())
}

async fn sign_in(service: &Service) -> openid::Result<Identity> {
    let attempt = Attempt::new("the secret of a browser");
    let (code, state) = go(&service.begin(&attempt).await?).await;
    assert!(attempt.matches(&state));
    service.finish(&attempt, &code).await
}

#[tokio::test]
async fn what_the_service_says_arrives_from_token_and_user_info() {
    let server = SignInServer::start().await;
    let service = service(&server);
    let ann = Staff::new("Ann Example", "ann@example.org", &["lab", "staff"]);
    for apart in [false, true] {
        server.set_staff(Staff { apart, ..ann.clone() });
        let found = sign_in(&service).await.expect("an identity");
        let expected = Identity {
            issuer: server.url(),
            subject: "subject of ann@example.org".to_owned(),
            address: Some(Address { email: "ann@example.org".to_owned(), is_verified: Some(true) }),
            name: Some("Ann Example".to_owned()),
            groups: vec!["lab".to_owned(), "staff".to_owned()],
        };
        assert_eq!(found, expected, "apart: {apart}");
    }
    // Some services write booleans as texts.
    server.set_staff(ann.clone().with("email_verified", json!("true")));
    let found = sign_in(&service).await.expect("an identity");
    assert_eq!(found.address.expect("an address").is_verified, Some(true));
    server.set_staff(ann.with("email_verified", json!(null)).with("name", json!(null)));
    let found = sign_in(&service).await.expect("an identity");
    assert_eq!((found.address.expect("an address").is_verified, found.name), (None, None));
    // Others say in the user info alone whether an address is confirmed, although the ID token has it.
    server.set_staff(Staff { only_apart: vec!["email_verified"], ..Staff::new("Ann", "ann@example.org", &["lab"]) });
    let found = sign_in(&service).await.expect("an identity");
    assert_eq!(found.address.expect("an address").is_verified, Some(true));
    // Somebody whose groups are left out is not somebody in no group.
    server.set_staff(Staff::new("Ann", "ann@example.org", &[]).with("_claim_names", json!({"groups": "src1"})));
    assert!(matches!(sign_in(&service).await, Err(Error::Unusable(_))));
    assert_eq!(server.refusals(), Vec::<String>::new());
    assert_eq!(server.n_readings(), 1, "addresses and keys are kept");
}

#[tokio::test]
async fn a_token_that_is_not_right_signs_nobody_in() {
    let server = SignInServer::start().await;
    let service = service(&server);
    server.set_staff(Staff::new("Ann Example", "ann@example.org", &[]));
    for twist in [
        Twist::Nonce,
        Twist::Audience,
        Twist::Issuer,
        Twist::Expired,
        Twist::Stranger,
        Twist::Unsigned,
        Twist::PublicKeyAsSecret,
    ] {
        server.set_twist(twist);
        let error = sign_in(&service).await.expect_err("refused");
        assert!(matches!(error, Error::Invalid(_)), "{twist:?}: {error:?}");
    }
    for twist in [Twist::NoToken, Twist::Garbage, Twist::Down, Twist::OtherUser] {
        server.set_twist(twist);
        let error = sign_in(&service).await.expect_err("refused");
        assert!(matches!(error, Error::Unusable(_)), "{twist:?}: {error:?}");
    }
    server.set_twist(Twist::No);
    sign_in(&service).await.expect("and then it works");
}

#[tokio::test]
async fn a_nonce_that_a_visitor_has_changed_makes_nothing_be_read_again() {
    let server = SignInServer::start().await;
    let service = service(&server);
    server.set_staff(Staff::new("Ann Example", "ann@example.org", &["lab"]));
    server.set_twist(Twist::Nonce);
    for _ in 0..3 {
        assert!(matches!(sign_in(&service).await, Err(Error::Invalid(_))));
    }
    assert_eq!(server.n_readings(), 1);
}

#[tokio::test]
async fn so_many_sign_in_at_once_and_no_more() {
    let server = SignInServer::start().await;
    let service = service(&server);
    let attempt = Attempt::new("a secret");
    let all = futures::future::join_all((0..40).map(|_| service.begin(&attempt))).await;
    let n_busy = all.iter().filter(|begun| **begun == Err(Error::Busy)).count();
    assert_eq!(n_busy, 24);
    assert!(service.begin(&attempt).await.is_ok());
}

#[tokio::test]
async fn a_code_is_good_once_and_for_the_browser_that_began() {
    let server = SignInServer::start().await;
    let service = service(&server);
    server.set_staff(Staff::new("Ann Example", "ann@example.org", &["lab"]));
    let (mine, other) = (Attempt::new("one secret"), Attempt::new("another secret"));
    let (code, state) = go(&service.begin(&mine).await.expect("an address")).await;
    assert!(!other.matches(&state));
    assert!(matches!(service.finish(&other, &code).await, Err(Error::Refused(_))), "the proof does not fit");
    assert!(matches!(service.finish(&mine, &code).await, Err(Error::Refused(_))), "and the code is used");
}

#[tokio::test]
async fn new_keys_of_the_service_are_found_without_a_restart() {
    let server = SignInServer::start().await;
    let service = service(&server);
    server.set_staff(Staff::new("Ann Example", "ann@example.org", &["lab"]));
    sign_in(&service).await.expect("by the first key");
    server.set_key("two");
    sign_in(&service).await.expect("by the second key");
    assert_eq!(server.n_readings(), 2);
}

#[tokio::test]
async fn a_service_that_is_down_is_asked_again_after_seconds() {
    let server = SignInServer::start().await;
    let service = service(&server);
    server.set_staff(Staff::new("Ann Example", "ann@example.org", &["lab"]));
    server.set_twist(Twist::Down);
    assert!(matches!(service.begin(&Attempt::new("a secret")).await, Err(Error::Unusable(_))));
    server.set_twist(Twist::No);
    for _ in 0..3 {
        assert_eq!(service.begin(&Attempt::new("a secret")).await, Err(Error::Resting));
    }
    assert_eq!(server.n_readings(), 1, "a service that is down is left alone for seconds");
    tokio::time::sleep(std::time::Duration::from_millis(5_100)).await;
    sign_in(&service).await.expect("it is up");
}
