//! `concord work`: a process that carries out jobs, sends e-mails, follows submissions at providers and serves nobody.

use std::pin::pin;

use clap::Args;
use engine::Engine;
use engine::jobs::job::Pace;
use engine::jobs::process::Process;
use report::Reports;

use super::{Installation, stop};

/// What `work` can be told.
#[derive(Debug, Args)]
pub struct Work {
    #[command(flatten)]
    installation: Installation,
    /// Where neural models compute: auto, cpu, cuda or cuda:N; of a program built with the feature `torch`.
    #[arg(long, default_value = "auto")]
    device: String,
    /// Neural models give the same numbers each time, also on a GPU, which needs CUBLAS_WORKSPACE_CONFIG=:4096:8.
    #[arg(long)]
    deterministic: bool,
    /// How many neural models stay in memory; beyond them, the one that was not used for longest makes room.
    #[arg(long, value_name = "N", default_value_t = 4)]
    keep_models: usize,
    /// Carry out what is due and leave.
    #[arg(long)]
    once: bool,
    /// Print who carries out jobs now, and leave.
    #[arg(long, conflicts_with = "once")]
    list: bool,
}

/// Prints the processes that carry out jobs, one a line.
async fn list(engine: &Engine) -> anyhow::Result<()> {
    let processes = engine.all_processes().await?;
    if processes.is_empty() {
        println!("No process carries out jobs now. Start one: concord work");
    }
    for Process { name, program, version, neural, started_at, seen_at, .. } in processes {
        let neural =
            neural.map_or_else(|| "no neural models".to_owned(), |neural| format!("neural models on {neural}"));
        println!("{name}\tconcord {program} {version}\t{neural}\tsince {started_at}\tseen {seen_at}");
    }
    engine.db().close().await;
    Ok(())
}

impl Work {
    /// Carries out jobs until the process is asked to stop.
    pub async fn run(self) -> anyhow::Result<()> {
        let settings = self.installation.settings()?;
        if self.list {
            return list(&self.installation.to_read().await?).await;
        }
        let engine = self.with_neural(super::engine(&settings).await?)?;
        eprintln!("Concord carries out jobs of {}", engine.db().engine());
        let (pace, me) = (Pace::from_lease(settings.lease()), settings.me("work"));
        if self.once {
            let once = async {
                let mut stop = pin!(stop::asked());
                if !engine.work_off_jobs(pace, stop.as_mut()).await {
                    let stopped = engine.work_off_mail(stop.as_mut()).await;
                    if !stopped {
                        Box::pin(engine.work_off_submissions(stop.as_mut())).await;
                    }
                }
            };
            engine.while_registered(me, pace, Box::pin(once)).await;
        } else {
            let all = async {
                let submissions = Box::pin(engine.work_on_submissions(stop::asked()));
                let reports =
                    Reports::keeping(engine.clone(), settings.report_bytes()).storing(settings.report_stored_bytes());
                let reports = Box::pin(reports.work_on_reports(stop::asked()));
                let (jobs, mail) = (engine.work_on_jobs(pace, stop::asked()), engine.work_on_mail(stop::asked()));
                tokio::join!(jobs, mail, submissions, reports);
            };
            engine.while_registered(me, pace, Box::pin(all)).await;
        }
        engine.db().close().await;
        Ok(())
    }

    /// The engine with neural models on the device.
    #[cfg(feature = "torch")]
    fn with_neural(&self, engine: Engine) -> anyhow::Result<Engine> {
        use engine::texts::neural::Neural as _;

        let device = super::neural::open(&self.device, self.deterministic)?;
        let models = crate::neural::Models::on(device, self.keep_models);
        eprintln!("Neural models compute on {}", models.about());
        Ok(engine.with_neural(std::sync::Arc::new(models)))
    }

    /// The engine as it is: jobs for neural models wait for another process.
    #[cfg(not(feature = "torch"))]
    fn with_neural(&self, engine: Engine) -> anyhow::Result<Engine> {
        match self.device.as_str() {
            "auto" | "cpu" if self.deterministic => Err(super::neural::absent("--deterministic")),
            "auto" | "cpu" => Ok(engine),
            other => Err(super::neural::absent(&format!("--device {other}"))),
        }
    }
}
