//! Sends answers to other hits that this device has stored, from any of the worker's pages, and shows a message about
//! it.
//!
//! A hit that is open in another window sends its own answers. Both may send the same ones, because the server
//! recognises a draft or a submission that it already has.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use shared::{AssignmentId, Draft, Locale, Problem, Saved, Submitted};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};

use crate::answers::write;
use crate::call::{self, is_lost};
use crate::dom::{self, element, every, listen, local_clock, window};
use crate::island::Kept;
use crate::outbox::Outbox;

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

/// The hits of which something was kept, by the id of their reservation: their title, and their state.
type Lines = BTreeMap<AssignmentId, (String, State)>;

/// What this page sends, and what it says about that.
struct Sender {
    place: HtmlElement,
    kept: Kept,
    lines: RefCell<Lines>,
    /// Whether the outboxes are being sent.
    busy: Cell<bool>,
}

/// Sends what was kept, now and whenever the network comes back.
pub fn open(place: &HtmlElement, kept: Kept) {
    let (lines, busy) = (RefCell::default(), Cell::new(false));
    let sender = Rc::new(Sender { place: place.clone(), kept, lines, busy });
    let here = Rc::clone(&sender);
    listen(&window(), "online", move |_| drain(&here));
    let here = Rc::clone(&sender);
    every(RETRY, move || drain(&here));
    drain(&sender);
}

/// Sends the outboxes one after the other, unless this is already in progress.
fn drain(sender: &Rc<Sender>) {
    let is_done =
        |id: &AssignmentId| matches!(sender.lines.borrow().get(id), Some((_, State::Open(_) | State::Foreign)));
    let except = sender.kept.except;
    let waiting: Vec<_> =
        Outbox::all().into_iter().filter(|(id, kept)| Some(*id) != except && kept.waits() && !is_done(id)).collect();
    if waiting.is_empty() || sender.busy.replace(true) {
        return;
    }
    let sender = Rc::clone(sender);
    spawn_local(async move {
        for (id, kept) in waiting {
            let title = kept.title.clone();
            sender.lines.borrow_mut().entry(id).or_insert_with(|| (title.clone(), State::Sending));
            sender.show();
            let state = send(id, kept, sender.kept.locale).await;
            sender.lines.borrow_mut().insert(id, (title, state));
            sender.show();
        }
        sender.busy.set(false);
    });
}

impl Sender {
    /// Writes a message about each hit. A message that has not changed stays as it is: a screen reader announces each
    /// change.
    fn show(&self) {
        let lines = self.lines.borrow();
        let shown: Vec<Element> = lines
            .iter()
            .filter(|(_, (_, state))| *state != State::Foreign)
            .filter_map(|(id, (title, state))| line(*id, title, state, self.kept.locale))
            .collect();
        let stale = |index: u32, line: &Element| {
            self.place.children().item(index).is_none_or(|old| old.outer_html() != line.outer_html())
        };
        for (index, line) in (0..).zip(&shown).filter(|(index, line)| stale(*index, line)) {
            let _ = match self.place.children().item(index) {
                Some(old) => self.place.replace_child(line, &old),
                None => self.place.append_child(line),
            };
        }
        while let Some(rest) = self.place.children().item(u32::try_from(shown.len()).unwrap_or(u32::MAX)) {
            rest.remove();
        }
    }
}

/// Sends the submission that waits, or the draft.
async fn send(id: AssignmentId, mut kept: Outbox, locale: Locale) -> State {
    for _ in 0..MERGES {
        let answers = match kept.answers() {
            Ok(answers) => answers,
            Err(problem) => return State::Open(locale.refusal(&problem)),
        };
        let problem = match kept.submit {
            Some(insist) => match call::submit(id, &kept.submission(answers, insist)).await {
                Ok(Submitted::Stored { .. }) => {
                    Outbox::forget(id);
                    return State::Submitted;
                }
                Ok(Submitted::Flagged { .. }) => {
                    return hold(id, locale.kept_look_again());
                }
                Err(problem) => problem,
            },
            None => match call::save_draft(id, &Draft { revision: kept.revision, answers }).await {
                Ok(saved) => return stored(id, &kept, &saved),
                Err(problem) => problem,
            },
        };
        match refused(id, &mut kept, problem, locale).await {
            Some(state) => return state,
            None => kept.keep(id),
        }
    }
    State::Open(locale.kept_changed().to_owned())
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
async fn refused(id: AssignmentId, kept: &mut Outbox, problem: Problem, locale: Locale) -> Option<State> {
    Some(match problem {
        Problem::SignIn => State::SignedOut,
        Problem::NotFound => State::Foreign,
        // The server may have what was sent: it is sent again.
        lost if is_lost(&lost) => State::Offline,
        // The draft of the server tells whether another window has saved, or the hit is over.
        Problem::Conflict { reason } => match call::drafted(id).await {
            Ok(draft) if draft.revision == kept.revision => {
                Outbox::forget(id);
                State::Over(reason.in_locale(locale))
            }
            Ok(draft) => {
                let theirs = write(&draft.answers, &kept.questions);
                kept.merge(&theirs, draft.revision);
                return None;
            }
            Err(_) => State::Offline,
        },
        Problem::Invalid { field, reason } if field != "form" => hold(id, &reason.in_locale(locale)),
        Problem::Forbidden { rule } => hold(id, &rule.in_locale(locale)),
        _ => State::Offline,
    })
}

/// A message about one hit, with a link to it.
fn line(id: AssignmentId, title: &str, state: &State, locale: Locale) -> Option<Element> {
    let hit = format!("/work/assignments/{id}");
    let here = dom::here();
    let (tone, text, link) = match state {
        State::Sending | State::Foreign => ("plain", locale.kept_sending().to_owned(), None),
        State::Saved(at) => ("good", locale.kept_saved(at), Some((hit, locale.go_on()))),
        State::Submitted => ("good", locale.kept_submitted().to_owned(), Some((here, locale.show_it_here()))),
        State::Offline => ("warn", locale.kept_offline().to_owned(), None),
        State::SignedOut => {
            let text = locale.kept_signed_out().to_owned();
            ("warn", text, Some((format!("/signin?next={here}"), locale.sign_in())))
        }
        State::Open(reason) => ("warn", locale.kept_open(reason), Some((hit, locale.open_it()))),
        State::Over(reason) => ("bad", locale.kept_over(reason), Some((hit, locale.open_it()))),
    };
    let notice = element("div", &format!("notice {tone}"), "")?;
    let _ = notice.set_attribute("lang", locale.tag());
    let heading = element("strong", "", title)?;
    let _ = notice.append_child(&heading);
    let words = element("p", "", &format!("{text} "))?;
    if let Some((address, label)) = link {
        let link = element("a", "alone", label)?;
        let _ = link.set_attribute("href", &dom::address(&address));
        let _ = words.append_child(&link);
    }
    let _ = notice.append_child(&words);
    Some(notice)
}
