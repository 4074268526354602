//! Single statements that need no transaction.

/// Runs a query outside of a transaction, and repeats it if the connection turned out to be closed:
/// `ask!(engine, |tx| tx.bearer(hash, now))`.
macro_rules! ask {
    ($engine:expr, |$tx:ident| $question:expr) => {{
        let mut $tx = $engine.glance().await?;
        match $question.await {
            Err(error) if error.is_lost() => {
                drop($tx);
                let mut $tx = $engine.glance().await?;
                $question.await
            }
            answer => answer,
        }
    }};
}

/// Runs one statement of PostgreSQL that writes: `at_once!(engine, |tx| tx.claim_at_once(&new))`.
macro_rules! at_once {
    ($engine:expr, |$tx:ident| $write:expr) => {{
        let mut $tx = $engine.db().single().await?;
        match $write.await {
            // A transaction only where a pooler asks for one.
            Ok(done) => $tx.commit().await.map(|()| done),
            error => error,
        }
    }};
}

pub(crate) use {ask, at_once};
