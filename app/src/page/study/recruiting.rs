//! `/studies/{study}/prolific` and `/studies/{study}/connect`: the account at a provider through which a study recruits, and the
//! submissions there.

mod chosen_groups;
mod groups;
mod links;
mod posting;
mod submission;
mod submissions;

use engine::recruiting::connection::{Connected, ConnectionState, Funds};
use engine::recruiting::hook::Told;
use engine::recruiting::service::Abilities;
use leptos::prelude::*;
use shared::{ConnectionProblem, HookState, Problem, Service, StudyId};

pub use posting::ProlificPosting;
pub use submission::{ConnectSubmission, ProlificSubmission};
pub(super) use submissions::on_this_server;

use crate::call::{self, is_refused};
use crate::page::Frame;
use crate::part::{
    Confirm, Field, Figure, Fold, Form, Head, Hidden, Look, Notice, Section, ServiceWords, SubmitButton, Tone, load,
    news, param, spoken,
};

/// The account at Prolific.
#[component]
pub fn Prolific() -> impl IntoView {
    page(Service::Prolific)
}

/// The account at CloudResearch Connect.
#[component]
pub fn Connect() -> impl IntoView {
    page(Service::Connect)
}

/// The account, or the form that connects one.
fn page(service: Service) -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let id = id?;
        let words = ServiceWords { at: service, say: spoken() };
        let state = call::account_connection((id, service)).await?;
        let compared = match &state.connected {
            Some(connected) if connected.follows => Some(call::compare_with_service((id, service)).await?),
            Some(_) | None => None,
        };
        let asked_at = state.connected.as_ref().map(|connected| connected.asked_at);
        let listed = asked_at.map(|asked_at| submissions::view(id, asked_at, compared, words));
        let known = if Abilities::of(service).has_groups { call::prolific_groups(id).await? } else { Vec::new() };
        let has_group = groups::has_group(&known);
        let groups = if state.connected.is_some() && Abilities::of(service).has_groups {
            let title = call::study::overview(id).await?.study.title;
            Some(groups::section(id, &title, known, words.say))
        } else {
            None
        };
        let listed = view! {
            {listed}
            {groups}
        };
        Ok(view! {
            <Head title=words.title() lead=words.lead() />
            {news()}
            {account(id, state, (listed.into_any(), has_group), words)}
        })
    });
    view! {
        <Frame study=known here=service.as_str()>
            {content}
        </Frame>
    }
}

/// The address of the form that connects an account.
const CONNECT: &str = "/fn/recruiting/connect";

/// The account, what is listed of it, and the forms that change it.
fn account(
    study: StudyId,
    state: ConnectionState,
    (listed, has_group): (AnyView, bool),
    words: ServiceWords,
) -> AnyView {
    let ConnectionState { can_connect, connected } = state;
    let form = if can_connect {
        connect(study, connected.as_ref(), words).into_any()
    } else {
        problem(ConnectionProblem::NoKey, words).into_any()
    };
    let Some(connected) = connected else {
        return view! {
            <Section title=words.connect() id="connect">
                {form}
            </Section>
        }
        .into_any();
    };
    let is_open = is_refused(CONNECT, ("study", &study.to_string()));
    let say = words.say;
    let means = std::iter::once(words.disconnect_means())
        .chain(has_group.then(|| say.groups_after_disconnect()))
        .collect::<Vec<_>>()
        .join(" ");
    view! {
        {shown(&connected, words)}
        {listed}
        <Fold title=say.prolific_replace() id="connect" open=is_open>
            {form}
        </Fold>
        <Confirm label=say.prolific_disconnect() means=means look=Look::Bad>
            <Form action="/fn/recruiting/disconnect" mark=("study", study.to_string())>
                <Hidden name="service" value=words.at.to_string() />
                <SubmitButton label=say.prolific_disconnect() look=Look::Bad />
            </Form>
        </Confirm>
    }
    .into_any()
}

/// The account and its money, or why it cannot be used.
fn shown(connected: &Connected, words: ServiceWords) -> impl IntoView + use<> {
    let say = words.say;
    let has_workspaces = Abilities::of(words.at).has_workspaces;
    let money = connected.balance.as_ref().map(|Funds { total, available }| {
        // Without workspaces there is one number.
        let total = has_workspaces.then(|| view! { <Figure label=say.prolific_total() value=Ok(say.money(total)) /> });
        view! {
            <div class="figures">
                <Figure label=say.prolific_available() value=Ok(say.money(available)) />
                {total}
            </div>
        }
    });
    let lead = words.account(connected.account.clone(), say.date_time(connected.created_at));
    let workspace = has_workspaces.then(|| view! { <p>{say.prolific_in_workspace(connected.workspace.clone())}</p> });
    let problem = connected.problem.map(|found| problem(found, words));
    let told = connected.told.map_or_else(|| say.connect_seen_within().to_owned(), |found| told(found, words));
    view! {
        <Section title=words.account_title() id="account" lead=lead>
            {workspace}
            {problem}
            <p class="muted">{told}</p>
            {money}
        </Section>
    }
}

/// How soon changes at the provider are seen here.
fn told(told: Told, words: ServiceWords) -> String {
    let say = words.say;
    match (told.state, told.heard_at) {
        (HookState::On, Some(at)) => say.prolific_told_at(say.date_time(at)),
        (HookState::On, None) => say.prolific_told().to_owned(),
        (HookState::Waiting, _) => say.prolific_told_soon().to_owned(),
        (HookState::Elsewhere, _) => say.prolific_told_elsewhere().to_owned(),
        (HookState::Failed, _) => {
            let why = told.problem.map(|found| sentence(found, words));
            std::iter::once(say.prolific_not_told().to_owned()).chain(why).collect::<Vec<_>>().join(" ")
        }
        (HookState::NoAddress, _) => say.prolific_told_needs_address().to_owned(),
    }
}

fn problem(found: ConnectionProblem, words: ServiceWords) -> impl IntoView {
    view! { <Notice tone=Tone::Bad>{sentence(found, words)}</Notice> }
}

fn sentence(found: ConnectionProblem, words: ServiceWords) -> String {
    words.say.refusal(&Problem::conflict(found.message(words.at)))
}

fn connect(study: StudyId, connected: Option<&Connected>, words: ServiceWords) -> impl IntoView + use<> {
    let (workspace, say) = (connected.map(|connected| connected.workspace.clone()).unwrap_or_default(), words.say);
    // Within the form: a field outside of it does not know what was typed and refused.
    let workspace = move || {
        Abilities::of(words.at).has_workspaces.then(|| {
            view! {
                <Field
                    name="workspace"
                    label=say.prolific_workspace_label()
                    hint=say.prolific_workspace_hint()
                    value=workspace
                    required=true
                    autocomplete="off"
                />
            }
        })
    };
    view! {
        <Form action=CONNECT mark=("study", study.to_string())>
            <Hidden name="service" value=words.at.to_string() />
            <Field
                name="api_token"
                kind="password"
                label=words.token()
                hint=words.token_hint()
                required=true
                autocomplete="off"
            />
            {workspace()}
            <SubmitButton label=words.connect() />
        </Form>
    }
}
