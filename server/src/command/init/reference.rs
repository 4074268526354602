//! The file of settings: each with its explanation and its default, from the reference that people read.

use super::Answers;

/// The reference, in whose tables each setting has a row: its name, its default and what it is.
const REFERENCE: &str = include_str!("../../../../docs/settings.md");

/// Characters of a line of an explanation.
const WIDTH: usize = 110;

/// A row of the reference.
struct Row {
    keys: Vec<&'static str>,
    default: &'static str,
    explanation: String,
}

/// The file of settings with these answers; all others are there behind a `#`.
pub(super) fn written(answers: &Answers) -> String {
    let head =
        "# The settings of Concord. A line that begins with # is not read; without it, a setting has its default.";
    let mut file = vec![head.to_owned()];
    for row in rows() {
        let default = row.default.replace('`', "");
        let explanation = sentence(&format!("{}. Default: {default}", row.explanation));
        file.push(String::new());
        file.extend(lines(&explanation).iter().map(|line| format!("# {line}")));
        file.extend(row.keys.iter().map(|key| match answers.get(key) {
            Some(value) => format!("{key} = {}", quoted(value)),
            None => format!("#{key} = {}", value_of(row.default)),
        }));
    }
    file.push(String::new());
    file.join("\n")
}

fn rows() -> impl Iterator<Item = Row> {
    REFERENCE.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| `")?.strip_suffix(" |")?.splitn(3, " | ");
        let keys = cells.next()?.split(", ").map(|key| key.trim_matches('`')).collect();
        let default = cells.next()?;
        Some(Row { keys, default, explanation: plain(cells.next()?) })
    })
}

/// With a capital at the beginning, unless that is an address.
fn sentence(text: &str) -> String {
    let is_word = text.split_whitespace().next().is_some_and(|word| word.chars().all(char::is_alphabetic));
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if is_word => first.to_uppercase().chain(letters).collect(),
        _ => text.to_owned(),
    }
}

/// The value that a default is; an empty text where it is described.
fn value_of(default: &str) -> String {
    let written = default.strip_prefix('`').and_then(|rest| rest.split_once('`')).map_or("", |(value, _)| value);
    if written.parse::<i64>().is_ok() || ["true", "false"].contains(&written) {
        written.to_owned()
    } else {
        quoted(written)
    }
}

/// A text as TOML has it; JSON writes it in the same way.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Markdown without its signs: the words of links stay.
fn plain(markdown: &str) -> String {
    let mut text = String::new();
    let mut rest = markdown;
    while let Some((before, link)) = rest.split_once('[') {
        text.push_str(before);
        let parts = link.split_once("](").and_then(|(words, after)| Some((words, after.split_once(')')?.1)));
        let (words, after) = parts.unwrap_or(("[", link));
        text.push_str(words);
        rest = after;
    }
    text.push_str(rest);
    text.replace('`', "")
}

fn lines(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last().map_or(0, String::len);
        if line > 0 && line + 1 + word.len() > WIDTH {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Settings;

    #[test]
    fn every_setting_is_in_the_file() {
        let file = written(&Answers::default());
        let known = serde_json::to_value(Settings::default()).expect("settings");
        let known: BTreeSet<&str> = known.as_object().expect("keys").keys().map(String::as_str).collect();
        let there: BTreeSet<&str> =
            file.lines().filter_map(|line| line.strip_prefix('#')?.split_once(" = ")).map(|(key, _)| key).collect();
        assert_eq!(there, known);
        assert!(file.lines().all(|line| line.chars().count() <= WIDTH + 2), "{file}");
        assert!(!file.contains("]("), "{file}");
    }

    #[test]
    fn defaults_may_lose_their_sign() {
        let file = written(&Answers::default());
        let described = |line: &&str| line.ends_with(" = \"\"");
        let own: String = file
            .lines()
            .filter_map(|line| line.strip_prefix('#'))
            .filter(|line| line.contains(" = ") && !line.starts_with(' ') && !described(line))
            .flat_map(|line| [line, "\n"])
            .collect();
        let settings = Settings::of_text(&own).unwrap_or_else(|error| panic!("{error:#}\n{own}"));
        let defaults = Settings {
            prolific_url: settings.prolific_url.clone(),
            connect_url: settings.connect_url.clone(),
            ..Settings::default()
        };
        let same = |settings: &Settings| serde_json::to_value(settings).expect("settings");
        let (mut found, mut expected) = (same(&settings), same(&defaults));
        // What is described as a default of its own is written out.
        for key in ["metrics_address", "export_region", "export_path_style", "models"] {
            (found[key], expected[key]) = (().into(), ().into());
        }
        assert_eq!(found, expected);
    }
}
