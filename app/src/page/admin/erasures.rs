//! `/admin/erasures` and `/admin/erasures/{erasure}`: the receipts of erasures. They contain no names.

use engine::people::receipt::{Counted, Pseudonym, Receipt};
use leptos::prelude::*;
use shared::{AnswerChoice, ErasureId};

use crate::call::{erasure, erasures};
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, LinkButton, Section, Table, When, load, param, query};

/// The number of receipts on a page.
const PAGE: usize = 100;

/// The list, newest first.
#[component]
pub fn Erasures() -> impl IntoView {
    let before: Option<ErasureId> = query("before").and_then(|id| id.parse().ok());
    let content = load(async move {
        let all = erasures(before).await?;
        let next = (all.len() == PAGE).then(|| all.last().map(|receipt| receipt.id)).flatten();
        Ok(view! {
            {if all.is_empty() {
                view! { <Empty text="Nobody has been erased yet." /> }.into_any()
            } else {
                table(all).into_any()
            }}
            {next.map(|id| view! { <LinkButton href=format!("/admin/erasures?before={id}") label="Earlier" /> })}
        })
    });
    view! {
        <Frame>
            <Head title="Erasures" lead="Receipts for erased personal data, without names." />
            {content}
        </Frame>
    }
}

/// One receipt, which can be read, printed or downloaded.
#[component]
pub fn ErasureReceipt() -> impl IntoView {
    let id = param::<ErasureId>("erasure");
    let content = load(async move { Ok(receipt(erasure(id?).await?)) });
    view! { <Frame>{content}</Frame> }
}

fn table(all: Vec<Receipt>) -> impl IntoView {
    let columns =
        vec![Column::text("When"), Column::text("Account"), Column::text("Triggered by"), Column::text("Answers")];
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
                <td>{because(&receipt)}</td>
                <td>{answers(receipt.answers)}</td>
            </tr>
        }
    };
    let rows = all.into_iter().map(row).collect_view();
    view! {
        <Table caption="Erasures" columns=columns>
            {rows}
        </Table>
    }
}

fn receipt(receipt: Receipt) -> impl IntoView {
    let list = |counts: &[Counted]| {
        let lines = counts.iter().map(|one| view! { <li>{format!("{}: {}", capital(&one.what), one.n)}</li> });
        view! { <ul>{lines.collect_view()}</ul> }
    };
    let (gone, kept, names) =
        (list(&receipt.counts.erased), list(&receipt.counts.stays), pseudonym_list(&receipt.pseudonyms));
    let files = vec![("JSON", format!("/api/v1/erasures/{}", receipt.id))];
    view! {
        <Head title="Erasure receipt" lead="It contains no names. Keep it as proof of what was erased and when.">
            <Download files=files />
        </Head>
        <dl>
            <dt>"Receipt"</dt>
            <dd>
                <code>{receipt.id.to_string()}</code>
            </dd>
            <dt>"When"</dt>
            <dd>
                <When at=receipt.at />
            </dd>
            <dt>"Account"</dt>
            <dd>
                <code>{receipt.person.to_string()}</code>
            </dd>
            <dt>"Triggered by"</dt>
            <dd>{because(&receipt)}</dd>
            <dt>"Answers"</dt>
            <dd>{answers(receipt.answers)}</dd>
        </dl>
        <Section title="Erased" id="erased">{gone}</Section>
        <Section title="Kept under the pseudonym" id="stays">
            {names} {kept}
        </Section>
    }
}

/// The pseudonyms with their studies.
pub(super) fn pseudonym_list(all: &[Pseudonym]) -> impl IntoView + use<> {
    let lines = all.iter().map(|one| view! { <li>{format!("{} in {}", one.pseudonym, one.title)}</li> }).collect_view();
    (!all.is_empty()).then(|| view! { <ul>{lines}</ul> })
}

fn because(receipt: &Receipt) -> String {
    match (receipt.cause.as_str(), receipt.ordered_by) {
        ("administrator", Some(by)) => format!("an administrator ({by})"),
        ("retention", _) => "the retention period of a study".to_owned(),
        ("operator", _) => "the command line".to_owned(),
        (other, _) => other.to_owned(),
    }
}

const fn answers(choice: AnswerChoice) -> &'static str {
    match choice {
        AnswerChoice::Keep => "kept",
        AnswerChoice::Remove => "removed",
    }
}

/// The text with its first letter in upper case.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
