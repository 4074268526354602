//! `concord-VERSION-TARGET.tar.gz`: the program with its manual pages, completions, units of systemd and licences.

use super::release::{Release, Shell};
use super::tree::{Tree, gzip};
use super::{Artifact, Program};

/// Packs the archive; everything in it is in one folder.
///
/// # Errors
/// A path does not fit into the format.
pub fn pack(release: &Release, program: &Program) -> anyhow::Result<Artifact> {
    let folder = format!("concord-{}-{}", release.version, program.target.triple);
    let mut tree = Tree::default();
    tree.program(format!("{folder}/concord"), program.bytes.as_slice());
    for (name, text) in [&release.licences[..], &release.documents[..]].concat() {
        tree.file(format!("{folder}/{name}"), text);
    }
    tree.file(format!("{folder}/concord.toml.example"), release.settings.as_slice());
    for (name, page) in &release.man {
        tree.file(format!("{folder}/man/{name}"), page.as_slice());
    }
    for (shell, script) in &release.completions {
        let name = match shell {
            Shell::Bash => "concord.bash",
            Shell::Zsh => "_concord",
            Shell::Fish => "concord.fish",
        };
        tree.file(format!("{folder}/completions/{name}"), script.as_slice());
    }
    for (name, unit) in &release.units {
        tree.file(format!("{folder}/systemd/{name}"), unit.as_slice());
    }
    Ok(Artifact { name: format!("{folder}.tar.gz"), bytes: gzip(&tree.tar(release.time)?)? })
}
