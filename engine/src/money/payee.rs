//! Where money goes and where it comes from, for payouts outside of a provider. Workers give their account on their own page,
//! if a study asks for it; managers see it in the files of payouts, and each download is in the audit log.

use payfile::paypal;
use payfile::sepa::{self, IbanFault};
use serde::Serialize;
use shared::{Action, Actor, Problem, Provider, StudyId, limit, refusal};

use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

pub use store::payee::{Payee, Payer};

/// Where the reader's money from a study goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyPayee {
    /// The details; what was given in another study, or nothing, if none are stored for this one.
    pub payee: Payee,
    /// Whether they are stored for this study.
    pub is_given: bool,
}

impl Engine {
    /// Where the actor's money from a study goes, if the study asks for it or they have said so before; otherwise `None`. What
    /// they gave in another study is offered, and stored for this one only if they send it.
    ///
    /// # Errors
    /// The actor does not work in this study.
    pub async fn my_payee(&self, actor: &Actor, study: StudyId) -> Result<Option<MyPayee>> {
        let mut tx = self.read().await?;
        let worker = tx.permit(actor, study, Action::Work).await?.worker.ok_or(Problem::NotFound)?;
        if let Some(payee) = tx.payee(worker).await? {
            return Ok(Some(MyPayee { payee, is_given: true }));
        }
        let asks = known_study(&mut tx, study).await?.settings.asks_payee;
        if !asks {
            return Ok(None);
        }
        for provider in Provider::ALL.iter().filter(|provider| provider.pays_its_people()) {
            if tx.came_from(worker, *provider).await? {
                return Ok(None);
            }
        }
        let payee = tx.last_payee(actor.person).await?.unwrap_or_default();
        Ok(Some(MyPayee { payee, is_given: false }))
    }

    /// Stores where the actor's money from a study goes, for the payouts to come. If all fields are empty, it is removed.
    ///
    /// # Errors
    /// The actor does not work in this study; the name is missing or cannot be written, or the number of the account or the
    /// address is none.
    pub async fn set_my_payee(&self, actor: &Actor, study: StudyId, payee: Payee) -> Result<()> {
        let (typed_iban, typed_address) = (payee.iban.trim(), payee.paypal.trim());
        let mut tx = self.write().await?;
        let worker = tx.permit(actor, study, Action::Work).await?.worker.ok_or(Problem::NotFound)?;
        // An erasure comes before or after it.
        tx.lock_worker(worker).await?;
        if payee.name.trim().is_empty() && typed_iban.is_empty() && typed_address.is_empty() {
            if tx.drop_payee(worker).await? {
                self.note(&mut tx, Happened::by(actor, study, "remove", "payee", worker)).await?;
            }
            return tx.commit().await;
        }
        let name = holder(&payee.name)?;
        if typed_iban.is_empty() && typed_address.is_empty() {
            return Err(Problem::invalid("iban", refusal::give_account_or_paypal()).into());
        }
        let iban = if typed_iban.is_empty() { String::new() } else { account(typed_iban)? };
        if !typed_address.is_empty() && !paypal::is_email(typed_address) {
            return Err(Problem::invalid("paypal", refusal::give_email()).into());
        }
        let payee = Payee { name, iban, paypal: typed_address.to_lowercase() };
        tx.set_payee(worker, &payee, self.now()).await?;
        // What it is now is in no log.
        self.note(&mut tx, Happened::by(actor, study, "edit", "payee", worker)).await?;
        tx.commit().await
    }

    /// Stores from which account a study pays.
    ///
    /// # Errors
    /// The actor may not pay in this study, the name is missing or too long, or the number of the account or the code of the
    /// bank is none.
    pub async fn set_payer(&self, actor: &Actor, study: StudyId, payer: Payer) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        known_study(&mut tx, study).await?;
        let bic = payer.bic.split_whitespace().collect::<String>().to_ascii_uppercase();
        let is_bic =
            bic.is_empty() || (matches!(bic.len(), 8 | 11) && bic.bytes().all(|byte| byte.is_ascii_alphanumeric()));
        let payer = Payer { name: holder(&payer.name)?, iban: account(&payer.iban)?, bic };
        if !is_bic {
            return Err(Problem::invalid("bic", refusal::not_a_bic()).into());
        }
        tx.set_payer(study, &payer).await?;
        self.note(&mut tx, Happened::by(actor, study, "edit", "payer", study)).await?;
        tx.commit().await
    }
}

/// The name of the holder of an account.
fn holder(typed: &str) -> Result<String, Problem> {
    let (name, most) = (typed.trim(), sepa::NAME);
    if name.is_empty() {
        return Err(Problem::invalid("name", refusal::give_holder()));
    }
    if name.chars().count() > most {
        return Err(Problem::invalid("name", refusal::most_characters(most)));
    }
    if !sepa::latin::says_something(&sepa::latin::text(name, most)) {
        return Err(Problem::invalid("name", refusal::holder_in_latin()));
    }
    Ok(name.to_owned())
}

/// The number of an account that can be paid by a transfer in euro, without spaces.
fn account(typed: &str) -> Result<String, Problem> {
    if typed.chars().count() > limit::OWN_WORDS {
        return Err(Problem::invalid("iban", refusal::iban_format()));
    }
    let refused = |fault| match fault {
        IbanFault::Format => refusal::iban_format(),
        IbanFault::CheckDigits => refusal::iban_check_digits(),
        IbanFault::Country { country } => refusal::iban_country(country),
        IbanFault::NotSepa { country } => refusal::iban_not_sepa(country),
    };
    sepa::iban(typed).map_err(|fault| Problem::invalid("iban", refused(fault)))
}
