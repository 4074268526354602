//! A sentence that can be shown in the reader's language: a key with arguments, and the English text.

mod json;
#[cfg(not(target_arch = "wasm32"))]
mod pieces;
#[cfg(not(target_arch = "wasm32"))]
mod stored;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::locale::LocaleValue;
use crate::{Country, Decimal, Locale, Money, Time};

#[cfg(not(target_arch = "wasm32"))]
pub use pieces::Piece;

pub use json::{as_optional_text, as_reason, as_rule, as_text, read_reason};

/// The largest number of messages and lists inside each other, such as a reason within a question within a task.
#[cfg(not(target_arch = "wasm32"))]
const DEEPEST: usize = 6;

/// A sentence that is translated for its reader, made by the constructors of [`crate::refusal`]. Words that a person
/// typed and sentences that an older server stored have no key, and are shown as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
pub struct Message {
    text: String,
    keyed: Option<Keyed>,
}

/// The name of a message of `locales/*/refusals*.ftl`, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[cfg_attr(not(target_arch = "wasm32"), derive(serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Keyed {
    /// The name of the message.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub key: Cow<'static, str>,
    /// Its arguments by name.
    #[cfg_attr(not(target_arch = "wasm32"), serde(default))]
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub arguments: BTreeMap<Cow<'static, str>, Argument>,
    /// The tag of the language of the text, if the text is in the reader's language already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[cfg_attr(not(target_arch = "wasm32"), derive(serde::Deserialize))]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(i64),
    /// A number with decimal places.
    Decimal {
        /// The number.
        decimal: Decimal,
    },
    /// An amount of money.
    Money {
        /// The amount.
        money: Money,
    },
    /// An instant.
    Time {
        /// The instant.
        time: Time,
    },
    /// A country, which has a name in each language.
    Country {
        /// Its code.
        country: Country,
    },
    /// Text that is the same in every language.
    Text(String),
    /// Another message.
    Message(Box<Message>),
    /// A list of arguments.
    List(Vec<Argument>),
}

impl Message {
    /// Creates a message from its key; only the constructors of [`crate::refusal`] call it.
    pub(crate) fn new<const N: usize>(
        key: &'static str,
        arguments: [(&'static str, Argument); N],
        text: String,
    ) -> Self {
        let mut keyed = Keyed { key: key.into(), arguments: BTreeMap::new(), locale: None };
        // Collecting would sort first, with code that the front end has no other use for.
        for (name, value) in arguments {
            keyed.arguments.insert(name.into(), value);
        }
        Self { text, keyed: Some(keyed) }
    }

    /// A message as it was read, with its key if it has one.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const fn of_parts(text: String, keyed: Option<Keyed>) -> Self {
        Self { text, keyed }
    }

    /// The text, in English or in the language into which it was translated.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its key, if it has one.
    pub fn key(&self) -> Option<&str> {
        self.keyed.as_ref().map(|keyed| keyed.key.as_ref())
    }

    /// The text in a language. A message with more messages inside each other than any of ours is shown as its text: one
    /// that a visitor sent could double with each level.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn in_locale(&self, locale: Locale) -> String {
        let worded = if self.depth() > DEEPEST { None } else { locale.refusal_by_key(self) };
        worded.unwrap_or_else(|| self.text.clone())
    }

    /// How many messages are inside each other, this one included.
    #[cfg(not(target_arch = "wasm32"))]
    fn depth(&self) -> usize {
        1 + self.keyed.iter().flat_map(|keyed| keyed.arguments.values()).map(Argument::depth).max().unwrap_or_default()
    }

    /// The text in a language. Refusals by the server are in the reader's language already; a browser translates only
    /// those that it makes.
    #[cfg(target_arch = "wasm32")]
    pub fn in_locale(&self, locale: Locale) -> String {
        self.of_browser(locale).unwrap_or_else(|| self.text.clone())
    }

    /// The text of a refusal that a browser makes: of a request that did not arrive, or of a field that cannot be read.
    /// The front end has these messages in all languages, and no others.
    #[cfg(any(target_arch = "wasm32", test))]
    fn of_browser(&self, locale: Locale) -> Option<String> {
        Some(match self.key()? {
            "server-unreachable" => locale.server_unreachable().to_owned(),
            "form-unreadable" => locale.form_unreadable().to_owned(),
            "field-missing" => locale.field_missing().to_owned(),
            "choose-shown" => locale.choose_shown().to_owned(),
            "no-decimal" => locale.no_decimal(self.text_of("typed", locale)?, self.text_of("places", locale)?),
            _ => return None,
        })
    }

    /// Returns the message with its text in this language.
    #[must_use]
    pub fn localised(self, locale: Locale) -> Self {
        let text = self.in_locale(locale);
        let keyed = self.keyed.map(|keyed| Keyed { locale: Some(locale.tag().to_owned()), ..keyed });
        Self { text, keyed }
    }

    /// An argument that is a number.
    pub(crate) fn number_of(&self, name: &str) -> Option<i64> {
        if let Argument::Number(number) = self.argument(name)? { Some(*number) } else { None }
    }

    /// An argument as text.
    pub(crate) fn text_of(&self, name: &str, locale: Locale) -> Option<String> {
        self.argument(name).map(|argument| argument.in_locale(locale))
    }

    fn argument(&self, name: &str) -> Option<&Argument> {
        self.keyed.as_ref()?.arguments.get(name)
    }
}

