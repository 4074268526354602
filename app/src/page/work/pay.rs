//! `/work/pay`: every submission with what became of it.

use engine::crowd::work::MyStudy;
use engine::money::pay::SubmissionRow;
use leptos::prelude::*;
use shared::{Approval, Locale, Money, Outcome, Problem, SubmissionState};

use super::earned::EarnedBlock;
use crate::call;
use crate::page::WorkFrame;
use crate::part::{Column, Empty, Head, Section, Table, Tag, Tone, When, duration, load, spoken};

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
                        {studies.into_iter().map(|(my, rows)| view! { <Statement my=my rows=rows /> }).collect_view()}
                    },
                )
            })}
        </WorkFrame>
    }
}

async fn statements() -> Result<Vec<(MyStudy, Vec<SubmissionRow>)>, Problem> {
    let mut statements = Vec::new();
    for my in call::my_work().await? {
        let rows = call::my_submissions(my.study).await?;
        statements.push((my, rows));
    }
    Ok(statements)
}

#[component]
fn Statement(my: MyStudy, mut rows: Vec<SubmissionRow>) -> impl IntoView {
    let say = spoken();
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
                <td>{title}</td>
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
    view! {
        <Section title=my.title>
            <EarnedBlock earned=my.earned />
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
