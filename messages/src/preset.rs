//! Presets: a TOML file has the structure of a task and no text; each text is a message whose name follows from its
//! place. This module puts the two together and finds texts that are missing in English or belong to no preset.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use crate::{Catalogue, Fault, Messages, Part, Place, SOURCE, names, unreadable};

/// The subfolder of each language that has the texts of presets.
pub const PRESETS: &str = "presets";

/// A preset with its texts in all languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its name, which is the path of its file without `.toml`: `xformal/formality`.
    pub name: String,
    /// The complete definition as TOML.
    pub definition: String,
}

/// The lists whose entries have a label: the name of the list, what an entry is called, and the field that names it.
const LABELLED: [(&str, &str, &str); 4] = [
    ("points", "point", "value"),
    ("anchors", "anchor", "at"),
    ("options", "option", "key"),
    ("labels", "label", "key"),
];

impl Catalogue {
    /// The presets in a folder, with the texts of this catalogue.
    ///
    /// # Errors
    /// Everything that does not fit: a text that English does not have, a text that no preset uses, an unreadable file.
    pub fn presets(&self, folder: &Path) -> Result<Vec<Preset>, Vec<Fault>> {
        let read = |name: String| {
            let file = folder.join(format!("{name}.toml"));
            match std::fs::read_to_string(&file) {
                Ok(text) => Ok(Structure { name, file, text }),
                Err(error) => Err(vec![unreadable(&file, &error.to_string())]),
            }
        };
        self.put_together(names_of_presets(folder, "")?.into_iter().map(read).collect::<Result<_, _>>()?)
    }

    fn put_together(&self, structures: Vec<Structure>) -> Result<Vec<Preset>, Vec<Fault>> {
        let mut filling = Filling { texts: self, file: PathBuf::new(), used: BTreeSet::new(), faults: Vec::new() };
        let mut presets = Vec::new();
        for Structure { name, file, text } in structures {
            filling.file = file;
            match text.parse::<Table>() {
                Ok(structure) => {
                    let definition = filling.definition(&name, structure).to_string();
                    presets.push(Preset { name, definition });
                }
                Err(error) => filling.fault(error.to_string()),
            }
        }
        let unused = self.source().messages.values().filter(|message| !filling.used.contains(&message.name));
        let unused = unused.map(|message| Fault {
            place: message.place.clone(),
            text: format!("no preset has a place for {}", message.name),
        });
        filling.faults.extend(unused);
        if filling.faults.is_empty() { Ok(presets) } else { Err(filling.faults) }
    }
}

/// A preset without its texts.
struct Structure {
    name: String,
    file: PathBuf,
    text: String,
}

/// The names of the presets in a folder and in its subfolders, sorted.
fn names_of_presets(folder: &Path, before: &str) -> Result<Vec<String>, Vec<Fault>> {
    let mut found = Vec::new();
    for name in names(&folder.join(before))? {
        let path = format!("{before}{name}");
        match path.strip_suffix(".toml") {
            Some(preset) => found.push(preset.to_owned()),
            None => found.extend(names_of_presets(folder, &format!("{path}/"))?),
        }
    }
    Ok(found)
}

/// Puts texts into the structure of one preset after another.
struct Filling<'a> {
    texts: &'a Catalogue,
    file: PathBuf,
    used: BTreeSet<String>,
    faults: Vec<Fault>,
}

impl Filling<'_> {
    fn definition(&mut self, name: &str, mut structure: Table) -> Table {
        let prefix = format!("preset-{}", hyphenated(name));
        for field in ["title", "instructions"] {
            self.set_text(&mut structure, field, format!("{prefix}-{field}"));
        }
        for question in tables(&mut structure, "questions") {
            let prefix = format!("{prefix}-{}", hyphenated(&word(question, "key")));
            self.set_text(question, "prompt", format!("{prefix}-prompt"));
            for (list, entry, named_by) in LABELLED {
                for each in tables(question, list) {
                    let key = format!("{prefix}-{entry}-{}", hyphenated(&word(each, named_by)));
                    self.set_text(each, "label", key.clone());
                    self.set_examples(each, &key);
                }
            }
        }
        structure
    }

    /// Sets a field to the message of this name in all languages that have it. A field that the file sets itself stays,
    /// such as `label = {}` of a point without a label.
    fn set_text(&mut self, table: &mut Table, field: &str, name: String) {
        if table.contains_key(field) {
            return;
        }
        let texts = self.take(&[name]).into_iter().map(|(tag, mut text)| (tag, text.remove(0)));
        table.insert(field.to_owned(), Value::Table(texts.collect()));
    }

    /// Replaces the number of examples by the examples: `examples = 2` are two texts, `pairs = 2` are two sources with an
    /// output each. A language that lacks one of them has none, so that its readers see those of English.
    fn set_examples(&mut self, table: &mut Table, prefix: &str) {
        let (n, is_pair) = match (table.remove("examples"), table.remove("pairs")) {
            (Some(Value::Integer(n)), None) => (n, false),
            (None, Some(Value::Integer(n))) => (n, true),
            (None, None) => return,
            _ => return self.fault(format!("{prefix}: examples and pairs are numbers, and there is only one of them")),
        };
        let parts = if is_pair { &["-source", "-output"][..] } else { &[""] };
        let names = |number| parts.iter().map(move |part| format!("{prefix}-example-{number}{part}"));
        let names: Vec<String> = (1..=n).flat_map(names).collect();
        let pairs = |texts: Vec<Value>| texts.chunks(2).map(|pair| Value::Array(pair.to_vec())).collect();
        let list = |texts| if is_pair { pairs(texts) } else { texts };
        let examples = self.take(&names).into_iter().map(|(tag, texts)| (tag, Value::Array(list(texts))));
        table.insert("examples".to_owned(), Value::Table(examples.collect()));
    }

    /// The texts of these messages in each language that has all of them.
    fn take(&mut self, names: &[String]) -> Vec<(String, Vec<Value>)> {
        for name in names {
            if !self.texts.source().messages.contains_key(name) {
                self.fault(format!("the text {name} is missing in {SOURCE}/{PRESETS}"));
            }
        }
        self.used.extend(names.iter().cloned());
        let text = |locale: &Messages, name: &String| {
            locale.messages.get(name).map(|message| Value::String(plain(&message.pattern)))
        };
        let texts = |locale: &Messages| names.iter().map(|name| text(locale, name)).collect::<Option<Vec<Value>>>();
        self.texts.locales.iter().filter_map(|locale| Some((locale.tag.clone(), texts(locale)?))).collect()
    }

    fn fault(&mut self, text: String) {
        self.faults.push(Fault { place: Place { file: self.file.clone(), line: 1 }, text });
    }
}

