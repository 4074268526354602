//! A file for Payouts on PayPal's web site: CSV without a header, one payment a line.
//!
//! Each line has the recipient's e-mail address, the amount in major units, the currency, our reference, a note to the
//! recipient, and `PAYPAL`, the wallet. The limits are those that PayPal names for the upload of a file: 5,000 lines,
//! references of 30 characters without spaces, notes of 400 characters, one currency.
//!
//! The file goes to PayPal, but people look at such files with a spreadsheet first. An apostrophe in front of a formula,
//! as lists for spreadsheets have it, would reach the recipient. Instead, no cell can begin like a formula:
//!
//! - an e-mail address that begins with `=`, `+`, `-` or `@` is refused, although one with the first three may exist;
//! - a reference has ASCII letters, digits, `-` and `_` only, and begins with a letter or a digit;
//! - a note loses the signs `=`, `+`, `-`, `@` and spaces at its beginning; line breaks and control characters in it
//!   become spaces;
//! - amounts are positive, and the currency and the wallet are words of ours.

use std::collections::BTreeSet;

use shared::Money;
use tabular::csv::{Cell, Writer};
use thiserror::Error;

use crate::amount::major;

/// The payments of a file, at most.
pub const PAYMENTS: usize = 5_000;
/// Characters of a reference.
pub const REFERENCE: usize = 30;
/// Characters of a note.
pub const NOTE: usize = 400;
/// Characters of an e-mail address: as many as one can have in a message. This limit is ours.
pub const EMAIL: usize = 254;

/// The currencies that PayPal pays in, with the decimal places with which it takes them. ISO 4217 has two places for the
/// forint and the Taiwan dollar, and PayPal none.
const CURRENCIES: [(&str, u32); 23] = [
    ("AUD", 2),
    ("BRL", 2),
    ("CAD", 2),
    ("CHF", 2),
    ("CZK", 2),
    ("DKK", 2),
    ("EUR", 2),
    ("GBP", 2),
    ("HKD", 2),
    ("HUF", 0),
    ("ILS", 2),
    ("JPY", 0),
    ("MXN", 2),
    ("MYR", 2),
    ("NOK", 2),
    ("NZD", 2),
    ("PHP", 2),
    ("PLN", 2),
    ("SEK", 2),
    ("SGD", 2),
    ("THB", 2),
    ("TWD", 0),
    ("USD", 2),
];

/// The character before the decimal places. PayPal expects the one of the country of the account that pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DecimalMark {
    /// `1.50`, as in the United States.
    #[default]
    Point,
    /// `1,50`, as in Italy.
    Comma,
}

/// A payment to one recipient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// The recipient's e-mail address at PayPal.
    pub email: String,
    /// The amount.
    pub amount: Money,
    /// Our reference, different for each payment: ASCII letters, digits, `-` and `_`, the first a letter or a digit.
    pub reference: String,
    /// What the recipient reads; may be empty.
    pub note: String,
}

/// Why a file cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// There are no payments.
    #[error("There are no payments.")]
    NoPayments,
    /// There are too many payments.
    #[error("There are {n} payments; a file has at most {most}. Split them.")]
    TooMany {
        /// The number of payments.
        n: usize,
        /// The limit.
        most: usize,
    },
    /// A payment is wrong.
    #[error("Payment {line}: {fault}")]
    Payment {
        /// The payment's line in the file, from 1.
        line: usize,
        /// The reason.
        fault: PaymentFault,
    },
}

/// Why a payment cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaymentFault {
    /// This is no e-mail address, or one that begins like a formula.
    #[error("This is not an e-mail address that can be written, such as ann@example.org.")]
    Email,
    /// PayPal does not pay in this currency.
    #[error("PayPal does not pay in {currency}.")]
    Currency {
        /// Its code.
        currency: String,
    },
    /// The first payment is in another currency.
    #[error("The amount is in {found}, the first one in {first}. Make a file for each currency.")]
    OtherCurrency {
        /// The currency of this payment.
        found: String,
        /// The currency of the first payment.
        first: String,
    },
    /// The amount is not positive.
    #[error("The amount must be more than zero.")]
    Amount,
    /// PayPal pays only whole amounts in this currency.
    #[error("PayPal pays only whole amounts in {currency}.")]
    Fraction {
        /// Its code.
        currency: String,
    },
    /// The reference cannot be written.
    #[error("The reference must have 1 to 30 letters, digits, - or _, and begin with a letter or a digit.")]
    Reference,
    /// An earlier payment has the same reference.
    #[error("An earlier payment has the same reference.")]
    SameReference,
    /// The note is too long.
    #[error("The note is longer than {most} characters. Shorten it.")]
    LongNote {
        /// The limit.
        most: usize,
    },
}

