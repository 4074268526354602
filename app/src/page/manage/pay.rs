//! `/studies/{study}/pay`: submissions that wait for approval, the workers' hourly rates, and the payouts.

mod answers;
mod bonus;
mod details;
mod fees;
mod ledger;
mod outs;
mod submissions;
mod through;
mod workers;

pub use bonus::Bonuses;
pub use details::PayOut;

use leptos::prelude::*;
use report::wages::Wages;
use shared::pay::NEARLY_USED;
use shared::{AssignmentId, Locale, Problem, StudyId, SubmissionState};

use self::submissions::Shown;
use crate::call::{self, Listed};
use crate::page::Frame;
use crate::part::{Download, Figure, Head, Notice, Section, Tone, load, news, param, query, spoken};

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
                let fees = fees::section(study, call::bonus_fees(study).await?, say);
                Ok(view! {
                    <Head title=say.payments_title() lead=say.payments_lead()>
                        <Download files=files />
                    </Head>
                    {news()}
                    {warnings(study, &wages, say)}
                    {budget(&wages, say)}
                    <Section title=title id="submissions">{submissions}</Section>
                    <Section title=say.workers() lead=say.payments_active_time_lead()>{earners}</Section>
                    {outs::view(study, &wages, say)}
                    {fees}
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

/// What a manager should act on: a budget that is nearly used, and pay below the lowest rate.
fn warnings(study: StudyId, wages: &Wages, say: Locale) -> impl IntoView + use<> {
    let money = |minor: i64| wages.money(minor);
    let percent = wages.used_percent().filter(|percent| *percent >= NEARLY_USED);
    let used = percent.zip(wages.limit).map(|(percent, limit)| {
        let promised = wages.budget.promised;
        let is_used = promised >= limit;
        let text = if is_used {
            say.payments_budget_used(money(promised), money(limit))
        } else {
            say.payments_budget_nearly_used(percent, money(promised), money(limit))
        };
        view! {
            <Notice tone=Tone::Warn>
                {text} " " <a href=format!("/studies/{study}/settings#general")>{say.payments_change_budget()}</a>
            </Notice>
        }
    });
    let low = wages.below_floor().map(|(median, floor)| {
        let text = say.payments_below_floor(money(median), money(floor));
        view! {
            <Notice tone=Tone::Warn>
                {text} " "
                <a href=format!("/studies/{study}/pay/bonus")>{say.payments_lift_by_bonus()}</a>
            </Notice>
        }
    });
    view! {
        {used}
        {low}
    }
}

fn budget(wages: &Wages, say: Locale) -> impl IntoView + use<> {
    let money = |minor: i64| Ok::<String, String>(say.money(&wages.money(minor)));
    let hourly = wages.median_hourly().map(|minor| say.money(&wages.money(minor)));
    let hourly = hourly.ok_or_else(|| say.payments_no_hourly_yet().to_owned());
    let target = say.payments_hourly_target(wages.money(wages.target));
    let limit = wages.limit.map(|limit| {
        let base = say.payments_budget_of(wages.money(limit));
        view! { <Figure label=say.payments_promised() value=money(wages.budget.promised) base=base /> }
    });
    let some =
        |label: &'static str, minor: i64| (minor != 0).then(|| view! { <Figure label=label value=money(minor) /> });
    view! {
        <div class="figures">
            <Figure label=say.payments_median_hourly() value=hourly base=target method=say.payments_hourly_method() />
            <Figure label=say.payments_total_cost() value=money(wages.budget.total) base=say.payments_total_cost_base() />
            {limit}
            <Figure label=say.waiting_for_approval() value=money(wages.budget.waiting) />
            <Figure label=say.payments_approved_unsent() value=money(wages.budget.approved) />
            {some(say.payments_sent_unconfirmed(), wages.budget.sent)}
            {some(say.payments_held(), wages.budget.held)}
            <Figure label=say.paid() value=money(wages.budget.paid) />
        </div>
    }
}
