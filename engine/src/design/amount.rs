//! Amounts of money as forms send them: in major units.

use shared::{Money, Problem, refusal};

/// An amount of money that was typed, in minor units; the limit is in minor units, too.
pub(crate) fn amount(field: &str, typed: &str, currency: &str, most: i64) -> Result<i64, Problem> {
    let example = || Money::new(1_250, currency).in_field();
    let Some(read) = Money::typed(typed, currency) else {
        return Err(Problem::invalid(field, refusal::not_an_amount(example(), currency)));
    };
    if read.minor > most {
        return Err(Problem::invalid(field, refusal::amount_too_high(Money::new(most, currency))));
    }
    Ok(read.minor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_over_the_limit_is_refused_in_the_unit_in_which_it_was_typed() {
        assert_eq!(amount("reward", "10000", "USD", 1_000_000).ok(), Some(1_000_000));
        for (typed, currency, told) in [("99999999", "USD", "10,000.00 USD"), ("1000001", "JPY", "1,000,000 JPY")] {
            let refused = amount("reward", typed, currency, 1_000_000).expect_err("too much");
            assert_eq!(refused.field(), Some("reward"));
            let text = refused.message().expect("a reason").text().replace('\u{a0}', " ");
            assert_eq!(text, format!("The highest possible amount is {told}."));
        }
    }
}
