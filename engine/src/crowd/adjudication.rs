//! Adjudication: a person decides about items on which raters differ. A decision is stored in addition to the answers
//! and changes none of them; agreement and evaluation ignore it.

mod decide;
mod differ;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use shared::{
    About, Action, Actor, Definition, KindName, Language, Problem, Question, QuestionKind, QuestionType as _, Settled,
    ShownItem, StudyId, TaskId, TextOf, Time, Value, pseudonym, refusal,
};
use store::{
    adjudication::{AnswerRow, DecisionRow},
    counted::AnswersTo,
};
use uuid::Uuid;

pub use self::differ::Differences;
use self::differ::Differing;
use crate::{
    Access, Engine, Result, Tx,
    access::Permit as _,
    audit::names::Names,
    crowd::{
        answers::{Judging, StoredAnswer, counts_rejected, questions},
        hit::Contents,
    },
    design::{
        display,
        task::{TaskVersion, title_of},
    },
};

/// Items on one page.
const PAGE: usize = 20;

/// The difference in points between the lowest and the highest answer from which raters on a scale count as differing,
/// if the request names no other.
pub const POINTS: i64 = 2;
/// The largest such distance.
const MOST_POINTS: i64 = 1_000;

/// Selects items.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only of this task.
    pub task: Option<TaskId>,
    /// Only of this question.
    pub question: Option<String>,
    /// Only in this language.
    pub language: Option<Language>,
    /// The least difference in points on a scale; [`POINTS`] if not given.
    pub points: Option<i64>,
    /// Decided items, undecided ones, or both; undecided ones if not given.
    pub settled: Option<Settled>,
    /// The `next` of the previous page.
    pub after: Option<String>,
}

impl Filter {
    /// The least difference in points on a scale.
    ///
    /// # Errors
    /// It is not positive, or larger than the limit.
    pub fn points(&self) -> Result<i64, Problem> {
        match self.points.unwrap_or(POINTS) {
            points @ 1..=MOST_POINTS => Ok(points),
            other => Err(Problem::invalid("points", refusal::number_out_of_range(1, MOST_POINTS, other))),
        }
    }
}

/// A page of items on which raters differ.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Disputes {
    /// The least difference in points on a scale.
    pub points: i64,
    /// Every task, question and language in which raters differ, regardless of the filter.
    pub tables: Vec<Disputed>,
    /// The number of selected items on which raters differ.
    pub n: usize,
    /// The number of these that are decided.
    pub n_decided: usize,
    /// The items.
    pub items: Vec<Dispute>,
    /// The `after` of the next page, if there is one.
    pub next: Option<String>,
}

/// The number of items on which raters differ, for one question of a task in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Disputed {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub task_title: String,
    /// The key of the question.
    pub question: String,
    /// The language.
    pub language: Language,
    /// The number of items on which raters differ.
    pub n: usize,
    /// The number of these that are decided.
    pub n_decided: usize,
}

/// An item on which raters differ: what they saw, and the answer of each.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Dispute {
    /// The id by which statistics pair answers: `item` in the exported answers.
    pub item: Uuid,
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub task_title: String,
    /// The question.
    pub question: Question,
    /// The language.
    pub language: Language,
    /// The texts as raters saw them, without the names of systems. A decision refers to its id.
    pub shown: ShownItem,
    /// The source, even if the task did not show it.
    pub source: String,
    /// The answer of each rater.
    pub answers: Vec<GivenAnswer>,
    /// Whether one of the answers is the actor's own. If so, another person has to decide.
    pub own: bool,
    /// The current decision.
    pub decision: Option<Decided>,
}

/// A rater's answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GivenAnswer {
    /// The rater's pseudonym.
    pub worker: String,
    /// The answer, or the reason for not answering.
    #[cfg_attr(feature = "schema", schema(value_type = shared::AnswerValue))]
    pub value: Value,
    /// The rater's comments on the same item.
    pub comments: Vec<String>,
    /// The time of the answer.
    pub at: Time,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Decided {
    /// The value.
    #[cfg_attr(feature = "schema", schema(value_type = shared::AnswerValue))]
    pub value: Value,
    /// The explanation.
    pub note: String,
    /// The person who decided, by role.
    pub by: String,
    /// The time of the decision.
    pub at: Time,
}

/// The current decision for each item and question.
type InForce = BTreeMap<(Uuid, TaskId, String), DecisionRow>;

impl Engine {
    /// All items on which raters differ by at least so many points. It compares all answers of the study, and is meant for
    /// the threads for reports. It checks no permission: `Reports::disputes` does before it asks.
    ///
    /// # Errors
    /// The database fails.
    pub async fn differences(&self, study: StudyId, points: i64) -> Result<Differences> {
        let mut tx = self.read().await?;
        let versions = tx.versions_of_study(study).await?;
        differing(&mut tx, study, &versions, points).await
    }

