//! A message in a text column of the database: with a key as its JSON, without one as the text itself, which is how
//! earlier versions stored every message.

use super::Message;

/// How the JSON of a message begins.
const BEGINS: &str = "{\"text\":";

impl Message {
    /// As a text column has it. A text without a key that looks like the JSON of a message is wrapped in JSON itself, so
    /// that nobody who types a message can write one with a key.
    pub fn to_column(&self) -> String {
        if self.keyed.is_none() && !self.text.starts_with(BEGINS) {
            return self.text.clone();
        }
        match &self.keyed {
            Some(_) => serde_json::to_string(self).unwrap_or_else(|_| self.text.clone()),
            None => serde_json::json!({ "text": self.text }).to_string(),
        }
    }

    /// From a text column.
    pub fn from_column(column: String) -> Self {
        #[derive(serde::Deserialize)]
        struct Wrapped {
            text: String,
        }
        if !column.starts_with(BEGINS) {
            return column.into();
        }
        let read = serde_json::from_str::<Self>(&column);
        let wrapped = |_| serde_json::from_str::<Wrapped>(&column).map(|wrapped| wrapped.text.into());
        read.or_else(wrapped).unwrap_or_else(|_| column.into())
    }
}

#[cfg(feature = "sql")]
impl<DB: sqlx::Database> sqlx::Type<DB> for Message
where
    String: sqlx::Type<DB>,
{
    fn type_info() -> DB::TypeInfo {
        <String as sqlx::Type<DB>>::type_info()
    }

    fn compatible(info: &DB::TypeInfo) -> bool {
        <String as sqlx::Type<DB>>::compatible(info)
    }
}

#[cfg(feature = "sql")]
impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for Message
where
    String: sqlx::Encode<'q, DB>,
{
    fn encode_by_ref(&self, buffer: &mut DB::ArgumentBuffer) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
        sqlx::Encode::<'q, DB>::encode(self.to_column(), buffer)
    }
}

#[cfg(feature = "sql")]
impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for Message
where
    String: sqlx::Decode<'r, DB>,
{
    fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
        Ok(Self::from_column(<String as sqlx::Decode<'r, DB>>::decode(value)?))
    }
}

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
        assert!(french.contains("France et Allemagne") && french.contains("Égypte"), "{french}");
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
