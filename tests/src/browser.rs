//! Somebody with a browser: cookies, forms and pages, as they go over the network.

use anyhow::Context as _;
use reqwest::{RequestBuilder, Response, StatusCode, header, redirect::Policy};
use serde_json::Value;

const FORM: &str = "application/x-www-form-urlencoded";

/// A browser with its cookies and its own connections.
#[derive(Clone, Debug)]
pub struct Browser {
    http: reqwest::Client,
    url: String,
    /// Where it comes from, by a header that a proxy would write.
    address: Option<String>,
    cookies: Vec<(String, String)>,
}

impl Browser {
    /// A browser that reads this server.
    ///
    /// # Errors
    /// No client can be made.
    pub fn new(url: &str) -> anyhow::Result<Self> {
        let http = reqwest::Client::builder().redirect(Policy::none()).build()?;
        Ok(Self { http, url: url.to_owned(), address: None, cookies: Vec::new() })
    }

    /// The same behind a proxy that writes `X-Forwarded-For`.
    #[must_use]
    pub fn from_address(self, address: String) -> Self {
        Self { address: Some(address), ..self }
    }

    /// The server that it reads.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Its cookies, as they are sent.
    pub fn cookies(&self) -> String {
        sent(&self.cookies)
    }

    /// Signs in with the form.
    ///
    /// # Errors
    /// The connection breaks, or the server refuses.
    pub async fn sign_in(&mut self, email: &str, password: &str) -> anyhow::Result<()> {
        let reply = self.post_form("/fn/sign_in", &[("email", email), ("password", password), ("next", "")]).await?;
        anyhow::ensure!(reply.status().is_redirection(), "signing in: {}", reply.status());
        Ok(())
    }

    /// Opens a page.
    ///
    /// # Errors
    /// The connection breaks.
    pub async fn open(&mut self, path: &str) -> anyhow::Result<Response> {
        let request = self.http.get(format!("{}{path}", self.url)).header(header::ACCEPT, "text/html");
        self.send(request).await
    }

    /// The text of a page that is there, or that says how far it is.
    ///
    /// # Errors
    /// The connection breaks, or the server refuses.
    pub async fn read(&mut self, path: &str) -> anyhow::Result<String> {
        let reply = self.open(path).await?;
        let is_there = matches!(reply.status(), StatusCode::OK | StatusCode::ACCEPTED);
        anyhow::ensure!(is_there, "{path}: {}", reply.status());
        reply.text().await.with_context(|| path.to_owned())
    }

    /// Sends a form.
    ///
    /// # Errors
    /// The connection breaks.
    pub async fn post_form(&mut self, path: &str, fields: &[(&str, &str)]) -> anyhow::Result<Response> {
        self.post(path, (FORM, "text/html"), form(fields)).await
    }

    /// Sends what a page's script sends.
    ///
    /// # Errors
    /// The connection breaks.
    pub async fn post_json(&mut self, path: &str, body: &Value) -> anyhow::Result<Response> {
        self.post(path, ("application/json", "application/json"), body.to_string()).await
    }

    /// The path on this server to which a reply leads.
    pub fn led(&self, reply: &Response) -> Option<String> {
        let to = reply.headers().get(header::LOCATION)?.to_str().ok()?;
        Some(to.strip_prefix(&self.url).unwrap_or(to).to_owned())
    }

    async fn post(&mut self, path: &str, (kind, accept): (&str, &str), body: String) -> anyhow::Result<Response> {
        let request = self.http.post(format!("{}{path}", self.url)).header(header::ORIGIN, &self.url);
        let request = request.header(header::CONTENT_TYPE, kind).header(header::ACCEPT, accept);
        self.send(request.body(body)).await
    }

    async fn send(&mut self, mut request: RequestBuilder) -> anyhow::Result<Response> {
        if let Some(address) = &self.address {
            request = request.header("x-forwarded-for", address);
        }
        let reply = request.header(header::COOKIE, sent(&self.cookies)).send().await?;
        keep(&mut self.cookies, &reply);
        Ok(reply)
    }
}

/// What a form sends.
pub fn form(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// The cookies of a reply added to those that a browser has.
pub fn keep(cookies: &mut Vec<(String, String)>, reply: &Response) {
    for cookie in reply.headers().get_all(header::SET_COOKIE) {
        let pair =
            cookie.to_str().ok().and_then(|cookie| cookie.split(';').next()).and_then(|pair| pair.split_once('='));
        if let Some((name, value)) = pair {
            cookies.retain(|(other, _)| other != name);
            cookies.push((name.to_owned(), value.to_owned()));
        }
    }
}

/// Cookies as they are sent.
pub fn sent(cookies: &[(String, String)]) -> String {
    cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
}
