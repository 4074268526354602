//! Islands: parts of a page for which the browser has code.

use front::Island;
use http::header::{HeaderValue, LINK};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use shared::{AssignmentId, Locale};

use crate::Site;

/// A part of a page that is complete as it is, and that the browser's code wakes.
#[component]
pub fn Woken(
    /// Which code, and what it has to know.
    island: Island,
    /// The content.
    children: Children,
) -> impl IntoView {
    // Named in the answer's head, the code does not wait until the loader has come.
    let early = use_context::<Site>().and_then(|site| HeaderValue::try_from(site.early).ok());
    if let (Some(early), Some(response)) = (early, use_context::<ResponseOptions>()) {
        response.insert_header(LINK, early);
    }
    view! {
        <div class="island" data-island=written(&island)>
            {children()}
        </div>
    }
}

/// Messages about answers that this device has kept and not sent yet.
#[component]
pub fn Kept(
    /// The hit of this page, which sends its own answers.
    except: Option<AssignmentId>,
    /// The language of the page.
    say: Locale,
) -> impl IntoView {
    let island = Island::Kept(front::Kept { except, locale: say });
    view! { <div class="kept" role="status" data-island=written(&island)></div> }
}

fn written(island: &Island) -> String {
    // Ids, times and texts are always JSON; without it, the island is not woken.
    serde_json::to_string(island).unwrap_or_default()
}
