//! The values that messages show, written as the readers of a language write them.

use std::borrow::Cow;

use super::Locale;
use crate::{Decimal, Money, Time};

/// A value in a message. Numbers, instants and amounts follow the language; text is shown as it is.
pub trait LocaleValue {
    /// The value for readers of this language.
    fn shown_in(&self, locale: Locale) -> Cow<'_, str>;
}

impl LocaleValue for str {
    fn shown_in(&self, _: Locale) -> Cow<'_, str> {
        self.into()
    }
}

impl LocaleValue for String {
    fn shown_in(&self, _: Locale) -> Cow<'_, str> {
        self.into()
    }
}

impl LocaleValue for Cow<'_, str> {
    fn shown_in(&self, _: Locale) -> Cow<'_, str> {
        Cow::Borrowed(self)
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
