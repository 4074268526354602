//! A study as a folder of files: out, in, and out again; changed by hand and pushed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use engine::design::folder::{Folder, Onto, Pulled, Pushed, Written};
use engine::design::preset::Preset;
use serde_json::json;
use shared::{Below, GateRule, KnownRule, Problem, Role, StudyId, StudyState, TestItem, TestRule};
use tempfile::TempDir;

use super::restore::stage;
use crate::app::{Member, TestApp, language, on_both_engines};

/// The smallest picture.
const PICTURE: &[u8] = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;";

/// A study with everything a folder has.
async fn whole(app: &Arc<TestApp>, admin: &Member) -> StudyId {
    let study = stage(app, admin).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let rule = GateRule::Test(TestRule::of_formality(vec![TestItem::of_formality("Salut !", -2, "parce que")]));
    engine.set_gate_rule(actor, study, language("fr"), rule).await.expect("a test");
    let file = engine::design::picture::NewPicture { name: "step-1.gif".to_owned(), bytes: PICTURE.to_vec() };
    engine.add_picture(actor, study, file).await.expect("a picture");
    let task = engine.add_task(actor, study, Preset::Formality).await.expect("a task");
    let mut definition = engine.task(actor, study, task).await.expect("it").definition().expect("one").clone();
    definition.instructions.set(language("fr"), "Regardez :\n\n![Une étape](step-1.gif)\n\nPuis \"répondez\".");
    definition.known = Some(KnownRule { every: 5, least: 70, after: 4, below: Below::Pause });
    engine.edit_task(actor, study, task, definition).await.expect("an edit");
    engine.add_known(actor, study, task, "id,language,systems,formality\nq1,fr,model,-1\n").await.expect("known");
    study
}

async fn pulled(app: &TestApp, admin: &Member, study: StudyId, folder: &Path) -> Pulled {
    app.engine.pull_study(&admin.actor, study, folder, true).await.expect("a folder")
}

async fn push(app: &TestApp, admin: &Member, study: StudyId, folder: &Path, onto: Onto<'_>) -> Result<Pushed, Problem> {
    let folder = Folder::read(folder).map_err(Problem::from)?;
    app.engine.push_study(&admin.actor, study, &folder, onto).await.map_err(Problem::from)
}

/// All files of a folder.
pub(super) fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name())).expect("an entry");
        let name = name.into_string().expect("a name");
        if path.is_dir() {
            all.extend(files(&path).into_iter().map(|(within, bytes)| (format!("{name}/{within}"), bytes)));
        } else {
            all.insert(name, fs::read(path).expect("a file"));
        }
    }
    all
}

fn change(folder: &TempDir, name: &str, from: &str, to: &str) {
    let path = folder.path().join(name);
    let text = fs::read_to_string(&path).expect("a file");
    assert!(text.contains(from), "{from:?} is not in {name}: {text}");
    fs::write(path, text.replacen(from, to, 1)).expect("written");
}

fn add(folder: &TempDir, name: &str, lines: &str) {
    let path = folder.path().join(name);
    let text = fs::read_to_string(&path).unwrap_or_default();
    fs::write(path, text + lines).expect("written");
}

on_both_engines!(a_folder_makes_the_same_study_elsewhere, async |app| {
    let admin = app.admin().await;
    let study = whole(&app, &admin).await;
    let [first, second] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let written = pulled(&app, &admin, study, first.path()).await;
    assert!(written.values().all(|written| *written == Written::New), "{written:?}");
    let names = files(first.path()).into_keys().collect::<Vec<_>>().join(" ");
    assert_eq!(
        names,
        "gates/fr-test.toml gates/it-review.toml known.json outputs.jsonl pictures/step-1.gif sources.jsonl study.toml \
         systems.jsonl tasks/1-rewrite.toml tasks/2-formality.toml tasks/3-formality.toml"
    );
    let texts = String::from_utf8(files(first.path())["outputs.jsonl"].clone()).expect("text");
    assert!(!texts.contains("gentilmente"), "what a worker wrote is in no folder");

    let folder = Folder::read(first.path()).expect("it can be read");
    let before = app.engine.studies(&admin.actor).await.expect("studies").len();
    app.engine.open_folder(&admin.actor, &folder, true).await.expect("it fits");
    assert_eq!(app.engine.studies(&admin.actor).await.expect("studies").len(), before, "only tried");
    let made = app.engine.open_folder(&admin.actor, &folder, false).await.expect("a study");
    assert_eq!((made.sources, made.outputs, made.known), (3, 6, 1));
    pulled(&app, &admin, made.study, second.path()).await;
    assert_eq!(files(second.path()), files(first.path()));
    let nothing = push(&app, &admin, made.study, first.path(), Onto::Change(None)).await.expect("pushed");
    assert!(nothing.is_nothing() && nothing.texts.sources.same == 3 && nothing.texts.outputs.same == 6, "{nothing:?}");
    assert!(
        app.engine
            .task(&admin.actor, study, app.engine.tasks(&admin.actor, study).await.expect("tasks")[0].task.id)
            .await
            .expect("it")
            .draft
            .is_none()
    );
});

