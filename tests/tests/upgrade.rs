//! A new version of the program takes the place of the one before, while people work.

use std::{
    env,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use engine::{Db, Engine, System, secret};
use sqlx::{Connection as _, PgConnection};
use system_tests::{
    client::Client,
    count::counted,
    database::{Database, Kind},
    over_http::Study,
    process::{Server, Worker, is_built, run},
    steady::Person,
};
use tokio::{task::JoinSet, time::sleep};

const SOURCES: usize = 400;
const NEED: i64 = 5;
const WORKERS: usize = 20;

/// The longest time in which nobody may be told that an answer is stored.
const LONGEST_GAP: Duration = Duration::from_secs(5);

/// An administrator's token, written past the program: none of the interfaces makes the first one.
async fn administrator(database: &Database) -> anyhow::Result<String> {
    let mut connection = PgConnection::connect(&database.url).await?;
    let token = "a token for the test of an upgrade".to_owned();
    sqlx::query(
        "with p as (
             insert into person (id, name, email, password_hash, admin, locale, epoch, created_at)
             values (gen_random_uuid(), 'Admin', 'admin@example.org', '', true, 'en', 0, 0)
             returning id
         )
         insert into token (id, person_id, name, hash, created_at)
         select gen_random_uuid(), id, 'upgrade', $1, 0 from p",
    )
    .bind(secret::hash(&token))
    .execute(&mut connection)
    .await?;
    Ok(token)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "cargo xtask test upgrade"]
async fn people_work_on_while_a_new_version_takes_over() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::empty(Kind::Postgres).await? else { return Ok(()) };
    let before = env::var_os("TEST_BEFORE_BIN").expect("cargo xtask test upgrade names the program");
    let old = Server::start_other(before.clone(), &database).await?;
    let admin = Client::new(&old.url, &administrator(&database).await?);
    let study = Study::new(&admin, (SOURCES, NEED), WORKERS).await?;
    println!("the version before has made a study");

    // Both addresses lead to the old one at first; people who find the second closed go to the first.
    let second = Server::start_other(before, &database).await?;
    let urls = [old.url.clone(), second.url.clone()];
    let stop = Arc::<AtomicBool>::default();
    let mut running = JoinSet::new();
    for (number, token) in study.workers.iter().enumerate() {
        let person = Person::new(token, urls.clone(), number, stop.clone());
        running.spawn(person.work(study.id, study.task));
    }
    sleep(Duration::from_secs(4)).await;
    println!("the new version changes the schema under both");
    run(&database, &["migrate"]).await?;
    sleep(Duration::from_secs(4)).await;
    println!("the second server is one of the new version");
    let second = second.stop_and_replace(&database).await?;
    let _worker = Worker::start(&database)?;
    sleep(Duration::from_secs(6)).await;
    println!("the first as well");
    let first = old.stop_and_replace(&database).await?;
    sleep(Duration::from_secs(4)).await;
    stop.store(true, Ordering::Relaxed);
    let mut told = Vec::new();
    while let Some(done) = running.join_next().await {
        told.extend(done??);
    }
    told.sort_by_key(|one| one.at);
    let gap = told.windows(2).map(|pair| pair[1].at - pair[0].at).max().unwrap_or_default();
    println!("{} submissions were confirmed; the longest time without one was {gap:?}", told.len());
    assert!(told.len() > WORKERS, "people worked");
    assert!(gap < LONGEST_GAP, "nothing was stored for {gap:?}");
    let engine = Engine::new(Db::open(&database.url).await?, Arc::new(System));
    let counted = counted(&engine, study.task).await?;
    assert!(counted.per_hit.iter().all(|n| *n <= NEED), "a hit has too many: {:?}", counted.per_hit);
    assert_eq!((counted.repeats, counted.own_texts), (0, 0));
    let lost = told.iter().filter(|one| !counted.submissions.contains(&one.submission)).count();
    assert_eq!(lost, 0, "confirmed and lost");
    engine.db().close().await;
    drop((first, second));
    database.remove().await
}