    /// A page of the items on which raters differ, in the order of the texts. `all` are the differences by the points of the
    /// filter.
    ///
    /// # Errors
    /// The actor may not adjudicate in this study, or the page is unknown.
    pub async fn disputes(
        &self,
        actor: &Actor,
        study: StudyId,
        filter: &Filter,
        Differences(all): &Differences,
    ) -> Result<Disputes> {
        let points = filter.points()?;
        let after = filter.after.as_deref().map(place).transpose()?;
        let mut tx = self.read().await?;
        let access = &tx.permit(actor, study, Action::Adjudicate).await?;
        let versions = tx.versions_of_study(study).await?;
        let in_force = in_force(&mut tx, study, &versions).await?;
        let is_decided = |one: &Differing| in_force.contains_key(&key(one));
        let tables = disputed(all, &versions, is_decided);
        let wanted: Vec<&Differing> = all.iter().filter(|one| is_wanted(one, filter)).collect();
        let (n, n_decided) = (wanted.len(), wanted.iter().filter(|one| is_decided(one)).count());
        let shown = wanted.into_iter().filter(|one| match filter.settled.unwrap_or(Settled::Open) {
            Settled::Open => !is_decided(one),
            Settled::Decided => is_decided(one),
            Settled::All => true,
        });
        let mut rest = shown.filter(|one| after.as_ref().is_none_or(|after| key(one) > *after));
        let page: Vec<&Differing> = rest.by_ref().take(PAGE).collect();
        let next = rest.next().and(page.last()).map(|one| format!("{}.{}.{}", one.item, one.task, one.question));
        let names = Names::read(&mut tx, study).await?;
        let mut items = Vec::with_capacity(page.len());
        for one in page {
            items.extend(dispute(&mut tx, (study, access), one, &versions, (&in_force, &names)).await?);
        }
        Ok(Disputes { points, tables, n, n_decided, items, next })
    }
}

/// All items of a study on which raters differ.
async fn differing(tx: &mut Tx, study: StudyId, versions: &[TaskVersion], points: i64) -> Result<Differences> {
    let rejected = counts_rejected(tx, study).await?;
    let mut found = BTreeSet::new();
    for (task, question) in questions(versions) {
        // Spans in a worker's own text are skipped: no two workers mark the same text.
        if let About::Marked(of @ (TextOf::Source | TextOf::Output)) = question.kind.about() {
            let marks = tx.counted_marks(AnswersTo { study, task, question: &question.key }, rejected).await?;
            found.extend(differ::in_marks(&marks, (task, &question.key), of));
        }
    }
    let judging = Judging::new(tx, study, versions).await?;
    for (task, question) in judging.questions() {
        let tables = judging.tables(tx, (task, &question.key)).await?;
        found.extend(tables.iter().flat_map(|table| differ::in_table(table, points)));
    }
    Ok(Differences(found))
}

/// The current decision for each item and question, which is the latest one.
async fn in_force(tx: &mut Tx, study: StudyId, versions: &[TaskVersion]) -> Result<InForce> {
    let rows = tx.adjudications(study).await?.into_iter();
    let keyed = rows.filter_map(|row| {
        let kind = &definition(versions, |version| version.id == row.version_id)?.question(&row.question)?.kind;
        let item = kind.about().id(row.source_id, row.output_id, row.item_id);
        Some(((item, row.task_id, row.question.clone()), row))
    });
    Ok(keyed.collect())
}

/// An item with what raters saw and answered.
async fn dispute(
    tx: &mut Tx,
    (study, access): (StudyId, &Access),
    of: &Differing,
    versions: &[TaskVersion],
    (in_force, names): (&InForce, &Names),
) -> Result<Option<Dispute>> {
    let place = tx.hit_item(study, of.shown).await?.ok_or(Problem::NotFound)?;
    let contents = Contents::read(tx, place.hit).await?;
    let Some(definition) = definition(versions, |version| version.id == place.version_id) else { return Ok(None) };
    let (Some(shown), Some(question)) = (contents.item(of.shown), definition.question(&of.question)) else {
        return Ok(None);
    };
    let rows = tx.answers_about(of.task, of.source).await?;
    let answers = given((of, question), definition, shown, &rows);
    let kind = &question.kind;
    let is_own = |row: &AnswerRow| row.question == of.question && of_answer(kind, row) == of.item;
    let own = rows.iter().any(|row| is_own(row) && access.owns(Some(row.worker_id)));
    let decision = in_force.get(&key(of)).and_then(|row| {
        let stored = StoredAnswer {
            number: row.number,
            places: row.places,
            text: row.text.clone(),
            skipped: None,
            output: row.output_id,
        };
        let value = stored.value(kind, shown)?;
        let by = names.person(Some(row.person_id));
        Some(Decided { value, note: row.note.clone(), by, at: row.created_at })
    });
    let source = shown.source.clone().unwrap_or_default();
    let mut seen = vec![shown.clone()];
    display::hide(definition, &of.language, &mut seen);
    let (task_title, _) = title_of(versions, of.task);
    Ok(seen.pop().map(|shown| Dispute {
        item: of.item,
        task: of.task,
        task_title,
        question: question.clone(),
        language: of.language.clone(),
        shown,
        source,
        answers,
        own,
        decision,
    }))
}

