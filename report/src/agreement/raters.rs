//! How far each worker agrees with the others who judged the same texts.

use std::collections::{BTreeMap, BTreeSet};

use ::agreement::correlation::spearman;
use engine::crowd::answers::{Kind, Table};
use serde::Serialize;
use shared::WorkerId;
use store::counted::CountedRow;
use uuid::Uuid;

/// Shared items from which a worker who agrees with nobody is pointed out.
pub(crate) const ENOUGH: usize = 10;

/// The correlation with the others below which a worker agrees with nobody; of answers without an order, the way from
/// chance to equal answers only.
const NOBODY: f64 = 0.1;

/// The standard errors below the median worker from which somebody is pointed out: by chance, 1 in 1,000 such workers is.
/// Without this limit most workers of a large study would be, where few items are shared or people agree little.
const FAR: f64 = 3.09;

/// Items to which most others gave another answer from which "always the same" says something: so many, and this part of
/// all.
const MISSED: usize = 5;

/// The probability under which something is hardly chance: that of [`FAR`].
pub(crate) const RARE: f64 = 0.001;

/// The variance of Spearman's correlation on Fisher's scale is this over n - 3 (Fieller, Hartley and Pearson 1957).
const SPEARMAN_VARIANCE: f64 = 1.06;

/// A worker against the others who judged the same items.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
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
    /// Whether they agree with nobody: at least 10 shared items, a correlation under 0.1, which is also so far below that of
    /// the median worker that chance explains it in fewer than 1 of 1,000 cases. Always the same answer counts as a
    /// correlation of 0 where the others' differ. Of answers without an order, the mean share of the others who gave the
    /// same answer is compared instead: under chance plus a tenth of what is missing to 1.
    pub agrees_with_nobody: bool,
    /// Whether they always gave the same answer to at least 10 shared items, although to a fifth of these, and to five of
    /// them, fewer than half of the others did, and chance explains it in fewer than 1 of 1,000 cases. Never of rankings
    /// and of options that are ticked: a rare option is seldom right.
    pub always_the_same: bool,
}

/// Every worker of a table against the others, by pseudonym.
pub(crate) fn raters(table: &Table, names: &BTreeMap<WorkerId, String>) -> Vec<Rater> {
    let is_ordered = matches!(table.kind, Kind::Scale(_) | Kind::Slider { .. } | Kind::Ranking);
    let mut own: BTreeMap<WorkerId, Own> = BTreeMap::new();
    let mut given: BTreeMap<u64, usize> = BTreeMap::new();
    each_judged(table, |item| {
        for (worker, value) in &item.answers {
            *given.entry(value.to_bits()).or_default() += 1;
            let own = own.entry(*worker).or_default();
            own.judged.add(item, table);
            if let Some(shared) = Shared::of((*worker, *value), item) {
                own.shared_units.add(item, table);
                own.shared.push(shared);
            }
        }
    });
    let (chance, n_answers) = (chance(&given), given.len());
    let mut fits: Vec<(Rater, Option<Fit>)> = Vec::new();
    for (worker, own) in own {
        let rater = rater((worker, &own), table, (is_ordered, n_answers), names);
        let fit = if is_ordered { Fit::ordered(&own, rater.correlation) } else { Fit::unordered(&own, chance) };
        fits.push((rater, fit.filter(|_| own.shared_units.n >= ENOUGH)));
    }
    let alone = Alone::of(fits.iter().filter_map(|(_, fit)| *fit), is_ordered);
    let mark = |(rater, fit): (Rater, Option<Fit>)| Rater {
        agrees_with_nobody: fit.is_some_and(|fit| alone.is(fit)),
        ..rater
    };
    let mut found: Vec<Rater> = fits.into_iter().map(mark).collect();
    found.sort_by(|a, b| a.pseudonym.cmp(&b.pseudonym));
    found
}

