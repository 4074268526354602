//! The Rust text of a catalogue. A message without arguments becomes a method that returns `&'static str`, one with
//! arguments a method that takes them and returns a `String`. Because each message is a method of its own, the front end
//! holds only those that it calls.

use std::fmt::Write as _;

use crate::{Catalogue, Key, Message, Messages, Part, Plural, SOURCE, pseudo};

/// The whole text.
pub fn write(catalogue: &Catalogue) -> String {
    let mut rust = String::new();
    write_enum(catalogue, &mut rust);
    rust.push_str("impl Locale {\n");
    let spoken: Vec<Spoken> = catalogue.source().messages.values().map(|each| Spoken::new(catalogue, each)).collect();
    let refusals: Vec<&Spoken> = spoken.iter().filter(|each| each.english.is_refusal()).collect();
    for message in &spoken {
        write_method(message, &mut rust);
    }
    write_renderer(&refusals, &mut rust);
    rust.push_str(
        "}\n\n/// Refusals by name: each can be stored and sent, and put into the words of its reader later.\n",
    );
    rust.push_str("pub mod refusal {\n    use super::{Argument, Count, Locale, Message};\n\n");
    for message in refusals {
        write_constructor(message, &mut rust);
    }
    rust.push_str("}\n");
    rust
}

/// A message in all languages.
struct Spoken<'a> {
    english: &'a Message,
    /// The names of its arguments, and whether each is a number that chooses between texts in some language.
    arguments: Vec<(&'a str, bool)>,
    /// Each language and its text, where it has one.
    texts: Vec<(&'a str, Option<&'a [Part]>)>,
}

impl<'a> Spoken<'a> {
    fn new(catalogue: &'a Catalogue, english: &'a Message) -> Self {
        let text = |locale: &'a Messages| locale.messages.get(&english.name).map(|message| &message.pattern[..]);
        let texts: Vec<_> = catalogue.locales.iter().map(|locale| (locale.tag.as_str(), text(locale))).collect();
        let chooses = |name: &str| texts.iter().any(|(_, text)| text.is_some_and(|text| counts(text, name)));
        let arguments = english.arguments().into_iter().map(|name| (name, chooses(name))).collect();
        Self { english, arguments, texts }
    }

    /// Whether a text of some language shows the value of an argument; a number may only choose between texts.
    fn shows(&self, name: &str) -> bool {
        self.texts.iter().any(|(_, text)| text.is_some_and(|text| shows(text, name)))
    }
}

/// `PtBr` for `pt-BR`.
fn variant(tag: &str) -> String {
    let capital = |part: &str| {
        let (first, rest) = part.split_at(1);
        first.to_ascii_uppercase() + &rest.to_ascii_lowercase()
    };
    tag.split('-').map(capital).collect()
}

const DEVELOPMENT: &str = "#[cfg(debug_assertions)]";

fn write_enum(catalogue: &Catalogue, rust: &mut String) {
    let tags: Vec<&str> = catalogue.locales.iter().map(|locale| locale.tag.as_str()).collect();
    let pseudo: Vec<&str> = pseudo::ALL.iter().map(|each| each.tag).collect();
    rust.push_str("/// A language of the interface: a folder of `locales`, named by its BCP 47 tag.\n");
    rust.push_str(
        "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]\n",
    );
    rust.push_str("pub enum Locale {\n");
    for (index, tag) in tags.iter().enumerate() {
        let default = if index == 0 { " #[default]" } else { "" };
        let _ = writeln!(rust, "    /// `{tag}`\n   {default} #[serde(rename = {tag:?})] {},", variant(tag));
    }
    for tag in &pseudo {
        let name = variant(tag);
        let _ = writeln!(rust, "    /// `{tag}`, for tests.\n    {DEVELOPMENT} #[serde(rename = {tag:?})] {name},");
    }
    let list = |tags: &[&str]| tags.iter().map(|tag| format!("Self::{}", variant(tag))).collect::<Vec<_>>().join(", ");
    let _ = writeln!(rust, "}}\n\nimpl Locale {{\n    /// All of them, English first.");
    let _ = writeln!(rust, "    pub const ALL: [Self; {}] = [{}];\n", tags.len(), list(&tags));
    let _ = writeln!(rust, "    /// Languages for tests, made from English. Programs that people use have none.");
    let _ = writeln!(rust, "    {DEVELOPMENT}\n    pub const PSEUDO: &[Self] = &[{}];", list(&pseudo));
    let _ = writeln!(rust, "    /// Languages for tests, made from English. Programs that people use have none.");
    let _ = writeln!(rust, "    #[cfg(not(debug_assertions))]\n    pub const PSEUDO: &[Self] = &[];\n");
    let _ = writeln!(rust, "    /// The value of the `lang` attribute.\n    pub const fn tag(self) -> &'static str {{");
    rust.push_str("        match self {\n");
    for tag in &tags {
        let _ = writeln!(rust, "            Self::{} => {tag:?},", variant(tag));
    }
    for tag in &pseudo {
        let _ = writeln!(rust, "            {DEVELOPMENT} Self::{} => {tag:?},", variant(tag));
    }
    rust.push_str("        }\n    }\n}\n\n");
}

