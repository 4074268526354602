//! The pages that explain statistics and metrics: each entry names the function or type whose documentation it was taken from, with
//! a checksum of that documentation, so that a change there is not forgotten here.

use std::fs;

use anyhow::Context as _;
use flate2::Crc;

use super::Outcome;
use crate::paths;

const PAGES: [&str; 2] = ["docs/statistics-explained.md", "docs/metrics-explained.md"];
const MARK: &str = "<!-- formula ";

/// Compares the checksums in the pages with the documentation in the sources.
pub fn run() -> anyhow::Result<Outcome> {
    let mut wrong = Vec::new();
    for page in PAGES {
        let text = fs::read_to_string(paths::root().join(page))?;
        let marks = text.lines().filter_map(|line| line.strip_prefix(MARK)?.strip_suffix(" -->"));
        let mut found = 0;
        for mark in marks {
            found += 1;
            let parts: Vec<&str> = mark.split(' ').collect();
            let &[path, item, checksum] = parts.as_slice() else {
                wrong.push(format!("{page}: `{mark}` is not a path, a name and a checksum"));
                continue;
            };
            let source =
                fs::read_to_string(paths::root().join(path)).with_context(|| format!("{page} names {path}"))?;
            match documentation(&source, item) {
                None => wrong.push(format!("{page}: {path} documents no `{item}` with a definition")),
                Some(text) if sum(&text) != checksum => wrong.push(format!(
                    "{page}: the documentation of `{item}` in {path} has changed. Bring the entry up to date, and mark it as {MARK}{path} {item} {} -->",
                    sum(&text)
                )),
                Some(_) => {}
            }
        }
        anyhow::ensure!(found > 0, "{page} has no marks");
    }
    anyhow::ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}

/// The documentation of the first function or type of this name that has a definition or conventions.
fn documentation(source: &str, item: &str) -> Option<String> {
    let mut lines: Vec<&str> = Vec::new();
    for line in source.lines().map(str::trim_start) {
        if let Some(line) = line.strip_prefix("///") {
            lines.push(line.strip_prefix(' ').unwrap_or(line));
        } else if !line.starts_with("#[") && !lines.is_empty() {
            let has_definition =
                lines.iter().any(|line| line.starts_with("# Definition") || line.starts_with("# Conventions"));
            if has_definition && is_of(line, item) {
                return Some(lines.join("\n"));
            }
            lines.clear();
        }
    }
    None
}

/// Whether a line begins the function or type of this name.
fn is_of(line: &str, item: &str) -> bool {
    let mut words = line.split(|sign: char| !(sign.is_alphanumeric() || sign == '_')).filter(|word| !word.is_empty());
    words.any(|word| matches!(word, "fn" | "struct" | "enum" | "trait" | "type")) && words.next() == Some(item)
}

fn sum(text: &str) -> String {
    let mut crc = Crc::new();
    crc.update(text.as_bytes());
    format!("{:08x}", crc.sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_of_an_item_is_found() {
        let source = "/// No definition.\npub fn kappa() {}\n\n/// Kappa.\n///\n/// # Definition\n/// κ = 1\n#[must_use]\npub(crate) fn kappa<T>() {}\n";
        assert_eq!(documentation(source, "kappa").as_deref(), Some("Kappa.\n\n# Definition\nκ = 1"));
        assert_eq!(documentation(source, "kapp"), None);
        assert_eq!(sum("123456789"), "cbf43926");
    }
}
