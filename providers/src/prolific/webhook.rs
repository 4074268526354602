//! Webhooks of Prolific: who sent them is checked over the raw bytes, before anything is read.
//!
//! A webhook is a hint that something changed; the state is what reading it answers. Events come at least once and in any
//! order. The signature does not cover the event's id, so that nothing but recognising repetitions may depend on it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::hmac;
use serde::Deserialize;
use shared::Time;

use crate::{Secret, StudyState, SubmissionState};

/// The header with the signature.
pub const SIGNATURE: &str = "x-prolific-request-signature";
/// The header with the time of sending, which is signed.
pub const TIMESTAMP: &str = "x-prolific-request-timestamp";
/// The header with the id of the event.
pub const EVENT_ID: &str = "x-event-id";

/// How old a webhook may be, in seconds.
pub const LONGEST_AGE: i64 = 300;
/// How far the provider's clock may be ahead of ours, in seconds.
pub const SKEW: i64 = 60;

/// A request as it arrived; a header that is missing is empty.
#[derive(Clone, Copy)]
pub struct Delivery<'a> {
    /// The header [`SIGNATURE`].
    pub signature: &'a str,
    /// The header [`TIMESTAMP`].
    pub timestamp: &'a str,
    /// The header [`EVENT_ID`].
    pub event_id: &'a str,
    /// The body, as it came.
    pub body: &'a [u8],
}

/// An event that the provider sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The id of the event: it is stored in the transaction that acts on it.
    pub id: String,
    /// When it was sent.
    pub sent_at: Time,
    /// What happened.
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A submission has another state.
    Submission {
        /// Its id.
        submission: String,
        /// Whose it is.
        participant: String,
        /// The state that it had when the event was made.
        state: SubmissionState,
    },
    /// A study has another state.
    Study {
        /// Its id.
        study: String,
        /// The state that it had when the event was made.
        state: StudyState,
    },
    /// The number of submissions of a study changed.
    Progress {
        /// Its id.
        study: String,
    },
    /// Many participants return a study.
    HighReturnRate {
        /// Its id.
        study: String,
    },
    /// An event that this version does not know.
    Other {
        /// Its kind.
        event_type: String,
        /// What it is about.
        resource: String,
    },
}

/// Why a webhook is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The signature is missing, unreadable or not of this secret, time and body.
    #[error("The signature is not right.")]
    Forged,
    /// It was sent too long ago: it may be a repetition by somebody else.
    #[error("The webhook is too old.")]
    Old,
    /// It was sent in the future.
    #[error("The webhook comes from the future.")]
    NotYet,
    /// The signature is right, but the time, the id or the body cannot be read.
    #[error("The webhook cannot be read.")]
    Unreadable,
}

#[derive(Deserialize)]
struct EventBody {
    event_type: String,
    resource_id: String,
    participant_id: Option<String>,
    status: Option<String>,
}

/// Checks who sent a webhook and when, then reads it.
///
/// # Errors
/// It is not the provider's, it is old, or it cannot be read.
pub fn verify(secret: &Secret, delivery: &Delivery<'_>, now: Time) -> Result<Event, Refused> {
    // Anybody can compute the signature of an empty secret.
    if secret.reveal().is_empty() {
        return Err(Refused::Forged);
    }
    let signature = STANDARD.decode(delivery.signature).map_err(|_| Refused::Forged)?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.reveal().as_bytes());
    let signed = [delivery.timestamp.as_bytes(), delivery.body].concat();
    // The comparison takes the same time wherever the first difference is.
    hmac::verify(&key, &signed, &signature).map_err(|_| Refused::Forged)?;
    let sent_at = time(delivery.timestamp).ok_or(Refused::Unreadable)?;
    if now > sent_at.plus_seconds(LONGEST_AGE) {
        return Err(Refused::Old);
    }
    if sent_at > now.plus_seconds(SKEW) {
        return Err(Refused::NotYet);
    }
    if delivery.event_id.is_empty() {
        return Err(Refused::Unreadable);
    }
    let kind = read(delivery.body).ok_or(Refused::Unreadable)?;
    Ok(Event { id: delivery.event_id.to_owned(), sent_at, kind })
}

fn read(body: &[u8]) -> Option<EventKind> {
    let EventBody { event_type, resource_id, participant_id, status } = serde_json::from_slice(body).ok()?;
    Some(match event_type.as_str() {
        "submission.status.change" => EventKind::Submission {
            submission: resource_id,
            participant: participant_id?,
            state: SubmissionState::from(status?.as_str()),
        },
        "study.status.change" => EventKind::Study { study: resource_id, state: StudyState::from(status?.as_str()) },
        "study.progress.change" => EventKind::Progress { study: resource_id },
        "study.has_high_return_rate" => EventKind::HighReturnRate { study: resource_id },
        _ => EventKind::Other { event_type, resource: resource_id },
    })
}

