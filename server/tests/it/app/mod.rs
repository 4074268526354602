//! A running installation for one test, and the two ways to use it: as a browser and as a program.

mod browser;
mod clock;
mod people;
mod program;

use std::fmt::Write as _;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::Response;
use engine::{Engine, texts::model::Folder};
use futures::FutureExt as _;
use server::{AppState, Files, Settings, router};
use store::scratch::Scratch;
use tempfile::TempDir;
use tower::ServiceExt as _;

pub use browser::{Browser, Page};
pub use clock::Clock;
pub use people::{Member, PASSWORD, language, pay_everything};
pub use program::Program;

/// A test that runs on both engines: `on_both_engines!(name, async |app| { … });`
macro_rules! on_both_engines {
    ($name:ident, async |$app:ident| $body:block) => {
        async fn $name($app: std::sync::Arc<$crate::app::TestApp>) $body

        mod $name {
            #[tokio::test]
            async fn on_sqlite() {
                $crate::app::TestApp::on_sqlite(Default::default(), super::$name).await;
            }

            #[tokio::test]
            async fn on_postgres() {
                $crate::app::TestApp::on_postgres(Default::default(), super::$name).await;
            }
        }
    };
}

pub(crate) use on_both_engines;

/// A running installation with an empty database and a clock that stands still until it is moved.
pub struct TestApp {
    /// The use cases, for setting the stage.
    pub engine: Engine,
    /// The clock.
    pub clock: Arc<Clock>,
    /// What requests find, for a second process or a router of a test's own.
    pub state: AppState,
    /// The path under which it answers, such as `/concord`; empty at the root of its host.
    pub base: String,
    router: Router,
    scratch: Scratch,
    folder: TempDir,
}

impl TestApp {
    /// Runs a test on a SQLite database of its own.
    pub async fn on_sqlite<F, R>(settings: Settings, test: F)
    where
        F: FnOnce(Arc<TestApp>) -> R,
        R: Future<Output = ()>,
    {
        let folder = TempDir::new().expect("a folder");
        let scratch = Scratch::Sqlite(folder.path().to_owned());
        Self::start(scratch, folder, settings).await.run(test).await;
    }

    /// Runs a test on a PostgreSQL database of its own, where a server is given in `CONCORD_TEST_POSTGRES`.
    pub async fn on_postgres<F, R>(settings: Settings, test: F)
    where
        F: FnOnce(Arc<TestApp>) -> R,
        R: Future<Output = ()>,
    {
        let Ok(server) = std::env::var("CONCORD_TEST_POSTGRES") else {
            testing::skipped("PostgreSQL (CONCORD_TEST_POSTGRES is not set)");
            return;
        };
        let folder = TempDir::new().expect("a folder");
        let name = format!("t{}", hex(&engine::Ambient::entropy(&engine::System)[..12]));
        let scratch = Scratch::on_server(&server, &name).await.expect("a database");
        Self::start(scratch, folder, settings).await.run(test).await;
    }

    /// Runs a test on a database of its own on each engine, with these settings.
    pub async fn on_both(settings: Settings, test: impl AsyncFn(Arc<TestApp>)) {
        Self::on_sqlite(settings.clone(), |app| test(app)).await;
        Self::on_postgres(settings, |app| test(app)).await;
    }

    async fn start(scratch: Scratch, folder: TempDir, mut settings: Settings) -> Self {
        let db = scratch.open().await.expect("the database opens");
        let clock = Arc::new(Clock::default());
        settings.data = folder.path().to_owned();
        // Tests run side by side on few processors: unless one is about that, its pages wait for their reports.
        if settings.report_wait_ms == Settings::default().report_wait_ms {
            settings.report_wait_ms = 60_000;
        }
        let mut engine = Engine::new(db, clock.clone()).with_models(Folder::at(settings.models()));
        if let Some(mailing) = settings.mailing().expect("settings for e-mails") {
            engine = engine.with_mailing(mailing);
        }
        if let Some(bucket) = settings.storage().expect("settings for storage") {
            engine = engine.with_storage(Arc::new(report::export::ToBucket::new(bucket)));
        }
        if let Some(recruiting) = settings.recruiting().expect("settings for recruiting") {
            engine = engine.with_recruiting(recruiting);
        }
        if let Some(service) = settings.sign_in_service().expect("settings for the sign-in service") {
            engine = engine.with_sign_in_service(service);
        }
        if settings.asks_for_codes().expect("settings for sign-in codes") {
            engine = engine.asking_for_codes();
        }
        let files = Files::on_disk(front(folder.path())).expect("a front end");
        let path = settings.public_url.as_deref().and_then(|url| url.splitn(4, '/').nth(3)).unwrap_or_default();
        let base = format!("/{path}").trim_end_matches('/').to_owned();
        let state = AppState::new(engine.clone(), settings, files).expect("a state");
        Self { engine, clock, base, router: router(state.clone()), state, scratch, folder }
    }

