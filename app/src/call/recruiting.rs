//! The accounts at providers through which a study recruits, and the submissions there.

use engine::recruiting::comparison::Compared;
use engine::recruiting::connection::{ConnectionState, NewConnection};
use engine::recruiting::decide::ServiceVerdict;
use engine::recruiting::decisions::ConnectDecisions;
use leptos::prelude::*;
use shared::{EntranceId, Problem, Service, StudyId, refusal};

use super::{here, visit};

/// The page of the account of a study at a provider.
pub fn account_address(study: StudyId, service: Service) -> String {
    format!("/studies/{study}/{service}")
}

/// Connects a study with an account at a provider.
#[server(prefix = "/fn", endpoint = "recruiting/connect")]
pub async fn connect_account(
    /// The study.
    study: StudyId,
    /// The provider.
    service: Service,
    /// The token of the account.
    #[server(default)]
    api_token: String,
    /// The workspace that pays; empty where the provider has none.
    #[server(default)]
    workspace: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let new = NewConnection { token: api_token.into(), workspace };
    Box::pin(engine.connect_account(&actor, (study, service), new)).await?;
    let visit = visit();
    visit.tell(match service {
        Service::Prolific => visit.locale.prolific_connected(),
        Service::Connect => visit.locale.connect_connected(),
    });
    leptos_axum::redirect(&account_address(study, service));
    Ok(())
}

/// Forgets the account.
#[server(prefix = "/fn", endpoint = "recruiting/disconnect")]
pub async fn disconnect_account(
    /// The study.
    study: StudyId,
    /// The provider.
    service: Service,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.disconnect_account(&actor, (study, service)).await?;
    let visit = visit();
    visit.tell(match service {
        Service::Prolific => visit.locale.prolific_disconnected(),
        Service::Connect => visit.locale.connect_disconnected(),
    });
    leptos_axum::redirect(&account_address(study, service));
    Ok(())
}

/// Asks a provider about submissions now.
#[server(prefix = "/fn", endpoint = "recruiting/ask")]
pub async fn ask_service(
    /// The study.
    study: StudyId,
    /// The provider.
    service: Service,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Box::pin(engine.ask_service(&actor, (study, service))).await?;
    leptos_axum::redirect(&format!("{}#submissions", account_address(study, service)));
    Ok(())
}

/// Decides about a submission at a provider.
#[server(prefix = "/fn", endpoint = "recruiting/decide")]
pub async fn decide_at_service(
    /// The study.
    study: StudyId,
    /// The provider.
    service: Service,
    /// The provider's id of the submission.
    submission: String,
    /// `approve`, `reject` or `ask_return`.
    decision: String,
    /// Why it is rejected, by Prolific's word; empty at others.
    #[server(default)]
    category: String,
    /// What the participant of an approved or rejected submission reads.
    #[server(default)]
    message: String,
    /// Why the participant is asked to return it.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let verdict = match decision.as_str() {
        "approve" => ServiceVerdict::Approve { message },
        "ask_return" => ServiceVerdict::AskReturn { reason },
        "reject" => {
            let chosen = Some(category.as_str()).filter(|category| !category.is_empty());
            let category = chosen.map(str::parse).transpose();
            let category = category.map_err(|_| Problem::invalid("category", refusal::choose_category()))?;
            ServiceVerdict::Reject { category, message }
        }
        _ => return Err(Problem::invalid("decision", refusal::form_unreadable())),
    };
    Box::pin(engine.decide_at_service(&actor, (study, service), &submission, verdict)).await?;
    let visit = visit();
    visit.tell(match service {
        Service::Prolific => visit.locale.prolific_done(),
        Service::Connect => visit.locale.connect_done(),
    });
    leptos_axum::redirect(&format!("{}/{submission}", account_address(study, service)));
    Ok(())
}

/// Approves everything at a provider on which both sides agree.
#[server(prefix = "/fn", endpoint = "recruiting/approve")]
pub async fn approve_agreed(
    /// The study.
    study: StudyId,
    /// The provider.
    service: Service,
    /// How many submissions there were on the page.
    expected: usize,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let n = Box::pin(engine.approve_agreed(&actor, (study, service), expected)).await?;
    let visit = visit();
    visit.tell(match service {
        Service::Prolific => visit.locale.prolific_approved_ready(n as u64),
        Service::Connect => visit.locale.connect_approved_ready(n as u64),
    });
    leptos_axum::redirect(&format!("{}#submissions", account_address(study, service)));
    Ok(())
}

/// A participant whose submission a provider has listed.
pub async fn service_submission(at: (StudyId, Service), submission: String) -> Result<Compared, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.submission_at_service(&actor, at, &submission).await?)
}

/// The participants of a study as a provider and this server see them, differences first.
pub async fn compare_with_service(at: (StudyId, Service)) -> Result<Vec<Compared>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.compare_with_service(&actor, at).await?)
}

/// Whether a study is connected with a provider, and with what account.
pub async fn account_connection(at: (StudyId, Service)) -> Result<ConnectionState, Problem> {
    let (engine, actor) = here()?;
    Ok(Box::pin(engine.account_connection(&actor, at)).await?)
}

/// What to do at Connect about the participants of an entrance, for what the project pays.
pub async fn connect_decisions(of: (StudyId, EntranceId), payment: &str) -> Result<ConnectDecisions, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.connect_decisions(&actor, of, payment).await?)
}
