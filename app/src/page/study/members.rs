//! `/studies/{study}/members`: the people with a role, and the invitation links.

use engine::crowd::invite::JoinLink;
use engine::people::member::Member;
use engine::people::service::group::GroupRole;
use leptos::prelude::*;
use shared::{Language, Locale, Role, StudyId};

use super::language_choices;
use crate::call::study::{self, role_name};
use crate::call::{group_roles, service_name};
use crate::page::Frame;
use crate::part::{
    Choice, Column, Empty, Field, Form, Head, Hidden, Look, Section, Select, SubmitButton, Table, When, load, param,
    spoken,
};

/// Team members and invitation links.
#[component]
pub fn Members() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let (id, say) = (id?, spoken());
        let languages = study::overview(id).await?.study.languages;
        let (members, links) = study::members(id).await?;
        let by_group = group_roles(id).await?;
        Ok(view! {
            <Head title=say.team_title() lead=say.team_lead() />
            {people(id, members, say)}
            {by_group.map(|roles| groups(id, roles, say))}
            {join_links(id, &languages, links, say)}
        })
    });
    view! {
        <Frame study=known here="members">
            {content}
        </Frame>
    }
}

fn people(study: StudyId, members: Vec<Member>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.name()),
        Column::text(say.email_address()),
        Column::text(say.role()),
        Column::text(say.team_member_since()),
        Column::actions(""),
    ];
    let rows = members.into_iter().map(|member| person(study, member, say)).collect_view();
    let roles = role_choices(&[Role::Researcher, Role::Reviewer, Role::Manager], say);
    view! {
        <Section title=say.team_members() id="members">
            <Table caption=say.team_members() columns=columns sortable=true>
                {rows}
            </Table>
            <Form action="/fn/member/add" class="inline">
                <Hidden name="study" value=study.to_string() />
                <Field name="email" label=say.email_address() kind="email" required=true hint=say.team_email_hint() />
                <Select name="role" label=say.role() choices=roles id="member-role" />
                <SubmitButton label=say.team_add_member() />
            </Form>
        </Section>
    }
}

/// Roles to choose from.
fn role_choices(roles: &[Role], say: Locale) -> Vec<Choice> {
    roles.iter().map(|role| Choice::new(role.as_str(), role_name(*role, say))).collect()
}

fn person(study: StudyId, member: Member, say: Locale) -> impl IntoView {
    let mark = format!("{}-{}", member.person, member.role);
    // A role of a group would be back at the next sign-in: it is taken from the group.
    let is_own = member.from_group.is_empty();
    let from_group = (!is_own).then(|| view! { <p class="muted small">{say.group_gives(member.from_group)}</p> });
    view! {
        <tr>
            <th scope="row">{member.name}</th>
            <td>{member.email}</td>
            <td>{role_name(member.role, say)} {from_group}</td>
            <td>
                <When at=member.since date_only=true />
            </td>
            <td>
                {is_own
                    .then(|| {
                        view! {
                            <Form action="/fn/member/remove" class="inline" mark=("mark", mark)>
                                <Hidden name="study" value=study.to_string() />
                                <Hidden name="person" value=member.person.to_string() />
                                <Hidden name="role" value=member.role.as_str() />
                                <SubmitButton label=say.team_remove_role() look=Look::Quiet />
                            </Form>
                        }
                    })}
            </td>
        </tr>
    }
}

