//! The answers of a table, packed: a question may have millions, and what they are about is the same few ids again.

use std::{collections::HashMap, hash::Hash, sync::Arc};

use shared::{HitItemId, OutputId, SourceId, SystemId, TaskVersionId, WorkerId};
use store::counted::CountedRow;

/// The place of what is missing.
const NONE: u32 = u32::MAX;

/// Answers in a fixed order. Each takes 32 bytes; the ids that they share are stored once, and in a clone not again.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    packed: Vec<Packed>,
    ids: Arc<Ids>,
    /// Versions with the decimal places of numbers that were given under them.
    forms: Vec<(TaskVersionId, i64)>,
}

/// An answer with places in the lists of ids instead of ids. Those that an answer always has are in the lists.
#[derive(Clone, Copy, Debug)]
struct Packed {
    number: i64,
    source: u32,
    output: u32,
    item: u32,
    worker: u32,
    system: u32,
    form: u32,
}

/// Ids, each list in its order.
#[derive(Debug, Default)]
struct Ids {
    sources: Vec<SourceId>,
    outputs: Vec<OutputId>,
    items: Vec<HitItemId>,
    workers: Vec<WorkerId>,
    systems: Vec<SystemId>,
}

impl Rows {
    /// The number of answers.
    pub const fn len(&self) -> usize {
        self.packed.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// The answers in their order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = CountedRow> + Clone + '_ {
        self.packed.iter().map(|one| self.unpacked(one))
    }

    /// The answer at a place.
    pub fn get(&self, place: usize) -> Option<CountedRow> {
        self.packed.get(place).map(|one| self.unpacked(one))
    }

    /// The versions under which they were given, each at least once.
    pub fn versions(&self) -> impl Iterator<Item = TaskVersionId> + '_ {
        self.forms.iter().map(|(version, _)| *version)
    }

    /// The same answers with other numbers: digits, and how many of them follow the decimal point.
    #[must_use]
    pub fn with_numbers(mut self, number: impl Fn(&CountedRow) -> (i64, i64)) -> Self {
        let (before, mut forms) = (std::mem::take(&mut self.forms), Forms::default());
        for one in &mut self.packed {
            let (version, places) = before[one.form as usize];
            let (number, places) = number(&unpacked(one, &self.ids, (version, places)));
            (one.number, one.form) = (number, forms.place((version, places)));
        }
        self.forms = forms.0;
        self
    }

    /// Keeps some of the answers.
    pub fn retain(&mut self, keep: impl Fn(&CountedRow) -> bool) {
        let (forms, ids) = (&self.forms, &self.ids);
        let form = |one: &Packed| forms[one.form as usize];
        self.packed.retain(|one| keep(&unpacked(one, ids, form(one))));
        self.packed.shrink_to_fit();
        let mut used = Forms::default();
        for one in &mut self.packed {
            one.form = used.place(self.forms[one.form as usize]);
        }
        self.forms = used.0;
    }

    fn unpacked(&self, one: &Packed) -> CountedRow {
        unpacked(one, &self.ids, self.forms[one.form as usize])
    }
}

fn unpacked(one: &Packed, ids: &Ids, (version_id, places): (TaskVersionId, i64)) -> CountedRow {
    CountedRow {
        version_id,
        worker_id: ids.workers[one.worker as usize],
        item_id: ids.items[one.item as usize],
        source_id: ids.sources[one.source as usize],
        output_id: at(&ids.outputs, one.output),
        system_id: at(&ids.systems, one.system),
        number: one.number,
        places,
    }
}

fn at<T: Copy>(all: &[T], place: u32) -> Option<T> {
    all.get(place as usize).copied()
}

/// Versions with decimal places, in the order in which they came: a handful.
#[derive(Debug, Default)]
struct Forms(Vec<(TaskVersionId, i64)>);

impl Forms {
    fn place(&mut self, form: (TaskVersionId, i64)) -> u32 {
        let place = self.0.iter().position(|known| *known == form).unwrap_or_else(|| {
            self.0.push(form);
            self.0.len() - 1
        });
        u32::try_from(place).unwrap_or(NONE)
    }
}

/// Packs answers as they are read.
#[derive(Debug, Default)]
pub(super) struct Packing {
    packed: Vec<Packed>,
    sources: Places<SourceId>,
    outputs: Places<OutputId>,
    items: Places<HitItemId>,
    workers: Places<WorkerId>,
    systems: Places<SystemId>,
    forms: Forms,
}

impl Packing {
    pub(super) fn push(&mut self, row: &CountedRow) {
        self.packed.push(Packed {
            number: row.number,
            source: self.sources.of(row.source_id),
            output: row.output_id.map_or(NONE, |output| self.outputs.of(output)),
            item: self.items.of(row.item_id),
            worker: self.workers.of(row.worker_id),
            system: row.system_id.map_or(NONE, |system| self.systems.of(system)),
            form: self.forms.place((row.version_id, row.places)),
        });
    }

