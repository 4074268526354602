//! Messages in Fluent's format: reads `locales/<language tag>/<area>.ftl`, compares the translations with English, and
//! writes the Rust methods that the crate `shared` includes. The texts of presets, `locales/<language tag>/presets`, are put
//! into the structure that a TOML file has. Only build scripts and `xtask` use it.

mod compare;
mod parse;
mod preset;
mod pseudo;
mod rust;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

pub use compare::Coverage;
pub use preset::{PRESETS, Preset};

/// The language that every message has, and that a missing translation falls back to.
pub const SOURCE: &str = "en";

/// The beginning of the names of the areas whose messages are refusals: they can be stored, sent and put into words
/// later.
pub const REFUSALS: &str = "refusals";

/// The messages of all languages.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// English first, then by tag.
    pub locales: Vec<Messages>,
}

/// The messages of one language.
#[derive(Clone, Debug)]
pub struct Messages {
    /// The name of its folder, a BCP 47 tag.
    pub tag: String,
    /// By name.
    pub messages: BTreeMap<String, Message>,
}

/// A message in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of its file without `.ftl`.
    pub area: String,
    /// Its name as the file has it: `sign-in`.
    pub name: String,
    /// Its file and line.
    pub place: Place,
    /// The names in its comment, in this order: the order of the arguments of the Rust method.
    pub order: Vec<String>,
    /// What it says.
    pub pattern: Vec<Part>,
}

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words.
    Text(String),
    /// The value of an argument.
    Argument(String),
    /// One of several texts.
    Select {
        /// The argument that decides.
        argument: String,
        /// The texts by the key that chooses each, but for the last resort.
        variants: Vec<(Key, Vec<Part>)>,
        /// The text where no key fits.
        default: Vec<Part>,
    },
}

/// What chooses a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A plural category of the language.
    Plural(Plural),
    /// Exactly this number.
    Number(i64),
}

/// The plural categories of CLDR, but for `other`, which is always the last resort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// `[zero]`
    Zero,
    /// `[one]`
    One,
    /// `[two]`
    Two,
    /// `[few]`
    Few,
    /// `[many]`
    Many,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file.
    pub file: PathBuf,
    /// Its line, from 1.
    pub line: usize,
}

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.file.display(), self.place.line, self.text)
    }
}

impl Catalogue {
    /// Reads the messages of the interface, the files of each language's folder, and compares the languages.
    ///
    /// # Errors
    /// Everything that is wrong in the files.
    pub fn read(folder: &Path) -> Result<Self, Vec<Fault>> {
        Self::read_part(folder, "")
    }

    /// Reads the texts of presets, the files of each language's subfolder for them, and compares the languages. A language
    /// without this subfolder has none.
    ///
    /// # Errors
    /// Everything that is wrong in the files, and arguments, which these texts do not have.
    pub fn read_presets(folder: &Path) -> Result<Self, Vec<Fault>> {
        let read = Self::read_part(folder, PRESETS)?;
        let all = read.locales.iter().flat_map(|locale| locale.messages.values());
        let with_arguments = all.filter(|message| !message.arguments().is_empty());
        let fault = |message: &Message| Fault {
            place: message.place.clone(),
            text: format!("{}: the text of a preset has no arguments", message.name),
        };
        let faults: Vec<Fault> = with_arguments.map(fault).collect();
        if faults.is_empty() { Ok(read) } else { Err(faults) }
    }

    /// Reads one subfolder of each language's folder; the folder itself if its name is empty.
    fn read_part(folder: &Path, part: &str) -> Result<Self, Vec<Fault>> {
        let mut tags = names(folder)?;
        tags.sort_by_key(|tag| (tag != SOURCE, tag.clone()));
        let mut faults = Vec::new();
        let mut locales = Vec::new();
        for tag in tags {
            match messages_of(&folder.join(&tag), part, &tag) {
                Ok(messages) => locales.push(messages),
                Err(wrong) => faults.extend(wrong),
            }
        }
        if faults.is_empty() {
            let catalogue = Self { locales };
            faults = catalogue.compare();
            if faults.is_empty() {
                return Ok(catalogue);
            }
        }
        Err(faults)
    }

    /// The messages of the source language.
    ///
    /// # Panics
    /// Where no folder has the source language: `read` refuses that.
    pub fn source(&self) -> &Messages {
        self.locales.first().expect("a catalogue that was read has English first")
    }

    /// The Rust text: the enum `Locale`, a method for each message, and a constructor for each refusal.
    pub fn to_rust(&self) -> String {
        rust::write(self)
    }
}

impl Message {
    /// Its arguments: those of its comment in this order, or those of its text.
    pub fn arguments(&self) -> Vec<&str> {
        let mut found = Vec::new();
        arguments_in(&self.pattern, &mut found);
        if !self.order.is_empty() {
            found.sort_by_key(|name| self.order.iter().position(|known| known == name));
        }
        found
    }

    /// Whether it is a refusal.
    pub fn is_refusal(&self) -> bool {
        self.area == REFUSALS || self.area.strip_prefix(REFUSALS).is_some_and(|rest| rest.starts_with('-'))
    }

    /// The name of its Rust method: `sign_in` for `sign-in`.
    pub fn method(&self) -> String {
        self.name.replace('-', "_")
    }
}

fn arguments_in<'a>(pattern: &'a [Part], found: &mut Vec<&'a str>) {
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Argument(name) => add(name, found),
            Part::Select { argument, variants, default } => {
                add(argument, found);
                for (_, pattern) in variants {
                    arguments_in(pattern, found);
                }
                arguments_in(default, found);
            }
        }
    }
}

fn add<'a>(name: &'a str, found: &mut Vec<&'a str>) {
    if !found.contains(&name) {
        found.push(name);
    }
}

fn messages_of(folder: &Path, part: &str, tag: &str) -> Result<Messages, Vec<Fault>> {
    let mut messages = BTreeMap::new();
    let mut faults = Vec::new();
    let files = names(folder)?;
    let has_part = part.is_empty() || files.iter().any(|name| name == part);
    let folder = folder.join(part);
    for file in if has_part { names(&folder)? } else { Vec::new() } {
        let path = folder.join(&file);
        if part.is_empty() && file == PRESETS {
            continue;
        }
        let Some(area) = file.strip_suffix(".ftl") else {
            faults.push(unreadable(&path, "only files that end with .ftl belong here"));
            continue;
        };
        let text = std::fs::read_to_string(&path).map_err(|error| vec![unreadable(&path, &error.to_string())])?;
        let (read, wrong) = parse::parse(&path, area, &text);
        faults.extend(wrong);
        for message in read {
            let place = message.place.clone();
            let name = message.name.clone();
            if messages.insert(name.clone(), message).is_some() {
                faults.push(Fault { place, text: format!("the message {name} exists twice in {tag}") });
            }
        }
    }
    if faults.is_empty() { Ok(Messages { tag: tag.to_owned(), messages }) } else { Err(faults) }
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>, Vec<Fault>> {
    let list = || -> std::io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            names.push(entry?.file_name().to_string_lossy().into_owned());
        }
        names.sort();
        Ok(names)
    };
    list().map_err(|error| vec![unreadable(folder, &error.to_string())])
}

fn unreadable(path: &Path, text: &str) -> Fault {
    Fault { place: Place { file: path.to_owned(), line: 1 }, text: text.to_owned() }
}
