//! Approving work and paying for it.

use engine::crowd::submitted::SubmissionAnswers;
use engine::money::decide::{Decided, Verdict};
use engine::money::pay::{LedgerRow, SubmissionFilter, SubmissionPage};
use engine::money::payee::{MyPayee, Payee, Payer};
use engine::money::payout::{Confirmed, PayOutDetails};
use leptos::prelude::*;
use report::wages::Wages;
use shared::{
    AssignmentId, Locale, PayOutId, Problem, Provider, Service, StudyId, SubmissionState, TaskId, Time, number_of,
    pseudonym, refusal,
};

use super::{here, reports_here, visit};

/// Stands for all states in the address; without a state, submissions wait for approval.
pub const ALL_STATES: &str = "all";

/// Which submissions the page lists, as its address says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// Only of the worker with this number.
    pub worker: Option<i64>,
    /// Only of this task.
    pub task: Option<TaskId>,
    /// Only in this state; `None` for all.
    pub state: Option<SubmissionState>,
}

impl Listed {
    /// Reads the fields of the address: the worker as `W017`, the task by its id. What cannot be read is ignored.
    pub fn read(worker: &str, task: &str, state: &str) -> Self {
        let state = if state == ALL_STATES { None } else { Some(state.parse().unwrap_or(SubmissionState::Waiting)) };
        Self { worker: number_of(worker), task: task.parse().ok(), state }
    }

    /// Whether submissions of all workers and tasks are listed.
    pub const fn is_of_all(self) -> bool {
        self.worker.is_none() && self.task.is_none()
    }

    /// The fields of the address with their values.
    pub fn fields(self) -> [(&'static str, String); 3] {
        let state = self.state.map_or(ALL_STATES, SubmissionState::as_str);
        [
            ("worker", self.worker.map(pseudonym).unwrap_or_default()),
            ("task", self.task.map(|task| task.to_string()).unwrap_or_default()),
            ("state", state.to_owned()),
        ]
    }

    /// The address of the page with these submissions.
    pub fn address(self, study: StudyId) -> String {
        if self.is_of_all() && self.state == Some(SubmissionState::Waiting) {
            return format!("/studies/{study}/pay");
        }
        let fields = self.fields().into_iter().filter(|(_, value)| !value.is_empty());
        let fields: Vec<String> = fields.map(|(name, value)| format!("{name}={value}")).collect();
        format!("/studies/{study}/pay?{}", fields.join("&"))
    }

    fn filter(self) -> SubmissionFilter {
        let Self { worker, task, state } = self;
        SubmissionFilter { worker, task, ..SubmissionFilter::default() }.in_state(state)
    }
}

/// Approves or rejects submissions.
#[server(prefix = "/fn", endpoint = "pay/decide")]
pub async fn decide(
    /// The study.
    study: StudyId,
    /// `approve`, `approve_all` or `reject`.
    verdict: String,
    /// The submissions it is about.
    #[server(default)]
    assignments: Vec<AssignmentId>,
    /// The message to the worker of a rejected submission.
    #[server(default)]
    reason: String,
    /// The worker whose submissions were listed: `W017`; empty for all.
    #[server(default)]
    worker: String,
    /// The task whose submissions were listed; empty for all.
    #[server(default)]
    task: String,
    /// The state of the submissions that were listed.
    #[server(default)]
    state: String,
    /// The instant of the list; later submissions are not approved with all. Empty for now.
    #[server(default)]
    until: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let listed = Listed::read(&worker, &task, &state);
    let unreadable = || Problem::invalid("until", refusal::form_unreadable());
    let until = (!until.is_empty()).then(|| Time::parse(&until).ok_or_else(unreadable)).transpose()?;
    let verdict = Verdict::read(&verdict, assignments, &reason, (listed.filter(), until))?;
    let decided = engine.decide(&actor, study, verdict).await?;
    let visit = visit();
    visit.tell(in_words(decided, visit.locale));
    leptos_axum::redirect(&listed.address(study));
    Ok(())
}

fn in_words(decided: Decided, say: Locale) -> String {
    let sentences = match decided {
        Decided::Approved { n, before } => {
            vec![Some(say.payments_approved_n(n)), (before > 0).then(|| say.payments_decided_before(before))]
        }
        Decided::ApprovedAll { n, own, more } => vec![
            Some(say.payments_approved_n(n)),
            (own > 0).then(|| say.payments_own_waiting(own)),
            more.then(|| say.payments_more_waiting().to_owned()),
        ],
        Decided::Rejected { n } => vec![Some(say.payments_rejected_n(n))],
    };
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Makes a payout of everything that is approved, and shows it.
#[server(prefix = "/fn", endpoint = "pay/out")]
pub async fn pay_out(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let made = engine.pay_out(&actor, study).await?;
    if let Some(id) = made.id {
        leptos_axum::redirect(&format!("/studies/{study}/pay/out/{id}"));
    } else {
        let visit = visit();
        visit.tell(visit.locale.payments_nothing_to_pay());
        leptos_axum::redirect(&format!("/studies/{study}/pay#pay-outs"));
    }
    Ok(())
}

/// Confirms that something of a payout was paid.
#[server(prefix = "/fn", endpoint = "pay/confirm")]
pub async fn confirm_paid(
    /// The study.
    study: StudyId,
    /// The payout.
    pay_out: PayOutId,
    /// What was paid: `all`, a file as it is called in its address, a provider on whose site it was paid, or a worker: `W017`.
    what: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let what = match what.parse() {
        Ok(kind) => Confirmed::File(kind),
        Err(_) if what == "all" => Confirmed::All,
        Err(_) => match what.parse::<Provider>() {
            Ok(provider) => Confirmed::Provider(provider),
            Err(_) => Confirmed::Worker(numbered(&what)?),
        },
    };
    let lines = engine.confirm_paid(&actor, study, pay_out, what).await?;
    let visit = visit();
    if lines > 0 {
        visit.tell(visit.locale.payments_paid_entries(lines));
    }
    leptos_axum::redirect(&format!("/studies/{study}/pay/out/{pay_out}"));
    Ok(())
}

/// Takes back what did not arrive at a worker, or at all who are in no file.
#[server(prefix = "/fn", endpoint = "pay/return")]
pub async fn return_payment(
    /// The study.
    study: StudyId,
    /// The payout.
    pay_out: PayOutId,
    /// The worker: `W017`; empty for all who are in no file.
    #[server(default)]
    worker: String,
    /// Why it came back.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let number = if worker.is_empty() { None } else { Some(numbered(&worker)?) };
    let lines = engine.return_payment(&actor, study, pay_out, (number, &reason)).await?;
    let visit = visit();
    visit.tell(visit.locale.pay_outs_returned(lines));
    // A payout without lines has no page.
    leptos_axum::redirect(&format!("/studies/{study}/pay#pay-outs"));
    Ok(())
}

/// Sends again what a provider refused to pay of a payout.
#[server(prefix = "/fn", endpoint = "pay/retry")]
pub async fn retry_payments(
    /// The study.
    study: StudyId,
    /// The payout.
    pay_out: PayOutId,
    /// The provider.
    service: Service,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let n = engine.retry_payments(&actor, (study, pay_out), Some(service)).await?;
    let visit = visit();
    visit.tell(visit.locale.pay_outs_retried(n));
    leptos_axum::redirect(&format!("/studies/{study}/pay/out/{pay_out}"));
    Ok(())
}

/// A payout with what each worker gets.
pub async fn pay_out_details(study: StudyId, id: PayOutId) -> Result<PayOutDetails, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.pay_out_details(&actor, study, id).await?)
}

