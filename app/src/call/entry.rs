//! A worker's qualification: consent form, location check, qualification test.

use std::collections::BTreeMap;

use engine::crowd::entry::{Entry, Step};
use engine::crowd::location::Location;
use engine::crowd::test::{Test, TestAnswers, TestResult};
use leptos::prelude::*;
use shared::{Problem, StudyId};

use super::{here, signals};

/// Accepts the consent form and redirects to the next step.
#[server(prefix = "/fn", endpoint = "consent")]
pub async fn consent(
    /// The study.
    study: StudyId,
    /// `on` for yes.
    #[server(default)]
    agree: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.consent(&actor, study, agree == "on").await?;
    let next = engine.entry(&actor, study).await?.next;
    leptos_axum::redirect(&step_address(study, next));
    Ok(())
}

/// Declares the worker's location; the page shows the decision.
#[server(prefix = "/fn", endpoint = "locate")]
pub async fn locate(
    /// The study.
    study: StudyId,
    /// The country, two letters.
    #[server(default)]
    country: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let signals = signals(country.parse().ok());
    engine.locate(&actor, study, signals).await?;
    leptos_axum::redirect(&step_address(study, Step::Location));
    Ok(())
}

/// Hands in the test: an answer for each sentence under `s` and its index.
#[server(prefix = "/fn", endpoint = "take_test")]
pub async fn take_test(
    /// The study.
    study: StudyId,
    /// The version of the test.
    version: i64,
    /// An answer for each sentence, under `s` and its index.
    #[server(default)]
    answers: BTreeMap<String, i64>,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let indexed = answers.iter().filter_map(|(key, value)| Some((key.strip_prefix('s')?.parse().ok()?, *value)));
    engine.take_test(&actor, study, TestAnswers::new(version, indexed)?).await?;
    leptos_axum::redirect(&format!("/work/{study}/test/result"));
    Ok(())
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
    Ok((entry, engine.location(&actor, study).await?))
}

/// The test, without its key.
pub async fn test(study: StudyId) -> Result<(Entry, Test), Problem> {
    let (engine, actor) = here()?;
    let entry = engine.entry(&actor, study).await?;
    Ok((entry, engine.test(&actor, study).await?))
}

/// The result of the latest attempt.
pub async fn test_result(study: StudyId) -> Result<(Entry, TestResult), Problem> {
    let (engine, actor) = here()?;
    let entry = engine.entry(&actor, study).await?;
    Ok((entry, engine.test_result(&actor, study).await?))
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
