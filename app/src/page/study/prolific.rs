//! `/studies/{study}/prolific`: the account at Prolific through which a study recruits, and the submissions there.

mod chosen_groups;
mod groups;
mod posting;
mod submission;
mod submissions;

use engine::recruiting::connection::{Connected, ConnectionState, Funds};
use engine::recruiting::hook::Told;
use leptos::prelude::*;
use shared::{ConnectionProblem, HookState, Locale, Problem, StudyId};

pub use posting::ProlificPosting;
pub use submission::ProlificSubmission;
pub(super) use submissions::on_this_server;

use crate::call::{self, is_refused};
use crate::page::Frame;
use crate::part::{
    Confirm, Field, Figure, Fold, Form, Head, Look, Notice, Section, SubmitButton, Tone, load, news, param, spoken,
};

/// The account, or the form that connects one.
#[component]
pub fn Prolific() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let (id, say) = (id?, spoken());
        let state = call::prolific_connection(id).await?;
        let compared = match &state.connected {
            Some(connected) if connected.follows => Some(call::compare_with_prolific(id).await?),
            Some(_) | None => None,
        };
        let asked_at = state.connected.as_ref().map(|connected| connected.asked_at);
        let listed = asked_at.map(|asked_at| submissions::view(id, asked_at, compared, say));
        let known = call::prolific_groups(id).await?;
        let has_group = groups::has_group(&known);
        let groups = match &state.connected {
            Some(_) => {
                let title = call::study::overview(id).await?.study.title;
                Some(groups::section(id, &title, known, say))
            }
            None => None,
        };
        let listed = view! {
            {listed}
            {groups}
        };
        Ok(view! {
            <Head title=say.nav_prolific() lead=say.prolific_lead() />
            {news()}
            {account(id, state, (listed.into_any(), has_group), say)}
        })
    });
    view! {
        <Frame study=known here="prolific">
            {content}
        </Frame>
    }
}

/// The address of the form that connects an account.
const CONNECT: &str = "/fn/prolific/connect";

/// The account, what is listed of it, and the forms that change it.
fn account(study: StudyId, state: ConnectionState, (listed, has_group): (AnyView, bool), say: Locale) -> AnyView {
    let ConnectionState { can_connect, connected } = state;
    let form = if can_connect {
        connect(study, connected.as_ref(), say).into_any()
    } else {
        problem(ConnectionProblem::NoKey, say).into_any()
    };
    let Some(connected) = connected else {
        return view! {
            <Section title=say.prolific_connect() id="connect">
                {form}
            </Section>
        }
        .into_any();
    };
    let is_open = is_refused(CONNECT, ("study", &study.to_string()));
    let means = std::iter::once(say.prolific_disconnect_means())
        .chain(has_group.then(|| say.groups_after_disconnect()))
        .collect::<Vec<_>>()
        .join(" ");
    view! {
        {shown(&connected, say)}
        {listed}
        <Fold title=say.prolific_replace() id="connect" open=is_open>
            {form}
        </Fold>
        <Confirm label=say.prolific_disconnect() means=means look=Look::Bad>
            <Form action="/fn/prolific/disconnect" mark=("study", study.to_string())>
                <SubmitButton label=say.prolific_disconnect() look=Look::Bad />
            </Form>
        </Confirm>
    }
    .into_any()
}

/// The account and its money, or why it cannot be used.
fn shown(connected: &Connected, say: Locale) -> impl IntoView + use<> {
    let money = connected.balance.as_ref().map(|Funds { total, available }| {
        view! {
            <div class="figures">
                <Figure label=say.prolific_available() value=Ok(say.money(available)) />
                <Figure label=say.prolific_total() value=Ok(say.money(total)) />
            </div>
        }
    });
    let lead = say.prolific_account(connected.account.clone(), say.date_time(connected.created_at));
    let workspace = say.prolific_in_workspace(connected.workspace.clone());
    let problem = connected.problem.map(|found| problem(found, say));
    let told = told(connected.told, say);
    view! {
        <Section title=say.prolific_account_title() id="account" lead=lead>
            <p>{workspace}</p>
            {problem}
            <p class="muted">{told}</p>
            {money}
        </Section>
    }
}

/// How soon changes at Prolific are seen here.
fn told(told: Told, say: Locale) -> String {
    match (told.state, told.heard_at) {
        (HookState::On, Some(at)) => say.prolific_told_at(say.date_time(at)),
        (HookState::On, None) => say.prolific_told().to_owned(),
        (HookState::Waiting, _) => say.prolific_told_soon().to_owned(),
        (HookState::Elsewhere, _) => say.prolific_told_elsewhere().to_owned(),
        (HookState::Failed, _) => {
            let why = told.problem.map(|found| sentence(found, say));
            std::iter::once(say.prolific_not_told().to_owned()).chain(why).collect::<Vec<_>>().join(" ")
        }
        (HookState::NoAddress, _) => say.prolific_told_needs_address().to_owned(),
    }
}

fn problem(found: ConnectionProblem, say: Locale) -> impl IntoView {
    view! { <Notice tone=Tone::Bad>{sentence(found, say)}</Notice> }
}

fn sentence(found: ConnectionProblem, say: Locale) -> String {
    say.refusal(&Problem::conflict(found.message()))
}

fn connect(study: StudyId, connected: Option<&Connected>, say: Locale) -> impl IntoView + use<> {
    let workspace = connected.map(|connected| connected.workspace.clone()).unwrap_or_default();
    view! {
        <Form action=CONNECT mark=("study", study.to_string())>
            <Field
                name="api_token"
                kind="password"
                label=say.prolific_token_label()
                hint=say.prolific_token_hint()
                required=true
                autocomplete="off"
            />
            <Field
                name="workspace"
                label=say.prolific_workspace_label()
                hint=say.prolific_workspace_hint()
                value=workspace
                required=true
                autocomplete="off"
            />
            <SubmitButton label=say.prolific_connect() />
        </Form>
    }
}
