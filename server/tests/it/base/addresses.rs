//! The REST interface, files, pictures, islands, e-mails: everything with an address that is no page.

use std::io::Read as _;

use axum::body::Body;
use axum::http::{Request, header};
use engine::design::picture::NewPicture;
use engine::design::preset::Preset;
use engine::design::task::TaskForm;
use fake_provider::{CLIENT, CLIENT_SECRET, SignInServer, Staff};
use serde_json::{Value, json};
use testing::smtp::SmtpServer;

use super::{BASE, settings, under_a_path};
use crate::app::{TestApp, language};
use crate::mail;
use crate::route::world::World;

/// A PNG of one pixel.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

#[tokio::test]
async fn programs_find_everything_under_the_path() {
    under_a_path(async |app| {
        let admin = app.admin().await;
        let program = app.program_of(&admin).await;
        let me = program.get("/me").await.good();
        assert!(me.is_object(), "{me}");
        let document = program.get("/openapi.json").await;
        assert_eq!(document.header("content-type"), "application/json");
        let document = document.good();
        assert_eq!(document["servers"], json!([{"url": BASE}]));
        assert!(document["paths"]["/api/v1/me"].is_object(), "paths follow the address of the server");
        let nothing = program.get("/nowhere").await;
        let (status, kind) = (nothing.status, nothing.header("content-type").to_owned());
        assert_eq!((status.as_u16(), kind.as_str()), (404, "application/problem+json"));
        assert_eq!(nothing.json()["type"], "/lab/concord/api#not_found");
        // What a problem says in its own words stays as it is.
        let typed = "\"type\":\"/api#x";
        let refused = program.post("/studies", json!({"title": typed, "languages": [typed]})).await;
        let problem = refused.json();
        assert!(problem["type"].as_str().is_some_and(|kind| kind.starts_with("/lab/concord/api#")), "{problem}");
        assert!(!problem["detail"].as_str().unwrap_or_default().contains("concord"), "{problem}");
    })
    .await;
    TestApp::on_sqlite(server::Settings::default(), async |app: std::sync::Arc<TestApp>| {
        let program = app.program("");
        assert_eq!(program.get("/openapi.json").await.good()["servers"], Value::Null);
        assert_eq!(program.get("/nowhere").await.json()["type"], "/api#not_found");
    })
    .await;
}

#[tokio::test]
async fn files_are_sent_as_at_the_root_of_a_host() {
    under_a_path(async |app| {
        let world = World::new(&app).await;
        let browser = app.signed_in(&world.stage.admin).await;
        let study = world.stage.study;
        let style = browser.get("/pkg/style.css").await;
        assert_eq!(style.header("location"), "/lab/concord/pkg/style.2.css");
        let style = browser.get(style.header("location")).await;
        assert!(style.header("cache-control").contains("immutable") && style.text().contains("--accent"));
        let request = Request::get("/pkg/loader.1.js").header(header::ACCEPT_ENCODING, "br");
        let loader = app.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!((loader.header("content-encoding"), loader.text().as_str()), ("br", "as brotli"));

        let table = browser.get(&format!("/api/v1/studies/{study}/exports/answers.csv")).await;
        assert_eq!(table.status, 200);
        assert!(table.header("content-disposition").contains("attachment"), "{}", table.header("content-disposition"));
        let report = browser.get(&format!("/studies/{study}/report.html")).await;
        assert!(report.header("content-disposition").contains("report.html") && report.text().contains("</html>"));
        // A page is compressed after its addresses were written.
        let cookie = "a=b";
        let request =
            Request::get("/signin").header(header::ACCEPT, "text/html").header(header::ACCEPT_ENCODING, "gzip");
        let zipped = app.send(request.header(header::COOKIE, cookie).body(Body::empty()).expect("a request")).await;
        assert_eq!(zipped.header("content-encoding"), "gzip");
        let mut page = String::new();
        flate2::read::GzDecoder::new(zipped.body.as_slice()).read_to_string(&mut page).expect("the page");
        assert!(page.contains("action=\"/lab/concord/fn/sign_in\""), "{page}");
        let request = Request::get("/api/v1/me").header(header::ACCEPT_ENCODING, "br");
        let short = app.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!((short.status.as_u16(), short.header("content-encoding")), (401, ""), "it fits a packet as it is");
        assert_eq!(serde_json::from_slice::<Value>(&short.body).expect("JSON")["type"], "/lab/concord/api#sign_in");
    })
    .await;
}

