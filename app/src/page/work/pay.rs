//! `/work/pay`: every submission with what became of it.

use engine::crowd::work::MyStudy;
use engine::money::bonus::OwnBonus;
use engine::money::pay::SubmissionRow;
use engine::money::payee::MyPayee;
use leptos::prelude::*;
use shared::{Approval, Locale, Money, Outcome, PaymentState, Problem, StudyId, SubmissionState};

use super::earned::EarnedBlock;
use crate::call::{self, is_refused};
use crate::page::WorkFrame;
use crate::part::{
    Column, Empty, Field, Form, Head, Section, SubmitButton, Table, Tag, Tone, When, duration, load, news, spoken,
};

/// The worker's submissions and earnings, study by study.
#[component]
pub fn MyPay() -> impl IntoView {
    let say = spoken();
    view! {
        <WorkFrame>
            {load(async move {
                let studies = statements().await?;
                let none = studies.is_empty();
                Ok(
                    view! {
                            <Head title=say.my_pay() lead=say.what_was_paid() />
                            {none.then(|| view! { <Empty text=say.submissions_appear() /> })}
                            {news()}
                        {studies
                            .into_iter()
                            .map(|paid| view! { <Statement paid=paid /> })
                            .collect_view()}
                    },
                )
            })}
        </WorkFrame>
    }
}

/// A study with what the reader submitted and earned in it.
struct Paid {
    my: MyStudy,
    rows: Vec<SubmissionRow>,
    bonuses: Vec<OwnBonus>,
    /// Where the money goes, if the study asks for it.
    payee: Option<MyPayee>,
}

async fn statements() -> Result<Vec<Paid>, Problem> {
    let mut statements = Vec::new();
    for my in call::my_work().await? {
        let (rows, bonuses) = (call::my_submissions(my.study).await?, call::my_bonuses(my.study).await?);
        let payee = call::my_payee(my.study).await?;
        statements.push(Paid { my, rows, bonuses, payee });
    }
    Ok(statements)
}

/// Where the reader's money from a study goes.
fn payee_form(study: StudyId, MyPayee { payee, is_given }: MyPayee, say: Locale) -> impl IntoView {
    let id = study.to_string();
    let is_open = !is_given || is_refused("/fn/work/payee", ("study", &id));
    let iban: Vec<char> = payee.iban.chars().collect();
    let iban = iban.chunks(4).map(String::from_iter).collect::<Vec<_>>().join(" ");
    let field = |name: &str| format!("{name}-{id}");
    let (name_id, iban_id, paypal_id) = (field("name"), field("iban"), field("paypal"));
    view! {
        <details class="card" open=is_open>
            <summary>
                <h3>{say.payee_title()}</h3>
            </summary>
            <p>{say.payee_lead()}</p>
            <Form action="/fn/work/payee" mark=("study", id)>
                <Field name="name" id=name_id label=say.payee_name() value=payee.name autocomplete="name" />
                <Field name="iban" id=iban_id label=say.payee_iban() value=iban hint=say.payee_iban_hint() />
                <Field name="paypal" id=paypal_id label=say.payee_paypal() value=payee.paypal hint=say.payee_paypal_hint() />
                <SubmitButton label=say.payee_save() />
            </Form>
        </details>
    }
}

