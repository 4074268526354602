//! Numbers, dates, amounts, lists and names in the browser. Pages are rendered by the server, in the words of its data;
//! islands show whole numbers alone, and a browser can write these itself. The other functions are there for the pages,
//! which compile for both, and are not part of the front end.

use js_sys::{Array, Date, Intl, Object};
use wasm_bindgen::JsValue;

use super::Locale;
use crate::{Country, Decimal, Direction, Language, Money, Time};

impl Locale {
    /// A whole number: `12,500`.
    pub fn integer(self, number: i64) -> String {
        let formatter = Intl::NumberFormat::new(&Array::of1(&self.conventions_tag().into()), &Object::new());
        let written = formatter.format().call1(&JsValue::NULL, &(number as f64).into());
        written.ok().and_then(|text| text.as_string()).unwrap_or_default()
    }

    /// A number with a point.
    pub fn decimal(self, number: Decimal) -> String {
        number.to_string()
    }

    /// An amount in minor units: the table of currencies stays on the server.
    pub fn money(self, amount: &Money) -> String {
        format!("{}\u{a0}{}/100", self.integer(amount.minor), amount.currency)
    }

    /// An amount in minor units.
    pub fn amount(self, amount: &Money) -> String {
        self.integer(amount.minor)
    }

    /// An instant in ISO 8601.
    pub fn date(self, at: Time) -> String {
        self.date_time(at)
    }

    /// An instant in ISO 8601.
    pub fn date_time(self, at: Time) -> String {
        Date::new(&(at.0 as f64 / 1_000.0).into()).to_iso_string().into()
    }

    /// A list, without the word for "and".
    pub fn list(self, parts: &[impl AsRef<str>]) -> String {
        parts.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
    }

    /// The code of a country.
    pub fn country(self, country: &Country) -> String {
        country.as_str().to_owned()
    }

    /// Sorts by a name.
    pub fn sort_by_name<T>(self, all: &mut [T], name: impl Fn(&T) -> &str) {
        all.sort_by(|a, b| name(a).cmp(name(b)));
    }
}

impl Language {
    /// The tag.
    pub fn name(&self) -> String {
        self.as_str().to_owned()
    }

    /// Left to right.
    pub fn direction(&self) -> Direction {
        Direction::Ltr
    }
}
