//! `/studies/{study}/members`: the people with a role, and the invitation links.

use engine::{crowd::invite::JoinLink, people::member::Member};
use leptos::prelude::*;
use shared::{Language, Role, StudyId};

use super::language_choices;
use crate::call::study;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Empty, Field, Form, Head, Hidden, Look, Section, Select, SubmitButton, Table, When, load, param,
};

/// Members and join links.
#[component]
pub fn Members() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let id = id?;
        let languages = study::overview(id).await?.study.languages;
        let (members, links) = study::members(id).await?;
        Ok(view! {
            <Head title="Members and join links" lead="Researchers, reviewers and managers are members. Workers come by a join link." />
            {people(id, members)}
            {join_links(id, &languages, links)}
        })
    });
    view! {
        <Frame study=known here="members">
            {content}
        </Frame>
    }
}

fn people(study: StudyId, members: Vec<Member>) -> impl IntoView {
    let columns = vec![
        Column::text("Name"),
        Column::text("E-mail"),
        Column::text("Role"),
        Column::text("Since"),
        Column::actions(""),
    ];
    let rows = members.into_iter().map(|member| person(study, member)).collect_view();
    let roles = [Role::Researcher, Role::Reviewer, Role::Manager].map(|role| Choice::new(role.as_str(), role.as_str()));
    view! {
        <Section title="Members" id="members">
            <Table caption="Members" columns=columns sortable=true>
                {rows}
            </Table>
            <Form action="/fn/member/add" class="inline">
                <Hidden name="study" value=study.to_string() />
                <Field name="email" label="E-mail address" kind="email" required=true hint="Of somebody who has an account here." />
                <Select name="role" label="Role" choices=roles.to_vec() id="member-role" />
                <SubmitButton label="Add" />
            </Form>
        </Section>
    }
}

fn person(study: StudyId, member: Member) -> impl IntoView {
    let mark = format!("{}-{}", member.person, member.role);
    view! {
        <tr>
            <th scope="row">{member.name}</th>
            <td>{member.email}</td>
            <td>{member.role.as_str()}</td>
            <td>
                <When at=member.since date_only=true />
            </td>
            <td>
                <Form action="/fn/member/remove" class="inline" mark=("mark", mark)>
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="person" value=member.person.to_string() />
                    <Hidden name="role" value=member.role.as_str() />
                    <SubmitButton label="Remove" look=Look::Quiet />
                </Form>
            </td>
        </tr>
    }
}

fn join_links(study: StudyId, languages: &[Language], links: Vec<JoinLink>) -> impl IntoView + use<> {
    let roles = [Role::Worker, Role::Reviewer, Role::Researcher, Role::Manager]
        .map(|role| Choice::new(role.as_str(), role.as_str()));
    let mut options = vec![Choice::new("", "they choose")];
    options.extend(language_choices(languages));
    let list = if links.is_empty() {
        view! { <Empty text="A join link appears here once it is made. Send it to those who are to come in." /> }
            .into_any()
    } else {
        links.into_iter().map(|found| link(study, found)).collect_view().into_any()
    };
    view! {
        <Section title="Join links" id="links" lead="Anyone who has the link gets the role. The link is shown only once, when it is made. If you lose it, make a new link and end the old one.">
            <div class="stack">{list}</div>
            <Form action="/fn/link/add" class="inline">
                <Hidden name="study" value=study.to_string() />
                <Select name="role" label="Role" choices=roles.to_vec() id="link-role" />
                <Select name="language" label="Language of workers" choices=options />
                <Field name="days" label="Days it lasts" kind="number" min=1 hint="Empty: for ever." />
                <Field name="uses" label="Uses" kind="number" min=1 hint="Empty: any number." />
                <Field name="per_address" label="Accounts per network address" kind="number" min=1 hint="Leave empty for no limit. A class or an office may share one address." />
                <SubmitButton label="Make a join link" />
            </Form>
        </Section>
    }
}

fn link(study: StudyId, found: JoinLink) -> impl IntoView + use<> {
    let language = match (found.role, found.language) {
        (_, Some(language)) => format!(", {}", language.name()),
        (Role::Worker, None) => ", they choose the language".to_owned(),
        (_, None) => String::new(),
    };
    let uses = found.uses_left.map(|n| format!(", {n} uses left")).unwrap_or_default();
    let limit = found.address_limit.map(|n| format!(", {n} accounts per network address")).unwrap_or_default();
    let label = format!("{}{language}{uses}{limit}", found.role);
    view! {
        <div class="card row">
            <p>{label}</p>
            <p class="muted small">"created " <When at=found.created_at /></p>
            {found.expires_at.map(|at| view! { <p class="muted small">"until " <When at=at /></p> })}
            <Form action="/fn/link/remove" class="inline" mark=("link", found.id)>
                <Hidden name="study" value=study.to_string() />
                <SubmitButton label="End this link" look=Look::Quiet />
            </Form>
        </div>
    }
}
