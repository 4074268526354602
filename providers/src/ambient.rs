//! What this crate takes from outside: randomness and waiting.

use std::fmt::{Debug, Formatter};
use std::time::Duration;

/// Randomness and waiting. Tests bring their own, so that no test waits.
#[async_trait::async_trait]
pub trait Ambient: Send + Sync {
    /// 32 random bytes that are suitable for secrets.
    fn entropy(&self) -> [u8; 32];
    /// Waits.
    async fn sleep(&self, time: Duration);
}

/// Waiting by tokio, and the caller's source of randomness.
pub struct TokioAmbient<F>(pub F);

#[async_trait::async_trait]
impl<F: Fn() -> [u8; 32] + Send + Sync> Ambient for TokioAmbient<F> {
    fn entropy(&self) -> [u8; 32] {
        (self.0)()
    }

    async fn sleep(&self, time: Duration) {
        tokio::time::sleep(time).await;
    }
}

impl<F> Debug for TokioAmbient<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokioAmbient")
    }
}
