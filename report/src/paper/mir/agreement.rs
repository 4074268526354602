//! Tables 5 and 6: agreement of raters on content and on naturalness.

use std::collections::BTreeSet;

use ::agreement::{Coefficient as _, Ratings, Refused, Scale, binning, fleiss::Fleiss};
use engine::crowd::answers::{Kind, Table as Judgements};
use shared::{Language, SystemId};
use store::counted::CountedRow;

use super::{
    super::{
        Cell, Evidence, Paper, Table,
        role::{CONTENT, CONTENT_MASKED, MORE_NATURAL, NATURAL, Role},
    },
    judged::{inputs, rows},
};
use crate::agreement::measure::plan;

/// The thresholds of the paper: a score from there on is natural.
const THRESHOLDS: [f64; 2] = [3.0, 2.0];

/// Table 5: Fleiss' κ of judgements of content, with and without the words of style.
pub(in crate::paper) fn content_agreement(evidence: &Evidence) -> Table {
    let roles = [CONTENT, CONTENT_MASKED];
    let of = |language: &Language| {
        let kappa = |role, system: &str| of_system(evidence, (role, language), system, None);
        let systems = systems(evidence, &roles, language).into_iter();
        systems.map(|system| (system.clone(), roles.map(|role| kappa(role, &system)).into())).collect()
    };
    Table::new("mir-t5", Paper::Mir, "Table 5", "Fleiss' κ of judgements of content preservation")
        .note("Of the outputs of each system, with its 95 % interval; average: the mean of the systems.")
        .columns(&["Language", "Model"], ["unmasked", "style masked"])
        .rows(rows(evidence, &roles, &of), "")
}

/// Table 6: Fleiss' κ of absolute naturalness, natural or not, and of relative naturalness.
pub(in crate::paper) fn naturalness_agreement(evidence: &Evidence) -> Table {
    let roles = [NATURAL, MORE_NATURAL];
    let of = |language: &Language| {
        let row = |system: String| {
            let binned = THRESHOLDS.map(|threshold| of_system(evidence, (NATURAL, language), &system, Some(threshold)));
            let relative = relative(evidence, language, &system);
            (system, binned.into_iter().chain([relative]).collect())
        };
        systems(evidence, &roles, language).into_iter().map(row).collect()
    };
    Table::new("mir-t6", Paper::Mir, "Table 6", "Fleiss' κ of judgements of naturalness")
        .note("Absolute: a score of τ or more is natural. Relative: which of two texts is the more natural, over the items in which the system stood. With 95 % intervals; average: the mean of the systems.")
        .columns(&["Language", "Model"], ["absolute, τ = 3", "absolute, τ = 2", "relative"])
        .rows(rows(evidence, &[NATURAL, NATURAL, MORE_NATURAL], &of), "")
}

/// The systems that were judged on any of these questions; inputs are included only if they were judged alone.
fn systems(evidence: &Evidence, roles: &[Role], language: &Language) -> BTreeSet<String> {
    let names = evidence.names();
    let tables: Vec<&Judgements> = roles.iter().filter_map(|role| evidence.judgements(*role, language)).collect();
    let mut found = BTreeSet::new();
    for table in tables {
        if let Kind::Preference(labels) = &table.kind {
            let stood = table.sides.values().flatten().filter_map(|place| labels.get(usize::try_from(*place).ok()?));
            found.extend(stood.cloned());
        } else {
            let own = table.rows.iter().filter_map(|row| names.get(&row.system_id?));
            found.extend(own.map(|name| (*name).to_owned()));
        }
    }
    let inputs = inputs(evidence);
    found.retain(|name| !inputs.contains(name.as_str()));
    found
}

/// κ of a question over the outputs of a system; with a threshold, κ of the side of it on which a score lies.
fn of_system(evidence: &Evidence, (role, language): (Role, &Language), system: &str, threshold: Option<f64>) -> Cell {
    let Some(table) = evidence.judgements(role, language) else { return Cell::empty(role.missing()) };
    let names = evidence.names();
    let is_own = |id: Option<SystemId>| id.and_then(|id| names.get(&id).copied()) == Some(system);
    let own = table.rows.iter().filter(|row| is_own(row.system_id));
    let own = own.map(|row| (table.judged(&row), row.worker_id.0, row.value()));
    let ratings = Ratings::from_numbers(own, &Scale::ordinal());
    let Some(threshold) = threshold else { return kappa(ratings, evidence.seed()) };
    match ratings.map(|ratings| binning::at(&ratings, threshold)) {
        Ok(Err(undefined)) => Cell::empty(undefined.to_string()),
        Ok(Ok(ratings)) => kappa(Ok(ratings), evidence.seed()),
        Err(refused) => Cell::empty(refused.to_string()),
    }
}

/// κ of the choice of the more natural text, over the items that show an output of this system.
fn relative(evidence: &Evidence, language: &Language, system: &str) -> Cell {
    let Some(table) = evidence.judgements(MORE_NATURAL, language) else { return Cell::empty(MORE_NATURAL.missing()) };
    let Kind::Preference(labels) = &table.kind else { return Cell::empty(MORE_NATURAL.missing()) };
    let place = labels.iter().position(|label| label == system).and_then(|place| i64::try_from(place).ok());
    let stood =
        |row: &CountedRow| place.is_some_and(|own| table.sides.get(&row.item_id).is_some_and(|two| two.contains(&own)));
    let chosen =
        |row: CountedRow| (row.item_id.0, row.worker_id.0, if Some(row.number) == place { "output" } else { "other" });
    let scale = Scale::nominal().with_labels(["output", "other"]);
    kappa(Ratings::from_labels(table.rows.iter().filter(stood).map(chosen), &scale), evidence.seed())
}

/// Fleiss' κ with its interval, or the reason why it is undefined.
fn kappa(ratings: Result<Ratings, Refused>, seed: u64) -> Cell {
    let ratings = match ratings {
        Ok(ratings) if ratings.n_ratings() == 0 => return Cell::empty("people did not judge this system"),
        Ok(ratings) => ratings,
        Err(refused) => return Cell::empty(refused.to_string()),
    };
    match Fleiss::of(&ratings).and_then(|kappa| kappa.bootstrapped(&plan(seed))) {
        Ok(found) => {
            let interval = found.interval.as_ref().map(|interval| [interval.low, interval.high]);
            Cell::number(found.value, 3).interval(interval).of(ratings.n_items())
        }
        Err(undefined) => Cell::empty(undefined.to_string()),
    }
}
