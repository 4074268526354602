//! `/studies`: the studies of the person.

use engine::design::study::MyStudyRoles;
use leptos::prelude::*;
use shared::Language;

use super::study_tag;
use crate::call::{actor, study};
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Look, Table, When, load};

/// A row for each study; the newest first.
#[component]
pub fn Studies() -> impl IntoView {
    let content = load(async move {
        let studies = study::studies().await?;
        Ok(list(studies, actor().is_some_and(|actor| actor.admin)))
    });
    view! { <Frame>{content}</Frame> }
}

fn list(studies: Vec<MyStudyRoles>, admin: bool) -> impl IntoView {
    let new = admin.then(|| view! { <LinkButton href="/studies/new" label="New study" look=Look::Main /> });
    if studies.is_empty() {
        return view! {
            <Head title="Studies" />
            <Empty text="A study appears here once an administrator has opened it and given you a role in it.">{new}</Empty>
        }
        .into_any();
    }
    let columns = vec![
        Column::text("Study"),
        Column::text("State"),
        Column::text("Languages"),
        Column::text("You are"),
        Column::text("Since"),
    ];
    let rows = studies.into_iter().map(row).collect_view();
    view! {
        <Head title="Studies" lead="What you design, review or manage.">
            {new}
        </Head>
        <Table caption="Studies" columns=columns sortable=true>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(found: MyStudyRoles) -> impl IntoView {
    let MyStudyRoles { study, roles } = found;
    let languages = study.languages.iter().map(Language::as_str).collect::<Vec<_>>().join(", ");
    let roles = if roles.is_empty() {
        "administrator".to_owned()
    } else {
        roles.iter().map(|role| role.as_str()).collect::<Vec<_>>().join(", ")
    };
    view! {
        <tr>
            <th scope="row">
                <a href=format!("/studies/{}", study.id)>{study.title}</a>
            </th>
            <td>{study_tag(study.state)}</td>
            <td>{languages}</td>
            <td>{roles}</td>
            <td data-sort=study.created_at.0.to_string()>
                <When at=study.created_at date_only=true />
            </td>
        </tr>
    }
}
