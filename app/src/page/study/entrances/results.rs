//! The results of Mechanical Turk, compared with the participants: the page that answers the form with the file.

use engine::recruiting::mturk::{BonusList, ResultRow, RowDecision};
use leptos::prelude::*;
use shared::{Locale, Money, RowFinding, StudyId, pseudonym};

use super::super::recruiting::on_this_server;
use crate::call::ResultsShown;
use crate::part::{Column, Head, LinkButton, Look, Notice, SaveFile, Section, Table, Tag, Tone};

/// The rows that are shown; the file with decisions has all of them.
const SHOWN: usize = 500;

/// What the results lead to: the file with decisions, the bonuses, and every row with what both sides know.
pub(in crate::page) fn compared_results(shown: &ResultsShown, say: Locale) -> impl IntoView + use<> {
    let ResultsShown { study, entrance, read } = shown;
    let (approved, rejected) = read.n_decided();
    let differences = read.n_differences();
    let tone = if differences > 0 { Tone::Warn } else { Tone::Good };
    let file = read.decisions.clone();
    let decisions = (approved + rejected > 0).then(|| {
        view! {
            <Section title=say.mturk_decisions() id="decisions" lead=say.mturk_decisions_lead(approved, rejected)>
                <p>
                    <SaveFile label=say.mturk_decisions_file() name="decisions.csv" content=file />
                </p>
            </Section>
        }
    });
    let lead = if read.bonuses.is_empty() { "" } else { say.mturk_bonuses_lead() };
    let bonuses = if !read.pays_in_dollars {
        view! { <p class="muted">{say.mturk_bonuses_currency()}</p> }.into_any()
    } else if read.bonuses.is_empty() {
        view! { <p class="muted">{say.mturk_bonuses_none()}</p> }.into_any()
    } else {
        read.bonuses.iter().map(|list| bonus_list(list, say)).collect_view().into_any()
    };
    let back = format!("/studies/{study}/entrances/{entrance}");
    let table = rows(*study, &read.rows, say);
    view! {
        <Head title=say.mturk_batch_title()>
            <LinkButton href=back label=say.done_title() look=Look::Plain />
        </Head>
        <Notice tone=tone title=say.mturk_batch_differences(differences)>
            <p>{say.mturk_batch_once()}</p>
        </Notice>
        {decisions}
        <Section title=say.mturk_bonuses() id="bonuses" lead=lead>
            {bonuses}
        </Section>
        <Section title=say.mturk_compare_rows() id="rows">
            {table}
        </Section>
    }
}

fn bonus_list(list: &BonusList, say: Locale) -> impl IntoView + use<> {
    let total = say.money(&Money::new(list.cents, "USD"));
    let file = (list.bonuses > 0).then(|| {
        view! {
            <SaveFile
                label=say.mturk_bonus_file()
                name=format!("bonuses-{}.csv", list.pay_out.to_string().split_off(24))
                content=list.file.clone()
            />
        }
    });
    let who: Vec<String> = list.left_out.iter().map(|number| pseudonym(*number)).collect();
    let left_out = (!who.is_empty()).then(|| view! { <p>{say.mturk_bonus_left_out(say.list(&who))}</p> });
    view! {
        <p>{say.mturk_bonus_list(say.date(list.created_at), list.bonuses, total)}</p>
        {left_out}
        {file}
    }
}

fn rows(study: StudyId, rows: &[ResultRow], say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text(say.mturk_worker()),
        Column::text(say.mturk_there()),
        Column::text(say.prolific_here()),
        Column::text(say.prolific_finding()),
    ];
    let all = rows.len();
    let cut = (all > SHOWN).then(|| view! { <p class="muted">{say.prolific_first_rows(all)}</p> });
    let rows = rows.iter().take(SHOWN).map(|one| row(study, one, say)).collect_view();
    view! {
        <div class="cards">
            <Table caption=say.mturk_compare_rows() columns=columns>
                {rows}
            </Table>
        </div>
        {cut}
    }
}

fn row(study: StudyId, one: &ResultRow, say: Locale) -> impl IntoView + use<> {
    let (word, advice) = words(one, say);
    let tone = match one.finding {
        finding if finding.is_difference() => Tone::Warn,
        RowFinding::ToApprove => Tone::Good,
        _ => Tone::Plain,
    };
    let there = match (&one.status, &one.assignment) {
        // The words are the site's, so that they can be found there.
        (Some(status), Some(assignment)) => view! {
            <p lang="en">{status.clone()}</p>
            <p>
                <code>{assignment.clone()}</code>
            </p>
        }
        .into_any(),
        _ => view! { <p>{say.mturk_not_in_file()}</p> }.into_any(),
    };
    let code = one.code.clone().map(|code| view! { <p class="as-written">{say.prolific_code(code)}</p> });
    let reason = match &one.decision {
        Some(RowDecision::Reject { reason }) => Some(view! { <p class="as-written">{reason.clone()}</p> }),
        _ => None,
    };
    view! {
        <tr>
            <th scope="row">
                <code>{one.worker.clone()}</code>
            </th>
            <td data-label=say.mturk_there()>
                <div>{there} {code}</div>
            </td>
            <td data-label=say.prolific_here()>
                <div>{one.here.as_ref().map(|here| on_this_server(study, here, say))}</div>
            </td>
            <td>
                <Tag text=word tone=tone />
                {(!advice.is_empty()).then(|| view! { <p>{advice}</p> })}
                {reason}
            </td>
        </tr>
    }
}

/// What was found in a few words, and what to do.
fn words(one: &ResultRow, say: Locale) -> (&'static str, String) {
    let (word, advice) = match one.finding {
        RowFinding::OtherHit => {
            let took_part_with = one.took_part_with.as_deref().unwrap_or_default();
            return (say.mturk_second_hit(), say.mturk_second_hit_advice(took_part_with));
        }
        RowFinding::NeverCame => (say.mturk_never_came(), say.mturk_never_came_advice()),
        RowFinding::NotFinished => (say.mturk_not_finished(), say.mturk_not_finished_advice()),
        RowFinding::OtherCode => (say.mturk_other_code(), say.mturk_other_code_advice()),
        RowFinding::Undecided => (say.mturk_undecided(), say.mturk_undecided_advice()),
        RowFinding::ToReject => (say.mturk_to_reject(), say.mturk_to_reject_advice()),
        RowFinding::NotInFile => (say.mturk_not_listed(), say.mturk_not_listed_advice()),
        RowFinding::ToApprove => (say.mturk_to_approve(), ""),
        RowFinding::Marked => (say.mturk_marked(), ""),
        RowFinding::Decided => (say.mturk_decided(), ""),
    };
    (word, advice.to_owned())
}
