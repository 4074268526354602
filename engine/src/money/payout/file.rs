//! The files of a payout: a list for people, and what a bank or PayPal reads.

use std::collections::HashMap;

use payfile::paypal::{self, DecimalMark};
use payfile::sepa::{self, Debtor, Order, Transfer};
use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, Money, PayOutId, PaymentState, Problem, Study, StudyId, Time, WorkerId, pseudonym, refusal,
};
use store::pay_out::Owed;
use store::payee::{Payee, Payer};
use tabular::csv::{Cell, Writer};
use time::{Date, OffsetDateTime};

use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

/// The kinds of files of a payout, by the end of their address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PayFileKind {
    /// A list for people, with what became of each line.
    #[serde(rename = "list.csv")]
    List,
    /// A SEPA credit transfer, pain.001.001.09, for a bank.
    #[serde(rename = "sepa.xml")]
    Sepa,
    /// The file of PayPal's payouts.
    #[serde(rename = "paypal.csv")]
    Paypal,
    /// The accounts of what is not confirmed, for payments by hand.
    #[serde(rename = "accounts.csv")]
    Accounts,
}

impl PayFileKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::List, Self::Sepa, Self::Paypal, Self::Accounts];

    /// The end of its address, which is also the name of the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::List => "list.csv",
            Self::Sepa => "sepa.xml",
            Self::Paypal => "paypal.csv",
            Self::Accounts => "accounts.csv",
        }
    }

    const fn media(self) -> &'static str {
        match self {
            Self::List | Self::Paypal | Self::Accounts => "text/csv; charset=utf-8",
            Self::Sepa => "application/xml",
        }
    }
}

impl std::fmt::Display for PayFileKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A file of a payout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayFile {
    /// Its name.
    pub name: String,
    /// Its media type.
    pub media: &'static str,
    /// What is in it.
    pub text: String,
}

/// Where the money of workers goes.
pub(super) type Payees = HashMap<WorkerId, Payee>;

/// The files that there are of a payout of this study.
pub(super) fn kinds(study: &Study) -> Vec<PayFileKind> {
    let is_there = |kind: &PayFileKind| match kind {
        PayFileKind::List => true,
        PayFileKind::Sepa => pays_in_euro(study),
        PayFileKind::Paypal | PayFileKind::Accounts => study.settings.asks_payee,
    };
    PayFileKind::ALL.into_iter().filter(is_there).collect()
}

/// Whether workers of the study can be paid by a transfer in euro.
fn pays_in_euro(study: &Study) -> bool {
    study.settings.asks_payee && study.settings.currency == "EUR"
}

/// The one file with which a payee is paid, so that nobody is in two of them: the bank's, if the study pays in euro and there is an
/// account, otherwise PayPal's.
pub(in crate::money) fn way(study: &Study, payee: &Payee) -> Option<PayFileKind> {
    if !payee.iban.is_empty() && pays_in_euro(study) {
        Some(PayFileKind::Sepa)
    } else {
        (!payee.paypal.is_empty()).then_some(PayFileKind::Paypal)
    }
}

/// Where the money of a study's workers goes, if the study asks for it.
pub(super) async fn payees(tx: &mut Tx, study: &Study) -> Result<Payees> {
    if !study.settings.asks_payee {
        return Ok(Payees::new());
    }
    let payee = |(worker, name, iban, paypal)| (worker, Payee { name, iban, paypal });
    Ok(tx.payees(study.id).await?.into_iter().map(payee).collect())
}

impl Engine {
    /// A file of a payout. Those for a bank and for PayPal have what was sent and is not confirmed, of workers who gave an
    /// account, each in one of them; what may have been paid already is not in them. The download is in the audit log.
    ///
    /// # Errors
    /// The actor may not pay in this study, or it has no such payout or file: `NotFound`; the account that pays is not known; or
    /// nobody can be paid with the file.
    pub async fn pay_file(&self, actor: &Actor, study: StudyId, id: PayOutId, kind: PayFileKind) -> Result<PayFile> {
        let text = self.pay_file_text(actor, study, (id, kind)).await?;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let happened = Happened::by(actor, study, "download", "payment", id);
        self.record(&mut tx, happened, None::<&()>, Some(&kind)).await?;
        tx.commit().await?;
        let number = short(id, 32).split_off(24);
        Ok(PayFile { name: format!("payout-{number}-{kind}"), media: kind.media(), text })
    }

