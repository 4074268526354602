//! The values that messages show, written as the readers of a language write them.

use std::borrow::Cow;

use super::Locale;
use crate::{Decimal, Money, Time};

/// A value in a message. Numbers, instants and amounts follow the language; text is shown as it is, isolated from the words
/// around it where it is written in another direction.
pub trait LocaleValue {
    /// The value for readers of this language.
    fn shown_in(&self, locale: Locale) -> Cow<'_, str>;
}

impl LocaleValue for str {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        // Without the marks, a parenthesis or a question mark at its end would move to its beginning. An address is left
        // alone: a program that finds it in a text would take the mark for a part of it.
        let turns = locale.is_right_to_left() && self.contains(|c: char| c.is_ascii_alphanumeric());
        if !turns || self.contains("://") {
            return self.into();
        }
        format!("\u{2068}{self}\u{2069}").into()
    }
}

impl LocaleValue for String {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        self.as_str().shown_in(locale)
    }
}

impl LocaleValue for Cow<'_, str> {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        (**self).shown_in(locale)
    }
}

impl LocaleValue for char {
    fn shown_in(&self, _: Locale) -> Cow<'_, str> {
        self.to_string().into()
    }
}

macro_rules! numbers {
    ($($number:ty),+) => { $(
        impl LocaleValue for $number {
            fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
                i64::try_from(*self).map_or_else(|_| self.to_string(), |number| locale.integer(number)).into()
            }
        }
    )+ };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

impl LocaleValue for Decimal {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        locale.decimal(*self).into()
    }
}

impl LocaleValue for Money {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        locale.money(self).into()
    }
}

/// Date and time.
impl LocaleValue for Time {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        locale.date_time(*self).into()
    }
}

impl<T: LocaleValue + ?Sized> LocaleValue for &T {
    fn shown_in(&self, locale: Locale) -> Cow<'_, str> {
        T::shown_in(self, locale)
    }
}
