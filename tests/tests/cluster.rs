//! Two servers, two workers and a cluster of PostgreSQL, of which one after the other is lost while fifty people work.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use engine::{Db, Engine, System, design::preset::Preset};
use system_tests::{
    cluster::Cluster,
    count::counted,
    database::Database,
    process::{Server, Worker, is_built},
    scene::Scene,
    steady::Person,
    wire::Wire,
};
use tokio::{task::JoinSet, time::sleep};

const HITS: usize = 400;
const NEED: i64 = 20;
const WORKERS: usize = 50;

/// The longest time in which nobody may be told that an answer is stored.
const LONGEST_GAP: Duration = Duration::from_secs(30);

/// What is lost, one after the other.
async fn faults(
    cluster: &mut Cluster,
    wires: &[Wire; 2],
    servers: Vec<Server>,
    workers: Vec<Worker>,
    database: &Database,
) -> anyhow::Result<(Vec<Server>, Vec<Worker>)> {
    let (mut servers, mut workers) = (servers, workers);
    sleep(Duration::from_secs(5)).await;
    println!("a server is killed");
    let second = servers.pop().expect("two servers");
    let second = second.kill_and_restart_with(database, &[("DATABASE_URL", &wires[1].url)]).await?;
    servers.push(second);
    sleep(Duration::from_secs(3)).await;
    println!("a worker is killed");
    workers.pop().expect("two workers").kill().await?;
    println!("the network of a server is cut");
    wires[0].hold(true);
    sleep(Duration::from_secs(8)).await;
    wires[0].hold(false);
    sleep(Duration::from_secs(5)).await;
    println!("the primary is killed");
    let killed = cluster.kill_primary().await?;
    sleep(Duration::from_secs(40)).await;
    println!("its node comes back");
    cluster.start_node(killed)?;
    sleep(Duration::from_secs(10)).await;
    Ok((servers, workers))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "cargo xtask test cluster"]
async fn nothing_is_lost_and_work_goes_on_whatever_is_killed() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let mut cluster = Cluster::start().await?;
    let db = Db::open(&cluster.url).await?;
    db.migrate().await?;
    let engine = Engine::new(db, Arc::new(System));
    let scene = Scene::new(&engine, HITS, WORKERS).await?;
    let task = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = NEED).await?;
    scene.batch(&engine, task, Vec::new()).await?;

    let wires = [Wire::start(&cluster.url, Duration::ZERO).await?, Wire::start(&cluster.url, Duration::ZERO).await?];
    let database = Database::at(&cluster.url)?;
    let (mut servers, mut workers) = (Vec::new(), Vec::new());
    for wire in &wires {
        servers.push(Server::start_with(&database, &[("DATABASE_URL", &wire.url), ("CONCORD_JOBS", "false")]).await?);
        workers.push(Worker::start(&database)?);
    }
    let stop = Arc::<AtomicBool>::default();
    let urls = [servers[0].url.clone(), servers[1].url.clone()];
    let mut running = JoinSet::new();
    for (number, worker) in scene.workers.iter().enumerate() {
        let person = Person::new(&worker.token, urls.clone(), number, stop.clone());
        running.spawn(person.work(scene.study, task));
    }
    let ended = faults(&mut cluster, &wires, servers, workers, &database).await;
    stop.store(true, Ordering::Relaxed);
    let mut told = Vec::new();
    while let Some(done) = running.join_next().await {
        told.extend(done?.inspect_err(|_| println!("{}", cluster.logs()))?);
    }
    let servers = ended?;

    told.sort_by_key(|one| one.at);
    let gap = told.windows(2).map(|pair| pair[1].at - pair[0].at).max().unwrap_or_default();
    println!("{} submissions were confirmed; the longest time without one was {gap:?}", told.len());
    assert!(gap < LONGEST_GAP, "nothing was stored for {gap:?}\n{}", cluster.logs());
    assert!(told.last().is_some_and(|last| last.at.elapsed() < Duration::from_secs(15)), "work did not go on");
    let counted = counted(&engine, task).await?;
    assert!(counted.per_hit.iter().all(|n| *n <= NEED), "a hit has too many: {:?}", counted.per_hit);
    assert_eq!((counted.repeats, counted.own_texts), (0, 0));
    let lost = told.iter().filter(|one| !counted.submissions.contains(&one.submission)).count();
    assert_eq!(lost, 0, "confirmed and lost");
    let extra = counted.submissions.len().saturating_sub(told.len());
    assert!(extra <= WORKERS, "{extra} submissions are stored of which nobody was told");
    drop(servers);
    engine.db().close().await;
    Ok(())
}
