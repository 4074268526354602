//! How a visitor comes into an account: the session that begins, and the page that follows.

use engine::SignedIn;
use engine::people::second_factor::Admission;
use shared::{Problem, own_path};

use super::locale::adopt_locale;
use super::{Change, Visit};

/// Lets a visitor with a right password in and leads them on, or asks for the code first.
pub(super) async fn admit(visit: &Visit, admission: Admission, next: &str) -> Result<(), Problem> {
    match admission {
        Admission::In(signed_in) => {
            adopt_locale(visit, signed_in.person).await?;
            begin(visit, signed_in);
            leptos_axum::redirect(ours(next));
        }
        Admission::AsksForCode(step) => {
            let next: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
            leptos_axum::redirect(&format!("/signin/code?step={step}&next={next}"));
        }
    }
    Ok(())
}

pub(super) fn begin(visit: &Visit, signed_in: SignedIn) {
    visit.ask(Change::SignIn { person: signed_in.person, epoch: signed_in.epoch });
}

/// Returns a path on this site; anything else becomes the start page, so that a link cannot redirect to another site.
pub fn ours(next: &str) -> &str {
    own_path(next).unwrap_or("/")
}
