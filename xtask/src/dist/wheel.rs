//! A wheel with the program, so that pip and uv install it: `uvx --from concord-study-app concord demo --serve`.
//!
//! The formats: <https://packaging.python.org/en/latest/specifications/binary-distribution-format/>.

use std::io::{Cursor, Write as _};

use anyhow::Context as _;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use time::OffsetDateTime;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::release::Release;
use super::{Artifact, Program};

/// Its name on the index of Python packages, where `concord` is another project. The client is `concord-study-client`.
const NAME: &str = "concord-study-app";

const DESCRIPTION: &str = "\
Concord runs crowdsourced annotation and human-evaluation studies of texts, from recruiting to the final tables. This package
contains the program `concord`: server, database, web pages and command line in one file.

    uvx --from concord-study-app concord demo --serve

makes an example study in the folder `data` and prints its address and how to sign in. `concord --help` lists the commands.
";

/// Packs the wheel.
///
/// # Errors
/// The version has no equivalent among Python's.
pub fn pack(release: &Release, program: &Program) -> anyhow::Result<Artifact> {
    let version = version(&release.version)?;
    let stem = format!("{}-{version}", NAME.replace('-', "_"));
    let info = format!("{stem}.dist-info");
    let tags = program.target.wheel.map(|platform| format!("Tag: py3-none-{platform}\n"));
    let wheel = format!("Wheel-Version: 1.0\nGenerator: concord-xtask\nRoot-Is-Purelib: false\n{}", tags.concat());
    let mut files = vec![(format!("{stem}.data/scripts/concord"), program.bytes.clone(), 0o755)];
    for (name, text) in &release.licences {
        files.push((format!("{info}/licenses/{name}"), text.clone(), 0o644));
    }
    files.push((format!("{info}/METADATA"), metadata(release, &version).into_bytes(), 0o644));
    files.push((format!("{info}/WHEEL"), wheel.into_bytes(), 0o644));
    files.sort();
    let line = |(path, content, _): &(String, Vec<u8>, u32)| {
        format!("{path},sha256={},{}\n", URL_SAFE_NO_PAD.encode(Sha256::digest(content)), content.len())
    };
    let record = format!("{}{info}/RECORD,,\n", files.iter().map(line).collect::<String>());
    files.push((format!("{info}/RECORD"), record.into_bytes(), 0o644));

    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let time = time(release.time)?;
    for (path, content, mode) in files {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .compression_level(Some(9))
            .last_modified_time(time)
            .unix_permissions(mode);
        archive.start_file(path, options)?;
        archive.write_all(&content)?;
    }
    let name = format!("{stem}-py3-none-{}.whl", program.target.wheel.join("."));
    Ok(Artifact { name, bytes: archive.finish()?.into_inner() })
}

fn metadata(release: &Release, version: &str) -> String {
    let licences = release.licences.iter().map(|(name, _)| format!("License-File: {name}\n"));
    format!(
        "Metadata-Version: 2.4\nName: {NAME}\nVersion: {version}\n\
         Summary: Crowdsourced annotation and human-evaluation studies of texts, in one program\n\
         License-Expression: MIT OR Apache-2.0\n{}\
         Keywords: annotation,human evaluation,inter-annotator agreement,crowdsourcing\n\
         Classifier: Environment :: Web Environment\n\
         Classifier: Operating System :: POSIX :: Linux\n\
         Requires-Python: >=3.7\nDescription-Content-Type: text/markdown\n\n{DESCRIPTION}",
        licences.collect::<String>()
    )
}

/// A version as Python writes it (PEP 440): `1.0.0-rc.2` is `1.0.0rc2`.
pub fn version(version: &str) -> anyhow::Result<String> {
    let Some((release, before)) = version.split_once('-') else { return Ok(version.to_owned()) };
    let (kind, number) = before.split_once('.').unwrap_or((before, "0"));
    let kind = [("alpha", "a"), ("beta", "b"), ("rc", "rc")].into_iter().find(|(ours, _)| *ours == kind);
    let fits = kind.filter(|_| number.parse::<u32>().is_ok());
    let (_, kind) =
        fits.with_context(|| format!("version {version}: Python knows only -alpha.N, -beta.N and -rc.N"))?;
    Ok(format!("{release}{kind}{number}"))
}

/// A time as zip has it: not before 1980, and even seconds.
fn time(seconds: u64) -> anyhow::Result<DateTime> {
    let at = OffsetDateTime::from_unix_timestamp(i64::try_from(seconds)?)?;
    let Ok(year) = u16::try_from(at.year().max(1980)) else { anyhow::bail!("the year {} is out of range", at.year()) };
    if at.year() < 1980 {
        return Ok(DateTime::default());
    }
    let time = DateTime::from_date_and_time(year, at.month().into(), at.day(), at.hour(), at.minute(), at.second());
    time.ok().with_context(|| format!("a zip archive cannot say the year {year}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_become_pythons() {
        let read = |text| version(text).ok();
        assert_eq!(read("0.1.0").as_deref(), Some("0.1.0"));
        assert_eq!(read("1.0.0-rc.2").as_deref(), Some("1.0.0rc2"));
        assert_eq!(read("1.0.0-beta").as_deref(), Some("1.0.0b0"));
        assert_eq!(read("1.0.0-rc.x"), None);
        assert_eq!(read("1.0.0-nightly.1"), None);
    }

    #[test]
    fn zip_begins_in_1980() {
        assert_eq!(time(0).expect("a time").year(), 1980);
        let at = time(1_700_000_000).expect("a time");
        assert_eq!((at.year(), at.month(), at.day(), at.hour()), (2023, 11, 14, 22));
    }
}
