//! Python's wheel.

use std::io::{Cursor, Read as _};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use zip::ZipArchive;

use super::{programs, release};
use crate::dist::wheel;

/// The files of a wheel: path, mode and content.
fn files(bytes: &[u8]) -> Vec<(String, u32, Vec<u8>)> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("a zip archive");
    let read = |number| {
        let mut file = archive.by_index(number).expect("a file");
        let mut content = Vec::new();
        file.read_to_end(&mut content).expect("its content");
        let name = file.name().expect("a name").into_owned();
        (name, file.unix_mode().expect("a mode") & 0o777, content)
    };
    (0..7).map(read).collect()
}

#[test]
fn a_wheel_lists_its_files_with_their_hashes() {
    let artifact = wheel::pack(&release(), &programs()[0]).expect("a wheel");
    assert_eq!(artifact.name, "concord_study_app-0.1.0-py3-none-manylinux_2_17_x86_64.musllinux_1_1_x86_64.whl");
    let count = ZipArchive::new(Cursor::new(&artifact.bytes)).expect("a zip archive").len();
    assert_eq!(count, 7);
    let files = files(&artifact.bytes);
    let (last, _, record) = files.last().expect("files");
    assert_eq!(last, "concord_study_app-0.1.0.dist-info/RECORD");
    let expected: Vec<String> = files[..count - 1]
        .iter()
        .map(|(name, _, content)| {
            format!("{name},sha256={},{}", URL_SAFE_NO_PAD.encode(Sha256::digest(content)), content.len())
        })
        .chain([format!("{last},,")])
        .collect();
    assert_eq!(String::from_utf8_lossy(record).lines().collect::<Vec<_>>(), expected);
}

#[test]
fn a_wheel_says_where_it_runs_and_carries_a_program() {
    let artifact = wheel::pack(&release(), &programs()[1]).expect("a wheel");
    let files = files(&artifact.bytes);
    let text = |name: &str| {
        let (_, _, content) = files.iter().find(|(path, ..)| path.ends_with(name)).expect(name);
        String::from_utf8_lossy(content).into_owned()
    };
    let wheel = text(".dist-info/WHEEL");
    assert!(wheel.contains("\nRoot-Is-Purelib: false\n"), "{wheel}");
    let tags: Vec<_> = wheel.lines().filter_map(|line| line.strip_prefix("Tag: ")).collect();
    assert_eq!(tags, ["py3-none-manylinux_2_17_aarch64", "py3-none-musllinux_1_1_aarch64"]);
    let metadata = text(".dist-info/METADATA");
    assert!(metadata.contains("\nName: concord-study-app\nVersion: 0.1.0\n"), "{metadata}");
    for licence in metadata.lines().filter_map(|line| line.strip_prefix("License-File: ")) {
        assert!(!text(&format!(".dist-info/licenses/{licence}")).is_empty());
    }
    let program = files.iter().find(|(path, ..)| path == "concord_study_app-0.1.0.data/scripts/concord");
    let (_, mode, content) = program.expect("the program");
    assert_eq!(*mode, 0o755);
    assert!(content.starts_with(b"\x7fELF aarch64"));
}
