//! How long to wait before the next attempt.

use std::time::{Duration, SystemTime};

use reqwest::header::{DATE, HeaderMap, RETRY_AFTER};

/// The first wait; each further one is twice as long.
const FIRST: Duration = Duration::from_secs(1);
/// The longest wait that is chosen here.
const LONGEST: Duration = Duration::from_mins(1);
/// The longest wait that an endpoint may ask for; after a longer one, the run ends.
pub(crate) const LONGEST_ASKED: Duration = Duration::from_mins(10);

/// The wait after this many failed attempts, at least the time that the endpoint asked for. Half of what is chosen here is
/// random, so that calls that failed together do not come back together.
pub(crate) fn wait(failed: u32, asked: Option<Duration>, entropy: u64) -> Duration {
    let half = FIRST.saturating_mul(1_u32 << failed.saturating_sub(1).min(16)).min(LONGEST) / 2;
    let range = u64::try_from(half.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
    asked.map_or(half, |asked| asked.max(half)) + Duration::from_millis(entropy % range)
}

/// The time that an answer asks to wait: in seconds, or until a date, which is compared with that of the answer.
pub(crate) fn asked(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = text.parse::<f64>() {
        return Duration::try_from_secs_f64(seconds).ok();
    }
    let date = |text: &str| -> Option<SystemTime> { httpdate::parse_http_date(text).ok() };
    let (until, now) = (date(text)?, date(headers.get(DATE)?.to_str().ok()?)?);
    Some(until.duration_since(now).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_are_spread() {
        let millis = |failed, entropy| wait(failed, None, entropy).as_millis();
        assert_eq!([1, 2, 3, 7, 99].map(|failed| millis(failed, 0)), [500, 1_000, 2_000, 30_000, 30_000]);
        for failed in 1..40 {
            let (low, high) = (millis(failed, 0), (0..3).map(|n| millis(failed, u64::MAX - n)).max().unwrap());
            assert!(low <= high && high <= 2 * low, "{failed}: {low} {high}");
        }
        assert!(wait(1, Some(Duration::from_secs(9)), 0) >= Duration::from_secs(9));
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
        assert_eq!(asked(&headers("0.5")), Some(Duration::from_millis(500)));
        assert_eq!(asked(&headers("Mon, 02 Nov 2026 10:01:30 GMT")), Some(Duration::from_secs(90)));
        assert_eq!(asked(&headers("Mon, 02 Nov 2026 09:00:00 GMT")), Some(Duration::ZERO));
        for odd in ["soon", "-1", "1e300", "NaN"] {
            assert_eq!(asked(&headers(odd)), None, "{odd}");
        }
    }
}
