//! What people do who forgot their password.

use leptos::prelude::*;
use shared::Locale;

use crate::call;

/// The address to write to for people who cannot sign in, provided by the server through the context.
#[derive(Clone, Debug, Default)]
pub struct Contact(pub Option<String>);

/// What people do who forgot their password: ask for a link by e-mail, or a person where this server sends none.
pub(super) fn forgot_password(say: Locale) -> impl IntoView {
    if call::sends_mail() {
        return view! { <p class="hint"><a class="alone" href="/forgot">{say.forgot_password_link()}</a></p> }
            .into_any();
    }
    match use_context::<Contact>().unwrap_or_default().0 {
        Some(address) => {
            let link = format!("mailto:{address}");
            view! { <p class="hint">{say.forgot_password_write()} " " <a class="alone" href=link>{address}</a></p> }
                .into_any()
        }
        None => view! { <p class="hint">{say.forgot_password_ask()}</p> }.into_any(),
    }
}
