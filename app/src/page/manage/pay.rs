//! `/studies/{study}/pay`: submissions that wait for approval, the workers' hourly rates, and the payouts.

mod ledger;
mod waiting;
mod workers;

use engine::access::OWN_WORK;
use engine::money::wage::Wages;
use leptos::prelude::*;
use shared::StudyId;

use crate::call::{self, told};
use crate::page::Frame;
use crate::part::{
    Column, Download, Figure, Form, Head, Hidden, MoneyText, Notice, Section, SubmitButton, Table, Tone, When, load,
    param,
};

/// Submissions, wages, ledger.
#[component]
pub fn Pay() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="pay">
            {load(async move {
                let study = study?;
                let wages = call::wages(study).await?;
                let submissions = call::waiting(study).await?;
                let file = |ending: &str| format!("/api/v1/studies/{study}/exports/payments.{ending}");
                let files = vec![("CSV", file("csv")), ("JSON lines", file("jsonl"))];
                let decisions = waiting::view(study, &wages, &submissions);
                let earners = workers::view(&wages);
                let lines = ledger::view(&call::ledger(study).await?);
                let news = told().map(|told| view! { <Notice tone=Tone::Good title="Done"><p>{told}</p></Notice> });
                Ok(view! {
                    <Head title="Pay" lead="Approve work, see what it pays for an hour, and pay once.">
                        <Download files=files />
                    </Head>
                    {news}
                    {budget(&wages)}
                    <Section title="Waiting for approval">{decisions}</Section>
                    <Section title="Workers" lead="Active time as the page counted it; a pause counts for at most a minute.">{earners}</Section>
                    {pay_outs(study, &wages)}
                    <Section title="Ledger">{lines}</Section>
                })
            })}
        </Frame>
    }
}

fn budget(wages: &Wages) -> impl IntoView + use<> {
    let money = |minor: i64| Ok::<String, String>(wages.money(minor).to_string());
    let hourly = wages.median_hourly().map(|minor| wages.money(minor).to_string());
    let hourly = hourly.ok_or_else(|| "nobody has worked for a minute yet".to_owned());
    let target = format!("target {}", wages.money(wages.target));
    view! {
        <div class="figures">
            <Figure label="Median an hour" value=hourly base=target method="What is approved or waiting for each worker, over their active time; the median over workers with at least a minute of work." />
            <Figure label="Whole study" value=money(wages.budget.total) base="all places of all hits" />
            <Figure label="Waiting" value=money(wages.budget.waiting) />
            <Figure label="Approved, unpaid" value=money(wages.budget.approved) />
            <Figure label="Paid" value=money(wages.budget.paid) />
        </div>
    }
}

fn pay_outs(study: StudyId, wages: &Wages) -> impl IntoView + use<> {
    let own = wages.own_approved;
    let open = wages.budget.approved - own;
    let own = (own != 0).then(|| format!("{} that you earned yourself remains unpaid. {OWN_WORK}", wages.money(own)));
    let label = format!("Pay {} and make the file", wages.money(open));
    let columns =
        vec![Column::text("When"), Column::number("Lines"), Column::number("Amount"), Column::actions("File")];
    let rows = wages.pay_outs.iter().map(|pay_out| {
        let file = format!("/api/v1/studies/{study}/pay-outs/{}.csv", pay_out.paid_at.rfc3339());
        let amount = wages.money(pay_out.amount);
        view! {
            <tr>
                <th scope="row">
                    <When at=pay_out.paid_at />
                </th>
                <td class="number">{pay_out.lines}</td>
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
            title="Pay-outs"
            id="pay-outs"
            lead="A pay-out marks everything approved as paid and gives a file with a line a worker. Paying again pays only what was approved since."
        >
            {own.map(|own| view! { <Notice>{own}</Notice> })}
            {(open > 0)
                .then(|| {
                    view! {
                        <Form action="/fn/pay/out">
                            <Hidden name="study" value=study.to_string() />
                            <SubmitButton label=label />
                        </Form>
                    }
                })}
            {(open == 0).then(|| view! { <p class="muted">"Nothing is approved and unpaid."</p> })}
            {(!empty).then(|| view! { <Table caption="Pay-outs" columns=columns>{rows}</Table> })}
        </Section>
    }
}
