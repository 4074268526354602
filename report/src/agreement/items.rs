//! The items on which raters differ most.

use std::collections::BTreeMap;

use engine::{
    Result, Tx,
    crowd::answers::{Kind, Table},
};
use serde::Serialize;
use shared::WorkerId;
use store::counted::CountedRow;
use uuid::Uuid;

/// Items that are listed.
const MOST: usize = 20;

/// An item with the answers of all raters.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DisputedItem))]
pub struct Item {
    /// The id by which statistics pair answers.
    pub item: Uuid,
    /// The judged text; of two texts side by side, their source.
    pub text: String,
    /// How far the answers differ: of numbers, their standard deviation (n − 1); of answers without an order, the share
    /// that differs from the most frequent one.
    pub spread: f64,
    /// Each rater's pseudonym and answer.
    pub answers: Vec<(String, String)>,
}

/// The items of a table on which raters differ most, with their texts.
pub(super) async fn most_disagreement(
    tx: &mut Tx,
    table: &Table,
    names: &BTreeMap<WorkerId, String>,
) -> Result<Vec<Item>> {
    if table.kind == Kind::Ranking {
        return Ok(Vec::new());
    }
    let mut most: Vec<(f64, Uuid, Vec<CountedRow>)> = Vec::new();
    table.each_item(|item, rows| {
        let spread = spread(&table.kind, rows);
        // Items come in the order of their ids, so that of equal ones the first stay.
        let place = most.partition_point(|(known, _, _)| *known >= spread);
        if spread > 0.0 && place < MOST {
            most.insert(place, (spread, item, rows.to_vec()));
            most.truncate(MOST);
        }
    });
    let mut found = Vec::new();
    for (spread, item, rows) in most {
        let Some(first) = rows.first() else { continue };
        let output = first.output_id.filter(|_| !matches!(table.kind, Kind::Preference(_)));
        let text = tx.judged_text(first.source_id, output).await?;
        let mut answers: Vec<(String, String)> = rows
            .iter()
            .map(|row| (names.get(&row.worker_id).cloned().unwrap_or_default(), written(&table.kind, row)))
            .collect();
        answers.sort();
        found.push(Item { item, text, spread, answers });
    }
    Ok(found)
}

fn spread(kind: &Kind, rows: &[CountedRow]) -> f64 {
    let n = rows.len() as f64;
    if rows.len() < 2 {
        return 0.0;
    }
    if matches!(kind, Kind::Scale(_) | Kind::Slider { .. }) {
        let mean = rows.iter().map(CountedRow::value).sum::<f64>() / n;
        return (rows.iter().map(|row| (row.value() - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
    }
    let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
    for row in rows {
        *counts.entry(row.number).or_default() += 1;
    }
    1.0 - counts.values().max().copied().unwrap_or_default() as f64 / n
}

/// An answer as people read it.
fn written(kind: &Kind, row: &CountedRow) -> String {
    let label = |labels: &[String]| usize::try_from(row.number).ok().and_then(|place| labels.get(place)).cloned();
    match kind {
        Kind::Choice(labels) | Kind::Preference(labels) => label(labels).unwrap_or_default(),
        Kind::Tick => if row.number == 0 { "no" } else { "yes" }.to_owned(),
        Kind::Scale(_) | Kind::Slider { .. } | Kind::Ranking => row.written(),
    }
}
