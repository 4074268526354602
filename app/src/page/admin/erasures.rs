//! `/admin/erasures` and `/admin/erasures/{erasure}`: the receipts of erasures. They contain no names.

use engine::people::receipt::{Counted, Pseudonym, Receipt};
use leptos::prelude::*;
use shared::{AnswerChoice, ErasureId, Locale};

use super::kinds::kind;
use crate::call::{erasure, erasures};
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, LinkButton, Section, Table, When, load, param, query, spoken};

/// The number of receipts on a page.
const PAGE: usize = 100;

/// The list, newest first.
#[component]
pub fn Erasures() -> impl IntoView {
    let say = spoken();
    let before: Option<ErasureId> = query("before").and_then(|id| id.parse().ok());
    let content = load(async move {
        let all = erasures(before).await?;
        let next = (all.len() == PAGE).then(|| all.last().map(|receipt| receipt.id)).flatten();
        Ok(view! {
            {if all.is_empty() {
                view! { <Empty text=say.admin_no_erasures() /> }.into_any()
            } else {
                table(all, say).into_any()
            }}
            {next.map(|id| view! { <LinkButton href=format!("/admin/erasures?before={id}") label=say.admin_older_erasures() /> })}
        })
    });
    view! {
        <Frame>
            <Head title=say.admin_erasures() lead=say.admin_erasures_lead() />
            {content}
        </Frame>
    }
}

/// One receipt, which can be read, printed or downloaded.
#[component]
pub fn ErasureReceipt() -> impl IntoView {
    let id = param::<ErasureId>("erasure");
    let content = load(async move { Ok(receipt(erasure(id?).await?, spoken())) });
    view! { <Frame>{content}</Frame> }
}

fn table(all: Vec<Receipt>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.admin_account()),
        Column::text(say.admin_cause()),
        Column::text(say.admin_answers()),
    ];
    let row = |receipt: Receipt| {
        view! {
            <tr>
                <th scope="row">
                    <a href=format!("/admin/erasures/{}", receipt.id)>
                        <When at=receipt.at />
                    </a>
                </th>
                <td>
                    <code>{receipt.person.to_string()}</code>
                </td>
                <td>{cause(&receipt, say)}</td>
                <td>{answers(receipt.answers, say)}</td>
            </tr>
        }
    };
    let rows = all.into_iter().map(row).collect_view();
    view! {
        <Table caption=say.admin_erasures() columns=columns>
            {rows}
        </Table>
    }
}

fn receipt(receipt: Receipt, say: Locale) -> impl IntoView {
    let (gone, kept) = (count_list(&receipt.counts.erased, say), count_list(&receipt.counts.stays, say));
    let names = pseudonym_list(&receipt.pseudonyms, say);
    let files = vec![("JSON", format!("/api/v1/erasures/{}", receipt.id))];
    view! {
        <Head title=say.admin_receipt_title() lead=say.admin_receipt_lead()>
            <Download files=files />
        </Head>
        <dl>
            <dt>{say.admin_receipt()}</dt>
            <dd>
                <code>{receipt.id.to_string()}</code>
            </dd>
            <dt>{say.when()}</dt>
            <dd>
                <When at=receipt.at />
            </dd>
            <dt>{say.admin_account()}</dt>
            <dd>
                <code>{receipt.person.to_string()}</code>
            </dd>
            <dt>{say.admin_cause()}</dt>
            <dd>{cause(&receipt, say)}</dd>
            <dt>{say.admin_answers()}</dt>
            <dd>{answers(receipt.answers, say)}</dd>
        </dl>
        <Section title=say.admin_receipt_erased() id="erased">
            <ul>{gone}</ul>
        </Section>
        <Section title=say.admin_receipt_kept() id="stays">
            {names} <ul>{kept}</ul>
        </Section>
    }
}

/// List items with each kind of data and its number of records.
pub(super) fn count_list(counts: &[Counted], say: Locale) -> impl IntoView + use<> {
    counts.iter().map(|one| view! { <li>{say.admin_count_of(kind(&one.what, say), one.n)}</li> }).collect_view()
}

/// The pseudonyms with their studies.
pub(super) fn pseudonym_list(all: &[Pseudonym], say: Locale) -> impl IntoView + use<> {
    let line = |one: &Pseudonym| view! { <li>{say.admin_pseudonym_in(&one.pseudonym, &one.title)}</li> };
    let lines = all.iter().map(line).collect_view();
    (!all.is_empty()).then(|| view! { <ul>{lines}</ul> })
}

/// What caused the erasure.
fn cause(receipt: &Receipt, say: Locale) -> String {
    match (receipt.cause.as_str(), receipt.ordered_by) {
        ("administrator", Some(by)) => say.admin_cause_administrator(by.to_string()),
        ("retention", _) => say.admin_cause_retention().to_owned(),
        ("operator", _) => say.admin_cause_operator().to_owned(),
        (other, _) => other.to_owned(),
    }
}

/// What happened to the answers.
const fn answers(choice: AnswerChoice, say: Locale) -> &'static str {
    match choice {
        AnswerChoice::Keep => say.admin_answers_kept(),
        AnswerChoice::Remove => say.admin_answers_removed(),
    }
}
