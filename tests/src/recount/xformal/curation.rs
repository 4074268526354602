//! Tables 2 and 3: texts and workers after each step.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{
    export::Export,
    printed::Table,
    tool::Tool,
    words::{asks, has_address, tokens},
};

/// Table 2.
pub(super) async fn texts(export: &Export, table: &Table<'_>, tool: &Tool<'_>) -> anyhow::Result<()> {
    let shown: BTreeSet<&str> = export.items.iter().map(|row| row.text("source_id")).collect();
    for (tag, name) in &export.languages {
        let is = |row: &str, n: usize| table.is(&[row], name, Some(n as f64));
        let all: Vec<&str> = export.sources(tag).map(|row| row.text("text")).collect();
        is("Imported", all.len());
        let mut left: Vec<&str> = all.into_iter().filter(|text| !asks(text)).collect();
        is("+ Step 2a (no questions)", left.len());
        left.retain(|text| !has_address(text));
        is("+ Step 2b (no addresses)", left.len());
        left.retain(|text| (5..=25).contains(&tokens(text).len()));
        is("+ Step 2c (5 to 25 tokens)", left.len());
        let mut seen = BTreeSet::new();
        left.retain(|text| seen.insert(text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")));
        is("+ Step 2d (no duplicates)", left.len());
        let style = tool.style(tag, "style", &left).await?;
        is("+ Step 3 (informal)", style.iter().filter(|p| **p < 0.5).count());
        is("Shown to workers", export.sources(tag).filter(|row| shown.contains(row.text("source_id"))).count());
    }
    table.is_all_counted();
    Ok(())
}

/// Table 3.
pub(super) fn workers(export: &Export, table: &Table<'_>) {
    let mut stands: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    for row in &export.qualifications {
        stands.insert((row.text("worker"), row.text("gate")), row.text("state"));
    }
    for (tag, name) in &export.languages {
        let mut left: Vec<&str> =
            export.workers.iter().filter(|row| row.text("language") == tag).map(|row| row.text("worker")).collect();
        for (step, gate) in [("(QC1)", "location"), ("(QC2)", "test"), ("(QC3)", "review")] {
            left.retain(|worker| stands.get(&(*worker, gate)) == Some(&"passed"));
            table.is(&[step], name, Some(left.len() as f64));
        }
    }
    table.is_all_counted();
}
