//! A study names models, and its texts are scored as the library scores the exported ones by them.

use std::fs;
use std::future::pending;
use std::path::Path;
use std::pin::pin;
use std::time::Duration;

use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use scoring::embeddings::Vectors;
use scoring::lm;
use scoring::style::{Classifier, Model};
use serde_json::{Value, json};

use super::exported::Exported;
use super::naive::csv;
use super::stage::{Stage, rewrite};
use crate::app::{TestApp, on_both_engines};

pub const FORMAL: [&str; 4] = ["Dear friend, it appears well", "It is of interest", "I am glad", "Please appear"];
pub const CASUAL: [&str; 4] = ["hey dude it is sooo kewl", "kewl stuff hey", "hey sooo hey", "dude kewl"];
pub const VECTORS: &str = "hey 1 0 0\nfriend 0.8 0.6 0\nkewl 0 1 0\ninterest 0 0.9 0.3\nsooo 0 0 1\nis 0.1 0.1 0.1\n";

pub fn classifier(with: &[&str], without: &[&str]) -> Model {
    let texts: Vec<&str> = with.iter().chain(without).copied().collect();
    let has: Vec<bool> = (0..texts.len()).map(|k| k < with.len()).collect();
    Model::Words(Classifier::train(&texts, &has, 1.0).expect("a classifier"))
}

pub fn language_model() -> lm::Model {
    lm::train(FORMAL.iter().chain(&CASUAL), 2).expect("a model")
}

/// Writes the four models into a folder.
pub fn write(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder");
    let model = |name: &str, model: &Model| {
        fs::write(folder.join(name), serde_json::to_vec(model).expect("JSON")).expect("a file");
    };
    model("formality.json", &classifier(&FORMAL, &CASUAL));
    model("people.json", &classifier(&CASUAL, &FORMAL));
    let mut arpa = Vec::new();
    language_model().write_arpa(&mut arpa).expect("written");
    fs::write(folder.join("texts.arpa"), arpa).expect("a file");
    fs::write(folder.join("vectors.txt"), VECTORS).expect("a file");
}

pub async fn work(app: &TestApp) {
    let pace = Pace::from_lease(Duration::from_secs(30));
    app.engine.work_off_jobs(pace, pin!(pending())).await;
}

fn value(report: &Value, system: &str, metric: &str) -> Option<f64> {
    let systems = report["languages"][0]["systems"].as_array().expect("systems");
    let scores = systems.iter().find(|one| one["system"] == system).expect("the system")["scores"].as_array();
    scores?.iter().find(|one| one["metric"] == metric)?["value"].as_f64()
}

on_both_engines!(texts_are_scored_by_the_models_of_their_language, async |app| {
    let stage = Stage::new(&app, 12, 2).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 1).await;
    let polite = |source: &str| source.replace("hey", "Dear friend,").replace("sooo kewl!!!", "of interest");
    stage.work(0, task, rewrite(polite)).await;
    work(&app).await;
    let office = app.program_of(&stage.admin).await;
    let browser = app.signed_in(&stage.admin).await;
    let settings = format!("/studies/{}/settings", stage.study);
    assert!(browser.get(&settings).await.text().contains("need models"), "how to bring them");

    let folder = app.state.settings.models();
    write(&folder);
    let study = stage.study.to_string();
    let fields = [
        ("study", study.as_str()),
        ("language", "en"),
        ("style", "formality.json"),
        ("naturalness", "people.json"),
        ("language_model", "texts.arpa"),
        ("vectors", "vectors.txt"),
    ];
    let page = browser.submit(&settings, "/fn/study/models", &fields).await.text();
    assert!(page.contains("The models for English are saved"), "{page}");
    work(&app).await;

    // What the library says of the exported texts.
    let report = office.get(&format!("/studies/{study}/metrics?baseline=COPY")).await.good();
    let texts = Exported::of(&stage).await;
    let (style, people) = (classifier(&FORMAL, &CASUAL), classifier(&CASUAL, &FORMAL));
    let (lm, vectors) = (language_model(), Vectors::read(VECTORS.as_bytes()).expect("vectors"));
    for system in ["human", "COPY", "RULE-BASED"] {
        let of_system = texts.outputs.iter().filter(|output| output.system == system);
        let pairs: Vec<(&str, &str)> =
            of_system.map(|output| (texts.sources[&output.source].as_str(), output.text.as_str())).collect();
        assert_eq!(pairs.len(), 12);
        let same = |metric: &str, of: &dyn Fn(&str, &str) -> f64| {
            let wanted = pairs.iter().map(|(source, text)| of(source, text)).sum::<f64>() / 12.0;
            let found = value(&report, system, metric).unwrap_or_else(|| panic!("{metric} of {system}: {report}"));
            assert!((found - wanted).abs() < 1e-9, "{metric} of {system} is {found}, not {wanted}");
        };
        same("style", &|_, text| style.probability(text));
        same("intensity", &|source, text| style.probability(text) - style.probability(source));
        same("naturalness", &|_, text| people.probability(text));
        same("log_probability", &|_, text| lm.score(text).log10_per_word());
        same("wmd", &|source, text| vectors.movers_distance(source, text).expect("known words"));
    }
    assert_eq!(value(&report, "COPY", "wmd"), Some(0.0));
    assert!(value(&report, "human", "style") > value(&report, "COPY", "style"));
    let human =
        report["languages"][0]["systems"].as_array().expect("systems").iter().find(|one| one["system"] == "human");
    let scores = human.expect("human")["scores"].as_array().expect("scores");
    let style_score = scores.iter().find(|one| one["metric"] == "style").expect("style");
    assert_eq!(style_score["comparison"]["significant"], true, "{style_score}");
    assert!(style_score["signature"].as_str().is_some_and(|text| text.starts_with("style:formality.json@")));

    // The pages say the same.
    let evaluation = browser.get(&format!("/studies/{study}/evaluation?baseline=COPY")).await.text();
    let shown = format!("{:.3}*", style_score["value"].as_f64().expect("a number"));
    assert!(evaluation.contains(&shown) && evaluation.contains("Log-probability ↑"), "{evaluation}");
    let systems = browser.get(&format!("/studies/{study}/systems")).await.text();
    assert!(systems.contains("1 / (1 + WMD, masked) against Intensity (STI)"), "{systems}");
    let rewrites = browser.get(&format!("/studies/{study}/rewrites")).await.text();
    assert!(rewrites.contains("Style model: formality.json@"), "{rewrites}");

    // The style of rewrites is the model's too, with the test of its shift.
    let address = format!("/studies/{study}/rewrites/analysis");
    let analysis = office.get(&address).await.good()["languages"][0]["style"].clone();
    let odds = |text: &str| (style.probability(text) / (1.0 - style.probability(text))).ln();
    let shifts: Vec<f64> = texts.pairs().iter().map(|(source, text)| odds(text) - odds(source)).collect();
    let mean = shifts.iter().sum::<f64>() / 12.0;
    assert!((analysis["shift"]["mean"].as_f64().expect("a number") - mean).abs() < 1e-9, "{analysis}");
    assert!(analysis["p_value"].as_f64().is_some_and(|p| p < 0.05), "{analysis}");
    let rows = csv(&office.get(&format!("{address}?format=csv")).await.text());
    let row = rows.iter().find(|row| row["measure"] == "style_shift_p" && row["of"].starts_with("formality.json@"));
    assert_eq!(row.and_then(|row| row["value"].parse().ok()), analysis["p_value"].as_f64());
    let latex = office.get(&format!("{address}?format=latex")).await.text();
    assert!(latex.contains("Score & Sources & Shift") && latex.contains("* \\\\"), "{latex}");
});

