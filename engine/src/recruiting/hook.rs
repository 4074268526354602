//! What Prolific sends by itself (webhooks): each workspace is subscribed to once, and an event has Prolific asked at once.
//!
//! An event is a hint and nothing more: what has happened is what Prolific answers when it is asked. So an event that is lost,
//! late, repeated or out of order changes nothing but when that is.

use std::{pin::Pin, time::Duration};

use providers::prolific::webhook::{EventKind, Refused, verify};
use providers::{Error, Provider as Client, Secret, Subscription};
use serde::Serialize;
use shared::{ConnectionProblem, HookState, Provider, Service, Time};
use store::{connection::ConnectionRow, hook::HookRow};
use tokio::time::timeout;

use super::client::{PATIENCE, meaning};
use super::follow::{SHORT_PAUSE, is_id, plain};
use super::service::Abilities;
use crate::{Engine, Result, Tx};

pub use providers::prolific::webhook::{Delivery, EVENT_ID, SIGNATURE, TIMESTAMP};

/// The events to which a workspace is subscribed.
const EVENT: &str = "submission.status.change";
/// For how many seconds a process has a subscription to itself: longer than it takes.
const LEASE: i64 = 300;
/// How long it takes at most.
const LONGEST: Duration = Duration::from_mins(2);
/// Seconds until it is looked at again: Prolific turns a subscription off after days of failures.
const DAY: i64 = 86_400;
/// The same after a failure.
const HOUR: i64 = 3_600;
/// For how many seconds an event is known: twice as long as Prolific repeats it.
const KNOWN: i64 = 2 * DAY;
/// The longest id of an event, in characters.
const LONGEST_ID: usize = 200;

/// Whether Prolific tells this server what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Told {
    /// Whether it does.
    pub state: HookState,
    /// Why not, if it cannot.
    pub problem: Option<ConnectionProblem>,
    /// When it last did.
    pub heard_at: Option<Time>,
}

/// Why an event was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotHeard {
    /// No study recruits through this workspace, or nothing was subscribed to.
    Unknown,
    /// It is not signed as it has to be, or is too old.
    Unsigned,
    /// It is signed and makes no sense.
    Unreadable,
}

impl Engine {
    /// Whether Prolific tells this server what happens in a workspace.
    pub(super) async fn told(&self, workspace: &str) -> Result<Told> {
        let has_address = self.recruiting.as_ref().is_some_and(|recruiting| recruiting.hook_origin.is_some());
        let nothing = |state| Told { state, problem: None, heard_at: None };
        if !has_address {
            return Ok(nothing(HookState::NoAddress));
        }
        let row = self.read().await?.hook(Provider::Prolific, workspace).await?;
        let told = |HookRow { state, problem, heard_at, .. }| Told { state, problem, heard_at };
        Ok(row.map_or_else(|| nothing(HookState::Waiting), told))
    }

    /// Holds the subscriptions of the workspaces of these connections until the end of the transaction.
    pub(super) async fn lock_hooks(&self, tx: &mut Tx, of: impl Iterator<Item = &ConnectionRow> + Send) -> Result<()> {
        let tells = of.filter(|row| Abilities::of(row.service).sends_events);
        let mut workspaces: Vec<(Provider, &str)> =
            tells.map(|row| (row.service.provider(), row.workspace.as_str())).collect();
        workspaces.sort_unstable();
        for (provider, workspace) in workspaces {
            tx.lock_hook(provider, workspace).await?;
        }
        Ok(())
    }

    /// Has the subscription of a new connection looked at soon, and removes those that no connection uses any more: they are
    /// returned.
    pub(super) async fn renew_hooks(&self, tx: &mut Tx, row: &ConnectionRow) -> Result<Vec<HookRow>> {
        let now = self.now();
        if Abilities::of(row.service).sends_events {
            // What the account before was not allowed to do, this one may be.
            let key = (row.service.provider(), row.workspace.as_str());
            tx.hurry_hook(key, now, now.plus_seconds(LEASE)).await?;
        }
        tx.drop_unused_hooks().await
    }