/// The reader's bonuses in a study.
fn bonuses(given: Vec<OwnBonus>, currency: &str, say: Locale) -> Option<impl IntoView + use<>> {
    if given.is_empty() {
        return None;
    }
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.bonuses_reason()),
        Column::text(say.state()),
        Column::number(say.payments_amount()),
    ];
    let rows = given.into_iter().map(|bonus| {
        // Whether it was sent is between managers and the bank.
        let is_paid = bonus.state == PaymentState::Paid;
        let (word, tone) = (if is_paid { say.payments_is_paid() } else { say.is_approved() }, Tone::Good);
        let reason = bonus.reason.unwrap_or_else(|| say.bonuses_by_rule().to_owned());
        let amount = say.money(&Money::new(bonus.amount, currency));
        view! {
            <tr>
                <th scope="row">
                    <When at=bonus.created_at date_only=true />
                </th>
                <td class="as-written" dir="auto">{reason}</td>
                <td>
                    <Tag text=word tone=tone />
                </td>
                <td class="number" data-label=say.payments_amount()>{amount}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    Some(view! {
        <div class="cards">
            <Table caption=say.bonuses_yours() columns=columns>
                {rows}
            </Table>
        </div>
    })
}

#[component]
fn Statement(paid: Paid) -> impl IntoView {
    let say = spoken();
    let Paid { my, mut rows, bonuses, payee } = paid;
    let payee = payee.map(|payee| payee_form(my.study, payee, say));
    let currency = my.earned.paid.currency.clone();
    let columns = vec![
        Column::text(say.when_submitted()),
        Column::text(say.task()),
        Column::text(say.state()),
        Column::number(say.time_worked()),
        Column::number(say.pay()),
    ];
    let empty = rows.is_empty();
    // What needs the worker's attention comes first.
    rows.sort_by_key(|row| row.approval != Approval::Rejected);
    let lines = rows.into_iter().map(|row| {
        let title = row.title.clone();
        let (word, tone) = state(&row, say);
        let reason = row.reason.clone();
        let is_rejected = row.approval == Approval::Rejected;
        let contested = row.contested_at;
        let pay = if is_rejected { 0 } else { row.reward };
        let contest = is_rejected.then(|| {
            let address = format!("/work/assignments/{}#raised", row.id);
            let label = if contested.is_some() { say.contest_and_replies() } else { say.contest_this() };
            view! { <p><a class="alone" href=address>{label}</a></p> }
        });
        view! {
            <tr>
                <th scope="row">
                    <When at=row.submitted_at />
                </th>
                <td>
                    <a class="alone" href=format!("/work/assignments/{}", row.id)>{title}</a>
                </td>
                <td>
                    <Tag text=word tone=tone />
                    {contested
                        .map(|at| {
                            view! {
                                " "
                                <Tag text=say.is_contested() tone=Tone::Warn />
                                " "
                                <span class="small"><When at=at date_only=true /></span>
                            }
                        })}
                    {(!reason.is_empty()).then(|| view! { <p class="small as-written" dir="auto">{reason}</p> })}
                    {contest}
                </td>
                <td class="number" data-label=say.time_worked() data-sort=row.active_ms.to_string()>
                    {duration(row.active_ms, say)}
                </td>
                <td class="number" data-label=say.pay() data-sort=pay.to_string()>
                    {say.money(&Money::new(pay, currency.clone()))}
                </td>
            </tr>
        }
    });
    let lines = lines.collect_view();
    let bonuses = self::bonuses(bonuses, &my.earned.paid.currency, say);
    view! {
        <Section title=my.title>
            <EarnedBlock earned=my.earned />
            {payee}
            {bonuses}
            {if empty {
                view! { <Empty text=say.submissions_appear() /> }.into_any()
            } else {
                view! {
                    <div class="cards">
                        <Table caption=say.your_submissions() columns=columns sortable=true>
                            {lines}
                        </Table>
                    </div>
                }
                    .into_any()
            }}
        </Section>
    }
}

fn state(row: &SubmissionRow, say: Locale) -> (&'static str, Tone) {
    match (row.state, row.outcome) {
        (SubmissionState::Paid, _) => (say.payments_is_paid(), Tone::Good),
        (SubmissionState::Approved, _) => (say.is_approved(), Tone::Good),
        (SubmissionState::Rejected, _) => (say.is_rejected(), Tone::Bad),
        (SubmissionState::Waiting, Outcome::Surplus) => (say.is_late(), Tone::Plain),
        (SubmissionState::Waiting, _) => (say.is_waiting(), Tone::Plain),
    }
}
