//! One statement for many rows, so that thirty thousand of them are sixty round trips.

use super::run;
use crate::{Result, Tx};

/// Adds rows by the hundred: `many!(tx, "insert into hit (id, …) ", rows, |values, row| { values.push_bind(row.id); })`.
///
/// The text of the statement is a literal; only its list of placeholders grows with the rows. What comes after the list
/// may follow the block: `" on conflict do nothing"`.
macro_rules! many {
    ($tx:expr, $into:literal, $rows:expr, |$values:ident, $row:ident| $bind:block $(, $end:literal)?) => {{
        let mut outcome = Ok(());
        for chunk in $rows.chunks(500) {
            let prepares = $tx.prepares();
            outcome = $crate::on!($tx, |DB, c| {
                let mut query = sqlx::QueryBuilder::<DB>::new($into);
                query.push_values(chunk, |mut $values, $row| $bind);
                $(query.push($end);)?
                query.build().persistent(prepares).execute(c).await.map(|_| ())
            })
            .map_err($crate::Error::from);
            if outcome.is_err() {
                break;
            }
        }
        outcome
    }};
}

pub(crate) use many;

impl Tx {
    /// Tells PostgreSQL's planner at once of rows that came in bulk. Until the server counts them of itself, a minute
    /// later, it would read whole tables to show one hit.
    pub async fn know_sizes(&mut self) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            run!(self, "analyze source, output, hit, hit_item, hit_item_output")?;
        }
        Ok(())
    }
}
