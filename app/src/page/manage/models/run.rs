//! The training runs of a study.

use engine::jobs::training::{StudyModels, Training};
use leptos::prelude::*;
use shared::{JobState, ModelKind, StudyId};

use super::called;
use crate::chart;
use crate::part::{Chart, Column, Empty, Progress, Section, Table, Tag, Tone, When, spoken};

/// All training runs, newest first.
pub(super) fn list(study: StudyId, found: &StudyModels) -> impl IntoView + use<> {
    let can = found.processes.iter().any(|process| process.neural.is_some());
    let runs: Vec<_> = found.trainings.iter().map(|training| run(study, training, can)).collect();
    let content = if runs.is_empty() {
        view! { <Empty text="Trainings appear here once one is started below." /> }.into_any()
    } else {
        runs.into_any()
    };
    view! {
        <Section title="Trainings" lead="The newest first. How far each is stands under Jobs, where it can be cancelled or tried again.">
            <div id="trainings" class="stack" data-live>{content}</div>
        </Section>
    }
}

/// The measure of the result of a kind, and the measure by which its epochs are compared and chosen.
fn measures(kind: ModelKind) -> (&'static str, &'static str) {
    match kind {
        ModelKind::Rating => {
            ("Spearman's ρ of the kept epoch on held-out people's ratings", "Error (RMSE) on held-out people's ratings")
        }
        ModelKind::NeuralStyle => ("Accuracy on held-out sources", "Accuracy on held-out sources"),
        _ => ("Perplexity on held-out rewrites", "Perplexity on held-out rewrites"),
    }
}

fn run(study: StudyId, training: &Training, can: bool) -> impl IntoView + use<> {
    let (word, tone) = state(training);
    let heading = format!("{} · {} · {}", training.name, called(training.kind), training.language.name());
    let (result_of, measure) = measures(training.kind);
    let done = training.ended_at.is_some();
    let result =
        training.result.map(|result| format!("{result_of}: {result:.3}. ")).filter(|_| done).unwrap_or_default();
    let epochs = i64::try_from(training.losses.len()).unwrap_or_default();
    let progress = (training.state == Some(JobState::Running)).then(|| {
        view! { <Progress label="Epochs" done=epochs of=i64::from(training.options.epochs) /> }
    });
    let reason = training.reason.as_ref().filter(|_| !done).map(|reason| reason.in_locale(spoken()));
    let waits = (training.state == Some(JobState::Queued) && training.losses.is_empty() && training.reason.is_none())
        .then(|| {
            let why = if can {
                "Waits for its turn: a process with neural models takes it when it has done what came before."
            } else {
                "Waits for a process with neural models: none runs now. Who carries out jobs, above, says how to start one."
            };
            view! { <p class="hint">{why}</p> }
        });
    let from = training.encoder.as_ref().map(|encoder| {
        let sha256: String = training.encoder_sha256.iter().flat_map(|all| all.chars().take(12)).collect();
        format!(" It begins with {encoder}@{sha256}.")
    });
    let data: String = training.data_sha256.chars().take(12).collect();
    let (learns, is) = if done { ("Learnt", "") } else { ("Learns", "is ") };
    let about = format!(
        "{result}{learns} from {} examples (SHA-256 {data}), {is}measured on {}; {} epochs, seed {}.{}",
        training.n_examples,
        training.n_held_out,
        training.options.epochs,
        training.seed,
        from.unwrap_or_default()
    );
    let ratings = training.task_id.map(|task| {
        let href = format!("/api/v1/studies/{study}/tasks/{task}/ratings.csv?language={}", training.language);
        view! {
            <p>
                <a href=href download="ratings.csv">"Download the ratings as they are now (CSV)"</a>
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
            {curves(training, measure)}
        </article>
    }
}

fn state(training: &Training) -> (&'static str, Tone) {
    match (training.ended_at, training.state) {
        (Some(_), _) => ("trained", Tone::Good),
        (None, Some(JobState::Running)) => ("running", Tone::Warn),
        (None, Some(JobState::Failed)) => ("failed", Tone::Bad),
        (None, Some(JobState::Queued)) => ("queued", Tone::Plain),
        (None, _) => ("cancelled", Tone::Plain),
    }
}

fn curves(training: &Training, measure: &'static str) -> Option<impl IntoView + use<>> {
    if training.losses.is_empty() {
        return None;
    }
    let drawn = chart::curves(&training.losses, &training.measures, measure.split(" on ").next().unwrap_or(measure));
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
    let caption = format!("Loss and validation of {}", training.name);
    let columns = vec![Column::number("Epoch"), Column::number("Loss"), Column::number(measure)];
    let (table, file) = (caption.clone(), format!("training-{}", training.name));
    Some(view! {
        <Chart drawn=drawn caption=caption file=file>
            <Table caption=table columns=columns>
                {rows}
            </Table>
        </Chart>
    })
}
