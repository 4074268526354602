//! A database of PostgreSQL is restored: as it was at a moment before an accident, and from a dump.

use std::{fs, sync::Arc, time::Duration};

use engine::{Db, Engine, System, design::preset::Preset};
use sqlx::{Connection as _, PgConnection};
use store::scratch::contents;
use system_tests::{
    postgres::{Home, Running},
    scene::Scene,
};

/// The settings that operators use, with this folder for the archive, and small enough for a test.
fn settings(archive: &std::path::Path) -> String {
    let settings = include_str!("../../packaging/postgresql/concord.conf");
    let archive = archive.display().to_string();
    assert!(settings.contains("/backup/wal"), "the file names the archive");
    settings.replace("/backup/wal", &archive).replace("2GB", "128MB").replace("512MB", "64MB")
}

async fn study(primary: &Running) -> anyhow::Result<Engine> {
    primary.run(&["create role concord login", "create database concord owner concord"]).await?;
    let db = Db::open(&primary.url("concord", "concord")).await?;
    db.migrate().await?;
    let engine = Engine::new(db, Arc::new(System));
    let scene = Scene::new(&engine, 4, 2).await?;
    let task = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = 2).await?;
    scene.batch(&engine, task, Vec::new()).await?;
    for worker in &scene.workers {
        scene.work(&engine, worker, task).await?;
    }
    Ok(engine)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_there_before_an_accident_is_restored_from_the_archive() -> anyhow::Result<()> {
    let Some(home) = Home::new()? else { return Ok(()) };
    let archive = home.room("archive")?;
    let primary = home.start(&home.init("primary", &settings(&archive))?).await?;
    primary.run(&["create table marker (n int)"]).await?;
    // The backup is older than everything that has to be there in the end.
    let copy = home.copy(&primary, "restored", false)?;
    let engine = study(&primary).await?;
    let before = contents(engine.db()).await?;
    engine.db().close().await;
    let mut admin = PgConnection::connect(&primary.url("postgres", "concord")).await?;
    let moment: String = sqlx::query_scalar("select clock_timestamp()::text").fetch_one(&mut admin).await?;
    tokio::time::sleep(Duration::from_millis(100)).await;
    for accident in ["truncate answer cascade", "select pg_switch_wal()"] {
        sqlx::query(accident).execute(&mut admin).await?;
    }
    let last: String =
        sqlx::query_scalar("select pg_walfile_name(pg_current_wal_lsn() - 1)").fetch_one(&mut admin).await?;
    wait_for(|| archive.join(&last).exists()).await?;
    drop(admin);
    primary.kill()?;

    let restore = format!(
        "restore_command = 'cp {}/%f %p'\nrecovery_target_time = '{moment}'\nrecovery_target_action = 'promote'",
        archive.display()
    );
    home.append(&copy.join("postgresql.conf"), &restore)?;
    home.append(&copy.join("recovery.signal"), "")?;
    let restored = home.start(&copy).await?;
    let mut admin = PgConnection::connect(&restored.url("postgres", "postgres")).await?;
    let mut recovers = true;
    for _ in 0..200 {
        recovers = sqlx::query_scalar("select pg_is_in_recovery()").fetch_one(&mut admin).await?;
        if !recovers {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(!recovers, "it has come to the moment");
    let db = Db::open(&restored.url("concord", "concord")).await?;
    db.ready().await?;
    let after = contents(&db).await?;
    assert_eq!(after, before);
    db.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dump_holds_everything() -> anyhow::Result<()> {
    let Some(home) = Home::new()? else { return Ok(()) };
    let primary = home.start(&home.init("primary", "fsync = off")?).await?;
    let engine = study(&primary).await?;
    let before = contents(engine.db()).await?;
    engine.db().close().await;
    let file = home.room("dumps")?.join("concord.dump");
    let port = primary.port.to_string();
    let to = ["-h", "127.0.0.1", "-p", &port, "-U", "postgres"];
    home.done(home.program("pg_dump").args(to).args(["-Fc", "-f"]).arg(&file).arg("concord"))?;
    assert!(fs::metadata(&file)?.len() > 0);
    home.done(home.program("createdb").args(to).args(["-O", "concord", "restored"]))?;
    home.done(home.program("pg_restore").args(to).args(["--exit-on-error", "-d", "restored"]).arg(&file))?;
    let db = Db::open(&primary.url("concord", "restored")).await?;
    db.ready().await?;
    assert_eq!(contents(&db).await?, before);
    db.close().await;
    Ok(())
}

async fn wait_for(is_so: impl Fn() -> bool) -> anyhow::Result<()> {
    for _ in 0..300 {
        if is_so() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    anyhow::bail!("it did not come")
}
