//! `/studies/{study}/pay/bonus`: bonuses by a rule, looked at and approved, and bonuses by hand.

use engine::money::bonus::{BonusDraft, BonusLine, RuleForm};
use leptos::prelude::*;
use shared::{BonusRule, BonusTime, Locale, Money, Problem, StudyId, pseudonym};

use crate::call::{self, is_refused};
use crate::page::Frame;
use crate::part::{
    Check, Choice, Column, Confirm, Empty, Field, Form, Head, Hidden, LinkButton, Look, MoneyText, Notice, Section,
    Select, SubmitButton, Table, When, duration, load, news, param, query, spoken,
};

/// What the address says to start from the rule of XFORMAL.
const XFORMAL: &str = "xformal";

/// Bonuses.
#[component]
pub fn Bonuses() -> impl IntoView {
    let study = param::<StudyId>("study");
    let asked = (query("rule").unwrap_or_default(), query("edit").unwrap_or_default());
    view! {
        <Frame study=study.clone().ok() here="pay/bonus">
            {load(async move {
                let (study, say) = (study?, spoken());
                let draft = call::bonus_draft(study).await?;
                let (target, xformal, currency) = call::bonus_rules(study).await?;
                let rule = match (&draft, asked.0.as_str()) {
                    (_, XFORMAL) => xformal,
                    (Some(draft), "") => draft.round.rule,
                    _ => target,
                };
                // What waits for a decision comes first.
                let is_first = draft.as_ref().is_some_and(|draft| !draft.lines.is_empty());
                let round = || round(study, draft.as_ref(), (&asked.1, &currency), say);
                let by_hand = by_hand(study, &currency, say)?;
                Ok(view! {
                    <Head title=say.bonuses_title() lead=say.bonuses_page_lead() />
                    {news()}
                    {is_first.then(round)}
                    {rule_form(study, &rule, &currency, say)}
                    {(!is_first).then(round)}
                    {by_hand}
                })
            })}
        </Frame>
    }
}

fn rule_form(study: StudyId, rule: &BonusRule, currency: &str, say: Locale) -> impl IntoView + use<> {
    let form = RuleForm::from_rule(rule, currency);
    let times = BonusTime::ALL.iter().map(|time| {
        let label = match time {
            BonusTime::Own => say.bonuses_time_own(),
            BonusTime::Median => say.bonuses_time_median(),
        };
        Choice::new(time.as_str(), label)
    });
    let times: Vec<Choice> = times.collect();
    let page = format!("/studies/{study}/pay/bonus");
    let labels = [Locale::bonuses_target, Locale::bonuses_round_up_to, Locale::bonuses_least, Locale::bonuses_most];
    let [target, round_up_to, least, most] = labels.map(|label| label(say, currency));
    let once = form.once == "true";
    view! {
        <Section title=say.bonuses_rule() id="rule" lead=say.bonuses_rule_lead()>
            <p class="row">
                <LinkButton href=format!("{page}?rule=target") label=say.bonuses_start_target() />
                <LinkButton href=format!("{page}?rule={XFORMAL}") label=say.bonuses_start_xformal() />
            </p>
            <Form action="/fn/bonus/compute">
                <Hidden name="study" value=study.to_string() />
                <Field
                    name="target_hourly"
                    label=target
                    value=form.target_hourly
                    required=true
                    hint=say.bonuses_target_hint()
                />
                <Select name="time" label=say.bonuses_time() choices=times value=form.time hint=say.bonuses_time_hint() />
                <Field
                    name="most_medians"
                    label=say.bonuses_most_medians()
                    kind="number"
                    min=0
                    max=BonusRule::MOST_MEDIANS
                    value=form.most_medians
                    hint=say.bonuses_most_medians_hint()
                />
                <Field name="round_up_to" label=round_up_to value=form.round_up_to />
                <Field
                    name="least"
                    label=least
                    value=form.least
                    hint=say.bonuses_least_hint()
                />
                <Field name="most" label=most value=form.most hint=say.bonuses_most_hint() />
                <Check name="once" label=say.bonuses_once() checked=once value="true" />
                <SubmitButton label=say.bonuses_compute() />
            </Form>
        </Section>
    }
}

/// The round that nobody has approved yet.
fn round(
    study: StudyId,
    draft: Option<&BonusDraft>,
    (edited, currency): (&str, &str),
    say: Locale,
) -> impl IntoView + use<> {
    let content = match draft {
        None => view! { <Empty text=say.bonuses_none_yet() /> }.into_any(),
        Some(draft) if draft.lines.is_empty() => view! { <Empty text=say.bonuses_nobody() /> }.into_any(),
        Some(draft) => lines(study, draft, (edited, currency), say).into_any(),
    };
    let computed = draft.map(|draft| {
        view! {
            <p class="muted">
                {say.bonuses_computed_at()} " " <When at=draft.round.created_at />
            </p>
        }
    });
    view! {
        <Section title=say.bonuses_round() id="round">
            {computed}
            {content}
        </Section>
    }
}

