//! `/studies/{study}/pay/out/{pay_out}`: one payout: its files, who gets what, and what became of it.

use engine::money::payout::{Owed, PayOutDetails};
use leptos::prelude::*;
use shared::{Locale, Money, PayFileKind, PayOutId, PaymentState, Provider, StudyId, pseudonym};

use super::outs::state;
use super::through;
use crate::call::{self, is_refused};
use crate::page::Frame;
use crate::part::{
    Column, Confirm, Field, Figure, Form, Head, Hidden, Look, MoneyText, Notice, Section, ServiceWords, SubmitButton,
    Table, Tag, Tone, load, news, param, provider_name, spoken,
};

/// A payout.
#[component]
pub fn PayOut() -> impl IntoView {
    let study = param::<StudyId>("study");
    let id = param::<PayOutId>("pay_out");
    view! {
        <Frame study=study.clone().ok() here="pay">
            {load(async move {
                let (study, say) = (study?, spoken());
                let found = call::pay_out_details(study, id?).await?;
                let title = say.pay_outs_title(say.date_time(found.pay_out.created_at));
                let (word, tone) = state(&found.pay_out, say);
                let lead = through::all_through(&found)
                    .map_or_else(|| say.pay_outs_lead(), |at| ServiceWords { at, say }.pays_lead());
                Ok(view! {
                    <Head title=title lead=lead>
                        <Tag text=word tone=tone />
                    </Head>
                    {news()}
                    {figures(&found, say)}
                    {confirm(study, &found, say)}
                    {through::sections(study, &found, say)}
                    {through::unlisted(&found, say)}
                    {files(study, &found, say)}
                    {owed(study, &found, say)}
                    <p>
                        <a href=format!("/studies/{study}/pay#pay-outs")>{say.pay_outs_all()}</a>
                    </p>
                })
            })}
        </Frame>
    }
}

fn money(found: &PayOutDetails, minor: i64) -> Money {
    Money::new(minor, found.owed.first().map(|owed| owed.currency.clone()).unwrap_or_default())
}

fn figures(found: &PayOutDetails, say: Locale) -> impl IntoView + use<> {
    let shown = |minor: i64| Ok::<String, String>(say.money(&money(found, minor)));
    let pay_out = &found.pay_out;
    let held = (pay_out.held != 0).then(|| view! { <Figure label=say.payments_held() value=shown(pay_out.held) /> });
    view! {
        <div class="figures">
            <Figure label=say.payments_amount() value=shown(pay_out.amount) />
            <Figure label=say.payments_sent_unconfirmed() value=shown(pay_out.sent) />
            {held}
            <Figure label=say.paid() value=shown(pay_out.paid) />
        </div>
    }
}

/// The lines of which nothing is confirmed.
fn open(found: &PayOutDetails) -> impl Iterator<Item = &Owed> {
    found.owed.iter().filter(|owed| owed.state != PaymentState::Paid)
}

/// A part of a payout that is confirmed by one button: as its form calls it, and what the button says.
struct Part {
    what: &'static str,
    label: String,
    has: Box<dyn Fn(&Owed) -> bool>,
}

/// All of it, or, if workers gave accounts, what is paid with each file, and what each site pays that pays its own people.
fn parts(found: &PayOutDetails, say: Locale) -> Vec<Part> {
    if !found.asks_payee {
        return vec![Part { what: "all", label: say.pay_outs_confirm().to_owned(), has: Box::new(|_| true) }];
    }
    let file = |kind: PayFileKind, label: &str| Part {
        what: kind.as_str(),
        label: label.to_owned(),
        has: Box::new(move |owed| owed.way == Some(kind)),
    };
    let mut parts = vec![
        file(PayFileKind::Sepa, say.pay_outs_confirm_sepa()),
        file(PayFileKind::Paypal, say.pay_outs_confirm_paypal()),
    ];
    parts.extend(Provider::ALL.iter().filter(|provider| provider.pays_its_people()).map(|&provider| Part {
        what: provider.as_str(),
        label: say.pay_outs_confirm_at(provider_name(provider).unwrap_or_default()),
        has: Box::new(move |owed| owed.way.is_none() && owed.sent_by() == Some(provider)),
    }));
    parts
}

