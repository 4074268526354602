//! The sources of the book, as mdBook reads them: the pages of `docs/`, pages of other folders that the table of contents names,
//! and the decisions. Links between them lead to where they are in the book; a link to a file that is no page is its text.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::check::links::target;
use crate::markdown::{Link, links};
use crate::paths;

const DOCS: &str = "docs";
const DECISIONS: &str = "docs/decisions";
const SUMMARY: &str = "docs/SUMMARY.md";
/// The folder of pages that are in other folders of the repository.
const ELSEWHERE: &str = "project";

/// For each file of the repository that is in the book, its path there.
type Places = BTreeMap<PathBuf, PathBuf>;

/// Writes the sources into a folder, without what an earlier run left there; the number of pages.
pub fn stage(folder: &Path) -> anyhow::Result<usize> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let source = folder.join("src");
    fs::create_dir_all(&source)?;
    let summary = fs::read_to_string(paths::root().join(SUMMARY))?;
    let decisions = files(DECISIONS, "md")?;
    let summary = with_decisions(&summary, &decisions)?;
    let places = places(&summary, &decisions)?;
    for (from, to) in &places {
        let to = source.join(to);
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        let from_root = paths::root().join(from);
        if from.extension().is_some_and(|ending| ending == "md") {
            let page = fs::read_to_string(&from_root).with_context(|| format!("cannot read {}", from.display()))?;
            fs::write(to, rewritten(from, &page, &places))?;
        } else {
            fs::copy(from_root, to)?;
        }
    }
    fs::write(source.join("SUMMARY.md"), rewritten(Path::new(SUMMARY), &summary, &places))?;
    fs::copy(paths::root().join(DOCS).join("book.toml"), folder.join("book.toml"))?;
    let fonts = folder.join("theme/fonts");
    fs::create_dir_all(&fonts)?;
    fs::copy(paths::root().join(DOCS).join("book.css"), fonts.join("fonts.css"))?;
    Ok(places.keys().filter(|path| path.extension().is_some_and(|ending| ending == "md")).count())
}

/// The files of a folder with this ending, in the order of their names, from the root.
fn files(folder: &str, ending: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(paths::root().join(folder))? {
        let path = entry?.path();
        if path.extension().is_some_and(|is| is == ending) {
            found.push(path.strip_prefix(paths::root())?.to_owned());
        }
    }
    found.sort();
    Ok(found)
}

/// The table of contents with a line for each decision, under its last entry.
fn with_decisions(summary: &str, decisions: &[PathBuf]) -> anyhow::Result<String> {
    let mut text = summary.trim_end().to_owned();
    text.push('\n');
    for path in decisions {
        let page = fs::read_to_string(paths::root().join(path))?;
        let title = page.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
        let title = title.replace(['[', ']', '`', '*'], "");
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        text.push_str(&["  - [", title.trim(), "](decisions/", &name, ")\n"].concat());
    }
    Ok(text)
}

fn places(summary: &str, decisions: &[PathBuf]) -> anyhow::Result<Places> {
    let mut places = Places::new();
    let named = links(summary).into_iter().filter_map(|link| target(Path::new(SUMMARY), &link.address));
    let pictures = files("docs/pictures", "png")?;
    for path in named.chain(decisions.iter().cloned()).chain(pictures) {
        let place = path
            .strip_prefix(DOCS)
            .map_or_else(|_| Path::new(ELSEWHERE).join(path.to_string_lossy().replace('/', "-")), Path::to_owned);
        places.insert(path, place);
    }
    Ok(places)
}

/// A page with links that lead to the places in the book.
fn rewritten(page: &Path, text: &str, places: &Places) -> String {
    let mut written = text.to_owned();
    // From the last one to the first, so that the places of those before stay the same.
    for link in links(text).into_iter().rev().filter(|link| !link.is_html) {
        if let Some(replacement) = replacement(page, text, &link, places) {
            written.replace_range(link.range, &replacement);
        }
    }
    written
}

fn replacement(page: &Path, text: &str, link: &Link, places: &Places) -> Option<String> {
    let (path, anchor) = link.local()?;
    if path.is_empty() {
        return None;
    }
    let whole = &text[link.range.clone()];
    let target = target(page, path)?;
    let Some(place) = places.get(&target) else {
        let words = whole.rsplit_once("](")?.0.strip_prefix('[')?;
        return Some(words.to_owned());
    };
    let own = places.get(page).cloned().unwrap_or_else(|| PathBuf::from("SUMMARY.md"));
    let up = own.components().count().saturating_sub(1);
    let mut address = "../".repeat(up);
    address.push_str(&place.to_string_lossy());
    if let Some(anchor) = anchor {
        address.push('#');
        address.push_str(anchor);
    }
    let (words, _) = whole.rsplit_once("](")?;
    Some([words, "](", &address, ")"].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_where_pages_are_in_the_book() {
        let places = Places::from([
            ("docs/settings.md".into(), "settings.md".into()),
            ("docs/decisions/0092-base-path.md".into(), "decisions/0092-base-path.md".into()),
            ("SECURITY.md".into(), "project/SECURITY.md".into()),
        ]);
        let of = |page: &str, text: &str| rewritten(Path::new(page), text, &places);
        assert_eq!(of("docs/settings.md", "[a](../SECURITY.md#x) b"), "[a](project/SECURITY.md#x) b");
        assert_eq!(
            of("SECURITY.md", "[a](docs/settings.md), [b](docs/decisions/0092-base-path.md)"),
            "[a](../settings.md), [b](../decisions/0092-base-path.md)"
        );
        assert_eq!(of("docs/decisions/0092-base-path.md", "[a](../settings.md)"), "[a](../settings.md)");
        assert_eq!(of("docs/settings.md", "see [`rule.rs`](../server/src/edge/rule.rs)."), "see `rule.rs`.");
        assert_eq!(of("docs/settings.md", "[a](https://example.org) [b](#b)"), "[a](https://example.org) [b](#b)");
    }
}
