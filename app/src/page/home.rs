//! `/`: the start page; a signed-in visitor is redirected to their work.

use leptos::prelude::*;
use shared::Problem;

use super::WorkFrame;
use crate::call::nav;
use crate::part::{Head, LinkButton, Look, load};

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <WorkFrame>
            {load(async {
                match nav().await {
                    Ok(nav) => {
                        let runs = nav.admin || !nav.studies.is_empty();
                        leptos_axum::redirect(if runs { "/studies" } else { "/work" });
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
    view! {
        <Head title="Concord" lead="People write texts anew and judge them; researchers read how far they agree." />
        <p>"If you were sent a join link, open it: it leads to your study. If you have an account, sign in."</p>
        <p class="row">
            <LinkButton href="/signin" label="Sign in" look=Look::Main />
        </p>
    }
}