/// The roles that groups of the sign-in service give.
fn groups(study: StudyId, all: Vec<GroupRole>, say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text(say.group_name()),
        Column::text(say.role()),
        Column::number(say.group_people()),
        Column::text(say.team_member_since()),
        Column::actions(""),
    ];
    let n = all.len();
    let rows = all.into_iter().enumerate().map(|(at, found)| group(study, at, found, say)).collect_view();
    let table = (n > 0).then(|| {
        view! {
            <div class="cards">
                <Table caption=say.group_roles() columns=columns>
                    {rows}
                </Table>
            </div>
        }
    });
    let roles = role_choices(&[Role::Researcher, Role::Reviewer, Role::Manager], say);
    let lead = say.group_roles_lead(service_name().unwrap_or_default());
    view! {
        <Section title=say.group_roles() id="groups" lead=lead>
            {table}
            <Form action="/fn/group/add" class="inline">
                <Hidden name="study" value=study.to_string() />
                <Field name="group" label=say.group_name() required=true hint=say.group_name_hint() />
                <Select name="role" label=say.role() choices=roles id="group-role" />
                <SubmitButton label=say.group_add_role() />
            </Form>
        </Section>
    }
}

fn group(study: StudyId, at: usize, found: GroupRole, say: Locale) -> impl IntoView + use<> {
    let name = found.name.clone();
    view! {
        <tr>
            <th scope="row" class="as-written">{found.name}</th>
            <td>{role_name(found.role, say)}</td>
            <td class="number" data-label=say.group_people()>{say.integer(found.n_people)}</td>
            <td>
                <When at=found.since date_only=true />
            </td>
            <td>
                <Form action="/fn/group/remove" class="inline" mark=("mark", format!("group-{at}"))>
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="group" value=name />
                    <Hidden name="role" value=found.role.as_str() />
                    <SubmitButton label=say.team_remove_role() look=Look::Quiet />
                </Form>
            </td>
        </tr>
    }
}

fn join_links(study: StudyId, languages: &[Language], links: Vec<JoinLink>, say: Locale) -> impl IntoView + use<> {
    let roles = role_choices(&[Role::Worker, Role::Reviewer, Role::Researcher, Role::Manager], say);
    let mut options = vec![Choice::new("", say.team_worker_chooses())];
    options.extend(language_choices(languages));
    let list = if links.is_empty() {
        view! { <Empty text=say.team_no_links() /> }.into_any()
    } else {
        links.into_iter().map(|found| link(study, found, say)).collect_view().into_any()
    };
    view! {
        <Section title=say.team_links() id="links" lead=say.team_links_lead()>
            <div class="stack">{list}</div>
            <Form action="/fn/link/add" class="inline">
                <Hidden name="study" value=study.to_string() />
                <Select name="role" label=say.role() choices=roles id="link-role" />
                <Select name="language" label=say.team_worker_language() choices=options />
                <Field name="days" label=say.team_days() kind="number" min=1 hint=say.team_days_hint() />
                <Field name="uses" label=say.team_uses() kind="number" min=1 hint=say.team_uses_hint() />
                <Field
                    name="per_address"
                    label=say.team_address_limit()
                    kind="number"
                    min=1
                    hint=say.team_address_limit_hint()
                />
                <SubmitButton label=say.team_create_link() />
            </Form>
        </Section>
    }
}

fn link(study: StudyId, found: JoinLink, say: Locale) -> impl IntoView + use<> {
    let language = match (found.role, found.language) {
        (_, Some(language)) => Some(language.name()),
        (Role::Worker, None) => Some(say.team_language_open().to_owned()),
        (_, None) => None,
    };
    let uses = found.uses_left.map(|n| say.team_uses_left(n));
    let limit = found.address_limit.map(|n| say.team_accounts_per_address(n));
    let facts = [Some(role_name(found.role, say).to_owned()), language, uses, limit];
    let label = facts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    view! {
        <div class="card row">
            <p>{label}</p>
            <p class="muted small">{say.team_link_created()} " " <When at=found.created_at /></p>
            {found.expires_at.map(|at| view! { <p class="muted small">{say.team_link_expires()} " " <When at=at /></p> })}
            <Form action="/fn/link/remove" class="inline" mark=("link", found.id)>
                <Hidden name="study" value=study.to_string() />
                <SubmitButton label=say.team_revoke_link() look=Look::Quiet />
            </Form>
        </div>
    }
}
