//! XFORMAL: Tables 2 to 5, 7, 9 and 10, the quality of section 4, Figures 1 to 4.

mod curation;
mod people;
mod systems;
mod texts;

use super::{export::Export, printed::Tables, tool::Tool};

/// Counts every table again and holds the printed ones against it.
///
/// # Errors
/// The command line refuses a text.
///
/// # Panics
/// A number differs.
pub async fn recount(export: &Export, tables: &Tables, tool: &Tool<'_>) -> anyhow::Result<()> {
    curation::texts(export, &tables.table("xformal-t2"), tool).await?;
    curation::workers(export, &tables.table("xformal-t3"));
    texts::edits(export, &tables.table("xformal-t4"));
    texts::difference(export, &tables.table("xformal-t5"), tool).await?;
    texts::distances(export, &tables.table("xformal-f1"));
    texts::between(export, &tables.table("xformal-f3"));
    people::quality(export, &tables.table("xformal-quality"));
    people::agreement(export, &tables.table("xformal-t10"));
    systems::automatic_and_people(export, &tables.table("xformal-t7"), tool).await?;
    systems::trade_off(export, &tables.table("xformal-f4"), tool).await?;
    systems::shift(export, (&tables.table("xformal-t9"), &tables.table("xformal-f2")), tool).await
}

/// People's rewrites of each source of a language, in the order of the sources.
fn rewrites<'a>(export: &'a Export, tag: &'a str) -> Vec<(&'a str, Vec<&'a str>)> {
    let human = export.of_system("human", tag);
    let of = |source: &'a super::export::Row| {
        let own = human.iter().filter(|row| row.text("source_id") == source.text("source_id"));
        (source.text("text"), own.map(|row| row.text("text")).collect::<Vec<_>>())
    };
    export.sources(tag).map(of).filter(|(_, texts)| !texts.is_empty()).collect()
}