/// The entries of a list of tables; none where there is no such list.
fn tables<'a>(table: &'a mut Table, list: &str) -> impl Iterator<Item = &'a mut Table> {
    table.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten().filter_map(Value::as_table_mut)
}

/// A field as a word in a name.
fn word(table: &Table, field: &str) -> String {
    match table.get(field) {
        Some(Value::String(text)) => text.clone(),
        Some(number) => number.to_string(),
        None => String::new(),
    }
}

/// As the name of a message has it: `minus-3` for -3, `edit-types` for `edit_types`.
fn hyphenated(word: &str) -> String {
    let word = word.strip_prefix('-').map_or_else(|| word.to_owned(), |number| format!("minus-{number}"));
    word.replace(['/', '_', '.'], "-")
}

/// The words of a message that has no arguments, as reading the folder made sure.
fn plain(pattern: &[Part]) -> String {
    let words = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Argument(_) | Part::Select { .. } => String::new(),
    };
    pattern.iter().map(words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse;

    const STRUCTURE: &str = r#"
        need = 2
        [[questions]]
        key = "how_good"
        kind = "scale"
        points = [{ value = -1, examples = 2 }, { value = 0, label = {} }, { value = 1, pairs = 1 }]
    "#;
    const ENGLISH: [(&str, &str); 9] = [
        ("title", "Rate"),
        ("instructions", "\n    {\"*\"}Read{\"*\"}\n\n    - {\"[\"}A] { \"{\" }"),
        ("how-good-prompt", "How good?"),
        ("how-good-point-minus-1", "Poor"),
        ("how-good-point-minus-1-example-1", "a"),
        ("how-good-point-minus-1-example-2", "b"),
        ("how-good-point-1", "Good"),
        ("how-good-point-1-example-1-source", "c"),
        ("how-good-point-1-example-1-output", "d"),
    ];

    /// A preset `x/y` with these texts: those of English without one of them, and some in French.
    fn presets(without: &str, more: &str, french: &str) -> Result<Vec<Preset>, Vec<String>> {
        let structure = Structure { name: "x/y".to_owned(), file: "x/y.toml".into(), text: STRUCTURE.to_owned() };
        let english = ENGLISH.iter().filter(|(name, _)| *name != without);
        let english: String = english.map(|(name, text)| format!("preset-x-y-{name} = {text}\n")).collect();
        let locales = [("en", english + more), ("fr", french.to_owned())].map(|(tag, text)| {
            let (messages, faults) = parse(Path::new("presets/a.ftl"), "a", &text);
            assert_eq!(faults, []);
            let messages = messages.into_iter().map(|each| (each.name.clone(), each)).collect();
            Messages { tag: tag.to_owned(), messages }
        });
        let read = Catalogue { locales: locales.to_vec() }.put_together(vec![structure]);
        read.map_err(|faults| faults.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn texts_come_into_the_places_that_their_names_say() {
        let french = "preset-x-y-title = Noter\npreset-x-y-how-good-point-minus-1-example-1 = a\n";
        let presets = presets("", "", french).expect("they fit");
        assert_eq!(presets[0].name, "x/y");
        let read: Table = presets[0].definition.parse().expect("TOML");
        assert_eq!(read["title"]["fr"].as_str(), Some("Noter"));
        assert_eq!(read["instructions"]["en"].as_str(), Some("*Read*\n\n- [A] {"));
        assert_eq!(read["instructions"].get("fr"), None, "where a language has no text, there is none");
        let points = &read["questions"][0]["points"];
        assert_eq!(points[0]["examples"].to_string(), r#"{ en = ["a", "b"] }"#, "French has only one of two");
        assert_eq!(points[1].to_string(), "{ label = {}, value = 0 }");
        assert_eq!(points[2]["examples"].to_string(), r#"{ en = [["c", "d"]] }"#);
    }

    #[test]
    fn a_text_that_english_lacks_stops_the_build_and_so_does_one_without_a_place() {
        for (name, _) in ENGLISH {
            let faults = presets(name, "", "").expect_err("it is missing");
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].ends_with(&format!("the text preset-x-y-{name} is missing in en/presets")), "{faults:?}");
        }
        let faults = presets("", "preset-x-y-how-good-point-2 = Excellent\n", "").expect_err("no such point");
        assert_eq!(faults, ["presets/a.ftl:13: no preset has a place for preset-x-y-how-good-point-2"]);
    }
}
