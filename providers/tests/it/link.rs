//! Signed links: whose they are, for whom, and until when.

use std::sync::Arc;
use std::time::Duration;

use fake_provider::{Algorithm, FakeProvider, Fault, LinkToken, Signer, TOKEN};
use providers::prolific::secure_link::{Arrival, Key, KeyCache, Refused, Verified, verify};
use providers::{Provider as _, Transition};
use serde_json::{Value, json};
use shared::Time;

use crate::support::{check, connection, gbp, prolific, study};

const KEYS: &str = "GET /.well-known/study/jwks.json";
const SESSION: &str = "64395e9c2332b8a59a65d600";
const NOW: Time = Time(1_793_000_060_000_000);
const PARAMETERS: [(&str, &str); 3] =
    [("PROLIFIC_PID", "60ffe5c8371090c7041d43f8"), ("STUDY_ID", "64395e9c2332b8a59a65d51e"), ("SESSION_ID", SESSION)];
const ARRIVAL: Arrival<'_> =
    Arrival { address: "https://study.example.org/p", session: SESSION, parameters: &PARAMETERS };

fn claims() -> Value {
    json!({
        "iss": "https://www.prolific.com", "iat": 1_793_000_000, "exp": 1_793_000_120,
        "aud": format!("https://study.example.org/p?SESSION_ID={SESSION}"), "sub": SESSION,
        "prolific": {
            "PROLIFIC_PID": "60ffe5c8371090c7041d43f8", "STUDY_ID": "64395e9c2332b8a59a65d51e",
            "SESSION_ID": SESSION, "workspace_id": "60aca280709ee40ec37d4880",
        },
    })
}

fn token(algorithm: Algorithm, claims: Value) -> LinkToken {
    LinkToken { key_id: "key-1".to_owned(), algorithm, claims }
}

fn keys() -> Vec<Key> {
    let set = json!({"keys": [Signer::provider().public_json("key-1")]});
    Key::read_set(set.to_string().as_bytes()).expect("a set of keys")
}

fn check_at(claims: Value, now: Time) -> Result<Verified, Refused> {
    verify(&Signer::provider().sign(&token(Algorithm::Rs256, claims)), &keys(), &ARRIVAL, now, 0)
}

fn with(change: impl Fn(&mut Value)) -> Result<Verified, Refused> {
    let mut claims = claims();
    change(&mut claims);
    check_at(claims, NOW)
}

#[test]
fn a_token_of_the_provider_is_accepted_and_known_again() {
    assert_eq!(fake_provider::validate("SecureLinkClaims", &claims()), Vec::<String>::new());
    let first = check_at(claims(), NOW).expect("a token");
    assert_eq!((first.workspace.as_str(), first.digest.len()), ("60aca280709ee40ec37d4880", 64));
    assert_eq!(check_at(claims(), NOW), Ok(first.clone()));
    let later = with(|claims| claims["exp"] = json!(1_793_000_121)).expect("another token");
    assert_ne!(later.digest, first.digest);
}

#[test]
fn a_token_of_somebody_else_is_refused() {
    let refused = |token: &str| verify(token, &keys(), &ARRIVAL, NOW, 0).map(drop);
    let (provider, stranger) = (Signer::provider(), Signer::stranger());
    let good = provider.sign(&token(Algorithm::Rs256, claims()));
    assert_eq!(refused(&good), Ok(()));
    assert_eq!(refused(&stranger.sign(&token(Algorithm::Rs256, claims()))), Err(Refused::Forged), "forged key");
    assert_eq!(refused(&provider.sign(&token(Algorithm::None, claims()))), Err(Refused::Forged), "alg none");
    assert_eq!(
        refused(&provider.sign(&token(Algorithm::Hs256, claims()))),
        Err(Refused::Forged),
        "public key as secret"
    );
    let other = LinkToken { key_id: "key-2".to_owned(), ..token(Algorithm::Rs256, claims()) };
    assert_eq!(refused(&provider.sign(&other)), Err(Refused::Forged), "unknown key");
    // The claims of one token with the signature of another.
    let mut changed = claims();
    changed["sub"] = json!("64395e9c2332b8a59a65d601");
    let changed = provider.sign(&token(Algorithm::Rs256, changed));
    let (signed, (_, signature)) = (changed.rsplit_once('.').expect("dots").0, good.rsplit_once('.').expect("dots"));
    assert_eq!(refused(&format!("{signed}.{signature}")), Err(Refused::Forged), "another signature");
    assert_eq!(refused(good.rsplit_once('.').expect("dots").0), Err(Refused::Unreadable), "no signature");
    for odd in ["", ".", "..", "a.b.c", "a.b.c.d", &format!("{good}."), &"a".repeat(9_000)] {
        assert_eq!(refused(odd), Err(Refused::Unreadable), "{odd}");
    }
}

#[test]
fn a_token_with_any_other_character_is_refused() {
    let (keys, good) = (keys(), Signer::provider().sign(&token(Algorithm::Rs256, claims())));
    for at in 0..good.len() {
        let mut changed = good.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(changed).expect("text");
        assert!(verify(&changed, &keys, &ARRIVAL, NOW, 0).is_err(), "character {at}");
    }
}

#[test]
fn a_token_has_its_time_with_a_minute_at_both_ends() {
    let at = |seconds: i64| check_at(claims(), Time(seconds * 1_000_000)).map(drop);
    assert_eq!([at(1_793_000_180), at(1_793_000_181)], [Ok(()), Err(Refused::Expired)]);
    assert_eq!([at(1_792_999_940), at(1_792_999_939)], [Ok(()), Err(Refused::NotYetValid)]);
    assert_eq!(with(|claims| claims["nbf"] = json!(1_793_000_200)).map(drop), Err(Refused::NotYetValid));
}

