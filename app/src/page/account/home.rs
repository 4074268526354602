//! `/account`: the user's own password, sessions and tokens.

use engine::people::token::Token;
use leptos::prelude::*;
use shared::Locale;

use crate::call::{account, told, visit};
use crate::page::Frame;
use crate::part::{Column, Empty, Field, Form, Head, Look, Notice, Section, SubmitButton, Table, Tone, When, load};

/// The page of the user's own account.
#[component]
pub fn Account() -> impl IntoView {
    let (notice, say) = (told(), visit().locale);
    let content = load(async move {
        let (person, all) = account().await?;
        Ok(view! {
            <Head title="Your account" lead=format!("{}, {}", person.name, person.email) />
            {notice.map(|text| view! { <Notice tone=Tone::Good>{text}</Notice> })}
            {password(person.email)}
            {sessions()}
            {tokens(all)}
            {my_data(say)}
        })
    });
    view! { <Frame>{content}</Frame> }
}

fn password(email: String) -> impl IntoView {
    view! {
        <Section title="Password" lead="Changing it signs you out everywhere else and ends your tokens.">
            <Form action="/fn/change_password">
                <input type="hidden" name="username" value=email autocomplete="username" />
                <Field
                    name="password"
                    label="Present password"
                    kind="password"
                    autocomplete="current-password"
                    required=true
                />
                <Field
                    name="new_password"
                    label="New password"
                    kind="password"
                    autocomplete="new-password"
                    required=true
                    hint="At least 10 characters; a few unrelated words are good."
                />
                <SubmitButton label="Change the password" />
            </Form>
        </Section>
    }
}

fn sessions() -> impl IntoView {
    view! {
        <Section
            title="Sessions"
            lead="If you have lost a machine or signed in on a stranger's: this ends every session, this one too, and all tokens."
        >
            <Form action="/fn/sign_out_everywhere">
                <SubmitButton label="Sign out everywhere" look=Look::Bad />
            </Form>
        </Section>
    }
}

/// A download of all data stored about the person. Workers read this, so it is in their language.
fn my_data(say: Locale) -> impl IntoView {
    view! {
        <div lang=(say != Locale::default()).then_some(say.tag())>
            <Section title=say.my_data() id="my-data" lead=say.my_data_lead()>
                <p>
                    <a class="button" href="/account/data" download>
                        {say.download_my_data()}
                    </a>
                </p>
            </Section>
        </div>
    }
}

fn tokens(all: Vec<Token>) -> impl IntoView {
    view! {
        <Section
            title="Tokens"
            id="tokens"
            lead="A token lets a program act as you through the REST interface, until it ends."
        >
            {if all.is_empty() {
                view! { <Empty text="You have no tokens." /> }.into_any()
            } else {
                table(all).into_any()
            }}
            <Form action="/fn/add_token" class="inline">
                <Field name="name" label="What is it for?" required=true />
                <Field name="days" label="Days it lasts" kind="number" value="90" min=1 max=366 required=true />
                <SubmitButton label="Make a token" look=Look::Plain />
            </Form>
            <p>
                <a href="/api">"What the REST interface offers"</a>
            </p>
        </Section>
    }
}

fn table(all: Vec<Token>) -> impl IntoView {
    let columns = vec![
        Column::text("For"),
        Column::text("Made"),
        Column::text("Last used"),
        Column::text("Ends"),
        Column::actions(""),
    ];
    let rows = all.into_iter().map(|token| {
        view! {
            <tr>
                <th scope="row">{token.name}</th>
                <td>
                    <When at=token.created_at />
                </td>
                <td>{token.used_at.map(|at| view! { <When at=at /> })}</td>
                <td>{token.expires_at.map(|at| view! { <When at=at date_only=true /> })}</td>
                <td>
                    <Form action="/fn/remove_token" mark=("token", token.id.to_string())>
                        <SubmitButton label="End it" look=Look::Quiet />
                    </Form>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <Table caption="Your tokens" columns=columns>
            {rows}
        </Table>
    }
}
