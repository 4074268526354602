//! Job workers: the running processes, or how to start a process.

use engine::jobs::process::Process;
use leptos::prelude::*;
use shared::Locale;

use crate::call::actor;
use crate::part::{Column, Notice, Section, Table, Tone, When};

/// The command that starts a job worker with neural models: a program built for them, run next to this one.
const NEURAL: &str = "env $(cargo xtask libtorch | tail -n 1) cargo build --release -p server --features torch
target/release/concord work";

/// The number of processes, those with neural models, and the remedy if one is missing. A process with neural models is
/// missing only if a job needs one.
pub(super) fn processes(all: &[Process], wants_neural: bool, say: Locale) -> impl IntoView + use<> {
    let neural: Vec<&str> = all.iter().filter_map(|process| process.neural.as_deref()).collect();
    let models = match neural.as_slice() {
        [] => say.processes_none_neural().to_owned(),
        neural => say.processes_with_neural(neural.join("; ")),
    };
    let counted = format!("{} {models}", say.processes_n_running(all.len()));
    let lacks_neural = wants_neural && neural.is_empty();
    let lacking = (all.is_empty() || lacks_neural).then(|| lacking(all.is_empty(), lacks_neural, say));
    let counted = (!all.is_empty()).then(|| view! { <p>{counted}</p> });
    let table = (!all.is_empty()).then(|| table(all, say));
    view! {
        <Section title=say.processes_title() lead=say.processes_lead()>
            <div id="processes" class="stack" data-live>
                {counted}
                {lacking}
                {table}
            </div>
        </Section>
    }
}

/// The missing kind of process, and the command that starts it.
fn lacking(nobody: bool, neural: bool, say: Locale) -> impl IntoView {
    let title = if nobody { say.processes_none() } else { say.processes_none_for_neural() };
    let is_admin = actor().is_some_and(|actor| actor.admin);
    let start = if is_admin { say.processes_start_administrator() } else { say.processes_start() };
    let start_neural = if is_admin { say.processes_start_neural_administrator() } else { say.processes_start_neural() };
    let how = nobody.then(|| {
        view! {
            <p>{start} " " <code>"concord work"</code></p>
            <p>{say.processes_start_in_server()} " " <code>"jobs = true"</code></p>
        }
    });
    let neural = neural.then(|| {
        view! {
            <p>{start_neural}</p>
            // A scrollable element must be focusable, so that it can be scrolled with the keyboard.
            <pre tabindex="0">
                <code>{NEURAL}</code>
            </pre>
        }
    });
    view! {
        <Notice tone=Tone::Warn title=title>
            {how}
            {neural}
        </Notice>
    }
}

fn table(all: &[Process], say: Locale) -> impl IntoView + use<> {
    let row = |process: &Process| {
        let name = process.name.clone();
        let program = format!("concord {} {}", process.program, process.version);
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{program}</td>
                <td>{process.neural.clone().unwrap_or_else(|| say.none().to_owned())}</td>
                <td>
                    <When at=process.started_at />
                </td>
                <td>
                    <When at=process.seen_at />
                </td>
            </tr>
        }
    };
    let rows: Vec<_> = all.iter().map(row).collect();
    let columns = vec![
        Column::text(say.processes_job_worker()),
        Column::text(say.processes_program()),
        Column::text(say.processes_neural_models()),
        Column::text(say.processes_started()),
        Column::text(say.processes_last_seen()),
    ];
    view! { <Table caption=say.processes_title() columns=columns>{rows}</Table> }
}