/// The file.
///
/// # Errors
/// The first thing that is wrong, with its line.
///
/// # Example
/// ```
/// use payfile::paypal::{DecimalMark, Payment, write};
/// use shared::Money;
/// let payment = Payment {
///     email: "ann@example.org".into(),
///     amount: Money::new(150, "EUR"),
///     reference: "PAY-1".into(),
///     note: "Thank you, Ann".into(),
/// };
/// let file = write(&[payment], DecimalMark::Point).unwrap();
/// assert_eq!(file, "ann@example.org,1.50,EUR,PAY-1,\"Thank you, Ann\",PAYPAL\n");
/// ```
pub fn write(payments: &[Payment], mark: DecimalMark) -> Result<String, Refusal> {
    let n = payments.len();
    let Some(first) = payments.first() else { return Err(Refusal::NoPayments) };
    if n > PAYMENTS {
        return Err(Refusal::TooMany { n, most: PAYMENTS });
    }
    // The writer knows only files with a header, which this one does not have.
    let mut file = Writer::new(&["email", "amount", "currency", "reference", "note", "wallet"]);
    file.take();
    let mut references = BTreeSet::new();
    for (payment, line) in payments.iter().zip(1..) {
        let refused = |fault| Refusal::Payment { line, fault };
        let amount = checked(payment, &first.amount.currency).map_err(refused)?;
        if !references.insert(&payment.reference) {
            return Err(refused(PaymentFault::SameReference));
        }
        let amount = match mark {
            DecimalMark::Point => amount,
            DecimalMark::Comma => amount.replace('.', ","),
        };
        let note = note(&payment.note);
        if note.chars().count() > NOTE {
            return Err(refused(PaymentFault::LongNote { most: NOTE }));
        }
        let (email, currency, reference) = (payment.email.trim(), &*payment.amount.currency, &*payment.reference);
        file.row([email, &amount, currency, reference, &note, "PAYPAL"].map(Cell::word));
    }
    Ok(file.finish())
}

/// Checks all of a payment but its note, and writes its amount.
fn checked(payment: &Payment, first: &str) -> Result<String, PaymentFault> {
    if !is_email(payment.email.trim()) {
        return Err(PaymentFault::Email);
    }
    let Money { minor, currency } = &payment.amount;
    let unknown = || PaymentFault::Currency { currency: currency.clone() };
    let (_, places) = CURRENCIES.iter().find(|(code, _)| code == currency).ok_or_else(unknown)?;
    if currency != first {
        return Err(PaymentFault::OtherCurrency { found: currency.clone(), first: first.to_owned() });
    }
    if *minor <= 0 {
        return Err(PaymentFault::Amount);
    }
    let unit = 10_i64.pow(payment.amount.places() - places);
    if minor % unit != 0 {
        return Err(PaymentFault::Fraction { currency: currency.clone() });
    }
    if !is_reference(&payment.reference) {
        return Err(PaymentFault::Reference);
    }
    Ok(major(minor / unit, *places))
}

/// Whether it is one address with a domain, without white space, quotation marks and separators, and does not begin like
/// a formula. Only PayPal knows whether it exists.
pub fn is_email(text: &str) -> bool {
    let is_plain = |c: char| !c.is_whitespace() && !c.is_control() && !"\"`,;:<>()[]\\".contains(c);
    let Some((name, domain)) = text.split_once('@') else { return false };
    !name.is_empty()
        && !name.starts_with(['=', '+', '-'])
        && domain.contains('.')
        && domain.split('.').all(|part| !part.is_empty())
        && !domain.contains('@')
        && text.chars().all(is_plain)
        && text.chars().count() <= EMAIL
}

fn is_reference(text: &str) -> bool {
    text.len() <= REFERENCE
        && text.starts_with(|c: char| c.is_ascii_alphanumeric())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// A note on one line that does not begin like a formula.
fn note(text: &str) -> String {
    let one_line = text.replace(char::is_control, " ");
    one_line.trim().trim_start_matches(|c: char| c.is_whitespace() || "=+-@".contains(c)).to_owned()
}

#[cfg(test)]
mod tests;