    /// Takes an event in that Prolific has sent for a workspace.
    ///
    /// # Errors
    /// The database. An event that is not accepted is no error.
    pub async fn hear_from_prolific(
        &self,
        workspace: &str,
        delivery: &Delivery<'_>,
    ) -> Result<std::result::Result<(), NotHeard>> {
        let Some(recruiting) = &self.recruiting else { return Ok(Err(NotHeard::Unknown)) };
        let key = (Provider::Prolific, workspace);
        let Some(row) = self.glance().await?.hook(key.0, key.1).await? else { return Ok(Err(NotHeard::Unknown)) };
        let Some(secret) = recruiting.key.open_hook(&row.secret, key) else { return Ok(Err(NotHeard::Unknown)) };
        let now = self.now();
        let event = match verify(&secret, delivery, now) {
            Ok(event) if event.id.chars().count() <= LONGEST_ID => event,
            Ok(_) | Err(Refused::Unreadable) => return Ok(Err(NotHeard::Unreadable)),
            Err(refused) => {
                tracing::warn!(workspace, reason = %refused, "an event of Prolific is refused");
                return Ok(Err(NotHeard::Unsigned));
            }
        };
        let mut tx = self.write().await?;
        if !tx.has_connection_of(key).await? {
            // Prolific ends what nobody takes.
            return Ok(Err(NotHeard::Unknown));
        }
        if tx.hear(key, &plain(&event.id, LONGEST_ID), (now, now.plus_seconds(-KNOWN))).await? {
            // No other events are asked for.
            if let EventKind::Submission { submission, .. } = &event.kind
                && is_id(submission)
            {
                for study in tx.studies_of_event(key, submission).await? {
                    tx.hurry_after_event((study, Service::Prolific), now, SHORT_PAUSE * 1_000_000).await?;
                }
            }
        }
        tx.commit().await?;
        Ok(Ok(()))
    }

    /// Looks after all subscriptions that are due; returns whether it was stopped before the last of them.
    pub(super) async fn keep_hooks(&self, mut stop: Pin<&mut impl Future<Output = ()>>) -> bool {
        loop {
            let kept = tokio::select! {
                kept = Box::pin(self.keep_next_hook()) => kept,
                () = stop.as_mut() => return true,
            };
            match kept {
                Ok(true) => {}
                Ok(false) => return false,
                Err(error) => {
                    tracing::error!(%error, "a subscription at Prolific could not be looked at");
                    return false;
                }
            }
        }
    }

