//! `concord_VERSION_ARCHITECTURE.deb`: program, units of systemd, settings, user and data folder, manual pages, completions.
//!
//! A package of Debian is an `ar` archive with two compressed tar archives: what is installed, and what is known of it. It
//! is written here, and not by `dpkg-deb`, so that the same bytes come out on every system.
//! The format: deb(5); the fields: <https://www.debian.org/doc/debian-policy/ch-controlfields.html>.

use std::fmt::Write as _;

use anyhow::Context as _;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc2822;

use super::release::{Release, Shell};
use super::tree::{Tree, gzip};
use super::{Artifact, Program};

/// Where the units of the repository have the program, and where the package has it.
const UNPACKAGED: &str = "/usr/local/bin/concord";
const PROGRAM: &str = "/usr/bin/concord";

const SETTINGS: &str = "etc/concord/concord.toml";

/// The line of the folder in the settings that the program prints, and in those of the package.
const FOLDER: [&str; 2] = ["\n#data = \"data\"\n", "\ndata = \"/var/lib/concord\"\n"];

/// The scripts that dpkg runs.
const SCRIPTS: [(&str, &str); 3] = [
    ("postinst", include_str!("../../../packaging/debian/postinst")),
    ("prerm", include_str!("../../../packaging/debian/prerm")),
    ("postrm", include_str!("../../../packaging/debian/postrm")),
];

/// Packs the package.
///
/// # Errors
/// A unit does not run the program where it is expected, or a path does not fit into the format.
pub fn pack(release: &Release, program: &Program) -> anyhow::Result<Artifact> {
    let version = version(&release.version);
    let data = data(release, program, &version)?;
    let mut about = Tree::default();
    about.file("control", control(&version, program, &data));
    about.file("conffiles", format!("/{SETTINGS}\n"));
    about.file("md5sums", md5sums(&data));
    for (name, script) in SCRIPTS {
        about.program(name, script);
    }
    let mut archive = ar::Builder::new(Vec::new());
    let parts = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", gzip(&about.tar(release.time)?)?),
        ("data.tar.gz", gzip(&data.tar(release.time)?)?),
    ];
    for (name, content) in parts {
        let mut header = ar::Header::new(name.as_bytes().to_vec(), content.len() as u64);
        header.set_mode(0o100_644);
        header.set_mtime(release.time);
        archive.append(&header, content.as_slice())?;
    }
    let name = format!("concord_{version}_{}.deb", program.target.deb);
    Ok(Artifact { name, bytes: archive.into_inner()? })
}

/// What is installed.
fn data(release: &Release, program: &Program, version: &str) -> anyhow::Result<Tree> {
    let mut tree = Tree::default();
    tree.program(&PROGRAM[1..], program.bytes.as_slice());
    tree.private(SETTINGS, settings(release)?);
    for (name, unit) in &release.units {
        let unit = String::from_utf8(unit.clone())?;
        anyhow::ensure!(unit.contains(UNPACKAGED), "{name} does not run {UNPACKAGED}");
        tree.file(format!("usr/lib/systemd/system/{name}"), unit.replace(UNPACKAGED, PROGRAM));
    }
    tree.file("usr/lib/sysusers.d/concord.conf", include_str!("../../../packaging/debian/sysusers.conf"));
    tree.file("usr/share/lintian/overrides/concord", include_str!("../../../packaging/debian/lintian-overrides"));
    for (name, page) in &release.man {
        tree.file(format!("usr/share/man/man1/{name}.gz"), gzip(page)?);
    }
    for (shell, script) in &release.completions {
        let path = match shell {
            Shell::Bash => "usr/share/bash-completion/completions/concord",
            Shell::Zsh => "usr/share/zsh/vendor-completions/_concord",
            Shell::Fish => "usr/share/fish/vendor_completions.d/concord.fish",
        };
        tree.file(path, script.as_slice());
    }
    for (name, text) in &release.documents {
        tree.file(format!("usr/share/doc/concord/{name}.gz"), gzip(text)?);
    }
    for (name, text) in &release.licences {
        tree.file(format!("usr/share/doc/concord/{name}.gz"), gzip(text)?);
    }
    tree.file("usr/share/doc/concord/copyright", COPYRIGHT);
    tree.file("usr/share/doc/concord/changelog.gz", gzip(changes(version, release.time)?.as_bytes())?);
    Ok(tree)
}

/// The settings, with the folder that the package makes: commands at the console find the database there, too.
fn settings(release: &Release) -> anyhow::Result<String> {
    let settings = String::from_utf8(release.settings.clone())?;
    anyhow::ensure!(settings.contains(FOLDER[0]), "the settings have no line {}", FOLDER[0]);
    Ok(settings.replacen(FOLDER[0], FOLDER[1], 1))
}

const COPYRIGHT: &str = "\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Concord

Files: *
Copyright: 2026 The Concord contributors
License: Expat or Apache-2.0
 The texts are in /usr/share/doc/concord/LICENSE-MIT.gz and /usr/share/common-licenses/Apache-2.0. The licences of
 the libraries in the program are in /usr/share/doc/concord/THIRD-PARTY-LICENSES.gz.
";

fn control(version: &str, program: &Program, data: &Tree) -> String {
    let kibibytes: u64 = data.files().map(|(_, content)| (content.len() as u64).div_ceil(1024)).sum();
    format!(
        "Package: concord\nVersion: {version}\nArchitecture: {}\nMaintainer: {MAINTAINER}\nInstalled-Size: {kibibytes}\n\
         Depends: systemd | systemd-standalone-sysusers\n\
         Suggests: postgresql, nginx | caddy\nSection: web\nPriority: optional\n\
         Description: runs crowdsourced annotation and human-evaluation studies of texts\n \
         One program with web pages, database and command line: studies from\n \
         recruiting workers on crowdsourcing sites to agreement, significance\n \
         and the final tables.\n .\n \
         Write the settings to /etc/concord/concord.toml, then start the server:\n \
         systemctl enable --now concord\n",
        program.target.deb
    )
}

const MAINTAINER: &str = "The Concord contributors <concord@concord.invalid>";

fn changes(version: &str, time: u64) -> anyhow::Result<String> {
    let at = OffsetDateTime::from_unix_timestamp(i64::try_from(time)?)?
        .format(&Rfc2822)
        .context("the time of the release")?;
    Ok(format!(
        "concord ({version}) stable; urgency=medium\n\n  * Version {version}: see CHANGELOG.md.gz.\n\n -- {MAINTAINER}  {at}\n"
    ))
}

/// For `dpkg --verify`; settings are expected to change.
fn md5sums(data: &Tree) -> String {
    use md5::Digest as _;
    let mut lines = String::new();
    for (path, content) in data.files().filter(|(path, _)| *path != SETTINGS) {
        // Writing to a string never fails.
        let _ = writeln!(lines, "{}  {path}", hex::encode(md5::Md5::digest(content)));
    }
    lines
}

/// A version as Debian writes it: one before a release sorts before it with a tilde.
fn version(version: &str) -> String {
    version.replace('-', "~")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_candidate_sorts_before_the_release() {
        assert_eq!(super::version("1.0.0-rc.1"), "1.0.0~rc.1");
    }
}
