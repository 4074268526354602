//! `/studies/{study}/batches`: hits, planned with their cost, then made.

use engine::{
    design::{
        batch::{BatchForm, BatchPreview, BatchProgress, FED_LABEL, GOLD_LABEL, HourlyRate, TimeSource},
        task::ListedTask,
    },
    texts::output::CountedSystem,
};
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::{Action, Locale, Problem, Study, StudyId, Subject, SystemKind};

use super::{language_choices, tasks::title};
use crate::call::{batch, study, task, text};
use crate::page::Frame;
use crate::part::{
    Check, Checks, Choice, Column, Empty, Field, Figure, Form, Head, Hidden, Look, Notice, Progress, Section, Select,
    SubmitButton, Table, Tag, Tone, When, duration, load, news, param, query, spoken,
};

/// The batches of a study, and the link to create a new batch.
#[component]
pub fn Batches() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = asked();
    let content = load(async move {
        let say = spoken();
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
            <Head title=say.batches() lead=say.batches_lead() />
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
    let say = spoken();
    if batches.is_empty() {
        return view! { <Empty text=say.batches_none() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.batch()),
        Column::text(say.task()),
        Column::text(say.language_column()),
        Column::number(say.hits()),
        Column::text(say.submissions()),
        Column::text(say.seed()),
        Column::text(say.created()),
        Column::text(say.state()),
    ];
    let id = study.id;
    let name = |batch: &BatchProgress| {
        let found = tasks.iter().find(|task| task.task.id == batch.task_id).and_then(ListedTask::definition);
        found.map(|definition| title(definition, study.languages.first())).unwrap_or_default()
    };
    let row = |batch: BatchProgress| {
        let label = label(&batch, say);
        view! {
            <tr>
                <th scope="row">{label.clone()}</th>
                <td>
                    {name(&batch)} " "
                    <small class="muted">{say.version()} " " {batch.version}</small>
                </td>
                <td data-label=say.language_column()>{batch.language.name()}</td>
                <td class="number" data-label=say.hits()>
                    {say.integer(batch.n_hits)}
                </td>
                <td>
                    <Progress label=label done=batch.done of=batch.wanted />
                </td>
                <td data-label=say.seed()>
                    <small class="muted">{batch.seed}</small>
                </td>
                <td data-label=say.created()>
                    <When at=batch.created_at />
                </td>
                <td>{state(id, &batch, may_stop, say)}</td>
            </tr>
        }
    };
    let rows = batches.into_iter().map(row).collect_view();
    view! {
        <div class="dense cards">
            <Table caption=say.batches() columns=columns>
                {rows}
            </Table>
        </div>
    }
    .into_any()
}

/// The label of a batch. The labels that the server gives are stored in English.
fn label(batch: &BatchProgress, say: Locale) -> String {
    if batch.label.is_empty() {
        return batch.language.name();
    }
    if batch.label == GOLD_LABEL {
        return say.batches_of_gold().to_owned();
    }
    match batch.label.strip_prefix(FED_LABEL) {
        Some(task) => say.batches_of_task(task),
        None => batch.label.clone(),
    }
}

/// The state of a batch, and the button that changes it.
fn state(study: StudyId, batch: &BatchProgress, may_stop: bool, say: Locale) -> impl IntoView + use<> {
    let (word, tone, action, label, look) = match batch.stopped_at {
        Some(_) => (say.batches_stopped(), Tone::Warn, "/fn/batch/open", say.batches_reopen(), Look::Plain),
        None if batch.done >= batch.wanted => (say.batches_complete(), Tone::Good, "/fn/batch/stop", "", Look::Quiet),
        None => (say.batches_open(), Tone::Plain, "/fn/batch/stop", say.batches_stop(), Look::Quiet),
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
    let say = spoken();
    let live: Vec<&ListedTask> = tasks.iter().filter(|task| task.live.is_some()).collect();
    if live.is_empty() {
        return view! {
            <Section title=say.batches_new() id="new">
                <p>{say.batches_publish_first()}</p>
            </Section>
        }
        .into_any();
    }
    let choices = live.iter().map(|task| Choice::new(task.task.id.to_string(), about(study, task, say))).collect();
    let systems = system_choices(systems, say);
    let outcome = plan.map(|plan| planned(study.id, form.clone(), plan));
    let (action, languages) = (format!("/studies/{}/batches#plan", study.id), language_choices(&study.languages));
    view! {
        <Section title=say.batches_new() id="new" lead=say.batches_new_lead()>
            <form method="get" class="form" action=action>
                <Select name="task" label=say.task() choices=choices value=form.task.clone() />
                <Select name="language" label=say.language_column() choices=languages value=form.language.clone() />
                <Checks
                    name="systems"
                    label=say.batches_systems()
                    choices=systems
                    values=form.systems.clone()
                    hint=say.batches_systems_hint()
                />
                <Check
                    name="all_human"
                    label=say.batches_all_human()
                    checked=!form.all_human.is_empty()
                    hint=say.batches_all_human_hint()
                />
                <Check
                    name="spread"
                    label=say.batches_spread()
                    checked=!form.spread.is_empty()
                    hint=say.batches_spread_hint()
                />
                <Field name="sample" label=say.batches_sample() kind="number" min=1 value=form.sample.clone() hint=say.batches_sample_hint() />
                <Field name="label" label=say.label() value=form.label.clone() hint=say.batches_label_hint() />
                <Field name="seed" label=say.seed() kind="number" min=0 value=form.seed.clone() hint=say.batches_seed_hint() />
                <button type="submit" class="button">
                    {say.batches_preview()}
                </button>
            </form>
            {outcome}
        </Section>
    }
    .into_any()
}

fn about(study: &Study, task: &ListedTask, say: Locale) -> String {
    let name = task.definition().map(|definition| title(definition, study.languages.first())).unwrap_or_default();
    match task.definition().map(|definition| definition.subject) {
        Some(Subject::Source) | None => say.batches_task_of_sources(name),
        Some(Subject::Output | Subject::Pair | Subject::Outputs | Subject::Sides | Subject::Two) => {
            say.batches_task_of_outputs(name)
        }
    }
}

/// Each system once, with the languages in which it has outputs.
fn system_choices(systems: Vec<CountedSystem>, say: Locale) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for system in systems {
        let count = system.language.map_or_else(
            || say.batches_no_outputs().to_owned(),
            |language| say.sources_in_language(language.name(), system.outputs),
        );
        let name = if system.kind == SystemKind::Human { say.batches_human().to_owned() } else { system.name };
        match choices.iter_mut().find(|choice| choice.value == system.id.to_string()) {
            Some(choice) => choice.hint = format!("{}, {count}", choice.hint),
            None => choices.push(Choice::new(system.id.to_string(), name).hint(count)),
        }
    }
    choices
}

fn planned(study: StudyId, form: BatchForm, plan: Result<BatchPreview, Problem>) -> AnyView {
    let say = spoken();
    let plan = match plan {
        Ok(plan) => plan,
        Err(problem) => {
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
    let count = |label: &'static str, n: i64| view! { <Figure label=label value=Ok(say.integer(n)) /> };
    let [n_hits, n_items, n_sources] =
        [plan.n_hits, plan.n_items, plan.n_sources].map(|n| i64::try_from(n).unwrap_or_default());
    let n_submissions = say.integer(plan.need * n_hits);
    let left_out = (plan.left_out > 0).then(|| view! { <p class="muted">{say.batches_left_out(plan.left_out)}</p> });
    let low = plan.hourly.as_ref().and_then(|hourly| hourly.below_floor.as_ref());
    let low = low.map(|floor| say.batches_hourly_low(say.money(floor)));
    let low = low.map(|text| view! { <Notice tone=Tone::Warn>{text}</Notice> });
    let systems = (0..)
        .zip(form.systems.clone())
        .map(|(place, id): (usize, _)| view! { <Hidden name=format!("systems[{place}]") value=id /> });
    let systems = systems.collect_view();
    view! {
        <div id="plan" class="card stack">
            <div class="figures">
                {count(say.hits(), n_hits)} {count(say.items(), n_items)} {count(say.sources(), n_sources)}
                <Figure label=say.submissions() value=Ok(n_submissions) base=say.batches_per_hit(plan.need) />
                <Figure
                    label=say.batches_least_workers()
                    value=Ok(say.integer(plan.n_workers))
                    base=say.batches_least_workers_base()
                />
                <Figure
                    label=say.batches_most_cost()
                    value=Ok(say.money(&plan.cost))
                    base=say.batches_most_cost_base()
                />
                {(plan.cost.minor > 0).then(|| hourly(plan.hourly.as_ref(), say))}
            </div>
            {low}
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
                <SubmitButton label=say.batches_create(plan.n_hits) />
            </Form>
        </div>
    }
    .into_any()
}

/// The hourly rate that the reward means, with the time that it is based on.
fn hourly(found: Option<&HourlyRate>, say: Locale) -> impl IntoView + use<> {
    let base = |HourlyRate { hit_ms, based_on, .. }: &HourlyRate| {
        let time = duration(*hit_ms, say);
        match based_on {
            TimeSource::Submissions(n) => say.batches_hourly_measured(time, say.integer(*n)),
            TimeSource::Pilot(n) => say.batches_hourly_piloted(time, say.integer(*n)),
            TimeSource::Expected => say.batches_hourly_expected(time),
        }
    };
    let value = found.map(|hourly| say.money(&hourly.rate)).ok_or_else(|| say.batches_hourly_unknown().to_owned());
    let base = found.map(base).unwrap_or_default();
    view! { <Figure label=say.batches_hourly() value=value base=base /> }
}
