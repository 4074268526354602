//! One table of the agreement report in detail: each worker's agreement with the others, the items with most
//! disagreement, and the same statistics on a part of the answers.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use engine::{
    Error, Result,
    crowd::answers::{asked, counts_rejected, judged_answers, shown_versions, tables},
    design::task::TaskVersion,
};
use serde::{Deserialize, Serialize};
use shared::{
    Actor, BatchId, HitItemId, Language, Problem, StudyId, TaskId, TaskState, TaskVersionId, Time, WorkerId, pseudonym,
    refusal, version_numbers,
};
use store::counted::GivenIn;

use super::{Agreement, items, items::Item, marks::marks, raters, raters::Rater, with_workers};
        let choices = |answered: &[(WorkerId, HitItemId)]| {
            choices(answered, &selection, (versions.as_slice(), &batches, &numbers))
        };
        let label = Label::of(&versions, which.task, &which.question);
        let complete = |table: Agreement| Agreement { n_skipped: selection.n_skipped(), label: label.clone(), ..table };

        let mut judged = judged_answers(&mut tx, study, &versions).await?;
        judged.rows.retain(|row| is_it(row.task_id, &row.question, &row.language));
        if !judged.rows.is_empty() {
            let answered: Vec<_> = judged.rows.iter().map(|row| (row.worker_id, row.item_id)).collect();
            let choices = choices(&answered);
            // The scale and the options are those of the selected versions only.
            judged.rows.retain(|row| selection.holds(row.worker_id, row.item_id));
            let Some(table) = tables(judged, &shown).into_iter().next() else {
                return Ok(Detail { choices, ..Detail::default() });
            };
            let items = items::most_disagreement(&mut tx, &table, &numbers).await?;
            tx.commit().await?;
            let workers = raters(&table, &numbers);
            let table = Some(complete(with_workers(&table, &numbers, seed)));
            return Ok(Detail { table, workers, items, choices });
        }
        let all = marks(&mut tx, &versions, rejected).await?;
        tx.commit().await?;
        let found = all.into_iter().find(|marks| is_it(marks.task, &marks.question, &marks.language));
        let Some(mut marks) = found else { return Ok(Detail::default()) };
        let answered: Vec<_> = marks.rows.iter().map(|one| (one.row.worker_id, one.row.item_id)).collect();
        let choices = choices(&answered);
        marks.rows.retain(|one| selection.holds(one.row.worker_id, one.row.item_id));
        let table = (!marks.rows.is_empty()).then(|| complete(marks.measured(&shown, seed)));
        Ok(Detail { table, choices, ..Detail::default() })
    }
}

/// The versions that the address names, if it names any.
fn selected(versions: &[TaskVersion], which: &Which) -> Result<Option<Vec<TaskVersion>>, Problem> {
    let numbers = version_numbers(which.version.as_deref().unwrap_or_default())?;
    if numbers.is_empty() {
        return Ok(None);
    }
    let is_it = |version: &&TaskVersion| {
        version.task_id == which.task && version.state != TaskState::Draft && numbers.contains(&version.number)
    };
    let selected: Vec<TaskVersion> = versions.iter().filter(is_it).cloned().collect();
    let series: BTreeSet<i64> = selected.iter().map(|version| version.series).collect();
    if series.len() > 1 {
        return Err(Problem::invalid("version", refusal::versions_are_not_pooled()));
    }
    Ok(Some(selected))
}

fn choices(
    answered: &[(WorkerId, HitItemId)],
    selection: &Selection<'_>,
    (versions, batches, numbers): (&[TaskVersion], &HashMap<BatchId, String>, &BTreeMap<WorkerId, String>),
) -> Choices {
    let given = || answered.iter().filter_map(|key| selection.given.get(key));
    let under: HashSet<TaskVersionId> = given().map(|one| one.version_id).collect();
    let mut series: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    for version in versions.iter().filter(|version| under.contains(&version.id)) {
        series.entry(version.series).or_default().push(version.number);
    }
    let alone = |own: &Vec<i64>| own.iter().filter(|_| own.len() > 1).map(|number| vec![*number]).collect::<Vec<_>>();
    let versions = series.values().flat_map(|own| std::iter::once(own.clone()).chain(alone(own))).collect();
    let name = |one: &GivenIn| Some((numbers.get(&one.worker_id)?.clone(), one.worker_id));
    let workers: BTreeMap<String, WorkerId> = given().filter_map(name).collect();
    let label = |id: &BatchId| batches.get(id).cloned().unwrap_or_default();
    let named: BTreeMap<(String, String), BatchId> =
        given().map(|one| ((label(&one.batch_id), one.batch_id.to_string()), one.batch_id)).collect();
    Choices {
        versions,
        batches: named.into_iter().map(|((label, _), id)| (id, label)).collect(),
        workers: workers.into_iter().map(|(name, id)| (id, name)).collect(),
    }
}
