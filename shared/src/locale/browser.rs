//! The values of messages in the browser. It puts few messages into words itself, all with text or whole numbers; any
//! other value is written in a form that is right in every language, because Unicode's data stays on the server.

use js_sys::{Array, Date, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

use super::Locale;
use crate::{Country, Decimal, Money, Time};

impl Locale {
    /// A whole number: `12,500`.
    pub fn integer(self, number: i64) -> String {
        written(&self.formatter(&Object::new()), number as f64)
    }

    /// A number with a point.
    pub fn decimal(self, number: Decimal) -> String {
        number.to_string()
    }

    /// An amount in major units with the currency's ISO code. The browser knows the decimal places of the currency.
    pub fn money(self, amount: &Money) -> String {
        let options = Object::new();
        let fields = [("style", "currency"), ("currency", amount.currency.as_str()), ("currencyDisplay", "code")];
        for (name, value) in fields {
            // Setting a field of a new object cannot fail.
            let _ = Reflect::set(&options, &name.into(), &value.into());
        }
        let formatter = self.formatter(&options);
        let places = Reflect::get(&formatter.resolved_options(), &"maximumFractionDigits".into());
        let places = places.ok().and_then(|places| places.as_f64()).unwrap_or(2.0);
        self.isolated(written(&formatter, amount.minor as f64 / 10_i64.pow((places as u32).min(18)) as f64))
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

    /// A list of their codes, in the order given.
    pub fn country_list(self, countries: &[Country]) -> String {
        self.list(&countries.iter().map(|country| self.country(country)).collect::<Vec<_>>())
    }

    fn formatter(self, options: &Object) -> Intl::NumberFormat {
        Intl::NumberFormat::new(&Array::of1(&self.conventions_tag().into()), options)
    }
}

fn written(formatter: &Intl::NumberFormat, number: f64) -> String {
    let written = formatter.format().call1(&JsValue::NULL, &number.into());
    written.ok().and_then(|text| text.as_string()).unwrap_or_default()
}