/// Sets from which account a study pays.
#[server(prefix = "/fn", endpoint = "pay/payer")]
pub async fn set_payer(
    /// The study.
    study: StudyId,
    /// The payout to go back to.
    pay_out: PayOutId,
    /// The name of the account's holder.
    #[server(default)]
    name: String,
    /// The number of the account.
    #[server(default)]
    iban: String,
    /// The code of the bank.
    #[server(default)]
    bic: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_payer(&actor, study, Payer { name, iban, bic }).await?;
    let visit = visit();
    visit.tell(visit.locale.pay_outs_payer_saved());
    leptos_axum::redirect(&format!("/studies/{study}/pay/out/{pay_out}#files"));
    Ok(())
}

/// Sets where the reader's money from a study goes.
#[server(prefix = "/fn", endpoint = "work/payee")]
pub async fn set_payee(
    /// The study.
    study: StudyId,
    /// The name of the account's holder.
    #[server(default)]
    name: String,
    /// The number of the account.
    #[server(default)]
    iban: String,
    /// The address of an account at PayPal.
    #[server(default)]
    paypal: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_my_payee(&actor, study, Payee { name, iban, paypal }).await?;
    let visit = visit();
    visit.tell(visit.locale.payee_saved());
    leptos_axum::redirect("/work/pay");
    Ok(())
}

/// Where the reader's money from a study goes, if the study asks for it.
pub async fn my_payee(study: StudyId) -> Result<Option<MyPayee>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_payee(&actor, study).await?)
}

/// The number of a worker who is named by the pseudonym.
pub(super) fn numbered(worker: &str) -> Result<i64, Problem> {
    number_of(worker).ok_or_else(|| Problem::invalid("worker", refusal::no_such_worker(worker.trim().to_owned())))
}

/// A page of the listed submissions, oldest first; `after` is the last one of the page before.
pub async fn submissions(
    study: StudyId,
    listed: Listed,
    after: Option<AssignmentId>,
) -> Result<SubmissionPage, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.submission_page(&actor, study, listed.filter(), after).await?)
}

/// The answers of a submission.
pub async fn submission_answers(study: StudyId, id: AssignmentId) -> Result<SubmissionAnswers, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.submission_answers(&actor, study, id).await?)
}

/// The workers' earnings, the cost of the study, and the payouts.
pub async fn wages(study: StudyId) -> Result<Wages, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.wages(&actor, study).await?)
}

/// The newest lines of the ledger, and how many lines there are.
pub async fn newest_of_ledger(study: StudyId, limit: i64) -> Result<(Vec<LedgerRow>, i64), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.newest_of_ledger(&actor, study, limit).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_is_in_the_address() {
        let study: StudyId = "00000000-0000-0000-0000-000000000000".parse().expect("an id");
        let page = format!("/studies/{study}/pay");
        assert_eq!(Listed::read("", "", "").address(study), page, "without fields: what waits");
        assert_eq!(Listed::read("", "", "all").address(study), format!("{page}?state=all"));
        let one = Listed::read("w7", "none", "paid");
        assert_eq!(one, Listed { worker: Some(7), task: None, state: Some(SubmissionState::Paid) });
        assert_eq!(one.address(study), format!("{page}?worker=W007&state=paid"));
    }
}
