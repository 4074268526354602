//! The language of the interface.

use shared::Locale;

use crate::call::visit;

/// The language of the page, which is the visitor's.
pub fn spoken() -> Locale {
    visit().locale
}
