//! Single queries that need no transaction.

/// Runs a query outside of a transaction, and repeats it if the connection turned out to be closed:
/// `ask!(engine, |tx| tx.bearer(hash, now))`.
macro_rules! ask {
    ($engine:expr, |$tx:ident| $question:expr) => {{
        let mut $tx = $engine.glance().await?;
        match $question.await {
            Err(error) if error.is_lost() => {
                drop($tx);
                $engine.db().doubt();
                let mut $tx = $engine.glance().await?;
                $question.await
            }
            answer => answer,
        }
    }};
}

pub(crate) use ask;
