//! Which columns of a table hold items, raters and values.

use std::collections::{BTreeMap, BTreeSet};

use super::profile::{Profile, Sample};
use super::{Hints, Layout, Unreadable};
use crate::reader::columns::{self, ITEM, RATER, listed, named};

/// How many columns of raters a wide table may have: as many as a sheet of Excel has columns.
const MOST_RATERS: usize = tabular::xlsx::MOST_COLUMNS;

/// Other names of the column of items, in a wide table.
const IDS: [&str; 20] = [
    "id",
    "ids",
    "uid",
    "uuid",
    "text_id",
    "sentence_id",
    "segment",
    "segment_id",
    "seg_id",
    "doc",
    "doc_id",
    "document",
    "example",
    "example_id",
    "row",
    "index",
    "#",
    "nr",
    "no",
    "no.",
];

/// Names of columns that are counted from the others, or describe an item or a rating.
const NO_RATINGS: [&str; 30] = [
    "mean",
    "average",
    "avg",
    "median",
    "sum",
    "total",
    "sd",
    "std",
    "stdev",
    "variance",
    "min",
    "max",
    "count",
    "n",
    "majority",
    "consensus",
    "length",
    "words",
    "tokens",
    "characters",
    "date",
    "time",
    "timestamp",
    "duration",
    "seconds",
    "year",
    "age",
    "comment",
    "comments",
    "notes",
];

/// Which columns hold what.
pub(super) enum Plan {
    /// One row per rating; a column of values each, `None` for the usual one.
    Long { values: Vec<Option<String>>, left_out: Vec<String> },
    /// One row per item.
    Wide(Wide),
}

/// The columns of a wide table, by their places.
pub(super) struct Wide {
    pub(super) item: Option<usize>,
    pub(super) raters: Vec<usize>,
    pub(super) by: Option<usize>,
    pub(super) left_out: Vec<String>,
}

/// The place of a column by its own name or a usual one.
fn place(header: &[String], own: Option<&str>, usual: &columns::Column) -> Result<Option<usize>, Unreadable> {
    match own {
        Some(name) => named(header, name).map(Some).ok_or_else(|| Unreadable::no(name, header)),
        None => Ok(usual.place(|| header.iter().map(String::as_str))),
    }
}

/// The plan if names alone decide.
///
/// # Errors
/// A column that was named is missing.
pub(super) fn by_names(header: &[String], hints: &Hints) -> Result<Option<Plan>, Unreadable> {
    if hints.layout == Some(Layout::Wide) || hints.raters.len() > 1 {
        return Ok(None);
    }
    let options = hints.options(hints.values.first().map(String::as_str));
    let shape = columns::Shape::from_header(header, &options.columns);
    match columns::places(shape, header, &options.columns, options.by.as_deref()) {
        Ok(_) if hints.values.len() < 2 => {
            Ok(Some(Plan::Long { values: vec![hints.values.first().cloned()], left_out: Vec::new() }))
        }
        Ok(_) => {
            let values = hints.values.iter().map(|value| Some(value.clone())).collect();
            Ok(Some(Plan::Long { values, left_out: Vec::new() }))
        }
        Err(error @ (Unreadable::NoSuchColumn(..) | Unreadable::NoGroup(..))) => Err(error),
        // Rankings and comparisons without raters, too.
        Err(error) if hints.layout == Some(Layout::Long) && shape != columns::Shape::Ratings => Err(error),
        Err(_) => Ok(None),
    }
}

/// The plan where the first rows decide.
///
/// # Errors
/// A column is missing, or none has ratings.
pub(super) fn by_values(header: &[String], sample: &Sample, hints: &Hints) -> Result<Plan, Unreadable> {
    let rater = match hints.raters.as_slice() {
        [one] => place(header, Some(one), &RATER)?,
        [] => place(header, None, &RATER)?,
        _ => None,
    };
    let is_wide = match hints.layout {
        Some(layout) => layout == Layout::Wide,
        None => rater.is_none() || hints.raters.len() > 1,
    };
    let by = match &hints.by {
        Some(by) => Some(named(header, by).ok_or_else(|| Unreadable::NoGroup(by.clone(), listed(header)))?),
        None => None,
    };
    if is_wide { wide(header, sample, hints, by).map(Plan::Wide) } else { long(header, sample, hints, (rater, by)) }
}

/// Several columns of values in a long table.
fn long(
    header: &[String],
    sample: &Sample,
    hints: &Hints,
    (rater, by): (Option<usize>, Option<usize>),
) -> Result<Plan, Unreadable> {
    let missing = |column: &columns::Column| Unreadable::NoColumn {
        needed: column.name,
        aliases: column.aliases.join(", "),
        found: listed(header),
    };
    let rater = rater.ok_or_else(|| missing(&RATER))?;
    let item = place(header, hints.item.as_deref(), &ITEM)?.ok_or_else(|| missing(&ITEM))?;
    let free = (0..header.len())
        .filter(|&place| place != item && place != rater && Some(place) != by && !header[place].trim().is_empty());
    let profiles: Vec<(usize, Profile)> = free.map(|place| (place, sample.profile(place))).collect();
    let is_rated = |(place, profile): &&(usize, Profile)| !is_named(&header[*place], &NO_RATINGS) && profile.is_scale();
    let mut values: Vec<&(usize, Profile)> = profiles.iter().filter(is_rated).collect();
    if values.iter().any(|(_, profile)| profile.is_numeric()) {
        values.retain(|(_, profile)| profile.is_numeric());
    }
    // What is the same for all ratings of an item, or all of a rater, describes the item or the rater.
    let describes =
        |place: usize| [item, rater].into_iter().any(|within| sample.varies_within(place, within) == Some(false));
    if values.iter().any(|(place, _)| !describes(*place)) {
        values.retain(|(place, _)| !describes(*place));
    }
    let chosen: Vec<usize> = values.iter().map(|(place, _)| *place).collect();
    if chosen.is_empty() {
        return Err(Unreadable::NoValues(listed(header)));
    }
    let left_out = profiles.iter().filter(|(place, _)| !chosen.contains(place));
    let left_out = left_out.map(|(place, _)| header[*place].trim().to_owned()).collect();
    Ok(Plan::Long { values: chosen.iter().map(|&place| Some(header[place].trim().to_owned())).collect(), left_out })
}

