//! How a query is asked: one SQL text, typed rows, on whichever engine the transaction is on.

/// Runs one typed call on whichever engine the transaction is on: `on!(tx, |DB, c| …)`.
macro_rules! on {
    ($tx:expr, |$db:ident, $c:ident| $body:expr) => {
        match $tx {
            $crate::Tx::Sqlite(held) => {
                type $db = sqlx::Sqlite;
                let $c = held.connection()?;
                $body
            }
            $crate::Tx::Postgres(held) => {
                type $db = sqlx::Postgres;
                let $c = held.connection()?;
                $body
            }
        }
    };
}

/// All rows of a query, each read as `$row`: `rows!(tx, Source, "select …", id)`.
macro_rules! rows {
    ($tx:expr, $row:ty, $sql:expr $(, $arg:expr)* $(,)?) => {
        {
            let prepares = $tx.prepares();
            $crate::on!($tx, |DB, c| {
                sqlx::query_as::<DB, $row>($sql)$(.bind($arg))*.persistent(prepares).fetch_all(c).await
            })
        }
            .map_err($crate::Error::from)
    };
}

/// The first row of a query, if there is one.
macro_rules! row {
    ($tx:expr, $row:ty, $sql:expr $(, $arg:expr)* $(,)?) => {
        {
            let prepares = $tx.prepares();
            $crate::on!($tx, |DB, c| {
                sqlx::query_as::<DB, $row>($sql)$(.bind($arg))*.persistent(prepares).fetch_optional(c).await
            })
        }
            .map_err($crate::Error::from)
    };
}

/// The first column of the first row, if there is one.
macro_rules! scalar {
    ($tx:expr, $type:ty, $sql:expr $(, $arg:expr)* $(,)?) => {
        {
            let prepares = $tx.prepares();
            $crate::on!($tx, |DB, c| {
                sqlx::query_scalar::<DB, $type>($sql)$(.bind($arg))*.persistent(prepares).fetch_optional(c).await
            })
        }
            .map_err($crate::Error::from)
    };
}

/// Runs a statement; how many rows it touched.
macro_rules! run {
    ($tx:expr, $sql:expr $(, $arg:expr)* $(,)?) => {
        {
            let prepares = $tx.prepares();
            $crate::on!($tx, |DB, c| {
                sqlx::query::<DB>($sql)$(.bind($arg))*.persistent(prepares).execute(c).await.map(|done| done.rows_affected())
            })
        }
        .map_err($crate::Error::from)
    };
}

pub(crate) use {on, row, rows, run, scalar};