fn write_method(message: &Spoken, rust: &mut String) {
    write_doc(message, rust);
    let method = message.english.method();
    if message.arguments.is_empty() {
        let _ = writeln!(rust, "    pub const fn {method}(self) -> &'static str {{");
    } else {
        let bound = |counted: bool| if counted { "impl Count" } else { "impl LocaleValue" };
        let parameters: String =
            message.arguments.iter().map(|(name, counted)| format!(", {name}: {}", bound(*counted))).collect();
        let _ = writeln!(rust, "    pub fn {method}(self{parameters}) -> String {{");
        for (name, counted) in &message.arguments {
            let value = if *counted { format!("{name}_count") } else { (*name).to_owned() };
            if *counted {
                let _ = writeln!(rust, "        let {value} = Count::count(&{name});");
            }
            if message.shows(name) {
                let _ = writeln!(rust, "        let {name} = LocaleValue::shown_in(&{value}, self);");
            }
        }
    }
    rust.push_str("        match self {\n");
    for (text, names) in arms(message) {
        let _ = writeln!(rust, "            {} => {text},", names.join(" | "));
    }
    for pseudo in pseudo::ALL {
        let text = say(message, &(pseudo.speak)(&message.english.pattern), "Self::En");
        let _ = writeln!(rust, "            {DEVELOPMENT} Self::{} => {text},", variant(pseudo.tag));
    }
    rust.push_str("        }\n    }\n\n");
}

/// The texts and the languages that share each; one without the message says what English says.
fn arms(message: &Spoken) -> Vec<(String, Vec<String>)> {
    let mut arms: Vec<(String, Vec<String>)> = Vec::new();
    for (tag, own) in &message.texts {
        let speaker = if own.is_none() || *tag == SOURCE { "Self::En" } else { "self" };
        let text = say(message, own.unwrap_or(&message.english.pattern), speaker);
        let name = format!("Self::{}", variant(tag));
        match arms.iter_mut().find(|(known, _)| *known == text) {
            Some((_, names)) => names.push(name),
            None => arms.push((text, vec![name])),
        }
    }
    arms
}

fn say(message: &Spoken, pattern: &[Part], speaker: &str) -> String {
    if message.arguments.is_empty() { words(pattern) } else { expression(pattern, speaker) }
}

fn write_doc(message: &Spoken, rust: &mut String) {
    let text = plain(&message.english.pattern).replace('\n', " ").replace('`', "'");
    let _ = writeln!(rust, "    #[doc = {:?}]", format!("`{text}`"));
}