on_both_engines!(comments_and_names_of_files_stay_when_it_is_pulled_again, async |app| {
    let admin = app.admin().await;
    let study = whole(&app, &admin).await;
    let folder = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, folder.path()).await;
    let path = |name: &str| folder.path().join(name);
    change(&folder, "study.toml", "title = ", "# Agreed on 3 March.\ntitle = ");
    fs::rename(path("tasks/2-formality.toml"), path("tasks/2-first-round.toml")).expect("renamed");
    fs::write(path("README.md"), "ours").expect("written");
    fs::write(path("tasks/4-blank.toml"), "").expect("written");

    let edit = app.engine.study(&admin.actor, study).await.expect("it");
    let edit = engine::design::study::StudyEdit {
        title: "Another title".to_owned(),
        languages: edit.languages,
        settings: edit.settings,
    };
    app.engine.edit_study(&admin.actor, study, edit).await.expect("an edit");
    app.engine.remove_gate_rule(&admin.actor, study, language("it"), shared::Gate::Review).await.expect("removed");
    let written = pulled(&app, &admin, study, folder.path()).await;
    let of = |name: &str| written.get(name).copied();
    assert_eq!(of("study.toml"), Some(Written::Changed));
    assert_eq!((of("tasks/2-first-round.toml"), of("tasks/2-formality.toml")), (Some(Written::Same), None));
    assert_eq!(
        (of("gates/it-review.toml"), of("tasks/4-blank.toml")),
        (Some(Written::Removed), Some(Written::Removed))
    );
    let text = fs::read_to_string(path("study.toml")).expect("a file");
    assert!(text.contains("# Agreed on 3 March.\ntitle = \"Another title\""), "{text}");
    assert_eq!(fs::read_to_string(path("README.md")).expect("a file"), "ours");
});

