//! `/studies/{study}`: a study at a glance. Before it is live, a checklist of what is missing; then its progress, its
//! results and what needs attention.

mod bars;

use engine::design::study::{Attention, Overview as Found, SetupTask, Step as Missing};
use engine::people::retention::Retention;
use leptos::prelude::*;
use report::progress::Progress;
use shared::{Action, Language, Locale, StudyId, StudyState};

use self::bars::in_progress;
use super::study_tag;
use crate::call::{Latest, is_refused, latest, progress, study};
use crate::page::Frame;
use crate::page::manage::{
    left_out,
    opening::{Length, opening},
};
use crate::part::{
    Confirm, Figure, Form, Head, Hidden, Look, Notice, Section, Step, StepState, Steps, SubmitButton, Tone, When, bars,
    here_address, load, news, param, spoken,
};

/// The study at a glance.
#[component]
pub fn Overview() -> impl IntoView {
    let study = param::<StudyId>("study");
    let known = study.clone().ok();
    let content = load(async move {
        let found = study::overview(study?).await?;
        let id = found.study.id;
        let is_open = found.study.state != StudyState::Draft && found.can(Action::SeeProgress);
        let progress = if is_open { Some(progress(id).await?) } else { None };
        let attention = study::attention(id).await?;
        let sees_results = found.study.state != StudyState::Draft && found.can(Action::SeeReports);
        let latest = if sees_results { Some(latest(id).await?) } else { None };
        Ok(glance(found, progress, attention, latest))
    });
    view! {
        <Frame study=known here="">
            {content}
        </Frame>
    }
}

fn glance(
    found: Found,
    progress: Option<Progress>,
    attention: Attention,
    latest: Option<Latest>,
) -> impl IntoView + use<> {
    let say = spoken();
    let left_out = progress.as_ref().and_then(|progress| left_out(&progress.left_out, say));
    let (counted, target) = progress.as_ref().map_or((0, 0), Progress::total);
    let tasks = progress.map(|progress| progress.tasks).unwrap_or_default();
    let languages = say.list(&found.study.languages.iter().map(Language::name).collect::<Vec<_>>());
    let (id, state, may_edit) = (found.study.id, found.study.state, found.can(Action::EditStudy));
    let is_draft = state == StudyState::Draft;
    let count = |label: &'static str, n: i64| view! { <Figure label=label value=Ok(say.integer(n)) /> };
    let holding = found.holding;
    let submissions = (target > 0).then(|| {
        let base = say.overview_of_target(target);
        view! { <Figure label=say.overview_submissions() value=Ok(say.integer(counted)) base=base /> }
    });
    let checklist = is_draft.then(|| checklist(id, &found, say));
    let lines = attention_lines(id, attention, found.can(Action::Review), say);
    let waits = !is_draft && !lines.is_empty();
    let (first, last) = match (is_draft, waits) {
        (true, _) => (None, None),
        (false, true) => (Some(needs_attention(lines, say)), None),
        (false, false) => (None, Some(needs_attention(lines, say))),
    };
    let now = (!is_draft).then(|| {
        view! {
            {latest.map(|latest| findings(&latest, say))}
            {(!tasks.is_empty()).then(|| in_progress(id, &tasks, left_out, say))}
            {last}
            {found.can(Action::SeeReports).then(|| results(id, say))}
        }
    });
    let moves = may_edit.then(|| moves(&found, say));
    view! {
        <Head title=found.study.title lead=languages>
            {study_tag(state)}
        </Head>
        {news()}
        {first}
        <div class="figures">
            {submissions} {count(say.sources(), holding.sources)} {count(say.outputs(), holding.outputs)}
            {count(say.overview_published_tasks(), holding.live_tasks)} {count(say.hits(), holding.hits)}
            {count(say.workers(), holding.workers)}
        </div>
        {checklist}
        {now}
        {moves}
        {retention(&found.retention, say)}
    }
}

/// What was found last, and since when newer results are being computed; before the first results are there, how far
/// they are, in a place of the same size.
fn findings(latest: &Latest, say: Locale) -> impl IntoView + use<> {
    let Latest { found, waited } = latest;
    let is_coming = found.is_none() && !waited.computing.is_empty();
    let shown = found.as_ref().and_then(|(evaluation, agreement)| {
        opening(evaluation, agreement, (evaluation.languages().first(), Length::Brief), say)
    });
    let coming = is_coming.then(|| {
        let bars = bars(&waited.computing, say);
        view! {
            <Section title=say.opening_title() id="findings" lead=say.computing_lead()>
                {bars}
                <p>
                    <a href=here_address()>{say.computing_show_latest()}</a>
                </p>
            </Section>
        }
    });
    // The page has its own notice about the numbers of its progress.
    let older = waited.as_of.filter(|_| shown.is_some()).map(|at| {
        view! {
            <p class="muted small" id="latest-as-of">
                {say.computing_computed_at()} " " <When at=at /> ". " {say.computing_newer()}
            </p>
        }
    });
    // Newer results of a live study are always under way: they are fetched with the rest of the page.
    let soon = if is_coming { Some("soon") } else { waited.as_of.map(|_| "") };
    view! {
        <div id="latest" class:coming=is_coming data-live=soon>
            {shown}
            {older}
            {coming}
        </div>
    }
}

