//! The texts of a study as rows of JSON, in an order that does not change, under names that are valid in other studies.

use std::{collections::HashMap, fmt::Write as _};

use serde_json::json;
use shared::{SourceId, StudyId, SystemId, SystemKind};
use store::export::{OutputLine, Sink, SourceLine};

use crate::{Result, Tx, design::study::folder_id};

/// The files of the texts; a file without rows is absent.
#[derive(Debug, Default)]
pub(super) struct Texts {
    pub systems: Option<String>,
    pub sources: Option<String>,
    pub outputs: Option<String>,
}

/// Sources in the order of the study.
#[derive(Default)]
struct Sources {
    rows: String,
    /// The place and the name of each.
    names: HashMap<SourceId, (usize, String)>,
}

/// Outputs that were imported or made by rules.
struct Outputs<'a> {
    sources: &'a Sources,
    systems: HashMap<SystemId, String>,
    /// Each row with what it is sorted by.
    rows: Vec<((usize, String), String)>,
}

impl Sink<SourceLine> for Sources {
    async fn take(&mut self, row: SourceLine) -> store::Result<()> {
        let name = folder_id(&row.language, &row.external_id);
        let line = json!({
            "source_id": name,
            "external_id": row.external_id,
            "language": row.language,
            "text": row.text,
            "curation": row.curation,
            "meta": row.meta,
            "withdrawn_reason": row.withdrawn_reason,
        });
        add(&mut self.rows, &line);
        self.names.insert(row.id, (self.names.len(), name));
        Ok(())
    }
}

impl Sink<OutputLine> for Outputs<'_> {
    async fn take(&mut self, row: OutputLine) -> store::Result<()> {
        let found = (self.sources.names.get(&row.source_id), self.systems.get(&row.system_id));
        let (Some((place, source)), Some(system)) = found else { return Ok(()) };
        let line = json!({
            "output_id": format!("{source}/{system}"),
            "source_id": source,
            "system": system,
            "author": null,
            "text": row.text,
            "withdrawn_reason": row.withdrawn_reason,
        });
        self.rows.push(((*place, system.clone()), line.to_string()));
        Ok(())
    }
}

fn add(rows: &mut String, line: &serde_json::Value) {
    let _ = writeln!(rows, "{line}");
}

/// The texts of a study, without what people wrote in it.
pub(super) async fn texts(tx: &mut Tx, study: StudyId) -> Result<Texts> {
    let mut sources = Sources::default();
    tx.each_exported::<SourceLine>(study, &mut sources).await?;
    let (mut systems, mut names) = (String::new(), HashMap::new());
    for system in tx.systems(study).await? {
        if !matches!(system.kind, SystemKind::Human | SystemKind::Written) {
            add(&mut systems, &json!({ "system": system.name, "kind": system.kind }));
            names.insert(system.id, system.name);
        }
    }
    let mut outputs = Outputs { sources: &sources, systems: names, rows: Vec::new() };
    tx.each_exported::<OutputLine>(study, &mut outputs).await?;
    outputs.rows.sort_unstable();
    let outputs = outputs.rows.into_iter().map(|(_, line)| line + "\n").collect();
    let [systems, sources, outputs] =
        [systems, sources.rows, outputs].map(|rows: String| Some(rows).filter(|rows| !rows.is_empty()));
    Ok(Texts { systems, sources, outputs })
}
