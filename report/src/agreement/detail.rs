//! One table of the agreement report in detail: each worker's agreement with the others, the items with most
//! disagreement, and the same statistics on a part of the answers.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use engine::{
    Error, Result,
    crowd::answers::{Judging, asked, counts_rejected, shown_versions},
    design::task::TaskVersion,
};
use serde::{Deserialize, Serialize};
use shared::{
    Actor, BatchId, HitItemId, Language, Problem, StudyId, TaskId, TaskState, TaskVersionId, Time, WorkerId, pseudonym,
    refusal, version_numbers,
};
use store::counted::{AnswersTo, GivenIn};

use super::{
    Agreement, items,
    items::Item,
    marks::{marked, marks},
    raters,
    raters::Rater,
    with_workers,
};
use crate::{ReportKind, Reports, label::Label};

/// The table that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct Which {
    /// The task.
    pub task: TaskId,
    /// The key of the question, as the report names it.
    pub question: String,
    /// The language of the texts.
    pub language: Language,
    /// Only answers given under these versions of the task, as `2` or `2,3`; several must differ in wording only. If
    /// absent, those of the report.
    pub version: Option<String>,
    /// Only answers about items of this batch.
    pub batch: Option<BatchId>,
    /// Without the answers of this worker.
    pub without: Option<WorkerId>,
    /// Only answers given on or after this day (UTC), as `2026-11-30`.
    pub from: Option<String>,
    /// Only answers given on or before this day (UTC).
    pub to: Option<String>,
}

/// Agreement on one question of one task in one language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementDetail))]
pub struct Detail {
    /// The statistics on the selected answers; `None` if none is selected.
    pub table: Option<Agreement>,
    /// The workers, by pseudonym. Empty for spans.
    pub workers: Vec<Rater>,
    /// At most 20 items, with the most disagreement first. Empty for rankings and spans.
    pub items: Vec<Item>,
    /// What answers can be selected by.
    pub choices: Choices,
}

/// What the answers of a table can be selected by, regardless of what is selected.
#[derive(Clone, Debug, Default, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AgreementChoices))]
pub struct Choices {
    /// The numbers of the versions that were answered: those that differ in wording only together, then each alone.
    pub versions: Vec<Vec<i64>>,
    /// The batches with answers, by label.
    pub batches: Vec<(BatchId, String)>,
    /// The workers who answered, by pseudonym.
    pub workers: Vec<(WorkerId, String)>,
}

/// A selection with its days read, and the answers to the question in its language.
struct Selection<'a> {
    which: &'a Which,
    from: Option<Time>,
    before: Option<Time>,
    given: HashMap<(WorkerId, HitItemId), GivenIn>,
    /// The versions that are selected.
    versions: HashSet<TaskVersionId>,
}

/// One day in seconds.
const DAY: i64 = 24 * 3_600;

/// The beginning of a day.
fn day(field: &'static str, text: Option<&str>) -> Result<Option<Time>, Problem> {
    let Some(text) = text.filter(|text| !text.is_empty()) else { return Ok(None) };
    let read = (text.len() == 10).then(|| Time::parse(&format!("{text}T00:00:00Z"))).flatten();
    read.map(Some).ok_or_else(|| Problem::invalid(field, refusal::not_a_day(text)))
}

impl Selection<'_> {
    fn holds(&self, worker: WorkerId, item: HitItemId) -> bool {
        let Some(given) = self.given.get(&(worker, item)) else { return false };
        let Which { batch, without, .. } = self.which;
        *without != Some(worker)
            && self.versions.contains(&given.version_id)
            && batch.is_none_or(|batch| batch == given.batch_id)
            && self.from.is_none_or(|from| given.created_at >= from)
            && self.before.is_none_or(|before| given.created_at < before)
    }

    /// The selected reasons for not answering.
    fn n_skipped(&self) -> usize {
        self.given
            .values()
            .filter(|given| given.is_skipped)
            .filter(|given| self.holds(given.worker_id, given.item_id))
            .count()
    }
}

