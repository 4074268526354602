//! The command line: one command a file.

mod aggregate;
mod agreement;
mod backup;
mod compare;
mod convert;
mod curate;
mod demo;
mod doctor;
mod embed;
mod existing;
mod format;
mod given;
mod gm;
mod health;
mod import;
mod init;
mod judge;
mod lines;
mod lm;
mod memory;
mod migrate;
mod mixed;
mod neural;
mod power;
mod print;
mod printable;
mod private;
mod progress;
mod protocol;
mod records;
mod reference;
mod refused;
mod report;
mod rules;
mod score;
mod serve;
mod simulate;
mod stop;
mod study;
mod style;
mod table;
mod terminal;
mod train;
mod user;
mod vectors;
mod work;

use std::path::PathBuf;
use std::sync::Arc;

use ::report::export::ToBucket;
use anyhow::Context as _;
use clap::{Args, Parser, Subcommand};
use engine::{Db, Engine, System, texts::model::Folder};

use crate::Settings;

/// Runs text-evaluation studies, from the first worker to the agreement report.
#[derive(Debug, Parser)]
#[command(name = "concord", version, arg_required_else_help = true)]
pub struct Concord {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the pages and the REST interface.
    Serve(serve::Serve),
    /// Run jobs next to the server: as many of these processes as there are processors to spare.
    Work(work::Work),
    /// Print the agreement of a table of judgements.
    Agreement(agreement::Agreement),
    /// Make one answer an item, or one strength a system, of many judgements.
    Aggregate(aggregate::Aggregate),
    /// Convert files of other annotation tools.
    Convert(convert::Convert),
    /// Make a study of answers that were collected with another tool.
    Import(import::Import),
    /// Tell whether lists of scores differ from the first, item by item.
    Compare(compare::Compare),
    /// Compare systems by a mixed model of ratings, with items and raters as random effects.
    Mixed(Box<mixed::Mixed>),
    /// Compute the power of a study of two systems, and plan one.
    Power(Box<power::Power>),
    /// Penalties of systems from typed errors (MQM).
    Mqm(protocol::mqm::Mqm),
    /// Scores of systems from error span annotation (ESA).
    Esa(protocol::esa::Esa),
    /// Tell which workers notice degraded texts, and which systems differ.
    Quality(protocol::quality::Quality),
    /// Test whether a language model may replace an annotator.
    AltTest(protocol::alt_test::AltTestCommand),
    /// Let a language model rate items.
    Judge(Box<judge::Judge>),
    /// Score outputs by automatic metrics.
    Score(Box<score::Score>),
    /// Train n-gram language models, and score texts by them.
    Lm(lm::Lm),
    /// Train classifiers of style, score, list and mask by them.
    Style(style::Style),
    /// Train neural models: classifiers, language models, regressions of ratings.
    Train(Box<train::Train>),
    /// Give each text of a file a vector, by a neural model.
    Embed(embed::Embed),
    /// Choose the texts of a file that enter a study.
    Curate(curate::Curate),
    /// Rewrite texts by the rules of the RULE-BASED baseline.
    Rules(rules::Rules),
    /// Learn the thresholds of GM from people's preferences.
    Gm(gm::Gm),
    /// Print the agreement, the evaluation, the tables of the papers or the data statement of a study.
    Report(report::Report),
    /// Take a study out, and make one of files.
    Study(study::Study),
    /// Bring the database up to date and leave.
    Migrate(migrate::Migrate),
    /// Make accounts, and help people back into theirs.
    User(user::User),
    /// Write a file of settings, after a few questions.
    Init(init::Init),
    /// Check the settings, the database and everything that they name, and say what to correct.
    Doctor(doctor::Doctor),
    /// Ask a server that runs whether it is ready.
    Health(health::Health),
    /// Copy the database to a file while it is in use.
    Backup(backup::Backup),
    /// Make the complete example study.
    Demo(demo::Demo),
    /// Let synthetic workers answer through the HTTP interface.
    Simulate(simulate::Simulate),
    /// Print manual pages, completions of a shell, the settings or the reference of commands: for packages and documentation.
    #[command(hide = true)]
    Print(print::Print),
}