fn lines(study: StudyId, draft: &BonusDraft, (edited, currency): (&str, &str), say: Locale) -> impl IntoView + use<> {
    let money = |minor: i64| Money::new(minor, currency);
    let columns = vec![
        Column::text(say.worker()),
        Column::number(say.submissions()),
        Column::number(say.bonuses_counted_time()),
        Column::number(say.bonuses_earned()),
        Column::number(say.bonuses_computed()),
        Column::number(say.bonuses_amount(currency)),
        Column::actions(say.bonuses_change()),
    ];
    let rows = draft.lines.iter().map(|line| row(study, draft, line, (edited, currency), say)).collect_view();
    let own = draft.own.map(|own| {
        let text = format!("{} {}", say.bonuses_own(money(own)), say.own_work());
        view! { <Notice>{text}</Notice> }
    });
    let n =
        draft.lines.iter().filter(|line| line.amount > 0).count() - usize::from(draft.own.is_some_and(|own| own > 0));
    let (means, total) = (say.bonuses_approve_means(n, money(draft.total)), draft.total.to_string());
    let (id, is_open) = (draft.round.id.to_string(), is_refused("/fn/bonus/approve", ("study", &study.to_string())));
    let approve = (n > 0).then(|| {
        view! {
            <Confirm label=say.bonuses_approve() means=means look=Look::Main open=is_open>
                <Form action="/fn/bonus/approve">
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="round" value=id />
                    <Hidden name="total" value=total />
                    <SubmitButton label=say.bonuses_approve() />
                </Form>
            </Confirm>
        }
    });
    view! {
        {own}
        <div class="dense">
            <Table caption=say.bonuses_round() columns=columns sortable=true>
                {rows}
            </Table>
        </div>
        {approve}
    }
}

fn row(
    study: StudyId,
    draft: &BonusDraft,
    line: &BonusLine,
    (edited, currency): (&str, &str),
    say: Locale,
) -> impl IntoView + use<> {
    let worker = pseudonym(line.number);
    let amount = |minor: i64| {
        let amount = Money::new(minor, currency);
        view! {
            <td class="number" data-sort=minor.to_string()>
                <MoneyText amount=amount />
            </td>
        }
    };
    let is_edited = edited == worker || is_refused("/fn/bonus/change", ("worker", &worker));
    let reason = line.reason.clone();
    let change = if is_edited {
        let label = say.bonuses_amount(currency);
        let (round, amount) = (draft.round.id.to_string(), Money::new(line.amount, currency).in_field());
        view! {
            <Form action="/fn/bonus/change" mark=("worker", worker.clone())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="round" value=round />
                <Field name="amount" id="change-amount" label=label value=amount required=true />
                <Field
                    name="reason"
                    id="change-reason"
                    label=say.bonuses_reason()
                    value=reason
                    required=true
                    hint=say.bonuses_reason_hint()
                />
                <SubmitButton label=say.bonuses_save_change() />
            </Form>
        }
        .into_any()
    } else {
        let href = format!("/studies/{study}/pay/bonus?edit={worker}#{worker}");
        let label = say.bonuses_change_of(&worker);
        view! { <a href=href aria-label=label>{say.bonuses_change()}</a> }.into_any()
    };
    let reason =
        (!line.reason.is_empty()).then(|| view! { <p class="small as-written" dir="auto">{line.reason.clone()}</p> });
    view! {
        <tr id=worker.clone()>
            <th scope="row">{worker.clone()}</th>
            <td class="number">{say.integer(line.submissions)}</td>
            <td class="number" data-sort=line.counted_ms.to_string()>
                {duration(line.counted_ms, say)}
            </td>
            {amount(line.earned)} {amount(line.computed)} {amount(line.amount)}
            <td>{reason} {change}</td>
        </tr>
    }
}

/// The form for a bonus by hand. Its id is new with each page, so that a second click gives no second bonus.
fn by_hand(study: StudyId, currency: &str, say: Locale) -> Result<impl IntoView + use<>, Problem> {
    let id = call::new_bonus_id()?.to_string();
    let amount = say.bonuses_amount(currency);
    Ok(view! {
        <Section title=say.bonuses_by_hand() id="by-hand" lead=say.bonuses_by_hand_lead()>
            <Form action="/fn/bonus/give">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="id" value=id />
                <Field name="worker" label=say.worker() required=true hint=say.bonuses_worker_hint() />
                <Field name="amount" label=amount required=true />
                <Field name="reason" label=say.bonuses_reason() required=true hint=say.bonuses_reason_hint() />
                <SubmitButton label=say.bonuses_give() />
            </Form>
        </Section>
    })
}
