//! The training runs of a study.

use engine::jobs::training::{StudyModels, Training};
use leptos::prelude::*;
use shared::{JobState, Locale, ModelKind, StudyId};

use super::super::jobs::state_word;
use super::called;
use crate::chart;
use crate::part::{Chart, Column, Empty, Progress, Section, Table, Tag, Tone, When};

/// All training runs, newest first.
pub(super) fn list(study: StudyId, found: &StudyModels, say: Locale) -> impl IntoView + use<> {
    let can = found.processes.iter().any(|process| process.neural.is_some());
    let runs: Vec<_> = found.trainings.iter().map(|training| run(study, training, can, say)).collect();
    let content = if runs.is_empty() {
        view! { <Empty text=say.models_trainings_empty() /> }.into_any()
    } else {
        runs.into_any()
    };
    view! {
        <Section title=say.models_trainings() lead=say.models_trainings_lead()>
            <div id="trainings" class="stack" data-live>{content}</div>
        </Section>
    }
}

/// The sentence about the result of a training.
fn result_of(kind: ModelKind, value: f64, say: Locale) -> String {
    let value = format!("{value:.3}");
    match kind {
        ModelKind::Rating => say.models_result_rating(value),
        ModelKind::NeuralStyle => say.models_result_accuracy(value),
        _ => say.models_result_perplexity(value),
    }
}

/// The measure by which the epochs are compared, in full and as the name of an axis.
const fn measure_of(kind: ModelKind, say: Locale) -> (&'static str, &'static str) {
    match kind {
        ModelKind::Rating => (say.models_rmse_held_out(), say.models_rmse()),
        ModelKind::NeuralStyle => (say.models_accuracy_held_out(), say.models_accuracy()),
        _ => (say.models_perplexity_held_out(), say.models_perplexity()),
    }
}

fn run(study: StudyId, training: &Training, can: bool, say: Locale) -> impl IntoView + use<> {
    let (word, tone) = state(training, say);
    let heading = format!("{} · {} · {}", training.name, called(training.kind, say), training.language.name());
    let done = training.ended_at.is_some();
    let result = training.result.filter(|_| done).map(|value| result_of(training.kind, value, say));
    let epochs = i64::try_from(training.losses.len()).unwrap_or_default();
    let progress = (training.state == Some(JobState::Running)).then(|| {
        view! { <Progress label=say.models_epochs() done=epochs of=i64::from(training.options.epochs) /> }
    });
    let reason = training.reason.as_ref().filter(|_| !done).map(|reason| reason.in_locale(say));
    let waits = (training.state == Some(JobState::Queued) && training.losses.is_empty() && training.reason.is_none())
        .then(|| {
            let why = if can { say.models_waits_for_turn() } else { say.models_waits_for_worker() };
            view! { <p class="hint">{why}</p> }
        });
    let from = training.encoder.as_ref().map(|encoder| {
        let sha256: String = training.encoder_sha256.iter().flat_map(|all| all.chars().take(12)).collect();
        say.models_starts_from(format!("{encoder}@{sha256}"))
    });
    let data: String = training.data_sha256.chars().take(12).collect();
    let about: Vec<String> = [
        result,
        Some(say.models_examples(training.n_examples, data, training.n_held_out)),
        // A seed is an identifier, so it is not grouped like a number.
        Some(say.models_options(training.options.epochs, training.seed.to_string())),
        from,
    ]
    .into_iter()
    .flatten()
    .collect();
    let about = about.join(" ");
    let ratings = training.task_id.map(|task| {
        let href = format!("/api/v1/studies/{study}/tasks/{task}/ratings.csv?language={}", training.language);
        view! {
            <p>
                <a href=href download="ratings.csv">{say.models_download_ratings()}</a>
            </p>
        }
    });
    view! {
        <article class="stack">
            <h3>{heading}</h3>
            <p>
                <Tag text=word tone=tone />
                " "
                <When at=training.created_at />
            </p>
            {waits}
            {reason.map(|why| view! { <p class="reason">{why}</p> })}
            {progress}
            <p>{about}</p>
            {ratings}
            {curves(training, say)}
        </article>
    }
}

fn state(training: &Training, say: Locale) -> (&'static str, Tone) {
    match (training.ended_at, training.state) {
        (Some(_), _) => (say.models_trained(), Tone::Good),
        (None, Some(JobState::Running)) => (state_word(JobState::Running, say), Tone::Warn),
        (None, Some(JobState::Failed)) => (state_word(JobState::Failed, say), Tone::Bad),
        (None, Some(JobState::Queued)) => (state_word(JobState::Queued, say), Tone::Plain),
        (None, _) => (state_word(JobState::Cancelled, say), Tone::Plain),
    }
}

fn curves(training: &Training, say: Locale) -> Option<impl IntoView + use<>> {
    if training.losses.is_empty() {
        return None;
    }
    let (measure, axis) = measure_of(training.kind, say);
    let drawn = chart::curves(&training.losses, &training.measures, axis);
    let number = |value: Option<&f64>| value.map(|value| format!("{value:.4}")).unwrap_or_default();
    let row = |(at, loss): (usize, &f64)| {
        let (loss, found) = (number(Some(loss)), number(training.measures.get(at)));
        view! {
            <tr>
                <th scope="row">{at + 1}</th>
                <td class="number">{loss}</td>
                <td class="number">{found}</td>
            </tr>
        }
    };
    let rows: Vec<_> = training.losses.iter().enumerate().map(row).collect();
    let caption = say.models_curves(&training.name);
    let columns = vec![Column::number(say.models_epoch()), Column::number(say.models_loss()), Column::number(measure)];
    let (table, file) = (caption.clone(), format!("training-{}", training.name));
    Some(view! {
        <Chart drawn=drawn caption=caption file=file>
            <Table caption=table columns=columns>
                {rows}
            </Table>
        </Chart>
    })
}