on_both_engines!(what_is_changed_is_shown_first_and_made_as_a_whole, async |app| {
    let admin = app.admin().await;
    let study = whole(&app, &admin).await;
    let folder = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, folder.path()).await;
    change(&folder, "study.toml", "title = \"", "title = \"New: ");
    change(&folder, "tasks/2-formality.toml", "need = 3", "need = 5 # three were too few");
    change(&folder, "gates/it-review.toml", "pilot_hits = 3", "pilot_hits = 4");
    fs::copy(folder.path().join("tasks/3-formality.toml"), folder.path().join("tasks/4-formality.toml"))
        .expect("copied");
    change(&folder, "sources.jsonl", "=quoted", "=edited");
    let source = json!({"source_id": "new", "external_id": "q9", "language": "it", "text": "Ciao!",
                        "curation": "imported", "meta": {"topic": "b"}});
    let output = json!({"output_id": "x", "source_id": "new", "system": "second", "author": null, "text": "Salve."});
    add(&folder, "sources.jsonl", &format!("{source}\n"));
    add(&folder, "outputs.jsonl", &format!("{output}\n"));
    add(&folder, "systems.jsonl", "{\"system\":\"second\",\"kind\":\"imported\"}\n");
    fs::remove_file(folder.path().join("gates/fr-test.toml")).expect("removed");

    let before = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, before.path()).await;
    let tried = push(&app, &admin, study, folder.path(), Onto::Try).await.expect("it fits");
    let after = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, after.path()).await;
    assert_eq!(files(after.path()), files(before.path()), "a try stores nothing");
    let shown: Vec<String> = tried
        .differences
        .iter()
        .map(|one| {
            format!(
                "{}|{}|{}",
                one.file,
                one.path,
                one.after.as_ref().map_or("", |value| if value.is_object() { "…" } else { "=" })
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            "gates/it-review.toml|pilot_hits|=",
            "study.toml|title|=",
            "tasks/2-formality.toml|need|=",
            "tasks/4-formality.toml||…"
        ]
    );
    assert_eq!((tried.texts.sources.added, tried.texts.sources.changed, tried.texts.sources.same), (1, 1, 2));
    assert_eq!((tried.texts.outputs.added, tried.texts.outputs.changed), (1, 0));
    assert_eq!(
        (&tried.texts.systems[..], &tried.texts.changed[..]),
        (&["second".to_owned()][..], &["fr/q2".to_owned()][..])
    );
    assert_eq!(tried.only_in_study, ["gates/fr-test.toml"]);

    // What was shown is what is stored, or nothing: somebody has edited the file since.
    change(&folder, "sources.jsonl", "=edited", "=again");
    let other = push(&app, &admin, study, folder.path(), Onto::Change(Some(&tried))).await.expect_err("refused");
    assert!(other.to_string().contains("since the changes were shown"), "{other}");
    change(&folder, "sources.jsonl", "=again", "=edited");
    let done = push(&app, &admin, study, folder.path(), Onto::Change(Some(&tried))).await.expect("pushed");
    assert_eq!(done, tried);
    let written = pulled(&app, &admin, study, folder.path()).await;
    let others = |(name, written): (&String, &Written)| (*written != Written::Same).then(|| name.clone());
    // Names that texts had in the folder become those of the study, and rules make their outputs of changed texts again.
    assert_eq!(
        written.iter().filter_map(others).collect::<Vec<_>>(),
        ["gates/fr-test.toml", "outputs.jsonl", "sources.jsonl", "systems.jsonl"]
    );
    let text = fs::read_to_string(folder.path().join("tasks/2-formality.toml")).expect("a file");
    assert!(text.contains("need = 5 # three were too few"), "{text}");
    let tasks = app.engine.tasks(&admin.actor, study).await.expect("tasks");
    assert_eq!(tasks.len(), 4);

    // The same once more changes nothing, and what was shown before is not what would happen now.
    let again = push(&app, &admin, study, folder.path(), Onto::Try).await.expect("it fits");
    assert!(again.is_nothing(), "{again:?}");
    let late = push(&app, &admin, study, folder.path(), Onto::Change(Some(&tried))).await.expect_err("refused");
    assert!(late.to_string().contains("since the changes were shown"), "{late}");
});

on_both_engines!(a_text_that_a_worker_has_seen_stays_and_so_does_everything_else, async |app| {
    let admin = app.admin().await;
    let study = whole(&app, &admin).await;
    let folder = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, folder.path()).await;
    let before = files(folder.path());
    change(&folder, "study.toml", "title = \"", "title = \"New: ");
    change(&folder, "sources.jsonl", "two\\nlines", "two\\nother lines");
    let refused = push(&app, &admin, study, folder.path(), Onto::Change(None)).await.expect_err("refused").to_string();
    assert!(refused.starts_with("sources: it/q1: "), "{refused}");
    let again = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, again.path()).await;
    assert_eq!(files(again.path()), before);

    let researcher = app.join(&admin, study, Role::Researcher, "rae", "fr").await;
    let manager = app.join(&admin, study, Role::Manager, "max", "fr").await;
    let found = Folder::read(again.path()).expect("a folder");
    let push = async |member: &Member| app.engine.push_study(&member.actor, study, &found, Onto::Change(None)).await;
    assert!(push(&researcher).await.expect("pushed").is_nothing());
    assert!(matches!(Problem::from(push(&manager).await.expect_err("refused")), Problem::Forbidden { .. }));
    let stranger = app.person("sam").await;
    assert_eq!(Problem::from(push(&stranger).await.expect_err("refused")), Problem::NotFound);
    let pull = app.engine.pull_study(&manager.actor, study, again.path(), false).await.expect_err("refused");
    assert!(matches!(Problem::from(pull), Problem::Forbidden { .. }), "a folder has the keys of tests");
});

