//! Every metric of the registry that needs no model scores a study, with the values that `concord score` prints of the same
//! texts.

use std::future::pending;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::time::Duration;
use std::{fs, iter};

use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use scoring::measure::Against;
use scoring::registry::{METRICS, Scope};
use serde_json::Value;

use super::exported::{Exported, Texts};
use super::stage::{Stage, rewrite};
use crate::app::on_both_engines;
use crate::command::concord;

/// What `concord score` prints of these files, all metrics without models at once.
fn printed(hyp: &Path, src: &Path, references: &[PathBuf]) -> Value {
    let names: Vec<&str> =
        METRICS.iter().filter(|metric| metric.needs.is_empty()).map(|metric| metric.command_name).collect();
    let names = names.join(",");
    let text = |path: &Path| path.to_str().expect("a path in UTF-8").to_owned();
    let mut arguments =
        ["score", "--metric", &names, "--language", "en", "--format", "json"].map(str::to_owned).to_vec();
    arguments.extend(["--hyp".to_owned(), text(hyp), "--src".to_owned(), text(src)]);
    arguments.extend(references.iter().flat_map(|path| ["--ref".to_owned(), text(path)]));
    let output = concord(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The score of a metric that a study reports of a system.
fn reported<'a>(report: &'a Value, system: &str, metric: &str) -> Option<&'a Value> {
    let systems = report["languages"][0]["systems"].as_array().expect("systems");
    let system = systems.iter().find(|one| one["system"] == system).expect("the system");
    system["scores"].as_array().expect("scores").iter().find(|one| one["metric"] == metric)
}

fn near(found: &Value, wanted: &Value, what: &str) {
    let (found, wanted) = (found.as_f64().expect("a number"), wanted.as_f64().expect("a number"));
    assert!((found - wanted).abs() < 1e-9, "{what}: {found} is not {wanted}");
}

/// Writes the k-th text of each source to a file, a text a line.
fn write(folder: &Path, name: &str, texts: &Texts, k: usize) -> PathBuf {
    let path = folder.join(name);
    let lines: String = texts.values().map(|of_source| of_source[k].replace('\n', " ") + "\n").collect();
    fs::write(&path, lines).expect("a file");
    path
}

on_both_engines!(a_study_is_scored_by_the_metrics_of_the_command_line, async |app| {
    let stage = Stage::new(&app, 6, 3).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 3).await;
    for worker in 0..3 {
        let write = |source: &str| match worker {
            0 => format!("Indeed, {source}"),
            1 => source.to_lowercase().replace("hey", "hello, number"),
            _ => source.replace('!', "").replace("kewl", "cool"),
        };
        stage.work(worker, task, rewrite(write)).await;
    }
    assert!(!app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await);
    let office = app.program_of(&stage.admin).await;
    let report = office.get(&format!("/studies/{}/metrics", stage.study)).await.good();

    let texts = Exported::of(&stage).await;
    let systems = texts.systems();
    let (human, copy) = (&systems["human"], &systems["RULE-BASED"]);
    let sources: Texts = human.keys().map(|id| (id.clone(), vec![texts.sources[id].clone()])).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let references: Vec<PathBuf> = (0..3).map(|k| write(folder.path(), &format!("ref{k}"), human, k)).collect();
    let src = write(folder.path(), "src", &sources, 0);
    let printed = printed(&write(folder.path(), "hyp", copy, 0), &src, &references);
    for metric in METRICS.iter().filter(|metric| metric.needs.is_empty() && metric.scope != Scope::Record) {
        let system = if metric.against == Against::Rewrites { "human" } else { "RULE-BASED" };
        let found = reported(&report, system, metric.name).unwrap_or_else(|| panic!("{metric} of {system}: {report}"));
        let wanted = &printed["metrics"][metric.command_name];
        near(&found["value"], &wanted["score"], metric.name);
    }
    for (name, command_name) in [("meteor", "meteor"), ("rouge_l", "rouge-l"), ("chrf++", "chrf++")] {
        let found = reported(&report, "RULE-BASED", name).expect("a score");
        assert_eq!(found["signature"], printed["metrics"][command_name]["signature"], "{name}");
        assert_eq!(found["n_outputs"], 6);
    }

    // What is not there is said, on the page too.
    let lacking = report["languages"][0]["lacking"].as_array().expect("a list");
    let reason = |name: &str| lacking.iter().find(|one| one["metric"] == name).and_then(|one| one["reason"].as_str());
    assert_eq!(reason("meteor"), Some("Computed without: WordNet synonyms."));
    assert_eq!(reason("style"), Some("Missing: style model. Choose models in the settings of the study."));
    assert!(reason("sim").is_some_and(|reason| reason.contains("use the command line")), "{lacking:?}");
    assert_eq!(reason("rouge_l"), None);
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/evaluation", stage.study)).await.text();
    for text in
        iter::once("Unavailable metrics").chain(["METEOR ↑", "ROUGE-L ↑", "chrF++ ↑", "Diversity (self-BLEU) ↓"])
    {
        assert!(page.contains(text), "{text} is not in {page}");
    }
    // Either name of a metric is understood.
    let plot = |across: &str| format!("/studies/{}/systems?x={across}&y=rouge-l", stage.study);
    assert!(browser.get(&plot("levenshtein")).await.text().contains("ROUGE-L against Characters changed"));
    assert!(browser.get(&plot("characters")).await.text().contains("ROUGE-L against Characters changed"));

    // The files and the description of the interface have the names of studies.
    let csv = office.get(&format!("/studies/{}/metrics?format=csv", stage.study)).await.text();
    assert!(csv.contains("en,COPY,rouge_l,") && csv.contains("en,COPY,characters,"), "{csv}");
});