impl Reports {
    /// Agreement on one question in detail.
    ///
    /// # Errors
    /// The actor may not see reports, the task is not in the study, or a day cannot be read.
    pub async fn agreement_detail(
        &self,
        actor: &Actor,
        study: StudyId,
        which: Which,
    ) -> Result<std::sync::Arc<Detail>> {
        day("from", which.from.as_deref())?;
        day("to", which.to.as_deref())?;
        version_numbers(which.version.as_deref().unwrap_or_default())?;
        let options = serde_json::to_string(&which).map_err(|error| Error::Unexpected(error.to_string()))?;
        let make = move |reports: Self| async move {
            reports.compute(study, async move |on| on.detail(study, &which).await).await
        };
        self.report(actor, study, (ReportKind::AgreementDetail, options), make).await
    }

    async fn detail(&self, study: StudyId, which: &Which) -> Result<Detail> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let versions = tx.versions_of_study(study).await?;
        if !versions.iter().any(|version| version.task_id == which.task) {
            return Err(Problem::NotFound.into());
        }
        let shown = match selected(&versions, which)? {
            Some(selected) => selected,
            None => shown_versions(&mut tx, study, &self.versions).await?.versions,
        };
        let seed = facts.seed.cast_unsigned();
        let rejected = counts_rejected(&mut tx, study).await?;
        let (task, key) = (which.task, asked(&which.question));
        let given = tx.given_in(AnswersTo { study, task, question: key }, &which.language, rejected).await?;
        let selection = Selection {
            which,
            from: day("from", which.from.as_deref())?,
            before: day("to", which.to.as_deref())?.map(|day| day.plus_seconds(DAY)),
            given: given.into_iter().map(|one| ((one.worker_id, one.item_id), one)).collect(),
            versions: shown.iter().map(|version| version.id).collect(),
        };
        let numbers: BTreeMap<WorkerId, String> =
            tx.worker_numbers(study).await?.into_iter().map(|(id, _, number)| (id, pseudonym(number))).collect();
        let batches: HashMap<BatchId, String> =
            tx.batches(study).await?.into_iter().map(|batch| (batch.id, batch.label)).collect();
        let choices = |answered: &[(WorkerId, HitItemId)]| {
            choices(answered, &selection, (versions.as_slice(), &batches, &numbers))
        };
        let label = Label::of(&versions, which.task, &which.question);
        let complete = |table: Agreement| Agreement { n_skipped: selection.n_skipped(), label: label.clone(), ..table };

        let judging = Judging::new(&mut tx, study, &versions).await?;
        let answers = judging.answers(&mut tx, (task, key)).await?.into_iter();
        let mut answers = answers.filter(|one| one.question == which.question && one.language == which.language);
        if let Some(mut answers) = answers.next() {
            let answered: Vec<_> = answers.rows.iter().map(|row| (row.worker_id, row.item_id)).collect();
            let choices = choices(&answered);
            drop(answered);
            // The scale and the options are those of the selected versions only.
            answers.rows.retain(|row| selection.holds(row.worker_id, row.item_id));
            let Some(table) = answers.table(&shown, judging.names()) else {
                return Ok(Detail { choices, ..Detail::default() });
            };
            let items = items::most_disagreement(&mut tx, &table, &numbers).await?;
            tx.commit().await?;
            let workers = raters(&table, &numbers);
            let table = Some(complete(with_workers(&table, &numbers, seed)));
            return Ok(Detail { table, workers, items, choices });
        }
        let is_it = |(own, question): (TaskId, &str)| own == task && question == which.question;
        let found = marked(&versions).into_iter().find(|(task, question, _)| is_it((*task, &question.key)));
        let Some((_, question, of)) = found else { return Ok(Detail::default()) };
        let all = marks(&mut tx, (study, task, question), of, (&versions, rejected)).await?;
        tx.commit().await?;
        let found = all.into_iter().find(|marks| marks.language == which.language);
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
