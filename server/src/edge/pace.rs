//! A body has to arrive at a certain pace: a slower sender would hold memory and a place for nothing.

use std::time::Duration;

use axum::BoxError;
use axum::body::{Body, Bytes};
use futures::{StreamExt as _, stream};
use tokio::time::{Instant, timeout_at};

/// Bytes a second that every connection in use today exceeds.
const SLOWEST: u64 = 16 << 10;

/// The body did not arrive in time.
#[derive(Debug, thiserror::Error)]
#[error("the body arrived too slowly")]
pub(crate) struct TooSlow;

/// The same body, which ends with an error if it falls behind this pace by more than `slack`.
pub(crate) fn paced(body: Body, slack: Duration) -> Body {
    let began = Instant::now();
    let pieces = stream::unfold(Some((body.into_data_stream(), 0_u64)), move |state| async move {
        let (mut data, received) = state?;
        let due = began + slack + Duration::from_secs(received / SLOWEST);
        let next: Result<Bytes, BoxError> = match timeout_at(due, data.next()).await {
            Ok(Some(Ok(bytes))) => {
                let received = received + bytes.len() as u64;
                return Some((Ok(bytes), Some((data, received))));
            }
            Ok(Some(Err(error))) => Err(error.into()),
            Ok(None) => return None,
            Err(_) => Err(TooSlow.into()),
        };
        Some((next, None))
    });
    Body::from_stream(pieces)
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    #[tokio::test]
    async fn a_body_that_stands_still_ends() {
        let body = Body::from_stream(stream::pending::<Result<Bytes, BoxError>>());
        to_bytes(paced(body, Duration::from_millis(50)), usize::MAX).await.expect_err("it never ends of itself");
    }

    #[tokio::test]
    async fn a_slow_line_is_waited_for() {
        let pieces = stream::iter(0..30).then(|_| async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            Ok::<_, BoxError>(Bytes::from_static(&[0; 16 << 10]))
        });
        let body = paced(Body::from_stream(pieces), Duration::from_secs(2));
        let body = to_bytes(body, usize::MAX).await.expect("each piece puts the end off, although all take 3 seconds");
        assert_eq!(body.len(), 30 * (16 << 10));
    }
}
