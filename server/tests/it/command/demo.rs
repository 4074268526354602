//! `concord demo`: what it makes, and the addresses that it prints.

use tempfile::TempDir;

use super::concord;
use super::served::Served;

/// Runs `concord demo` in a folder: all it said.
fn demo(folder: &TempDir, arguments: &[&str]) -> String {
    let data = folder.path().join("data").display().to_string();
    let arguments: Vec<&str> = ["demo", "--data", &data].into_iter().chain(arguments.iter().copied()).collect();
    let output = concord(&arguments, "");
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{said}");
    said
}

#[test]
fn all_examples_stand_side_by_side_and_are_made_once() {
    let folder = TempDir::new().expect("a folder");
    let first = demo(&folder, &["--study", "pang", "--password", "seven lamps under an otter"]);
    assert!(first.contains("The example study pang is at ") && first.contains("seven lamps under an otter"), "{first}");
    let said = demo(&folder, &["--all"]);
    let study = |said: &str, name: &str| {
        let line = said.lines().find(|line| line.starts_with(&format!("The example study {name} is at ")));
        line.and_then(|line| line.rsplit_once('/')).expect("a study").1.to_owned()
    };
    let names = ["xformal", "cocoa", "mir", "pang"];
    let all: std::collections::BTreeSet<String> = names.iter().map(|name| study(&said, name)).collect();
    assert_eq!(all.len(), 4, "{said}");
    assert_eq!(study(&said, "pang"), study(&first, "pang"), "it was there");
    assert_eq!(said.matches("/join/").count(), 7, "four languages, and English three times: {said}");
    assert!(said.contains("as given when the example was made"), "its people keep their password: {said}");
    let models = folder.path().join("data/models");
    for kind in ["style.json", "naturalness.json", "arpa", "vectors.txt", "dic", "aff"] {
        for tag in ["en", "fr", "it", "pt-BR"] {
            assert!(models.join(format!("example.{tag}.{kind}")).is_file(), "{tag} {kind}");
        }
    }
}

#[test]
fn the_address_printed_is_the_one_that_is_asked_for() {
    let folder = TempDir::new().expect("a folder");
    let said = demo(&folder, &["--study", "mir", "--address", "127.0.0.1:4567"]);
    assert!(said.contains("Sign in at http://127.0.0.1:4567/signin") && !said.contains(":3000"), "{said}");
    // Without a server nobody knows which port it will get.
    let said = demo(&folder, &["--study", "mir", "--address", "127.0.0.1:0"]);
    assert!(said.contains("Sign in at /signin") && said.contains("prints its address when it starts"), "{said}");
    assert!(!said.contains("http://127.0.0.1"), "{said}");
}

#[test]
fn a_folder_is_opened_with_the_people_of_the_example_and_is_pulled_and_pushed() {
    let folder = TempDir::new().expect("a folder");
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/mt-esa");
    let said = demo(&folder, &["--folder", example]);
    assert!(said.contains("The example study mt-esa is at ") && said.contains("Workers of mt-esa join at"), "{said}");
    let line = said.lines().find(|line| line.starts_with("The example study")).expect("a study");
    let study = line.rsplit_once('/').expect("an address").1;
    assert!(demo(&folder, &["--folder", example]).contains(study), "it is made once");
    assert!(demo(&folder, &["--study", "mir"]).contains("example study mir"), "it counts as an example");

    let [data, copy] = ["data", "copy"].map(|name| folder.path().join(name).display().to_string());
    let run = |arguments: &[&str]| {
        let arguments: Vec<&str> = ["study", "--data", &data].into_iter().chain(arguments.iter().copied()).collect();
        let output = concord(&arguments, "");
        let [out, said] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        (output.status.code(), out, said)
    };
    let (status, out, said) = run(&["pull", study, &copy]);
    assert_eq!((status, said.as_str()), (Some(0), ""), "{out}");
    assert!(out.contains("new      tasks/1-blank.toml\n") && out.contains("new      sources.jsonl\n"), "{out}");
    let path = folder.path().join("copy/tasks/1-blank.toml");
    let task = std::fs::read_to_string(&path).expect("a task");
    std::fs::write(&path, task.replace("need = 3", "need = 5")).expect("written");
    let expected = "tasks/1-blank.toml\n  need: 3 -> 5\n";
    let (status, out, said) = run(&["push", &copy, "--to", study, "--dry-run"]);
    assert_eq!((status, out.as_str(), said.as_str()), (Some(0), expected, ""));
    let (status, out, said) = run(&["push", &copy, "--to", study]);
    assert_eq!((status, out.as_str()), (Some(1), expected), "nobody can be asked");
    assert!(said.contains("--yes"), "{said}");
    let (status, out, said) = run(&["push", &copy, "--to", study, "--yes"]);
    assert_eq!((status, out.as_str()), (Some(0), expected), "{said}");
    assert!(said.contains("Changed tasks are drafts"), "{said}");
    let (status, out, _) = run(&["push", &copy, "--to", study]);
    assert_eq!((status, out.as_str()), (Some(0), "Nothing changes.\n"));
    let (status, out, said) = run(&["push", &copy, "--dry-run"]);
    assert_eq!((status, out.as_str()), (Some(0), ""), "{said}");
    assert!(said.contains("1 task, 1 qualification rule, 24 sources, 48 outputs"), "{said}");
    let (status, out, said) = run(&["push", &copy]);
    assert_eq!((status, out.trim().len()), (Some(0), 36), "the id of the new study: {said}");
    let (status, _, said) = run(&["pull", "00000000-0000-0000-0000-000000000000", &copy]);
    assert_eq!(status, Some(1), "{said}");
}

