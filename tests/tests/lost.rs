//! PostgreSQL ends all connections, or is not there for a while: nobody meets an error of ours, and work goes on.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use reqwest::{Client, StatusCode};
use sqlx::{Connection as _, PgConnection};
use system_tests::{
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
    time::sleep,
};

/// Ends every connection to the database but this one; how many.
async fn end_all(url: &str) -> anyhow::Result<i64> {
    let mut connection = PgConnection::connect(url).await?;
    let ended = sqlx::query_scalar::<_, i64>(
        "select count(pg_terminate_backend(pid))
           from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()",
    );
    Ok(ended.fetch_one(&mut connection).await?)
}

/// Asks again and again until told to stop: the statuses that came, and when.
fn ask(
    client: &Client,
    address: String,
    token: String,
    stop: &Arc<AtomicBool>,
) -> impl Future<Output = Vec<StatusCode>> + Send + 'static {
    let (client, stop) = (client.clone(), stop.clone());
    async move {
        let mut statuses = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let reply = client.get(&address).bearer_auth(&token).send().await;
            statuses.push(reply.map_or(StatusCode::IM_A_TEAPOT, |reply| reply.status()));
        }
        statuses
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_not_in_flight_notice_nothing_when_all_backends_end() -> anyhow::Result<()> {
    let Some(database) = Database::new(Kind::Postgres).await? else { return Ok(()) };
    if !is_built() {
        return Ok(());
    }
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, 20, 4).await?;
    engine.db().close().await;
    let server = Server::start(&database).await?;
    let client = Client::new();
    let address = format!("{}/api/v1/studies/{}/progress", server.url, scene.study);
    let engine = database.engine().await?;
    let token = engine.add_token(&scene.admin, "lost", 1).await?.secret;
    engine.db().close().await;

    let (mut asked, mut failed) = (0, 0);
    for _ in 0..5 {
        let stop = Arc::new(AtomicBool::new(false));
        let mut running = JoinSet::new();
        for _ in 0..8 {
            running.spawn(ask(&client, address.clone(), token.clone(), &stop));
        }
        sleep(Duration::from_millis(300)).await;
        assert!(end_all(&database.url).await? > 0, "there were connections");
        sleep(Duration::from_millis(300)).await;
        stop.store(true, Ordering::Relaxed);
        for statuses in running.join_all().await {
            asked += statuses.len();
            failed += statuses.iter().filter(|status| **status != StatusCode::OK).count();
            let told = |status: &StatusCode| matches!(*status, StatusCode::OK | StatusCode::SERVICE_UNAVAILABLE);
            assert!(statuses.iter().all(told), "{statuses:?}");
            assert_eq!(statuses.last(), Some(&StatusCode::OK), "it goes on");
        }
        // Idle connections end too: the next request was not in flight, and notices nothing.
        end_all(&database.url).await?;
        for _ in 0..30 {
            let reply = client.get(&address).bearer_auth(&token).send().await?;
            assert_eq!(reply.status(), StatusCode::OK, "{}", reply.text().await?);
        }
    }
    println!("{failed} of {asked} requests were told to try again");
    assert!(failed <= 5 * 8, "at most those in flight: {failed} of {asked}");
    drop(server);
    database.remove().await
}

/// A way to the server that can be closed: nobody listens then, and what was connected is cut.
struct Bridge {
    address: SocketAddr,
    open: watch::Sender<bool>,
}

impl Bridge {
    async fn to(server: SocketAddr) -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, (open, mut told)) = (listener.local_addr()?, watch::channel(true));
        tokio::spawn(async move {
            let mut listener = Some(listener);
            loop {
                let Some(bound) = &listener else {
                    if told.wait_for(|open| *open).await.is_err() {
                        return;
                    }
                    listener = TcpListener::bind(address).await.ok();
                    continue;
                };
                let mut shut = told.clone();
                tokio::select! {
                    Ok((mut one, _)) = bound.accept() => {
                        tokio::spawn(async move {
                            let Ok(mut other) = TcpStream::connect(server).await else { return };
                            tokio::select! {
                                _ = copy_bidirectional(&mut one, &mut other) => {}
                                _ = shut.wait_for(|open| !*open) => {}
                            }
                        });
                    }
                    _ = told.wait_for(|open| !*open) => listener = None,
                }
            }
        });
        Ok(Self { address, open })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_down_is_told_as_such_and_comes_back_by_itself() -> anyhow::Result<()> {
    let Some(mut database) = Database::new(Kind::Postgres).await? else { return Ok(()) };
    if !is_built() {
        return Ok(());
    }
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, 5, 1).await?;
    let token = engine.add_token(&scene.admin, "down", 1).await?.secret;
    engine.db().close().await;
    let (host, rest) = database.url.split_once('@').context("a user")?.1.split_once('/').context("a database")?;
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:5432") };
    let real = tokio::net::lookup_host(&host).await?.next().context("an address")?;
    let bridge = Bridge::to(real).await?;
    let direct = database.url.clone();
    database.url = format!("{}@{}/{rest}", direct.split_once('@').context("a user")?.0, bridge.address);
    let server = Server::start(&database).await?;
    let address = format!("{}/api/v1/studies/{}/progress", server.url, scene.study);
    let client = Client::new();
    let get = async || client.get(&address).bearer_auth(&token).send().await;
    assert_eq!(get().await?.status(), StatusCode::OK);

    bridge.open.send_replace(false);
    sleep(Duration::from_millis(200)).await;
    let since = Instant::now();
    let reply = get().await?;
    assert_eq!(reply.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(reply.headers().contains_key("retry-after"));
    assert!(since.elapsed() < Duration::from_secs(40), "{:?}", since.elapsed());

    bridge.open.send_replace(true);
    let since = Instant::now();
    while get().await?.status() != StatusCode::OK {
        assert!(since.elapsed() < Duration::from_secs(30), "it does not come back");
        sleep(Duration::from_millis(100)).await;
    }
    drop(server);
    database.url = direct;
    database.remove().await
}