/// The time of sending: seconds or milliseconds since 1970, or RFC 3339. The document does not say which.
fn time(text: &str) -> Option<Time> {
    const MILLISECONDS: i64 = 100_000_000_000;
    let Ok(number) = text.parse::<i64>() else { return Time::parse(text) };
    let factor = if number >= MILLISECONDS { 1_000 } else { 1_000_000 };
    number.checked_mul(factor).map(Time)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Time = Time(1_793_000_000_000_000);
    const BODY: &[u8] = br#"{"resource_id": "64395e9c2332b8a59a65d600", "event_type": "submission.status.change", "participant_id": "60ffe5c8371090c7041d43f8", "status": "AWAITING REVIEW"}"#;

    fn sign(secret: &str, timestamp: &str, body: &[u8]) -> String {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        STANDARD.encode(hmac::sign(&key, &[timestamp.as_bytes(), body].concat()))
    }

    fn check(signature: &str, timestamp: &str, body: &[u8]) -> Result<Event, Refused> {
        verify(&Secret::new("secret"), &Delivery { signature, timestamp, event_id: "E1", body }, NOW)
    }

    #[test]
    fn a_signature_is_that_of_the_standard() {
        // RFC 4231, test case 2.
        let signature = STANDARD.encode(
            hex::decode("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843").expect("hexadecimal"),
        );
        assert_eq!(sign("Jefe", "what do ya want ", b"for nothing?"), signature);
    }

    #[test]
    fn what_the_provider_sent_is_read() {
        let event = check(&sign("secret", "1793000000", BODY), "1793000000", BODY).expect("a webhook");
        let EventKind::Submission { submission, state, .. } = event.kind else { panic!("{event:?}") };
        assert_eq!((event.id.as_str(), submission.as_str()), ("E1", "64395e9c2332b8a59a65d600"));
        assert_eq!(state, SubmissionState::AwaitingReview);
        let times = ["1793000000", "1793000000123", "2026-10-26T10:13:20Z"].map(time);
        assert!(times.iter().all(|time| time.is_some_and(|time| time.seconds_since(NOW).abs() < 2 * 86_400)));
    }

    #[test]
    fn what_somebody_else_sent_is_refused() {
        let signature = sign("secret", "1793000000", BODY);
        let truncated = &signature[..signature.len() - 1];
        for (signature, timestamp, body) in [
            (sign("other", "1793000000", BODY).as_str(), "1793000000", BODY),
            (&signature, "1793000001", BODY),
            (&signature, "1793000000", b"{}"),
            (truncated, "1793000000", BODY),
            ("", "1793000000", BODY),
            ("é", "1793000000", BODY),
        ] {
            assert_eq!(check(signature, timestamp, body), Err(Refused::Forged), "{signature} {timestamp}");
        }
        let delivery =
            Delivery { signature: &sign("", "1793000000", BODY), timestamp: "1793000000", event_id: "E1", body: BODY };
        assert_eq!(verify(&Secret::new(""), &delivery, NOW), Err(Refused::Forged));
    }

    #[test]
    fn bytes_that_move_between_the_time_and_the_body_make_no_webhook() {
        let signature = sign("secret", "1793000000", BODY);
        let moved = [b"0".as_slice(), BODY].concat();
        assert_eq!(check(&signature, "179300000", &moved), Err(Refused::Old));
        assert_eq!(check(&signature, "1793000000{", &BODY[1..]), Err(Refused::Unreadable));
    }

    #[test]
    fn old_ones_and_those_of_the_future_are_refused() {
        let at = |seconds: i64| {
            let timestamp = (1_793_000_000 + seconds).to_string();
            check(&sign("secret", &timestamp, BODY), &timestamp, BODY).map(drop)
        };
        assert_eq!([at(-300), at(60)], [Ok(()), Ok(())]);
        assert_eq!([at(-301), at(61)], [Err(Refused::Old), Err(Refused::NotYet)]);
    }

    #[test]
    fn an_unknown_event_is_one_and_an_incomplete_one_is_not() {
        let kind = |body: &str| {
            check(&sign("secret", "1793000000", body.as_bytes()), "1793000000", body.as_bytes()).map(|event| event.kind)
        };
        let other = EventKind::Other { event_type: "moon.full".into(), resource: "1".into() };
        assert_eq!(kind(r#"{"event_type": "moon.full", "resource_id": "1", "more": 1}"#), Ok(other));
        let progress = EventKind::Progress { study: "1".into() };
        assert_eq!(kind(r#"{"event_type": "study.progress.change", "resource_id": "1"}"#), Ok(progress));
        for odd in [r#"{"event_type": "study.status.change", "resource_id": "1"}"#, "{}", "", "[]"] {
            assert_eq!(kind(odd), Err(Refused::Unreadable), "{odd}");
        }
    }
}
