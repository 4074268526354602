//! Sends drafts and submissions until the server acknowledges them.

use std::rc::Rc;

use shared::{Draft, Problem, Saved, Submitted};
use wasm_bindgen_futures::spawn_local;

use super::desk::Desk;
use super::lease::Lease;
use super::outcome;
use crate::answers::{Fields, write};
use crate::call::{self, WithPage, drafted, is_lost, save_draft};
use crate::dom::{clock, local_clock};
use crate::outbox::Outbox;

/// For how long another window is left to send what it writes, in milliseconds since it last wrote.
const ITS_TURN: f64 = 10_000.0;

/// Sends everything that the server has not acknowledged: the draft, or the pending submission.
pub fn drain(desk: &Rc<Desk>) {
    let waiting = desk.outbox.borrow().submit;
    match waiting {
        Some(insist) => send_submission(desk, insist),
        None => send_draft(desk),
    }
}

/// Sends the draft if something in it is not acknowledged. A submission that waits contains it, and the server may have
/// stored the submission already, so that a draft would be refused.
pub fn send_draft(desk: &Rc<Desk>) {
    let has_news = {
        let outbox = desk.outbox.borrow();
        let is_left_to_other = outbox.typed.is_empty() && clock() - desk.adopted_at.get() < ITS_TURN;
        outbox.submit.is_none() && !outbox.changed.is_empty() && !is_left_to_other
    };
    if desk.busy.get() || desk.over.get() || !has_news {
        return;
    }
    let answers = desk.outbox.borrow().answers();
    let answers = match answers {
        Ok(answers) => answers,
        Err(problem) => return desk.say("trouble", &desk.locale.refusal(&problem)),
    };
    let (sent, revision) = {
        let mut outbox = desk.outbox.borrow_mut();
        // This page may be closed before the reply arrives.
        outbox.in_flight = true;
        outbox.keep(desk.assignment);
        (outbox.values.clone(), outbox.revision)
    };
    desk.busy.set(true);
    let desk = Rc::clone(desk);
    spawn_local(async move {
        let news = match save_draft(desk.assignment, &Draft { revision, answers }).await {
            Ok(saved) => {
                stored(&desk, &sent, &saved);
                true
            }
            Err(problem) => trouble(&desk, problem).await,
        };
        go_on(&desk, news);
    });
}

fn stored(desk: &Rc<Desk>, sent: &Fields, saved: &Saved) {
    {
        let mut outbox = desk.outbox.borrow_mut();
        outbox.acknowledge(sent, saved.revision);
        outbox.keep(desk.assignment);
    }
    desk.lease.set(Lease::of(saved));
    desk.show_last(saved);
    let news = desk.news.take();
    desk.say("saved", &format!("{}{news}", desk.locale.saved_at(local_clock(saved.at))));
}

/// A request has ended, and what came of it is dealt with: others may follow, and do at once if there is something to send.
/// Until then nothing is sent, because it would rest on a revision that is being replaced.
fn go_on(desk: &Rc<Desk>, at_once: bool) {
    desk.busy.set(false);
    if at_once {
        drain(desk);
    }
}

/// Handles a server that rejects the data or cannot be reached: no answer is discarded. Returns whether the draft was
/// merged with another window's, and is to be sent again.
pub async fn trouble(desk: &Rc<Desk>, problem: Problem) -> bool {
    match problem {
        Problem::SignIn => desk.say("out", desk.locale.signed_out()),
        // The server may have what was sent: it is sent again.
        lost if is_lost(&lost) => offline(desk),
        // Another window has submitted it: nothing that is still here can be sent. A refusal arrives without its key, in the
        // language of the page.
        Problem::Conflict { reason } if !desk.unanswered.get() && reason.text() == desk.locale.already_submitted() => {
            outcome::show_stored(desk);
        }
        // The draft of the server tells whether another window has saved, or the hit is over.
        Problem::Conflict { reason } => match drafted(desk.assignment).await {
            Ok(draft) => {
                let is_of_window = reason.text() == desk.locale.other_window();
                return meet(desk, &draft, &reason.in_locale(desk.locale), is_of_window);
            }
            Err(_) => offline(desk),
        },
        Problem::TooMany { .. } | Problem::Internal { .. } | Problem::Busy { .. } | Problem::Unavailable { .. } => {
            desk.say("offline", desk.locale.trying_again());
        }
        Problem::Invalid { ref field, .. } if field == "form" => {
            desk.say("offline", desk.locale.trying_again());
        }
        other => desk.say("trouble", &desk.locale.refusal(&other)),
    }
    false
}