on_both_engines!(a_folder_for_the_public_has_no_answers, async |app| {
    let admin = app.admin().await;
    let study = whole(&app, &admin).await;
    let folder = tempfile::tempdir().expect("a folder");
    app.engine.pull_study(&admin.actor, study, folder.path(), false).await.expect("a folder");
    let all = files(folder.path());
    assert!(!all.contains_key("gates/fr-test.toml") && !all.contains_key("known.json"), "{:?}", all.keys());
    assert!(!all.values().any(|bytes| String::from_utf8_lossy(bytes).contains("parce que")));
    let whole = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, whole.path()).await;
    let refused =
        app.engine.pull_study(&admin.actor, study, whole.path(), false).await.expect_err("refused").to_string();
    assert!(refused.contains("gates/fr-test.toml") && refused.contains("known.json"), "{refused}");
    // Pushed to the study itself, it takes nothing away.
    let pushed = push(&app, &admin, study, folder.path(), Onto::Change(None)).await.expect("pushed");
    assert!(pushed.is_nothing(), "{pushed:?}");
    assert_eq!(pushed.only_in_study, ["gates/fr-test.toml"]);
    app.engine.set_study_state(&admin.actor, study, StudyState::Closed).await.expect("closed");
    app.engine.pull_study(&admin.actor, study, folder.path(), true).await.expect("a folder");
    assert!(files(folder.path()).contains_key("gates/fr-test.toml"));
});

on_both_engines!(a_folder_is_compared_as_the_study_stores_it, async |app| {
    let admin = app.admin().await;
    let study = whole(&app, &admin).await;
    let folder = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, folder.path()).await;
    // White space around a text and other forms of the same letters are no change.
    change(&folder, "outputs.jsonl", "@un et un\"", " @un et un \\r\\n\"");
    for file in ["study.toml", "tasks/2-formality.toml"] {
        let path = folder.path().join(file);
        let text = fs::read_to_string(&path).expect("a file");
        fs::write(path, format!("\u{feff}{}", text.replace('\n', "\r\n"))).expect("written");
    }
    let pushed = push(&app, &admin, study, folder.path(), Onto::Try).await.expect("pushed");
    assert!(pushed.is_nothing() && !pushed.other_known, "{pushed:?}");
    // What stays as it is, is named.
    change(&folder, "sources.jsonl", "\"topic\":\"a\"", "\"topic\":\"z\"");
    change(&folder, "known.json", "\"-1\"", "\"-2\"");
    let pushed = push(&app, &admin, study, folder.path(), Onto::Try).await.expect("pushed");
    assert!(pushed.is_nothing() && pushed.other_known && pushed.texts.sources.other_columns == 1, "{pushed:?}");
    // Outputs find the sources that only the study has.
    fs::remove_file(folder.path().join("sources.jsonl")).expect("removed");
    let pushed = push(&app, &admin, study, folder.path(), Onto::Try).await.expect("pushed");
    assert_eq!(pushed.texts.outputs.same, 6);
    add(&folder, "systems.jsonl", "{\"system\":\"third\",\"kind\":\"imported\"}\n");
    let pushed = push(&app, &admin, study, folder.path(), Onto::Try).await.expect("pushed");
    assert!(!pushed.is_nothing() && pushed.texts.systems == ["third"], "{pushed:?}");
    // Two files of a kind: nobody knows which one was edited.
    fs::write(folder.path().join("outputs.csv"), "id,system,text\n").expect("written");
    let refused = push(&app, &admin, study, folder.path(), Onto::Try).await.expect_err("refused").to_string();
    assert!(refused.contains("outputs.csv") && refused.contains("outputs.jsonl"), "{refused}");
    let refused = app.engine.pull_study(&admin.actor, study, folder.path(), true).await.expect_err("refused");
    assert!(refused.to_string().contains("outputs.csv"), "{refused}");
});

on_both_engines!(a_new_language_brings_the_texts_of_the_preset_and_they_are_shown, async |app| {
    let admin = app.admin().await;
    let study = whole(&app, &admin).await;
    let folder = tempfile::tempdir().expect("a folder");
    pulled(&app, &admin, study, folder.path()).await;
    change(&folder, "study.toml", "languages = [\"fr\", \"it\"]", "languages = [\"fr\", \"it\", \"en\"]");
    let pushed = push(&app, &admin, study, folder.path(), Onto::Change(None)).await.expect("pushed");
    let has = |file: &str, path: &str| pushed.differences.iter().any(|one| one.file == file && one.path == path);
    assert!(has("study.toml", "languages") && has("tasks/2-formality.toml", "title.en"), "{:?}", pushed.differences);
    pulled(&app, &admin, study, folder.path()).await;
    let task = fs::read_to_string(folder.path().join("tasks/2-formality.toml")).expect("a task");
    assert!(task.contains("en = \"Rate the formality\""), "{task}");
});

