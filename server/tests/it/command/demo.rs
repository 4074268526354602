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
