//! `/work/pay`: every submission with what became of it.

use engine::crowd::work::MyStudy;
use engine::money::pay::SubmissionRow;
use leptos::prelude::*;
use shared::{Approval, Decimal, Locale, Money, Outcome, Problem};

use super::earned::EarnedBlock;
use crate::call;
use crate::page::WorkFrame;
use crate::part::{Column, Empty, Head, Section, Table, Tag, Tone, When, load, spoken};

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
        Column::number(say.minutes()),
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
        let pay = if is_rejected { 0 } else { row.reward };
        let contest = is_rejected.then(|| {
            let address = format!("/work/assignments/{}#raised", row.id);
            view! { <p><a href=address>{say.contest_this()}</a></p> }
        });
        view! {
            <tr>
                <th scope="row">
                    <When at=row.submitted_at />
                </th>
                <td>{title}</td>
                <td>
                    <Tag text=word tone=tone />
                    {(!reason.is_empty()).then(|| view! { <p class="small">{reason}</p> })}
                    {contest}
                </td>
                <td class="number" data-label=say.minutes() data-sort=row.active_ms.to_string()>
                    {minutes(row.active_ms, say)}
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
    match (row.approval, row.outcome) {
        (Approval::Approved, _) => (say.is_approved(), Tone::Good),
        (Approval::Rejected, _) => (say.is_rejected(), Tone::Bad),
        (Approval::Waiting, Outcome::Surplus) => (say.is_late(), Tone::Plain),
        (Approval::Waiting, _) => (say.is_waiting(), Tone::Plain),
    }
}

/// Minutes, to a tenth.
fn minutes(ms: i64, say: Locale) -> String {
    Decimal::new(ms / 6_000, 1).map(|minutes| say.decimal(minutes)).unwrap_or_default()
}
