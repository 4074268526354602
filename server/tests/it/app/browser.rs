//! A browser without JavaScript: cookies, links, plain forms.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::{Request, header};

use super::{Reply, TestApp};

const HOST: &str = "texts.example.org";

/// A page, or the redirect to one.
#[derive(Clone, Debug)]
pub struct Page(pub Reply);

impl Deref for Page {
    type Target = Reply;

    fn deref(&self) -> &Reply {
        &self.0
    }
}

/// A browser with its cookies.
pub struct Browser {
    app: Arc<TestApp>,
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Browser {
    pub(super) fn new(app: Arc<TestApp>) -> Self {
        Self { app, cookies: Mutex::default() }
    }

    /// Opens an address. Does not follow redirects.
    pub async fn get(&self, path: &str) -> Page {
        self.send(Request::get(path), Body::empty()).await
    }

    /// Sends a plain form from the page `from`. Does not follow the redirect.
    pub async fn post(&self, from: &str, action: &str, fields: &[(&str, &str)]) -> Page {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = Request::post(action)
            .header(header::REFERER, format!("https://{HOST}{}", self.app.at(from)))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin");
        self.send(request, Body::from(body)).await
    }

    /// Sends a plain form and opens the page it leads to.
    pub async fn submit(&self, from: &str, action: &str, fields: &[(&str, &str)]) -> Page {
        let page = self.post(from, action, fields).await;
        assert_eq!(page.status, 303, "a form leads to a page: {}", page.text());
        let location = page.header("location").to_owned();
        self.get(location.split('#').next().unwrap_or("/")).await
    }

    /// The session's cookie.
    pub fn cookie(&self) -> Option<String> {
        self.cookies.lock().expect("a lock").get("concord").cloned()
    }

    /// Whether it has a cookie of this name.
    pub fn has(&self, name: &str) -> bool {
        self.cookies.lock().expect("a lock").contains_key(name)
    }

    /// Puts a cookie in, as somebody with access to the machine could.
    pub fn plant(&self, value: &str) {
        self.cookies.lock().expect("a lock").insert("concord".to_owned(), value.to_owned());
    }

    /// Sends any request with the cookies of this browser.
    pub async fn send(&self, request: axum::http::request::Builder, body: Body) -> Page {
        self.send_as("text/html,*/*;q=0.8", request, body).await
    }

    /// Sends any request with the cookies of this browser, and says what is wanted back.
    pub async fn send_as(&self, wanted: &str, request: axum::http::request::Builder, body: Body) -> Page {
        let cookies: Vec<String> =
            self.cookies.lock().expect("a lock").iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = request.header(header::HOST, HOST).header(header::ACCEPT, wanted);
        if !cookies.is_empty() {
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        let reply = self.app.send(request.body(body).expect("a request")).await;
        for set in reply.head.get_all(header::SET_COOKIE) {
            self.keep(set.to_str().expect("a cookie"));
        }
        Page(reply)
    }

    fn keep(&self, set: &str) {
        let (pair, attributes) = set.split_once(';').unwrap_or((set, ""));
        let (name, value) = pair.split_once('=').expect("name=value");
        let mut cookies = self.cookies.lock().expect("a lock");
        if attributes.contains("Max-Age=0") || value.is_empty() {
            cookies.remove(name);
        } else {
            cookies.insert(name.to_owned(), value.to_owned());
        }
    }
}
