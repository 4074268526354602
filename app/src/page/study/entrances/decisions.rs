//! `/studies/{study}/entrances/{entrance}/decisions`: what to do at CloudResearch Connect, for a study without a key of its interface.

use engine::recruiting::decisions::{ConnectDecisions, DecisionRow, SiteAdvice};
use leptos::prelude::*;
use shared::{EntranceId, Locale, Money, Problem, StudyId, pseudonym};

use super::super::recruiting::on_this_server;
use crate::call;
use crate::page::Frame;
use crate::part::{
    Column, Empty, Field, Head, LinkButton, Notice, Section, SubmitButton, Table, Tag, Tone, escaped, load, param,
    query, spoken,
};

/// The rows that are shown; the file has all of them.
const SHOWN: usize = 500;

/// The form that asks for the payment of the project, and what follows from it.
#[component]
pub fn ConnectFile() -> impl IntoView {
    let ids = param::<StudyId>("study").and_then(|study| Ok((study, param::<EntranceId>("entrance")?)));
    let known = ids.as_ref().ok().map(|(study, _)| *study);
    let payment = query("payment");
    let content = load(async move {
        let (ids, say) = (ids?, spoken());
        let decisions = match call::connect_decisions(ids, payment.as_deref().unwrap_or("0")).await {
            Ok(_) if payment.is_none() => None,
            Err(problem) if problem.field() != Some("payment") => return Err(problem),
            found => Some(found),
        };
        Ok(content(ids, payment.unwrap_or_default(), decisions, say))
    });
    view! {
        <Frame study=known here="entrances">
            {content}
        </Frame>
    }
}

fn content(
    (study, entrance): (StudyId, EntranceId),
    payment: String,
    decisions: Option<Result<ConnectDecisions, Problem>>,
    say: Locale,
) -> impl IntoView {
    let link = format!("/studies/{study}/entrances/{entrance}");
    let address = format!("{link}/decisions");
    let file = format!("/api/v1{address}.csv?payment={}", escaped(&payment));
    let follows = decisions.map(|decisions| match decisions {
        Ok(decisions) => shown(study, decisions, file, say).into_any(),
        Err(problem) => view! { <Notice tone=Tone::Bad>{say.refusal(&problem)}</Notice> }.into_any(),
    });
    view! {
        <Head title=say.connect_decisions() lead=say.connect_decisions_lead()>
            <LinkButton href=link label=say.entrances_back() />
        </Head>
        <form method="get" action=address class="form">
            <Field
                name="payment"
                label=say.connect_payment_label()
                hint=say.connect_payment_hint()
                value=payment
                required=true
                autocomplete="off"
            />
            <SubmitButton label=say.connect_decisions_show() />
        </form>
        {follows}
    }
}

fn shown(study: StudyId, decisions: ConnectDecisions, file: String, say: Locale) -> impl IntoView {
    if decisions.rows.is_empty() {
        return view! { <Empty text=say.connect_decisions_none() /> }.into_any();
    }
    let (approved, rejected, open) = decisions.counts();
    let n = |n: usize| say.integer(i64::try_from(n).unwrap_or(i64::MAX));
    let count = say.connect_decisions_count(n(approved), n(rejected), n(open));
    let bonuses = if decisions.pays_in_dollars {
        say.connect_decisions_bonuses(say.money(&decisions.bonuses()))
    } else {
        say.connect_decisions_currency().to_owned()
    };
    let who: Vec<String> = decisions.left_out.iter().map(|number| pseudonym(*number)).collect();
    let left_out = (!who.is_empty()).then(|| view! { <p>{say.connect_decisions_left_out(say.list(&who))} " " {say.connect_decisions_careful(say.pay_outs_was_paid())}</p> });
    let columns = vec![
        Column::text(say.prolific_participant()),
        Column::text(say.prolific_here()),
        Column::text(say.connect_decision()),
        Column::number(say.connect_bonus()),
    ];
    let all = decisions.rows.len();
    let cut = (all > SHOWN).then(|| view! { <p class="muted">{say.prolific_first_rows(all)}</p> });
    let rows = decisions.rows.iter().take(SHOWN).map(|one| row(study, one, say)).collect_view();
    view! {
        <Section title=say.connect_decision() id="decisions" lead=say.connect_decisions_act()>
            <p>{count}</p>
            <p>{bonuses}</p>
            {left_out}
            <p>
                <a class="button" href=file download>
                    {say.connect_decisions_download()}
                </a>
            </p>
            <div class="cards">
                <Table caption=say.connect_decisions() columns=columns>
                    {rows}
                </Table>
            </div>
            {cut}
        </Section>
    }
    .into_any()
}

fn row(study: StudyId, one: &DecisionRow, say: Locale) -> impl IntoView + use<> {
    let (word, why, tone) = match &one.advice {
        SiteAdvice::Approve => (say.connect_decision_approve(), String::new(), Tone::Good),
        SiteAdvice::Reject { message } => (say.connect_decision_reject(), message.clone(), Tone::Warn),
        SiteAdvice::InProgress => {
            (say.connect_decision_open(), say.connect_decision_in_progress().to_owned(), Tone::Plain)
        }
        SiteAdvice::Undecided => (say.connect_decision_open(), say.connect_decision_undecided().to_owned(), Tone::Warn),
        SiteAdvice::NotFinished => {
            (say.connect_decision_open(), say.connect_decision_not_finished().to_owned(), Tone::Plain)
        }
    };
    let why = (!why.is_empty()).then(|| view! { <p class="as-written">{why}</p> });
    let bonus = (one.bonus > 0).then(|| say.money(&Money::new(one.bonus, "USD")));
    view! {
        <tr>
            <th scope="row">
                <code>{one.participant.clone()}</code>
            </th>
            <td data-label=say.prolific_here()>
                <div>{on_this_server(study, &one.here, say)}</div>
            </td>
            <td data-label=say.connect_decision()>
                <div>
                    <Tag text=word tone=tone />
                    {why}
                </div>
            </td>
            <td class="number" data-label=say.connect_bonus()>{bonus}</td>
        </tr>
    }
}
