//! The quality of one worker's work: by task and language, and against the others question by question.

use leptos::prelude::*;
use report::quality::{Against, Part, WorkOfWorker};
use shared::{Locale, StudyId};

use super::look::reasons;
use super::quality::{cell, decimal, money};
use crate::part::{Column, Notice, Section, Table, Tag, Tone, table_name};

/// Both tables; nothing before the first submission.
pub(super) fn parts(study: StudyId, work: &WorkOfWorker, say: Locale) -> Option<impl IntoView + use<>> {
    let columns = vec![
        Column::text(say.task()),
        Column::text(say.language_column()),
        Column::number(say.submissions()),
        Column::number(say.quality_answers()),
        Column::number(say.quality_gold()),
        Column::number(say.quality_seconds()),
        Column::number(say.quality_skipped()),
        Column::number(say.payments_hourly_in(&work.currency)),
    ];
    let rows = work.parts.iter().map(|part| row(study, part, &work.currency, say)).collect_view();
    let questions = questions(study, &work.compared, say);
    let needs_a_look = !work.reasons.is_empty();
    let reasons = reasons(&work.reasons, say);
    let look = needs_a_look.then(move || view! { <Notice tone=Tone::Warn title=say.quality_look()>{reasons}</Notice> });
    (!work.parts.is_empty()).then(|| {
        view! {
            <Section title=say.quality_title() id="quality">
                {look}
                <Table caption=say.quality_by_task() columns=columns sortable=true>
                    {rows}
                </Table>
                {questions}
            </Section>
        }
    })
}

fn row(study: StudyId, part: &Part, currency: &str, say: Locale) -> impl IntoView + use<> {
    let quality = &part.quality;
    let gold = format!("/studies/{study}/tasks/{}/known", part.task);
    let pay = format!("/studies/{study}/pay?worker={}&task={}&state=all#submissions", quality.pseudonym, part.task);
    let pace = quality.pace.value().map(|pace| say.quality_pace(decimal(pace, 2))).unwrap_or_default();
    view! {
        <tr>
            <th scope="row">{part.title.get(&say.language()).to_owned()}</th>
            <td>{part.language.name()}</td>
            <td class="number">{quality.n_submissions}</td>
            <td class="number">{quality.n_answers}</td>
            {cell(&quality.gold, |share, n| (decimal(100.0 * share, 0), say.quality_of(quality.n_right, n)), gold, say)}
            {cell(&quality.seconds, |seconds, _| (decimal(seconds, 1), pace), pay.clone(), say)}
            {cell(&quality.skipped, |share, n| (decimal(100.0 * share, 0), say.quality_of(quality.n_skipped, n)), pay.clone(), say)}
            {cell(&quality.hourly, |minor, _| (money(minor, currency, say), String::new()), pay, say)}
        </tr>
    }
}

/// Each question against the others, with the way to its table.
fn questions(study: StudyId, compared: &[Against], say: Locale) -> Option<impl IntoView + use<>> {
    let columns = vec![
        Column::text(say.agreement_task_and_question()),
        Column::text(say.language_column()),
        Column::number(say.agreement_shared_items()),
        Column::number(say.agreement_with_others()),
        Column::number(say.agreement_equal()),
        Column::number(say.agreement_bias()),
    ];
    let number = |value: Option<f64>, digits| {
        let shown = value.map_or_else(|| say.not_available().to_owned(), |value| decimal(value, digits));
        view! {
            <td class="number" data-sort=value.map(|value| value.to_string())>
                {shown}
            </td>
        }
    };
    let rows = compared.iter().map(|one| {
        let question: String = one.question.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let href = format!("/studies/{study}/agreement/{}/{}?question={question}", one.task, one.language);
        let name = table_name(&one.label, false, say);
        let rater = &one.rater;
        let odd = rater.agrees_with_nobody.then(|| view! { <Tag text=say.agreement_with_nobody() tone=Tone::Warn /> });
        view! {
            <tr>
                <th scope="row">
                    <a href=href>{name}</a>
                    " "
                    {odd}
                </th>
                <td>{one.language.name()}</td>
                <td class="number">{rater.n_shared}</td>
                {number(rater.correlation, 2)}
                {number(rater.equal.map(|share| 100.0 * share), 0)}
                {number(rater.bias, 2)}
            </tr>
        }
    });
    let rows = rows.collect_view();
    (!compared.is_empty()).then(|| {
        view! {
            <div id="questions">
                <Table caption=say.quality_by_question() columns=columns sortable=true>
                    {rows}
                </Table>
            </div>
        }
    })
}
