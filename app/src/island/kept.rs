//! Sends answers to other hits that this device has stored, from any of the worker's pages, and shows a message about
//! it.
//!
//! A hit that is open in another window sends its own answers. Both may send the same ones, because the server
//! recognises a draft or a submission that it already has.

use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use shared::{AssignmentId, Draft, Locale, Problem, Saved, Submission, Submitted};

use super::hit::dom::{listen, local_clock};
use super::hit::outbox::Outbox;
use crate::answers::write;
use crate::call;

/// The interval between attempts to send.
const RETRY: Duration = Duration::from_secs(5);
/// The number of merges of a draft with changes from other windows before the worker is asked.
const MERGES: usize = 3;

/// The state of one hit's stored answers.
#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    Sending,
    Saved(String),
    Submitted,
    Offline,
    SignedOut,
    /// The worker has to look at it: why.
    Open(String),
    /// It can no longer be sent: why.
    Over(String),
    /// Another person's, who used this device.
    Foreign,
}

/// Sends what was kept, now and whenever the network comes back.
#[island]
pub fn Kept(
    /// The hit of this page, which looks after itself.
    except: Option<AssignmentId>,
    /// The language the page speaks.
    say: Locale,
) -> impl IntoView {
    let lines = RwSignal::new(BTreeMap::<AssignmentId, (String, State)>::new());
    let busy = StoredValue::new(false);
    Effect::new(move |_| {
        let go = move || drain(except, (lines, say), busy);
        listen(&window(), "online", move |_| go());
        set_interval(go, RETRY);
        go();
    });
    let shown = move || {
        let lines = lines.get().into_iter().filter(|(_, (_, state))| *state != State::Foreign);
        lines.map(|(id, (title, state))| line(id, &title, state, say)).collect_view()
    };
    view! {
        <div class="kept" role="status">
            {shown}
        </div>
    }
}

type Lines = RwSignal<BTreeMap<AssignmentId, (String, State)>>;

/// Sends the outboxes one after the other, unless this is already in progress.
fn drain(except: Option<AssignmentId>, (lines, say): (Lines, Locale), busy: StoredValue<bool>) {
    let is_done = |id: &AssignmentId| {
        let state = lines.with_untracked(|lines| lines.get(id).map(|(_, state)| state.clone()));
        matches!(state, Some(State::Open(_) | State::Foreign))
    };
    let waiting: Vec<_> =
        Outbox::all().into_iter().filter(|(id, kept)| Some(*id) != except && kept.waits() && !is_done(id)).collect();
    if waiting.is_empty() || busy.get_value() {
        return;
    }
    busy.set_value(true);
    spawn_local(async move {
        for (id, kept) in waiting {
            let title = kept.title.clone();
            lines.update(|lines| {
                lines.entry(id).or_insert_with(|| (title.clone(), State::Sending));
            });
            let state = send(id, kept, say).await;
            lines.update(|lines| {
                lines.insert(id, (title, state));
            });
        }
        busy.set_value(false);
    });
}

/// Sends the submission that waits, or the draft.
async fn send(id: AssignmentId, mut kept: Outbox, say: Locale) -> State {
    for _ in 0..MERGES {
        let answers = match kept.answers() {
            Ok(answers) => answers,
            Err(problem) => return State::Open(say.refusal(&problem)),
        };
        let problem = match kept.submit {
            Some(insist) => {
                let submission = Submission { id: kept.submission, answers, insist, active_ms: kept.active_ms };
                match call::submit(id, submission).await {
                    Ok(Submitted::Stored { .. }) => {
                        Outbox::forget(id);
                        return State::Submitted;
                    }
                    Ok(Submitted::Flagged { .. }) => {
                        return hold(id, say.kept_look_again());
                    }
                    Err(problem) => problem,
                }
            }
            None => match call::save_draft(id, Draft { revision: kept.revision, answers }).await {
                Ok(saved) => return stored(id, &kept, &saved),
                Err(problem) => problem,
            },
        };
        match refused(id, &mut kept, problem, say).await {
            Some(state) => return state,
            None => kept.keep(id),
        }
    }
    State::Open(say.kept_changed().to_owned())
}

/// The draft is stored. Changes that another window has made meanwhile remain to be sent.
fn stored(id: AssignmentId, sent: &Outbox, saved: &Saved) -> State {
    let mut kept = Outbox::load(id).unwrap_or_else(|| sent.clone());
    kept.acknowledge(&sent.values, saved.revision);
    kept.keep(id);
    State::Saved(local_clock(saved.at))
}

/// The submission no longer waits: the worker decides.
fn hold(id: AssignmentId, reason: &str) -> State {
    if let Some(mut kept) = Outbox::load(id) {
        kept.submit = None;
        kept.keep(id);
    }
    State::Open(reason.to_owned())
}

/// The new state after an error; `None` if the answers were merged with the server's and can be sent once more.
async fn refused(id: AssignmentId, kept: &mut Outbox, problem: Problem, say: Locale) -> Option<State> {
    Some(match problem {
        Problem::SignIn => State::SignedOut,
        Problem::NotFound => State::Foreign,
        // The transport reports a lost connection as a conflict too; asking for the draft distinguishes the two.
        Problem::Conflict { reason } => match call::drafted(id).await {
            Ok(draft) if draft.revision == kept.revision => {
                Outbox::forget(id);
                State::Over(reason.in_locale(say))
            }
            Ok(draft) => {
                let theirs = write(&draft.answers, &kept.questions);
                kept.merge(&theirs, draft.revision);
                return None;
            }
            Err(_) => State::Offline,
        },
        Problem::Invalid { field, reason } if field != "form" => hold(id, &reason.in_locale(say)),
        Problem::Forbidden { rule } => hold(id, &rule.in_locale(say)),
        _ => State::Offline,
    })
}

/// A message about one hit, with a link to it.
fn line(id: AssignmentId, title: &str, state: State, say: Locale) -> impl IntoView + use<> {
    let hit = format!("/work/assignments/{id}");
    let here = window().location().pathname().unwrap_or_default();
    let (tone, text, link) = match state {
        State::Sending | State::Foreign => ("plain", say.kept_sending().to_owned(), None),
        State::Saved(at) => ("good", say.kept_saved(at), Some((hit, say.go_on()))),
        State::Submitted => ("good", say.kept_submitted().to_owned(), Some((here, say.show_it_here()))),
        State::Offline => ("warn", say.kept_offline().to_owned(), None),
        State::SignedOut => {
            let text = say.kept_signed_out().to_owned();
            ("warn", text, Some((format!("/signin?next={here}"), say.sign_in())))
        }
        State::Open(reason) => ("warn", say.kept_open(reason), Some((hit, say.open_it()))),
        State::Over(reason) => ("bad", say.kept_over(reason), Some((hit, say.open_it()))),
    };
    let title = title.to_owned();
    view! {
        <div class=format!("notice {tone}") lang=say.tag()>
            <strong>{title}</strong>
            <p>
                {text} " "
                {link.map(|(address, label)| view! { <a href=address>{label}</a> })}
            </p>
        </div>
    }
}