fn checklist(id: StudyId, found: &Found, say: Locale) -> impl IntoView + use<> {
    let next = found.steps.iter().position(|step| !step.done);
    let steps = found.steps.iter().enumerate();
    let steps = steps
        .map(|(place, step)| {
            let page = page_of(step.what, say).filter(|(_, action)| found.can(*action));
            missing(id, step, (next == Some(place), page.map(|(page, _)| page)), say)
        })
        .collect_view();
    view! {
        <Section title=say.overview_checklist() id="steps" lead=say.overview_checklist_lead()>
            <Steps>{steps}</Steps>
        </Section>
    }
}

const fn title_of(what: SetupTask, say: Locale) -> &'static str {
    match what {
        SetupTask::WriteConsent => say.setup_consent(),
        SetupTask::WritePublicTexts => say.setup_public_texts(),
        SetupTask::ImportSources => say.setup_sources(),
        SetupTask::SetQualification => say.setup_qualification(),
        SetupTask::PublishTask => say.setup_task(),
        SetupTask::CreateBatch => say.setup_batch(),
        SetupTask::InviteWorkers => say.setup_invite(),
        SetupTask::GoLive => say.setup_go_live(),
    }
}

/// The name of the page where a step is done, and the permission that it requires; `None` for this page.
const fn page_of(what: SetupTask, say: Locale) -> Option<(&'static str, Action)> {
    match what {
        SetupTask::WriteConsent | SetupTask::WritePublicTexts => Some((say.nav_settings(), Action::EditStudy)),
        SetupTask::ImportSources => Some((say.nav_sources(), Action::SeeTexts)),
        SetupTask::SetQualification => Some((say.nav_qualification(), Action::DesignGates)),
        SetupTask::PublishTask => Some((say.nav_tasks(), Action::SeeTasks)),
        SetupTask::CreateBatch => Some((say.nav_batches(), Action::StopBatches)),
        SetupTask::InviteWorkers => Some((say.nav_team(), Action::Invite)),
        SetupTask::GoLive => None,
    }
}