/// The buttons that confirm.
fn confirm(study: StudyId, found: &PayOutDetails, say: Locale) -> impl IntoView + use<> {
    let id = found.pay_out.id;
    let buttons = parts(found, say).into_iter().filter_map(|Part { what, label, has }| {
        let by_hand = open(found).filter(|owed| found.own != Some(owed.worker) && owed.through.is_none());
        let amount: i64 = by_hand.filter(|owed| has(owed)).map(|owed| owed.amount).sum();
        let means = say.pay_outs_confirm_means(money(found, amount));
        (amount > 0).then(|| {
            view! {
                <Confirm label=label.clone() means=means look=Look::Main open=is_refused("/fn/pay/confirm", ("what", what))>
                    <Form action="/fn/pay/confirm" mark=("what", what.to_owned())>
                        <Hidden name="study" value=study.to_string() />
                        <Hidden name="pay_out" value=id.to_string() />
                        <SubmitButton label=label />
                    </Form>
                </Confirm>
            }
        })
    });
    let buttons = buttons.collect_view();
    let is_held = found.pay_out.held != 0;
    view! {
        {is_held.then(|| view! { <Notice tone=Tone::Warn>{say.pay_outs_held_means()}</Notice> })}
        {buttons}
    }
}

/// The files with which it is paid: those in which there is somebody.
fn files(study: StudyId, found: &PayOutDetails, say: Locale) -> impl IntoView + use<> {
    let id = found.pay_out.id;
    let is_in_use = |kind: PayFileKind| open(found).any(|owed| owed.way == Some(kind));
    let is_of_use = |kind: &&PayFileKind| match kind {
        PayFileKind::List => true,
        PayFileKind::Sepa => found.payer.is_some() && is_in_use(PayFileKind::Sepa),
        PayFileKind::Paypal => is_in_use(PayFileKind::Paypal),
        PayFileKind::Accounts => open(found).any(|owed| owed.way.is_some()),
    };
    let links = PayFileKind::ALL.iter().filter(is_of_use).map(|kind| {
        let label = match kind {
            PayFileKind::List => say.pay_outs_list(),
            PayFileKind::Sepa => say.pay_outs_sepa(),
            PayFileKind::Paypal => say.pay_outs_paypal(),
            PayFileKind::Accounts => say.pay_outs_accounts(),
        };
        let href = format!("/api/v1/studies/{study}/pay-outs/{id}/files/{kind}");
        view! {
            <li>
                <a href=href download>
                    {label}
                </a>
            </li>
        }
    });
    let links = links.collect_view();
    let pays_by_bank = is_in_use(PayFileKind::Sepa);
    let payer = pays_by_bank.then(|| payer(study, found, say));
    let no_payer = (found.payer.is_none() && pays_by_bank).then(|| say.pay_outs_payer_first());
    let without = found.asks_payee.then(|| without_account(study, found, say));
    let hint = if found.asks_payee { say.pay_outs_files_lead() } else { say.pay_outs_files_plain_lead() };
    view! {
        <Section title=say.pay_outs_files() id="files" lead=hint>
            <ul>{links}</ul>
            {no_payer.map(|text| view! { <p>{text}</p> })}
            {without}
            {payer}
        </Section>
    }
}

/// Who is in no file, and the form that puts them into the next payout.
fn without_account(study: StudyId, found: &PayOutDetails, say: Locale) -> Option<impl IntoView + use<>> {
    let who: Vec<String> = open(found)
        .filter(|owed| {
            owed.way.is_none() && owed.through.is_none() && !owed.sent_by().is_some_and(Provider::pays_its_people)
        })
        .map(|owed| pseudonym(owed.number))
        .collect();
    if who.is_empty() {
        return None;
    }
    let (text, id) = (say.pay_outs_without_account(say.list(&who)), found.pay_out.id);
    Some(view! {
        <p>{text}</p>
        <Confirm
            label=say.pay_outs_next_payout()
            means=say.pay_outs_next_payout_means()
            open=is_refused("/fn/pay/return", ("worker", ""))
        >
            <Form action="/fn/pay/return" mark=("worker", String::new())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="pay_out" value=id.to_string() />
                <Hidden name="reason" value=say.pay_outs_next_payout_why() />
                <SubmitButton label=say.pay_outs_next_payout() />
            </Form>
        </Confirm>
    })
}

/// The account from which the study pays, for the file of the bank.
fn payer(study: StudyId, found: &PayOutDetails, say: Locale) -> impl IntoView + use<> {
    let (id, payer) = (found.pay_out.id.to_string(), found.payer.clone().unwrap_or_default());
    let is_open = is_refused("/fn/pay/payer", ("pay_out", &id));
    view! {
        <details class="card" open=is_open>
            <summary>{say.pay_outs_payer()}</summary>
            <Form action="/fn/pay/payer" mark=("pay_out", id.clone())>
                <Hidden name="study" value=study.to_string() />
                <Field name="name" label=say.payee_name() value=payer.name required=true />
                <Field name="iban" label=say.payee_iban() value=payer.iban required=true />
                <Field name="bic" label=say.pay_outs_bic() value=payer.bic hint=say.pay_outs_bic_hint() />
                <SubmitButton label=say.pay_outs_save_payer() />
            </Form>
        </details>
    }
}

