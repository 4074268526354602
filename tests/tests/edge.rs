//! The edge of a real server: attackers hold connections and send slowly, and nobody else notices; the server starts in
//! order and stops without breaking a request that it accepted.

use std::{
    process::Stdio,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use reqwest::Method;
use system_tests::{
    client::Client,
    database::{Database, Kind},
    process::{Server, concord, free_address, is_built},
    scene::Scene,
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::{sleep, timeout},
};

/// What everybody else is promised while the attack goes on. Without the limits they would wait for as long as it lasts.
const PROMISED: Duration = Duration::from_secs(1);
/// After this a test no longer waits for what has to happen.
const PATIENCE: Duration = Duration::from_mins(1);

/// Begins a request and does not end its header.
async fn half_open(server: &Server) -> anyhow::Result<TcpStream> {
    let mut stream = TcpStream::connect(server.address()).await?;
    stream.write_all(b"GET /signin HTTP/1.1\r\nhost: x\r\n").await?;
    Ok(stream)
}

/// Announces 64 MiB to the import of a study, sends a little of it and then nothing more.
async fn slow_upload(server: &Server, token: &str, study: impl std::fmt::Display) -> anyhow::Result<TcpStream> {
    let mut stream = TcpStream::connect(server.address()).await?;
    let head = format!(
        "POST /api/v1/studies/{study}/sources?format=lines&default_language=en HTTP/1.1\r\nhost: x\r\n\
         authorization: Bearer {token}\r\ncontent-length: {}\r\n\r\nhello\n",
        64 << 20
    );
    stream.write_all(head.as_bytes()).await?;
    Ok(stream)
}

/// Waits until the server has closed the connection; what it said before.
async fn closed(mut stream: TcpStream) -> anyhow::Result<String> {
    let mut said = Vec::new();
    // A reset is an end too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut said)).await.context("the server never closed it")?;
    Ok(String::from_utf8_lossy(&said).into_owned())
}

/// A person who works until told to stop: the longest that one request took.
async fn slowest(person: Client, ended: Arc<AtomicBool>) -> anyhow::Result<Duration> {
    let mut slowest = Duration::ZERO;
    while !ended.load(Ordering::Relaxed) {
        let began = Instant::now();
        let reply = person.get("/work").await?;
        anyhow::ensure!(reply.status == 200, "{reply:?}");
        slowest = slowest.max(began.elapsed());
        sleep(Duration::from_millis(20)).await;
    }
    Ok(slowest)
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_and_slow_bodies_change_nothing_for_others() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(Kind::Sqlite).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, 1, 1).await?;
    let manager = engine.add_token(&scene.admin, "slow", 1).await?.secret;
    let settings = [("CONCORD_HEADER_SECONDS", "5"), ("CONCORD_BODY_SECONDS", "5")];
    let server = Server::start_with(&database, &settings).await?;

    let ended = Arc::new(AtomicBool::new(false));
    let person = tokio::spawn(slowest(Client::new(&server.url, &scene.workers[0].token), ended.clone()));
    let mut attackers = Vec::new();
    for _ in 0..900 {
        attackers.push(half_open(&server).await?);
    }
    let mut uploads = Vec::new();
    for number in 0..24 {
        // Strangers, a worker, and somebody who may import: none of them may hold what others need.
        let token = [String::new(), scene.workers[0].token.clone(), manager.clone()][number % 3].clone();
        uploads.push(slow_upload(&server, &token, scene.study).await?);
    }
    for attacker in attackers {
        closed(attacker).await?;
    }
    let mut answers = Vec::new();
    for upload in uploads {
        answers.push(closed(upload).await?);
    }
    ended.store(true, Ordering::Relaxed);
    let slowest = person.await??;
    assert!(slowest < PROMISED, "somebody waited {slowest:?}");
    let refused = |answer: &&String| answer.starts_with("HTTP/1.1 413") && answer.contains("problem+json");
    assert_eq!(answers.iter().filter(refused).count(), 16, "who may not import is refused at once: {answers:?}");
    let busy = answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 503")).count();
    assert!(busy >= 6, "one account sends two large files at once, not eight: {answers:?}");

    engine.db().close().await;
    drop(server);
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(Kind::Sqlite).await? else { return Ok(()) };
    let settings = [("CONCORD_CONNECTIONS_PER_ADDRESS", "20"), ("CONCORD_HEADER_SECONDS", "5")];
    let server = Server::start_with(&database, &settings).await?;
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(half_open(&server).await?);
    }
    let said = closed(half_open(&server).await?).await?;
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("retry-after"), "{said}");
    for stream in held {
        closed(stream).await?;
    }
    let mut again = TcpStream::connect(server.address()).await?;
    again.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await?;
    let said = closed(again).await?;
    assert!(
        said.starts_with("HTTP/1.1 200"),
        "there is room again, and a connection that stays idle is closed: {said}"
    );
    drop(server);
    database.remove().await
}

/// New connections, one request each, until the server no longer accepts any; how many were answered.
async fn keep_asking(server: std::net::SocketAddr) -> anyhow::Result<usize> {
    let mut answered = 0;
    loop {
        let Ok(mut stream) = TcpStream::connect(server).await else { return Ok(answered) };
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await?;
        let mut said = String::new();
        stream.read_to_string(&mut said).await.context("an accepted connection was reset")?;
        anyhow::ensure!(said.starts_with("HTTP/1.1 200"), "an accepted request got no answer: {said:?}");
        answered += 1;
    }
}