fn offline(desk: &Desk) {
    let waits = desk.outbox.borrow().submit.is_some();
    desk.say("offline", if waits { desk.locale.offline_submitted() } else { desk.locale.offline() });
}

/// Another window has saved meanwhile, or the hit is over. What that window saved may be here already. Returns whether
/// something is left to send.
fn meet(desk: &Rc<Desk>, draft: &Draft, reason: &str, is_of_window: bool) -> bool {
    if draft.revision == desk.outbox.borrow().revision && !is_of_window {
        desk.over.set(true);
        desk.say("trouble", reason);
        return false;
    }
    let (taken, own) = {
        let mut outbox = desk.outbox.borrow_mut();
        let theirs = write(&draft.answers, &outbox.questions);
        let taken = outbox.merge(&theirs, draft.revision);
        outbox.keep(desk.assignment);
        (taken, outbox.changed.len())
    };
    if taken > 0 {
        desk.show_merged();
    }
    let news = match (taken, own) {
        (0, 0) => String::new(),
        (0, _) => format!(" · {}", desk.locale.newer_is_kept()),
        (n, _) => format!(" · {}", desk.locale.some_from_elsewhere(n)),
    };
    if own == 0 {
        desk.say("saved", &format!("{}{news}", desk.locale.saved()));
    } else {
        desk.news.replace(news);
    }
    own > 0
}

/// Takes over what another window of this browser has written: answers that have not changed here since they were saved. A
/// submission that waits is sent as it was when Submit was pressed.
pub fn meet_window(desk: &Rc<Desk>) {
    let is_final = desk.over.get() || desk.outbox.borrow().submit.is_some();
    let Some(theirs) = Outbox::load(desk.assignment).filter(|_| !is_final) else { return };
    let taken = desk.outbox.borrow_mut().adopt(&theirs);
    if taken > 0 {
        desk.adopted_at.set(clock());
        desk.show_merged();
        desk.say("saved", desk.locale.some_from_elsewhere(taken).as_str());
    }
}

/// Sends the submission; it is kept on this device while offline, or while a draft is being sent.
pub fn send_submission(desk: &Rc<Desk>, insist: bool) {
    if desk.trial {
        // The page that comes back shows what would be stored.
        let _ = desk.form.submit();
        return;
    }
    if desk.over.get() {
        return;
    }
    desk.note();
    let submission = {
        let mut outbox = desk.outbox.borrow_mut();
        let answers = match outbox.answers() {
            Ok(answers) => answers,
            Err(problem) => return desk.say("trouble", &desk.locale.refusal(&problem)),
        };
        outbox.submit = Some(insist);
        outbox.keep(desk.assignment);
        outbox.submission(answers, insist)
    };
    outcome::clear(desk);
    if desk.busy.replace(true) {
        return;
    }
    desk.say("saving", desk.locale.submitting());
    let desk = Rc::clone(desk);
    spawn_local(async move {
        let result = call::submit_and_go_on(desk.assignment, &submission, desk.then).await;
        let is_merged = match result {
            Ok(WithPage { reply: Submitted::Stored { outcome, repeated, .. }, address, page }) => {
                // What was stored before and was not sent from here was sent from another window, which has counted its pay.
                let is_from_elsewhere = repeated && !desk.unanswered.get();
                outcome::finish(&desk, (outcome, is_from_elsewhere), (address, page));
                false
            }
            Ok(WithPage { reply: Submitted::Flagged { flags }, .. }) => {
                outcome::flag(&desk, &flags);
                false
            }
            Err(problem) => {
                // A conflict is the server's own word that nothing was stored from here. After anything else, such as a reply
                // of a proxy, it may have been.
                if is_lost(&problem) || !matches!(problem, Problem::Conflict { .. }) {
                    desk.unanswered.set(true);
                }
                refused(&desk, problem).await
            }
        };
        go_on(&desk, is_merged);
    });
}

/// A rejected submission waits for the worker; a submission that could not be sent is sent again. Returns as [`trouble`].
async fn refused(desk: &Rc<Desk>, problem: Problem) -> bool {
    match &problem {
        Problem::Invalid { field, reason } if field != "form" => {
            outcome::hold(desk);
            outcome::warn(desk, &[reason.in_locale(desk.locale)], false);
            desk.say("trouble", desk.locale.not_submitted());
            false
        }
        _ => {
            let is_merged = trouble(desk, problem).await;
            if desk.over.get() && Outbox::load(desk.assignment).is_some() {
                outcome::hold(desk);
            }
            is_merged
        }
    }
}
