//! Erasing a person: a preview shows what will be erased, then it is erased from every table, and a receipt records it.
//!
//! The preview performs the erasure in a transaction that is not committed, so it shows exactly what will happen.

use serde::Serialize;
use shared::{Actor, AnswerChoice, ErasureId, Message, Money, PersonId, Problem, Time, WorkerId, pseudonym, refusal};
use store::{erasure, live::Place};

use super::receipt::{Counts, Pseudonym, Receipt};
use crate::{
    Engine, Result, Tx,
    access::Permit as _,
    audit::event::Happened,
    people::{
        person::{self, Person},
        quotes::{escaped, quoting, take_out},
        receipt::keep_receipt,
        throttle,
    },
};

/// The preview of an erasure: what will be erased and what is kept.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErasurePlan {
    /// The person, as they are now.
    pub person: Person,
    /// Their pseudonyms in studies.
    pub pseudonyms: Vec<Pseudonym>,
    /// What is erased if their answers are kept in the results.
    pub keep: Counts,
    /// What is erased if their answers are removed.
    pub remove: Counts,
    /// Their own choice when they left a study; otherwise the answers are kept.
    pub chosen: AnswerChoice,
    /// What they have earned and not been paid; it should be paid first.
    pub unpaid: Vec<Money>,
    /// The reason why they cannot be erased, if any.
    #[serde(serialize_with = "shared::message::as_optional_text")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub refusal: Option<Message>,
}

/// An order to erase a person.
#[derive(Clone, Debug)]
pub struct ErasureOrder {
    /// The e-mail address of the person, or one of their pseudonyms, typed once more.
    pub confirm: String,
    /// What happens to their answers.
    pub answers: AnswerChoice,
}

/// The cause of an erasure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cause {
    pub word: &'static str,
    pub by: Option<PersonId>,
}

impl Engine {
    /// Previews the erasure of a person.
    ///
    /// # Errors
    /// The actor does not administer the server, or there is no person with this id.
    pub async fn erasure_plan(&self, actor: &Actor, person: PersonId) -> Result<ErasurePlan> {
        let mut tx = self.read().await?;
        tx.permit_installation(actor).await?;
        let found = tx.person(person).await?.ok_or(Problem::NotFound)?;
        drop(tx);
        if found.erased_at.is_some() {
            return Err(Problem::NotFound.into());
        }
        let keep = self.rehearse(&found, AnswerChoice::Keep).await?;
        let remove = self.rehearse(&found, AnswerChoice::Remove).await?;
        let mut tx = self.read().await?;
        let places = tx.places(person).await?;
        let mut unpaid = Vec::new();
        for place in &places {
            let sums = tx.sums(place.worker).await?;
            let minor = sums.approved + sums.sent + tx.worked(place.worker).await?.waiting;
            if minor > 0 {
                unpaid.push(Money::new(minor, place.settings.currency.clone()));
            }
        }
        let chose = places.iter().any(|place| place.removed_at.is_some());
        let chosen = if chose { AnswerChoice::Remove } else { AnswerChoice::Keep };
        let refusal = self.last_administrator(&found).await?.then(refusal::last_administrator);
        Ok(ErasurePlan { pseudonyms: pseudonyms(&places), person: found, keep, remove, chosen, unpaid, refusal })
    }

    /// Erases a person permanently. Their answers are kept or removed as ordered; the ledger and the numbers of answers
    /// keep a pseudonym.
    ///
    /// # Errors
    /// The actor does not administer the server, the typed confirmation does not match the person, or no administrator
    /// would be left.
    pub async fn erase(&self, actor: &Actor, person: PersonId, order: ErasureOrder) -> Result<Receipt> {
        self.read().await?.permit_installation(actor).await?;
        self.erase_because(person, order, Cause { word: "administrator", by: Some(actor.person) }).await
    }

    /// The person with this address, for the operator of the server.
    ///
    /// # Errors
    /// There is no account with this address.
    pub async fn person_to_erase(&self, email: &str) -> Result<PersonId> {
        let address = person::address(email)?;
        self.read().await?.person_with_email(&address).await?.ok_or_else(|| person::nobody(email))
    }

    /// Erases a person, for the operator of the server.
    ///
    /// # Errors
    /// As [`Engine::erase`].
    pub async fn erase_by_operator(&self, person: PersonId, order: ErasureOrder) -> Result<Receipt> {
        self.erase_because(person, order, Cause { word: "operator", by: None }).await
    }

