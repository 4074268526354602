//! Instants in microseconds since 1970, the precision that both databases keep.

use ::time::{OffsetDateTime, format_description::well_known::Rfc3339};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An instant: microseconds since 1970-01-01T00:00:00Z. A 64-bit integer in the database, RFC 3339 in JSON and exports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[cfg_attr(feature = "sql", derive(sqlx::Type), sqlx(transparent))]
pub struct Time(pub i64);

impl Time {
    /// The instant this many seconds later.
    #[must_use]
    pub const fn plus_seconds(self, seconds: i64) -> Self {
        Self(self.0.saturating_add(seconds.saturating_mul(1_000_000)))
    }

    /// The next full minute, or this instant if it is one: for instants that are shown to the minute and must not be
    /// announced too early.
    #[must_use]
    pub const fn next_minute(self) -> Self {
        const MINUTE: i64 = 60_000_000;
        let past = self.0.rem_euclid(MINUTE);
        if past == 0 { self } else { Self(self.0.saturating_add(MINUTE - past)) }
    }

    /// Whole seconds from `earlier` to this instant; negative if `earlier` is later.
    pub const fn seconds_since(self, earlier: Self) -> i64 {
        (self.0 - earlier.0) / 1_000_000
    }

    /// Year, month and day in UTC: `2026-11-21`.
    pub fn date(self) -> String {
        self.offset().map_or_else(String::new, |t| t.date().to_string())
    }

    /// The day in UTC; `None` for an instant that no calendar has.
    pub fn day(self) -> Option<::time::Date> {
        Some(self.offset()?.date())
    }

    /// RFC 3339 with microseconds as needed, in UTC.
    pub fn rfc3339(self) -> String {
        self.offset().and_then(|t| t.format(&Rfc3339).ok()).unwrap_or_default()
    }

    /// Parses RFC 3339; `None` if the text is not valid.
    pub fn parse(text: &str) -> Option<Self> {
        let nanos = OffsetDateTime::parse(text, &Rfc3339).ok()?.unix_timestamp_nanos();
        i64::try_from(nanos.div_euclid(1_000)).ok().map(Self)
    }

    pub(crate) fn offset(self) -> Option<OffsetDateTime> {
        OffsetDateTime::from_unix_timestamp_nanos(i128::from(self.0) * 1_000).ok()
    }
}

impl std::fmt::Display for Time {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.rfc3339())
    }
}

impl Serialize for Time {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.rfc3339())
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text)
            .ok_or_else(|| serde::de::Error::custom("This is no time. Write one such as 2026-11-21T12:00:00Z."))
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Time {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        String::schema()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Time {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn microseconds_survive_the_text_form() {
        let time = Time(1_700_000_000_123_456);
        assert_eq!(time.rfc3339(), "2023-11-14T22:13:20.123456Z");
        assert_eq!(Time::parse(&time.rfc3339()), Some(time));
    }

    #[test]
    fn an_instant_within_a_minute_is_shown_as_the_next_one() {
        let at = |text| Time::parse(text).expect("a time");
        assert_eq!(at("2026-11-21T14:05:59.000001Z").next_minute(), at("2026-11-21T14:06:00Z"));
        assert_eq!(at("2026-11-21T14:06:00Z").next_minute(), at("2026-11-21T14:06:00Z"));
        assert_eq!(at("1969-12-31T23:59:30Z").next_minute(), Time(0));
    }

    #[test]
    fn a_lease_is_counted_in_seconds() {
        assert_eq!(Time(0).plus_seconds(90).seconds_since(Time(0)), 90);
    }
}
