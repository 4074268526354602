//! `cargo xtask bench results`: how long each page of results takes when it is first asked for and when it is asked for
//! again, and what the server holds meanwhile.
//!
//! A study as a real one would have it (see `system_tests::large`), served by a release build, read by a signed-in
//! manager over HTTP. A page that says that something is being computed is asked for again until it is there; that time
//! is "there", and "again" is the median of five requests. `cargo xtask bench results -- --answers 1000000 --postgres
//! --scores` measures so many answers, on PostgreSQL, with the automatic metrics of all outputs. For more answers than
//! that, see `cargo xtask bench large`.

use std::{
    pin::pin,
    time::{Duration, Instant},
};

use engine::{Engine, jobs::job::Pace};
use system_tests::{
    arguments::Arguments,
    database::Database,
    large::Large,
    process::{Server, is_built},
    reader::Reader,
};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let arguments = Arguments::given();
    let answers = arguments.number("--answers", 36_000)?;
    let Some(database) = Database::new(arguments.kind()).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let since = Instant::now();
    let study = Large::new(&engine, &database, answers).await?;
    eprintln!("{} answers after {:.0} s", study.answers, since.elapsed().as_secs_f64());
    if arguments.has("--scores") {
        score(&engine).await;
        eprintln!("scored after {:.0} s", since.elapsed().as_secs_f64());
    }
    println!("{}, {} answers\n", engine.db().engine(), study.answers);
    engine.db().close().await;
    let server = Server::start_with(&database, &[("CONCORD_JOBS", "false")]).await?;
    Reader::sign_in(&server).await?.measure(&server, &study).await?;
    drop(server);
    database.remove().await
}

/// The scores of all outputs, by the jobs that going live has requested.
async fn score(engine: &Engine) {
    engine.work_off_jobs(Pace::from_lease(Duration::from_mins(10)), pin!(std::future::pending())).await;
}
