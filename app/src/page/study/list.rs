//! `/studies`: the studies of the person.

use engine::design::study::{ListedStudy, StudyProgress};
use leptos::prelude::*;
use shared::{Language, Locale};

use super::study_tag;
use crate::call::{actor, study};
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Look, Table, When, load, spoken};

/// A row for each study; the newest first.
#[component]
pub fn Studies() -> impl IntoView {
    let content = load(async move {
        let studies = study::listed().await?;
        Ok(list(studies, actor().is_some_and(|actor| actor.admin)))
    });
    view! { <Frame>{content}</Frame> }
}

fn list(studies: Vec<ListedStudy>, admin: bool) -> impl IntoView {
    let say = spoken();
    let new = admin.then(|| view! { <LinkButton href="/studies/new" label=say.studies_new() look=Look::Main /> });
    if studies.is_empty() {
        let empty = if admin { say.studies_empty_administrator() } else { say.studies_empty() };
        return view! {
            <Head title=say.studies() lead=say.home_lead() />
            <Empty text=empty>{new}</Empty>
        }
        .into_any();
    }
    let columns = vec![
        Column::text(say.study()),
        Column::text(say.state()),
        Column::number(say.progress()),
        Column::text(say.languages()),
        Column::text(say.studies_managers()),
        Column::text(say.studies_your_role()),
        Column::text(say.created()),
    ];
    let rows = studies.into_iter().map(|found| row(found, say)).collect_view();
    view! {
        <Head title=say.studies() lead=say.studies_lead()>
            {new}
        </Head>
        <div class="cards">
            <Table caption=say.studies() columns=columns sortable=true>
                {rows}
            </Table>
        </div>
    }
    .into_any()
}

fn row(found: ListedStudy, say: Locale) -> impl IntoView {
    let ListedStudy { study, roles, managers, progress } = found;
    let languages = say.list(&study.languages.iter().map(Language::name).collect::<Vec<_>>());
    let roles = if roles.is_empty() {
        say.studies_administrator().to_owned()
    } else {
        say.list(&roles.iter().map(|role| study::role_name(*role, say)).collect::<Vec<_>>())
    };
    let (progress, percent) = match progress {
        Some(StudyProgress::Counted { counted, target }) => {
            let percent = counted * 100 / target;
            (Some(say.studies_progress(counted, target, percent)), percent)
        }
        Some(StudyProgress::Pilot) => (Some(say.studies_only_pilot().to_owned()), -1),
        Some(StudyProgress::Nothing) => (Some(say.studies_no_batch().to_owned()), -1),
        None => (None, -1),
    };
    view! {
        <tr>
            <th scope="row">
                <a class="alone" href=format!("/studies/{}", study.id)>{study.title}</a>
            </th>
            <td>{study_tag(study.state)}</td>
            <td class="number" data-label=say.progress() data-sort=percent.to_string()>
                {progress}
            </td>
            <td data-label=say.languages()>{languages}</td>
            <td data-label=say.studies_managers()>{say.list(&managers)}</td>
            <td data-label=say.studies_your_role()>{roles}</td>
            <td data-label=say.created() data-sort=study.created_at.0.to_string()>
                <When at=study.created_at date_only=true />
            </td>
        </tr>
    }
}
