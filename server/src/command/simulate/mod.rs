//! `concord simulate`: synthetic workers of stated quality answer through the real HTTP interface.
//!
//! They join by link, take the steps that the study asks for, write trial texts; a synthetic reviewer reads these;
//! those who are accepted rewrite; then everybody rates and ranks, until no hit is left. What happens in every study
//! happens here too: questions, a rejection, a worker who clicks without reading. Nothing is written past the
//! interface, so what they leave is what people would have left, with one exception: a simulated hit is answered in a
//! moment, and the server believes no working time that is longer than the time since the claim. So where the server's
//! database can be opened here (`--data`, `DATABASE_URL`), each claim of a synthetic account is moved back by the time
//! that a person would have needed for the texts and questions of the hit. Elsewhere working times are those of the run,
//! and hourly rates stay empty.
//!
//! In the example study answers follow how its texts were written. In a study of one's own they follow made-up levels of
//! its systems ([`level`]), so that raters agree moderately and scales, sliders, rankings and comparisons order the
//! systems in the same way. That says nothing about the real systems.

mod client;
mod crew;
mod level;
mod mind;
mod office;
mod staff;
mod truth;
mod words;

use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use engine::Engine;
use futures::future::try_join_all;
use shared::{Language, Study, StudyId, StudyState};

use client::Api;
use crew::Hand;
use mind::{Care, Mind};
use staff::{People, Round, Staff};
use truth::Truth;