/// The sort key of an item on a page.
fn key(of: &Differing) -> (Uuid, TaskId, String) {
    (of.item, of.task, of.question.clone())
}

/// Parses the key after which a page begins.
fn place(after: &str) -> Result<(Uuid, TaskId, String), Problem> {
    let mut parts = after.splitn(3, '.');
    let unknown = || Problem::invalid("after", refusal::next_of_page());
    let (item, task, question) = (parts.next(), parts.next(), parts.next());
    let item = item.and_then(|text| Uuid::parse_str(text).ok()).ok_or_else(unknown)?;
    let task = task.and_then(|text| text.parse().ok()).ok_or_else(unknown)?;
    Ok((item, task, question.ok_or_else(unknown)?.to_owned()))
}

fn is_wanted(of: &Differing, filter: &Filter) -> bool {
    filter.task.is_none_or(|task| task == of.task)
        && filter.question.as_ref().is_none_or(|question| *question == of.question)
        && filter.language.as_ref().is_none_or(|language| *language == of.language)
}

/// The number of items and of decided items, in the order of the tasks.
fn disputed(
    all: &BTreeSet<Differing>,
    versions: &[TaskVersion],
    is_decided: impl Fn(&Differing) -> bool,
) -> Vec<Disputed> {
    let mut counts: BTreeMap<(usize, &str, &Language), (TaskId, usize, usize)> = BTreeMap::new();
    for one in all {
        let place = versions.iter().position(|version| version.task_id == one.task).unwrap_or_default();
        let count = counts.entry((place, &one.question, &one.language)).or_insert((one.task, 0, 0));
        count.1 += 1;
        count.2 += usize::from(is_decided(one));
    }
    let table =
        |((_, question, language), (task, n, n_decided)): ((usize, &str, &Language), (TaskId, usize, usize))| {
            let (task_title, _) = title_of(versions, task);
            Disputed { task, task_title, question: question.to_owned(), language: language.clone(), n, n_decided }
        };
    counts.into_iter().map(table).collect()
}

fn definition(versions: &[TaskVersion], is: impl Fn(&TaskVersion) -> bool) -> Option<&Definition> {
    versions.iter().find(|version| is(version)).map(|version| &version.definition)
}

/// The id by which statistics pair an answer.
fn of_answer(kind: &QuestionKind, row: &AnswerRow) -> Uuid {
    kind.about().id(row.source_id, row.output_id, row.item_id)
}

/// Each rater's answer to the question about the item.
fn given(
    (of, question): (&Differing, &Question),
    definition: &Definition,
    shown: &ShownItem,
    rows: &[AnswerRow],
) -> Vec<GivenAnswer> {
    let kind = &question.kind;
    let own = rows.iter().filter(|row| row.question == of.question && of_answer(kind, row) == of.item);
    let answer = |row: &AnswerRow| {
        let value = stored(row).value(kind, shown)?;
        let comments = comments(definition, rows, row);
        Some(GivenAnswer { worker: pseudonym(row.worker), value, comments, at: row.created_at })
    };
    own.filter_map(answer).collect()
}

/// The comments that the rater wrote on the item of an answer.
fn comments(definition: &Definition, answers: &[AnswerRow], of: &AnswerRow) -> Vec<String> {
    let is_comment = |row: &&AnswerRow| {
        (row.assignment_id, row.item_id) == (of.assignment_id, of.item_id)
            && definition.question(&row.question).is_some_and(|question| question.kind.name() == KindName::Comment)
    };
    answers.iter().filter(is_comment).filter(|row| row.skipped.is_none()).filter_map(|row| row.text.clone()).collect()
}

fn stored(row: &AnswerRow) -> StoredAnswer {
    StoredAnswer {
        number: row.number,
        places: row.places,
        text: row.text.clone(),
        skipped: row.skipped.clone(),
        output: row.output_id,
    }
}
