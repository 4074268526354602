//! `/studies/{study}/batches`: hits, planned with their cost, then made.

use engine::{
    design::{
        batch::{BatchForm, BatchPreview, BatchProgress},
        task::ListedTask,
    },
    texts::output::CountedSystem,
};
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::{Action, Problem, Study, StudyId, Subject, SystemKind};

use super::{language_choices, news, tasks::title};
use crate::call::{batch, study, task, text};
use crate::page::Frame;
use crate::part::{
    Check, Checks, Choice, Column, Empty, Field, Figure, Form, Head, Hidden, Look, Notice, Progress, Section, Select,
    SubmitButton, Table, Tag, Tone, When, load, param, query, spoken,
};

/// The batches of a study, and the link to create a new batch.
#[component]
pub fn Batches() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = asked();
    let content = load(async move {
        let id = id?;
        let overview = study::overview(id).await?;
        let batches = batch::batches(id).await?;
        let tasks = task::tasks(id).await?;
        let mut new = None;
        if overview.can(Action::DesignTasks) {
            let systems = text::systems(id).await?;
            let plan = match &asked {
                Some(form) => Some(batch::plan_batch(id, form).await),
                None => None,
            };
            new = Some(make(&overview.study, &tasks, systems, (asked.unwrap_or_default(), plan)));
        }
        Ok(view! {
            <Head title="Batches" lead="A batch makes hits of a published task. Sample and order come from a recorded seed." />
            {news()}
            {list(&overview.study, &tasks, batches, overview.can(Action::StopBatches))}
            {new}
        })
    });
    view! {
        <Frame study=known here="batches">
            {content}
        </Frame>
    }
}

/// The specification in the query, if a plan was requested.
fn asked() -> Option<BatchForm> {
    let field = |name| query(name).unwrap_or_default();
    Some(BatchForm {
        task: query("task")?,
        language: field("language"),
        label: field("label"),
        sample: field("sample"),
        systems: use_query_map().with_untracked(|query| query.get_all("systems")).unwrap_or_default(),
        all_human: field("all_human"),
        spread: field("spread"),
        seed: field("seed"),
    })
}