/// What `simulate` can be told.
#[derive(Debug, Args)]
pub struct Simulate {
    #[command(flatten)]
    installation: super::Installation,
    /// The studies; absent, the only one the manager has.
    studies: Vec<StudyId>,
    /// All studies that the manager has, one after the other.
    #[arg(long, conflicts_with = "studies")]
    all: bool,
    /// Only answers: nobody asks, rejects, excludes or decides where raters differ, and all workers try their best.
    #[arg(long)]
    only_answers: bool,
    /// Where the server is.
    #[arg(long, default_value = "http://127.0.0.1:3000")]
    url: String,
    /// How many workers come to a study. In the example with four languages, 120 are enough to judge every output.
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u64).range(1..=1_000))]
    workers: u64,
    /// The seed of who they are and what they answer.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Who invites and approves.
    #[arg(long, default_value = "manager@example.org")]
    manager: String,
    /// Who makes batches; the manager, where this account cannot sign in.
    #[arg(long, default_value = "researcher@example.org")]
    researcher: String,
    /// Who reads the trial texts; nobody, where this account cannot sign in.
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
        let people = People::sign_in(&api, &self).await.context("the study's people cannot sign in")?;
        let database = self.database().await;
        let mut outcomes = Vec::new();
        let mut failed = None;
        for study in people.studies(&self.studies, self.all).await? {
            if self.all && study.state != StudyState::Live {
                eprintln!("\"{}\" is not live, so it is skipped", study.title);
                continue;
            }
            match Box::pin(self.complete(&api, &people, (study, database.clone()))).await {
                Ok(outcome) => outcomes.push(outcome),
                Err(error) => {
                    failed = Some(error);
                    break;
                }
            }
        }
        // What is done is said, although a later study failed.
        let outcome = if let [only] = outcomes.as_slice() { only.clone() } else { outcomes.into() };
        if failed.is_none() || !outcome.as_array().is_some_and(Vec::is_empty) {
            println!("{}", serde_json::to_string_pretty(&outcome)?);
        }
        failed.map_or(Ok(()), Err)
    }

    /// The server's database if it can be opened here: to state believable working times.
    async fn database(&self) -> Option<Arc<Engine>> {
        match self.installation.to_take_out().await {
            Ok(engine) => Some(Arc::new(engine)),
            Err(error) => {
                eprintln!("working times are those of the run, because the server's database is not here: {error:#}");
                None
            }
        }
    }

    async fn complete(
        &self,
        api: &Api,
        people: &People,
        (study, database): (Study, Option<Arc<Engine>>),
    ) -> anyhow::Result<serde_json::Value> {
        let title = study.title.clone();
        let staff = Staff::of(people, study, database)?;
        let mut truth = Truth::of_the_example();
        staff.learn(&mut truth).await?;
        staff.learn_outputs(&mut truth).await?;
        let languages: Vec<&str> = staff.languages.iter().map(Language::as_str).collect();
        eprintln!("{title}: workers: {}, languages: {}, seed: {}", self.workers, languages.join(" "), self.seed);

        let links = links(&staff).await?;
        let mut hands = self.hire(api, &staff, &links).await?;
        let qualified = each(&mut hands, async |hand| hand.enter(&truth).await).await?;
        eprintln!("{} may work", qualified.iter().filter(|passed| **passed).count());
        tell(staff.open_batches(Round::Sources).await?, "batches of sources");
        tell(total(each(&mut hands, async |hand| hand.work(&truth).await).await?), "submissions");
        let (accepted, excluded) = staff.review(&truth).await?;
        if accepted + excluded > 0 {
            eprintln!("{accepted} accepted by the reviewer, {excluded} excluded");
            tell(total(each(&mut hands, async |hand| hand.work(&truth).await).await?), "submissions after the review");
        }
        if !self.only_answers && staff.reject_tidied(&hands).await? {
            eprintln!("1 submission rejected");
        }
        // What is approved may go on to another task, and what is written there to a third.
        loop {
            tell(staff.approve().await?, "submissions approved");
            staff.wait_for_jobs().await?;
            staff.learn_outputs(&mut truth).await?;
            match total(each(&mut hands, async |hand| hand.work(&truth).await).await?) {
                0 => break,
                n => tell(n, "submissions on texts from other tasks"),
            }
        }
        // A source is met once, so every output of it wants workers of its own.
        let left = qualified.iter().filter(|passed| **passed).count().saturating_sub(excluded);
        let n_workers = left / staff.languages.len().max(1);
        tell(staff.open_batches(Round::Outputs { n_workers }).await?, "batches of outputs");
        if !self.only_answers {
            tell(self.be_careless(api, &staff, &links, &truth).await?, "careless submissions");
        }
        tell(total(each(&mut hands, async |hand| hand.work(&truth).await).await?), "submissions on outputs");
        if !self.only_answers {
            tell(staff.answer_questions(&hands).await?, "questions of workers");
            tell(staff.decide().await?, "decisions where raters differ");
        }
        tell(staff.approve().await?, "submissions approved");
        staff.wait_for_jobs().await?;
        staff.outcome().await
    }

    async fn hire(&self, api: &Api, staff: &Staff, links: &[(Language, String)]) -> anyhow::Result<Vec<Hand>> {
        let mut hands = Vec::new();
        let n_languages = links.len().max(1) as u64;
        for (number, link) in (0..self.workers).zip(links.iter().cycle()) {
            let mind = Mind::new(self.seed, number, Care::of(number / n_languages));
            let hand = Hand::join(api, link, mind, (staff.study, staff.database.clone())).await?;
            staff.hire(&hand).await?;
            hands.push(hand);
        }
        Ok(hands)
    }

    /// Two more workers come, in the study's first language, and rate without reading; how many hits.
    async fn be_careless(
        &self,
        api: &Api,
        staff: &Staff,
        links: &[(Language, String)],
        truth: &Truth,
    ) -> anyhow::Result<usize> {
        let Some(link) = links.first() else { return Ok(0) };
        let mut more = Vec::new();
        for number in self.workers..self.workers + 2 {
            let mind = Mind::new(self.seed, number, Care::Careless);
            let mut hand = Hand::join(api, link, mind, (staff.study, staff.database.clone())).await?;
            staff.hire(&hand).await?;
            if hand.enter(truth).await? {
                more.push(hand);
            }
        }
        match more.as_mut_slice() {
            [first, second] => staff.watch_careless([first, second], truth).await,
            _ => Ok(0),
        }
    }
}

/// A join link for each language.
async fn links(staff: &Staff) -> anyhow::Result<Vec<(Language, String)>> {
    let mut links = Vec::new();
    for language in &staff.languages {
        links.push((language.clone(), staff.link(language).await?));
    }
    Ok(links)
}

/// Lets all hands do something at once.
async fn each<T>(hands: &mut [Hand], act: impl AsyncFn(&mut Hand) -> anyhow::Result<T>) -> anyhow::Result<Vec<T>> {
    try_join_all(hands.iter_mut().map(|hand| act(hand))).await
}

/// Says how many there were of something, if there were any: a study need not have all of it.
fn tell(n: usize, what: &str) {
    if n > 0 {
        eprintln!("{what}: {n}");
    }
}

fn total(counts: Vec<usize>) -> usize {
    counts.into_iter().sum()
}