on_both_engines!(a_list_offers_only_files_that_can_be_its_kind, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let folder = app.state.settings.models();
    write(&folder);
    fs::write(folder.join("README.txt"), "Where these files are from\n").expect("a file");
    fs::create_dir_all(folder.join("bert")).expect("a folder");
    fs::write(folder.join("bert/config.json"), r#"{"model_type": "bert"}"#).expect("a file");
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/settings", stage.study)).await.text();
    for (field, offered) in [
        ("style", vec!["formality.json", "people.json"]),
        ("naturalness", vec!["formality.json", "people.json"]),
        ("language_model", vec!["texts.arpa"]),
        ("vectors", vec!["vectors.txt"]),
        ("dictionary", vec![]),
        ("encoder", vec!["bert"]),
        ("neural_style", vec![]),
        ("rating", vec![]),
    ] {
        let list = page.split(&format!("name=\"{field}\"")).nth(1).expect("a list");
        let list = list.split("</select>").next().expect("its choices");
        let all = ["README.txt", "bert", "formality.json", "people.json", "texts.arpa", "vectors.txt"];
        let found: Vec<&str> = all.into_iter().filter(|file| list.contains(&format!("value=\"{file}\""))).collect();
        assert_eq!(found, offered, "{field}: {list}");
    }
});

on_both_engines!(a_model_that_is_not_what_it_was_named_for_is_refused_and_the_rest_is_scored, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let folder = app.state.settings.models();
    write(&folder);
    let office = app.program_of(&stage.admin).await;
    let study = stage.study.to_string();
    let address = format!("/studies/{study}/models");
    let files = ["formality.json", "people.json", "texts.arpa", "vectors.txt"];
    assert_eq!(office.get(&address).await.good(), json!(files));
    let name = async |models: Value| office.put(&format!("{address}/en"), models).await;

    // Before it is named.
    for (models, why) in [
        (json!({"style": "nothing.json"}), "not in the models folder"),
        (json!({"style": "texts.arpa"}), "Expected: a style model"),
        (json!({"language": "formality.json"}), "Expected: a language model"),
        (json!({"style": "../concord.db"}), "cannot be the name of a model"),
    ] {
        let refused = name(models).await;
        assert_eq!((refused.status.as_u16(), refused.json()["field"].as_str()), (422, Some("models")));
        assert!(refused.text().contains(why), "{}", refused.text());
    }
    assert_eq!(office.put(&format!("{address}/de"), json!({})).await.status, 422, "not a language of the study");

    // After it is named: what else there is to score is scored, and the job says what is wrong.
    assert_eq!(name(json!({"style": "formality.json", "naturalness": "people.json"})).await.status, 204);
    let other = serde_json::to_vec(&classifier(&CASUAL, &FORMAL[..2])).expect("JSON");
    fs::write(folder.join("formality.json"), other).expect("a file");
    // Another process, which has read nothing yet.
    let fresh = engine::Engine::new(app.engine.db().clone(), app.clock.clone())
        .with_models(engine::texts::model::Folder::at(folder.clone()));
    fresh.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await;
    let report = office.get(&format!("/studies/{study}/metrics")).await.good();
    assert_eq!(value(&report, "COPY", "style"), None);
    assert!(value(&report, "COPY", "naturalness").is_some() && value(&report, "COPY", "led").is_some());
    let jobs = office.get(&format!("/studies/{study}/jobs")).await.text();
    assert!(jobs.contains("formality.json has changed since the study chose it"), "{jobs}");

    // Named again, it is another model.
    assert_eq!(name(json!({"style": "formality.json"})).await.status, 204);
    work(&app).await;
    let report = office.get(&format!("/studies/{study}/metrics")).await.good();
    assert!(value(&report, "COPY", "style").is_some());
    assert_eq!(value(&report, "COPY", "naturalness"), None, "it is not named any more");
});
