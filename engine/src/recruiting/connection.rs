//! The accounts at providers through which a study recruits: each is connected with a token, shown without it, disconnected.

use providers::{Account, Balance, Secret};
use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{Action, Actor, ConnectionProblem, Money, Problem, Service, StudyId, Time, refusal};
use store::connection::ConnectionRow;
use tokio::time::timeout;

use super::client::{PATIENCE, meaning};
use super::follow::plain;
use super::hook::Told;
use super::service::{self, Abilities};
use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

/// The longest token, in characters.
const LONGEST_TOKEN: usize = 500;
/// The length of an id of Prolific, in hexadecimal digits.
const ID: usize = 24;

/// An account to connect a study with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewConnection {
    /// The token of the account. No answer has it.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub token: Secret,
    /// The id of the workspace that pays; empty where the provider has none.
    #[serde(default)]
    pub workspace: String,
}

/// Whether a study is connected, and with what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ConnectionState {
    /// Whether this server has a key with which it can encrypt tokens. Without one, no study can be connected.
    pub can_connect: bool,
    /// The account, if the study is connected.
    pub connected: Option<Connected>,
}

/// The account through which a study recruits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Connected {
    /// The e-mail address of the account; empty where the provider does not say it.
    pub account: String,
    /// The id of the workspace that pays; empty where the provider has none.
    pub workspace: String,
    /// Since when.
    pub created_at: Time,
    /// When the provider was last asked about submissions.
    pub asked_at: Time,
    /// Whether an entry link of the study leads to a study at the provider whose ID is known, so that submissions are followed.
    pub follows: bool,
    /// The money of the account; absent if the provider could not be asked now.
    pub balance: Option<Funds>,
    /// Whether the provider tells this server what happens; absent where it never does.
    pub told: Option<Told>,
    /// Why it cannot be used now, or could not be when submissions were last asked for.
    pub problem: Option<ConnectionProblem>,
}

/// The money of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Funds {
    /// Everything, with what is reserved for running studies.
    pub total: Money,
    /// What new studies and bonuses can use.
    pub available: Money,
}

impl From<Balance> for Funds {
    fn from(Balance { currency, total, available }: Balance) -> Self {
        Self { total: Money::new(total, currency.clone()), available: Money::new(available, currency) }
    }
}

impl Engine {
    /// Connects a study with an account at a provider, instead of an older one. Token and workspace are tried first.
    ///
    /// # Errors
    /// The actor may not pay in this study, the server has no key for tokens, a field is invalid, or the provider does not accept
    /// the token, does not know the workspace or does not answer.
    pub async fn connect_account(
        &self,
        actor: &Actor,
        (study, service): (StudyId, Service),
        new: NewConnection,
    ) -> Result<()> {
        {
            let mut tx = self.read().await?;
            tx.permit(actor, study, Action::Pay).await?;
            known_study(&mut tx, study).await?;
        }
        let Some(recruiting) = &self.recruiting else {
            return Err(Problem::conflict(ConnectionProblem::NoKey.message(service)).into());
        };
        let (token, workspace) = (token(&new.token, service)?, workspace(&new.workspace, service)?);
        let tried = self.try_out(service, token.clone(), &workspace).await;
        let (account, now) = (tried.map_err(|problem| refused(problem, service))?, self.now());
        let row = ConnectionRow {
            study_id: study,
            service,
            token: recruiting.key.seal(&token, self.ambient.entropy(), (study, service)),
            workspace,
            account: plain(&account.email, 254),
            created_by: actor.person,
            created_at: now,
            checked_at: now,
            listed_at: None,
            problem: None,
            next_poll_at: now,
            failures: 0,
        };
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let before = tx.connection(study, service).await?;
        self.lock_hooks(&mut tx, before.iter().chain([&row])).await?;
        tx.set_connection(&row).await?;
        let noted = |row: &ConnectionRow| json!({"workspace": row.workspace});
        let what = Happened::by(actor, study, "connect", service.as_str(), study);
        self.record(&mut tx, what, before.as_ref().map(noted).as_ref(), Some(&noted(&row))).await?;
        let dropped = self.renew_hooks(&mut tx, &row).await?;
        tx.commit().await?;
        if let Some(before) = &before {
            self.end_hook(before, &dropped).await;
        }
        Ok(())
    }

