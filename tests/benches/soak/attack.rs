//! Attackers, all from one other address of this machine: each a loop with a short breath, bounded by the soak's end.

use std::{
    io::{Read as _, Write as _},
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream},
    sync::Arc,
    time::{Duration, Instant},
};

use futures::future::BoxFuture;
use reqwest::{Client, Method};

use crate::tally::Tally;

/// Where attackers come from: people come from 127.0.0.1.
const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));
/// Between two requests of an attacker.
const BREATH: Duration = Duration::from_millis(250);
/// Connections that begin a request and do not end it.
const HALF_OPEN: usize = 200;

type Attack = BoxFuture<'static, anyhow::Result<()>>;

/// A request that is made again and again.
struct Shot {
    name: &'static str,
    method: Method,
    path: String,
    kind: &'static str,
    body: String,
    token: Option<String>,
}

/// All attackers; one of them has a worker's token.
pub fn all(server: &str, token: &str, until: Instant, tally: &Arc<Tally>) -> Vec<Attack> {
    let mut attacks: Vec<Attack> = shots(token)
        .into_iter()
        .map(|shot| -> Attack { Box::pin(shoot(shot, server.to_owned(), until, Arc::clone(tally))) })
        .collect();
    let host = server.trim_start_matches("http://").to_owned();
    let held = tokio::task::spawn_blocking(move || hold(&host, until));
    attacks.push(Box::pin(async move { held.await? }));
    attacks
}

fn shots(token: &str) -> Vec<Shot> {
    let form = "application/x-www-form-urlencoded";
    let json = "application/json";
    let anonymous = |name, path: &str, kind, body| Shot {
        name,
        method: Method::POST,
        path: path.to_owned(),
        kind,
        body,
        token: None,
    };
    let nobody = "00000000-0000-7000-8000-000000000000";
    vec![
        anonymous(
            "attack: wrong password",
            "/fn/sign_in",
            form,
            "email=admin0%40example.org&password=guess-guess".into(),
        ),
        anonymous("attack: huge form", "/fn/sign_in", form, format!("email={}", "x".repeat(200_000))),
        anonymous("attack: 20 MB form", "/fn/sign_in", form, format!("email={}", "x".repeat(20_000_000))),
        anonymous("attack: join", "/api/v1/join/AAAAAAAAAAAA", json, "{}".into()),
        anonymous("attack: deep JSON", "/api/v1/tokens", json, "[".repeat(100_000)),
        anonymous(
            "attack: NUL",
            "/api/v1/tokens",
            json,
            r#"{"email":"a\u0000b","password":"x","name":"\u0000","days":1}"#.into(),
        ),
        Shot {
            name: "attack: brackets",
            method: Method::PUT,
            path: format!("/api/v1/assignments/{nobody}/draft"),
            kind: json,
            body: format!(r#"{{"answers":[{{"item":"{nobody}","question":"q","value":"{}"}}]}}"#, "[".repeat(200_000)),
            token: Some(token.to_owned()),
        },
        Shot {
            name: "attack: foreign study",
            method: Method::GET,
            path: format!("/api/v1/studies/{nobody}/agreement"),
            kind: json,
            body: String::new(),
            token: Some(token.to_owned()),
        },
        Shot {
            name: "attack: garbage path",
            method: Method::GET,
            path: format!("/studies/%2e%2e/{}", "%5c/".repeat(500)),
            kind: json,
            body: String::new(),
            token: None,
        },
    ]
}

async fn shoot(shot: Shot, server: String, until: Instant, tally: Arc<Tally>) -> anyhow::Result<()> {
    let http = Client::builder().local_address(ADDRESS).timeout(Duration::from_secs(30)).build()?;
    while Instant::now() < until {
        let mut request = http.request(shot.method.clone(), format!("{server}{}", shot.path));
        request = request.header("content-type", shot.kind).header("sec-fetch-site", "none").body(shot.body.clone());
        if let Some(token) = &shot.token {
            request = request.bearer_auth(token);
        }
        tally.sent(shot.name, request).await;
        tokio::time::sleep(BREATH).await;
    }
    Ok(())
}

/// Opens connections that say half a request each, and opens those again that the server has closed.
fn hold(host: &str, until: Instant) -> anyhow::Result<()> {
    let server: SocketAddr = host.parse()?;
    let mut open: Vec<TcpStream> = Vec::new();
    while Instant::now() < until {
        open.retain_mut(is_open);
        while open.len() < HALF_OPEN {
            let Ok(mut stream) = TcpStream::connect_timeout(&server, Duration::from_secs(1)) else { break };
            stream.set_read_timeout(Some(Duration::from_millis(1)))?;
            if stream.write_all(b"POST /fn/sign_in HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n").is_err() {
                break;
            }
            open.push(stream);
        }
        std::thread::sleep(Duration::from_secs(2));
    }
    Ok(())
}

fn is_open(stream: &mut TcpStream) -> bool {
    match stream.read(&mut [0; 64]) {
        Ok(read) => read > 0,
        Err(error) => matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut),
    }
}
