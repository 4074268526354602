//! A worker's qualification: consent form, location check, qualification test.

use engine::Engine;
use engine::crowd::entry::{Entry, Step};
use engine::crowd::location::Location;
use engine::crowd::test::{Test, TestAnswers, TestResult};
use front::answers::{Asked, Fields, most_fields, read};
use leptos::prelude::*;
use shared::{Country, NewAnswer, PersonId, Problem, QualificationState, StudyId, refusal};

use super::{here, see, signals, visit};

/// Accepts the consent form and redirects to the next step.
#[server(prefix = "/fn", endpoint = "consent")]
pub async fn consent(
    /// The study.
    study: StudyId,
    /// `on` for yes.
    #[server(default)]
    agree: String,
    /// The digest of the form that was shown.
    #[server(default)]
    form: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.consent_to(&actor, study, agree == "on", &form).await?;
    see(&engine, &actor, study).await;
    let next = engine.entry(&actor, study).await?.next;
    leptos_axum::redirect(&step_address(study, next));
    Ok(())
}

/// Declares the worker's location; leads on to the next step, or to the page that shows the decision.
#[server(prefix = "/fn", endpoint = "locate")]
pub async fn locate(
    /// The study.
    study: StudyId,
    /// The country, two letters.
    #[server(default)]
    country: String,
    /// `on` once the worker has looked at an answer again with which they would not pass.
    #[server(default)]
    confirmed: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let declared: Option<Country> = country.parse().ok().filter(Country::exists);
    let signals = signals(declared.clone());
    if let Some(country) = declared.filter(|_| confirmed.is_empty()) {
        // An answer that the gate refuses is left to it: its refusal is recorded.
        let is_first = engine.location(&actor, study, visit().locale).await.is_ok_and(|found| found.state.is_none());
        if is_first && engine.try_location(&actor, study, &signals).await? != QualificationState::Passed {
            leptos_axum::redirect(&format!("{}?country={country}", step_address(study, Step::Location)));
            return Ok(());
        }
    }
    let found = engine.locate(&actor, study, signals, visit().locale).await?;
    let passed = found.state == Some(QualificationState::Passed);
    let next = if passed { engine.entry(&actor, study).await?.next } else { Step::Location };
    leptos_axum::redirect(&step_address(study, next));
    Ok(())
}

/// Corrects the declared country, once.
#[server(prefix = "/fn", endpoint = "correct_location")]
pub async fn correct_location(
    /// The study.
    study: StudyId,
    /// The country, two letters.
    #[server(default)]
    country: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let signals = signals(country.parse().ok());
    engine.correct_location(&actor, study, signals).await?;
    leptos_axum::redirect(&step_address(study, Step::Location));
    Ok(())
}

/// The address to which the form of the test is sent.
pub const TAKE_TEST: &str = "/fn/take_test";

/// Hands in the test.
#[server(prefix = "/fn", endpoint = "take_test")]
pub async fn take_test(
    /// The study.
    study: StudyId,
    /// The version of the test.
    version: i64,
    /// The answers, named as in the form of a hit.
    #[server(default)]
    answers: Fields,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let test = engine.test(&actor, study, visit().locale).await;
    let answers = match test.ok().filter(|test| !test.items.is_empty()) {
        Some(test) => typed_test(&test, &answers)?,
        // Handing in a test that is closed says why it is.
        None => Vec::new(),
    };
    engine.take_test(&actor, study, TestAnswers { version, answers }).await?;
    leptos_axum::redirect(&format!("/work/{study}/test/result"));
    Ok(())
}

/// The answers in the fields of a test's form. They are counted before any of them is looked at.
fn typed_test(test: &Test, fields: &Fields) -> Result<Vec<NewAnswer>, Problem> {
    let most = most_fields(&test.questions, test.items.iter().map(|item| item.outputs.len()));
    if fields.len() > most {
        return Err(Problem::invalid("answers", refusal::too_many_answers()));
    }
    read(fields, &Asked::all(&test.questions))
}

/// The worker's progress through the qualification steps.
pub async fn entry(study: StudyId) -> Result<Entry, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.entry(&actor, study).await?)
}

/// The question about the country, with the worker's progress.
pub async fn location(study: StudyId) -> Result<(Entry, Location), Problem> {
    let (engine, actor) = here()?;
    let entry = engine.entry(&actor, study).await?;
    Ok((entry, engine.location(&actor, study, visit().locale).await?))
}

/// The test, without its key.
pub async fn test(study: StudyId) -> Result<(Entry, Test), Problem> {
    let (engine, actor) = here()?;
    let entry = engine.entry(&actor, study).await?;
    Ok((entry, engine.test(&actor, study, visit().locale).await?))
}

/// The result of the latest attempt.
pub async fn test_result(study: StudyId) -> Result<(Entry, TestResult), Problem> {
    let (engine, actor) = here()?;
    let entry = engine.entry(&actor, study).await?;
    Ok((entry, engine.test_result(&actor, study).await?))
}

/// The page on which a worker goes on who has come into a study.
pub(super) async fn first_page(engine: &Engine, person: PersonId, study: StudyId) -> Result<String, Problem> {
    Ok(step_address(study, engine.first_page(person, study).await?))
}

/// The page of a step.
pub fn step_address(study: StudyId, step: Step) -> String {
    match step {
        Step::Consent => format!("/work/{study}/consent"),
        Step::Location => format!("/work/{study}/location"),
        Step::Test => format!("/work/{study}/test"),
        Step::Work => format!("/work/{study}"),
    }
}
