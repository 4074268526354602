//! Money in integer minor units.

use iso_currency::Currency;
use serde::{Deserialize, Serialize};

use crate::Locale;

/// An amount in minor units (cents) of a currency named by its ISO 4217 code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    fn what_nobody_can_pay_in_is_no_currency() {
        assert_eq!(["RWF", "LYD", "EUR"].map(places), [Some(0), Some(3), Some(2)]);
        assert_eq!(["XXX", "XAU", "QQQ", "eur", ""].map(places), [None; 5]);
    }
}
