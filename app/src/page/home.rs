//! `/`: the start page; a signed-in visitor is redirected to their work.

use leptos::prelude::*;
use shared::Problem;

use super::WorkFrame;
use crate::call::nav;
use crate::part::{Head, LinkButton, Look, load, spoken};

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <WorkFrame>
            {load(async {
                match nav().await {
                    Ok(nav) => {
                        leptos_axum::redirect(&nav.first_page());
                        Ok(().into_any())
                    }
                    Err(Problem::SignIn) => Ok(view! { <Welcome /> }.into_any()),
                    Err(problem) => Err(problem),
                }
            })}
        </WorkFrame>
    }
}

/// A description of the product for visitors who have not signed in.
#[component]
fn Welcome() -> impl IntoView {
    let say = spoken();
    view! {
        <Head title="Concord" lead=say.home_lead() />
        <p>{say.home_invited()}</p>
        <p class="row">
            <LinkButton href="/signin" label=say.sign_in() look=Look::Main />
        </p>
        <div class="grid">
            <section class="card">
                <h2>{say.home_for_workers()}</h2>
                <p>{say.home_for_workers_text()}</p>
            </section>
            <section class="card">
                <h2>{say.home_for_researchers()}</h2>
                <p>{say.home_for_researchers_text()}</p>
            </section>
        </div>
    }
}
