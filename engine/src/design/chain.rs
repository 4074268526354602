//! Chains: texts written in one task are passed on to the next as they are written, each text once. No worker gets the
//! same source in two tasks of a chain.

mod memory;

use std::collections::{BTreeMap, BTreeSet};

use shared::{Definition, Message, Problem, StudyId, TaskId, refusal};

use crate::{Result, Tx, design::listed::listed_tasks};

pub(crate) use memory::remember;

/// Refuses a circular chain, or a source task that yields no texts. `tasks` contains the other tasks of the study by
/// position, and `place` is the position of this definition.
pub(crate) fn check(definition: &Definition, place: i64, tasks: &BTreeMap<i64, &Definition>) -> Result<(), Problem> {
    let Some(from) = &definition.from else { return Ok(()) };
    let refuse = |reason| Err(Problem::invalid("from.task", reason));
    let mut way = vec![place, from.task];
    let mut next = from.task;
    while next != place {
        let feeding = tasks.get(&next).and_then(|task| task.from.as_ref());
        let Some(feeding) = feeding.filter(|feeding| !way[1..way.len() - 1].contains(&feeding.task)) else { break };
        next = feeding.task;
        way.push(next);
    }
    if next == place {
        let way: Vec<String> = way.iter().map(i64::to_string).collect();
        return refuse(refusal::feed_circle(way.join(" > ")));
    }
    let Some(feeding) = tasks.get(&from.task) else {
        return refuse(no_task(from.task, tasks, place));
    };
    if !feeding.is_rewriting() {
        return refuse(refusal::feed_nothing_written(from.task));
    }
    if feeding.is_pilot() {
        return refuse(refusal::feed_from_pilot(from.task));
    }
    if from.marked && !feeding.questions.iter().any(|question| question.kind.marks_own_text()) {
        return Err(Problem::invalid("from.marked", refusal::feed_nothing_marked(from.task)));
    }
    Ok(())
}

/// The refusal of a task that the study does not have, with those that it has.
fn no_task(task: i64, tasks: &BTreeMap<i64, &Definition>, place: i64) -> Message {
    let others: Vec<i64> = tasks.keys().copied().filter(|other| *other != place).collect();
    if others.is_empty() { refusal::feed_no_other_task(task) } else { refusal::feed_no_task(task, others) }
}

/// Refuses a definition whose chain is inconsistent with the other tasks of its study. If `live`, the live versions of
/// the others are compared first, otherwise their drafts.
pub(crate) async fn check_chain(
    tx: &mut Tx,
    study: StudyId,
    task: TaskId,
    definition: &Definition,
    live: bool,
) -> Result<()> {
    if definition.from.is_none() {
        return Ok(());
    }
    let mut place = 0;
    let mut tasks = BTreeMap::new();
    for listed in listed_tasks(tx, study).await? {
        if listed.task.id == task {
            place = listed.task.position;
            continue;
        }
        let (first, second) = if live { (listed.live, listed.draft) } else { (listed.draft, listed.live) };
        if let Some(version) = first.or(second) {
            tasks.insert(listed.task.position, version.definition);
        }
    }
    let tasks = tasks.iter().map(|(place, definition)| (*place, definition)).collect();
    Ok(check(definition, place, &tasks)?)
}

/// Links a task to its source task, and updates the head of every chain that changes as a result.
pub(crate) async fn chain(tx: &mut Tx, study: StudyId, task: TaskId, definition: &Definition) -> Result<()> {
    let mut links = tx.links(study).await?;
    let feeding = match &definition.from {
        Some(from) => tx.tasks(study).await?.into_iter().find(|task| task.position == from.task).map(|task| task.id),
        None => None,
    };
    if links.iter().all(|link| link.fed_by.is_none()) && feeding.is_none() {
        return Ok(());
    }
    tx.set_fed_by(task, feeding).await?;
    for link in links.iter_mut().filter(|link| link.id == task) {
        link.fed_by = feeding;
    }
    let by: BTreeMap<TaskId, Option<TaskId>> = links.iter().map(|link| (link.id, link.fed_by)).collect();
    let feeds: BTreeSet<TaskId> = links.iter().filter_map(|link| link.fed_by).collect();
    for link in &links {
        let in_chain = link.fed_by.is_some() || feeds.contains(&link.id);
        let chain = in_chain.then(|| head(&by, link.id));
        if chain != link.chain {
            tx.set_chain(link.id, chain).await?;
        }
    }
    Ok(())
}

/// The first task of a chain. It always exists, because circles are refused.
fn head(by: &BTreeMap<TaskId, Option<TaskId>>, task: TaskId) -> TaskId {
    let mut head = task;
    for _ in 0..by.len() {
        match by.get(&head).copied().flatten() {
            Some(before) => head = before,
            None => break,
        }
    }
    head
}

#[cfg(test)]
mod tests {
    use shared::{Feed, FeedWhen};

    use super::*;
    use crate::design::preset::Preset;

    fn task(preset: Preset, from: Option<i64>) -> Definition {
        let mut definition = preset.definition(&["en".parse().expect("a tag")]).expect("a definition");
        definition.from = from.map(|task| Feed { task, when: FeedWhen::Approved, marked: false, memory: None });
        definition
    }

    fn refused(definition: &Definition, place: i64, others: &[(i64, &Definition)]) -> Problem {
        check(definition, place, &others.iter().copied().collect()).expect_err("refused")
    }

    #[test]
    fn a_chain_that_ends_where_it_began_is_refused_with_its_way() {
        let (first, second) = (task(Preset::SecondLevel, Some(3)), task(Preset::GenderVariant, Some(1)));
        let third = task(Preset::SecondLevel, Some(2));
        let circle = |way: &str| Problem::invalid("from.task", refusal::feed_circle(way));
        assert_eq!(refused(&third, 3, &[(1, &first), (2, &second)]), circle("3 > 2 > 1 > 3"));
        let itself = task(Preset::SecondLevel, Some(1));
        assert_eq!(refused(&itself, 1, &[]), circle("1 > 1"));
        // A circle elsewhere is not this task's problem, and must not cause an endless loop.
        let (a, b) = (task(Preset::SecondLevel, Some(2)), task(Preset::SecondLevel, Some(1)));
        check(&task(Preset::Meaning, Some(1)), 3, &[(1, &a), (2, &b)].into()).expect("in order");
    }

    #[test]
    fn nothing_comes_from_a_task_in_which_nothing_is_written() {
        let meaning = task(Preset::Meaning, Some(1));
        let because = |reason| Problem::invalid("from.task", reason);
        let from = |preset| refused(&meaning, 2, &[(1, &task(preset, None))]);
        assert_eq!(from(Preset::Formality), because(refusal::feed_nothing_written(1)));
        assert_eq!(from(Preset::Pilot), because(refusal::feed_from_pilot(1)));
        assert_eq!(refused(&meaning, 2, &[]), because(refusal::feed_no_other_task(1)));
        assert_eq!(refused(&meaning, 2, &[(3, &meaning)]), because(refusal::feed_no_task(1, vec![3_i64])));
        check(&meaning, 2, &[(1, &task(Preset::Rewrite, None))].into()).expect("in order");
    }
}
