//! The code that runs in the browser. It works on the page that the server has written: it listens to its forms, and
//! sends what a person does while they do it. Pages work without it.

pub mod answers;
mod call;
mod dom;
mod editor;
mod grader;
mod hit;
mod island;
mod kept;
mod outbox;
mod page;
mod task_preview;
mod typing;

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlElement;

pub use call::{PAGE_TOO, SENT_BEFORE, WithPage, sent_before};
pub use island::{Hit, Island, Kept, TaskPreview, Test};
pub use task_preview::Preview;

/// Called by the loader when the WebAssembly has arrived.
#[wasm_bindgen]
pub fn wake() {
    console_error_panic_hook::set_once();
    wake_islands(None);
}

/// Wakes every island of the page. If it has taken the place of a hit that was submitted, `sent` says so.
fn wake_islands(sent: Option<&str>) {
    for place in dom::all_on_page::<HtmlElement>("[data-island]") {
        let island = place.get_attribute("data-island").and_then(|island| serde_json::from_str(&island).ok());
        match island {
            Some(Island::Hit(hit)) => hit::open(hit, sent),
            Some(Island::Test(test)) => hit::open_test(&place, test),
            Some(Island::Kept(kept)) => kept::open(&place, kept),
            Some(Island::Grader) => grader::open(&place),
            Some(Island::TaskPreview(preview)) => task_preview::open(&place, preview),
            // The page is older than this code: it works as it does without scripts.
            None => {}
        }
    }
}
