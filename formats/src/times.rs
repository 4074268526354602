//! Instants as ISO 8601 in UTC, from and to what files have.

use time::format_description::well_known::Rfc3339;
use time::macros::format_description;
use time::{OffsetDateTime, PrimitiveDateTime, UtcOffset};

/// The instant so many seconds after 1970-01-01T00:00:00Z; none outside of the years 0 to 9999.
pub fn from_seconds(seconds: f64) -> Option<String> {
    if !seconds.is_finite() {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "a cast from a float saturates")]
    let milliseconds = (seconds * 1e3).round() as i128;
    let instant = OffsetDateTime::from_unix_timestamp_nanos(milliseconds.checked_mul(1_000_000)?).ok()?;
    (instant.year() >= 0).then(|| instant.format(&Rfc3339).ok()).flatten()
}

/// The seconds after 1970-01-01T00:00:00Z of an instant in ISO 8601.
pub fn to_seconds(instant: &str) -> Option<f64> {
    let instant = OffsetDateTime::parse(instant, &Rfc3339).ok()?;
    Some(instant.unix_timestamp() as f64 + f64::from(instant.nanosecond()) / 1e9)
}

/// The instant of a time as MTurk writes it, such as `Mon Nov 02 10:12:13 PST 2026`.
pub fn from_mturk(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let [_, month, day, clock, zone, year] = parts[..] else { return None };
    let hours = match zone {
        "PST" => -8,
        "PDT" => -7,
        "UTC" | "GMT" => 0,
        _ => return None,
    };
    let format = format_description!("[month repr:short] [day] [hour]:[minute]:[second] [year]");
    let local = PrimitiveDateTime::parse(&format!("{month} {day} {clock} {year}"), format).ok()?;
    let instant = local.assume_offset(UtcOffset::from_hms(hours, 0, 0).ok()?);
    instant.to_offset(UtcOffset::UTC).format(&Rfc3339).ok()
}

/// An instant in ISO 8601 as MTurk writes it, in UTC.
pub fn to_mturk(instant: &str) -> Option<String> {
    let instant = OffsetDateTime::parse(instant, &Rfc3339).ok()?.to_offset(UtcOffset::UTC);
    let format =
        format_description!("[weekday repr:short] [month repr:short] [day] [hour]:[minute]:[second] UTC [year]");
    instant.format(format).ok()
}

/// The instant of a time without a zone, as Qualtrics writes it: `2026-11-02 10:10:01`, read as UTC.
pub fn from_plain(text: &str) -> Option<String> {
    let format = format_description!("[year]-[month]-[day] [hour]:[minute]:[second]");
    PrimitiveDateTime::parse(text.trim(), format).ok()?.assume_utc().format(&Rfc3339).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_files_are_instants() {
        assert_eq!(from_mturk("Mon Nov 02 10:12:13 PST 2026").as_deref(), Some("2026-11-02T18:12:13Z"));
        assert_eq!(to_mturk("2026-11-02T18:12:13Z").as_deref(), Some("Mon Nov 02 18:12:13 UTC 2026"));
        assert_eq!(from_mturk("Mon Nov 02 10:12:13 CET 2026"), None);
        assert_eq!(from_seconds(1_793_000_091.75).as_deref(), Some("2026-10-26T07:34:51.75Z"));
        assert_eq!(to_seconds("2026-10-26T07:34:51.75Z"), Some(1_793_000_091.75));
        assert_eq!(from_plain("2026-11-02 10:10:01").as_deref(), Some("2026-11-02T10:10:01Z"));
        for seconds in [f64::NAN, f64::INFINITY, 1e300, -1e300] {
            assert_eq!(from_seconds(seconds), None);
        }
    }
}