    /// Looks after the subscription of one workspace, if one is due; returns whether one was.
    async fn keep_next_hook(&self) -> Result<bool> {
        let Some(origin) = self.recruiting.as_ref().and_then(|recruiting| recruiting.hook_origin.clone()) else {
            return Ok(false);
        };
        let now = self.now();
        let Some(study) = self.glance().await?.due_hook(Provider::Prolific, now).await? else {
            return self.forget_hooks().await;
        };
        let mut tx = self.write().await?;
        let Some(connection) = tx.connection(study, Service::Prolific).await? else { return Ok(true) };
        let workspace = connection.workspace.as_str();
        if !tx.take_hook((Provider::Prolific, workspace), now, now.plus_seconds(LEASE)).await? {
            return Ok(true);
        }
        let Some(mut hook) = tx.hook(Provider::Prolific, workspace).await? else { return Ok(true) };
        tx.commit().await?;
        let target = format!("{origin}/hooks/prolific/{workspace}");
        let kept = timeout(LONGEST, self.keep_hook(&connection, &mut hook, &target)).await;
        let (state, problem) = match kept {
            Ok(Ok(state)) => (state, None),
            Ok(Err(problem)) => (HookState::Failed, Some(problem)),
            Err(_) => (HookState::Failed, Some(ConnectionProblem::Unreachable)),
        };
        if let Some(problem) = problem {
            tracing::warn!(%problem, "Prolific could not be asked to tell about submissions");
        }
        let pause = if state == HookState::On { DAY } else { HOUR };
        let hook = HookRow { state, problem, ..hook };
        let mut tx = self.write().await?;
        tx.set_hook(&hook, self.now().plus_seconds(pause)).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Forgets the subscriptions of workspaces that no study uses any more, such as after an erasure; returns `false`.
    async fn forget_hooks(&self) -> Result<bool> {
        if self.glance().await?.has_unused_hook().await? {
            let mut tx = self.write().await?;
            tx.drop_unused_hooks().await?;
            tx.commit().await?;
        }
        Ok(false)
    }

    /// Sees to it that Prolific sends events of a workspace to `target`; what is known of the subscription is left in `hook`.
    async fn keep_hook(
        &self,
        connection: &ConnectionRow,
        hook: &mut HookRow,
        target: &str,
    ) -> Result<HookState, ConnectionProblem> {
        let workspace = connection.workspace.as_str();
        let client = self.client_for(connection)?;
        let meant = |error: &Error| meaning(error, ConnectionProblem::NoWorkspace);
        let secret = client.hook_secret(workspace).await.map_err(|error| meant(&error))?;
        self.know_secret(hook, &secret).await?;
        let all = client.subscriptions(workspace).await.map_err(|error| meant(&error))?;
        let same_event: Vec<Subscription> = all.into_iter().filter(|one| one.event_type == EVENT).collect();
        // This server may have had another address before.
        let is_own = |one: &&Subscription| one.target == target || one.id == hook.subscription;
        if let Some(own) = same_event.iter().find(is_own) {
            if own.id == hook.subscription && own.target == target {
                if !own.is_enabled {
                    client.enable_subscription(&own.id, true).await.map_err(|error| meant(&error))?;
                }
                return Ok(HookState::On);
            }
            // Whether it was ever confirmed is not known, and only what creates one can confirm it.
            client.delete_subscription(&own.id).await.map_err(|error| meant(&error))?;
        }
        let is_elsewhere = same_event.iter().any(|one| !is_own(&one));
        hook.subscription.clear();
        match subscribed(&*client, workspace, target).await {
            Ok(id) => {
                hook.subscription = id;
                Ok(HookState::On)
            }
            // There is one for each kind of event, and it leads somewhere else.
            Err(Error::Conflict(_) | Error::Refused(_)) if is_elsewhere => Ok(HookState::Elsewhere),
            Err(error) => Err(meant(&error)),
        }
    }

    /// Stores the secret before anything is signed with it.
    async fn know_secret(&self, hook: &mut HookRow, secret: &Secret) -> Result<(), ConnectionProblem> {
        let recruiting = self.recruiting.as_ref().ok_or(ConnectionProblem::NoKey)?;
        let key = (hook.provider, hook.workspace.as_str());
        if recruiting.key.open_hook(&hook.secret, key).as_ref() == Some(secret) {
            return Ok(());
        }
        hook.secret = recruiting.key.seal_hook(secret, self.ambient.entropy(), key);
        let stored = async {
            let mut tx = self.write().await?;
            tx.set_hook(hook, self.now().plus_seconds(LEASE)).await?;
            tx.commit().await
        };
        stored.await.map_err(|error: crate::Error| {
            tracing::error!(%error, "the secret of a subscription could not be stored");
            ConnectionProblem::Unreadable
        })
    }

    /// Asks Prolific to send nothing more about the workspace of a connection that has ended, if its subscription is among those
    /// that were dropped. If that fails, Prolific gives up for lack of an answer.
    pub(super) async fn end_hook(&self, ended: &ConnectionRow, dropped: &[HookRow]) {
        let is_its = |hook: &&HookRow| hook.workspace == ended.workspace && !hook.subscription.is_empty();
        let Some(hook) = dropped.iter().find(is_its) else { return };
        let Ok(client) = self.client_for(ended) else { return };
        if !matches!(timeout(PATIENCE, client.delete_subscription(&hook.subscription)).await, Ok(Ok(()))) {
            tracing::warn!("a subscription at Prolific could not be ended");
        }
    }
}

/// A new subscription that is confirmed; its id.
async fn subscribed(client: &dyn Client, workspace: &str, target: &str) -> Result<String, Error> {
    let new = client.subscribe(workspace, EVENT, target).await?;
    let id = new.subscription.id;
    if let Err(error) = client.confirm_subscription(&id, &new.confirmation).await {
        // Without it nothing is ever sent. The next try makes another one.
        let _ = client.delete_subscription(&id).await;
        return Err(error);
    }
    Ok(id)
}
