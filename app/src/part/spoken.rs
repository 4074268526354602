//! The language of the interface.

use leptos::prelude::{Owner, provide_context};
use shared::Locale;

use crate::call::{Visit, visit};

/// The language of the page, which is the visitor's.
pub fn spoken() -> Locale {
    visit().locale
}

/// Makes a part of a page in another language than the page has: what a worker sees of a task in their language. The
/// part has to be marked with that language.
pub fn spoken_in<T>(locale: Locale, make: impl FnOnce() -> T) -> T {
    let mut visit: Visit = visit();
    visit.locale = locale;
    Owner::new().with(|| {
        provide_context(visit);
        make()
    })
}
