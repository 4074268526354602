//! Credit transfers in euro for a bank: a file in the format pain.001.001.09 of ISO 20022.
//!
//! The file holds one payment with all transfers from one account. It follows the rules of the SEPA credit transfer:
//! euro only, account numbers are IBANs, costs are shared, texts are in Latin letters.
//!
//! Ids are written as they are or refused, because replies of the bank are joined by them. Names and remittance texts
//! are written in the [characters that banks accept](latin), and cut to the length that they accept.

mod account;
mod document;
mod fault;
pub mod latin;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use shared::{Money, Time};
use time::Date;

pub use account::{IbanFault, iban};
pub use fault::{Refusal, TransferFault};

/// The transfers of a file, at most. This limit is ours; banks have limits of their own.
pub const TRANSFERS: usize = 10_000;
/// The largest amount of a transfer, in cents.
pub const LARGEST: i64 = 99_999_999_999;
/// Characters of an id.
pub const ID: usize = 35;
/// Characters of a name.
pub const NAME: usize = 70;
/// Characters of a remittance text.
pub const REMITTANCE: usize = 140;

/// Who pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debtor {
    /// The name of the account's owner.
    pub name: String,
    /// The account, as people type it.
    pub iban: String,
    /// The bank. Within SEPA a bank knows its own customers' accounts without it.
    pub bic: Option<String>,
}

/// A transfer to one account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Our id, which the receiver's bank passes on: different for each transfer.
    pub end_to_end_id: String,
    /// The name of the receiver.
    pub name: String,
    /// The receiver's account, as people type it.
    pub iban: String,
    /// The amount, in euro.
    pub amount: Money,
    /// What the receiver reads on the statement; may be empty.
    pub remittance: String,
}

/// All of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The id of the message, different for each file: banks refuse one that they have already had. The payment in the
    /// file has the same id.
    pub message_id: String,
    /// When the file is made.
    pub created: Time,
    /// Who pays.
    pub debtor: Debtor,
    /// The day on which the bank is to pay.
    pub execution: Date,
    /// The transfers, in the order of the file.
    pub transfers: Vec<Transfer>,
}

/// What is written of an order: checked, and in the characters and lengths of the format.
struct Checked<'a> {
    message_id: &'a str,
    created: Time,
    debtor: CheckedDebtor,
    execution: Date,
    transfers: Vec<CheckedTransfer<'a>>,
}

struct CheckedDebtor {
    name: String,
    iban: String,
    bic: Option<String>,
}

struct CheckedTransfer<'a> {
    end_to_end_id: &'a str,
    name: String,
    iban: String,
    cents: i64,
    remittance: String,
}

/// The file.
///
/// # Errors
/// The first thing that is wrong, with its transfer.
///
/// # Example
/// ```
/// use payfile::sepa::{Debtor, Order, Transfer, write};
/// use shared::{Money, Time};
/// let order = Order {
///     message_id: "PAYOUT-7".into(),
///     created: Time::parse("2026-11-21T12:00:00Z").unwrap(),
///     debtor: Debtor { name: "Uni Köln".into(), iban: "DE89 3704 0044 0532 0130 00".into(), bic: None },
///     execution: time::Date::from_calendar_date(2026, time::Month::November, 23).unwrap(),
///     transfers: vec![Transfer {
///         end_to_end_id: "PAY-1".into(),
///         name: "Zoë Müller".into(),
///         iban: "FR1420041010050500013M02606".into(),
///         amount: Money::new(150, "EUR"),
///         remittance: "Study 12".into(),
///     }],
/// };
/// let file = write(&order).unwrap();
/// assert!(file.contains("<CtrlSum>1.50</CtrlSum>") && file.contains("<Nm>Zoe Muller</Nm>"));
/// ```
pub fn write(order: &Order) -> Result<String, Refusal> {
    Ok(document::document(&checked(order)?))
}

fn checked(order: &Order) -> Result<Checked<'_>, Refusal> {
    let n = order.transfers.len();
    if n == 0 {
        return Err(Refusal::NoTransfers);
    }
    if n > TRANSFERS {
        return Err(Refusal::TooMany { n, most: TRANSFERS });
    }
    if !is_id(&order.message_id) {
        return Err(Refusal::MessageId);
    }
    if order.created.rfc3339().is_empty() || !(1_000..=9_999).contains(&order.execution.year()) {
        return Err(Refusal::Date);
    }
    let debtor = checked_debtor(&order.debtor)?;
    let mut ids = BTreeSet::new();
    let transfers = order.transfers.iter().zip(1..).map(|(transfer, line)| {
        let refused = |fault| Refusal::Transfer { line, fault };
        let checked = checked_transfer(transfer).map_err(refused)?;
        if !ids.insert(checked.end_to_end_id) {
            return Err(refused(TransferFault::SameId));
        }
        Ok(checked)
    });
    let transfers = transfers.collect::<Result<_, _>>()?;
    Ok(Checked { message_id: &order.message_id, created: order.created, debtor, execution: order.execution, transfers })
}

fn checked_debtor(debtor: &Debtor) -> Result<CheckedDebtor, Refusal> {
    let name = latin::text(&debtor.name, NAME);
    if !latin::says_something(&name) {
        return Err(Refusal::DebtorName);
    }
    let iban = iban(&debtor.iban).map_err(Refusal::DebtorIban)?;
    let bic = debtor.bic.as_deref().map(|bic| account::bic(bic).ok_or(Refusal::DebtorBic)).transpose()?;
    Ok(CheckedDebtor { name, iban, bic })
}

fn checked_transfer(transfer: &Transfer) -> Result<CheckedTransfer<'_>, TransferFault> {
    if !is_id(&transfer.end_to_end_id) {
        return Err(TransferFault::Id);
    }
    let name = latin::text(&transfer.name, NAME);
    if !latin::says_something(&name) {
        return Err(TransferFault::Name);
    }
    let iban = iban(&transfer.iban).map_err(TransferFault::Iban)?;
    if transfer.amount.currency != "EUR" {
        return Err(TransferFault::NotEuro { currency: transfer.amount.currency.clone() });
    }
    let cents = transfer.amount.minor;
    if !(1..=LARGEST).contains(&cents) {
        return Err(TransferFault::Amount);
    }
    let remittance = latin::text(&transfer.remittance, REMITTANCE);
    Ok(CheckedTransfer { end_to_end_id: &transfer.end_to_end_id, name, iban, cents, remittance })
}

/// Whether banks accept it as an id: 1 to 35 of the accepted characters, no space at either end, and slashes neither at
/// an end nor two in a row.
fn is_id(text: &str) -> bool {
    let is_accepted = text.chars().all(latin::is_accepted);
    is_accepted
        && (1..=ID).contains(&text.len())
        && !text.starts_with(['/', ' '])
        && !text.ends_with(['/', ' '])
        && !text.contains("//")
}