    /// What is in the file: read and written outside of the transaction that stores the download.
    async fn pay_file_text(
        &self,
        actor: &Actor,
        study: StudyId,
        (id, kind): (PayOutId, PayFileKind),
    ) -> Result<String> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let found = known_study(&mut tx, study).await?;
        let owed = tx.owed(study, id).await?;
        if owed.is_empty() || !kinds(&found).contains(&kind) {
            return Err(Problem::NotFound.into());
        }
        let payees = payees(&mut tx, &found).await?;
        Ok(match kind {
            PayFileKind::List => list(&owed),
            PayFileKind::Accounts => accounts(&owed, &payees),
            PayFileKind::Sepa => {
                let payer = tx.payer(study).await?.ok_or_else(|| Problem::conflict(refusal::give_payer()))?;
                self.transfers(&found, (id, &owed), &payees, payer)?
            }
            PayFileKind::Paypal => to_paypal(&found, (id, &owed), &payees)?,
        })
    }

    fn transfers(
        &self,
        study: &Study,
        (id, owed): (PayOutId, &[Owed]),
        payees: &Payees,
        payer: Payer,
    ) -> Result<String, Problem> {
        let transfers = open(owed, payees, |payee| way(study, payee) == Some(PayFileKind::Sepa));
        let transfers = transfers.map(|(owed, payee)| Transfer {
            end_to_end_id: format!("{}-{}", short(id, 24), pseudonym(owed.number)),
            name: payee.name.clone(),
            iban: payee.iban.clone(),
            amount: Money::new(owed.amount, owed.currency.clone()),
            remittance: format!("{} {}", pseudonym(owed.number), study.title),
        });
        let now = self.now();
        let order = Order {
            message_id: short(id, 32),
            created: now,
            debtor: Debtor { name: payer.name, iban: payer.iban, bic: (!payer.bic.is_empty()).then_some(payer.bic) },
            execution: day(now)?,
            transfers: transfers.collect(),
        };
        sepa::write(&order).map_err(|refused| match refused {
            sepa::Refusal::NoTransfers => Problem::conflict(refusal::nobody_for_this_file()),
            other => cannot_be_written(&other.to_string()),
        })
    }
}

/// The lines that were sent and not confirmed, of workers who gave what the file needs.
fn open<'a>(
    owed: &'a [Owed],
    payees: &'a Payees,
    fits: impl Fn(&Payee) -> bool + 'a,
) -> impl Iterator<Item = (&'a Owed, &'a Payee)> {
    let is_open = |owed: &&Owed| owed.state == PaymentState::Sent && owed.amount > 0;
    owed.iter()
        .filter(is_open)
        .filter_map(move |owed| Some((owed, payees.get(&owed.worker).filter(|payee| fits(payee))?)))
}

fn to_paypal(study: &Study, (id, owed): (PayOutId, &[Owed]), payees: &Payees) -> Result<String, Problem> {
    let payments = open(owed, payees, |payee| way(study, payee) == Some(PayFileKind::Paypal));
    let payments = payments.map(|(owed, payee)| paypal::Payment {
        email: payee.paypal.clone(),
        amount: Money::new(owed.amount, owed.currency.clone()),
        reference: format!("{}-{}", short(id, 20), pseudonym(owed.number)),
        note: study.title.chars().take(paypal::NOTE).collect(),
    });
    let payments: Vec<paypal::Payment> = payments.collect();
    paypal::write(&payments, DecimalMark::Point).map_err(|refused| match refused {
        paypal::Refusal::NoPayments => Problem::conflict(refusal::nobody_for_this_file()),
        other => cannot_be_written(&other.to_string()),
    })
}

/// A list for people: the amounts in major and in minor units, and by what a provider knows the worker.
fn list(owed: &[Owed]) -> String {
    let columns = ["worker", "provider", "participant", "lines", "amount", "amount_minor", "currency", "state"];
    let mut file = Writer::new(&columns);
    for owed in owed {
        let text = |text: &Option<String>| Cell::Text(text.clone().unwrap_or_default().into());
        let amount = Money::new(owed.amount, owed.currency.clone()).in_field();
        file.row([
            Cell::word(pseudonym(owed.number)),
            text(&owed.provider),
            text(&owed.participant),
            owed.lines.into(),
            Cell::word(amount),
            owed.amount.into(),
            Cell::word(owed.currency.clone()),
            Cell::word(owed.state.as_str()),
        ]);
    }
    file.finish()
}

/// The accounts of what was sent and is not confirmed, for payments by hand.
fn accounts(owed: &[Owed], payees: &Payees) -> String {
    let mut file = Writer::new(&["worker", "amount", "currency", "name", "iban", "paypal"]);
    for (owed, payee) in open(owed, payees, |_| true) {
        let amount = Money::new(owed.amount, owed.currency.clone()).in_field();
        let words = [pseudonym(owed.number), amount, owed.currency.clone()].map(Cell::word);
        let texts = [&payee.name, &payee.iban, &payee.paypal].map(|text| Cell::Text(text.clone().into()));
        file.row(words.into_iter().chain(texts));
    }
    file.finish()
}

/// The beginning of a payout's id without its hyphens.
fn short(id: PayOutId, n: usize) -> String {
    id.to_string().chars().filter(char::is_ascii_hexdigit).take(n).collect()
}

/// The day of an instant in UTC.
fn day(at: Time) -> Result<Date, Problem> {
    let found = OffsetDateTime::from_unix_timestamp(at.0.div_euclid(1_000_000));
    found.map(OffsetDateTime::date).map_err(|error| cannot_be_written(&error.to_string()))
}

fn cannot_be_written(reason: &str) -> Problem {
    Problem::conflict(refusal::file_cannot_be_written(reason))
}
