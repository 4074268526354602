//! Islands: parts of a page for which the browser has code.

use front::Island;
use leptos::prelude::*;
use shared::{AssignmentId, Locale};

/// A part of a page that is complete as it is, and that the browser's code wakes.
#[component]
pub fn Woken(
    /// Which code, and what it has to know.
    island: Island,
    /// The content.
    children: Children,
) -> impl IntoView {
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
