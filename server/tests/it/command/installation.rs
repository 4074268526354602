//! Commands about an installation: who may read its files, what happens where there is none, whose database they change.

use std::collections::BTreeMap;
use std::path::Path;

use engine::{Db, limits::Limits};
use store::scratch::{contents, execute};
use tempfile::TempDir;

use super::concord;
use crate::app::front;

/// Runs `concord` about the installation in a folder: whether it went well, and all it said.
fn about(data: &Path, line: &str) -> (bool, String) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let data = data.display().to_string();
    let arguments: Vec<&str> = words.into_iter().chain(["--data", &data]).collect();
    let output = concord(&arguments, "correct horse battery\n");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// An installation with an administrator.
fn installation() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let (done, said) = about(&folder.path().join("data"), "user add ann@example.org --name Ann --admin");
    assert!(done, "{said}");
    folder
}

fn url(data: &Path) -> String {
    format!("sqlite://{}", data.join("concord.db").display())
}

async fn change(data: &Path, sql: &str) {
    let db = Db::open(&url(data)).await.expect("the database");
    execute(&db, sql).await.expect("changed");
    db.close().await;
}

async fn held(data: &Path) -> BTreeMap<String, String> {
    let db = Db::open_to_read(&url(data), &Limits::default()).await.expect("the database");
    let held = contents(&db).await.expect("its tables");
    db.close().await;
    held
}

const STUDY: &str = "01900000-0000-7000-8000-000000000000";

#[test]
fn what_only_reads_makes_no_database() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    let out = folder.path().join("out").display().to_string();
    for line in [
        format!("report {STUDY}"),
        format!("study design {STUDY}"),
        format!("study export {STUDY} --out {out}"),
        format!("backup {out}"),
        "work --list".to_owned(),
        "user password ann@example.org".to_owned(),
        "user admin ann@example.org".to_owned(),
    ] {
        let (done, said) = about(&data, &line);
        assert!(!done && said.contains("there is no database at") && said.contains("concord serve"), "{line}: {said}");
        assert!(!data.exists(), "{line} made a folder");
    }
}

#[tokio::test]
async fn a_database_of_another_version_is_not_changed_by_reading() {
    let folder = installation();
    let data = folder.path().join("data");
    let known = held(&data).await;
    for (sql, words) in [
        ("delete from _sqlx_migrations where version = (select max(version) from _sqlx_migrations)", "concord migrate"),
        (
            "update _sqlx_migrations set version = 9999 where version = (select max(version) from _sqlx_migrations)",
            "a newer version of Concord",
        ),
    ] {
        change(&data, sql).await;
        let before = held(&data).await;
        assert_ne!(before.get("_sqlx_migrations"), known.get("_sqlx_migrations"));
        for line in [format!("report {STUDY}"), "work --list".to_owned(), format!("study design {STUDY}")] {
            let (done, said) = about(&data, &line);
            assert!(!done && said.contains(words), "{line}: {said}");
        }
        // A backup is a copy of what is there.
        let copy = folder.path().join(format!("copy-{}", words.len()));
        std::fs::create_dir(&copy).expect("a folder");
        let (done, said) = about(&data, &format!("backup {}", copy.join("concord.db").display()));
        assert!(done, "{said}");
        assert_eq!(held(&copy).await, before);
        assert_eq!(held(&data).await, before, "nothing was migrated");
    }
    let (done, said) = about(&data, "migrate");
    assert!(!done && said.contains("a newer version of Concord"), "{said}");
}

#[test]
fn settings_that_are_named_have_to_be_there() {
    let folder = installation();
    let data = folder.path().join("data");
    let file = folder.path().join("own.toml");
    let line = format!("migrate --config {}", file.display());
    let (done, said) = about(&data, &line);
    assert!(!done && said.contains("cannot read the settings in") && said.contains("own.toml"), "{said}");
    std::fs::write(&file, "nonsense = 1\n").expect("written");
    let (done, said) = about(&data, &line);
    assert!(!done && said.contains("nonsense") && said.contains("own.toml"), "{said}");
    std::fs::write(&file, "sweep_seconds = 5\n").expect("written");
    let (done, said) = about(&data, &line);
    assert!(done, "{said}");
}

#[tokio::test]
async fn a_database_that_a_later_version_only_added_to_is_worked_with() {
    let folder = installation();
    let data = folder.path().join("data");
    for sql in [
        "create table of_a_later_version (id integer)",
        "alter table answer add column of_a_later_version text",
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'later', true, x'', 0)",
    ] {
        change(&data, sql).await;
    }
    let before = held(&data).await;
    for line in ["migrate", "work --list"] {
        let (done, said) = about(&data, line);
        assert!(done, "{line}: {said}");
    }
    assert_eq!(held(&data).await, before, "its schema stays as it is");
    change(&data, "update schema_reach set oldest = 9999").await;
    for line in ["migrate", "work --list"] {
        let (done, said) = about(&data, line);
        assert!(!done && said.contains("a newer version of Concord"), "{line}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_reads_what_is_stored() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = installation();
    let data = folder.path().join("data");
    let mode = |path: &Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
    let backup = folder.path().join("backup.db");
    let (done, said) = about(&data, &format!("backup {}", backup.display()));
    assert!(done, "{said}");
    assert_eq!(mode(&data), 0o700);
    assert_eq!(mode(&backup), 0o600);
    let mut files = 0;
    for entry in std::fs::read_dir(&data).expect("a folder") {
        let path = entry.expect("a file").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        files += 1;
    }
    assert!(files > 0);
    // What an operator has opened stays open, and the program says so.
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).expect("opened");
    let (done, said) = about(&data, "migrate");
    assert!(done && said.contains("chmod 700") && mode(&data) == 0o755, "{said}");
}

#[tokio::test]
async fn the_demo_touches_nobody_elses_database() {
    let folder = installation();
    let data = folder.path().join("data");
    let before = held(&data).await;
    let (done, said) = about(&data, "demo --study mir");
    assert!(!done && said.contains("1 other account besides the example"), "{said}");
    assert_eq!(held(&data).await, before, "nothing was changed");
}

#[tokio::test]
async fn the_demo_gives_new_links_at_each_start() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    let link = |said: &str| said.split("/join/").nth(1).expect("a link").split_whitespace().next().map(str::to_owned);
    let (done, first) = about(&data, "demo --study mir");
    assert!(done, "{first}");
    let (done, second) = about(&data, "demo --study mir");
    assert!(done && link(&first) != link(&second), "{second}");
    let links = held(&data).await.remove("join_link").expect("a table");
    assert_eq!(links.lines().count(), 1, "the link of the first start has ended: {links}");
    change(&data, "update installation set key = 'another' where key = 'example-mir'").await;
    let (done, said) = about(&data, "demo --study mir");
    assert!(!done && said.contains("1 other study besides the example"), "{said}");
}

#[test]
fn a_database_that_cannot_be_written_is_told_at_the_start() {
    let folder = installation();
    let data = folder.path().join("data");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_concord"))
        .args(["serve", "--address", "127.0.0.1:0", "--data", &data.display().to_string()])
        .env("DATABASE_URL", format!("{}?mode=ro", url(&data)))
        .env("CONCORD_SITE", front(folder.path()))
        .output()
        .expect("the program ends by itself");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("cannot write to the database"), "{said}");
    assert!(!String::from_utf8_lossy(&output.stdout).contains("Concord is at"), "it never says that it runs");
}
