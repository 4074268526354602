//! Calls that wait end with the run.

use std::time::Duration;

use judges::{Ambient, Ended, Endpoint, Failure, Limits, Reply, Request, Run, Scale, Summary};

use crate::support::{calls, limits};

/// A clock in which no wait ends.
struct Endless;

#[async_trait::async_trait]
impl Ambient for Endless {
    fn now(&self) -> i64 {
        0
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn entropy(&self) -> u64 {
        0
    }

    async fn sleep(&self, _: Duration) {
        std::future::pending::<()>().await;
    }
}

/// Too busy for the items whose prompt contains the text; refuses all others.
struct Busy(&'static str);

#[async_trait::async_trait]
impl Endpoint for Busy {
    async fn ask(&self, request: Request<'_>) -> Result<Reply, Failure> {
        Err(if request.prompt.contains(self.0) {
            Failure::TooMany { retry_after: None, message: "Busy.".into() }
        } else {
            Failure::Refused { status: 401, message: "Unknown key.".into() }
        })
    }

    fn size(&self, prompt: &str) -> (usize, usize) {
        (prompt.len(), 1)
    }
}

/// Makes eight calls, which fails instead of hanging where waits do not end.
async fn carry_out(busy: &'static str, limits: Limits) -> (Summary, Option<Ended>) {
    let (endpoint, scale) = (Busy(busy), Scale::Text);
    let run = Run { endpoint: &endpoint, ambient: &Endless, scale: &scale, field: None, limits };
    let all = run.carry_out(calls(8), |_| Ok(()));
    tokio::time::timeout(Duration::from_mins(1), all).await.expect("no call waits after the end")
}

#[tokio::test]
async fn a_call_that_waits_for_its_turn_ends_with_the_run() {
    let (summary, ended) = carry_out("nothing", Limits { per_minute: Some(1), ..limits() }).await;
    assert!(matches!(ended, Some(Ended::Endpoint(Failure::Refused { .. }))), "{ended:?}");
    assert_eq!(summary, Summary::default(), "only the refused call was made");
}

#[tokio::test]
async fn a_call_that_waits_for_its_repetition_ends_with_the_run() {
    let (summary, ended) = carry_out("item 0.", limits()).await;
    assert!(matches!(ended, Some(Ended::Endpoint(Failure::Refused { .. }))), "{ended:?}");
    assert_eq!(summary, Summary { failed: 1, ..Summary::default() }, "the first one has the reason why it failed");
}