fn list(study: &Study, tasks: &[ListedTask], batches: Vec<BatchProgress>, may_stop: bool) -> AnyView {
    if batches.is_empty() {
        return view! { <Empty text="Batches appear here once one is made. A task has to be published first." /> }
            .into_any();
    }
    let columns = vec![
        Column::text("Batch"),
        Column::text("Task"),
        Column::number("Version"),
        Column::text("Language"),
        Column::number("Hits"),
        Column::text("Submissions"),
        Column::number("Seed"),
        Column::text("Made"),
        Column::text("State"),
    ];
    let id = study.id;
    let name = |batch: &BatchProgress| {
        let found = tasks.iter().find(|task| task.task.id == batch.task_id).and_then(ListedTask::definition);
        found.map(|definition| title(definition, study.languages.first())).unwrap_or_default()
    };
    let row = |batch: BatchProgress| {
        let label = if batch.label.is_empty() { batch.language.name() } else { batch.label.clone() };
        view! {
            <tr>
                <th scope="row">{label.clone()}</th>
                <td>{name(&batch)}</td>
                <td class="number">{batch.version}</td>
                <td>{batch.language.as_str().to_owned()}</td>
                <td class="number">{batch.n_hits}</td>
                <td>
                    <Progress label=label done=batch.done of=batch.wanted />
                </td>
                <td class="number">{batch.seed}</td>
                <td>
                    <When at=batch.created_at />
                </td>
                <td>{state(id, &batch, may_stop)}</td>
            </tr>
        }
    };
    let rows = batches.into_iter().map(row).collect_view();
    view! {
        <Table caption="Batches" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

/// The state of a batch, and the button that changes it.
fn state(study: StudyId, batch: &BatchProgress, may_stop: bool) -> impl IntoView + use<> {
    let (word, tone, action, label, look) = match batch.stopped_at {
        Some(_) => ("stopped", Tone::Warn, "/fn/batch/open", "Open again", Look::Plain),
        None if batch.done >= batch.wanted => ("complete", Tone::Good, "/fn/batch/stop", "", Look::Quiet),
        None => ("open", Tone::Plain, "/fn/batch/stop", "Stop", Look::Quiet),
    };
    let id = batch.id.to_string();
    let button = (may_stop && !label.is_empty()).then(|| {
        view! {
            <Form action=action mark=("batch", id) class="inline">
                <Hidden name="study" value=study.to_string() />
                <SubmitButton label=label look=look />
            </Form>
        }
    });
    view! {
        <Tag text=word tone=tone />
        {button}
    }
}

type Planned = (BatchForm, Option<Result<BatchPreview, Problem>>);

fn make(study: &Study, tasks: &[ListedTask], systems: Vec<CountedSystem>, (form, plan): Planned) -> AnyView {
    let live: Vec<&ListedTask> = tasks.iter().filter(|task| task.live.is_some()).collect();
    if live.is_empty() {
        return view! {
            <Section title="New batch" id="new">
                <p>"Publish a task first: a batch is made of a published version."</p>
            </Section>
        }
        .into_any();
    }
    let choices = live.iter().map(|task| Choice::new(task.task.id.to_string(), about(study, task))).collect();
    let systems = system_choices(systems);
    let outcome = plan.map(|plan| planned(study.id, form.clone(), plan));
    let (action, languages) = (format!("/studies/{}/batches#plan", study.id), language_choices(&study.languages));
    view! {
        <Section title="New batch" id="new" lead="First the plan: how many hits it makes and what they cost. Nothing is written before you agree.">
            <form method="get" class="form" action=action>
                <Select name="task" label="Task" choices=choices value=form.task.clone() />
                <Select name="language" label="Language" choices=languages value=form.language.clone() />
                <Checks
                    name="systems"
                    label="Whose outputs are judged"
                    choices=systems
                    values=form.systems.clone()
                    hint="For ratings, rankings and comparisons only; the last two take at least two."
                />
                <Check name="all_human" label="All human rewrites of a source, not one drawn by the seed" checked=!form.all_human.is_empty() />
                <Check
                    name="spread"
                    label="One output of each source, of each system in turn"
                    checked=!form.spread.is_empty()
                    hint="For few workers: nobody meets a source twice in a task, so judging every system's output of a source takes as many workers as systems times judgements."
                />
                <Field name="sample" label="Sources" kind="number" min=1 value=form.sample.clone() hint="Empty: all of them. A number draws that many." />
                <Field name="label" label="Label" value=form.label.clone() hint="For you and your colleagues." />
                <Field name="seed" label="Seed" kind="number" min=0 value=form.seed.clone() hint="Empty: a new one. The same seed makes the same batch again." />
                <button type="submit" class="button">
                    "Plan"
                </button>
            </form>
            {outcome}
        </Section>
    }
    .into_any()
}

fn about(study: &Study, task: &ListedTask) -> String {
    let name = task.definition().map(|definition| title(definition, study.languages.first())).unwrap_or_default();
    let what = match task.definition().map(|definition| definition.subject) {
        Some(Subject::Source) | None => "sources",
        Some(_) => "outputs",
    };
    format!("{name} ({}, {what})", task.task.preset)
}

/// Each system once, with the languages in which it has outputs.
fn system_choices(systems: Vec<CountedSystem>) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for system in systems {
        let count = system
            .language
            .map_or_else(|| "no outputs yet".to_owned(), |language| format!("{language} {}", system.outputs));
        let name = if system.kind == SystemKind::Human { "human rewrites".to_owned() } else { system.name };
        match choices.iter_mut().find(|choice| choice.value == system.id.to_string()) {
            Some(choice) => choice.hint = format!("{}, {count}", choice.hint),
            None => choices.push(Choice::new(system.id.to_string(), name).hint(count)),
        }
    }
    choices
}

fn planned(study: StudyId, form: BatchForm, plan: Result<BatchPreview, Problem>) -> AnyView {
    let plan = match plan {
        Ok(plan) => plan,
        Err(problem) => {
            let say = spoken();
            return view! {
                <div id="plan">
                    <Notice tone=Tone::Bad title=say.refusal_title(&problem)>
                        <p>{say.refusal(&problem)}</p>
                    </Notice>
                </div>
            }
            .into_any();
        }
    };
    let count = |label: &'static str, n: usize| view! { <Figure label=label value=Ok(n.to_string()) /> };
    let left_out = (plan.left_out > 0).then(|| {
        view! { <p class="muted">{format!("{} sources are left out: the chosen systems have too few outputs for them.", plan.left_out)}</p> }
    });
    let systems = (0..)
        .zip(form.systems.clone())
        .map(|(place, id): (usize, _)| view! { <Hidden name=format!("systems[{place}]") value=id /> });
    let systems = systems.collect_view();
    view! {
        <div id="plan" class="card stack">
            <div class="figures">
                {count("Hits", plan.n_hits)} {count("Items", plan.n_items)} {count("Sources", plan.n_sources)}
                <Figure label="Submissions" value=Ok((plan.need * i64::try_from(plan.n_hits).unwrap_or_default()).to_string()) base=format!("{} for each hit", plan.need) />
                <Figure label="Workers at least" value=Ok(plan.n_workers.to_string()) base="nobody meets a source twice" />
                <Figure label="Cost at most" value=Ok(plan.cost.to_string()) base="if all are approved" />
            </div>
            {left_out}
            <Form action="/fn/batch/make">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="task" value=form.task.clone() />
                <Hidden name="language" value=form.language.clone() />
                <Hidden name="label" value=form.label.clone() />
                <Hidden name="sample" value=form.sample.clone() />
                <Hidden name="all_human" value=form.all_human.clone() />
                <Hidden name="spread" value=form.spread.clone() />
                <Hidden name="seed" value=plan.seed.to_string() />
                {systems}
                <SubmitButton label=format!("Make {} hits", plan.n_hits) />
            </Form>
        </div>
    }
    .into_any()
}
