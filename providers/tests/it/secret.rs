//! No secret is in anything that is printed.

use std::sync::Arc;

use fake_provider::{FakeProvider, Fault, KEY, TOKEN, WORKSPACE};
use providers::prolific::secure_link::KeyCache;
use providers::{Connect, Error, Invalid, Prolific, Provider as _, Secret};

use crate::support::{connection, prolific};

#[tokio::test]
async fn clients_and_settings_do_not_print_their_token() {
    let (fake, waits) = (FakeProvider::start().await, Arc::default());
    let (prolific, connect) = (connection(fake.url(), TOKEN, &waits), connection(fake.url(), KEY, &waits));
    let keys = KeyCache::new(prolific.clone()).expect("a cache");
    let mut printed = vec![format!("{prolific:?} {:?} {connect:?} {keys:?}", prolific.token)];
    printed.push(format!("{:?}", Prolific::new(prolific).expect("a client")));
    printed.push(format!("{:#?}", Connect::new(connect).expect("a client")));
    let odd = Prolific::new(connection(fake.url(), "line\nbreak", &waits)).map(drop).expect_err("no header");
    assert_eq!(odd, Error::Invalid(Invalid::Token));
    printed.push(format!("{odd} {odd:?}"));
    for printed in printed {
        assert!(![TOKEN, KEY, "line\nbreak"].iter().any(|secret| printed.contains(secret)), "{printed}");
    }
}

#[tokio::test]
async fn no_error_repeats_the_token() {
    let (fake, client) = prolific().await;
    let faults = [Fault::TellToken, Fault::CutBefore, Fault::Garbage, Fault::Status(400)];
    for fault in faults {
        fake.fail_next(9, fault);
        let error = client.account().await.expect_err("a fault");
        let printed = format!("{error} {error:?}");
        assert!(!printed.contains(TOKEN), "{printed}");
        fake.recover();
    }
}

#[tokio::test]
async fn the_secrets_of_webhooks_are_not_printed() {
    let (_fake, client) = prolific().await;
    let secret = client.hook_secret(WORKSPACE).await.expect("a secret");
    let new =
        client.subscribe(WORKSPACE, "study.status.change", "https://study.example.org/").await.expect("a new one");
    let printed = format!("{secret:?} {new:?}");
    assert!(!printed.contains(secret.reveal()) && !printed.contains(new.confirmation.reveal()), "{printed}");
    assert_eq!(format!("{:?}", Secret::new("a")), "Secret(…)");
}
