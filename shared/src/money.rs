//! Money in integer minor units.

use iso_currency::Currency;
use serde::{Deserialize, Serialize};

use crate::Locale;

/// An amount in minor units (cents) of a currency named by its ISO 4217 code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Money {
    /// Minor units; negative for a correction.
    pub minor: i64,
    /// ISO 4217 code: `USD`, `EUR`, `JPY`.
    pub currency: String,
}

impl Money {
    /// Creates an amount of this many minor units of a currency.
    pub fn new(minor: i64, currency: impl Into<String>) -> Self {
        Self { minor, currency: currency.into() }
    }

    /// The amount in major units as the field of a form holds it: `0.10`.
    pub fn in_field(&self) -> String {
        let (unit, width) = (10_i64.pow(self.places()), self.places() as usize);
        let sign = if self.minor < 0 { "-" } else { "" };
        let (major, rest) = (self.minor.abs() / unit, self.minor.abs() % unit);
        if width == 0 { format!("{sign}{major}") } else { format!("{sign}{major}.{rest:0width$}") }
    }

    /// Reads an amount of a currency in major units, as people type it: `0.1`, `0,10`, `12`. `None` if it is no amount, or
    /// has more decimal places than the currency, apart from zeros.
    pub fn typed(text: &str, currency: &str) -> Option<Self> {
        let text = text.trim().replace(',', ".");
        let (major, rest) = text.split_once('.').unwrap_or((&text, ""));
        let places = places(currency).unwrap_or(2) as usize;
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(rest) {
            return None;
        }
        // The field may still have the zeros of another currency.
        let rest = rest.trim_end_matches('0');
        if major.is_empty() || !digits(major) || rest.len() > places {
            return None;
        }
        let minor = format!("{major}{rest:0<places$}").parse().ok()?;
        Some(Self::new(minor, currency))
    }

    /// The number of decimal places with which the currency is written, by ISO 4217; two if the code is unknown.
    pub fn places(&self) -> u32 {
        places(&self.currency).unwrap_or(2)
    }
}

/// The amount in English: `0.10 USD`.
impl std::fmt::Display for Money {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Locale::En.money(self))
    }
}

/// The number of decimal places of a currency, by ISO 4217; `None` for codes that are not a currency in which payments
/// can be made.
pub fn places(code: &str) -> Option<u32> {
    Currency::from_code(code)?.exponent().map(u32::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_in_major_units_with_the_code_of_the_currency() {
        let amounts = [(10, "USD", "0.10 USD"), (-1_250, "EUR", "-12.50 EUR"), (300, "JPY", "300 JPY")];
        let places = [(1_005, "BRL", "10.05 BRL"), (7_000, "PYG", "7,000 PYG"), (1_500, "IQD", "1.500 IQD")];
        for (minor, currency, written) in amounts.into_iter().chain(places) {
            assert_eq!(Money::new(minor, currency).to_string(), written.replace(' ', "\u{a0}"));
        }
        let written = |locale: Locale| locale.money(&Money::new(123_456, "EUR"));
        assert_eq!(written(Locale::Fr), "1\u{202f}234,56\u{a0}EUR");
        assert_eq!(written(Locale::PtBr), "1.234,56\u{a0}EUR");
    }

    #[test]
    fn an_amount_survives_a_form_and_what_is_no_amount_is_refused() {
        for (minor, currency, field) in
            [(10, "USD", "0.10"), (7, "JPY", "7"), (1_234, "KWD", "1.234"), (0, "EUR", "0.00")]
        {
            let money = Money::new(minor, currency);
            assert_eq!(money.in_field(), field);
            assert_eq!(Money::typed(field, currency), Some(money));
        }
        assert_eq!(Money::typed(" 0,5 ", "USD"), Some(Money::new(50, "USD")));
        assert_eq!(Money::typed("12", "USD"), Some(Money::new(1_200, "USD")));
        assert_eq!(Money::typed("12.00", "JPY"), Some(Money::new(12, "JPY")));
        for odd in ["", ".", ".5", "-1", "1e3", "0.105", "1.2.3", "99999999999999999999", "ten"] {
            assert_eq!(Money::typed(odd, "USD"), None, "{odd}");
        }
        assert_eq!(Money::typed("1.5", "JPY"), None);
    }

    #[test]
    fn what_nobody_can_pay_in_is_no_currency() {
        assert_eq!(["RWF", "LYD", "EUR"].map(places), [Some(0), Some(3), Some(2)]);
        assert_eq!(["XXX", "XAU", "QQQ", "eur", ""].map(places), [None; 5]);
    }
}
