//! Decimal numbers that are stored exactly as typed: 0.1 is 0.1.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Problem, refusal};

/// The maximum number of decimal places.
pub const PLACES: u32 = 6;

/// The characters of a text that is no number which its refusal repeats.
const QUOTED: usize = 40;

/// The largest number; its negative is the smallest.
pub const LARGEST: i64 = 1_000_000_000;

/// The number one, in millionths.
const ONE: i64 = 10_i64.pow(PLACES);

/// A decimal number from -1,000,000,000 to 1,000,000,000 with at most six decimal places. It has at most 15 or 16
/// significant digits and is sent as a JSON number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
pub struct Decimal(i64);

impl Decimal {
    /// Creates a number from its digits without the decimal point, and the number of digits after the point.
    ///
    /// ```
    /// assert_eq!(shared::Decimal::new(375, 1).unwrap().to_string(), "37.5");
    /// assert_eq!(shared::Decimal::new(1, 7), None);
    /// ```
    pub fn new(digits: i64, places: i64) -> Option<Self> {
        let places = u32::try_from(places).ok().filter(|places| *places <= PLACES)?;
        let millionths = digits.checked_mul(10_i64.pow(PLACES - places))?;
        (millionths.abs() <= LARGEST * ONE).then_some(Self(millionths))
    }

    /// Its digits without the decimal point, and the number of digits after the point, which is as small as possible.
    pub const fn parts(self) -> (i64, i64) {
        let (mut digits, mut places) = (self.0, PLACES as i64);
        while places > 0 && digits % 10 == 0 {
            digits /= 10;
            places -= 1;
        }
        (digits, places)
    }

    /// Its digits with this many after the decimal point; `None` if it has more decimal places.
    pub fn digits_with(self, places: i64) -> Option<i64> {
        let (digits, own) = self.parts();
        let more = u32::try_from(places.checked_sub(own)?).ok()?;
        digits.checked_mul(10_i64.checked_pow(more)?)
    }

    /// The number of steps of this size between two numbers; `None` if it is not a whole number.
    pub const fn steps_from(self, start: Self, step: Self) -> Option<i64> {
        if step.0 <= 0 || (self.0 - start.0) % step.0 != 0 {
            return None;
        }
        Some((self.0 - start.0) / step.0)
    }

    /// The number that is so many steps larger; `None` if it is too large.
    pub fn plus(self, steps: i64, step: Self) -> Option<Self> {
        let sum = self.0.checked_add(steps.checked_mul(step.0)?)?;
        (sum.abs() <= LARGEST * ONE).then_some(Self(sum))
    }

    /// The distance between two numbers.
    pub const fn distance(self, other: Self) -> Self {
        Self((self.0 - other.0).abs())
    }

    /// The nearest floating-point number, for statistics.
    #[expect(clippy::cast_precision_loss, reason = "at most 10^15 millionths, which a double holds exactly")]
    pub const fn to_f64(self) -> f64 {
        self.0 as f64 / ONE as f64
    }
}

/// Formats a number that is stored as digits and decimal places.
pub fn digits_to_string(digits: i64, places: i64) -> String {
    // Numbers without decimals may be larger than those of any slider.
    Decimal::new(digits, places).map_or_else(|| digits.to_string(), |number| number.to_string())
}

/// The nearest floating-point number to a number that is stored as digits and decimal places.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "fifteen digits and six places at most"
)]
pub fn digits_to_f64(digits: i64, places: i64) -> f64 {
    digits as f64 / 10_f64.powi(places as i32)
}

impl From<i32> for Decimal {
    fn from(whole: i32) -> Self {
        // Every `i32` is within three times the limit; larger numbers are clamped to the limit.
        Self(i64::from(whole).clamp(-LARGEST, LARGEST) * ONE)
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.abs() / ONE, self.0.abs() % ONE);
        let all = format!("{sign}{whole}.{rest:06}");
        f.write_str(all.trim_end_matches('0').trim_end_matches('.'))
    }
}

impl FromStr for Decimal {
    type Err = Problem;

