//! The list of personal data names every column there is.

use std::collections::BTreeSet;

use store::personal::TABLES;

use crate::app::on_both_engines;

on_both_engines!(every_column_of_the_database_is_in_the_list_of_personal_data, async |app| {
    let columns = app.engine.db().columns().await.expect("the columns");
    let there: BTreeSet<(String, String)> =
        columns.into_iter().map(|column| (column.table_name, column.column_name)).collect();
    assert!(there.len() > 100, "{} columns", there.len());
    let listed: BTreeSet<(String, String)> = TABLES
        .iter()
        .flat_map(|table| table.columns().map(|column| (table.name.to_owned(), column.to_owned())))
        .collect();
    let unlisted: Vec<_> = there.difference(&listed).collect();
    assert!(unlisted.is_empty(), "say in store/src/personal.rs what an erasure does to {unlisted:?}");
    let gone: Vec<_> = listed.difference(&there).collect();
    assert!(gone.is_empty(), "these are listed and not there: {gone:?}");
});