/// What each worker gets, and the actions on it.
fn owed(study: StudyId, found: &PayOutDetails, say: Locale) -> impl IntoView + use<> {
    let is_known = found.owed.iter().any(|owed| owed.participant.is_some());
    let known_as = is_known.then(|| Column::text(say.pay_outs_known_as()));
    let columns = [Column::text(say.worker())].into_iter().chain(known_as).chain([
        Column::number(say.payments_entries()),
        Column::number(say.payments_amount()),
        Column::text(say.state()),
        Column::actions(say.actions()),
    ]);
    let columns = columns.collect::<Vec<_>>();
    let rows = found.owed.iter().map(|owed| row(study, found, (owed, is_known), say)).collect_view();
    view! {
        <Section title=say.pay_outs_workers() id="workers">
            <div class="cards">
                <Table caption=say.pay_outs_workers() columns=columns>
                    {rows}
                </Table>
            </div>
        </Section>
    }
}

/// A worker with what they get; `is_known` if the table has a column for IDs at providers.
fn row(study: StudyId, found: &PayOutDetails, (owed, is_known): (&Owed, bool), say: Locale) -> impl IntoView + use<> {
    let worker = pseudonym(owed.number);
    let words = owed.service.map(|at| ServiceWords { at, say });
    let (word, tone) =
        words.zip(owed.through).map_or_else(|| state_of_line(owed.state, say), |(words, state)| words.payment(state));
    let why = words.zip(owed.problem).map(|(words, problem)| view! { <p>{words.payment_problem(problem)}</p> });
    let money = |minor: Option<i64>| {
        minor.filter(|minor| *minor > 0).map(|minor| Money::new(minor, owed.currency.clone())).zip(words)
    };
    let parts = [
        money(owed.covered).map(|(amount, words)| words.reward_there(&amount)),
        money(owed.bonus).map(|(amount, words)| words.bonus_there(&amount)),
    ];
    let parts = parts.into_iter().flatten().map(|part| view! { <p class="muted">{part}</p> }).collect_view();
    let id = found.pay_out.id;
    let is_own = found.own == Some(owed.worker);
    let can_act = owed.state != PaymentState::Paid && !is_own;
    let actions = (can_act && through::can_return(owed)).then(|| {
        let confirms = through::can_confirm(owed).then(|| {
            view! {
                <Form action="/fn/pay/confirm" class="inline" mark=("what", worker.clone())>
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="pay_out" value=id.to_string() />
                    <SubmitButton label=say.pay_outs_was_paid() look=Look::Plain />
                </Form>
            }
        });
        let is_open = is_refused("/fn/pay/return", ("worker", &worker));
        let reason_id = format!("reason-{worker}");
        let (label, why_label) = through::returning(found, owed, say);
        view! {
            {confirms}
            <Confirm label=label means=say.pay_outs_came_back_means() open=is_open>
                <Form action="/fn/pay/return" mark=("worker", worker.clone())>
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="pay_out" value=id.to_string() />
                    <Field name="reason" id=reason_id label=why_label required=true />
                    <SubmitButton label=label />
                </Form>
            </Confirm>
        }
    });
    let own = is_own.then(|| view! { <span class="muted">{say.payments_your_own()}</span> });
    let amount = Money::new(owed.amount, owed.currency.clone());
    let known_as = is_known.then(|| view! { <td data-label=say.pay_outs_known_as()>{owed.participant.clone()}</td> });
    view! {
        <tr>
            <th scope="row">{pseudonym(owed.number)}</th>
            {known_as}
            <td class="number" data-label=say.payments_entries()>{say.integer(owed.lines)}</td>
            <td class="number" data-label=say.payments_amount()>
                <MoneyText amount=amount />
            </td>
            <td>
                <Tag text=word tone=tone />
                {why}
                {parts}
            </td>
            <td>{actions} {own}</td>
        </tr>
    }
}

/// The state of an entry of the ledger in words.
pub(super) const fn state_of_line(state: PaymentState, say: Locale) -> (&'static str, Tone) {
    match state {
        PaymentState::Approved => (say.is_approved(), Tone::Plain),
        PaymentState::Sent => (say.payments_is_sent(), Tone::Plain),
        PaymentState::Held => (say.payments_is_held(), Tone::Warn),
        PaymentState::Paid => (say.payments_is_paid(), Tone::Good),
    }
}
