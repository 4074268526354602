//! The data about a visit that the server passes to pages and server functions, and the instructions that they return.

use std::sync::{Arc, Mutex, PoisonError};

use engine::recruiting::mturk::MturkResults;
use shared::{Country, EntranceId, Locale, PersonId, Problem, StudyId};

/// A rejected form: it is shown once, on the page from which it was sent, with the typed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flash {
    /// The address of the form: `/fn/study/create`. It distinguishes two forms on one page.
    pub path: String,
    /// The reason for the rejection.
    pub problem: Problem,
    /// The fields as they were sent, except for passwords.
    pub values: Vec<(String, String)>,
}

impl Flash {
    /// The problem and its solution, as a title and a sentence.
    pub fn words(&self, say: Locale) -> (&'static str, String) {
        if self.problem == Problem::SignIn {
            return (say.session(), say.session_ended().to_owned());
        }
        (say.refusal_title(&self.problem), say.refusal(&self.problem))
    }

    /// The value that had been typed into a field.
    pub fn value(&self, field: &str) -> Option<&str> {
        self.values.iter().find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }
}

/// The change of the visitor's session after a server function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A fresh session of this person begins.
    SignIn {
        /// The person.
        person: PersonId,
        /// Their session epoch: sessions of an earlier epoch are invalid.
        epoch: i64,
    },
    /// The session ends.
    SignOut,
}

/// The visitor behind a request: address, country, language, browser.
#[derive(Clone, Debug, Default)]
pub struct Visit {
    /// The network address, if it is usable for rate limiting; empty if a proxy hides it.
    pub address: String,
    /// The country a trusted proxy names in its header.
    pub proxy: Option<Country>,
    /// The country of the address, from the server's country file.
    pub country: Option<Country>,
    /// The language of all pages for this visitor: the one they chose, otherwise the browser's preference.
    pub locale: Locale,
    /// Whether they chose it.
    pub has_chosen_locale: bool,
    /// The secret of a browser that has been used to sign in before.
    pub browser: Option<String>,
    /// The secret of a device that a study compares with others.
    pub device: Option<String>,
    next_device: Arc<Mutex<Option<String>>>,
    change: Arc<Mutex<Option<Change>>>,
    next_locale: Arc<Mutex<Option<Locale>>>,
    told: Arc<Mutex<Option<String>>>,
    once: Arc<Mutex<Option<OnceShown>>>,
    typed: Arc<Mutex<Vec<(String, String)>>>,
}

/// What is in the answer to the form that made it, and is stored nowhere, not even in the session.
#[derive(Clone, Debug)]
pub enum OnceShown {
    /// A secret.
    Secret(Secret),
    /// What the results of Mechanical Turk lead to.
    Results(Arc<ResultsShown>),
}

/// A secret that was just made: a token, an invitation link.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    /// The kind of secret.
    pub title: &'static str,
    /// The label of the secret.
    pub label: String,
    /// The secret; a path on this site is completed to a full address.
    pub value: String,
    /// What to do with it, and if it is lost.
    pub advice: &'static str,
    /// The page it was made on.
    pub back: String,
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Secret").field("title", &self.title).finish_non_exhaustive()
    }
}

/// The results of a batch as the page shows them that answers the form.
#[derive(Debug)]
pub struct ResultsShown {
    /// The study.
    pub study: StudyId,
    /// The entrance.
    pub entrance: EntranceId,
    /// What the results lead to.
    pub read: MturkResults,
}

/// A message of a server function, shown once on the page to which it redirects, such as that something was saved. It
/// never contains a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told(pub String);

impl Visit {
    /// A visit from this address, with its country and the visitor's language as far as they are known.
    pub fn new(address: String, proxy: Option<Country>, country: Option<Country>, locale: Locale) -> Self {
        Self { address, proxy, country, locale, ..Self::default() }
    }

    /// The same with a language that the visitor chose earlier.
    pub fn with_chosen_locale(self, chosen: Option<Locale>) -> Self {
        Self { locale: chosen.unwrap_or(self.locale), has_chosen_locale: chosen.is_some(), ..self }
    }

    /// The language that the visitor chose earlier, if they did.
    pub fn chosen_locale(&self) -> Option<Locale> {
        self.has_chosen_locale.then_some(self.locale)
    }

    /// Requests that pages are in this language from the response on.
    pub fn choose_locale(&self, locale: Locale) {
        *self.next_locale.lock().unwrap_or_else(PoisonError::into_inner) = Some(locale);
    }

    /// Takes the language that was requested.
    pub fn next_locale(&self) -> Option<Locale> {
        self.next_locale.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The same from a browser with this secret.
    pub fn with_browser(self, browser: Option<String>) -> Self {
        Self { browser, ..self }
    }

    /// The same from a device with this secret.
    pub fn with_device(self, device: Option<String>) -> Self {
        Self { device, ..self }
    }

    /// Requests that the device keeps this secret.
    pub fn keep_device(&self, secret: String) {
        *self.next_device.lock().unwrap_or_else(PoisonError::into_inner) = Some(secret);
    }

    /// Takes the secret that the device is to keep.
    pub fn next_device(&self) -> Option<String> {
        self.next_device.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Requests a change of the session when the server function has succeeded.
    pub fn ask(&self, change: Change) {
        *self.change.lock().unwrap_or_else(PoisonError::into_inner) = Some(change);
    }

    /// Shows a message once, on the next page.
    pub fn tell(&self, text: impl Into<String>) {
        *self.told.lock().unwrap_or_else(PoisonError::into_inner) = Some(text.into());
    }

    /// Takes the message that is to be shown.
    pub fn telling(&self) -> Option<String> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Shows a secret in the response to this request, and nowhere else.
    pub fn show_secret(&self, secret: Secret) {
        self.show_once(OnceShown::Secret(secret));
    }

    /// Shows something in the response to this request, and nowhere else.
    pub fn show_once(&self, shown: OnceShown) {
        *self.once.lock().unwrap_or_else(PoisonError::into_inner) = Some(shown);
    }

    /// Takes what is to be shown once.
    pub fn shown_once(&self) -> Option<OnceShown> {
        self.once.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Records a field of a form that only its function reads, so that it can be shown again if the form is rejected.
    pub fn read(&self, field: &str, value: &str) {
        let mut typed = self.typed.lock().unwrap_or_else(PoisonError::into_inner);
        typed.push((field.to_owned(), value.to_owned()));
    }

    /// Takes the recorded fields.
    pub fn typed(&self) -> Vec<(String, String)> {
        std::mem::take(&mut *self.typed.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes the requested change.
    pub fn asked(&self) -> Option<Change> {
        self.change.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
