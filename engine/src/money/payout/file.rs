//! The files of a payout: a list for people, and what a bank or PayPal reads.

use std::collections::HashMap;

use payfile::paypal::{self, DecimalMark};
use payfile::sepa::{self, Debtor, Order, Transfer};
use shared::{
    Action, Actor, Money, PayFileKind, PayOutId, PaymentState, Problem, Study, StudyId, WorkerId, pseudonym, refusal,
};
use store::pay_out::Owed;
use store::payee::{Payee, Payer};
use tabular::csv::{Cell, Writer};

use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

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

/// The accounts to which the workers of a payout are paid.
type Accounts = HashMap<WorkerId, Payee>;

/// The media type of a file.
const fn media(kind: PayFileKind) -> &'static str {
    match kind {
        PayFileKind::List | PayFileKind::Paypal | PayFileKind::Accounts => "text/csv; charset=utf-8",
        PayFileKind::Sepa => "application/xml",
    }
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
        Ok(PayFile { name: format!("payout-{number}-{kind}"), media: media(kind), text })
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
        if owed.is_empty() {
            return Err(Problem::NotFound.into());
        }
        let accounts: Accounts = tx.accounts(id).await?.into_iter().map(|paid| (paid.worker, paid.payee)).collect();
        Ok(match kind {
            PayFileKind::List => list(&owed),
            PayFileKind::Accounts => by_hand(&owed, &accounts),
            PayFileKind::Sepa => {
                let payer = tx.payer(study).await?.ok_or_else(|| Problem::conflict(refusal::give_payer()))?;
                self.transfers(&found, (id, &owed), &accounts, payer)?
            }
            PayFileKind::Paypal => to_paypal(&found, (id, &owed), &accounts)?,
        })
    }

    fn transfers(
        &self,
        study: &Study,
        (id, owed): (PayOutId, &[Owed]),
        accounts: &Accounts,
        payer: Payer,
    ) -> Result<String, Problem> {
        let transfers = open(owed, accounts, |way| way == PayFileKind::Sepa);
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
            execution: now.day().ok_or_else(|| cannot_be_written("The clock of the server is wrong."))?,
            transfers: transfers.collect(),
        };
        sepa::write(&order).map_err(|refused| match refused {
            sepa::Refusal::NoTransfers => Problem::conflict(refusal::nobody_for_this_file()),
            other => cannot_be_written(&other.to_string()),
        })
    }
}

/// The lines that were sent and not confirmed, of workers who are paid in a way that fits.
fn open<'a>(
    owed: &'a [Owed],
    accounts: &'a Accounts,
    fits: impl Fn(PayFileKind) -> bool + 'a,
) -> impl Iterator<Item = (&'a Owed, &'a Payee)> {
    let is_open = |owed: &&Owed| owed.state == PaymentState::Sent && owed.amount > 0;
    let fits = move |owed: &&Owed| owed.way.is_some_and(&fits);
    owed.iter().filter(is_open).filter(fits).filter_map(move |owed| Some((owed, accounts.get(&owed.worker)?)))
}

fn to_paypal(study: &Study, (id, owed): (PayOutId, &[Owed]), accounts: &Accounts) -> Result<String, Problem> {
    let payments = open(owed, accounts, |way| way == PayFileKind::Paypal);
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
fn by_hand(owed: &[Owed], accounts: &Accounts) -> String {
    let mut file = Writer::new(&["worker", "amount", "currency", "name", "iban", "paypal"]);
    for (owed, payee) in open(owed, accounts, |_| true) {
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

fn cannot_be_written(reason: &str) -> Problem {
    Problem::conflict(refusal::file_cannot_be_written(reason))
}
