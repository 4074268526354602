//! Debian's package.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::process::Command;

use md5::{Digest as _, Md5};

use super::{Item, item, items, programs, release, unzipped};
use crate::dist::deb;
use crate::process;
use crate::scratch::Scratch;

/// The three parts of the package, in order.
fn parts(package: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut archive = ar::Archive::new(package);
    let mut parts = Vec::new();
    while let Some(entry) = archive.next_entry() {
        let mut entry = entry.expect("a part");
        let mut content = Vec::new();
        entry.read_to_end(&mut content).expect("its content");
        parts.push((String::from_utf8_lossy(entry.header().identifier()).into_owned(), content));
    }
    parts
}

fn read() -> (Vec<Item>, Vec<Item>) {
    let package = deb::pack(&release(), &programs()[1]).expect("a package");
    assert_eq!(package.name, "concord_0.1.0_arm64.deb");
    let parts = parts(&package.bytes);
    let names: Vec<_> = parts.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"]);
    assert_eq!(parts[0].1, b"2.0\n");
    (items(&unzipped(&parts[1].1)), items(&unzipped(&parts[2].1)))
}

#[test]
fn it_says_what_dpkg_needs() {
    let (about, data) = read();
    let control = String::from_utf8(item(&about, "control").content.clone()).expect("text");
    let fields: BTreeMap<_, _> = control.lines().filter_map(|line| line.split_once(": ")).collect();
    assert_eq!((fields["Package"], fields["Version"], fields["Architecture"]), ("concord", "0.1.0", "arm64"));
    assert!(fields["Installed-Size"].parse::<u64>().is_ok_and(|size| size > 10));
    assert!(control.ends_with('\n') && !control.contains("\n\n"));
    assert_eq!(item(&about, "conffiles").content, b"/etc/concord/concord.toml\n");
    for script in ["postinst", "prerm", "postrm"] {
        let script = item(&about, script);
        assert!(script.mode == 0o755 && script.content.starts_with(b"#!/bin/sh\nset -e\n"), "{}", script.path);
    }
    assert!(data.iter().chain(&about).all(|item| item.owner == (0, 0)));
}

#[test]
fn it_installs_the_program_its_units_and_its_user() {
    let (_, data) = read();
    assert_eq!(item(&data, "usr/bin/concord").mode, 0o755);
    let unit = String::from_utf8_lossy(&item(&data, "usr/lib/systemd/system/concord.service").content).into_owned();
    assert!(unit.contains("ExecStart=/usr/bin/concord serve") && !unit.contains("/usr/local"), "{unit}");
    let users = String::from_utf8_lossy(&item(&data, "usr/lib/sysusers.d/concord.conf").content).into_owned();
    assert!(users.contains("\nu concord - "), "{users}");
    let page = &item(&data, "usr/share/man/man1/concord-serve.1.gz").content;
    assert_eq!(unzipped(page), b"concord-serve.1\n");
    let settings = item(&data, "etc/concord/concord.toml");
    assert_eq!((settings.mode, &settings.content[..]), (0o640, &b"# settings\n\ndata = \"/var/lib/concord\"\n"[..]));
    for path in [
        "usr/share/bash-completion/completions/concord",
        "usr/share/doc/concord/THIRD-PARTY-LICENSES.gz",
        "usr/share/doc/concord/copyright",
        "usr/share/fish/vendor_completions.d/concord.fish",
        "usr/share/zsh/vendor-completions/_concord",
    ] {
        assert_eq!(item(&data, path).mode, 0o644, "{path}");
    }
    // Every folder comes before what is in it.
    let mut seen = vec![String::new()];
    for Item { path, .. } in &data {
        let parent = path.trim_end_matches('/').rfind('/').map_or("", |end| &path[..=end]);
        assert!(seen.iter().any(|folder| folder == parent), "{path} comes before {parent}");
        seen.push(path.clone());
    }
}

#[test]
fn its_hashes_are_those_of_its_files() {
    let (about, data) = read();
    let sums = String::from_utf8_lossy(&item(&about, "md5sums").content).into_owned();
    let listed: BTreeMap<_, _> =
        sums.lines().filter_map(|line| line.split_once("  ")).map(|(sum, path)| (path, sum)).collect();
    let files = data.iter().filter(|item| !item.path.ends_with('/') && !item.path.starts_with("etc/"));
    assert_eq!(listed.len(), files.clone().count());
    for file in files {
        assert_eq!(listed[file.path.as_str()], hex::encode(Md5::digest(&file.content)), "{}", file.path);
    }
}

#[test]
fn dpkg_reads_it() {
    if process::find("dpkg-deb", &[]).is_none() {
        testing::skipped("dpkg-deb is not installed");
        return;
    }
    let folder = Scratch::new("deb").expect("a folder");
    let package = deb::pack(&release(), &programs()[0]).expect("a package");
    let path = folder.path().join(package.name);
    std::fs::write(&path, package.bytes).expect("written");
    let listed = process::output(Command::new("dpkg-deb").arg("--contents").arg(&path)).expect("dpkg-deb --contents");
    assert!(listed.contains("-rwxr-xr-x root/root") || listed.contains("-rwxr-xr-x 0/0"), "{listed}");
    assert!(listed.lines().any(|line| line.ends_with(" usr/bin/concord")), "{listed}");
    let field = process::output(Command::new("dpkg-deb").arg("--field").arg(&path).arg("Description"));
    assert!(field.expect("dpkg-deb --field").starts_with("runs crowdsourced"));
}
