//! The worker's actions through links and plain forms.

use engine::Engine;
use engine::crowd::claim::Claimed;
use engine::crowd::submitted::SubmissionAnswers;
use engine::crowd::work::MyStudy;
use engine::money::pay::SubmissionRow;
use leptos::prelude::*;
use shared::{
    Actor, AssignmentId, Draft, Flag, NewAnswer, Outcome, Problem, Shown, StudyId, Submission, SubmissionId, Submitted,
    TaskId, refusal,
};

use super::{here, see, visit};
use front::answers::{Asked, Fields, most_fields, read};
use front::sent_before;

/// The address of the page of a hit, up to its reservation.
const HITS: &str = "/work/assignments/";

/// The studies in which the person works.
///
/// # Errors
/// The visitor has not signed in.
pub async fn my_work() -> Result<Vec<MyStudy>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_work(&actor, visit().locale).await?)
}

/// One study the person works in.
///
/// # Errors
/// The person does not work in the study.
pub async fn my_study(study: StudyId) -> Result<MyStudy, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_study(&actor, study, visit().locale).await?)
}

/// The person's submissions in a study, the latest first.
///
/// # Errors
/// They do not work in it.
pub async fn my_submissions(study: StudyId) -> Result<Vec<SubmissionRow>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_submissions(&actor, study).await?)
}

/// The data of a hit's page, with a new identifier for its submission.
///
/// # Errors
/// The assignment is not this person's.
pub async fn shown(assignment: AssignmentId) -> Result<(Shown, SubmissionId), Problem> {
    let (engine, actor) = here()?;
    Ok((engine.shown(&actor, assignment).await?, engine.id()))
}

/// Whether the instructions of a hit's task are new to its worker.
///
/// # Errors
/// The assignment is not this person's.
pub async fn is_first_of_version(assignment: AssignmentId) -> Result<bool, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.is_first_of_version(&actor, assignment).await?)
}

/// The answers of a hit that the person has submitted.
///
/// # Errors
/// The submission is not this person's.
pub async fn own_answers(assignment: AssignmentId) -> Result<SubmissionAnswers, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.own_answers(&actor, assignment).await?)
}

/// The warnings that these answers would cause if they were submitted.
///
/// # Errors
/// The assignment is not this person's.
pub async fn flags(assignment: AssignmentId, answers: &[NewAnswer]) -> Result<Vec<Flag>, Problem> {
    let (engine, actor) = here()?;
    let flags = engine.flags(&actor, assignment, answers).await?;
    Ok(flags.into_iter().map(|flag| flag.localised(visit().locale)).collect())
}

/// Claims the next hit of a task, or continues the open hit, and redirects to its page.
#[server(prefix = "/fn", endpoint = "work/claim")]
pub async fn claim(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let claimed = engine.claim(&actor, study, task).await?;
    see(&engine, &actor, study).await;
    match claimed {
        Claimed::Hit { assignment } => leptos_axum::redirect(&format!("/work/assignments/{assignment}")),
        Claimed::Nothing { reason } => return Err(Problem::conflict(reason)),
    }
    Ok(())
}

/// Continues after a submission: with the next hit of the task or, if there is none, on the study's page.
#[server(prefix = "/fn", endpoint = "work/next")]
pub async fn go_on(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    leptos_axum::redirect(&next(&engine, &actor, (study, task), None).await);
    Ok(())
}

