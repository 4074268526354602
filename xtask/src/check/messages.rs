//! The messages of `locales`: how much of English each language has, and which messages nobody uses. Reading the files
//! refuses unknown messages and different arguments; putting presets together refuses texts that English lacks or no
//! preset uses. A refusal whose sentence is written into the code is refused too, and so are French signs without their
//! non-breaking spaces.

use std::collections::BTreeSet;
use std::path::Path;

use messages::{Catalogue, Fault};

use super::Outcome;
use crate::paths;

/// The folders whose sources may use a message.
const SOURCES: [&str; 7] =
    ["shared/src", "engine/src", "report/src", "front/src", "app/src", "server/src", "store/src"];

/// Reads the files and the sources.
pub fn run() -> anyhow::Result<Outcome> {
    let root = paths::root();
    let locales = root.join("locales");
    let catalogue = Catalogue::read(&locales).map_err(list)?;
    let presets = Catalogue::read_presets(&locales).map_err(list)?;
    presets.presets(&root.join("engine/presets")).map_err(list)?;
    show_coverage("messages", &catalogue);
    show_coverage("texts of presets", &presets);
    let mut sources = String::new();
    for folder in SOURCES {
        gather(&root.join(folder), &mut sources)?;
    }
    let written = written_in_code(&sources);
    anyhow::ensure!(
        written.is_empty(),
        "refusals are written into the code, in English only: add a message to one of locales/en/refusals*.ftl and use \
         its constructor in shared::refusal: {}",
        written.join("; ")
    );
    let mut loose = Vec::new();
    french_spaces(&locales.join("fr"), &mut loose)?;
    anyhow::ensure!(
        loose.is_empty(),
        "French has a non-breaking space before ; : ? ! and inside « »: {}",
        loose.join("; ")
    );
    let unused = unused(&catalogue, &sources);
    anyhow::ensure!(unused.is_empty(), "no source uses the messages {}", unused.join(", "));
    Ok(Outcome::Passed)
}

fn list(faults: Vec<Fault>) -> anyhow::Error {
    anyhow::anyhow!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

fn show_coverage(what: &str, catalogue: &Catalogue) {
    for coverage in catalogue.coverage() {
        println!("messages: {} has {} % of {} {what}", coverage.tag, coverage.percent(), coverage.of);
        if !coverage.missing.is_empty() {
            println!("messages: {} misses {}", coverage.tag, coverage.missing.join(", "));
        }
    }
}

/// The messages whose method no source names.
fn unused(catalogue: &Catalogue, sources: &str) -> Vec<String> {
    let words: BTreeSet<&str> = sources.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let source = catalogue.source().messages.values();
    source.filter(|message| !words.contains(message.method().as_str())).map(|message| message.name.clone()).collect()
}

/// The refusals that are made with a sentence instead of a message.
fn written_in_code(sources: &str) -> Vec<String> {
    let made = ["Problem::invalid(", "Problem::forbidden(", "Problem::conflict(", "Problem::busy("];
    let arguments = made.into_iter().flat_map(|made| sources.split(made).skip(1)).map(|rest| &rest[..closing(rest)]);
    arguments.filter(|arguments| has_sentence(arguments)).map(str::to_owned).collect()
}

/// Whether an argument of a call is a sentence: a literal with several words.
fn has_sentence(arguments: &str) -> bool {
    arguments.split('"').skip(1).step_by(2).any(|literal| literal.trim().contains(' '))
}

/// The lines of French message files in which a sign does not have its non-breaking space.
fn french_spaces(folder: &Path, loose: &mut Vec<String>) -> anyhow::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            french_spaces(&path, loose)?;
            continue;
        }
        let text = std::fs::read_to_string(&path)?;
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && has_loose_sign(line));
        loose.extend(lines.map(|(index, line)| format!("{}:{}: {line}", path.display(), index + 1)));
    }
    Ok(())
}

/// Whether a sign could begin a line, or has no space at all where it always needs one. Signs in code and in smileys have
/// none: `key: value`, `1; 2`, `![picture]`, `:(`. Examples in italics may be in another language: `*Can you?*`.
fn has_loose_sign(line: &str) -> bool {
    let letters: Vec<char> = line.chars().collect();
    let is_loose = |(index, sign): (usize, &char)| {
        let before = index.checked_sub(1).map(|index| letters[index]);
        let after = letters.get(index + 1).copied();
        match sign {
            ':' if after == Some('(') => false,
            ':' | ';' => before == Some(' '),
            '?' | '!' if !matches!(after, Some('[' | '*')) => {
                before.is_some_and(|before| before == ' ' || before.is_alphanumeric())
            }
            '»' => before.is_none_or(|before| before != '\u{a0}'),
            '«' => after.is_none_or(|after| after != '\u{a0}'),
            _ => false,
        }
    };
    letters.iter().enumerate().any(is_loose)
}

/// Where the bracket closes that was open before the text.
fn closing(text: &str) -> usize {
    let mut depth = 1_usize;
    let mut is_quoted = false;
    let mut before = ' ';
    for (index, letter) in text.char_indices() {
        match letter {
            '"' if before != '\\' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return index;
        }
        before = letter;
    }
    text.len()
}

/// The sources of a folder without their tests, one after another.
fn gather(folder: &Path, sources: &mut String) -> anyhow::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, sources)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = std::fs::read_to_string(&path)?;
            sources.push_str(text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_with_a_sentence_in_the_code_is_found() {
        let sources = r#"Problem::conflict("It is over (really).".into()) Problem::conflict(refusal::over(" "))
            Problem::invalid("field", format!("At most {most} may.").into()) Problem::invalid("field", refusal::most(most)) "a b""#;
        assert_eq!(written_in_code(sources).len(), 2);
    }

    #[test]
    fn a_french_sign_without_its_non_breaking_space_is_found() {
        for line in
            ["a = Oui ?", "a = Oui?", "a = « oui\u{a0}»", "a = «\u{a0}oui »", "a = { $n } : non", "a = Oui ; non"]
        {
            assert!(has_loose_sign(line), "{line}");
        }
        for line in [
            "a = Oui\u{a0}? «\u{a0}Non\u{a0}!\u{a0}»",
            "a = ![image](nom)",
            "a = Content-Type: text",
            "a = pas venu :(",
            "a = 1; 2",
            "a = *Can you?* > **Pouvez-vous**",
        ] {
            assert!(!has_loose_sign(line), "{line}");
        }
    }
}