fn missing(
    study: StudyId,
    step: &Missing,
    (is_next, page): (bool, Option<&'static str>),
    say: Locale,
) -> impl IntoView + use<> {
    let state = match (step.done, is_next) {
        (true, _) => StepState::Done,
        (false, true) => StepState::Next,
        (false, false) => StepState::Later,
    };
    let note = if step.optional && !step.done { say.optional() } else { "" };
    // What holds without a text is not told by the title of the step.
    let means = (!step.languages.is_empty()).then(|| {
        view! { <p class="muted">{without(step.what, say)} " " {missing_in(step, say)}</p> }
    });
    let link = page.map(|page| {
        view! {
            <p>
                <a href=format!("/studies/{study}/{}", step.page)>{say.overview_open_page(page)}</a>
            </p>
        }
    });
    view! {
        <Step title=title_of(step.what, say) state=state note=note>
            {means}
            {link}
        </Step>
    }
}

/// A line for each thing that waits for the reader, with a link to its page.
pub(in crate::page) fn attention_lines(
    study: StudyId,
    found: Attention,
    may_review: bool,
    say: Locale,
) -> Vec<AnyView> {
    let line = |n: i64, text: fn(Locale, i64) -> String, href: String| {
        (n > 0).then(|| {
            view! {
                <li>
                    <a href=href>{text(say, n)}</a>
                </li>
            }
        })
    };
    let of_study = |end: &str| format!("/studies/{study}/{end}");
    // Who cannot review sees on the workers' page who waits.
    let reviews = if may_review { format!("/review/{study}") } else { of_study("workers") };
    let lines = [
        line(found.submissions, Locale::overview_n_submissions, of_study("pay")),
        line(found.held_payments, Locale::overview_n_held_payments, of_study("pay#pay-outs")),
        line(found.budget_used, Locale::overview_budget_used, of_study("pay")),
        line(found.messages, Locale::overview_n_messages, of_study("threads")),
        line(found.reviews, Locale::overview_n_reviews, reviews),
        line(found.locations, Locale::overview_n_locations, of_study("workers")),
        line(found.tasks_without_hits, Locale::overview_n_tasks_without_hits, of_study("batches")),
        line(found.failed_jobs, Locale::overview_n_failed_jobs, of_study("jobs")),
    ];
    lines.into_iter().flatten().map(IntoAny::into_any).collect()
}

fn needs_attention(lines: Vec<AnyView>, say: Locale) -> impl IntoView {
    let nothing = lines.is_empty().then(|| view! { <p class="muted">{say.overview_nothing()}</p> });
    view! {
        <Section title=say.overview_attention() id="attention">
            {nothing}
            <ul>{lines}</ul>
        </Section>
    }
}

fn results(study: StudyId, say: Locale) -> impl IntoView {
    view! {
        <Section title=say.overview_results() id="results" lead=say.overview_results_lead()>
            <p class="row">
                <a class="button" href=format!("/studies/{study}/results")>
                    {say.overview_open_results()}
                </a>
            </p>
        </Section>
    }
}

/// The date on which workers' personal data is deleted, if the study sets a retention period.
fn retention(of: &Retention, say: Locale) -> Option<impl IntoView + use<>> {
    if of.days == 0 {
        return None;
    }
    let text = match of.due_at {
        None => say.overview_erased_after(of.days),
        Some(at) if of.n_workers > 0 && of.n_erased == of.n_workers => {
            say.overview_all_erased(say.date(at), of.n_workers)
        }
        Some(at) => say.overview_erasing(say.date(at), of.n_erased, of.n_workers),
    };
    let owed = (of.n_owed > 0 && of.due_at.is_some()).then(|| say.overview_n_owed(of.n_owed));
    Some(view! {
        <Section title=say.overview_personal_data() id="retention">
            <p>{text} " " {owed}</p>
        </Section>
    })
}

/// The buttons that move a study along. A draft first says what is missing: what nobody can work without keeps it from
/// going live, and the rest has to be confirmed.
fn moves(found: &Found, say: Locale) -> impl IntoView + use<> {
    let (to, label, look, lead) = match found.study.state {
        StudyState::Draft => (StudyState::Live, say.overview_go_live(), Look::Main, say.overview_go_live_lead()),
        StudyState::Live => (StudyState::Closed, say.overview_close(), Look::Bad, say.overview_close_lead()),
        StudyState::Closed => (StudyState::Live, say.overview_reopen(), Look::Plain, say.overview_reopen_lead()),
    };
    let study = found.study.id.to_string();
    let form = view! {
        <Form action="/fn/study/state">
            <Hidden name="study" value=study />
            <Hidden name="state" value=to.as_str() />
            <SubmitButton label=label look=look />
        </Form>
    };
    let (needed, unwise): (Vec<&Missing>, Vec<&Missing>) =
        found.missing_before_live().partition(|missing| !missing.optional);
    let content = match (needed.as_slice(), unwise.as_slice()) {
        ([], []) => form.into_any(),
        ([], unwise) => {
            let list = missing_list(found, unwise, say);
            view! {
                <Confirm label=label means=say.overview_live_without() look=look open=is_refused("/fn/study/state", ("state", to.as_str()))>
                    {list}
                    {form}
                </Confirm>
            }
            .into_any()
        }
        // What can wait is in the checklist above, and is named when the button is there.
        (needed, _) => {
            let list = missing_list(found, needed, say);
            view! {
                <Notice tone=Tone::Warn title=say.overview_not_ready()>
                    {list}
                </Notice>
            }
            .into_any()
        }
    };
    view! {
        <Section title=say.overview_state() id="state" lead=lead>
            {content}
        </Section>
    }
}

/// What is missing, each with what follows from it and a link to the page where it is done.
fn missing_list(found: &Found, all: &[&Missing], say: Locale) -> impl IntoView + use<> {
    let line = |missing: &&Missing| {
        let title = title_of(missing.what, say);
        let is_open = page_of(missing.what, say).is_some_and(|(_, action)| found.can(action));
        let name = if is_open {
            view! { <a href=format!("/studies/{}/{}", found.study.id, missing.page)>{title}</a> }.into_any()
        } else {
            title.into_any()
        };
        view! {
            <li>
                {name}
                <br />
                {without(missing.what, say)}
                " "
                {missing_in(missing, say)}
            </li>
        }
    };
    let lines = all.iter().map(line).collect_view();
    view! { <ul>{lines}</ul> }
}

/// The languages in which a text is missing; nothing for other steps.
fn missing_in(step: &Missing, say: Locale) -> Option<String> {
    let names: Vec<_> = step.languages.iter().map(Language::name).collect();
    (!names.is_empty()).then(|| say.overview_missing_in(say.list(&names)))
}

/// What follows if a study goes live without a step.
const fn without(what: SetupTask, say: Locale) -> &'static str {
    match what {
        SetupTask::WriteConsent => say.without_consent(),
        SetupTask::WritePublicTexts => say.without_public_texts(),
        SetupTask::ImportSources => say.without_sources(),
        SetupTask::SetQualification => say.without_qualification(),
        SetupTask::PublishTask => say.without_task(),
        SetupTask::CreateBatch => say.without_batch(),
        SetupTask::InviteWorkers => say.without_invitation(),
        SetupTask::GoLive => "",
    }
}