    /// Parses `12`, `-0.5`, `+3` and `.25`; a decimal comma and a typographic minus sign are accepted too. A comma before
    /// three digits is refused: it may separate thousands.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refused = || {
            let typed: String = text.chars().take(QUOTED).collect();
            Problem::invalid("number", refusal::no_decimal(typed, i64::from(PLACES)))
        };
        let may_be_thousands =
            |(whole, rest): (&str, &str)| rest.len() == 3 && !whole.trim_matches(['-', '−', '+', '0']).is_empty();
        if text.trim().split_once(',').is_some_and(may_be_thousands) {
            return Err(refused());
        }
        let typed = text.trim().replace('−', "-").replace(',', ".");
        let (sign, digits) = match typed.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, typed.strip_prefix('+').unwrap_or(&typed)),
        };
        let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
        let rest = rest.trim_end_matches('0');
        let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(whole) || !is_number(rest) || digits.is_empty() || digits == "." || whole.len() > 12 {
            return Err(refused());
        }
        let all: i64 = format!("0{whole}{rest}").parse().map_err(|_| refused())?;
        let places = i64::try_from(rest.len()).map_err(|_| refused())?;
        Self::new(sign * all, places).ok_or_else(refused)
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.parts() {
            (whole, 0) => serializer.serialize_i64(whole),
            // The shortest notation of the nearest double is this number again, because it has at most 15 significant
            // digits.
            _ => serializer.serialize_f64(self.to_f64()),
        }
    }
}

impl<'de> Deserialize<'de> for Decimal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl serde::de::Visitor<'_> for Visitor {
            type Value = Decimal;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a number with at most {PLACES} decimal places")
            }

            fn visit_i64<E: serde::de::Error>(self, whole: i64) -> Result<Decimal, E> {
                Decimal::new(whole, 0).ok_or_else(|| E::custom(format!("{whole} is too large")))
            }

            fn visit_u64<E: serde::de::Error>(self, whole: u64) -> Result<Decimal, E> {
                self.visit_i64(i64::try_from(whole).map_err(E::custom)?)
            }

            fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Decimal, E> {
                number.to_string().parse().map_err(E::custom)
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Decimal, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Visitor).map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Decimal {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        let number = utoipa::openapi::ObjectBuilder::new().schema_type(utoipa::openapi::schema::Type::Number);
        number
            .minimum(Some(-LARGEST as f64))
            .maximum(Some(LARGEST as f64))
            .description(Some("A decimal number with at most six places"))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Decimal {}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Decimal {
        text.parse().expect("a number")
    }

    #[test]
    fn a_number_is_written_as_it_was_typed_without_blanks_and_zeros() {
        for (typed, written) in [
            ("37.5", "37.5"),
            ("0.1", "0.1"),
            ("-0.05", "-0.05"),
            ("−2,50", "-2.5"),
            ("+100", "100"),
            (".25", "0.25"),
            ("7.", "7"),
            ("0.000001", "0.000001"),
            ("-1000000000", "-1000000000"),
            ("999999999.999999", "999999999.999999"),
        ] {
            assert_eq!(number(typed).to_string(), written);
            let json = serde_json::to_string(&number(typed)).expect("JSON");
            assert!(json == written || json.contains("e-"), "as JSON: {json}");
            assert_eq!(serde_json::from_str::<Decimal>(&json).expect("a number"), number(typed));
            let (digits, places) = number(typed).parts();
            assert_eq!(Decimal::new(digits, places), Some(number(typed)));
        }
        for wrong in
            ["", ".", "-", "1.2.3", "1e3", "0.0000001", "1000000001", "٣", "NaN", "--1", "1 000", "1,000", "-25,000"]
        {
            assert!(wrong.parse::<Decimal>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn steps_are_counted_exactly() {
        let (start, step) = (number("0"), number("0.1"));
        assert_eq!(number("0.3").steps_from(start, step), Some(3));
        assert_eq!(number("0.35").steps_from(start, step), None);
        assert_eq!(start.plus(7, step), Some(number("0.7")));
        assert_eq!(number("-1").distance(number("0.5")), number("1.5"));
    }

    #[test]
    fn the_number_a_double_stands_for_is_read_exactly() {
        for thousandths in -2_000..2_000_i64 {
            let exact = Decimal::new(thousandths, 3).expect("a number");
            let json = serde_json::to_string(&exact).expect("JSON");
            assert_eq!(serde_json::from_str::<Decimal>(&json).expect("a number"), exact);
        }
    }
}