#[cfg(unix)]
#[tokio::test]
async fn a_link_leads_nowhere_else() {
    TestApp::on_sqlite(server::Settings::default(), async |app: Arc<TestApp>| {
        let admin = app.admin().await;
        let study = whole(&app, &admin).await;
        let [folder, outside] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let victim = outside.path().join("victim");
        fs::write(&victim, "mine").expect("written");
        std::os::unix::fs::symlink(&victim, folder.path().join(".study.toml.part")).expect("a link");
        pulled(&app, &admin, study, folder.path()).await;
        assert_eq!(fs::read_to_string(&victim).expect("a file"), "mine");
        assert!(!folder.path().join("study.toml").is_symlink());
        fs::remove_dir_all(folder.path().join("tasks")).expect("removed");
        fs::write(outside.path().join("9-mine.toml"), "mine").expect("written");
        std::os::unix::fs::symlink(outside.path(), folder.path().join("tasks")).expect("a link");
        let refused = app.engine.pull_study(&admin.actor, study, folder.path(), true).await.expect_err("refused");
        assert!(refused.to_string().contains("tasks is a link"), "{refused}");
        assert!(outside.path().join("9-mine.toml").exists());
    })
    .await;
}

/// What is done to a folder, and parts of the refusal.
type Case<'a> = (&'a dyn Fn(&Path), &'a [&'a str]);

#[tokio::test]
async fn a_wrong_file_is_named() {
    TestApp::on_sqlite(server::Settings::default(), async |app: Arc<TestApp>| {
        let admin = app.admin().await;
        let study = whole(&app, &admin).await;
        let refused = async |spoil: &dyn Fn(&Path)| {
            let folder = tempfile::tempdir().expect("a folder");
            pulled(&app, &admin, study, folder.path()).await;
            spoil(folder.path());
            push(&app, &admin, study, folder.path(), Onto::Change(None)).await.expect_err("refused").to_string()
        };
        let write = |name: &'static str, text: &'static str| {
            move |folder: &Path| fs::write(folder.join(name), text).expect("written")
        };
        let rename = |from: &'static str, to: &'static str| {
            move |folder: &Path| fs::rename(folder.join(from), folder.join(to)).expect("renamed")
        };
        let cases: [Case<'_>; 11] = [
            (&|folder: &Path| fs::remove_file(folder.join("study.toml")).expect("removed"), &["study.toml"]),
            (&write("study.toml", "title = 3\nlanguages = [\"fr\"]"), &["study.toml", "title: invalid type"]),
            (&write("study.toml", "title = \"a\"\nlanguages = [\"fr\", \"it\"]\nowner = 1"), &["study.toml", "owner"]),
            (&write("tasks/2-formality.toml", "need = "), &["tasks/2-formality.toml", "line 1"]),
            (&write("tasks/nine.toml", ""), &["tasks/nine.toml", "tasks/1-formality.toml was expected"]),
            (&write("tasks/2-other.toml", ""), &["is task 2 too"]),
            (&rename("tasks/2-formality.toml", "tasks/7-formality.toml"), &["there is no task 2"]),
            (
                &rename("gates/it-review.toml", "gates/it-location.toml"),
                &["it-location.toml", "its rule about \"review\""],
            ),
            (&write("gates/notes.toml", ""), &["gates/notes.toml", "gates/en-location.toml"]),
            (&write("gates/de-review.toml", "gate = \"review\"\npilot_hits = 3"), &["gates/de-review.toml", "de"]),
            (&write("pictures/step-1.gif", "GIF89a, another"), &["pictures/step-1.gif", "is another one"]),
        ];
        for (spoil, says) in cases {
            let said = refused(spoil).await;
            assert!(says.iter().all(|part| said.contains(part)), "{says:?}: {said}");
        }
        let large = |folder: &Path| {
            fs::write(folder.join("tasks/2-formality.toml"), "#".repeat(shared::limit::DEFINITION + 1))
                .expect("written");
        };
        assert!(refused(&large).await.contains("at most"));
    })
    .await;
}
