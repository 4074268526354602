//! Each package is read back: what is in it, that its hashes are right, and that the same inputs give the same bytes.
//! The programs are a few bytes; the packages do not look into them.

mod deb;
mod image;
mod packages;
mod wheel;

use std::io::Read as _;

use flate2::read::GzDecoder;

use super::release::{Release, Shell};
use super::target::TARGETS;
use super::{Artifact, Program, archive, sums};

const TIME: u64 = 1_700_000_000;

fn release() -> Release {
    let named =
        |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), format!("{name}\n").into_bytes())).collect();
    let unit = b"[Service]\nExecStart=/usr/local/bin/concord serve\n".to_vec();
    Release {
        version: "0.1.0".to_owned(),
        time: TIME,
        man: named(&["concord.1", "concord-serve.1"]),
        completions: [Shell::Bash, Shell::Zsh, Shell::Fish].map(|shell| (shell, b"complete\n".to_vec())).to_vec(),
        settings: b"# settings\n\n#data = \"data\"\n".to_vec(),
        licences: named(&["LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY-LICENSES"]),
        documents: named(&["README.md", "CHANGELOG.md"]),
        units: vec![("concord.service".to_owned(), unit)],
    }
}

fn programs() -> Vec<Program> {
    TARGETS.iter().map(|target| Program { target, bytes: format!("\x7fELF {}", target.triple).into_bytes() }).collect()
}

/// What is in a tar archive.
struct Item {
    path: String,
    mode: u32,
    owner: (u64, u64),
    content: Vec<u8>,
}

/// The items of an archive, all of which have the time of the release.
fn items(archive: &[u8]) -> Vec<Item> {
    let mut archive = tar::Archive::new(archive);
    let read = |entry: std::io::Result<tar::Entry<'_, &[u8]>>| {
        let mut entry = entry.expect("an entry");
        let mut content = Vec::new();
        entry.read_to_end(&mut content).expect("its content");
        let header = entry.header();
        assert_eq!(header.mtime().expect("a time"), TIME);
        Item {
            path: String::from_utf8(entry.path_bytes().into_owned()).expect("a path"),
            mode: header.mode().expect("a mode"),
            owner: (header.uid().expect("a user"), header.gid().expect("a group")),
            content,
        }
    };
    archive.entries().expect("an archive").map(read).collect()
}

fn unzipped(bytes: &[u8]) -> Vec<u8> {
    let mut content = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut content).expect("gzip");
    content
}

fn item<'a>(items: &'a [Item], path: &str) -> &'a Item {
    let paths = || items.iter().map(|item| item.path.as_str()).collect::<Vec<_>>();
    items.iter().find(|item| item.path == path).unwrap_or_else(|| panic!("no {path} in {:?}", paths()))
}

#[test]
fn an_archive_has_everything_in_order() {
    let artifact = archive::pack(&release(), &programs()[0]).expect("an archive");
    assert_eq!(artifact.name, "concord-0.1.0-x86_64-unknown-linux-musl.tar.gz");
    let items = items(&unzipped(&artifact.bytes));
    let paths: Vec<_> =
        items.iter().map(|item| item.path.strip_prefix("concord-0.1.0-x86_64-unknown-linux-musl/")).collect();
    let expected = [
        "",
        "CHANGELOG.md",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "THIRD-PARTY-LICENSES",
        "completions/",
        "completions/_concord",
        "completions/concord.bash",
        "completions/concord.fish",
        "concord",
        "concord.toml.example",
        "man/",
        "man/concord-serve.1",
        "man/concord.1",
        "systemd/",
        "systemd/concord.service",
    ];
    assert_eq!(paths, expected.map(Some));
    assert!(items.iter().all(|item| item.owner == (0, 0)));
    for Item { path, mode, .. } in &items {
        let is_usable = path.ends_with('/') || path.ends_with("/concord");
        assert_eq!(*mode, if is_usable { 0o755 } else { 0o644 }, "{path}");
    }
    assert!(item(&items, "concord-0.1.0-x86_64-unknown-linux-musl/concord").content.starts_with(b"\x7fELF x86_64"));
}

#[test]
fn the_same_inputs_give_the_same_bytes() {
    let pack = |release: &Release| {
        let programs = programs();
        let mut artifacts = Vec::new();
        for pack in [archive::pack, super::deb::pack, super::wheel::pack] {
            artifacts.extend(programs.iter().map(|program| pack(release, program).expect("a package")));
        }
        artifacts.push(super::image::pack(release, &programs).expect("an image"));
        artifacts
    };
    let (first, second) = (pack(&release()), pack(&release()));
    assert_eq!(first.len(), 7);
    for (one, other) in first.iter().zip(&second) {
        assert!(one.name == other.name && one.bytes == other.bytes, "{} differs", one.name);
    }
    // The time of the release is the only one in them.
    let later = pack(&Release { time: TIME + 86_400, ..release() });
    assert!(first.iter().zip(&later).all(|(one, other)| one.bytes != other.bytes));
}

#[test]
fn the_sums_are_sorted_by_name_and_right() {
    let file = |name: &str, content: &str| Artifact { name: name.to_owned(), bytes: content.as_bytes().to_vec() };
    let sums = sums::sums(&[file("b", ""), file("a", "abc")]);
    // FIPS 180-4 gives the hash of "abc".
    let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n\
                    e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n";
    assert_eq!(String::from_utf8(sums.bytes).expect("text"), expected);
}
