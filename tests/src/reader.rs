//! A manager in a browser, who reads the pages of a large study.

use std::time::{Duration, Instant};

use anyhow::Context as _;

use crate::{
    browser::Browser,
    large::{EMAIL, Large, PASSWORD},
    process::Server,
};

/// Requests for a page that is there.
const AGAIN: usize = 5;

/// The pages of results and of a study's management, as they are below the study. `{task}` is one of its rating tasks.
const PAGES: [&str; 20] = [
    "/results",
    "",
    "/agreement",
    "/agreement/{task}/en",
    "/evaluation",
    "/systems",
    "/metrics",
    "/rewrites",
    "/tables",
    "/statement",
    "/report",
    "/report.html",
    "/progress",
    "/funnel",
    "/workers",
    "/pay",
    "/export",
    "/adjudication",
    "/jobs",
    "/events",
];

/// A manager in a browser.
#[derive(Debug)]
pub struct Reader(Browser);

/// What one page took.
struct Timed {
    /// Until something was answered: the page, or how far it is.
    answer: Duration,
    /// Until the page was there.
    first: Duration,
    again: Duration,
    bytes: usize,
    peak: u64,
    processor: Duration,
}

impl Reader {
    /// Signs in the manager of a large study.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn sign_in(server: &Server) -> anyhow::Result<Self> {
        let mut browser = Browser::new(&server.url)?;
        browser.sign_in(EMAIL, PASSWORD).await?;
        Ok(Self(browser))
    }

    /// Reads every page until it is there, then again, and prints what each took.
    ///
    /// # Errors
    /// A page is refused.
    pub async fn measure(&mut self, server: &Server, large: &Large) -> anyhow::Result<()> {
        println!("Idle: {} MB.\n", server.megabytes("VmRSS:"));
        println!("| page | first answer | there | CPU s | again | KB | peak MB |\n|---|---|---|---|---|---|---|");
        for page in PAGES {
            let path = format!("/studies/{}{}", large.study, page.replace("{task}", &large.task.to_string()));
            let timed = self.time(server, &path).await?;
            println!(
                "| {} | {} | {} | {:.1} | {} | {} | {} |",
                if page.is_empty() { "(overview)" } else { page },
                shown(timed.answer),
                shown(timed.first),
                timed.processor.as_secs_f64(),
                shown(timed.again),
                timed.bytes / 1_000,
                timed.peak
            );
        }
        println!("\nAt the end: {} MB.", server.megabytes("VmRSS:"));
        Ok(())
    }

    async fn time(&mut self, server: &Server, path: &str) -> anyhow::Result<Timed> {
        server.forget_peak();
        let (since, used) = (Instant::now(), server.processor_time());
        let mut page = self.0.read(path).await?;
        let answer = since.elapsed();
        while page.contains("data-computing") {
            tokio::time::sleep(Duration::from_millis(20)).await;
            page = self.0.read(path).await?;
        }
        let (first, processor) = (since.elapsed(), server.processor_time().saturating_sub(used));
        let mut again = Vec::new();
        for _ in 0..AGAIN {
            let since = Instant::now();
            page = self.0.read(path).await?;
            again.push(since.elapsed());
        }
        again.sort();
        let again = *again.get(AGAIN / 2).context("it was asked for again")?;
        Ok(Timed { answer, first, again, bytes: page.len(), peak: server.megabytes("VmHWM:"), processor })
    }
}

fn shown(time: Duration) -> String {
    if time < Duration::from_secs(1) {
        format!("{} ms", time.as_millis())
    } else {
        format!("{:.1} s", time.as_secs_f64())
    }
}
