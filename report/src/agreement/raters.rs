//! How far each worker agrees with the others who judged the same texts.

use std::collections::{BTreeMap, BTreeSet};

use ::agreement::{aggregate::Winner, correlation::spearman};
use engine::crowd::answers::{Kind, Table};
use serde::Serialize;
use shared::WorkerId;
use uuid::Uuid;

/// Shared items from which a worker who agrees with nobody is pointed out.
pub(crate) const ENOUGH: usize = 10;

/// The correlation with the others below which a worker agrees with nobody.
const NOBODY: f64 = 0.1;

/// A worker against the others who judged the same items.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rater {
    /// The worker.
    pub worker: WorkerId,
    /// Their pseudonym.
    pub pseudonym: String,
    /// Items judged; of rankings, sources.
    pub n_ratings: usize,
    /// Those that somebody else judged too.
    pub n_shared: usize,
    /// Pairs with another worker's judgement of the same item.
    pub n_pairs: usize,
    /// The share of pairs with another worker's judgement of the same item that are equal; `None` for sliders.
    pub equal: Option<f64>,
    /// Spearman's correlation with the mean of the others over the shared items; `None` for answers without an order,
    /// or if it is undefined.
    pub correlation: Option<f64>,
    /// The mean of their judgements minus the mean of the others, over the shared items; `None` for answers without an
    /// order and for rankings.
    pub bias: Option<f64>,
    /// Whether they agree with nobody: at least 10 shared items and a correlation under 0.1, or always the same answer
    /// where the others' differ; of answers without an order, no more equal pairs than chance gives.
    pub agrees_with_nobody: bool,
}

/// Every worker of a table against the others, by pseudonym.
pub(crate) fn raters(table: &Table, names: &BTreeMap<WorkerId, String>) -> Vec<Rater> {
    let is_ordered = matches!(table.kind, Kind::Scale(_) | Kind::Slider { .. } | Kind::Ranking);
    let items = items(table);
    let mut own: BTreeMap<WorkerId, Own> = BTreeMap::new();
    for item in items.values() {
        for (worker, value) in &item.answers {
            let own = own.entry(*worker).or_default();
            own.judged.insert(item.unit);
            if let Some(shared) = Shared::of((*worker, *value), item) {
                own.shared_units.insert(item.unit);
                own.shared.push(shared);
            }
        }
    }
    let chance = chance(&items);
    let mut found: Vec<Rater> =
        own.into_iter().map(|(worker, own)| rater((worker, &own), table, (is_ordered, chance), names)).collect();
    found.sort_by(|a, b| a.pseudonym.cmp(&b.pseudonym));
    found
}

/// The work of one worker.
#[derive(Default)]
struct Own {
    /// What they judged: items, or the sources of rankings.
    judged: BTreeSet<Uuid>,
    /// Those that somebody else judged too.
    shared_units: BTreeSet<Uuid>,
    shared: Vec<Shared>,
}

/// An item with the answers to it.
struct Judged {
    /// What counts as one: the item, or the source of a ranking, of which each output is an item here.
    unit: Uuid,
    answers: Vec<(WorkerId, f64)>,
}

/// The answers by item. Of two outputs side by side, it is the side that was preferred, so that chance does not depend on
/// the number of systems.
fn items(table: &Table) -> BTreeMap<Uuid, Judged> {
    let mut items: BTreeMap<Uuid, Judged> = BTreeMap::new();
    let mut add = |item: Uuid, unit: Uuid, worker: WorkerId, value: f64| {
        let judged = items.entry(item).or_insert_with(|| Judged { unit, answers: Vec::new() });
        judged.answers.push((worker, value));
    };
    if matches!(table.kind, Kind::Preference(_)) {
        for (item, worker, winner) in table.preferences() {
            let side = match winner {
                Winner::Left => 0.0,
                Winner::Tie => 1.0,
                Winner::Right => 2.0,
            };
            add(item, item, WorkerId(worker), side);
        }
    } else {
        for row in &table.rows {
            let item = table.judged(row);
            let unit = if table.kind == Kind::Ranking { row.source_id.0 } else { item };
            add(item, unit, row.worker_id, row.value());
        }
    }
    items
}

fn rater(
    (worker, own): (WorkerId, &Own),
    table: &Table,
    (is_ordered, chance): (bool, f64),
    names: &BTreeMap<WorkerId, String>,
) -> Rater {
    let shared = &own.shared;
    let (pairs, equal) = shared.iter().fold((0, 0), |sum, one| (sum.0 + one.others, sum.1 + one.equal));
    let equal = (pairs > 0 && !matches!(table.kind, Kind::Slider { .. })).then(|| equal as f64 / pairs as f64);
    let (x, y): (Vec<f64>, Vec<f64>) = shared.iter().map(|one| (one.own, one.mean)).unzip();
    let correlation = is_ordered.then(|| spearman(&x, &y).ok().map(|found| found.value)).flatten();
    let has_bias = is_ordered && table.kind != Kind::Ranking && !shared.is_empty();
    let bias = has_bias.then(|| shared.iter().map(|one| one.own - one.mean).sum::<f64>() / x.len() as f64);
    let is_constant = |values: &[f64]| values.windows(2).all(|two| two[0].total_cmp(&two[1]).is_eq());
    let alone = match correlation {
        Some(correlation) => correlation < NOBODY,
        None if is_ordered => is_constant(&x) && !is_constant(&y),
        None => equal.is_some_and(|equal| equal <= chance),
    };
    Rater {
        worker,
        pseudonym: names.get(&worker).cloned().unwrap_or_default(),
        n_ratings: own.judged.len(),
        n_shared: own.shared_units.len(),
        n_pairs: pairs,
        equal,
        correlation,
        bias,
        agrees_with_nobody: alone && own.shared_units.len() >= ENOUGH,
    }
}

/// The share of equal pairs if everybody answered at random with the frequencies of the table.
fn chance(items: &BTreeMap<Uuid, Judged>) -> f64 {
    let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
    for (_, value) in items.values().flat_map(|item| &item.answers) {
        *counts.entry(value.to_bits()).or_default() += 1;
    }
    let n = counts.values().sum::<usize>().max(1) as f64;
    counts.values().map(|count| (*count as f64 / n).powi(2)).sum()
}

/// An item that a worker and others judged.
struct Shared {
    own: f64,
    /// The mean of the others.
    mean: f64,
    /// The number of the others.
    others: usize,
    /// How many of them answered the same.
    equal: usize,
}

impl Shared {
    fn of((worker, own): (WorkerId, f64), item: &Judged) -> Option<Self> {
        let others: Vec<f64> = item.answers.iter().filter(|(by, _)| *by != worker).map(|(_, value)| *value).collect();
        (!others.is_empty()).then(|| Self {
            own,
            mean: others.iter().sum::<f64>() / others.len() as f64,
            others: others.len(),
            equal: others.iter().filter(|value| value.total_cmp(&own).is_eq()).count(),
        })
    }
}
