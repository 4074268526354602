//! `concord doctor`: what it finds, and that it leaves nothing behind.

use std::path::Path;

use fake_provider::{BUCKET, CLIENT, CLIENT_SECRET, KEY_ID, SECRET, SignInServer, Storage};
use tempfile::TempDir;
use testing::smtp::{Behaviour, SmtpServer};

use super::concord;
use super::served::Served;

/// What the doctor says of a folder with these settings: whether there is no fault, and its lines.
async fn examine(folder: &Path, settings: &str) -> (bool, String) {
    let file = folder.join("own.toml");
    std::fs::write(&file, format!("address = \"127.0.0.1:0\"\n{settings}")).expect("written");
    let (file, data) = (file.display().to_string(), folder.join("data").display().to_string());
    let run = move || concord(&["doctor", "--config", &file, "--data", &data], "");
    let output = tokio::task::spawn_blocking(run).await.expect("no panic");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8");
    (output.status.success(), said)
}

/// Makes sure that one thing was found about another.
fn assert_found(said: &str, verdict: &str, about: &str, words: &str) {
    let found =
        said.lines().any(|line| line.starts_with(&format!("{verdict:<8} {about:<16} ")) && line.contains(words));
    assert!(found, "no {verdict} about {about} with {words:?} in:\n{said}");
}

fn folder_with_database() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data").display().to_string();
    let made = concord(
        &["user", "add", "ann@example.org", "--name", "Ann", "--admin", "--data", &data],
        "correct horse battery\n",
    );
    assert!(made.status.success());
    folder
}

#[tokio::test]
async fn nothing_is_made_where_there_is_nothing() {
    let folder = TempDir::new().expect("a folder");
    let (is_well, said) = examine(folder.path(), "").await;
    assert!(is_well, "{said}");
    assert_found(&said, "ok", "folder", "is not there yet");
    assert_found(&said, "ok", "database", "`concord serve` makes it");
    assert_found(&said, "warning", "public address", "public_url is not set");
    assert_found(&said, "ok", "mail", "off");
    assert!(said.contains("Concord can run"), "{said}");
    assert!(!folder.path().join("data").exists());
}

#[tokio::test]
async fn a_wrong_setting_is_a_fault_with_its_name() {
    let folder = TempDir::new().expect("a folder");
    for (settings, about, words) in [
        ("nonsense = 1", "settings", "nonsense"),
        ("smtp_url = \"smtp://localhost:25\"", "mail", "mail_from"),
        ("secrets_key = \"abc\"", "recruiting", "64 hexadecimal digits"),
        ("sign_in_codes_for = \"managers\"", "sign-in codes", "secrets_key"),
        ("openid_client_id = \"x\"", "sign-in service", "openid_issuer is missing"),
        ("export_key = \"very-secret\"", "storage", "export_to is missing"),
        ("country_file = \"/nowhere.mmdb\"", "countries", "/nowhere.mmdb"),
        ("database_url = \"postgres://nobody@127.0.0.1:1/none\"", "database", "cannot be opened"),
        ("database_read_url = \"sqlite:///nowhere.db\"", "standby", "cannot be reached"),
    ] {
        let (is_well, said) = examine(folder.path(), settings).await;
        let verdict = if about == "standby" { "warning" } else { "FAULT" };
        assert_eq!(is_well, about == "standby", "{settings}: {said}");
        assert_found(&said, verdict, about, words);
        assert!(!said.contains("very-secret"), "{said}");
    }
}

#[tokio::test]
async fn a_database_is_read_and_not_changed() {
    let folder = folder_with_database();
    let file = folder.path().join("data/concord.db");
    let (is_well, said) = examine(folder.path(), "").await;
    assert!(is_well, "{said}");
    assert_found(&said, "ok", "database", "SQLite, up to date");
    assert_found(&said, "ok", "folder", "can be written");
    let before = std::fs::read(&file).expect("the database");
    let change = async |sql: &str| {
        let db = engine::Db::open(&format!("sqlite://{}", file.display())).await.expect("opens");
        store::scratch::execute(&db, sql).await.expect("changed");
        db.close().await;
    };
    change("delete from _sqlx_migrations where version = (select max(version) from _sqlx_migrations)").await;
    let changed = std::fs::read(&file).expect("the database");
    assert_ne!(before, changed);
    assert_found(&examine(folder.path(), "").await.1, "warning", "database", "concord migrate");
    assert_eq!(std::fs::read(&file).expect("the database"), changed);
    change("update schema_reach set oldest = 9999").await;
    change("insert into _sqlx_migrations (version, description, success, checksum, execution_time) values (9999, 'later', true, x'', 0)").await;
    let (is_well, said) = examine(folder.path(), "").await;
    assert!(!is_well && said.contains("one fault to correct"), "{said}");
    assert_found(&said, "FAULT", "database", "newer version");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let open = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(folder.path().join("data"), open).expect("opened to others");
        assert_found(&examine(folder.path(), "").await.1, "warning", "folder", "chmod 700");
    }
}