/// Requests on one connection until the server says that it ends; how many were answered.
async fn keep_alive(server: std::net::SocketAddr) -> anyhow::Result<usize> {
    let mut stream = TcpStream::connect(server).await?;
    for answered in 1.. {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await?;
        let mut buffer = [0; 4096];
        let n = stream.read(&mut buffer).await.context("a kept connection was reset")?;
        let said = String::from_utf8_lossy(&buffer[..n]).to_lowercase();
        anyhow::ensure!(said.starts_with("http/1.1 200"), "no answer on a kept connection: {said:?}");
        if said.contains("connection: close") {
            return Ok(answered);
        }
    }
    anyhow::bail!("there are so many numbers")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_stop_answers_what_it_accepted() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(Kind::Sqlite).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, 1, 1).await?;
    let token = &engine.add_token(&scene.admin, "t", 1).await?.secret;
    let server = Server::start(&database).await?;
    let address = server.address();

    // A request that is under way: half of its body has been sent.
    let mut under_way = TcpStream::connect(address).await?;
    let head = format!(
        "POST /api/v1/studies/{}/sources?format=lines&default_language=en HTTP/1.1\r\nhost: x\r\n\
         authorization: Bearer {token}\r\ncontent-length: 10\r\n\r\nhello",
        scene.study
    );
    under_way.write_all(head.as_bytes()).await?;
    let asking: Vec<_> = (0..8).map(|_| tokio::spawn(keep_asking(address))).collect();
    let kept: Vec<_> = (0..8).map(|_| tokio::spawn(keep_alive(address))).collect();
    let idle = TcpStream::connect(address).await?;
    sleep(Duration::from_millis(500)).await;
    server.terminate().await?;
    for task in asking.into_iter().chain(kept) {
        let answered = timeout(PATIENCE, task).await.context("the server goes on")???;
        assert!(answered > 0);
    }
    under_way.write_all(b"you!\n").await?;
    let said = closed(under_way).await?;
    assert!(said.starts_with("HTTP/1.1 201"), "what was under way is answered: {said}");
    assert_eq!(closed(idle).await?, "", "an idle connection is closed without a word");
    let status = timeout(PATIENCE, server.ended()).await.context("the server did not end")??;
    assert_eq!(status.code(), Some(0), "{status}");

    engine.db().close().await;
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_its_address_announces_nothing() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(Kind::Sqlite).await? else { return Ok(()) };
    let (listener, free) = (std::net::TcpListener::bind("127.0.0.1:0")?, free_address()?.to_string());
    let taken = listener.local_addr()?.to_string();
    for (address, metrics, named) in [(&taken, "off", "address"), (&free, taken.as_str(), "metrics_address")] {
        let ended = concord(&database)?
            .args(["serve", "--address", address, "--data"])
            .arg(database.folder.path())
            .env("CONCORD_METRICS_ADDRESS", metrics)
            .env("CONCORD_PUBLIC_URL", "https://texts.example.org")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .output();
        let ended = timeout(PATIENCE, ended).await.context("it should have ended")??;
        let (said, failed) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
        assert_eq!(ended.status.code(), Some(1), "{failed}");
        assert!(failed.contains(&taken) && failed.contains(&format!("(setting {named})")), "{failed}");
        assert_eq!(said, "", "no address and no link was announced");
        assert!(failed.contains("address_header"), "a proxy that hides addresses is told of: {failed}");
    }
    drop(listener);
    database.remove().await
}

/// What the dashboard and the alerts for operators look at, by the names without what the kind of a metric adds.
fn watched() -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for (file, text) in [
        ("the dashboard", include_str!("../../packaging/grafana/concord.json")),
        ("the alerts", include_str!("../../packaging/prometheus/concord-alerts.yml")),
    ] {
        let before = found.len();
        for part in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            if part.starts_with("concord_") || part.starts_with("process_") {
                let ends = ["_total", "_bucket", "_sum", "_count"];
                let name = ends.iter().find_map(|end| part.strip_suffix(end)).unwrap_or(part);
                found.push((file, name.to_owned()));
            }
        }
        assert!(found.len() > before, "{file} looks at something");
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn the_metrics_name_routes_and_no_people() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(Kind::Sqlite).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, 1, 1).await?;
    let address = free_address()?.to_string();
    let server = Server::start_with(&database, &[("CONCORD_METRICS_ADDRESS", &address)]).await?;
    let person = Client::new(&server.url, &scene.workers[0].token);
    for path in ["/work".to_owned(), format!("/studies/{}/tasks", scene.study), "/nothing/here/at/all".to_owned()] {
        person.call(Method::GET, &path, None::<&()>).await?;
    }
    let text = reqwest::get(format!("http://{address}/metrics")).await?.text().await?;
    for line in [
        "concord_http_requests_total{method=\"GET\",route=\"/api/v1/work\",status=\"200\"} 1",
        "concord_http_requests_total{method=\"GET\",route=\"/api/v1/studies/{study}/tasks\",",
        "concord_http_request_duration_seconds_count{method=\"GET\",route=\"/api/v1/work\"} 1",
        "concord_database_connections{pool=\"requests\",state=\"in_use\"}",
        "concord_database_connections{pool=\"writer\",state=\"waiting\"}",
        "concord_jobs{state=\"queued\"} 0",
        "concord_connections ",
        "process_resident_memory_bytes ",
    ] {
        assert!(text.contains(line), "{line} is missing:\n{text}");
    }
    for (file, name) in watched() {
        assert!(text.contains(&format!("# TYPE {name} ")), "{file} watches {name}, which is not measured:\n{text}");
    }
    assert!(!text.contains(&scene.study.to_string()) && !text.contains("nothing/here"), "{text}");
    for path in ["healthz", "readyz"] {
        assert_eq!(reqwest::get(format!("http://{address}/{path}")).await?.status(), 200, "{path}");
    }
    engine.db().close().await;
    drop(server);
    database.remove().await
}
