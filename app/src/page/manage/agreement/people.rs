//! The workers behind a table, and the items on which they differ most.

use leptos::prelude::*;
use report::agreement::{Item, Rater, Which};
use report::label::Label;
use shared::{Locale, StudyId};

use crate::part::{Column, Section, Table, Tag, Tone};

/// Each worker's agreement with the others; `None` for spans.
pub(super) fn workers(
    study: StudyId,
    (raters, sees_workers): (&[Rater], bool),
    say: Locale,
) -> Option<impl IntoView + use<>> {
    let columns = vec![
        Column::text(say.worker()),
        Column::number(say.judgements()),
        Column::number(say.agreement_shared_items()),
        Column::number(say.agreement_equal()),
        Column::number(say.agreement_with_others()),
        Column::number(say.agreement_bias()),
    ];
    let rows = raters.iter().map(|rater| row(sees_workers.then_some(study), rater, say)).collect_view();
    (!raters.is_empty()).then(|| {
        view! {
            <Section title=say.workers() lead=say.agreement_workers_lead()>
                <Table caption=say.agreement_workers_caption() columns=columns sortable=true>
                    {rows}
                </Table>
                <details>
                    <summary>{say.how_computed()}</summary>
                    <p>{say.agreement_workers_method()}</p>
                </details>
            </Section>
        }
    })
}

/// A worker; with the study, a link to their page.
fn row(study: Option<StudyId>, rater: &Rater, say: Locale) -> impl IntoView + use<> {
    let number = |value: Option<f64>, has_sign: bool| {
        let written = |value: f64| if has_sign { format!("{value:+.2}") } else { format!("{value:.2}") };
        let shown = value.map(|value| written(value).replace('-', "−"));
        let shown = shown.unwrap_or_else(|| say.not_available().to_owned());
        view! {
            <td class="number" data-sort=value.map(|value| value.to_string())>
                {shown}
            </td>
        }
    };
    let name = match study {
        Some(study) => {
            let href = format!("/studies/{study}/workers/{}", rater.worker);
            view! { <a href=href>{rater.pseudonym.clone()}</a> }.into_any()
        }
        None => rater.pseudonym.clone().into_any(),
    };
    let odd = rater.agrees_with_nobody.then(|| view! { <Tag text=say.agreement_with_nobody() tone=Tone::Warn /> });
    view! {
        <tr>
            <th scope="row">
                {name}
                " "
                {odd}
            </th>
            <td class="number">{rater.n_ratings}</td>
            <td class="number">{rater.n_shared}</td>
            {number(rater.equal.map(|share| share * 100.0), false)}
            {number(rater.correlation, false)}
            {number(rater.bias, true)}
        </tr>
    }
}

/// The items with most disagreement, and the way to decide about them.
pub(super) fn items(
    study: StudyId,
    (which, label): (&Which, &Label),
    items: &[Item],
    say: Locale,
) -> Option<impl IntoView + use<>> {
    let question: String =
        which.question.split('/').next().unwrap_or_default().bytes().map(|byte| format!("%{byte:02X}")).collect();
    let adjudication =
        format!("/studies/{study}/adjudication?task={}&language={}&question={question}", which.task, which.language);
    let columns = vec![
        Column::text(say.agreement_item_text()),
        Column::number(say.agreement_item_spread()),
        Column::text(say.agreement_item_answers()),
    ];
    let (lang, dir) = (which.language.as_str().to_owned(), which.language.direction().as_str());
    let row = |item: &Item| {
        let word = |answer: &String| match (which.question.contains('/'), answer.as_str()) {
            (true, "yes") => say.yes().to_owned(),
            (true, "no") => say.no().to_owned(),
            _ => label.answer(answer, &say.language()),
        };
        let answers: Vec<String> =
            item.answers.iter().map(|(worker, answer)| format!("{worker}: {}", word(answer))).collect();
        view! {
            <tr>
                <th scope="row" lang=lang.clone() dir=dir class="judged">
                    {item.text.clone()}
                </th>
                <td class="number">{format!("{:.2}", item.spread)}</td>
                <td>{say.list(&answers)}</td>
            </tr>
        }
    };
    let rows = items.iter().map(row).collect_view();
    (!items.is_empty()).then(|| {
        view! {
            <Section title=say.agreement_items() lead=say.agreement_items_lead()>
                <Table caption=say.agreement_items_caption() columns=columns sortable=true>
                    {rows}
                </Table>
                <p>
                    <a href=adjudication>{say.agreement_adjudicate()}</a>
                </p>
            </Section>
        }
    })
}