impl Concord {
    /// Runs the command that was typed.
    ///
    /// # Errors
    /// The command failed; the message says why.
    pub async fn run(self) -> anyhow::Result<()> {
        match self.command {
            Command::Serve(serve) => serve.run().await,
            Command::Work(work) => work.run().await,
            Command::Agreement(agreement) => agreement.run(),
            Command::Aggregate(aggregate) => aggregate.run(),
            Command::Convert(convert) => convert.run(),
            Command::Import(import) => import.run().await,
            Command::Compare(compare) => compare.run(),
            Command::Mixed(mixed) => mixed.run(),
            Command::Power(power) => power.run(),
            Command::Mqm(mqm) => mqm.run(),
            Command::Esa(esa) => esa.run(),
            Command::Quality(quality) => quality.run(),
            Command::AltTest(alt_test) => alt_test.run(),
            Command::Judge(judge) => judge.run().await,
            Command::Score(score) => score.run(),
            Command::Lm(lm) => lm.run(),
            Command::Style(style) => style.run(),
            Command::Train(train) => train.run(),
            Command::Embed(embed) => embed.run(),
            Command::Curate(curate) => curate.run(),
            Command::Rules(rules) => rules.run(),
            Command::Gm(gm) => gm.run(),
            Command::Report(report) => report.run().await,
            Command::Study(study) => study.run().await,
            Command::Migrate(migrate) => migrate.run().await,
            Command::User(user) => user.run().await,
            Command::Init(init) => init.run(),
            Command::Doctor(doctor) => doctor.run().await,
            Command::Health(health) => health.run().await,
            Command::Backup(backup) => backup.run().await,
            Command::Demo(demo) => demo.run().await,
            Command::Simulate(simulate) => simulate.run().await,
            Command::Print(print) => print.run(),
        }
    }
}

/// Which installation a command is about.
#[derive(Clone, Debug, Args)]
pub struct Installation {
    /// Folder of the database and of files [default: data].
    #[arg(long, global = true)]
    data: Option<PathBuf>,
    /// File of settings [default: concord.toml, if it is there].
    #[arg(long, global = true, env = "CONCORD_CONFIG")]
    config: Option<PathBuf>,
}

impl Installation {
    /// The settings: from the file, the environment and the command line.
    ///
    /// # Errors
    /// A file that was named cannot be read, a key is unknown or a value has the wrong form.
    pub fn settings(&self) -> anyhow::Result<Settings> {
        // Every command about an installation comes through here, before it writes a file.
        private::begin();
        let mut settings = Settings::read(self.config.as_deref())?;
        if let Some(data) = &self.data {
            settings.data.clone_from(data);
        }
        Ok(settings)
    }

    /// The engine over the installation's database, brought up to date.
    ///
    /// # Errors
    /// The folder cannot be made or the database not be opened.
    pub async fn engine(&self) -> anyhow::Result<Engine> {
        engine(&self.settings()?).await
    }
}

/// The engine over the database of these settings, brought up to date.
///
/// # Errors
/// The settings for e-mails, recruiting, storage or the sign-in service are wrong, the folder cannot be made or the database not be opened.
pub async fn engine(settings: &Settings) -> anyhow::Result<Engine> {
    let (mailing, recruiting, service) = (settings.mailing()?, settings.recruiting()?, settings.sign_in_service()?);
    let storage = settings.storage()?;
    let folder = &settings.data;
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    private::check(folder);
    let db = Db::open_with(&settings.database(), &settings.limits()).await.context("cannot open the database")?;
    let db = db.migrating_at(settings.database_direct_url.as_deref());
    db.migrate().await.context("cannot bring the database up to date")?;
    let db = match settings.database_read_url.as_deref() {
        Some(url) => db.reading_from(url, &settings.limits()).await.context("cannot use the standby")?,
        None => db,
    };
    let engine = Engine::new(db, Arc::new(System)).with_bounds(settings.bounds());
    let engine = engine.with_models(Folder::at(settings.models()));
    let engine = match mailing {
        Some(mailing) => engine.with_mailing(mailing),
        None => engine,
    };
    let engine = match storage {
        Some(bucket) => engine.with_storage(Arc::new(ToBucket::new(bucket))),
        None => engine,
    };
    let engine = match recruiting {
        Some(recruiting) => engine.with_recruiting(recruiting),
        None => engine,
    };
    Ok(match service {
        Some(service) => engine.with_sign_in_service(service),
        None => engine,
    })
}
