//! Code that the browser runs once, before the islands of a page are hydrated.

use wasm_bindgen::prelude::wasm_bindgen;

/// Called by the loader when the WebAssembly has arrived.
#[wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    leptos::mount::hydrate_islands();
}
