//! Job workers: the running processes, or how to start a process.

use engine::jobs::process::Process;
use leptos::prelude::*;

use crate::part::{Column, Notice, Section, Table, Tone, When};

/// The command that starts a job worker with neural models: a program built for them, run next to this one.
const NEURAL: &str = "env $(cargo xtask libtorch | tail -n 1) cargo build --release -p server --features torch
target/release/concord work";

/// The number of processes, those with neural models, and the remedy if one is missing. A process with neural models is
/// missing only if a job needs one.
pub(super) fn processes(all: &[Process], wants_neural: bool) -> impl IntoView + use<> {
    let neural: Vec<&str> = all.iter().filter_map(|process| process.neural.as_deref()).collect();
    let counted = match (all.len(), neural.as_slice()) {
        (0, _) => String::new(),
        (1, []) => "One process takes jobs now, without neural models.".to_owned(),
        (n, []) => format!("{n} processes take jobs now, none of them with neural models."),
        (1, [about]) => format!("One process takes jobs now, with neural models on {about}."),
        (n, neural) => {
            format!(
                "{n} processes take jobs now, {} of them with neural models on {}.",
                neural.len(),
                neural.join("; ")
            )
        }
    };
    let lacks_neural = wants_neural && neural.is_empty();
    let lacking = (all.is_empty() || lacks_neural).then(|| lacking(all.is_empty(), lacks_neural));
    let counted = (!counted.is_empty()).then(|| view! { <p>{counted}</p> });
    let table = (!all.is_empty()).then(|| table(all));
    view! {
        <Section title="Who carries out jobs" lead="Processes of this installation, for all its studies. One that gives no sign of life is taken off this list, and its job goes to another.">
            <div id="processes" class="stack" data-live>
                {counted}
                {lacking}
                {table}
            </div>
        </Section>
    }
}

/// The missing kind of process, and the command that starts it.
fn lacking(nobody: bool, neural: bool) -> impl IntoView {
    let title = if nobody { "No process takes jobs now" } else { "No process with neural models runs" };
    let how = nobody.then(|| {
        view! {
            <p>
                "Jobs wait until one does. Whoever runs this installation starts it with " <code>"concord work"</code>
                ", or has " <code>"concord serve"</code> " take them with the setting " <code>"jobs = true"</code> "."
            </p>
        }
    });
    let neural = neural.then(|| {
        view! {
            <p>
                "Trainings and scores by neural models wait for a process that was built for them. Whoever runs this installation starts it from the source folder, with the settings of this server (database, data and models folder):"
            </p>
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

fn table(all: &[Process]) -> impl IntoView + use<> {
    let row = |process: &Process| {
        let name = process.name.clone();
        let program = format!("concord {} {}", process.program, process.version);
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{program}</td>
                <td>{process.neural.clone().unwrap_or_else(|| "none".to_owned())}</td>
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
        Column::text("Process"),
        Column::text("Program"),
        Column::text("Neural models"),
        Column::text("Since"),
        Column::text("Last seen"),
    ];
    view! { <Table caption="Processes" columns=columns>{rows}</Table> }
}
