//! Plural forms by the rules of Unicode (CLDR): the server has them built in, and a browser has its own.

use super::Locale;

/// A whole number that selects a plural form.
pub trait Count {
    /// The number.
    fn count(&self) -> i64;
}

macro_rules! counts {
    ($($number:ty),+) => { $(
        impl Count for $number {
            fn count(&self) -> i64 {
                // All numbers that do not fit take the same form.
                i64::try_from(*self).unwrap_or(i64::MAX)
            }
        }
    )+ };
}

counts!(u8, u16, u32, u64, usize, i32, i64);

impl<T: Count> Count for &T {
    fn count(&self) -> i64 {
        (*self).count()
    }
}

/// The plural categories of Unicode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// Zero, in some languages.
    Zero,
    /// One, and the numbers that take the same form.
    One,
    /// Two, in some languages.
    Two,
    /// A few, in some languages.
    Few,
    /// Many, in some languages.
    Many,
    /// All others.
    Other,
}

impl Locale {
    /// The category of a number in this language.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn plural(self, number: i64) -> Plural {
        use icu_plurals::{PluralCategory, PluralRules};

        let Ok(language) = self.tag().parse::<icu_locale_core::Locale>() else { return Plural::Other };
        let Ok(rules) = PluralRules::try_new_cardinal(language.into()) else { return Plural::Other };
        match rules.category_for(number) {
            PluralCategory::Zero => Plural::Zero,
            PluralCategory::One => Plural::One,
            PluralCategory::Two => Plural::Two,
            PluralCategory::Few => Plural::Few,
            PluralCategory::Many => Plural::Many,
            PluralCategory::Other => Plural::Other,
        }
    }

    /// The category of a number in this language.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn plural(self, number: i64) -> Plural {
        let languages = js_sys::Array::of1(&self.tag().into());
        let rules = js_sys::Intl::PluralRules::new(&languages, &js_sys::Object::new());
        match String::from(rules.select(number as f64)).as_str() {
            "zero" => Plural::Zero,
            "one" => Plural::One,
            "two" => Plural::Two,
            "few" => Plural::Few,
            "many" => Plural::Many,
            _ => Plural::Other,
        }
    }
}
