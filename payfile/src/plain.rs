//! A list of payments for an accountant: CSV for a spreadsheet.
//!
//! Texts are escaped for spreadsheets by [`tabular::csv`]. Amounts are there twice: in major units with the decimal
//! places of their currency, which a spreadsheet may show differently, and in minor units, which are whole numbers.

use shared::{Money, money};
use tabular::{
    csv::{Cell, Writer},
    spreadsheet::defused,
};
use thiserror::Error;

use crate::amount::major;

/// The columns before those of the counts.
const COLUMNS: [&str; 5] = ["payee", "pseudonym", "amount", "amount_minor_units", "currency"];

/// A payment, or a sum of payments, to one payee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment<'a> {
    /// How the payee is known where money is paid, such as an account number or an e-mail address.
    pub payee: &'a str,
    /// How the payee is known in the study.
    pub pseudonym: &'a str,
    /// The amount; negative for a correction.
    pub amount: &'a Money,
    /// How often each kind of thing was paid, in the order of the names.
    pub counts: &'a [u64],
}

/// Why the list cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// A payment does not have a count for each kind.
    #[error("Payment {line} has {found} counts, but there are {kinds} kinds.")]
    Counts {
        /// The payment's place in the list, from 1.
        line: usize,
        /// The counts it has.
        found: usize,
        /// The kinds there are.
        kinds: usize,
    },
    /// The currency is unknown, and with it the decimal places of the amount.
    #[error("Payment {line} is in {currency}, which is not the code of a currency.")]
    Currency {
        /// The payment's place in the list, from 1.
        line: usize,
        /// The code.
        currency: String,
    },
}

/// The list, with a column for the count of each kind; the names of the kinds are its header.
///
/// # Errors
/// A payment does not fit the kinds, or is in no currency.
///
/// # Example
/// ```
/// use payfile::plain::{Payment, write};
/// use shared::Money;
/// let amount = Money::new(1_250, "BRL");
/// let list = write(&["rewards", "bonuses"], &[Payment {
///     payee: "ann@example.org", pseudonym: "W-7", amount: &amount, counts: &[5, 1],
/// }]);
/// let text = "payee,pseudonym,amount,amount_minor_units,currency,rewards,bonuses\n\
///             ann@example.org,W-7,12.50,1250,BRL,5,1\n";
/// assert_eq!(list.unwrap(), text);
/// ```
pub fn write(kinds: &[&str], payments: &[Payment<'_>]) -> Result<String, Refusal> {
    let names: Vec<_> = kinds.iter().map(|kind| defused(kind)).collect();
    let columns: Vec<&str> = COLUMNS.into_iter().chain(names.iter().map(|name| &**name)).collect();
    let mut file = Writer::new(&columns);
    for (payment, line) in payments.iter().zip(1..) {
        let (found, kinds, Money { minor, currency }) = (payment.counts.len(), kinds.len(), payment.amount);
        if found != kinds {
            return Err(Refusal::Counts { line, found, kinds });
        }
        let Some(places) = money::places(currency) else {
            return Err(Refusal::Currency { line, currency: currency.clone() });
        };
        let amount = Cell::word(major(*minor, places));
        let first = [payment.payee.into(), payment.pseudonym.into(), amount, (*minor).into(), currency.into()];
        file.row(first.into_iter().chain(payment.counts.iter().map(|count| (*count).into())));
    }
    Ok(file.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(payee: &str, amount: &Money) -> Result<String, Refusal> {
        let file = write(&[], &[Payment { payee, pseudonym: "-W", amount, counts: &[] }])?;
        Ok(file.split_once('\n').expect("a header").1.to_owned())
    }

    #[test]
    fn amounts_have_the_decimal_places_of_their_currency() {
        for (minor, currency, written) in [
            (700, "JPY", "a,'-W,700,700,JPY\n"),
            (1_234, "KWD", "a,'-W,1.234,1234,KWD\n"),
            (5, "BRL", "a,'-W,0.05,5,BRL\n"),
            (-1_250, "EUR", "a,'-W,-12.50,-1250,EUR\n"),
        ] {
            assert_eq!(line("a", &Money::new(minor, currency)).as_deref(), Ok(written));
        }
    }

    #[test]
    fn a_payee_is_no_formula_and_neither_is_a_kind() {
        assert!(write(&["=kind"], &[]).is_ok_and(|file| file.ends_with(",currency,'=kind\n")));
        let written = line("=HYPERLINK(\"x\")", &Money::new(1, "EUR"));
        assert_eq!(written.as_deref(), Ok("\"'=HYPERLINK(\"\"x\"\")\",'-W,0.01,1,EUR\n"));
    }

    #[test]
    fn a_payment_that_does_not_fit_is_refused_with_its_place() {
        let refused = |currency, counts| {
            let amount = &Money::new(1, currency);
            let right = Payment { payee: "a", pseudonym: "b", amount: &Money::new(1, "EUR"), counts: &[1] };
            write(&["rewards"], &[right, Payment { payee: "a", pseudonym: "b", amount, counts }])
                .expect_err("a refusal")
        };
        assert_eq!(refused("EUR", &[]), Refusal::Counts { line: 2, found: 0, kinds: 1 });
        assert_eq!(refused("eur", &[1]), Refusal::Currency { line: 2, currency: "eur".into() });
    }
}
