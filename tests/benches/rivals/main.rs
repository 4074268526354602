//! `cargo xtask bench rivals`: the same work at Concord, at Potato and at Label Studio, on one machine in one run.
//!
//! Twenty workers sign up, ask for the next text, answer one question on a scale of five points and submit, without think time. Each
//! text needs three answers. Then: how many texts have more answers than asked for when there is no work left, what is lost or
//! stored unseen when the tool is killed in the middle, what a worker's page sends, and how long the export of a hundred thousand answers
//! takes. Potato and Label Studio are installed from their packages by `cargo xtask`, with their default settings; each speaks the
//! requests that its own page sends.

mod concord;
mod label_studio;
mod potato;
mod site;
mod table;
mod visit;

use std::time::{Duration, Instant};

use self::{
    concord::{Concord, OnPostgres, OnSqlite},
    label_studio::LabelStudio,
    potato::Potato,
    site::{Asked, Site, Worker},
    table::{Line, print},
};
use futures::future::try_join_all;

/// Workers at once.
const WORKERS: usize = 20;

/// Answers that each text needs.
const NEED: usize = 3;

/// Texts of the run to the end.
const FEW: usize = 50;

/// How often a worker asks in vain before leaving.
const TRIES: usize = 5;

/// Answers of the export.
const EXPORTED: usize = 100_000;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let seconds = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(30);
    let is_asked_for = |name: &str| {
        let names: Vec<&String> = arguments.iter().filter(|argument| argument.parse::<u64>().is_err()).collect();
        names.is_empty() || names.iter().any(|one| one.as_str() == name)
    };
    let lasting = Duration::from_secs(seconds);
    let mut lines = Vec::new();
    if is_asked_for("sqlite") {
        lines.push(measure::<Concord<OnSqlite>>(lasting).await?);
    }
    if is_asked_for("postgres") {
        lines.push(measure::<Concord<OnPostgres>>(lasting).await?);
    }
    if is_asked_for("potato") {
        lines.push(measure::<Potato>(lasting).await?);
    }
    if is_asked_for("label-studio") {
        lines.push(measure::<LabelStudio>(lasting).await?);
    }
    print(&lines, seconds);
    Ok(())
}

/// Everything about one tool.
async fn measure<S: Site>(lasting: Duration) -> anyhow::Result<Line> {
    eprintln!("{}: starts", S::NAME);
    let since = Instant::now();
    let mut site = S::start(S::TEXTS).await?;
    let start = since.elapsed();
    let idle = site.memory();
    let mut workers = sign_up(&site, WORKERS).await?;
    eprintln!("{}: the loop", S::NAME);
    let page = visit::page(&site.page(&mut workers[0]).await?)?;
    let asked = turn(&mut workers, lasting).await?;
    let memory = site.memory();

    eprintln!("{}: is killed", S::NAME);
    site.empty(S::TEXTS).await?;
    let mut workers = sign_up(&site, WORKERS).await?;
    let (told, killed) = futures::join!(turn_until_gone(&mut workers), async {
        tokio::time::sleep(lasting.min(Duration::from_secs(10))).await;
        site.kill()
    });
    killed?;
    anyhow::ensure!(told.len() < S::TEXTS * NEED, "{}: there was no work left when it was killed", S::NAME);
    site.again().await?;
    let stored = site.stored().await?;
    let lost = told.iter().filter(|one| !stored.contains(one)).count();
    let unseen = stored.iter().filter(|one| !told.contains(one)).count();

    eprintln!("{}: to the end", S::NAME);
    site.empty(FEW).await?;
    let mut workers = sign_up(&site, WORKERS).await?;
    turn(&mut workers, Duration::from_mins(10)).await?;
    let mut per_text = std::collections::BTreeMap::<String, usize>::new();
    for one in site.stored().await? {
        *per_text.entry(one.text).or_default() += 1;
    }
    let over = per_text.values().filter(|n| **n > NEED).count();
    let most = per_text.values().copied().max().unwrap_or_default();

    eprintln!("{}: the export", S::NAME);
    let export = site.export(EXPORTED).await?;
    Ok(Line { name: site.title(), texts: S::TEXTS, start, idle, asked, memory, page, lost, unseen, over, most, export })
}

async fn sign_up<S: Site>(site: &S, workers: usize) -> anyhow::Result<Vec<S::Worker>> {
    let mut found = Vec::new();
    for number in 0..workers {
        found.push(site.sign_up(number).await?);
    }
    Ok(found)
}

/// Lets all work until there is nothing left or the time is over.
async fn turn<W: Worker>(workers: &mut [W], lasting: Duration) -> anyhow::Result<Asked> {
    let since = Instant::now();
    let each = try_join_all(workers.iter_mut().map(|worker| async move {
        let (mut asked, mut nothing) = (Asked::default(), 0);
        while since.elapsed() < lasting {
            let begin = Instant::now();
            let Some(text) = worker.next(&mut asked).await? else {
                // A tool may have nothing for a moment, while others hold its texts.
                nothing += 1;
                if nothing == TRIES {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            };
            nothing = 0;
            asked.next.push(begin.elapsed());
            let begin = Instant::now();
            if worker.submit(&text, &mut asked).await? {
                asked.submit.push(begin.elapsed());
            }
        }
        anyhow::Ok(asked)
    }))
    .await?;
    let mut all = Asked { took: since.elapsed(), ..Asked::default() };
    for one in each {
        all.add(one);
    }
    Ok(all)
}

/// Lets all work until the tool is gone: what they were told is stored.
async fn turn_until_gone<W: Worker>(workers: &mut [W]) -> Vec<site::Answer> {
    let each = workers.iter_mut().map(|worker| async move {
        let (mut told, mut asked) = (Vec::new(), Asked::default());
        while let Ok(Some(text)) = worker.next(&mut asked).await {
            match worker.submit(&text, &mut asked).await {
                Ok(true) => told.push(worker.answer(&text)),
                Ok(false) => {}
                Err(_) => break,
            }
        }
        told
    });
    futures::future::join_all(each).await.into_iter().flatten().collect()
}
