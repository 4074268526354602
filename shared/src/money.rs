//! Money in integer minor units.

use iso_currency::Currency;
use serde::{Deserialize, Serialize};

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

impl std::fmt::Display for Money {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let unit = 10_u64.pow(self.places());
        let sign = if self.minor < 0 { "-" } else { "" };
        let (whole, rest) = (self.minor.unsigned_abs() / unit, self.minor.unsigned_abs() % unit);
        match self.currency.as_str() {
            "USD" => write!(f, "{sign}$")?,
            "EUR" => write!(f, "{sign}€")?,
            "GBP" => write!(f, "{sign}£")?,
            code => write!(f, "{sign}{code} ")?,
        }
        match self.places() {
            0 => write!(f, "{whole}"),
            places => write!(f, "{whole}.{rest:0width$}", width = places as usize),
        }
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
    fn amounts_read_as_people_write_them() {
        assert_eq!(Money::new(10, "USD").to_string(), "$0.10");
        assert_eq!(Money::new(-1_250, "EUR").to_string(), "-€12.50");
        assert_eq!(Money::new(300, "JPY").to_string(), "JPY 300");
        assert_eq!(Money::new(1_005, "BRL").to_string(), "BRL 10.05");
        assert_eq!(Money::new(7_000, "PYG").to_string(), "PYG 7000");
        assert_eq!(Money::new(1_500, "IQD").to_string(), "IQD 1.500");
    }

    #[test]
    fn what_nobody_can_pay_in_is_no_currency() {
        assert_eq!(["RWF", "LYD", "EUR"].map(places), [Some(0), Some(3), Some(2)]);
        assert_eq!(["XXX", "XAU", "QQQ", "eur", ""].map(places), [None; 5]);
    }
}
