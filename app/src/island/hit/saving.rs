//! Saving: first on this device, then on the server, until the server says that it is stored.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{set_interval, set_timeout_with_handle, window};
use leptos::task::spawn_local;
use shared::{Draft, Problem, Saved};

use super::desk::Desk;
use super::dom::{listen, local_clock, target};
use super::lease::Lease;
use super::{fields, submit};
use crate::answers::{Fields, write};
use crate::call::{drafted, save_draft};

/// A pause in typing after which the text is sent.
const PAUSE: Duration = Duration::from_millis(400);
/// How often what is not stored yet is tried again.
const RETRY: Duration = Duration::from_secs(5);

/// Saves on each change, and whenever the network comes back.
pub fn set_up(desk: &Rc<Desk>) {
    let here = Rc::clone(desk);
    listen(&desk.form, "input", move |event| {
        let typing = target(&event).is_some_and(|element| element.local_name() == "textarea");
        changed(&here, if typing { PAUSE } else { Duration::ZERO });
    });
    let here = Rc::clone(desk);
    listen(&desk.form, "change", move |_| changed(&here, Duration::ZERO));
    let here = Rc::clone(desk);
    listen(&window(), "online", move |_| drain(&here));
    let here = Rc::clone(desk);
    listen(&window(), "pagehide", move |_| send(&here));
    let here = Rc::clone(desk);
    set_interval(move || drain(&here), RETRY);
    drain(desk);
}

/// Something was given: it is kept here at once and sent after a pause.
pub fn changed(desk: &Rc<Desk>, pause: Duration) {
    if desk.trial || !desk.note() || desk.over.get() {
        return;
    }
    desk.say("saving", desk.locale.saving());
    if let Some(timer) = desk.timer.borrow_mut().take() {
        timer.clear();
    }
    let here = Rc::clone(desk);
    let timer = set_timeout_with_handle(move || send(&here), pause);
    *desk.timer.borrow_mut() = timer.ok();
}

/// Sends whatever the server has not acknowledged: the draft, or the submission that waits.
fn drain(desk: &Rc<Desk>) {
    let waiting = desk.outbox.borrow().submit;
    match waiting {
        Some(insist) => submit::send(desk, insist),
        None => send(desk),
    }
}

/// Sends the draft if something in it is not acknowledged.
fn send(desk: &Rc<Desk>) {
    if desk.busy.get() || desk.over.get() || desk.outbox.borrow().changed.is_empty() {
        return;
    }
    let (sent, revision, answers) = {
        let outbox = desk.outbox.borrow();
        (outbox.values.clone(), outbox.revision, outbox.answers())
    };
    let answers = match answers {
        Ok(answers) => answers,
        Err(problem) => return desk.say("trouble", &desk.locale.refusal(&problem)),
    };
    desk.busy.set(true);
    let desk = Rc::clone(desk);
    spawn_local(async move {
        let result = save_draft(desk.assignment, Draft { revision, answers }).await;
        desk.busy.set(false);
        match result {
            Ok(saved) => stored(&desk, &sent, &saved),
            Err(problem) => trouble(&desk, problem).await,
        }
    });
}

fn stored(desk: &Rc<Desk>, sent: &Fields, saved: &Saved) {
    {
        let mut outbox = desk.outbox.borrow_mut();
        outbox.acknowledge(sent, saved.revision);
        outbox.keep(desk.assignment);
    }
    desk.lease.set(Lease::of(saved));
    let news = desk.news.take();
    desk.say("saved", &format!("{}{news}", desk.locale.saved_at(local_clock(saved.at))));
    drain(desk);
}

/// What is done when the server refuses, or cannot be reached: nothing that was given is given up.
pub async fn trouble(desk: &Rc<Desk>, problem: Problem) {
    match problem {
        Problem::SignIn => desk.say("out", desk.locale.signed_out()),
        // The mechanism tells a lost network as a conflict too; asking for the draft tells them apart.
        Problem::Conflict { reason } => match drafted(desk.assignment).await {
            Ok(draft) => meet(desk, &draft, &reason.in_locale(desk.locale)),
            Err(_) if desk.outbox.borrow().submit.is_some() => desk.say("offline", desk.locale.offline_submitted()),
            Err(_) => desk.say("offline", desk.locale.offline()),
        },
        Problem::TooMany { .. } | Problem::Internal { .. } | Problem::Busy { .. } | Problem::Unavailable { .. } => {
            desk.say("offline", desk.locale.trying_again());
        }
        Problem::Invalid { ref field, .. } if field == "form" => {
            desk.say("offline", desk.locale.trying_again());
        }
        other => desk.say("trouble", &desk.locale.refusal(&other)),
    }
}

/// Another window has saved meanwhile, or the hit is over.
fn meet(desk: &Rc<Desk>, draft: &Draft, reason: &str) {
    if draft.revision == desk.outbox.borrow().revision {
        desk.over.set(true);
        desk.say("trouble", reason);
        return;
    }
    let (taken, own) = {
        let mut outbox = desk.outbox.borrow_mut();
        let theirs = write(&draft.answers, &outbox.questions);
        let taken = outbox.merge(&theirs, draft.revision);
        fields::put(&desk.form, &outbox.values);
        outbox.keep(desk.assignment);
        (taken, outbox.changed.len())
    };
    let news = match (taken, own) {
        (0, 0) => String::new(),
        (0, _) => format!(" · {}", desk.locale.newer_is_kept()),
        (n, _) => format!(" · {}", desk.locale.some_from_elsewhere(n)),
    };
    if own == 0 {
        desk.say("saved", &format!("{}{news}", desk.locale.saved()));
    } else {
        desk.news.replace(news);
        send(desk);
    }
}
