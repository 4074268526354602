//! `concord simulate` on a study of one's own: raters agree, and all questions order the systems in the same way.

use std::ffi::OsStr;

use engine::design::preset::Preset;
use engine::design::study::NewStudy;
use engine::texts::import::{Choice, File};
use engine::{Engine, NewPerson, System};
use shared::import::{FileFormat, FileKind, Mapping};
use shared::{Actor, StudyId, StudyState};
use store::scratch::Scratch;
use tempfile::TempDir;

use super::served::Served;
use crate::app::{PASSWORD, language};

/// So many that chance does not hide which system is better: each run makes up its own levels.
const SOURCES: usize = 36;

/// A live study of three systems whose outputs say nothing about their quality, with a scale, a ranking and comparisons.
async fn make_own(engine: &Engine) -> StudyId {
    let account =
        NewPerson { name: "Boss".to_owned(), email: "boss@example.org".to_owned(), password: PASSWORD.to_owned() };
    let boss = Actor { person: engine.add_person(account, true).await.expect("an account").id, admin: true };
    let languages = vec![language("de")];
    let new = NewStudy { title: "Weather warnings".to_owned(), languages: languages.clone() };
    let study = engine.create_study(&boss, new).await.expect("a study");
    let warning = |number: usize| format!("Warnung {number}: Am Nachmittag gibt es Gewitter mit Hagel.");
    let sources: String = (0..SOURCES).map(|number| format!("w{number},{}\n", warning(number))).collect();
    let mut outputs = "id,system,text\n".to_owned();
    for number in 0..SOURCES {
        for system in ["alpha", "beta", "gamma"] {
            outputs += &format!("w{number},{system},Die Warnung {number} nach der Art von {system}.\n");
        }
    }
    let mapping = Mapping {
        text: "text".to_owned(),
        id: "id".to_owned(),
        default_language: "de".to_owned(),
        ..Mapping::default()
    };
    for (kind, text, system) in
        [(FileKind::Sources, format!("id,text\n{sources}"), ""), (FileKind::Outputs, outputs, "system")]
    {
        let name = format!("{}.csv", kind.as_str());
        let file = File { kind, name, format: Some(FileFormat::Csv), bytes: text.into_bytes() };
        let mapping = Mapping { system: system.to_owned(), ..mapping.clone() };
        let imported = engine.import(&boss, study, file, &Choice { mapping, skip_refused: false }).await;
        assert!(imported.expect("texts").written);
    }
    for preset in [Preset::Fluency, Preset::Ranking, Preset::Preference] {
        let task = engine.add_task(&boss, study, preset).await.expect("a task");
        let mut definition = preset.definition(&languages).expect("a definition");
        definition.gates.clear();
        definition.need = 3;
        engine.edit_task(&boss, study, task, definition).await.expect("a valid task");
        engine.publish_task(&boss, study, task).await.expect("published");
    }
    engine.set_study_state(&boss, study, StudyState::Live).await.expect("live");
    study
}

#[tokio::test]
async fn an_own_study_is_answered_as_if_its_systems_differed() {
    let folder = TempDir::new().expect("a folder");
    let scratch = Scratch::Sqlite(folder.path().to_owned());
    let engine = Engine::new(scratch.open().await.expect("a database"), std::sync::Arc::new(System));
    let study = make_own(&engine).await;
    let boss = engine.sign_in("boss@example.org", PASSWORD, "test").await.expect("an account");
    let boss = Actor { person: boss.person, admin: true };
    engine.db().close().await;
    let url = scratch.url();
    let served = Served::start(folder.path(), &["serve"], &[("DATABASE_URL", OsStr::new(&url))]);
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_concord"))
        .args(["simulate", "--manager", "boss@example.org", "--researcher", "nobody@example.org"])
        .args(["--reviewer", "nobody@example.org", "--password", PASSWORD, "--workers", "20", "--only-answers"])
        .args(["--url", served.url()])
        .env("DATABASE_URL", &url)
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    assert!(
        !said.contains("rewrite") && !said.contains("trial texts") && !said.contains("are those of the run"),
        "{said}"
    );
    drop(served);

    let engine = Engine::new(scratch.open().await.expect("the database"), std::sync::Arc::new(System));
    let reports = report::Reports::new(engine.clone());
    let wages = reports.wages(&boss, study).await.expect("wages");
    assert!(wages.median_hourly().is_some(), "hours were worked: {said}");
    let agreement = reports.agreement(&boss, study).await.expect("a report");
    for table in &agreement.tables {
        let figure = table.main_figure().expect("a figure");
        let value = figure.found.value().expect("a value").value;
        assert!((0.15..0.95).contains(&value), "{}: {} = {value}", table.question, figure.statistic.key);
    }
    let evaluation = reports.evaluation(&boss, study, None).await.expect("a report");
    let order = |is_rank: bool| {
        let table = evaluation.tables.iter().find(|table| table.is_rank == is_rank).expect("a table");
        let mut systems: Vec<(&str, f64)> =
            table.systems.iter().map(|one| (one.system.as_str(), if is_rank { -one.mean } else { one.mean })).collect();
        systems.sort_by(|a, b| b.1.total_cmp(&a.1));
        systems
    };
    let (rated, ranked) = (order(false), order(true));
    let names = |order: &[(&str, f64)]| order.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<_>>();
    assert_eq!(names(&rated), names(&ranked), "{rated:?} {ranked:?}");
    for pair in rated.windows(2) {
        assert!(pair[0].1 - pair[1].1 > 0.05, "{rated:?}");
    }
    let place = |name: &str| rated.iter().position(|(other, _)| *other == name);
    for pair in &evaluation.preferences[0].pairs {
        let is_first = place(&pair.a) < place(&pair.b);
        assert_eq!(pair.a_better > pair.b_better, is_first, "{pair:?} {rated:?}");
    }
    engine.db().close().await;
}
