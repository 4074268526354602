//! `concord simulate`: synthetic workers of stated quality answer through the real HTTP interface.
//!
//! They join by link, consent, say where they are, take the test, write trial texts; a synthetic reviewer reads these;
//! those who are accepted rewrite; then everybody rates and ranks, until no hit is left. Nothing is written past the
//! interface, so what they leave is what people would have left.

mod client;
mod crew;
mod mind;
mod staff;
mod truth;

use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use futures::future::try_join_all;
use shared::{Language, StudyId};

use client::Api;
use crew::Hand;
use mind::{Care, Mind};
use staff::Staff;
use truth::Truth;

/// What `simulate` can be told.
#[derive(Debug, Args)]
pub struct Simulate {
    /// The study; absent, the only one the manager has.
    study: Option<StudyId>,
    /// Where the server is.
    #[arg(long, default_value = "http://127.0.0.1:3000")]
    url: String,
    /// How many workers come.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=1_000))]
    workers: u64,
    /// The seed of who they are and what they answer.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Who invites and approves.
    #[arg(long, default_value = "manager@example.org")]
    manager: String,
    /// Who makes the batches of rewrites to be rated.
    #[arg(long, default_value = "researcher@example.org")]
    researcher: String,
    /// Who reads the trial texts.
    #[arg(long, default_value = "reviewer@example.org")]
    reviewer: String,
    /// The password of these three.
    #[arg(long, env = "CONCORD_SIMULATE_PASSWORD", default_value = super::demo::PASSWORD)]
    password: String,
}

impl Simulate {
    /// Runs until no hit is left for anybody.
    pub async fn run(self) -> anyhow::Result<()> {
        let api = Api::new(&self.url)?;
        let staff = Staff::sign_in(&api, &self).await.context("the study's people cannot sign in")?;
        let languages = staff.languages().await?;
        let truth = Arc::new(Truth::of_the_example());
        eprintln!("{} workers in {} languages, seed {}", self.workers, languages.len(), self.seed);

        let mut hands = self.hire(&api, &staff, &languages).await?;
        let qualified = each(&mut hands, async |hand| hand.enter(&truth).await).await?;
        eprintln!("{} passed location and test", qualified.iter().filter(|passed| **passed).count());
        eprintln!("{} trial texts", total(each(&mut hands, async |hand| hand.work(&truth).await).await?));
        let (accepted, excluded) = staff.review(&truth).await?;
        eprintln!("{accepted} accepted by the reviewer, {excluded} excluded");
        eprintln!("{} rewrites", total(each(&mut hands, async |hand| hand.work(&truth).await).await?));
        // What is approved may go on to another task, and what is written there to a third.
        loop {
            eprintln!("{} submissions approved", staff.approve().await?);
            staff.wait_for_jobs().await?;
            match total(each(&mut hands, async |hand| hand.work(&truth).await).await?) {
                0 => break,
                n => eprintln!("{n} more that came from other tasks"),
            }
        }
        // A source is met once, so every output of it wants workers of its own.
        let left = qualified.iter().filter(|passed| **passed).count().saturating_sub(excluded);
        let n_workers = left / languages.len().max(1);
        eprintln!("{} batches to rate", staff.open_ratings(&languages, n_workers).await?);
        eprintln!("{} ratings and rankings", total(each(&mut hands, async |hand| hand.work(&truth).await).await?));
        eprintln!("{} submissions approved", staff.approve().await?);
        staff.wait_for_jobs().await?;
        println!("{}", serde_json::to_string_pretty(&staff.outcome().await?)?);
        Ok(())
    }

    async fn hire(&self, api: &Api, staff: &Staff, languages: &[Language]) -> anyhow::Result<Vec<Hand>> {
        let mut links = Vec::new();
        for language in languages {
            links.push(staff.link(language).await?);
        }
        let mut hands = Vec::new();
        let n_languages = links.len().max(1) as u64;
        for (number, link) in (0..self.workers).zip(links.iter().cycle()) {
            let mind = Mind::new(self.seed, number, Care::of(number / n_languages));
            hands.push(Hand::join(api, link, mind, staff.study).await?);
        }
        Ok(hands)
    }
}

/// Lets all hands do something at once.
async fn each<T>(hands: &mut [Hand], act: impl AsyncFn(&mut Hand) -> anyhow::Result<T>) -> anyhow::Result<Vec<T>> {
    try_join_all(hands.iter_mut().map(|hand| act(hand))).await
}

fn total(counts: Vec<usize>) -> usize {
    counts.into_iter().sum()
}
