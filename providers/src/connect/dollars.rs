//! Dollars as JSON numbers.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use shared::Money;

use super::CURRENCY;
use crate::{Invalid, Result};

/// An amount in whole cents, which is a number of dollars in JSON. It is written digit by digit, and read by rounding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Dollars(pub i64);

impl Dollars {
    /// An amount to be sent: in dollars, and more than nothing.
    pub fn from_money(money: &Money) -> Result<Self> {
        if money.currency != CURRENCY {
            let (found, expected) = (money.currency.clone(), CURRENCY.to_owned());
            return Err(Invalid::Currency { found, expected }.into());
        }
        if money.minor <= 0 {
            return Err(Invalid::NotPositive(money.in_field()).into());
        }
        Ok(Self(money.minor))
    }
}

impl Serialize for Dollars {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        let text = Money::new(self.0, CURRENCY).in_field();
        RawValue::from_string(text).map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dollars {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        let dollars = f64::deserialize(deserializer)?;
        let text = format!("{dollars:.2}").replace('.', "");
        text.parse().map(Self).map_err(|_| serde::de::Error::custom("this is no amount"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_exact() {
        let written = |cents| serde_json::to_string(&Dollars(cents)).expect("a number");
        assert_eq!(
            [180, 1, 10, 6_750, 100_000_000_000_001].map(written),
            ["1.80", "0.01", "0.10", "67.50", "1000000000000.01"]
        );
        let read = |text: &str| serde_json::from_str::<Dollars>(text).ok().map(|dollars| dollars.0);
        let texts = ["1.8", "0.1", "67.5", "0", "1.2500000001", "0.07", "-1.25", "1e2"];
        assert_eq!(texts.map(read), [180, 10, 6_750, 0, 125, 7, -125, 10_000].map(Some));
        assert_eq!([read("1e300"), read("null"), read("\"1\"")], [None; 3]);
        for cents in (0..200_000).step_by(7) {
            assert_eq!(read(&written(cents)), Some(cents));
        }
    }
}
