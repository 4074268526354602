//! How long to wait before the next attempt.

use std::time::{Duration, SystemTime};

use reqwest::header::{DATE, HeaderMap, RETRY_AFTER};

/// The first wait; each further one is twice as long.
const FIRST: Duration = Duration::from_millis(500);
/// The longest wait that is chosen here.
const LONGEST: Duration = Duration::from_secs(30);
/// The longest wait that is read from an answer; a longer one means the same to every caller.
const LONGEST_ASKED: u64 = 7 * 24 * 3_600;

/// The wait after this many failed attempts, at least the time that the provider asked for.
pub(super) fn wait(failed: u32, asked: Option<Duration>, entropy: [u8; 32]) -> Duration {
    let doubled = FIRST.saturating_mul(1_u32 << failed.saturating_sub(1).min(16)).min(LONGEST);
    let half = doubled / 2;
    // Clients that failed together must not come back together.
    let [a, b, c, d, e, f, g, h, ..] = entropy;
    let draw = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
    let range = u64::try_from(half.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
    let spread = Duration::from_millis(draw % range);
    asked.map_or(half, |asked| asked.max(half)) + spread
}

/// The time that an answer asks to wait: in seconds, or until a date. The date is compared with that of the answer, so that
/// no clock of this machine is needed.
pub(super) fn asked(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = text.parse::<u64>() {
        return Some(Duration::from_secs(seconds.min(LONGEST_ASKED)));
    }
    let date = |text: &str| -> Option<SystemTime> { httpdate::parse_http_date(text).ok() };
    let (until, now) = (date(text)?, date(headers.get(DATE)?.to_str().ok()?)?);
    let wait = until.duration_since(now).unwrap_or_default();
    Some(wait.min(Duration::from_secs(LONGEST_ASKED)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_with_a_spread_and_end_at_a_limit() {
        let (low, high) = ([0; 32], [0xff; 32]);
        let millis = |failed, entropy| wait(failed, None, entropy).as_millis();
        assert_eq!([1, 2, 3, 7, 99].map(|failed| millis(failed, low)), [250, 500, 1_000, 15_000, 15_000]);
        for failed in 1..40 {
            let (low, high) = (millis(failed, low), millis(failed, high));
            assert!(low <= high && high <= 2 * low, "{failed}: {low} {high}");
        }
        assert!(wait(1, Some(Duration::from_secs(9)), low) >= Duration::from_secs(9));
    }

    #[test]
    fn seconds_and_dates_are_read() {
        let headers = |retry: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(RETRY_AFTER, retry.parse().expect("a header"));
            headers.insert(DATE, "Mon, 02 Nov 2026 10:00:00 GMT".parse().expect("a header"));
            headers
        };
        assert_eq!(asked(&headers("7")), Some(Duration::from_secs(7)));
        assert_eq!(asked(&headers("Mon, 02 Nov 2026 10:01:30 GMT")), Some(Duration::from_secs(90)));
        assert_eq!(asked(&headers("Mon, 02 Nov 2026 09:00:00 GMT")), Some(Duration::ZERO));
        assert_eq!(asked(&headers("soon")), None);
        assert_eq!(asked(&headers("99999999999")), Some(Duration::from_secs(LONGEST_ASKED)));
        assert_eq!(asked(&HeaderMap::new()), None);
    }
}
