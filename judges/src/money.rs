//! Amounts of money, exact to the price of a single token.

use std::fmt::{Display, Formatter};
use std::ops::AddAssign;

/// Parts of a unit of the currency: a token at a price with six decimal places a million costs a whole number of them.
const PARTS: u128 = 1_000_000_000_000;
/// Decimal places of an amount that is typed.
const PLACES: usize = 6;

/// An amount in the currency in which prices are typed. Which one that is, is not known here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Money(u128);

/// A text that is no amount.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no amount: write a number such as 2.50, with at most 6 decimal places")]
pub struct NoAmount(String);

impl Money {
    /// Reads an amount such as `2.50`, in major units.
    ///
    /// # Errors
    /// It is no number, negative, has more than six decimal places, or is a billion or more.
    pub fn parse(text: &str) -> Result<Self, NoAmount> {
        millionths(text).map(|amount| Self(amount * (PARTS / 1_000_000))).ok_or_else(|| NoAmount(text.to_owned()))
    }

    /// The amount as a number of JSON, in major units.
    pub fn to_number(self) -> f64 {
        self.0 as f64 / PARTS as f64
    }

    /// The amount that [`to_number`](Self::to_number) gave; none of a number that is no amount.
    pub fn from_number(number: f64) -> Option<Self> {
        let parts = (number * PARTS as f64).round();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1e30")]
        (0.0..1e30).contains(&parts).then_some(Self(parts as u128))
    }

    /// The sum.
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left, or nothing.
    pub fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Self) {
        *self = self.plus(other);
    }
}

impl Display for Money {
    /// In major units with at least two and at most six decimal places, rounded up.
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let amount = self.0.div_ceil(PARTS / 1_000_000);
        let fraction = format!("{:06}", amount % 1_000_000);
        let short = fraction.trim_end_matches('0');
        write!(f, "{}.{short:0<2}", amount / 1_000_000)
    }
}

/// A number with at most six decimal places, in millionths.
fn millionths(text: &str) -> Option<u128> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || fraction.len() > PLACES || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    format!("{whole}{fraction:0<PLACES$}").parse().ok()
}

/// Tokens of a reply, as the endpoint counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Tokens of the prompt.
    pub input: u64,
    /// Tokens of the reply.
    pub output: u64,
}

/// What a million tokens cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Of a prompt, in millionths.
    input: u128,
    /// Of a reply, in millionths.
    output: u128,
}

impl Price {
    /// Reads `IN,OUT`: prices of a million tokens of prompts and of replies.
    ///
    /// # Errors
    /// The text is not two amounts with a comma between them.
    pub fn parse(text: &str) -> Result<Self, NoAmount> {
        let prices = text
            .split_once(',')
            .and_then(|(input, output)| Some(Self { input: millionths(input)?, output: millionths(output)? }));
        prices.ok_or_else(|| NoAmount(text.to_owned()))
    }

    /// What these tokens cost.
    pub fn cost(&self, usage: Usage) -> Money {
        let part = |tokens: u64, price: u128| u128::from(tokens).saturating_mul(price);
        Money(part(usage.input, self.input).saturating_add(part(usage.output, self.output)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_exact() {
        let price = Price::parse("2.50,10").unwrap();
        let cost = price.cost(Usage { input: 1_000, output: 1 });
        assert_eq!((cost, cost.to_string()), (Money(2_510_000_000), "0.00251".to_owned()));
        assert_eq!(Money::from_number(cost.to_number()), Some(cost));
        assert_eq!(price.cost(Usage { input: 0, output: 1_000_000 }), Money::parse("10").unwrap());
        assert_eq!([Money(1), Money(0), Money(12 * PARTS)].map(|own| own.to_string()), ["0.000001", "0.00", "12.00"]);
        for odd in ["", "-1", "1e3", "1.0000001", "1000000000", "1,5", ".5", "NaN"] {
            assert!(Money::parse(odd).is_err(), "{odd}");
        }
        assert!(Price::parse("1").is_err() && Price::parse("1,x").is_err());
        assert_eq!([f64::NAN, -1.0, f64::INFINITY].map(Money::from_number), [None; 3]);
    }
}