/// A refusal: the same message, to be put into words later.
fn write_constructor(message: &Spoken, rust: &mut String) {
    let method = message.english.method();
    write_doc(message, rust);
    let bound = |counted: bool| if counted { "impl Count" } else { "impl Into<Argument>" };
    let parameters: Vec<String> =
        message.arguments.iter().map(|(name, counted)| format!("{name}: {}", bound(*counted))).collect();
    let _ = writeln!(rust, "    pub fn {method}({}) -> Message {{", parameters.join(", "));
    for (name, counted) in &message.arguments {
        let value = if *counted { format!("Count::count(&{name})") } else { format!("{name}.into()") };
        let _ = writeln!(rust, "        let {name} = {value};");
    }
    let passed = |(name, counted): &(&str, bool)| if *counted { (*name).to_owned() } else { format!("&{name}") };
    let passed: Vec<String> = message.arguments.iter().map(passed).collect();
    let owned = if passed.is_empty() { ".to_owned()" } else { "" };
    let _ = writeln!(rust, "        let text = Locale::En.{method}({}){owned};", passed.join(", "));
    let value = |(name, counted): &(&str, bool)| {
        if *counted { format!("({name:?}, Argument::Number({name}))") } else { format!("({name:?}, {name})") }
    };
    let named: Vec<String> = message.arguments.iter().map(value).collect();
    let _ = writeln!(rust, "        Message::new({:?}, [{}], text)\n    }}\n", message.english.name, named.join(", "));
}

fn write_renderer(refusals: &[&Spoken], rust: &mut String) {
    rust.push_str("    /// A refusal in this language; nothing where its key is not known, as of one that a newer server stored.\n");
    rust.push_str("    pub fn refusal_by_key(self, message: &Message) -> Option<String> {\n");
    rust.push_str("        Some(match message.key()? {\n");
    for message in refusals {
        let value = |(name, counted): &(&str, bool)| {
            if *counted { format!("message.number_of({name:?})?") } else { format!("message.text_of({name:?}, self)?") }
        };
        let values: Vec<String> = message.arguments.iter().map(value).collect();
        let owned = if values.is_empty() { ".to_owned()" } else { "" };
        let (key, method) = (&message.english.name, message.english.method());
        let _ = writeln!(rust, "            {key:?} => self.{method}({}){owned},", values.join(", "));
    }
    rust.push_str("            _ => return None,\n        })\n    }\n");
}

/// Whether the value of an argument is shown.
fn shows(pattern: &[Part], name: &str) -> bool {
    pattern.iter().any(|part| match part {
        Part::Text(_) => false,
        Part::Argument(argument) => argument == name,
        Part::Select { variants, default, .. } => {
            shows(default, name) || variants.iter().any(|(_, inner)| shows(inner, name))
        }
    })
}

/// Whether an argument chooses between texts.
fn counts(pattern: &[Part], name: &str) -> bool {
    pattern.iter().any(|part| match part {
        Part::Select { argument, variants, default } => {
            argument == name || counts(default, name) || variants.iter().any(|(_, inner)| counts(inner, name))
        }
        Part::Text(_) | Part::Argument(_) => false,
    })
}

/// A literal.
fn words(pattern: &[Part]) -> String {
    format!("{:?}", plain(pattern))
}

/// The text with arguments in braces; of several texts the last resort.
fn plain(pattern: &[Part]) -> String {
    pattern
        .iter()
        .map(|part| match part {
            Part::Text(text) => text.clone(),
            Part::Argument(name) => format!("{{{name}}}"),
            Part::Select { default, .. } => plain(default),
        })
        .collect()
}

/// An expression of the type `String`.
fn expression(pattern: &[Part], speaker: &str) -> String {
    let (mut format, mut chosen) = (String::new(), Vec::new());
    let mut values = false;
    // A choice between equal texts, as in a language without plural forms, is no choice.
    let chosen_from = |part: &Part| match part {
        Part::Select { variants, default, .. } if variants.iter().all(|(_, text)| text == default) => default.clone(),
        part => vec![part.clone()],
    };
    for part in pattern.iter().flat_map(chosen_from) {
        match &part {
            Part::Text(text) => format.push_str(&text.replace('{', "{{").replace('}', "}}")),
            Part::Argument(name) => {
                values = true;
                let _ = write!(format, "{{{name}}}");
            }
            Part::Select { argument, variants, default } => {
                chosen.push(choice(argument, variants, default, speaker));
                format.push_str("{}");
            }
        }
    }
    match (&chosen[..], values) {
        ([], false) => format!("{}.to_owned()", words(pattern)),
        ([only], false) if format == "{}" => only.clone(),
        _ => {
            let chosen: String = chosen.iter().map(|choice| format!(", {choice}")).collect();
            format!("format!({format:?}{chosen})")
        }
    }
}

