//! How the site writes times, amounts and rates.

use shared::{Money, Time};
use time::{PrimitiveDateTime, UtcOffset, macros::format_description};

/// A share of assignments that were approved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The assignments that were approved.
    pub approved: u64,
    /// The assignments about which somebody decided.
    pub decided: u64,
}

/// A time like `Mon Nov 02 10:11:12 PST 2026`: English names, and the letters of a zone.
pub fn time(text: &str) -> Option<Time> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [weekday, month, day, clock, zone, year] = parts[..] else { return None };
    let hours = match zone {
        "PST" => -8,
        "PDT" => -7,
        "UTC" | "GMT" => 0,
        _ => return None,
    };
    let local = format!("{weekday} {month} {day} {clock} {year}");
    let format = format_description!("[weekday repr:short] [month repr:short] [day] [hour]:[minute]:[second] [year]");
    let read = PrimitiveDateTime::parse(&local, format).ok()?;
    // A weekday that does not belong to the date shows that day and month were exchanged.
    let is_weekday = read.format(format).is_ok_and(|written| written == local);
    let zone = UtcOffset::from_hms(hours, 0, 0).ok().filter(|_| is_weekday)?;
    Some(Time(read.assume_offset(zone).unix_timestamp().checked_mul(1_000_000)?))
}

/// An amount like `$0.60`. The site pays in dollars only.
pub fn reward(text: &str) -> Option<Money> {
    let amount = text.strip_prefix('$')?;
    let is_plain = amount.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    // A comma would separate thousands here, and decimal places in a form of ours.
    Money::typed(amount, "USD").filter(|_| is_plain)
}

/// A number of seconds or assignments.
pub fn number(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// A rate like `100% (20/20)`.
pub fn rate(text: &str) -> Option<Rate> {
    let (_, counts) = text.split_once("% (")?;
    let (approved, decided) = counts.strip_suffix(')')?.split_once('/')?;
    Some(Rate { approved: number(approved)?, decided: number(decided)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_in_its_zone() {
        for (text, utc) in [
            ("Mon Nov 02 10:11:12 PST 2026", "2026-11-02T18:11:12Z"),
            ("Wed Jul 01 23:00:00 PDT 2026", "2026-07-02T06:00:00Z"),
            ("Thu Feb 29 00:00:00 UTC 2024", "2024-02-29T00:00:00Z"),
            ("Thu Dec 31 23:59:59 GMT 2026", "2026-12-31T23:59:59Z"),
        ] {
            assert_eq!(time(text), Time::parse(utc), "{text}");
        }
    }

    #[test]
    fn what_is_no_time_of_the_site_is_refused() {
        for text in [
            "",
            "2026-11-02T10:11:12Z",
            "Mon Nov 02 10:11:12 2026",
            "Mon Nov 02 10:11:12 CET 2026",
            "Tue Nov 02 10:11:12 PST 2026",
            "Sun Feb 29 10:11:12 PST 2026",
            "Mon Nov 02 25:11:12 PST 2026",
            "Mon Nov 2 10:11:12 PST 2026",
            " Mon Nov 02 10:11:12 PST 2026",
            "Mon Nov 02 10:11:12 PST 2026 x",
            "lun. nov. 02 10:11:12 PST 2026",
        ] {
            assert_eq!(time(text), None, "{text}");
        }
    }

    #[test]
    fn amounts_and_counts_are_read_exactly() {
        for (text, cents) in [("$0.60", 60), ("$0.05", 5), ("$12", 1_200), ("$1.5", 150)] {
            assert_eq!(reward(text), Some(Money::new(cents, "USD")), "{text}");
        }
        for text in ["", "0.60", "$", "$-1", "€0.60", "$0.605", "$1,000", "$ 1", "$1e3", "$1.2.3"] {
            assert_eq!(reward(text), None, "{text}");
        }
        assert_eq!(rate("97% (19/20)"), Some(Rate { approved: 19, decided: 20 }));
        for text in ["", "97%", "97% (19)", "97% (a/b)", "97% (19/20", "% (+1/2)"] {
            assert_eq!(rate(text), None, "{text}");
        }
        assert_eq!([number("61"), number("-1"), number("1.5"), number("+1")], [Some(61), None, None, None]);
    }
}