/// The work of one worker.
#[derive(Default)]
struct Own {
    /// What they judged: items, or the sources of rankings.
    judged: Units,
    /// Those that somebody else judged too.
    shared_units: Units,
    shared: Vec<Shared>,
}

/// What counts as one, counted. Items come one after the other; the outputs of a source, which are the items of a ranking,
/// do not.
#[derive(Default)]
struct Units {
    n: usize,
    last: Option<Uuid>,
    sources: BTreeSet<Uuid>,
}

impl Units {
    fn add(&mut self, item: &Judged, table: &Table) {
        let is_new = match table.kind {
            Kind::Ranking => self.sources.insert(item.unit),
            _ => self.last.replace(item.unit) != Some(item.unit),
        };
        self.n += usize::from(is_new);
    }
}

impl Own {
    /// What counts as one for statistics: the items of a ranking depend on each other, its sources do not.
    fn n_shared(&self) -> f64 {
        self.shared_units.n as f64
    }

    /// Whether all answers are one of so many, which is hardly so by chance: as often as the others gave it, multiplied over
    /// the items. Where nearly all answers are the same anyway, that only says how few slips the others make, so it has to
    /// miss what most of them say, too.
    fn is_always_the_same(&self, n_answers: usize) -> bool {
        let is_same = self.shared.windows(2).all(|two| two[0].own.total_cmp(&two[1].own).is_eq());
        let n_missed = self.shared.iter().filter(|one| 2 * one.equal < one.others).count();
        let p = n_answers as f64 * self.mean_share().powf(self.n_shared());
        is_same && self.shared_units.n >= ENOUGH && n_missed >= MISSED.max(self.shared.len() / MISSED) && p < RARE
    }

    /// The share of the others who gave the same answer: the mean over the items.
    fn mean_share(&self) -> f64 {
        let shares = self.shared.iter().map(|one| f64::from(one.equal) / f64::from(one.others));
        shares.sum::<f64>() / self.shared.len().max(1) as f64
    }
}

/// An item with the answers to it.
struct Judged {
    /// What counts as one: the item, or the source of a ranking, of which each output is an item here.
    unit: Uuid,
    answers: Vec<(WorkerId, f64)>,
}

/// Hands on the answers by item. Of two outputs side by side, it is the side that was preferred, so that chance does not
/// depend on the number of systems: the output that was preferred first is on the left.
fn each_judged(table: &Table, mut take: impl FnMut(&Judged)) {
    let mut judged = Judged { unit: Uuid::nil(), answers: Vec::new() };
    table.each_item(|item, rows| {
        let left = rows.iter().find_map(|row| row.output_id);
        let value = |row: &CountedRow| match table.kind {
            Kind::Preference(_) if row.output_id.is_none() => 1.0,
            Kind::Preference(_) => f64::from(u8::from(row.output_id != left)) * 2.0,
            _ => row.value(),
        };
        judged.answers.clear();
        judged.answers.extend(rows.iter().map(|row| (row.worker_id, value(row))));
        let source = rows.first().map_or(item, |row| row.source_id.0);
        judged.unit = if table.kind == Kind::Ranking { source } else { item };
        take(&judged);
    });
}

fn rater(
    (worker, own): (WorkerId, &Own),
    table: &Table,
    (is_ordered, n_answers): (bool, usize),
    names: &BTreeMap<WorkerId, String>,
) -> Rater {
    let shared = &own.shared;
    let (pairs, equal) =
        shared.iter().fold((0, 0), |sum, one| (sum.0 + one.others as usize, sum.1 + one.equal as usize));
    let equal = (pairs > 0 && !matches!(table.kind, Kind::Slider { .. })).then(|| equal as f64 / pairs as f64);
    let (x, y): (Vec<f64>, Vec<f64>) = shared.iter().map(|one| (one.own, one.mean)).unzip();
    let correlation = is_ordered.then(|| spearman(&x, &y).ok().map(|found| found.value)).flatten();
    let has_bias = is_ordered && table.kind != Kind::Ranking && !shared.is_empty();
    let bias = has_bias.then(|| shared.iter().map(|one| one.own - one.mean).sum::<f64>() / x.len() as f64);
    Rater {
        worker,
        pseudonym: names.get(&worker).cloned().unwrap_or_default(),
        n_ratings: own.judged.n,
        n_shared: own.shared_units.n,
        n_pairs: pairs,
        equal,
        correlation,
        bias,
        agrees_with_nobody: false,
        always_the_same: own.is_always_the_same(n_answers) && !matches!(table.kind, Kind::Ranking | Kind::Tick),
    }
}

