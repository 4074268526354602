//! Concord behind nginx and behind Caddy, by the files in `packaging/`: at the root of a host and under a path.

use system_tests::{
    database::{Database, Kind},
    process::{Server, is_built},
    proxy::{self, PLACES, Plan, Proxy},
    scene::Scene,
};

/// What the administrator of a scene signs in with.
const EMAIL: &str = "admin0@example.org";
const PASSWORD: &str = "a long enough pass phrase";
/// Attempts to sign in that one address has in a minute.
const SIGN_INS: &str = "8";
/// A file that is a little smaller than the largest, and one that is larger.
const NEARLY: usize = 63 << 20;
const TOO_LARGE: usize = 70 << 20;

/// A server behind a proxy, at one place of its host.
struct Place {
    proxy: Proxy,
    path: &'static str,
    origin: String,
    scene: Scene,
    token: String,
}

/// Runs a part of the test behind one kind of proxy, at each place.
async fn behind(kind: proxy::Kind, test: impl AsyncFn(&Place) -> anyhow::Result<()>) -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    for (path, host) in PLACES {
        let Some(plan) = Plan::new(kind, (path, host))? else { return Ok(()) };
        let Some(database) = Database::new(Kind::Sqlite).await? else { return Ok(()) };
        let engine = database.engine().await?;
        let scene = Scene::new(&engine, 3, 1).await?;
        let token = engine.add_token(&scene.admin, "test", 1).await?.secret;
        let url = plan.public_url();
        let settings = [
            ("CONCORD_PUBLIC_URL", url.as_str()),
            ("CONCORD_ADDRESS_HEADER", "x-forwarded-for"),
            ("CONCORD_SIGN_INS_PER_MINUTE", SIGN_INS),
        ];
        let server = Server::start_with(&database, &settings).await?;
        let proxy = plan.start(server.address()).await?;
        let origin = url.strip_suffix(path).unwrap_or(&url).to_owned();
        let place = Place { proxy, path, origin, scene, token };
        test(&place).await?;
        engine.db().close().await;
        drop((place, server));
        database.remove().await?;
    }
    Ok(())
}

impl Place {
    /// Opens a page.
    async fn get(&self, jar: &str, address: &str) -> anyhow::Result<proxy::Reply> {
        self.proxy.ask(jar, &format!("{}{address}", self.path), &["--header", "accept: text/html"]).await
    }

    /// Sends a form from a page, as a browser does.
    async fn send(&self, jar: &str, (from, action): (&str, &str), more: &[&str]) -> anyhow::Result<proxy::Reply> {
        let (origin, referer) =
            (format!("origin: {}", self.origin), format!("referer: {}{}{from}", self.origin, self.path));
        let mut options = vec!["--header", "accept: text/html", "--header", &origin, "--header", &referer];
        options.extend(more);
        self.proxy.ask(jar, &format!("{}{action}", self.path), &options).await
    }

    async fn sign_in(&self, jar: &str, more: &[&str]) -> anyhow::Result<proxy::Reply> {
        let (email, password) = (format!("email={EMAIL}"), format!("password={PASSWORD}"));
        let mut options = vec!["--data-urlencode", &email, "--data-urlencode", &password];
        options.extend(more);
        self.send(jar, ("/signin", "/fn/sign_in"), &options).await
    }

    /// Calls the REST interface with the administrator's token.
    async fn call(&self, address: &str, more: &[&str]) -> anyhow::Result<proxy::Reply> {
        let token = format!("authorization: Bearer {}", self.token);
        let mut options = vec!["--header", token.as_str()];
        options.extend(more);
        self.proxy.ask("program", &format!("{}/api/v1{address}", self.path), &options).await
    }
}

