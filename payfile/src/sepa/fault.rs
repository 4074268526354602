//! Why an order cannot be written, in sentences for the person who pays.

use thiserror::Error;

use super::IbanFault;

/// Why a file cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// There are no transfers.
    #[error("There are no transfers.")]
    NoTransfers,
    /// There are too many transfers.
    #[error("There are {n} transfers; a file has at most {most}. Split them.")]
    TooMany {
        /// The number of transfers.
        n: usize,
        /// The limit.
        most: usize,
    },
    /// The id of the message cannot be written.
    #[error("The message id must have 1 to 35 Latin letters, digits or signs such as - and /.")]
    MessageId,
    /// The time or the day cannot be written with a year of four digits.
    #[error("The time of the file and the day of payment must be in the years 1000 to 9999.")]
    Date,
    /// The debtor's name is empty, or has no character that can be written.
    #[error("The name of the account's owner has no letter or digit that a bank accepts.")]
    DebtorName,
    /// The debtor's account is wrong.
    #[error("The account that pays: {0}")]
    DebtorIban(IbanFault),
    /// The debtor's bank is wrong.
    #[error("The BIC of the account that pays must have 8 or 11 letters and digits, such as COBADEFFXXX.")]
    DebtorBic,
    /// A transfer is wrong.
    #[error("Transfer {line}: {fault}")]
    Transfer {
        /// The transfer's place in the file, from 1.
        line: usize,
        /// The reason.
        fault: TransferFault,
    },
}

/// Why a transfer cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TransferFault {
    /// Its id cannot be written.
    #[error("The id must have 1 to 35 Latin letters, digits or signs such as - and /.")]
    Id,
    /// An earlier transfer has the same id.
    #[error("An earlier transfer has the same id.")]
    SameId,
    /// The name is empty, or has no character that can be written.
    #[error("The receiver's name has no letter or digit that a bank accepts.")]
    Name,
    /// The account is wrong.
    #[error("{0}")]
    Iban(IbanFault),
    /// The currency is not the euro.
    #[error("The amount is in {currency}; this file can only pay in EUR.")]
    NotEuro {
        /// The currency of the amount.
        currency: String,
    },
    /// The amount is not positive, or too large.
    #[error("The amount must be between 0.01 and 999999999.99 EUR.")]
    Amount,
}