#[test]
fn a_token_belongs_to_one_arrival() {
    for change in [
        (|claims: &mut Value| claims["aud"] = json!("https://other.example.org/p")) as fn(&mut Value),
        |claims| claims["aud"] = json!("https://study.example.org/p2"),
        |claims| claims["aud"] = json!("https://study.example.org.evil.example/p"),
        |claims| claims["sub"] = json!("64395e9c2332b8a59a65d601"),
        |claims| claims["prolific"]["PROLIFIC_PID"] = json!("60ffe5c8371090c7041d43f9"),
        |claims| claims["prolific"]["STUDY_ID"] = Value::Null,
    ] {
        assert_eq!(with(change).map(drop), Err(Refused::Foreign));
    }
    assert!(with(|claims| claims["aud"] = json!(["https://study.example.org/p"])).is_ok());
    assert_eq!(with(|claims| claims["exp"] = json!("soon")).map(drop), Err(Refused::Unreadable));
}

#[tokio::test]
async fn the_fake_signs_links_and_its_keys_are_read_once() {
    let (fake, client) = prolific().await;
    let mut new = study(1, gbp(180));
    new.is_secure = true;
    let id = client.create_study(&new).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    let entry = fake.take_place(&id, &FakeProvider::participant(1)).await.expect("a place");
    let parameters =
        [("PROLIFIC_PID", entry.participant.as_str()), ("STUDY_ID", &id), ("SESSION_ID", &entry.submission)];
    let arrival =
        Arrival { address: "https://study.example.org/p", session: &entry.submission, parameters: &parameters };
    let cache = KeyCache::new(connection(fake.url(), TOKEN, &Arc::default())).expect("a cache");
    for _ in 0..3 {
        cache.verify(&entry.token, &arrival, fake.now(), 0).await.expect("a token");
    }
    assert_eq!(fake.count(KEYS), 1);
    let tomorrow = fake.now().plus_seconds(86_401);
    assert_eq!(cache.verify(&entry.token, &arrival, tomorrow, 0).await, Err(Refused::Expired));
    assert_eq!(fake.count(KEYS), 2, "a day later they are read again");
    check(&fake);
}

#[tokio::test]
async fn unknown_keys_are_looked_for_once_a_minute() {
    let fake = FakeProvider::start().await;
    let cache = KeyCache::new(connection(fake.url(), TOKEN, &Arc::default())).expect("a cache");
    let with_key =
        |id: &str| Signer::provider().sign(&LinkToken { key_id: id.to_owned(), ..token(Algorithm::Rs256, claims()) });
    fake.fail(KEYS, 1, Fault::Status(500));
    assert_eq!(cache.verify(&with_key("key-1"), &ARRIVAL, NOW, 0).await, Err(Refused::NoKeys));
    assert_eq!(cache.verify(&with_key("key-1"), &ARRIVAL, NOW.plus_seconds(59), 0).await, Err(Refused::NoKeys));
    assert_eq!(fake.count(KEYS), 1);
    let now = NOW.plus_seconds(60);
    cache.verify(&with_key("key-1"), &ARRIVAL, now, 0).await.expect("the keys are there");
    // The provider takes another key into use, and somebody invents some.
    fake.set_key_ids(&["key-1", "key-2"]);
    for id in ["key-2", "invented", "key-2"] {
        assert_eq!(cache.verify(&with_key(id), &ARRIVAL, now, 0).await, Err(Refused::Forged), "{id}");
    }
    assert_eq!(fake.count(KEYS), 2);
    let now = now.plus_seconds(60);
    cache.verify(&with_key("key-2"), &ARRIVAL, now, 0).await.expect("the new key");
    assert_eq!(fake.count(KEYS), 3);
    // While the keys cannot be read, a token may have been signed with one that nobody here knows yet.
    let now = now.plus_seconds(60);
    fake.set_key_ids(&["key-1", "key-2", "key-3"]);
    fake.fail(KEYS, 1, Fault::Status(502));
    assert_eq!(cache.verify(&with_key("key-3"), &ARRIVAL, now, 0).await, Err(Refused::NoKeys));
    cache.verify(&with_key("key-2"), &ARRIVAL, now, 600).await.expect("a key that is known");
    let now = now.plus_seconds(60);
    cache.verify(&with_key("key-3"), &ARRIVAL, now, 600).await.expect("the newest key");
    // A server that has failed for a day leaves the keys that are there.
    fake.fail(KEYS, 9, Fault::Garbage);
    let tomorrow = NOW.plus_seconds(90_000);
    assert_eq!(cache.verify(&with_key("key-2"), &ARRIVAL, tomorrow, 0).await, Err(Refused::Expired));
    assert!(fake.calls().iter().all(|call| call.body.is_null()));
}

#[tokio::test]
async fn keys_are_read_to_the_end_although_the_first_who_needs_them_leaves() {
    let fake = FakeProvider::start().await;
    let cache = KeyCache::new(connection(fake.url(), TOKEN, &Arc::default())).expect("a cache");
    let signed = Signer::provider().sign(&token(Algorithm::Rs256, claims()));
    fake.fail(KEYS, 1, Fault::Slow(Duration::from_millis(400)));
    let left = tokio::time::timeout(Duration::from_millis(20), cache.verify(&signed, &ARRIVAL, NOW, 0)).await;
    assert!(left.is_err(), "the first one waits no longer");
    cache.verify(&signed, &ARRIVAL, NOW, 0).await.expect("the keys are there");
    assert_eq!(fake.count(KEYS), 1);
}