#[tokio::test]
async fn servers_that_are_named_are_tried() {
    let folder = TempDir::new().expect("a folder");
    let (smtp, storage, sign_in) = (SmtpServer::start(), Storage::start().await, SignInServer::start().await);
    let settings = |smtp: &str, key: &str, realm: &str| {
        format!(
            "public_url = \"http://127.0.0.1:1\"\nsmtp_url = \"{smtp}\"\nmail_from = \"a@example.org\"\n\
             export_to = \"s3://{BUCKET}/a\"\nexport_endpoint = \"{}\"\nexport_key_id = \"{KEY_ID}\"\nexport_key = \"{key}\"\n\
             openid_issuer = \"{realm}\"\nopenid_client_id = \"{CLIENT}\"\nopenid_client_secret = \"{CLIENT_SECRET}\"\n\
             openid_domains = [\"example.org\"]\n",
            storage.url()
        )
    };
    let (is_well, said) = examine(folder.path(), &settings(&smtp.url(), SECRET, &sign_in.url())).await;
    assert!(is_well, "{said}");
    assert_found(&said, "ok", "mail", "accepts");
    assert_found(&said, "ok", "storage", "accepts uploads");
    assert_found(&said, "ok", "sign-in service", "describes itself");
    assert_found(&said, "warning", "public address", "nothing answers");
    assert!(smtp.received().is_empty() && storage.objects().is_empty() && storage.open_uploads() == 0);

    smtp.behave(Behaviour::Refuse(450));
    let wrong = settings("smtp://127.0.0.1:1", "wrong", "http://127.0.0.1:1/realm");
    let (is_well, said) = examine(folder.path(), &wrong).await;
    assert!(!is_well && said.contains("3 faults to correct"), "{said}");
    assert_found(&said, "FAULT", "mail", "smtp_url");
    assert_found(&said, "FAULT", "storage", "access key");
    assert_found(&said, "FAULT", "sign-in service", "cannot be used");
}

#[tokio::test]
async fn a_server_that_runs_is_known() {
    let folder = TempDir::new().expect("a folder");
    let served = Served::start(folder.path(), &["serve"], &[]);
    let address = served.url().strip_prefix("http://").expect("an address");
    let file = folder.path().join("own.toml");
    std::fs::write(&file, format!("address = \"{address}\"\npublic_url = \"http://{address}\"\n")).expect("written");
    let (file, data) = (file.display().to_string(), folder.path().join("data").display().to_string());
    let output = concord(&["doctor", "--config", &file, "--data", &data], "");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8");
    assert!(output.status.success(), "{said}");
    assert_found(&said, "ok", "address", "Concord answers at");
    assert_found(&said, "ok", "public address", "Concord answers at");
}

#[tokio::test]
async fn an_address_of_another_program_is_a_fault() {
    let folder = TempDir::new().expect("a folder");
    let other = axum::Router::new().fallback(|| async { "ok\n" });
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("its address");
    let server = tokio::spawn(async move { axum::serve(listener, other).await });
    let file = folder.path().join("own.toml");
    std::fs::write(&file, format!("address = \"{address}\"\npublic_url = \"http://{address}\"\n")).expect("written");
    let (file, data) = (file.display().to_string(), folder.path().join("data").display().to_string());
    let run = move || concord(&["doctor", "--config", &file, "--data", &data], "");
    let output = tokio::task::spawn_blocking(run).await.expect("no panic");
    server.abort();
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_found(&said, "FAULT", "address", "another program");
    assert_found(&said, "warning", "public address", "something else answers");
}