impl Argument {
    #[cfg(not(target_arch = "wasm32"))]
    fn depth(&self) -> usize {
        match self {
            Self::Message(message) => message.depth(),
            Self::List(list) => 1 + list.iter().map(Self::depth).max().unwrap_or_default(),
            Self::Number(_)
            | Self::Decimal { .. }
            | Self::Money { .. }
            | Self::Time { .. }
            | Self::Country { .. }
            | Self::Text(_) => 0,
        }
    }

    fn as_country(&self) -> Option<Country> {
        match self {
            Self::Country { country } => Some(country.clone()),
            _ => None,
        }
    }

    fn in_locale(&self, locale: Locale) -> String {
        match self {
            Self::Number(number) => locale.integer(*number),
            Self::Decimal { decimal } => locale.decimal(*decimal),
            Self::Money { money } => locale.money(money),
            Self::Time { time } => locale.date_time(*time),
            Self::Country { country } => locale.country(country),
            Self::Text(text) => text.shown_in(locale).into_owned(),
            Self::Message(message) => message.in_locale(locale),
            Self::List(list) => {
                let countries: Option<Vec<Country>> = list.iter().map(Self::as_country).collect();
                match countries {
                    // On the server in the order of their names, in which people look for theirs.
                    Some(countries) => locale.country_list(&countries),
                    None => locale.list(&list.iter().map(|each| each.in_locale(locale)).collect::<Vec<_>>()),
                }
            }
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl LocaleValue for Argument {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        self.in_locale(locale).into()
    }
}

/// Words that a person typed: they stay as they are.
impl From<String> for Message {
    fn from(text: String) -> Self {
        Self { text, keyed: None }
    }
}

/// Words that a person typed: they stay as they are.
impl From<&str> for Message {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<char> for Argument {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string())
    }
}

impl From<Decimal> for Argument {
    fn from(decimal: Decimal) -> Self {
        Self::Decimal { decimal }
    }
}

impl From<Money> for Argument {
    fn from(money: Money) -> Self {
        Self::Money { money }
    }
}

impl From<Time> for Argument {
    fn from(time: Time) -> Self {
        Self::Time { time }
    }
}

impl From<Country> for Argument {
    fn from(country: Country) -> Self {
        Self::Country { country }
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl<T: Into<Self>> From<Vec<T>> for Argument {
    fn from(list: Vec<T>) -> Self {
        Self::List(list.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),+) => { $(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                i64::try_from(number).map_or_else(|_| Self::Text(number.to_string()), Self::Number)
            }
        }
    )+ };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Problem, refusal};

    #[test]
    fn a_message_is_put_into_the_words_of_its_reader_after_a_journey_as_json() {
        let sent = refusal::of_text(1, 2, refusal::choose_number(1, 5));
        assert_eq!(sent.text(), "Text 1 of 2: Choose a number from 1 to 5.");
        let json = serde_json::to_string(&sent).expect("a message is JSON");
        let read: Message = serde_json::from_str(&json).expect("it is read back");
        assert_eq!(read, sent);
        assert_eq!(read.in_locale(Locale::It), "Testo 1 di 2: Scelga un numero da 1 a 5.");
    }

    #[test]
    fn a_browser_translates_the_refusals_that_it_makes() {
        let unreadable: Problem = "1,000".parse::<crate::Decimal>().expect_err("it may mean 1 or 1000");
        let Problem::Invalid { reason: number, .. } = unreadable else { panic!("a field") };
        let made = [
            refusal::server_unreachable(),
            refusal::form_unreadable(),
            refusal::field_missing(),
            refusal::choose_shown(),
            number,
        ];
        for (message, locale) in made.iter().flat_map(|message| Locale::ALL.map(|locale| (message, locale))) {
            assert_eq!(message.of_browser(locale), locale.refusal_by_key(message));
        }
        assert_eq!(refusal::must_agree().of_browser(Locale::Fr), None, "the server translates its own");
    }

    #[test]
    fn a_message_that_a_visitor_nests_in_itself_is_not_put_into_words() {
        let deep = (0..60).fold(refusal::no_answer(), |inner, _| refusal::of_text(1, 2, inner));
        let json = serde_json::to_string(&deep).expect("JSON");
        // Each level says the one inside it twice: 2^50 words, if it were.
        let twice = json.replace("\"of-text\"", "\"mark-stands-twice\"").replace("\"reason\"", "\"close\"");
        for json in [json, twice.replace("\"of\":2", "\"open\":\"\"")] {
            let read: Message = serde_json::from_str(&json).expect("it is read");
            assert!(read.in_locale(Locale::Fr).len() < 10_000);
        }
        let reason = refusal::of_question("q", refusal::of_line(3, refusal::of_file("f", refusal::no_answer())));
        assert!(
            reason.in_locale(Locale::It).ends_with(&refusal::no_answer().in_locale(Locale::It)),
            "ours are shallower"
        );
    }

    #[test]
    fn a_text_without_a_key_stays_as_it_is() {
        let read: Message = serde_json::from_str("\"As it was.\"").expect("old texts are read");
        assert_eq!(serde_json::to_string(&read).expect("JSON"), "\"As it was.\"");
        assert_eq!(read.in_locale(Locale::Fr), "As it was.");
        let unknown = r#"{"text":"New.","key":"of-a-newer-server"}"#;
        assert_eq!(serde_json::from_str::<Message>(unknown).expect("it is read").in_locale(Locale::Fr), "New.");
    }
}