fn choice(argument: &str, variants: &[(Key, Vec<Part>)], default: &[Part], speaker: &str) -> String {
    // An exact number goes before its category.
    let (mut exact, mut categories): (Arms, Arms) = (Vec::new(), Vec::new());
    for (key, pattern) in variants {
        let text = expression(pattern, speaker);
        match key {
            Key::Number(number) => add_arm(&mut exact, format!("({number}, _)"), text),
            Key::Plural(plural) => add_arm(&mut categories, format!("(_, Plural::{})", category(*plural)), text),
        }
    }
    let last = expression(default, speaker);
    // No two categories have a number in common, so one that says the same as the rest is part of the rest. An exact number
    // stays unless nothing follows: without it, it would go to its category.
    categories.retain(|(_, text)| *text != last);
    if categories.is_empty() {
        exact.retain(|(_, text)| *text != last);
    }
    let arms: String = exact.iter().chain(&categories).map(|(key, text)| format!("{key} => {text}, ")).collect();
    if arms.is_empty() {
        last
    } else {
        format!("match ({argument}_count, {speaker}.plural({argument}_count)) {{ {arms}_ => {last} }}")
    }
}

/// The patterns of a `match` and what follows from each.
type Arms = Vec<(String, String)>;

/// Adds an arm, or its pattern to the arm that says the same.
fn add_arm(arms: &mut Arms, key: String, text: String) {
    match arms.iter_mut().find(|(_, known)| *known == text) {
        Some((keys, _)) => {
            keys.push_str(" | ");
            keys.push_str(&key);
        }
        None => arms.push((key, text)),
    }
}

const fn category(plural: Plural) -> &'static str {
    match plural {
        Plural::Zero => "Zero",
        Plural::One => "One",
        Plural::Two => "Two",
        Plural::Few => "Few",
        Plural::Many => "Many",
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::parse::parse;

    fn rust(area: &str, english: &str, other: &str) -> String {
        let locales = [("en", english), ("pt-BR", other)].map(|(tag, text)| {
            let (messages, faults) = parse(Path::new("a.ftl"), area, text);
            assert_eq!(faults, []);
            let messages = messages.into_iter().map(|each| (each.name.clone(), each)).collect();
            Messages { tag: tag.to_owned(), messages }
        });
        write(&Catalogue { locales: locales.to_vec() })
    }

    #[test]
    fn a_message_is_a_method_that_falls_back_to_english() {
        let rust = rust("a", "sign-in = Sign in\nsame = OK {\"{\"}\n", "sign-in = Entrar\n");
        assert!(rust.contains("pub const fn sign_in(self) -> &'static str {"), "{rust}");
        assert!(rust.contains("Self::PtBr => \"Entrar\","), "{rust}");
        assert!(rust.contains("Self::En | Self::PtBr => \"OK {\","), "{rust}");
        assert!(rust.contains("#[cfg(debug_assertions)] Self::EnXa => \"⟦Síígñ ííñ⟧\","), "{rust}");
    }

    #[test]
    fn a_number_chooses_by_the_category_of_its_language() {
        let english = "n-sent = { $n ->\n    [one] { $n } text\n   *[other] { $n } texts\n} sent\n";
        let rust = rust("a", english, "n-sent = { $n } enviados\n");
        assert!(rust.contains("pub fn n_sent(self, n: impl Count) -> String {"), "{rust}");
        let arm = "format!(\"{} sent\", match (n_count, Self::En.plural(n_count)) { (_, Plural::One) => format!(\"{n} text\"), _ => format!(\"{n} texts\") })";
        assert!(rust.contains(arm), "{rust}");
    }

    #[test]
    fn a_refusal_is_a_constructor_and_is_put_into_words_by_its_key() {
        let rust = rust("refusals-design", "too-long = At most { $most }.\n", "");
        assert!(rust.contains("pub fn too_long(most: impl Into<Argument>) -> Message {"), "{rust}");
        assert!(rust.contains("\"too-long\" => self.too_long(message.text_of(\"most\", self)?),"), "{rust}");
    }
}
