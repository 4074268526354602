//! Where money goes and where it comes from, for payouts outside of a provider. Workers give their account on their own page,
//! if a study asks for it; managers see it in the files of payouts, and each download is in the audit log.

use payfile::sepa::{self, IbanFault};
use shared::{Action, Actor, Problem, StudyId, limit, refusal};

use crate::{Engine, Result, access::Permit as _, access::known_study, audit::event::Happened, people::person};

pub use store::payee::{Payee, Payer};

impl Engine {
    /// Where the actor's money goes, if one of the studies in which they work asks for it, or they have said it before;
    /// otherwise `None`.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn my_payee(&self, actor: &Actor) -> Result<Option<Payee>> {
        let mut tx = self.read().await?;
        let known = tx.payee(actor.person).await?;
        if known.is_some() {
            return Ok(known);
        }
        let is_asked = tx.places(actor.person).await?.iter().any(|place| place.settings.asks_payee);
        Ok(is_asked.then(Payee::default))
    }

    /// Stores where the actor's money goes. If all fields are empty, it is removed.
    ///
    /// # Errors
    /// The name is missing or too long, or the number of the account or the address is none.
    pub async fn set_my_payee(&self, actor: &Actor, payee: Payee) -> Result<()> {
        let (typed_iban, typed_address) = (payee.iban.trim(), payee.paypal.trim());
        let mut tx = self.write().await?;
        if payee.name.trim().is_empty() && typed_iban.is_empty() && typed_address.is_empty() {
            if tx.drop_payee(actor.person).await? {
                self.note(&mut tx, happened(actor, "remove")).await?;
            }
            return tx.commit().await;
        }
        let name = holder(&payee.name)?;
        if typed_iban.is_empty() && typed_address.is_empty() {
            return Err(Problem::invalid("iban", refusal::give_account_or_paypal()).into());
        }
        let iban = if typed_iban.is_empty() { String::new() } else { account(typed_iban)? };
        let paypal = if typed_address.is_empty() {
            String::new()
        } else {
            person::address(typed_address).map_err(|problem| problem.in_field("paypal"))?
        };
        tx.set_payee(actor.person, &Payee { name, iban, paypal }, self.now()).await?;
        // What it is now is in no log.
        self.note(&mut tx, happened(actor, "edit")).await?;
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

/// Something the actor did with where their money goes.
fn happened<'a>(actor: &Actor, verb: &'a str) -> Happened<'a> {
    Happened { study: None, person: Some(actor.person), verb, kind: "payee", id: actor.person.to_string() }
}

/// The name of the holder of an account.
fn holder(typed: &str) -> Result<String, Problem> {
    let (name, most) = (typed.trim(), sepa::NAME);
    if name.is_empty() {
        return Err(Problem::invalid("name", refusal::give_holder()));
    }
    if name.chars().count() > most || name.chars().any(char::is_control) {
        return Err(Problem::invalid("name", refusal::most_characters(most)));
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
