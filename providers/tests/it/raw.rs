//! What goes over the wire, byte by byte.

use std::sync::Arc;

use fake_provider::{KEY, TOKEN};
use providers::{BonusLine, Connect, PreparedBonuses, Prolific, Provider as _};
use shared::Money;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::support::connection;

/// A server that accepts one request and gives it back.
async fn listen() -> (String, tokio::task::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("its address"));
    let request = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("a connection");
        let (mut request, mut chunk) = (Vec::new(), [0; 4_096]);
        while !is_complete(&request) {
            let n = stream.read(&mut chunk).await.expect("bytes");
            request.extend_from_slice(&chunk[..n]);
        }
        stream.write_all(b"HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\n\r\n").await.expect("an answer");
        String::from_utf8(request).expect("text")
    });
    (url, request)
}

/// Whether the head and as many bytes as it names are there.
fn is_complete(request: &[u8]) -> bool {
    let text = String::from_utf8_lossy(request);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    body.len() >= length.unwrap_or(0)
}

fn bonuses(currency: &str) -> PreparedBonuses {
    let line = BonusLine { recipient: "AS1".into(), amount: Money::new(125, currency), message: String::new() };
    let (id, study) = ("64395e9c2332b8a59a65d700".to_owned(), "P1".to_owned());
    PreparedBonuses { id, study, lines: vec![line], amount: 125, fees: None, vat: None, total: None }
}

#[tokio::test]
async fn each_request_has_a_connection_of_its_own() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("its address"));
    let server = tokio::spawn(async move {
        // Both stay open, so that a client could use the first one again.
        let mut open = Vec::new();
        for _ in 0..2 {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            let mut chunk = [0; 4_096];
            assert!(stream.read(&mut chunk).await.expect("bytes") > 0);
            stream.write_all(b"HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\n\r\n").await.expect("an answer");
            open.push(stream);
        }
        open.len()
    });
    let client = Prolific::new(connection(&url, TOKEN, &Arc::default())).expect("a client");
    for _ in 0..2 {
        client.pay_bonuses(&bonuses("GBP")).await.expect("paid");
    }
    assert_eq!(server.await.expect("two connections"), 2);
}

#[tokio::test]
async fn a_payment_at_prolific_has_a_token_and_no_body() {
    let (url, request) = listen().await;
    let client = Prolific::new(connection(&url, TOKEN, &Arc::default())).expect("a client");
    client.pay_bonuses(&bonuses("GBP")).await.expect("paid");
    let request = request.await.expect("a request");
    let (head, body) = request.split_once("\r\n\r\n").expect("a head");
    let mut lines = head.lines();
    assert_eq!(lines.next(), Some("POST /api/v1/bulk-bonus-payments/64395e9c2332b8a59a65d700/pay/ HTTP/1.1"));
    let lines: Vec<&str> = lines.collect();
    assert!(lines.contains(&format!("authorization: Token {TOKEN}").as_str()), "{head}");
    // Without it, some servers in front of interfaces refuse a POST.
    assert!(lines.contains(&"content-length: 0"), "{head}");
    assert_eq!(body, "");
}

#[tokio::test]
async fn a_payment_at_connect_has_a_key_a_token_and_exact_dollars() {
    let (url, request) = listen().await;
    let client = Connect::new(connection(&url, KEY, &Arc::default())).expect("a client");
    client.pay_bonuses(&bonuses("USD")).await.expect("paid");
    let request = request.await.expect("a request");
    let (head, body) = request.split_once("\r\n\r\n").expect("a head");
    assert!(head.starts_with("POST /api/v1/assignments/P1/bonus HTTP/1.1\r\n"), "{head}");
    for line in [format!("x-api-key: {KEY}"), "idempotency-token: 64395e9c2332b8a59a65d700".to_owned()] {
        assert!(head.lines().any(|found| found == line), "{line} is not in {head}");
    }
    assert_eq!(body, r#"{"bonusPayment":[{"id":"AS1","message":null,"amount":1.25}]}"#);
}
