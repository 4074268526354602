//! What is reached over the network: the public address, the mail server, providers, the sign-in service, storage.

use std::sync::Arc;
use std::time::Duration;

use engine::{Ambient as _, Engine, System, people::service::SignInService};
use openid::Attempt;
use reqwest::StatusCode;
use shared::Time;
use time::{OffsetDateTime, format_description::well_known::Rfc2822};

use super::Finding::{self, Fault, Fine, Warning};
use super::fault;
use crate::Settings;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest description of an interface that is read, in bytes. That of Concord has 400,000.
const LONGEST: usize = 8 << 20;

/// Seconds by which a clock may differ.
const SECONDS: i64 = 60;

/// The object that is begun and given up.
const PROBE: &str = "concord-doctor";

/// Whether the address that people use leads here, and the time that its answer names.
pub(super) async fn public_address(settings: &Settings) -> (Finding, Option<Time>) {
    let Some(url) =
        settings.public_url.as_deref().map(|url| url.trim().trim_end_matches('/')).filter(|url| !url.is_empty())
    else {
        return (
            Warning(
                "public_url is not set: links in pages use the address of the request, and no e-mails can be sent"
                    .to_owned(),
            ),
            None,
        );
    };
    match answer(url).await {
        Ok(Answer { is_concord: true, time, .. }) => {
            let is_open = url.starts_with("http://") && !is_here(url);
            let finding = if is_open {
                Warning(format!(
                    "Concord answers at {url}, but without TLS: passwords can be read on their way. Use https"
                ))
            } else {
                Fine(format!("Concord answers at {url}"))
            };
            (finding, time)
        }
        Ok(Answer { status, time, .. }) => {
            let finding =
                format!("something else answers at {url} ({status}): if Concord runs, correct the proxy or public_url");
            (Warning(finding), time)
        }
        Err(error) => {
            let why = error.without_url();
            (
                Warning(format!("nothing answers at {url} ({why}): if Concord runs, correct the proxy or public_url")),
                None,
            )
        }
    }
}

/// What answers at an address.
pub(super) struct Answer {
    /// Whether it describes Concord's interface.
    pub is_concord: bool,
    status: StatusCode,
    time: Option<Time>,
}

/// Asks for the description of the interface, which nothing but Concord has.
pub(super) async fn answer(url: &str) -> reqwest::Result<Answer> {
    let client = reqwest::Client::builder().timeout(PATIENCE).build()?;
    let mut reply = client.get(format!("{url}/api/v1/openapi.json")).send().await?;
    let (status, mut said) = (reply.status(), Vec::new());
    let time = reply.headers().get("date").and_then(|date| time(date.to_str().ok()?));
    while said.len() < LONGEST
        && let Some(piece) = reply.chunk().await?
    {
        said.extend_from_slice(&piece);
    }
    let described: Option<serde_json::Value> = serde_json::from_slice(&said).ok();
    let is_concord = described.is_some_and(|described| described["info"]["title"] == "Concord");
    Ok(Answer { is_concord, status, time })
}

/// The time in a header.
fn time(date: &str) -> Option<Time> {
    OffsetDateTime::parse(date, &Rfc2822).ok().map(|at| Time(at.unix_timestamp() * 1_000_000))
}

fn is_here(url: &str) -> bool {
    ["http://127.", "http://localhost", "http://[::1]"].iter().any(|here| url.starts_with(here))
}

/// The clock of this machine beside that of the database's server and that of the proxy.
pub(super) fn clock(database: Option<Time>, proxy: Option<Time>) -> Finding {
    let now = System.now();
    for (whose, time) in [("the database's server", database), ("the proxy", proxy)] {
        let Some(time) = time else { continue };
        let late = now.seconds_since(time);
        if late.abs() > SECONDS {
            let way = if late > 0 { "ahead of" } else { "behind" };
            return Fault(format!(
                "this machine is {} seconds {way} {whose}: set both clocks by NTP, because leases and sign-in codes depend on them",
                late.abs()
            ));
        }
    }
    Fine(format!("{now}"))
}

/// The mail server.
pub(super) async fn mail(settings: &Settings) -> Finding {
    Finding::of(settings.smtp(), "off: smtp_url is not set, so no e-mails are sent", async |(smtp, _)| {
        match smtp.check().await {
            Ok(()) => Fine("the mail server accepts the sign-in".to_owned()),
            Err(error) => Fault(format!("the mail server of smtp_url cannot be used: {error:#}")),
        }
    })
    .await
}

/// The key of tokens, and each account at a provider.
pub(super) async fn recruiting(settings: &Settings, is_readable: bool) -> Vec<Finding> {
    let recruiting = match settings.recruiting() {
        Ok(Some(recruiting)) => recruiting,
        Ok(None) => {
            return vec![Fine("off: secrets_key is not set, so no study can be connected with a provider".to_owned())];
        }
        Err(error) => return vec![fault(error)],
    };
    if !is_readable {
        return vec![Fine("there is a key; accounts are tried once the database is up to date".to_owned())];
    }
    let tried = async {
        let db = engine::Db::open_to_read(&settings.database(), &settings.limits()).await?;
        let engine = Engine::new(db, Arc::new(System)).with_recruiting(recruiting);
        let tried = engine.try_accounts().await;
        engine.db().close().await;
        tried
    };
    match tried.await {
        Ok(accounts) if accounts.is_empty() => vec![Fine("there is a key, and no account yet".to_owned())],
        Ok(accounts) => accounts
            .into_iter()
            .map(|(study, service, problem)| match problem {
                None => Fine(format!("{study}: {service} accepts the token")),
                Some(problem) => Fault(format!("{study}: {}", problem.message(service))),
            })
            .collect(),
        Err(error) => vec![Fault(format!("the accounts cannot be read: {error}"))],
    }
}

/// The sign-in service of an organisation.
pub(super) async fn sign_in_service(settings: &Settings) -> Finding {
    let missing = "off: openid_issuer is not set, so people sign in with passwords";
    Finding::of(settings.sign_in_service(), missing, async |SignInService { service, .. }| {
        match service.begin(&Attempt::new(PROBE)).await {
            Ok(_) => Fine(format!("{} describes itself", service.host())),
            Err(error) => Fault(format!("{} cannot be used: {error}", service.host())),
        }
    })
    .await
}

/// The storage to which exports are written: an upload is begun and given up.
pub(super) async fn storage(settings: &Settings) -> Finding {
    Finding::of(settings.storage(), "off: export_to is not set, so exports are downloaded", async |bucket| {
        let tried = async { bucket.abort(PROBE, &bucket.begin(PROBE).await?).await };
        match tried.await {
            Ok(()) => Fine(format!("{} accepts uploads", bucket.address(""))),
            Err(error) => Fault(format!("{}: {error}", bucket.address(""))),
        }
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_wrong_is_a_fault() {
        assert_eq!(time("Sun, 06 Nov 1994 08:49:37 GMT"), Time::parse("1994-11-06T08:49:37Z"));
        assert_eq!(time("tomorrow"), None);
        let now = System.now();
        for (database, proxy, is_fine) in [
            (None, None, true),
            (Some(now), Some(now.plus_seconds(-20)), true),
            (Some(now.plus_seconds(100)), None, false),
            (Some(now), Some(now.plus_seconds(-3_600)), false),
        ] {
            assert_eq!(matches!(clock(database, proxy), Fine(_)), is_fine);
        }
    }
}
