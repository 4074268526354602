//! The front end's files: WebAssembly, its loader and the style sheet, under `/pkg`.
//!
//! Names carry the hash of the content, so a browser may keep a file for ever. Each file is next to
//! its compressed copies; the best one the browser accepts is sent. A binary built with the feature
//! `embed` carries the files itself; any other reads them from the folder `CONCORD_SITE`.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use axum::Router;
use axum::extract::{Path as UrlPath, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

/// The style sheet under an address that does not change, for pages made where the files are not at hand.
pub(crate) const CURRENT_STYLE: &str = "/pkg/style.css";
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));
const EMBEDDED_DOCS: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/docs.rs"));
/// The folder of the documentation in the folder of the files.
const DOCS: &str = "docs";
/// For a file whose name changes with its content.
pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";
const MANIFEST: &str = "manifest.json";
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The names of the files a page refers to.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
pub struct Manifest {
    /// The script that wakes the islands of a page.
    pub loader: String,
    /// The style sheet.
    pub style: String,
    /// The script between the islands' code and the browser.
    pub bindings: String,
    /// The code of the islands, as WebAssembly.
    pub code: String,
}

/// Where the files come from.
#[derive(Clone, Debug)]
pub enum Files {
    /// From the binary itself.
    Embedded(Arc<Manifest>),
    /// From a folder, read on every request, so that a rebuilt front end shows without a restart.
    Disk(Arc<Path>),
}

impl Files {
    /// The files of this binary, or else those in the folder `CONCORD_SITE` (`target/site`).
    pub fn find() -> io::Result<Self> {
        if cfg!(feature = "embed") {
            let manifest = embedded(EMBEDDED, MANIFEST).ok_or(io::ErrorKind::NotFound)?;
            return Ok(Self::Embedded(Arc::new(serde_json::from_slice(manifest)?)));
        }
        Self::on_disk(env::var_os("CONCORD_SITE").map_or_else(|| "target/site".into(), PathBuf::from))
    }

    /// The files in `folder`, which holds the manifest.
    pub fn on_disk(folder: impl Into<PathBuf>) -> io::Result<Self> {
        let folder = folder.into();
        read_manifest(&folder)?;
        Ok(Self::Disk(folder.into()))
    }

    /// The names a page refers to.
    pub fn manifest(&self) -> Manifest {
        match self {
            Self::Embedded(manifest) => (**manifest).clone(),
            Self::Disk(folder) => read_manifest(folder).unwrap_or_default(),
        }
    }

    /// The text of the style sheet, for a page that is sent as one file.
    pub(crate) fn style(&self) -> String {
        let text = self.read(&self.manifest().style);
        text.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
    }

    fn read(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Self::Embedded(_) => embedded(EMBEDDED, name).map(Cow::Borrowed),
            Self::Disk(folder) => fs::read(folder.join(name)).ok().map(Cow::Owned),
        }
    }

    /// A file of the documentation. The path is relative, and the caller has looked that it leads nowhere else.
    pub(crate) fn read_docs(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Self::Embedded(_) => embedded(EMBEDDED_DOCS, path).map(Cow::Borrowed),
            Self::Disk(folder) => fs::read(folder.join(DOCS).join(path)).ok().map(Cow::Owned),
        }
    }

    /// The best compressed copy that a browser accepts, with its coding, or the file itself.
    pub(crate) fn best(
        head: &HeaderMap,
        read: impl Fn(&str) -> Option<Cow<'static, [u8]>>,
    ) -> Option<(Option<&'static str>, Cow<'static, [u8]>)> {
        let accepted = CODINGS.iter().filter(|(coding, _)| accepts(head, coding));
        let copy = accepted.into_iter().find_map(|(coding, suffix)| Some((Some(*coding), read(suffix)?)));
        copy.or_else(|| Some((None, read("")?)))
    }
}

fn embedded(files: &[(&str, &'static [u8])], name: &str) -> Option<&'static [u8]> {
    files.iter().find(|(known, _)| *known == name).map(|(_, bytes)| *bytes)
}

fn read_manifest(folder: &Path) -> io::Result<Manifest> {
    Ok(serde_json::from_slice(&fs::read(folder.join(MANIFEST))?)?)
}

/// `/pkg/{name}`.
pub fn router(files: Files) -> Router {
    Router::new().route("/style.css", get(style)).route("/{name}", get(file)).with_state(files)
}

async fn style(State(files): State<Files>) -> Redirect {
    Redirect::to(&format!("/pkg/{}", files.manifest().style))
}

async fn file(State(files): State<Files>, UrlPath(name): UrlPath<String>, head: HeaderMap) -> Response {
    let Some(kind) = content_type(&name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let Some((coding, body)) = Files::best(&head, |suffix| files.read(&format!("{name}{suffix}"))) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let fixed: [(HeaderName, &str); 3] =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, FOR_EVER), (header::VARY, "accept-encoding")];
    let coding = coding.map(|coding| [(header::CONTENT_ENCODING, coding)]);
    match coding {
        Some(coding) => (fixed, coding, body).into_response(),
        None => (fixed, body).into_response(),
    }
}

/// The type of a file that may be served; a name with a path or an unknown ending is none.
fn content_type(name: &str) -> Option<&'static str> {
    if name.contains(['/', '\\', '\0']) {
        return None;
    }
    match name.rsplit_once('.')?.1 {
        "js" => Some("text/javascript; charset=utf-8"),
        "wasm" => Some("application/wasm"),
        "css" => Some("text/css; charset=utf-8"),
        _ => None,
    }
}

fn accepts(head: &HeaderMap, coding: &str) -> bool {
    let value = head.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    value.unwrap_or_default().split(',').any(|offer| {
        let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
        name.trim().eq_ignore_ascii_case(coding) && quality.trim() != "q=0"
    })
}