    async fn run<F, R>(self, test: F)
    where
        F: FnOnce(Arc<TestApp>) -> R,
        R: Future<Output = ()>,
    {
        let app = Arc::new(self);
        let ended = AssertUnwindSafe(test(app.clone())).catch_unwind().await;
        app.engine.db().close().await;
        if let Ok(app) = Arc::try_unwrap(app) {
            app.scratch.remove().await.expect("the database goes");
        }
        if let Err(panic) = ended {
            std::panic::resume_unwind(panic);
        }
    }

    /// Another server on the same database: with connections and a memory of its own.
    pub async fn other(&self) -> AppState {
        self.other_with((*self.state.settings).clone()).await
    }

    /// The same with other settings.
    pub async fn other_with(&self, settings: Settings) -> AppState {
        let db = self.scratch.open().await.expect("the database opens");
        let engine = Engine::new(db, self.clock.clone()).with_models(Folder::at(self.state.settings.models()));
        AppState::new(engine, settings, self.state.files.clone()).expect("a state")
    }

    /// The folder of its files: the front end and, where a test puts it there, the documentation.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Sends a request through the whole router.
    pub async fn send(&self, request: Request<Body>) -> Reply {
        Reply::of(self.open(request).await).await
    }

    /// Sends a request and leaves the body where it is. The base path comes before the address, unless it is there.
    pub async fn open(&self, mut request: Request<Body>) -> Response {
        if !self.base.is_empty() && request.uri().authority().is_none() {
            *request.uri_mut() = self.at(&request.uri().to_string()).parse().expect("an address");
        }
        self.open_as_it_is(request).await
    }

    /// The same at exactly the address of the request.
    pub async fn open_as_it_is(&self, request: Request<Body>) -> Response {
        self.router.clone().oneshot(request).await.expect("the router answers")
    }

    /// An address under the base path.
    pub fn at(&self, address: &str) -> String {
        let is_there = address.strip_prefix(&self.base).is_some_and(|rest| rest.starts_with('/'));
        if is_there { address.to_owned() } else { format!("{}{address}", self.base) }
    }

    /// A browser nobody has signed in with.
    pub fn browser(self: &Arc<Self>) -> Browser {
        Browser::new(self.clone())
    }

    /// A program with this token; an empty one for none.
    pub fn program(self: &Arc<Self>, token: impl Into<String>) -> Program {
        Program::new(self.clone(), token.into())
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub head: HeaderMap,
    /// The body.
    pub body: Vec<u8>,
}

impl Reply {
    /// A response, read to its end.
    pub async fn of(response: Response) -> Self {
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("a body");
        Self { status: parts.status, head: parts.headers, body: body.to_vec() }
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The page as a reader sees it: no apostrophe is an entity, and nothing stands between its pieces of text.
    pub fn words(&self) -> String {
        html_escape::decode_html_entities(&self.text().replace("<!>", "")).into_owned()
    }

    /// A header; empty if there is none.
    pub fn header(&self, name: &str) -> &str {
        self.head.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

/// A front end of a few words, with what a build leaves beside it.
pub fn front(folder: &Path) -> &Path {
    for (name, content) in [
        (
            "manifest.json",
            r#"{"loader":"loader.1.js","style":"style.2.css","bindings":"front.3.js","code":"front.4.wasm"}"#,
        ),
        ("style.2.css", ":root { --accent: #0b5fa5; }"),
        ("loader.1.js", "plain"),
        ("loader.1.js.br", "as brotli"),
        ("loader.1.js.gz", "as gzip"),
        ("secret.txt", "no"),
    ] {
        std::fs::write(folder.join(name), content).expect("a file");
    }
    folder
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