/// The columns of a wide table.
fn wide(header: &[String], sample: &Sample, hints: &Hints, by: Option<usize>) -> Result<Wide, Unreadable> {
    let own: &[String] = if hints.raters.is_empty() { &hints.values } else { &hints.raters };
    let own = own.iter().map(|name| named(header, name).ok_or_else(|| Unreadable::no(name, header)));
    let own = own.collect::<Result<Vec<_>, _>>()?;
    let usual = |place: &usize| !own.contains(place) && Some(*place) != by;
    let item = match place(header, hints.item.as_deref(), &ITEM)?.filter(usual) {
        Some(item) => Some(item),
        None => (0..header.len()).filter(usual).find(|&place| is_named(&header[place], &IDS)),
    };
    let free: Vec<usize> = (0..header.len()).filter(|&place| usual(&place) && Some(place) != item).collect();
    if free.len().max(own.len()) > MOST_RATERS {
        let most = "a table with a column for each rater may have 16,384 of them, and this one has";
        return Err(Unreadable::Wide(format!("{most} {}", header.len())));
    }
    let profiles: Vec<(usize, Profile)> = free.iter().map(|&place| (place, sample.profile(place))).collect();
    let item = item.or_else(|| ids(&profiles));
    let raters = if own.is_empty() { rated(header, profiles, item) } else { own };
    let mut names = BTreeSet::new();
    let twice = raters.iter().map(|&place| header[place].trim()).find(|name| !name.is_empty() && !names.insert(*name));
    if let Some(twice) = twice {
        return Err(Unreadable::Wide(format!("there are two columns {twice}; each rater needs a name of their own")));
    }
    if raters.len() < 2 {
        let n = if raters.is_empty() { "no column has" } else { "one column has" };
        return Err(Unreadable::NoRaters { n, found: listed(header) });
    }
    let left_out = free.iter().filter(|&place| !raters.contains(place) && Some(*place) != item);
    let left_out = left_out.map(|&place| name(header, place)).collect();
    Ok(Wide { item, raters, by, left_out })
}

/// The name of a column; one without a name is known by its place.
pub(super) fn name(header: &[String], place: usize) -> String {
    match header[place].trim() {
        "" => format!("column {}", place + 1),
        name => name.to_owned(),
    }
}

fn is_named(name: &str, names: &[&str]) -> bool {
    names.iter().any(|other| name.trim().eq_ignore_ascii_case(other))
}

/// The first column, if it names the rows: each of its cells is a text of its own, or a number of its own while other
/// numbers repeat.
fn ids(profiles: &[(usize, Profile)]) -> Option<usize> {
    let (place, first) = profiles.first().filter(|(place, profile)| *place == 0 && profile.is_unique())?;
    let repeats = || profiles[1..].iter().any(|(_, other)| other.is_numeric() && other.n > 0 && !other.is_unique());
    (!first.is_numeric() || (first.n >= 5 && repeats())).then_some(*place)
}

/// The columns of raters: those of numbers that lie where others lie, or of texts that other columns have, too.
fn rated(header: &[String], mut profiles: Vec<(usize, Profile)>, item: Option<usize>) -> Vec<usize> {
    profiles.retain(|(place, _)| Some(*place) != item && !is_named(&header[*place], &NO_RATINGS));
    let places = |profiles: &[&(usize, Profile)]| profiles.iter().map(|(place, _)| *place).collect::<Vec<_>>();
    let numeric: Vec<_> = profiles.iter().filter(|(_, profile)| profile.n > 0 && profile.is_numeric()).collect();
    let others = |of: &Profile| numeric.iter().filter(|(_, other)| of.meets(other)).count();
    let meeting: Vec<_> =
        numeric.iter().copied().filter(|(_, profile)| numeric.len() < 3 || others(profile) > 1).collect();
    if meeting.len() > 1 {
        let mut all = places(&meeting);
        // A rater who has not begun is a rater.
        all.extend(
            profiles
                .iter()
                .filter(|(place, profile)| profile.n == 0 && !header[*place].trim().is_empty())
                .map(|(place, _)| *place),
        );
        all.sort_unstable();
        return all;
    }
    // How many columns have each value: comparing every two columns would take hours for thousands of them.
    let mut n_columns: BTreeMap<&str, usize> = BTreeMap::new();
    for value in profiles.iter().flat_map(|(_, profile)| &profile.values) {
        *n_columns.entry(value).or_default() += 1;
    }
    let shares = |(_, profile): &&(usize, Profile)| {
        let shared = profile.values.iter().filter(|value| n_columns[value.as_str()] > 1).count();
        profile.n > 0 && shared * 2 >= profile.values.len()
    };
    let mut all = places(&profiles.iter().filter(shares).collect::<Vec<_>>());
    if all.is_empty() {
        all = places(&meeting);
    }
    all
}
