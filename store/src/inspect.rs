//! Looking at the whole database: its columns, and where a text occurs. For checks that nothing is left of somebody.

use super::{Db, on, rows};
use crate::Result;

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, sqlx::FromRow)]
pub struct ColumnRow {
    /// Its table.
    pub table_name: String,
    /// Its name.
    pub column_name: String,
    /// Its type as the engine calls it.
    pub data_type: String,
}

impl Db {
    /// All columns of all tables.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn columns(&self) -> Result<Vec<ColumnRow>> {
        let sql = match self {
            Self::Sqlite { .. } => {
                "select m.name as table_name, c.name as column_name, c.type as data_type
                   from sqlite_master m
                   join pragma_table_info(m.name) c
                  where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like '_sqlx%'
                  order by m.name, c.cid"
            }
            Self::Postgres { .. } => {
                "select cast(c.table_name as text) as table_name, cast(c.column_name as text) as column_name,
                        cast(c.data_type as text) as data_type
                   from information_schema.columns c
                   join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
                  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like '\\_sqlx%'
                  order by c.table_name, c.ordinal_position"
            }
        };
        rows!(&mut self.read().await?, ColumnRow, sql)
    }

    /// Where a text occurs, whatever its case: `table.column` and in how many rows.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn find(&self, text: &str) -> Result<Vec<(String, i64)>> {
        let mut found = Vec::new();
        for ColumnRow { table_name, column_name, data_type } in self.columns().await? {
            let value = match (self, data_type.as_str()) {
                (Self::Postgres { .. }, "bytea") => format!("encode(\"{column_name}\", 'escape')"),
                _ => format!("cast(\"{column_name}\" as text)"),
            };
            let sql = format!(
                "select count(*) from \"{table_name}\" where replace(lower({value}), lower($1), '') <> lower({value})"
            );
            let mut tx = self.read().await?;
            let prepares = tx.prepares();
            let n = on!(&mut tx, |DB, c| {
                sqlx::query_scalar::<DB, i64>(sqlx::AssertSqlSafe(sql))
                    .bind(text)
                    .persistent(prepares)
                    .fetch_one(c)
                    .await?
            });
            if n > 0 {
                found.push((format!("{table_name}.{column_name}"), n));
            }
        }
        Ok(found)
    }
}