/// Submits the form of a hit and continues; if there are warnings, the answers are saved as a draft and the warnings
/// are shown first.
#[server(prefix = "/fn", endpoint = "work/submit_form")]
pub async fn submit_form(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The name of the submission.
    submission: SubmissionId,
    /// The revision of the draft the page showed.
    #[server(default)]
    revision: Option<i64>,
    /// The fields of the form.
    #[server(default)]
    answers: Fields,
    /// The worker has read what is odd and insists.
    #[server(default)]
    insist: bool,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let shown = engine.shown(&actor, assignment).await?;
    let answers = typed(&shown, &answers)?;
    let whole = Submission { insist, revision, ..Submission::new(submission, answers.clone()) };
    let to = match engine.submit(&actor, assignment, whole).await? {
        // The expected answer of a training item is shown on its page.
        Submitted::Stored { outcome: Outcome::Check, .. } => format!("/work/assignments/{assignment}"),
        Submitted::Stored { repeated: true, .. } => sent_before(assignment),
        Submitted::Stored { outcome, .. } => {
            let (to, visit) = (next(&engine, &actor, (shown.study, shown.task), Some(assignment)).await, visit());
            // The study's page says it in its own words.
            if to.starts_with(HITS) {
                visit.tell(match outcome {
                    Outcome::Surplus => visit.locale.sent_as_extra(&shown.reward),
                    Outcome::Counted | Outcome::Check | Outcome::LeftOut => visit.locale.sent_and_earned(&shown.reward),
                });
            }
            to
        }
        Submitted::Flagged { flags } => {
            // The page checks the draft again, which is then the newest one.
            if let Some(flag) = flags.iter().find(|flag| flag.is_from_elsewhere()) {
                let visit = visit();
                visit.tell(flag.reason.in_locale(visit.locale));
            }
            keep(&engine, &actor, &shown, answers).await?
        }
    };
    leptos_axum::redirect(&to);
    Ok(())
}

/// Saves the form of a hit as a draft.
#[server(prefix = "/fn", endpoint = "work/save_form")]
pub async fn save_form(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The revision of the draft the page showed.
    revision: i64,
    /// The fields of the form.
    #[server(default)]
    answers: Fields,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let answers = typed(&engine.shown(&actor, assignment).await?, &answers)?;
    engine.save_draft(&actor, assignment, Draft { revision, answers }).await?;
    leptos_axum::redirect(&format!("/work/assignments/{assignment}?saved=1"));
    Ok(())
}

/// Returns a hit and redirects to the study's page.
#[server(prefix = "/fn", endpoint = "work/give_back")]
pub async fn give_back(
    /// The hit's reservation.
    assignment: AssignmentId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let study = engine.shown(&actor, assignment).await?.study;
    engine.give_back(&actor, assignment).await?;
    leptos_axum::redirect(&format!("/work/{study}"));
    Ok(())
}

/// The fields of a form as answers to the questions shown.
pub(crate) fn typed(shown: &Shown, fields: &Fields) -> Result<Vec<NewAnswer>, Problem> {
    // Counted before any of them is looked at.
    if fields.len() > most_fields(&shown.questions, shown.items.iter().map(|item| item.outputs.len())) {
        return Err(Problem::invalid("answers", refusal::too_many_answers()));
    }
    read(fields, &Asked::all(&shown.questions))
}

/// The page after a submission: the next hit or, if there is none, that of the study, which says what was `sent`. The submission
/// is already stored, so a problem here only leads to the study's page.
pub(super) async fn next(
    engine: &Engine,
    actor: &Actor,
    (study, task): (StudyId, TaskId),
    sent: Option<AssignmentId>,
) -> String {
    let claimed = engine.claim(actor, study, task).await;
    see(engine, actor, study).await;
    match (claimed, sent) {
        (Ok(Claimed::Hit { assignment }), _) => format!("{HITS}{assignment}"),
        (_, Some(sent)) => format!("/work/{study}?submitted={sent}"),
        (_, None) => format!("/work/{study}"),
    }
}

/// What the submission of a hit earns that the worker has just sent, in minor units; `None` if it is nothing, or not theirs.
pub async fn earned_by(study: StudyId, sent: AssignmentId) -> Result<Option<i64>, Problem> {
    let rows = my_submissions(study).await?;
    Ok(rows.into_iter().find(|row| row.id == sent).map(|row| row.reward).filter(|reward| *reward > 0))
}

/// Keeps flagged answers as a draft and returns to the page, which shows the flags.
async fn keep(engine: &Engine, actor: &Actor, shown: &Shown, answers: Vec<NewAnswer>) -> Result<String, Problem> {
    let revision = shown.draft.revision;
    engine.save_draft(actor, shown.id, Draft { revision, answers }).await?;
    Ok(format!("/work/assignments/{}?check=1", shown.id))
}