    async fn erase_because(&self, person: PersonId, order: ErasureOrder, cause: Cause) -> Result<Receipt> {
        loop {
            match self.try_erase(person, &order, cause).await {
                Err(error) if error.is_transient() => {}
                other => return other,
            }
        }
    }

    async fn try_erase(&self, person: PersonId, order: &ErasureOrder, cause: Cause) -> Result<Receipt> {
        let names = self.read().await?.person(person).await?.ok_or(Problem::NotFound)?;
        // Found before the write transaction, so that other writers do not wait for it.
        let quoted = quoting(&mut self.read().await?, &names).await?;
        let mut tx = self.write().await?;
        let workers = tx.workers_of(person).await?;
        for worker in &workers {
            tx.lock_worker(*worker).await?;
        }
        let others = tx.lock_person(person).await?;
        let found = tx.person(person).await?.filter(|found| found.erased_at.is_none()).ok_or(Problem::NotFound)?;
        let pseudonyms = pseudonyms(&tx.places(person).await?);
        confirmed(&order.confirm, &found, &pseudonyms)?;
        if found.admin && !others {
            return Err(Problem::conflict(refusal::last_administrator()).into());
        }
        let counts = self.erase_account(&mut tx, &found, &workers, order.answers).await?;
        self.end_places(&mut tx, &workers).await?;
        take_out(&mut tx, &quoted, person).await?;
        let receipt = self.receipt((person, None), order.answers, pseudonyms, counts, cause);
        keep_receipt(&mut tx, &receipt).await?;
        let what = Happened { study: None, person: cause.by, verb: "erase", kind: "person", id: person.to_string() };
        self.record(&mut tx, what, None::<&()>, Some(&receipt.id)).await?;
        tx.commit().await?;
        Ok(receipt)
    }

    /// Erases the person without committing.
    async fn rehearse(&self, person: &Person, answers: AnswerChoice) -> Result<Counts> {
        let mut tx = self.write().await?;
        let workers = tx.workers_of(person.id).await?;
        for worker in &workers {
            tx.lock_worker(*worker).await?;
        }
        self.erase_account(&mut tx, person, &workers, answers).await
    }

    /// Erases everything about an account and its places in studies. The caller holds the locks on the workers' rows.
    pub(super) async fn erase_account(
        &self,
        tx: &mut Tx,
        person: &Person,
        workers: &[WorkerId],
        answers: AnswerChoice,
    ) -> Result<Counts> {
        let mut counts = Counts::default();
        for worker in workers {
            let place = tx.place(*worker).await?;
            self.erase_worker(tx, &place, answers == AnswerChoice::Remove, &mut counts).await?;
        }
        for step in erasure::PERSON {
            counts.erase(step.what, tx.erase_of_person(*step, person.id).await?);
        }
        for kind in ["person", "member", "worker", "reviewer", "researcher", "manager"] {
            counts.erase("audit log details", tx.erase_traces(kind, &person.id.to_string()).await?);
        }
        let epoch = tx.account_of(person.id).await?.map(|account| account.epoch).unwrap_or_default();
        let of_person =
            [throttle::change(person.id), throttle::confirmation(person.id), throttle::code(person.id, epoch)];
        for (key, _) in of_person {
            tx.erase_attempts(&key).await?;
        }
        let mut sessions = tx.erase_sessions(&person.id.to_string()).await?;
        if person.erased_at.is_none() {
            if !person.email.is_empty() {
                sessions += tx.erase_sessions(&escaped(&person.email)).await?;
                for (key, _) in [throttle::account(&person.email), throttle::resets_of(&person.email)] {
                    tx.erase_attempts(&key).await?;
                }
            }
            counts.erase("name, e-mail address and password", 1);
            tx.empty_person(person.id, &format!("erased:{}", person.id), self.now()).await?;
        }
        counts.erase("sessions", sessions);
        Ok(counts)
    }

    /// People who are erased by order no longer take part in anything: they count as withdrawn from every study that
    /// they had not left.
    async fn end_places(&self, tx: &mut Tx, workers: &[WorkerId]) -> Result<()> {
        for worker in workers {
            if tx.place(*worker).await?.withdrawn_at.is_none() {
                tx.set_withdrawn(*worker, self.now()).await?;
            }
            self.end_by_leaving(tx, *worker).await?;
        }
        Ok(())
    }

