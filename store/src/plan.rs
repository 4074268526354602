//! How SQLite goes about a query, for tests: a plan that reads a whole table is slow only once a study has grown.

use sqlx::{AssertSqlSafe, Row as _};

use super::Db;

/// The steps of the plan of a statement with so many parameters.
pub async fn plan(sql: &str, parameters: usize) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let db = Db::open(&format!("sqlite://{}", folder.path().join("x.db").display())).await.expect("opens");
    db.migrate().await.expect("migrates");
    let Db::Sqlite { read, .. } = &db else { panic!("it is SQLite") };
    let mut reader = read.get().await.expect("a connection");
    let mut explain = sqlx::query(AssertSqlSafe(format!("explain query plan {sql}")));
    for _ in 0..parameters {
        explain = explain.bind(1_i64);
    }
    let rows = explain.fetch_all(reader.connection().expect("held")).await.expect("a plan");
    rows.iter().map(|row| row.get("detail")).collect()
}
