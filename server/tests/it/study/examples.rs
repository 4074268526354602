//! The studies of `examples/`.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use engine::design::folder::{Folder, Written};

use super::folder::files;
use crate::app::TestApp;

fn is_toml(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|ending| ending == "toml")
}

/// Each folder of `examples/`, opened with the example's people, whole and as it would be pulled again.
#[tokio::test]
async fn the_examples_can_be_opened_and_are_as_they_would_be_written() {
    TestApp::on_sqlite(server::Settings::default(), async |app: Arc<TestApp>| {
        let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
        let mut seen = 0;
        for entry in fs::read_dir(examples).expect("examples") {
            let path = entry.expect("an entry").path();
            if !path.is_dir() {
                continue;
            }
            let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
            let readme = fs::read_to_string(path.join("README.md")).expect("a README");
            assert!(readme.contains(&format!("concord demo --folder examples/{name} ")), "{name}");
            let found = Folder::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            let example = app.engine.make_example_of("correct horse battery", name, &found).await;
            let example = example.unwrap_or_else(|error| panic!("{name}: {error}"));
            let again = app.engine.make_example_of("correct horse battery", name, &found).await.expect("it is there");
            assert!(example.made && !again.made && again.study == example.study, "{name}");
            let admin = app.engine.operator().await.expect("an operator");
            let overview = app.engine.overview(&admin, example.study).await.expect("an overview");
            assert_eq!(overview.holding.live_tasks, i64::try_from(found.design.tasks.len()).expect("few"), "{name}");
            assert!(overview.holding.sources > 0 && overview.holding.outputs > 0, "{name}");
            let copy = tempfile::tempdir().expect("a folder");
            let before = files(&path);
            for (file, bytes) in before.iter().filter(|(file, _)| is_toml(file)) {
                let to = copy.path().join(file);
                fs::create_dir_all(to.parent().expect("a folder")).expect("made");
                fs::write(to, bytes).expect("copied");
            }
            let pulled = app.engine.pull_study(&admin, example.study, copy.path(), true).await.expect("pulled");
            let changed: Vec<&String> = pulled
                .iter()
                .filter(|(file, written)| is_toml(file) && **written != Written::Same)
                .map(|(file, _)| file)
                .collect();
            // Those that were written by hand leave settings out that are as usual.
            assert!(changed.is_empty() || name == "mt-esa", "{name}: {changed:?}");
            seen += 1;
        }
        assert_eq!(seen, 5);
    })
    .await;
}
