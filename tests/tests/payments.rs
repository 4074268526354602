//! `kill -9` around payments through Prolific: whatever the moment, nobody is paid twice, and nobody is forgotten.
//!
//! A process works off what is due and is killed after a random number of calls. What it leaves as unclear is decided by a
//! person who looks at Prolific. In the end the bonuses there have to be exactly what is owed.

use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use engine::crowd::entrance::{EntranceForm, NewEntrance};
use engine::crowd::signed::SignedLink;
use engine::money::bonus::NewBonus;
use engine::money::payout::{Confirmed, Owed};
use engine::recruiting::connection::NewConnection;
use engine::recruiting::{Recruiting, SecretsKey, ServiceUrls};
use engine::{Engine, System};
use fake_provider::{FakeProvider, Fault, TOKEN, WORKSPACE};
use shared::{
    Actor, Arriving, EntranceSettings, PayOutId, PaymentState, Provider, ProviderPaymentState, Service, StudyId,
};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use system_tests::database::{Database, Kind};
use system_tests::process::{concord, is_built};
use system_tests::scene::Scene;
use tokio::process::Child;

/// The key that encrypts tokens.
const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const PAY: &str = "POST /api/v1/bulk-bonus-payments/{id}/pay/";
/// How many people are paid.
const PEOPLE: u32 = 4;
/// What Prolific pays for a submission.
const REWARD: i64 = 180;
/// The most calls after which a process is killed: a round of all people has about as many.
const CALLS: u64 = 22;

/// All interfaces at one address.
fn urls(fake: &FakeProvider) -> ServiceUrls {
    ServiceUrls { prolific: fake.url().to_owned(), connect: fake.url().to_owned() }
}

/// Numbers that look random, always the same ones.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// A study whose participants were sent by Prolific and have handed in there.
struct Paying {
    database: Database,
    engine: Engine,
    fake: FakeProvider,
    admin: Actor,
    study: StudyId,
    submissions: Vec<String>,
    /// What everybody has got so far, in minor units.
    given: Vec<i64>,
}

impl Paying {
    async fn new(database: Database) -> anyhow::Result<Self> {
        let fake = FakeProvider::start().await;
        fake.set_balance("USD", 100_000_000);
        let there = fake.publish_study("https://study.example.org/in/x?PROLIFIC_PID={{%PROLIFIC_PID%}}", 50, REWARD);
        let key = SecretsKey::from_hex(KEY).context("a key")?;
        let engine = database.engine_with(std::sync::Arc::new(System)).await?;
        let engine =
            engine.with_recruiting(Recruiting::new(key, urls(&fake)).map_err(|service| anyhow::anyhow!("{service}"))?);
        let scene = Scene::new(&engine, 2, 0).await?;
        let (admin, study) = (scene.admin, scene.study);
        scene.open_task(&engine, engine::design::preset::Preset::Rewrite, |_| ()).await?;
        let settings = EntranceSettings {
            provider: Some(Provider::Prolific),
            provider_study: there.clone(),
            ..EntranceSettings::default()
        };
        let form = EntranceForm { label: "Spring".to_owned(), places: None, closed: false, settings, was_study: None };
        let entrance = engine.add_entrance(&admin, study, NewEntrance { language: None, form }).await?;
        let connection = NewConnection { token: TOKEN.to_owned().into(), workspace: WORKSPACE.to_owned() };
        engine.connect_account(&admin, (study, Service::Prolific), connection).await?;
        let mut submissions = Vec::new();
        for number in 0..PEOPLE {
            let person = FakeProvider::participant(number);
            let place = fake.take_place(&there, &person).await.context("a place")?;
            let arriving = Arriving { person, session: place.submission.clone(), study: there.clone() };
            engine.enter(&entrance.code, (arriving, SignedLink::default()), None, None).await?;
            ensure!(fake.submit(&place.submission, "DONE").await, "handed in");
            submissions.push(place.submission);
        }
        engine.ask_service(&admin, (study, Service::Prolific)).await?;
        let given = vec![0; submissions.len()];
        Ok(Self { database, engine, fake, admin, study, submissions, given })
    }