    /// Forgets the account through which a study recruits, and what the provider has said about submissions. At the provider nothing
    /// changes, except that this server is not told of changes any more unless another study uses the workspace.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn disconnect_account(&self, actor: &Actor, (study, service): (StudyId, Service)) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let before = tx.connection(study, service).await?;
        self.lock_hooks(&mut tx, before.iter()).await?;
        // After the subscription the connection comes first, as it does for the process that follows the study.
        if tx.drop_connection(study, service).await? {
            self.note(&mut tx, Happened::by(actor, study, "disconnect", service.as_str(), study)).await?;
        }
        tx.drop_provider_submissions(study, service).await?;
        tx.stop_provider_groups((study, service)).await?;
        tx.stop_provider_payments((study, service), self.now()).await?;
        let dropped = tx.drop_unused_hooks().await?;
        tx.commit().await?;
        if let Some(before) = &before {
            self.end_hook(before, &dropped).await;
        }
        Ok(())
    }

    /// Whether a study is connected, with the balance as the provider says now.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn account_connection(
        &self,
        actor: &Actor,
        (study, service): (StudyId, Service),
    ) -> Result<ConnectionState> {
        let row = {
            let mut tx = self.read().await?;
            tx.permit(actor, study, Action::Pay).await?;
            tx.connection(study, service).await?
        };
        let can_connect = self.recruiting.is_some();
        let Some(row) = row else { return Ok(ConnectionState { can_connect, connected: None }) };
        let (balance, problem) = match self.funds(&row).await {
            Ok(balance) => (Some(Funds::from(balance)), row.problem),
            Err(problem) => (None, Some(problem)),
        };
        let follows = !self.followed((study, service)).await?.is_empty();
        let told = if Abilities::of(service).sends_events { Some(self.told(&row.workspace).await?) } else { None };
        let ConnectionRow { account, workspace, created_at, checked_at: asked_at, .. } = row;
        let connected = Connected { account, workspace, created_at, asked_at, follows, balance, told, problem };
        Ok(ConnectionState { can_connect, connected: Some(connected) })
    }

    /// The accounts of all studies, each asked for its balance: the study's title, the provider, and why the account cannot be used.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn try_accounts(&self) -> Result<Vec<(String, Service, Option<ConnectionProblem>)>> {
        let accounts = self.read().await?.all_connections().await?;
        let mut tried = Vec::new();
        for (title, row) in accounts {
            tried.push((title, row.service, self.funds(&row).await.err()));
        }
        Ok(tried)
    }

    /// The token of a stored account.
    pub(super) fn token(&self, row: &ConnectionRow) -> Result<Secret, ConnectionProblem> {
        let recruiting = self.recruiting.as_ref().ok_or(ConnectionProblem::NoKey)?;
        recruiting.key.open(&row.token, (row.study_id, row.service)).ok_or(ConnectionProblem::WrongKey)
    }

    /// The money of the account, for a page that does not wait for long.
    async fn funds(&self, row: &ConnectionRow) -> Result<Balance, ConnectionProblem> {
        let (client, workspace) = (self.client_for(row)?, row.workspace.as_str());
        let asked = timeout(PATIENCE, client.balance(workspace)).await.map_err(|_| ConnectionProblem::Unreachable)?;
        asked.map_err(|error| meaning(&error, ConnectionProblem::NoWorkspace))
    }

    /// Whose token it is, provided that it may use the workspace.
    async fn try_out(&self, service: Service, token: Secret, workspace: &str) -> Result<Account, ConnectionProblem> {
        let client = self.client_with(service, token)?;
        let account = client.account().await.map_err(|error| meaning(&error, ConnectionProblem::Unreadable))?;
        if Abilities::of(service).has_workspaces {
            client.balance(workspace).await.map_err(|error| meaning(&error, ConnectionProblem::NoWorkspace))?;
        }
        Ok(account)
    }
}

/// A problem as the refusal of the form that met it.
fn refused(problem: ConnectionProblem, service: Service) -> Problem {
    let message = problem.message(service);
    match problem {
        ConnectionProblem::TokenRefused => Problem::invalid("api_token", message),
        ConnectionProblem::NoWorkspace => Problem::invalid("workspace", message),
        ConnectionProblem::NoStudy
        | ConnectionProblem::Unreachable
        | ConnectionProblem::Unreadable
        | ConnectionProblem::TooManyRequests
        | ConnectionProblem::WrongKey
        | ConnectionProblem::NoKey => Problem::conflict(message),
    }
}

/// A token that can be sent in a header.
fn token(typed: &Secret, service: Service) -> Result<Secret, Problem> {
    let token = typed.reveal().trim();
    let is_token = (1..=LONGEST_TOKEN).contains(&token.len()) && token.bytes().all(|byte| byte.is_ascii_graphic());
    if is_token { Ok(Secret::new(token)) } else { Err(Problem::invalid("api_token", service::token(service))) }
}

/// The id of a workspace, where the provider has them.
fn workspace(typed: &str, service: Service) -> Result<String, Problem> {
    let workspace = typed.trim().to_ascii_lowercase();
    let is_id = if Abilities::of(service).has_workspaces {
        workspace.len() == ID && workspace.bytes().all(|byte| byte.is_ascii_hexdigit())
    } else {
        workspace.is_empty()
    };
    let refused = match service {
        Service::Prolific => refusal::prolific_workspace(),
        Service::Connect => refusal::connect_has_no_workspaces(),
    };
    if is_id { Ok(workspace) } else { Err(Problem::invalid("workspace", refused)) }
}
