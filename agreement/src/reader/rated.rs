//! Converts the rows of a table to ratings, by code: names are used only for sorting.

use foldhash::HashMap;

use super::table::{RatingRow, Table, number};
use crate::ratings::arrange::{Frame, Levels};
use crate::ratings::build::{Codes, key, named};
use crate::{Names, Ratings, Refused};

/// In place of the place of a name that no row has.
const UNUSED: u32 = u32::MAX;

/// The ratings of `rows`: numbers if every value is a number, otherwise labels.
pub(super) fn rated(table: &Table, rows: &[RatingRow]) -> Result<Ratings, Refused> {
    let names = &table.names;
    let (raters, rater) = ordered(&names.raters, rows.iter().map(|row| row.rater));
    let raters = raters.iter().map(|&code| names.raters[code as usize].to_owned()).collect();
    let (levels, level) = levels(table, rows)?;
    let value = |row: &RatingRow| row.value.map(|value| level[value.code() as usize]);
    let (items, item) = ordered(&names.items, rows.iter().map(|row| row.item));
    if table.group.is_empty() {
        let items = named(items.iter().map(|&code| &names.items[code as usize]))?;
        let cells = |row: &RatingRow| Some((item[row.item as usize], rater[row.rater as usize], value(row)?));
        return Frame::new(&table.scale, items, raters, levels).filled(|| rows.iter().filter_map(cells));
    }
    // Of a table that was split, the same item in two groups is two things to rate.
    let (_, group) = ordered(&names.groups, table.group.iter().copied());
    let both = |(row, own): (&RatingRow, &u32)| (group[*own as usize], item[row.item as usize], row.item, *own);
    let mut all: Vec<_> = rows.iter().zip(&table.group).map(both).collect();
    all.sort_unstable();
    all.dedup();
    let items = named(all.iter().map(|&(.., item, group)| {
        let (group, item) = (&names.groups[group as usize], &names.items[item as usize]);
        format!("{group}: {item}")
    }))?;
    let place: HashMap<(u32, u32), u32> = all.iter().map(|&(.., item, group)| (item, group)).zip(0..).collect();
    let cells =
        |(row, own): (&RatingRow, &u32)| Some((place[&(row.item, *own)], rater[row.rater as usize], value(row)?));
    Frame::new(&table.scale, items, raters, levels).filled(|| rows.iter().zip(&table.group).filter_map(cells))
}

/// The codes that occur, in the order of their names, and the place of each code among them.
fn ordered(names: &Names, codes: impl Iterator<Item = u32>) -> (Vec<u32>, Vec<u32>) {
    let mut places = vec![UNUSED; names.len()];
    codes.for_each(|code| places[code as usize] = 0);
    let mut used: Vec<u32> = (0..).zip(&places).filter(|&(_, &place)| place != UNUSED).map(|(code, _)| code).collect();
    used.sort_unstable_by(|&a, &b| names[a as usize].cmp(&names[b as usize]));
    for (place, &code) in (0..).zip(&used) {
        places[code as usize] = place;
    }
    (used, places)
}

/// The values that the levels represent, and the level of each value's code.
fn levels(table: &Table, rows: &[RatingRow]) -> Result<(Levels, Vec<u32>), Refused> {
    let texts = &table.names.others;
    let (used, _) = ordered(texts, rows.iter().filter_map(|row| row.value).map(super::Level::code));
    let labels = table.scale.declared_labels();
    let numbers: Option<Vec<f64>> = used.iter().map(|&code| number(&texts[code as usize])).collect();
    let mut level = vec![UNUSED; texts.len()];
    match numbers {
        Some(numbers) if labels.is_empty() => {
            let mut codes = Codes::declared(table.scale.declared_values().iter().map(|v| key(*v)))?;
            let coded = numbers.into_iter().map(|v| codes.of(key(v))).collect::<Result<Vec<_>, _>>()?;
            let (levels, place) = codes.into_numbers()?;
            used.iter().zip(coded).for_each(|(&text, code)| level[text as usize] = place[code as usize]);
            Ok((levels, level))
        }
        _ => {
            let mut codes = Codes::declared(labels.iter().cloned())?;
            let coded = used.iter().map(|&code| codes.of(texts[code as usize].to_owned()));
            let coded = coded.collect::<Result<Vec<_>, _>>()?;
            let (levels, place) = codes.into_labels(!labels.is_empty())?;
            used.iter().zip(coded).for_each(|(&text, code)| level[text as usize] = place[code as usize]);
            Ok((levels, level))
        }
    }
}