    /// Everybody gets a bonus, and all that is approved is paid out.
    async fn round(&mut self, round: i64) -> anyhow::Result<()> {
        for (place, worker) in (1..).zip(self.given.iter_mut()) {
            let amount = 100 + 7 * round + place;
            let bonus =
                NewBonus { id: self.engine.id(), worker: place, amount, reason: "For the longer texts.".to_owned() };
            self.engine.give_bonus(&self.admin, self.study, &bonus).await?;
            *worker += amount;
        }
        self.engine.pay_out(&self.admin, self.study).await?;
        Ok(())
    }

    /// Three minutes pass: the lease of a process that has died ends, and Prolific may be asked again.
    async fn wait(&self) -> anyhow::Result<()> {
        self.run("update connection set lease_until = case when holder is null then null else 1 end, next_poll_at = 1")
            .await
    }

    /// An hour passes, after which a person may say that a bonus did not arrive.
    async fn wait_an_hour(&self) -> anyhow::Result<()> {
        self.fake.settle_bonuses();
        self.run("update provider_payment set changed_at = changed_at - 3600000000 where state = 'unclear'").await
    }

    async fn run(&self, sql: &'static str) -> anyhow::Result<()> {
        let url = &self.database.url;
        if url.starts_with("sqlite") {
            let mut connection = SqliteConnection::connect(url).await?;
            sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await?;
            return Ok(connection.close().await?);
        }
        let mut connection = PgConnection::connect(url).await?;
        sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }

    /// A process that works off what is due, and ends.
    fn process(&self) -> anyhow::Result<Child> {
        let mut command = concord(&self.database)?;
        command.env("CONCORD_SECRETS_KEY", KEY).env("CONCORD_PROLIFIC_URL", self.fake.url());
        command.stderr(std::process::Stdio::null());
        Ok(command.args(["work", "--once", "--data"]).arg(self.database.folder.path()).spawn()?)
    }

    /// Waits until there were so many calls, or a process has ended.
    async fn after(&self, calls: usize, process: &mut Child) -> anyhow::Result<()> {
        let (base, begun) = (self.fake.calls().len(), Instant::now());
        while self.fake.calls().len() < base + calls && process.try_wait()?.is_none() {
            ensure!(begun.elapsed() < Duration::from_mins(1), "the process neither calls nor ends");
            tokio::time::sleep(Duration::from_micros(500)).await;
        }
        Ok(())
    }

    async fn payouts(&self) -> anyhow::Result<Vec<(PayOutId, Vec<Owed>)>> {
        let mut all = Vec::new();
        for payout in self.engine.read().await?.pay_outs(self.study).await? {
            all.push((payout.id, self.engine.pay_out_details(&self.admin, self.study, payout.id).await?.owed));
        }
        Ok(all)
    }

    /// A person looks at Prolific for what is held, and says what was paid. No process is running.
    async fn decide(&self) -> anyhow::Result<usize> {
        self.wait_an_hour().await?;
        let mut held = 0;
        for (id, owed) in self.payouts().await? {
            for one in owed.iter().filter(|one| one.through == Some(ProviderPaymentState::Unclear)) {
                ensure!(one.state == PaymentState::Held, "what is unclear is held: {one:?}");
                held += 1;
                let place = usize::try_from(one.number - 1)?;
                let paid: i64 = self.fake.bonuses(&self.submissions[place]).iter().sum();
                if paid >= self.confirmed(one.number).await? + one.bonus.unwrap_or_default() {
                    self.engine.confirm_paid(&self.admin, self.study, id, Confirmed::Worker(one.number)).await?;
                } else {
                    let why = (Some(one.number), "It is not shown at Prolific.");
                    self.engine.return_payment(&self.admin, self.study, id, why).await?;
                }
            }
        }
        Ok(held)
    }