    /// The answers by source, output, item, worker and number, whatever the order in which they were read.
    pub(super) fn finish(self) -> Rows {
        let Self { mut packed, sources, outputs, items, workers, systems, forms } = self;
        let (sources, source) = sources.in_order();
        let (outputs, output) = outputs.in_order();
        let (items, item) = items.in_order();
        let (workers, worker) = workers.in_order();
        let (systems, system) = systems.in_order();
        let now = |places: &[u32], place: u32| at(places, place).unwrap_or(NONE);
        for one in &mut packed {
            one.source = now(&source, one.source);
            one.output = now(&output, one.output);
            one.item = now(&item, one.item);
            one.worker = now(&worker, one.worker);
            one.system = now(&system, one.system);
        }
        // What has no output comes first.
        packed.sort_unstable_by_key(|one| (one.source, one.output.wrapping_add(1), one.item, one.worker, one.number));
        packed.shrink_to_fit();
        Rows { packed, ids: Arc::new(Ids { sources, outputs, items, workers, systems }), forms: forms.0 }
    }
}

/// The places of ids, in the order in which they came.
#[derive(Debug)]
struct Places<T>(HashMap<T, u32>);

impl<T> Default for Places<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T: Copy + Eq + Hash + Ord> Places<T> {
    fn of(&mut self, id: T) -> u32 {
        let next = u32::try_from(self.0.len()).unwrap_or(NONE);
        *self.0.entry(id).or_insert(next)
    }

    /// The ids in their order, and for each place so far the place in that order.
    fn in_order(self) -> (Vec<T>, Vec<u32>) {
        let mut ids: Vec<(T, u32)> = self.0.into_iter().collect();
        ids.sort_unstable();
        let mut now = vec![NONE; ids.len()];
        for (place, (_, before)) in (0_u32..).zip(&ids) {
            if let Some(to) = now.get_mut(*before as usize) {
                *to = place;
            }
        }
        (ids.into_iter().map(|(id, _)| id).collect(), now)
    }
}

impl FromIterator<CountedRow> for Rows {
    fn from_iter<I: IntoIterator<Item = CountedRow>>(rows: I) -> Self {
        let mut packing = Packing::default();
        for row in rows {
            packing.push(&row);
        }
        packing.finish()
    }
}

impl<'a> IntoIterator for &'a Rows {
    type Item = CountedRow;
    type IntoIter = Box<dyn ExactSizeIterator<Item = CountedRow> + 'a>;

    fn into_iter(self) -> Self::IntoIter {
        Box::new(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn row(source: u128, output: Option<u128>, worker: u128, (number, places): (i64, i64)) -> CountedRow {
        CountedRow {
            version_id: TaskVersionId(Uuid::from_u128(worker % 2)),
            worker_id: WorkerId(Uuid::from_u128(worker)),
            item_id: HitItemId(Uuid::from_u128(source)),
            source_id: SourceId(Uuid::from_u128(source)),
            output_id: output.map(|output| OutputId(Uuid::from_u128(output))),
            system_id: output.map(|output| SystemId(Uuid::from_u128(output % 3))),
            number,
            places,
        }
    }

    /// Answers in no order, some of them without an output.
    fn some() -> Vec<CountedRow> {
        let of = |n: u32| {
            let id = u128::from(n);
            let output = (!n.is_multiple_of(4)).then_some(id * 5 % 11);
            row(id * 7 % 5, output, id * 3 % 8, (i64::from(n % 3), i64::from(n % 2)))
        };
        (0..40).map(of).collect()
    }

    #[test]
    fn what_is_unpacked_is_what_was_packed_in_the_order_of_ids() {
        let mut wanted = some();
        wanted.sort_unstable_by_key(|row| (row.source_id, row.output_id, row.item_id, row.worker_id, row.number));
        let rows: Rows = some().into_iter().collect();
        let key = |row: &CountedRow| (row.source_id, row.output_id, row.item_id, row.worker_id, row.number);
        assert!(rows.iter().map(|row| key(&row)).eq(wanted.iter().map(key)));
        // Those that are equal in all that orders them may come either way round.
        let whole = |row: &CountedRow| (key(row), row.version_id, row.system_id, row.places);
        let (mut got, mut had): (Vec<_>, Vec<_>) =
            (rows.iter().map(|row| whole(&row)).collect(), wanted.iter().map(whole).collect());
        got.sort();
        had.sort();
        assert_eq!(got, had);
        assert_eq!(size_of::<Packed>(), 32);
    }

    #[test]
    fn numbers_and_places_are_replaced_and_versions_stay() {
        let rows: Rows = some().into_iter().collect();
        let before: Vec<_> = rows.iter().map(|row| (row.version_id, row.number)).collect();
        let same = rows.with_numbers(|row| (row.number * 10, 1));
        let after: Vec<_> = same.iter().map(|row| (row.version_id, row.number / 10)).collect();
        assert_eq!(before, after);
        assert!(same.iter().all(|row| row.places == 1));
        assert_eq!(same.versions().count(), 2);
    }

    #[test]
    fn what_is_left_names_only_its_own_versions() {
        let mut rows: Rows = some().into_iter().collect();
        rows.retain(|row| row.version_id == TaskVersionId(Uuid::from_u128(1)) && row.number > 0);
        assert!(!rows.is_empty() && rows.iter().all(|row| row.worker_id.0.as_u128() % 2 == 1));
        assert_eq!(rows.versions().collect::<Vec<_>>(), [TaskVersionId(Uuid::from_u128(1))]);
        assert_eq!(rows.iter().len(), rows.len());
    }
}