#[test]
fn a_served_demo_prints_where_it_listens() {
    let folder = TempDir::new().expect("a folder");
    let served = Served::start(folder.path(), &["demo", "--serve", "--study", "mir"], &[]);
    let url = served.url();
    let port: u16 = url.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port");
    assert!(port != 0 && port != 3000, "{url}");
    let addresses: Vec<&String> = served.said.iter().filter(|line| line.contains("http")).collect();
    assert!(addresses.len() >= 4, "the study, the way in, a link for workers, the server: {:?}", served.said);
    assert!(addresses.iter().all(|line| line.contains(&format!("{url}/")) || line.ends_with(url)), "{addresses:?}");
}

#[test]
fn a_folder_of_models_that_cannot_be_written_is_said_and_the_example_is_made_once() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    // A file where the folder should be: nobody can write into it, not even root.
    std::fs::write(data.join("models"), "no folder").expect("a file");
    let said = demo(&folder, &["--study", "mir"]);
    assert!(said.contains("The example study mir has no models") && said.contains("example.en.style.json"), "{said}");
    let again = demo(&folder, &["--study", "mir"]);
    let study =
        |said: &str| said.lines().find(|line| line.starts_with("The example study mir is at ")).map(str::to_owned);
    assert!(study(&said).is_some() && study(&said) == study(&again), "{said} {again}");
}

#[test]
fn half_a_model_of_a_run_that_was_killed_is_written_again() {
    let folder = TempDir::new().expect("a folder");
    let models = folder.path().join("data/models");
    std::fs::create_dir_all(&models).expect("a folder");
    for (name, half) in [("example.en.style.json", "{\"words\":"), ("example.en.arpa", "\\data\\\nngram 1=")] {
        std::fs::write(models.join(name), half).expect("half a file");
    }
    let before = folder.path().join("before");
    std::fs::hard_link(models.join("example.en.arpa"), &before).expect("a second name of the file");
    let said = demo(&folder, &["--study", "mir"]);
    assert!(!said.contains("has no models"), "{said}");
    for name in ["example.en.style.json", "example.en.arpa"] {
        assert!(std::fs::metadata(models.join(name)).expect("a file").len() > 1_000, "{name}");
    }
    let before = std::fs::read_to_string(before).expect("the file from before");
    assert!(before.ends_with("ngram 1="), "a new file takes the place of the old one, which nobody writes into");
    let hidden = std::fs::read_dir(&models).expect("a folder").flatten();
    let hidden: Vec<_> =
        hidden.map(|entry| entry.file_name()).filter(|name| name.as_encoded_bytes()[0] == b'.').collect();
    assert!(hidden.is_empty(), "{hidden:?}");
}