    /// What a worker has got in bonuses, as this server believes.
    async fn confirmed(&self, number: i64) -> anyhow::Result<i64> {
        let all = self.payouts().await?;
        let of_worker = all.iter().flat_map(|(_, owed)| owed).filter(|one| one.number == number);
        Ok(of_worker.filter(|one| one.through == Some(ProviderPaymentState::Paid)).filter_map(|one| one.bonus).sum())
    }

    /// Nobody has more than they are owed, at any time.
    fn nobody_has_too_much(&self) {
        for (submission, given) in self.submissions.iter().zip(&self.given) {
            let paid: i64 = self.fake.bonuses(submission).iter().sum();
            assert!(paid <= (given - REWARD).max(0), "{submission} got {paid} of {given}");
        }
        let often = self.fake.payments().into_iter().find(|(_, paid)| *paid > 1);
        assert_eq!(often, None, "a bonus is paid once");
    }

    /// Without further kills everything is paid in the end, exactly.
    async fn ends_well(&self) -> anyhow::Result<()> {
        self.fake.recover();
        self.fake.pay_late(false);
        for _ in 0..60 {
            self.wait().await?;
            ensure!(self.process()?.wait().await?.success(), "a process that nobody kills ends well");
            self.decide().await?;
            self.engine.pay_out(&self.admin, self.study).await?;
            let all = self.payouts().await?;
            if all.iter().flat_map(|(_, owed)| owed).all(|one| one.state == PaymentState::Paid) {
                break;
            }
        }
        for (id, owed) in self.payouts().await? {
            let open: Vec<_> = owed.iter().filter(|one| one.state != PaymentState::Paid).collect();
            assert!(open.is_empty(), "still open in {id}: {open:?}");
        }
        for (place, (submission, given)) in self.submissions.iter().zip(&self.given).enumerate() {
            assert_eq!(self.fake.submission_state(submission), Some("APPROVED"));
            let paid: i64 = self.fake.bonuses(submission).iter().sum();
            assert_eq!(paid, given - REWARD, "worker {place} has got what they are owed, once");
        }
        let ledger = self.engine.ledger(&self.admin, self.study).await?;
        assert!(ledger.iter().all(|line| line.state == PaymentState::Paid), "all lines are paid");
        self.nobody_has_too_much();
        assert_eq!(self.fake.violations(), Vec::<String>::new());
        Ok(())
    }
}

/// Kills processes that pay, so many times; with several at once, a lease also ends while its process lives.
async fn killed_while_paying(kind: Kind, kills: u64, processes: usize) -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let mut paying = Paying::new(database).await?;
    let (mut numbers, mut held) = (Numbers(20), 0);
    for n in 0..kills {
        if n % 2 == 0 {
            paying.round(i64::try_from(n)?).await?;
        }
        match numbers.below(6) {
            0 => paying.fake.fail(PAY, 1, Fault::CutAfter),
            1 => paying.fake.fail(PAY, 1, Fault::CutBefore),
            _ => {}
        }
        paying.fake.pay_late(numbers.below(5) == 0);
        paying.wait().await?;
        let mut first = paying.process()?;
        paying.after(usize::try_from(numbers.below(CALLS))?, &mut first).await?;
        if processes > 1 {
            // The lease ends while the first one lives, and another one goes on.
            paying.wait().await?;
            let mut second = paying.process()?;
            paying.after(usize::try_from(numbers.below(CALLS))?, &mut second).await?;
            tokio::time::sleep(Duration::from_micros(numbers.below(6_000))).await;
            second.kill().await.ok();
        }
        tokio::time::sleep(Duration::from_micros(numbers.below(6_000))).await;
        first.kill().await.ok();
        paying.fake.recover();
        paying.nobody_has_too_much();
        held += paying.decide().await?;
    }
    assert!(held > 0, "some of the kills come when nobody can tell");
    paying.ends_well().await?;
    paying.engine.db().close().await;
    paying.database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_paying_on_sqlite() -> anyhow::Result<()> {
    killed_while_paying(Kind::Sqlite, 200, 1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_paying_on_postgres_with_two_processes() -> anyhow::Result<()> {
    killed_while_paying(Kind::Postgres, 100, 2).await
}
