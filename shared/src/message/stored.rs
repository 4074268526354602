//! A message in a text column of the database: with a key as its JSON, without one as the text itself, which is how
//! earlier versions stored every message.

use serde::{Deserialize, Serialize};

use super::{Keyed, Message};

/// How the JSON of a message begins.
const BEGINS: &str = "{\"text\":";

/// A message as JSON. One without a key is written so if its text would be read as JSON otherwise: nobody who types a
/// message can write one with a key.
#[derive(Serialize, Deserialize)]
struct Column {
    text: String,
    #[serde(flatten)]
    keyed: Option<Keyed>,
}

impl Message {
    /// As a text column has it.
    pub fn to_column(&self) -> String {
        if self.keyed.is_none() && !self.text.starts_with(BEGINS) {
            return self.text.clone();
        }
        let column = Column { text: self.text.clone(), keyed: self.keyed.clone() };
        serde_json::to_string(&column).unwrap_or_else(|_| self.text.clone())
    }

    /// From a text column.
    pub fn from_column(column: String) -> Self {
        if !column.starts_with(BEGINS) {
            return column.into();
        }
        match serde_json::from_str(&column) {
            Ok(Column { text, keyed }) => Self { text, keyed },
            Err(_) => column.into(),
        }
    }
}

#[cfg(feature = "sql")]
crate::words::column_as_text!(Message, |message| message.to_column(), |text| {
    Ok::<_, std::convert::Infallible>(Self::from_column(text))
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Country, Locale, refusal};

    #[test]
    fn a_stored_message_is_read_in_any_language() {
        let country = |code: &str| code.parse::<Country>().expect("a country");
        let told = refusal::open_in_and_said(vec![country("FR"), country("DE")], country("EG"));
        let read = Message::from_column(told.to_column());
        assert_eq!(read, told);
        assert_eq!(read.text(), "Open to workers in: France and Germany. You said: Egypt.");
        let french = read.in_locale(Locale::Fr);
        assert!(
            french.contains("Allemagne et France") && french.contains("Égypte"),
            "by name in each language: {french}"
        );
    }

    #[test]
    fn a_text_is_read_as_it_was_typed() {
        let wrapped = Message::from("{\"text\":\"a\"}").to_column();
        for typed in [
            "",
            "Well done.",
            "\"Well done.\"",
            "{}",
            "{\"text\":1",
            "{\"text\":\"a\",\"key\":\"must-agree\"}",
            &wrapped,
        ] {
            let read = Message::from_column(Message::from(typed).to_column());
            assert_eq!((read.text(), read.key()), (typed, None));
        }
        // As an earlier version stored it.
        assert_eq!(Message::from_column("{\"text\": of a text".to_owned()).text(), "{\"text\": of a text");
    }
}