/// How well a worker's answers fit those of the others.
#[derive(Clone, Copy, Debug)]
struct Fit {
    /// The correlation on Fisher's scale; of answers without an order, the mean share of the others who gave the same.
    value: f64,
    /// The items it rests on.
    n: f64,
    /// Whether it is hardly more than nothing.
    is_low: bool,
}

impl Fit {
    /// By the correlation with the mean of the others. Always the same answer fits nothing, where the others' differ.
    fn ordered(own: &Own, correlation: Option<f64>) -> Option<Self> {
        let is_one =
            |of: fn(&Shared) -> f64| own.shared.windows(2).all(|two| of(&two[0]).total_cmp(&of(&two[1])).is_eq());
        let is_constant = is_one(|one| one.own) && !is_one(|one| one.mean);
        let correlation = correlation.or(is_constant.then_some(0.0))?;
        // A perfect correlation is at infinity there.
        let value = correlation.clamp(-0.999, 0.999).atanh();
        Some(Self { value, n: own.n_shared(), is_low: correlation < NOBODY })
    }

    /// By the share of the others who gave the same answer.
    fn unordered(own: &Own, chance: f64) -> Option<Self> {
        let value = own.mean_share();
        (!own.shared.is_empty()).then(|| Self {
            value,
            n: own.n_shared(),
            is_low: value < chance + NOBODY * (1.0 - chance),
        })
    }
}

/// Who agrees with nobody, while the others agree.
struct Alone {
    /// The fit of the median worker.
    median: f64,
    /// The variance of a fit, times its items.
    variance: f64,
    is_ordered: bool,
}

impl Alone {
    fn of(fits: impl Iterator<Item = Fit>, is_ordered: bool) -> Self {
        let mut values: Vec<f64> = fits.map(|fit| fit.value).collect();
        values.sort_by(f64::total_cmp);
        let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
        Self {
            median: values.get(values.len() / 2).copied().unwrap_or_default(),
            // Shares vary by no more than this.
            variance: if is_ordered { SPEARMAN_VARIANCE } else { mean * (1.0 - mean) },
            is_ordered,
        }
    }

    fn is(&self, fit: Fit) -> bool {
        let n = if self.is_ordered { fit.n - 3.0 } else { fit.n };
        fit.is_low && self.median - fit.value > FAR * (self.variance / n).sqrt()
    }
}

/// The share of equal pairs if everybody answered at random with the frequencies of the table: how often each answer was
/// given.
fn chance(given: &BTreeMap<u64, usize>) -> f64 {
    let n = given.values().sum::<usize>().max(1) as f64;
    given.values().map(|count| (*count as f64 / n).powi(2)).sum()
}

/// An item that a worker and others judged.
struct Shared {
    own: f64,
    /// The mean of the others.
    mean: f64,
    /// The number of the others.
    others: u32,
    /// How many of them answered the same.
    equal: u32,
}

impl Shared {
    fn of((worker, own): (WorkerId, f64), item: &Judged) -> Option<Self> {
        let others = item.answers.iter().filter(|(by, _)| *by != worker).map(|(_, value)| *value);
        let (mut sum, mut n, mut equal) = (0.0, 0, 0);
        for value in others {
            sum += value;
            n += 1;
            equal += u32::from(value.total_cmp(&own).is_eq());
        }
        (n > 0).then(|| Self { own, mean: sum / f64::from(n), others: n, equal })
    }
}
