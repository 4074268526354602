//! E-mails, from the event that causes them to the mail server, and what their links do.

mod invited;
mod link;
mod participant;
mod sending;
mod worker;

use std::future::pending;
use std::pin::pin;
use std::sync::Arc;

use server::Settings;
use shared::Locale;
use testing::smtp::{Received, SmtpServer};

use crate::app::{Browser, TestApp};

pub const SAY: Locale = Locale::En;
pub const NEW: &str = "another fine horse";

pub fn settings(smtp: &SmtpServer) -> Settings {
    Settings {
        smtp_url: Some(smtp.url()),
        mail_from: Some("Été <study@example.org>".to_owned()),
        public_url: Some("https://texts.example.org/".to_owned()),
        secure_cookies: Some(false),
        ..Settings::default()
    }
}

/// Runs a test on each engine, with a mail server of its own.
pub async fn with_mail(test: impl AsyncFn(Arc<TestApp>, SmtpServer)) {
    let smtp = SmtpServer::start();
    TestApp::on_sqlite(settings(&smtp), |app| test(app, smtp)).await;
    let smtp = SmtpServer::start();
    TestApp::on_postgres(settings(&smtp), |app| test(app, smtp)).await;
}

/// Sends what is due; what has arrived since.
pub async fn sent(app: &TestApp, smtp: &SmtpServer) -> Vec<Received> {
    app.engine.work_off_mail(pin!(pending())).await;
    smtp.take()
}

/// Sends what is due, which is one e-mail.
pub async fn only(app: &TestApp, smtp: &SmtpServer) -> Received {
    let mut all = sent(app, smtp).await;
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0)
}

/// The secret at the end of a link.
pub fn secret(link: &str) -> &str {
    link.rsplit('/').next().unwrap_or_default()
}

/// Asks for a new password; the page that follows.
pub async fn ask(browser: &Browser, email: &str) -> String {
    browser.submit("/forgot", "/fn/forgot_password", &[("email", email)]).await.words()
}