#[tokio::test]
async fn islands_get_pages_with_the_path_in_them() {
    under_a_path(async |app| {
        let admin = app.admin().await;
        let study = app.study(&admin, &["fr"]).await;
        let task = app.engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
        let picture = NewPicture { name: "one.png".to_owned(), bytes: PNG.to_vec() };
        app.engine.add_picture(&admin.actor, study, picture).await.expect("a picture");
        let browser = app.signed_in(&admin).await;
        let page = browser.get(&format!("/studies/{study}/tasks/{task}")).await.text();
        assert!(page.contains("/fn/task/edit\""), "the code of the island looks for the end of it");
        let draft = app.engine.task(&admin.actor, study, task).await.expect("a task").draft.expect("a draft");
        let mut form = TaskForm::from_definition(&draft.definition, &language("fr"), "USD");
        form.instructions = "![Un point](one.png)".to_owned();
        let (form, id, task) = (form.write().expect("a form"), study.to_string(), task.to_string());
        let fields = [("study", id.as_str()), ("task", &task), ("form", &form), ("shown", "fr")];
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = Request::post("/fn/task/preview")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin");
        let preview = browser.send_as("application/json", request, Body::from(body)).await.text();
        let address = format!("{BASE}/studies/{study}/pictures/one.png");
        assert!(preview.contains(&format!("src=\\\"{address}?v=")), "{preview}");
        let shown = browser.get(&address).await;
        assert_eq!((shown.status.as_u16(), shown.body.as_slice()), (200, PNG));
    })
    .await;
}

#[tokio::test]
async fn links_that_others_get_have_the_path() {
    let smtp = SmtpServer::start();
    let with_mail =
        server::Settings { smtp_url: Some(smtp.url()), mail_from: Some("study@example.org".to_owned()), ..settings() };
    TestApp::on_sqlite(with_mail, async |app: std::sync::Arc<TestApp>| {
        let ann = app.person("ann").await;
        let browser = app.browser();
        let page = mail::ask(&browser, &ann.email).await;
        assert!(!page.is_empty());
        let email = mail::only(&app, &smtp).await;
        let link = email.text.split_whitespace().find(|word| word.contains("/reset/")).expect("a link");
        assert!(link.starts_with("https://texts.example.org/lab/concord/reset/"), "{link}");
        let path = link.strip_prefix("https://texts.example.org").expect("here");
        assert_eq!(browser.get(path).await.status, 200);

        let admin = app.admin().await;
        let office = app.signed_in(&admin).await;
        let study = app.study(&admin, &["it"]).await.to_string();
        let fields = [("study", study.as_str()), ("role", "worker"), ("language", "it")];
        let shown = office.post(&format!("/studies/{study}/members"), "/fn/link/add", &fields).await;
        assert!(shown.text().contains("https://texts.example.org/lab/concord/join/"), "{}", shown.text());
    })
    .await;
}

#[tokio::test]
async fn people_come_back_from_the_sign_in_service() {
    let service = SignInServer::start().await;
    service.set_staff(Staff::new("Ann Example", "ann@example.org", &[]));
    let settings = server::Settings {
        public_url: settings().public_url,
        openid_issuer: Some(service.url()),
        openid_client_id: Some(CLIENT.to_owned()),
        openid_client_secret: Some(CLIENT_SECRET.to_owned()),
        openid_domains: vec!["example.org".to_owned()],
        ..server::Settings::default()
    };
    TestApp::on_sqlite(settings, async |app: std::sync::Arc<TestApp>| {
        let browser = app.browser();
        let page = browser.get("/signin?next=/account").await.text();
        assert!(page.contains("href=\"/lab/concord/signin/service?next="), "{page}");
        let led = browser.get("/signin/service?next=/account").await;
        assert!(led.header("location").starts_with(&service.url()), "{}", led.header("location"));
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy().build();
        let answer = client.expect("a client").get(led.header("location")).send().await.expect("an answer");
        let back = answer.headers()["location"].to_str().expect("an address").to_owned();
        let back = back.strip_prefix("https://texts.example.org").expect("back to this server");
        assert!(back.starts_with("/lab/concord/signin/service/done?"), "{back}");
        let page = browser.get(back).await;
        assert_eq!((page.status.as_u16(), page.header("location")), (303, "/lab/concord/account"), "{}", page.words());
        assert!(browser.get("/account").await.words().contains("ann@example.org"));
    })
    .await;
}