/// Pages, signing in with cookies that need TLS, a form, and what is refused.
async fn people(place: &Place) -> anyhow::Result<()> {
    let (path, study) = (place.path, place.scene.study);
    let page = place.get("ann", "/signin").await?;
    assert_eq!((page.status, page.version.as_str()), (200, "2"), "{}", page.head);
    assert!(["br", "gzip"].contains(&page.header("content-encoding")), "{}", page.head);
    assert!(page.header("strict-transport-security").starts_with("max-age"), "{}", page.head);
    assert!(page.text().contains(&format!("action=\"{path}/fn/sign_in\"")), "{}", page.text());
    let style = page
        .text()
        .split("rel=\"stylesheet\" href=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .map(str::to_owned);
    let style = place.proxy.ask("ann", &style.expect("a style sheet"), &[]).await?;
    assert!(style.status == 200 && style.header("cache-control").contains("immutable"), "{}", style.head);
    let sent = place.sign_in("ann", &[]).await?;
    assert_eq!((sent.status, sent.header("location")), (303, format!("{path}/").as_str()), "{}", sent.head);
    let cookies: Vec<&str> = sent.head.lines().filter(|line| line.starts_with("set-cookie: ")).collect();
    assert!(!cookies.is_empty() && cookies.iter().all(|cookie| cookie.contains("secure")), "{cookies:?}");
    assert_eq!(place.get("ann", "/account").await?.status, 200, "curl keeps the cookie, as its name demands");
    assert_eq!(place.get("somebody", "/account").await?.status, 302);

    let page = format!("/studies/{study}/settings");
    let study = format!("study={study}");
    let fields = ["--data-urlencode", &study, "--data-urlencode", "language=en", "--data-urlencode", "text=Join us."];
    let saved = place.send("ann", (&page, "/fn/study/public_texts"), &fields).await?;
    assert_eq!(saved.status, 303, "{}", saved.text());
    assert!(saved.header("location").starts_with(&format!("{path}/studies/")), "{}", saved.head);
    let shown = place.proxy.ask("ann", saved.header("location"), &["--header", "accept: text/html"]).await?;
    assert!(shown.status == 200 && shown.text().contains("Join us."), "{}", shown.text());
    let foreign = ["--header", "accept: text/html", "--header", "origin: https://evil.example", "--data", "email=a"];
    assert_eq!(place.proxy.ask("ann", &format!("{path}/fn/sign_in"), &foreign).await?.status, 403);
    // A refused form of somebody without a session is in a cookie, as large as they may be.
    let long = format!("{}@example.org", "x".repeat(2_500));
    let refused = place
        .send(
            "nobody",
            ("/signin?next=/work", "/fn/sign_in"),
            &["--data-urlencode", &format!("email={long}"), "--data", "password=x"],
        )
        .await?;
    assert_eq!(refused.status, 303, "{}", refused.text());
    assert_eq!(refused.header("location"), format!("{path}/signin?next=/work"));
    assert!(place.get("nobody", "/signin?next=/work").await?.text().contains(&long), "it comes back");
    Ok(())
}

/// The REST interface, large files both ways, and limits.
async fn programs(place: &Place) -> anyhow::Result<()> {
    let me = place.call("/me", &[]).await?;
    assert_eq!((me.status, me.version.as_str()), (200, "2"), "{}", me.text());
    let document = place.call("/openapi.json", &[]).await?.json();
    let servers = document["servers"][0]["url"].as_str().unwrap_or_default().to_owned();
    assert_eq!(servers, place.path);

    let import = format!("/studies/{}/sources?format=lines&default_language=en", place.scene.study);
    let plain = "content-type: text/plain";
    let sends = async |name: &str, bytes: usize| {
        // Lines that are too long: the answer is about them, not about the size of the file.
        let file = place.proxy.file(name, &vec![b'x'; bytes])?;
        let body = format!("@{}", file.display());
        place.call(&import, &["--header", plain, "--data-binary", &body]).await
    };
    let nearly = sends("nearly", NEARLY).await?;
    assert!(nearly.status != 413 && nearly.status < 500, "{} {}", nearly.status, nearly.text());
    assert!(nearly.json().is_object(), "Concord answers: {}", nearly.text());
    let too_large = sends("large", TOO_LARGE).await?;
    assert_eq!(too_large.status, 413, "{}", too_large.text());
    assert_eq!(too_large.header("content-type"), "application/problem+json", "Concord says why: {}", too_large.text());
    let file = place.proxy.file("strange", &vec![b'x'; 400 << 10])?;
    let body = format!("@{}", file.display());
    let address = format!("{}/api/v1{import}", place.path);
    let strange = place.proxy.ask("nobody", &address, &["--header", plain, "--data-binary", &body]).await?;
    assert!([401, 413].contains(&strange.status) && strange.json().is_object(), "{}", strange.text());

    // A file that is made while it is sent.
    let lines: String =
        (0..30_000).map(|n| format!("hey nr {n} is kinda cool, as a text of this kind goes!!\n")).collect();
    let file = place.proxy.file("lines", lines.as_bytes())?;
    let written = place.call(&import, &["--header", plain, "--data-binary", &format!("@{}", file.display())]).await?;
    assert!((200..300).contains(&written.status), "{}", written.text());
    let archive = place.call(&format!("/studies/{}/exports/sources.csv", place.scene.study), &[]).await?;
    assert_eq!(archive.status, 200, "{}", archive.head);
    assert_eq!(archive.header("content-length"), "", "its length is not known when it begins: {}", archive.head);
    assert!(archive.text().lines().count() > 30_000, "{} lines", archive.text().lines().count());
    Ok(())
}

/// Limits count the visitor's address, as the proxy saw it and not as the visitor writes it.
async fn addresses(place: &Place) -> anyhow::Result<()> {
    let mut statuses = Vec::new();
    let address = format!("{}/fn/sign_in", place.path);
    for number in 0..12 {
        let forged = format!("x-forwarded-for: 203.0.113.{number}");
        let data = format!("email=nobody{number}@example.org&password=wrong");
        let options = ["--header", "accept: application/json", "--header", &forged, "--data", &data];
        statuses.push(place.proxy.ask(&format!("guess{number}"), &address, &options).await?.status);
    }
    assert_eq!(statuses.last(), Some(&429), "the address of the visitor is counted: {statuses:?}");
    assert_ne!(statuses[0], 429, "{statuses:?}");
    // Somebody else, from another address of this machine, is not held up.
    let other = place.sign_in("other", &["--interface", "127.0.0.2"]).await?;
    assert_eq!(
        (other.status, other.header("location")),
        (303, format!("{}/", place.path).as_str()),
        "{}",
        other.text()
    );
    assert_eq!(place.get("other", "/account").await?.status, 200);
    Ok(())
}

async fn everything(place: &Place) -> anyhow::Result<()> {
    people(place).await?;
    programs(place).await?;
    addresses(place).await
}

#[tokio::test(flavor = "multi_thread")]
async fn concord_works_behind_nginx() -> anyhow::Result<()> {
    behind(proxy::Kind::Nginx, everything).await
}

#[tokio::test(flavor = "multi_thread")]
async fn concord_works_behind_caddy() -> anyhow::Result<()> {
    behind(proxy::Kind::Caddy, everything).await
}
