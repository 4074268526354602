//! Amounts of money as forms send them: in major units.

use shared::{Money, Problem, refusal};

/// An amount of money that was typed, in minor units.
pub(crate) fn amount(field: &str, typed: &str, currency: &str) -> Result<i64, Problem> {
    let example = || Money::new(1_250, currency).in_field();
    let read = Money::typed(typed, currency).map(|money| money.minor);
    read.ok_or_else(|| Problem::invalid(field, refusal::not_an_amount(example(), currency)))
}