    /// Erases the personal data of a worker in one study.
    pub(super) async fn erase_worker(
        &self,
        tx: &mut Tx,
        place: &Place,
        remove: bool,
        counts: &mut Counts,
    ) -> Result<()> {
        let worker = place.worker;
        tx.lock_work_of(worker).await?;
        tx.hold_reports(place.study, Time(0)).await?;
        for step in erasure::WORKER {
            counts.erase(step.what, tx.erase_of_worker(*step, worker).await?);
        }
        // The groups at a provider still have them.
        tx.hurry_groups(place.study, self.now()).await?;
        self.free_work(tx, worker).await?;
        let (rejected, reviewed) = tx.judged_of_worker(worker).await?;
        let mut subjects = vec![("worker", worker.to_string())];
        subjects.extend(rejected.iter().map(|id| ("assignment", id.to_string())));
        subjects.extend(reviewed.iter().map(|id| ("answer", id.to_string())));
        if remove {
            self.remove_answers(tx, place).await?;
            subjects.extend(tx.decided_of_worker(worker).await?.iter().map(|id| ("output", id.to_string())));
            for step in erasure::ANSWERS {
                counts.erase(step.what, tx.erase_of_worker(*step, worker).await?);
            }
        }
        for (kind, subject) in subjects {
            counts.erase("audit log details", tx.erase_traces(kind, &subject).await?);
        }
        tx.set_worker_erased(worker, self.now()).await?;
        let stays = tx.stays_of_worker(worker).await?;
        counts.stay("submissions", stays.submissions);
        counts.stay(
            if remove { "answers, excluded from all results, without their text" } else { "answers" },
            stays.answers,
        );
        counts.stay("payment records", stays.payments);
        counts.stay("qualification decisions", stays.decisions);
        Ok(())
    }

    /// A receipt with the current time.
    pub(super) fn receipt(
        &self,
        (person, study): (PersonId, Option<shared::StudyId>),
        answers: AnswerChoice,
        pseudonyms: Vec<Pseudonym>,
        counts: Counts,
        Cause { word, by }: Cause,
    ) -> Receipt {
        Receipt {
            id: self.id::<ErasureId>(),
            at: self.now(),
            person,
            study,
            cause: word.to_owned(),
            ordered_by: by,
            answers,
            pseudonyms,
            counts,
            repeated_at: None,
        }
    }

    async fn last_administrator(&self, person: &Person) -> Result<bool> {
        Ok(person.admin && !self.read().await?.other_administrators(person.id).await?)
    }

    /// Repeats the erasure for accounts that were erased some minutes ago, because a request in progress at that time
    /// may have written data since. Returns how many.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn erase_again(&self, until: Time) -> Result<usize> {
        let mut repeated = 0;
        for row in self.read().await?.erasures_to_repeat(until).await? {
            let mut tx = self.write().await?;
            if !tx.set_repeated(row.id, self.now()).await? {
                continue;
            }
            let workers = tx.workers_of(row.person_id).await?;
            for worker in &workers {
                tx.lock_worker(*worker).await?;
            }
            let found = tx.person(row.person_id).await?.filter(|person| person.erased_at.is_some());
            if let Some(person) = found {
                self.erase_account(&mut tx, &person, &workers, row.answers).await?;
                // A person who is erased by a rule did not leave the study by their own choice.
                if row.study_id.is_none() {
                    self.end_places(&mut tx, &workers).await?;
                }
            }
            tx.commit().await?;
            repeated += 1;
        }
        Ok(repeated)
    }
}

/// Whether the typed text is the e-mail address of the person or one of their pseudonyms.
fn confirmed(typed: &str, person: &Person, pseudonyms: &[Pseudonym]) -> Result<(), Problem> {
    let typed = typed.trim();
    let is_theirs = (!typed.is_empty() && typed.to_lowercase() == person.email)
        || pseudonyms.iter().any(|one| one.pseudonym.eq_ignore_ascii_case(typed));
    if is_theirs {
        return Ok(());
    }
    Err(Problem::invalid("confirm", refusal::confirm_person()))
}

fn pseudonyms(places: &[Place]) -> Vec<Pseudonym> {
    let of = |place: &Place| Pseudonym {
        study: place.study,
        title: place.title.clone(),
        pseudonym: pseudonym(place.number),
    };
    places.iter().map(of).collect()
}
