//! A bucket against a server that speaks as storage does, well and badly.

use std::time::Duration;

use bucket::{Bucket, Failed, PART, Settings};
use fake_provider::{BUCKET, KEY_ID, SECRET, Storage, StorageCall, Trouble};

fn settings(storage: &Storage) -> Settings {
    Settings {
        to: format!("s3://{BUCKET}/lab"),
        endpoint: Some(storage.url().to_owned()),
        region: None,
        key_id: KEY_ID.to_owned(),
        key: SECRET.to_owned(),
        path_style: true,
    }
}

fn bucket(storage: &Storage) -> Bucket {
    Bucket::new(&settings(storage)).expect("settings")
}

#[tokio::test]
async fn an_object_is_written_whole_and_in_parts_with_a_signature() {
    let storage = Storage::start().await;
    let bucket = bucket(&storage);
    bucket.put("a study/20260101T000000.5Z/x.json", b"{}".to_vec()).await.expect("written");
    let big: Vec<u8> = (0..PART + 3).map(|n| n.to_le_bytes()[0]).collect();
    let id = bucket.begin("big").await.expect("begun");
    assert_eq!(storage.open_uploads(), 1);
    let mut parts = Vec::new();
    for (index, piece) in big.chunks(PART).enumerate() {
        parts.push(bucket.part("big", &id, index, piece.to_vec()).await.expect("a part"));
    }
    assert!(!storage.objects().contains_key("lab/big"), "there is nothing until it is complete");
    bucket.complete("big", &id, parts).await.expect("complete");
    assert_eq!((storage.open_uploads(), storage.objects()["lab/big"] == big), (0, true));
    assert_eq!(storage.objects().len(), 2);
}

#[tokio::test]
async fn an_upload_is_given_up_and_one_that_is_gone_counts_as_given_up() {
    let storage = Storage::start().await;
    let bucket = bucket(&storage);
    let id = bucket.begin("big").await.expect("begun");
    bucket.abort("big", &id).await.expect("given up");
    bucket.abort("big", &id).await.expect("it is gone");
    assert_eq!(storage.open_uploads(), 0);
    assert_eq!(bucket.part("big", &id, 0, vec![1]).await, Err(Failed::NoUpload));
    assert_eq!(bucket.part("big", &id, bucket::PARTS, vec![1]).await, Err(Failed::TooLarge));
}

#[tokio::test]
async fn what_went_wrong_is_told_apart() {
    let storage = Storage::start().await;
    let with = |change: &dyn Fn(&mut Settings)| {
        let mut settings = settings(&storage);
        change(&mut settings);
        Bucket::new(&settings).expect("settings")
    };
    let put = async |bucket: Bucket| bucket.put("x", b"1".to_vec()).await.expect_err("refused");
    let key = |code: &str| Failed::Key(code.to_owned());
    assert_eq!(put(with(&|it| it.key_id = "other".to_owned())).await, key("InvalidAccessKeyId"));
    assert_eq!(put(with(&|it| it.key = "wrong".to_owned())).await, key("SignatureDoesNotMatch"));
    assert_eq!(put(with(&|it| it.to = "s3://nowhere".to_owned())).await, Failed::NoBucket);
    storage.fail("x", Trouble::Full, 10);
    assert_eq!(put(bucket(&storage)).await, Failed::Full);
    storage.behave();
    storage.fail("x", Trouble::Denied, 1);
    assert_eq!(put(bucket(&storage)).await, key("AccessDenied"));
    let gone = with(&|it| it.endpoint = Some("http://127.0.0.1:9".to_owned()));
    assert!(matches!(put(gone).await, Failed::Unreachable(_)));
    assert!(storage.objects().is_empty());
}

#[tokio::test]
async fn what_may_be_repeated_is_repeated() {
    let storage = Storage::start().await;
    let bucket = bucket(&storage);
    for trouble in [Trouble::Cut, Trouble::CutAfter, Trouble::Busy, Trouble::Slow(Duration::from_millis(50))] {
        storage.fail("x", trouble, 1);
        bucket.put("x", b"1".to_vec()).await.expect("written");
    }
    let sent: Vec<u16> = storage.calls().iter().map(|StorageCall { status, .. }| *status).collect();
    assert_eq!(sent, [200, 200, 200, 503, 200, 200]);
    storage.fail("x", Trouble::Cut, 100);
    assert!(matches!(bucket.put("x", b"2".to_vec()).await, Err(Failed::Unreachable(_))));
    assert_eq!(storage.objects()["lab/x"], b"1");
}
