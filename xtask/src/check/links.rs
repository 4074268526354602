//! Links in the documentation: every file and every heading that a page names is there, and every page is a chapter.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Component, Path, PathBuf};

use super::Outcome;
use crate::markdown::{anchors, links};
use crate::paths;

/// Folders whose pages are read, with those below; `.` has its own pages only.
const FOLDERS: [&str; 7] = [".", "docs", "docs/decisions", "agreement", "scoring", "audit", "clients/python"];
const SUMMARY: &str = "docs/SUMMARY.md";

/// Reads the pages and looks for what they name.
pub fn run() -> anyhow::Result<Outcome> {
    let mut pages = HashMap::new();
    for folder in FOLDERS {
        for entry in fs::read_dir(paths::root().join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "md") {
                let text = fs::read_to_string(&path)?;
                pages.insert(path.strip_prefix(paths::root())?.to_owned(), text);
            }
        }
    }
    let mut wrong: Vec<String> = pages.iter().flat_map(|(page, text)| faults(page, text, &pages)).collect();
    wrong.extend(without_chapter(&pages));
    wrong.sort();
    anyhow::ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}

type Pages = HashMap<PathBuf, String>;

/// The links of a page that lead nowhere.
fn faults(page: &Path, text: &str, pages: &Pages) -> Vec<String> {
    let mut wrong = Vec::new();
    for link in links(text) {
        let Some((path, anchor)) = link.local() else { continue };
        let target = if path.is_empty() { Some(page.to_owned()) } else { target(page, path) };
        let line = text[..link.range.start].matches('\n').count() + 1;
        let Some(target) = target.filter(|target| paths::root().join(target).exists()) else {
            wrong.push(format!("{}:{line}: {} is not there", page.display(), link.address));
            continue;
        };
        let Some(anchor) = anchor else { continue };
        if let Some(there) = pages.get(&target)
            && !anchors(there).iter().any(|known| known == anchor)
        {
            wrong.push(format!("{}:{line}: {} has no heading #{anchor}", page.display(), target.display()));
        }
    }
    wrong
}

/// The path from the root that a path in a page means; `None` if it leads out of the repository.
pub fn target(page: &Path, path: &str) -> Option<PathBuf> {
    let mut target = page.parent()?.to_owned();
    for part in Path::new(path).components() {
        match part {
            Component::Normal(name) => target.push(name),
            Component::CurDir => {}
            Component::ParentDir => {
                if !target.pop() {
                    return None;
                }
            }
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(target)
}

/// The pages of `docs/` that the table of contents does not name.
fn without_chapter(pages: &Pages) -> Vec<String> {
    let summary = Path::new(SUMMARY);
    let Some(text) = pages.get(summary) else { return vec![format!("{SUMMARY} is not there")] };
    let listed: BTreeSet<PathBuf> = links(text).iter().filter_map(|link| target(summary, &link.address)).collect();
    let own = pages.keys().filter(|page| page.parent() == Some(Path::new("docs")) && *page != summary);
    let missing = own.filter(|page| !listed.contains(*page));
    missing.map(|page| format!("{} is in no line of {SUMMARY}", page.display())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_named() {
        let page = Path::new("docs/settings.md");
        assert_eq!(target(page, "../README.md"), Some(PathBuf::from("README.md")));
        assert_eq!(target(page, "../../etc/passwd"), None);
        let text = "# S\n\n[a](operations.md#nothing-like-this)\n[b](nowhere.md)\n[c](#s)\n[d](#t)\n";
        let pages = Pages::from([
            (page.to_owned(), text.to_owned()),
            (PathBuf::from("docs/operations.md"), "# Operations\n".to_owned()),
        ]);
        let wrong = faults(page, text, &pages);
        assert_eq!(wrong.len(), 3, "{wrong:?}");
        assert!(
            wrong[0].contains("docs/settings.md:3: docs/operations.md has no heading #nothing-like-this"),
            "{wrong:?}"
        );
        assert!(wrong[1].contains("nowhere.md is not there") && wrong[2].contains("no heading #t"), "{wrong:?}");
    }
}
