//! What `cargo xtask dist` can be told.

use std::path::PathBuf;

use anyhow::{Context as _, bail};

use super::target::{TARGETS, Target};

const USAGE: &str = "\
usage: cargo xtask dist [--only KINDS] [--target TARGETS] [--program FILE]

  --only KINDS       of archive, deb, image, wheel, sbom, with commas between them; all without it
  --target TARGETS   of x86_64-unknown-linux-musl, aarch64-unknown-linux-musl; both without it
  --program FILE     pack this program, which was built for the one target, and build nothing

target/dist holds exactly the files of the last run.";

/// A kind of file that people install from or check by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `.tar.gz`: for any Linux.
    Archive,
    /// `.deb`: for Debian, Ubuntu and relatives.
    Deb,
    /// An OCI image of all targets.
    Image,
    /// A wheel: for pip and uv.
    Wheel,
    /// The list of all parts, in CycloneDX's format.
    Sbom,
}

impl Kind {
    /// Each of them.
    pub const ALL: [Self; 5] = [Self::Archive, Self::Deb, Self::Image, Self::Wheel, Self::Sbom];

    /// As on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Archive => "archive",
            Self::Deb => "deb",
            Self::Image => "image",
            Self::Wheel => "wheel",
            Self::Sbom => "sbom",
        }
    }
}

/// What to make.
#[derive(Debug)]
pub struct Options {
    /// The kinds of files.
    pub kinds: Vec<Kind>,
    /// What they are for.
    pub targets: Vec<&'static Target>,
    /// A program that is built already, for the only target.
    pub program: Option<PathBuf>,
}

impl Options {
    /// Reads the command line.
    pub fn read(args: &[String]) -> anyhow::Result<Self> {
        let mut options = Self { kinds: Kind::ALL.to_vec(), targets: TARGETS.iter().collect(), program: None };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().with_context(|| format!("{arg} needs a value\n{USAGE}"));
            match arg.as_str() {
                "--only" => options.kinds = listed(value()?, kind)?,
                "--target" => options.targets = listed(value()?, target)?,
                "--program" => options.program = Some(value()?.into()),
                _ => bail!("`cargo xtask dist` does not know {arg}\n{USAGE}"),
            }
        }
        if options.program.is_some() && options.targets.len() != 1 {
            bail!("--program needs the one target that the program was built for: --target TARGET\n{USAGE}");
        }
        Ok(options)
    }
}

fn listed<T>(list: &str, read: fn(&str) -> Option<T>) -> anyhow::Result<Vec<T>> {
    list.split(',').map(|name| read(name.trim()).with_context(|| format!("unknown: {name}\n{USAGE}"))).collect()
}

fn kind(name: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.name() == name)
}

fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.triple == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> anyhow::Result<Options> {
        Options::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn everything_is_made_unless_something_is_named() {
        let all = read("").expect("options");
        assert_eq!((all.kinds.len(), all.targets.len(), all.program), (Kind::ALL.len(), TARGETS.len(), None));
        let some = read("--only deb,wheel --target aarch64-unknown-linux-musl --program x").expect("options");
        assert_eq!(some.kinds, [Kind::Deb, Kind::Wheel]);
        assert_eq!(some.targets[0].deb, "arm64");
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for line in ["--only rpm", "--target riscv64", "--only", "--fast", "--program x", "--only deb,"] {
            let error = read(line).expect_err(line).to_string();
            assert!(error.contains("usage: cargo xtask dist"), "{line}: {error}");
        }
    }
}
