//! `/studies/{study}/pay`: submissions that wait for approval, the workers' hourly rates, and the payouts.

mod answers;
mod ledger;
mod submissions;
mod workers;

use leptos::prelude::*;
use report::wages::Wages;
use shared::{AssignmentId, Locale, Problem, StudyId, SubmissionState};

use self::submissions::Shown;
use crate::call::{self, Listed, is_refused};
use crate::page::Frame;
use crate::part::{
    Column, Download, Figure, Form, Head, Hidden, MoneyText, Notice, Section, SubmitButton, Table, When, load, news,
    param, query, spoken,
};

/// Submissions, wages, ledger.
#[component]
pub fn Pay() -> impl IntoView {
    let study = param::<StudyId>("study");
    let asked = |name: &str| query(name).unwrap_or_default();
    let listed = Listed::read(&asked("worker"), &asked("task"), &asked("state"));
    let place = (asked("after").parse().ok(), asked("answers").parse().ok());
    view! {
        <Frame study=study.clone().ok() here="pay">
            {load(async move {
                let (study, say) = (study?, spoken());
                let wages = call::wages(study).await?;
                let shown = shown(study, listed, place).await?;
                let file = |ending: &str| format!("/api/v1/studies/{study}/exports/payments.{ending}");
                let files = vec![("CSV", file("csv")), ("JSON lines", file("jsonl"))];
                let title = match listed.state {
                    Some(SubmissionState::Waiting) => say.waiting_for_approval(),
                    _ => say.submissions(),
                };
                let submissions = submissions::view(&wages, &shown);
                let earners = workers::view(&wages);
                let (newest, n) = call::newest_of_ledger(study, ledger::SHOWN).await?;
                let lines = ledger::view(&newest, n);
                Ok(view! {
                    <Head title=say.payments_title() lead=say.payments_lead()>
                        <Download files=files />
                    </Head>
                    {news()}
                    {budget(&wages, say)}
                    <Section title=title id="submissions">{submissions}</Section>
                    <Section title=say.workers() lead=say.payments_active_time_lead()>{earners}</Section>
                    {pay_outs(study, &wages, say)}
                    <Section title=say.payments_ledger()>{lines}</Section>
                })
            })}
        </Frame>
    }
}

/// The listed submissions; the answers of one of them only if it is on the page.
async fn shown(
    study: StudyId,
    listed: Listed,
    (after, answers): (Option<AssignmentId>, Option<AssignmentId>),
) -> Result<Shown, Problem> {
    let page = call::submissions(study, listed, after).await?;
    let on_page = answers.filter(|id| page.rows.iter().any(|row| row.id == *id && !row.own));
    let answers = match on_page {
        Some(id) => Some(call::submission_answers(study, id).await?),
        None => None,
    };
    Ok(Shown { study, listed, after, page, answers })
}

fn budget(wages: &Wages, say: Locale) -> impl IntoView + use<> {
    let money = |minor: i64| Ok::<String, String>(say.money(&wages.money(minor)));
    let hourly = wages.median_hourly().map(|minor| say.money(&wages.money(minor)));
    let hourly = hourly.ok_or_else(|| say.payments_no_hourly_yet().to_owned());
    let target = say.payments_hourly_target(wages.money(wages.target));
    view! {
        <div class="figures">
            <Figure label=say.payments_median_hourly() value=hourly base=target method=say.payments_hourly_method() />
            <Figure label=say.payments_total_cost() value=money(wages.budget.total) base=say.payments_total_cost_base() />
            <Figure label=say.waiting_for_approval() value=money(wages.budget.waiting) />
            <Figure label=say.payments_approved_unpaid() value=money(wages.budget.approved) />
            <Figure label=say.paid() value=money(wages.budget.paid) />
        </div>
    }
}

fn pay_outs(study: StudyId, wages: &Wages, say: Locale) -> impl IntoView + use<> {
    let own = wages.own_approved;
    let open = wages.budget.approved - own;
    let own = (own != 0).then(|| format!("{} {}", say.payments_own_unpaid(wages.money(own)), say.own_work()));
    let label = say.payments_pay_out(wages.money(open));
    let warning = say.payments_payout_warning(wages.money(open));
    let columns = vec![
        Column::text(say.when()),
        Column::number(say.payments_entries()),
        Column::number(say.payments_amount()),
        Column::actions(say.file()),
    ];
    let rows = wages.pay_outs.iter().map(|pay_out| {
        let file = format!("/api/v1/studies/{study}/pay-outs/{}.csv", pay_out.paid_at.rfc3339());
        let amount = wages.money(pay_out.amount);
        view! {
            <tr>
                <th scope="row">
                    <When at=pay_out.paid_at />
                </th>
                <td class="number">{say.integer(pay_out.lines)}</td>
                <td class="number">
                    <MoneyText amount=amount />
                </td>
                <td>
                    <a href=file download>
                        "CSV"
                    </a>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let empty = wages.pay_outs.is_empty();
    view! {
        <Section
            title=say.payments_payouts()
            id="pay-outs"
            lead=say.payments_payouts_lead()
        >
            {own.map(|own| view! { <Notice>{own}</Notice> })}
            {(open > 0)
                .then(|| {
                    view! {
                        <details class="card" open=is_refused("/fn/pay/out", ("study", &study.to_string()))>
                            <summary>{label}</summary>
                            <p>{warning}</p>
                            <Form action="/fn/pay/out">
                                <Hidden name="study" value=study.to_string() />
                                <SubmitButton label=say.payments_confirm_payout() />
                            </Form>
                        </details>
                    }
                })}
            {(open == 0).then(|| view! { <p class="muted">{say.payments_nothing_to_pay()}</p> })}
            {(!empty).then(|| view! { <Table caption=say.payments_payouts() columns=columns>{rows}</Table> })}
        </Section>
    }
}
