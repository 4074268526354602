//! Chains: texts written in one task are passed on to the next as they are written, each text once. No worker gets the
//! same source in two tasks of a chain.

mod memory;

use std::collections::{BTreeMap, BTreeSet};

use shared::{Definition, Problem, StudyId, TaskId};

use crate::{Result, Tx, design::task::listed_tasks};

pub(crate) use memory::remember;

/// Refuses a circular chain, or a source task that yields no texts. `tasks` contains the other tasks of the study by
/// position, and `place` is the position of this definition.
pub(crate) fn check(definition: &Definition, place: i64, tasks: &BTreeMap<i64, &Definition>) -> Result<(), Problem> {
    let Some(from) = &definition.from else { return Ok(()) };
    let refuse = |reason: String| Err(Problem::invalid("from.task", reason));
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
        return refuse(format!("the tasks {} take their texts from one another in a circle", way.join(" > ")));
    }
    let Some(feeding) = tasks.get(&from.task) else {
        return refuse(format!("the study has no task {}; it has {}", from.task, listed(tasks, place)));
    };
    if !feeding.is_rewriting() {
        return refuse(format!("nothing is written in task {}: it has no question of kind \"text\"", from.task));
    }
    if feeding.is_pilot() {
        return refuse(format!("task {} collects trial texts, which are read and not passed on", from.task));
    }
    if from.marked && !feeding.questions.iter().any(|question| question.kind.marks_own_text()) {
        return Err(Problem::invalid(
            "from.marked",
            format!(
                "nobody marks what they write in task {}: it has no question of kind \"spans\" of \"answer\"",
                from.task
            ),
        ));
    }
    Ok(())
}

/// Lists the available positions.
fn listed(tasks: &BTreeMap<i64, &Definition>, place: i64) -> String {
    let others: Vec<String> = tasks.keys().filter(|other| **other != place).map(i64::to_string).collect();
    if others.is_empty() { "no other task yet".to_owned() } else { format!("the tasks {}", others.join(", ")) }
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

    fn refused(definition: &Definition, place: i64, others: &[(i64, &Definition)]) -> String {
        check(definition, place, &others.iter().copied().collect()).expect_err("refused").to_string()
    }

    #[test]
    fn a_chain_that_ends_where_it_began_is_refused_with_its_way() {
        let (first, second) = (task(Preset::SecondLevel, Some(3)), task(Preset::GenderVariant, Some(1)));
        let third = task(Preset::SecondLevel, Some(2));
        let reason = refused(&third, 3, &[(1, &first), (2, &second)]);
        assert!(reason.contains("3 > 2 > 1 > 3"), "{reason}");
        let itself = task(Preset::SecondLevel, Some(1));
        assert!(refused(&itself, 1, &[]).contains("1 > 1"));
        // A circle elsewhere is not this task's problem, and must not cause an endless loop.
        let (a, b) = (task(Preset::SecondLevel, Some(2)), task(Preset::SecondLevel, Some(1)));
        check(&task(Preset::Meaning, Some(1)), 3, &[(1, &a), (2, &b)].into()).expect("in order");
    }

    #[test]
    fn nothing_comes_from_a_task_in_which_nothing_is_written() {
        let meaning = task(Preset::Meaning, Some(1));
        assert!(refused(&meaning, 2, &[(1, &task(Preset::Formality, None))]).contains("nothing is written"));
        assert!(refused(&meaning, 2, &[(1, &task(Preset::Pilot, None))]).contains("trial texts"));
        assert!(refused(&meaning, 2, &[]).contains("no task 1"));
        check(&meaning, 2, &[(1, &task(Preset::Rewrite, None))].into()).expect("in order");
    }
}
