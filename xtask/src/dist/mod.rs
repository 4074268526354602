//! `cargo xtask dist`: everything that Concord is installed from, in `target/dist`.
//!
//! All files come from one [`Release`] and the programs of its targets. The same inputs give the same bytes: files are in
//! order, their owner is 0 and their time is that of the release.

mod archive;
mod build;
mod deb;
mod image;
mod notices;
mod options;
mod packages;
mod release;
mod sbom;
mod sums;
mod target;
#[cfg(test)]
mod tests;
mod tree;
mod wheel;

use std::fs;

use anyhow::Context as _;

use crate::{paths, process};
use options::{Kind, Options};
use packages::Packages;
use release::Release;
use target::Target;

/// A program that was built for a target.
pub struct Program {
    /// What it runs on.
    pub target: &'static Target,
    /// The file.
    pub bytes: Vec<u8>,
}

/// A file to be given to people.
pub struct Artifact {
    /// Its name, with version and target.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// Builds what the command line asks for; the files are in `target/dist`.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let options = Options::read(args)?;
    let packages = Packages::read(&options.targets)?;
    let programs = build::programs(&options)?;
    let release = Release::read(&build::on_this_machine(&programs)?, &packages)?;
    let folder = paths::target().join("dist");
    let mut artifacts = Vec::new();
    for kind in Kind::ALL.into_iter().filter(|kind| options.kinds.contains(kind)) {
        println!("xtask: packing {}", kind.name());
        artifacts.extend(pack(kind, &release, &programs, &packages)?);
    }
    artifacts.push(sums::sums(&artifacts));
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for Artifact { name, bytes } in &artifacts {
        let path = folder.join(name);
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{:>7.1} MB  {}", bytes.len() as f64 / 1e6, path.display());
    }
    if !is_clean() {
        println!("xtask: the working tree has changes that are not committed: do not publish these files");
    }
    Ok(())
}

/// The list of everything that a release has: one line for each kind of package.
fn pack(kind: Kind, release: &Release, programs: &[Program], packages: &Packages) -> anyhow::Result<Vec<Artifact>> {
    let each = |pack: fn(&Release, &Program) -> anyhow::Result<Artifact>| {
        programs.iter().map(|program| pack(release, program)).collect::<anyhow::Result<Vec<_>>>()
    };
    match kind {
        Kind::Archive => each(archive::pack),
        Kind::Deb => each(deb::pack),
        Kind::Wheel => each(wheel::pack),
        Kind::Image => Ok(vec![image::pack(release, programs)?]),
        Kind::Sbom => Ok(vec![sbom::write(release, packages)?]),
    }
}

fn is_clean() -> bool {
    let mut git = std::process::Command::new("git");
    git.current_dir(paths::root()).args(["status", "--porcelain"]);
    process::output(&mut git).is_ok_and(|changes| changes.is_empty())
}
