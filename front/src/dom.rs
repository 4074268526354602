//! The few functions of the browser that islands need.

use std::cell::RefCell;
use std::time::Duration;

use gloo_timers::callback::{Interval, Timeout};
use shared::Locale;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, EventTarget, HtmlElement, NodeList, Window};

/// The window.
pub fn window() -> Window {
    web_sys::window().expect("this code runs in a window")
}

/// The page.
pub fn document() -> Document {
    window().document().expect("a window shows a document")
}

/// The path under which the server answers, such as `/concord`; empty at the root of a host.
pub fn base() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-base")).unwrap_or_default()
}

/// The address as the browser needs it, of one at the root of a host, as the server writes it.
pub fn address(of: &str) -> String {
    format!("{}{of}", base())
}

/// The address of this page as the server writes it, without query.
pub fn here() -> String {
    let path = window().location().pathname().unwrap_or_default();
    path.strip_prefix(base().as_str()).map_or(path.clone(), str::to_owned)
}

/// The language of the part of the page around an element.
pub fn locale_of(element: &Element) -> Locale {
    let tag = around(element, "[lang]").and_then(|part| part.get_attribute("lang"));
    tag.and_then(|tag| tag.parse().ok()).map(|language| Locale::of(&language)).unwrap_or_default()
}

/// Acts once after a while; dropping the timer cancels it.
pub fn later(wait: Duration, act: impl FnOnce() + 'static) -> Timeout {
    Timeout::new(milliseconds(wait), act)
}

/// Acts again and again until the page is [left](leave).
pub fn every(pause: Duration, act: impl FnMut() + 'static) {
    let interval = Interval::new(milliseconds(pause), act);
    HELD.with_borrow_mut(|held| held.push(Held::Interval(interval)));
}

fn milliseconds(time: Duration) -> u32 {
    time.as_millis().try_into().unwrap_or(u32::MAX)
}

/// The first match inside an element.
pub fn find<T: JsCast>(inside: &Element, selector: &str) -> Option<T> {
    inside.query_selector(selector).ok().flatten().and_then(|element| element.dyn_into().ok())
}

/// All matches inside an element, in document order.
pub fn all<T: JsCast>(inside: &Element, selector: &str) -> Vec<T> {
    let list = inside.query_selector_all(selector);
    list.map(|list| elements(&list)).unwrap_or_default()
}

/// All matches in the whole page, in document order.
pub fn all_on_page<T: JsCast>(selector: &str) -> Vec<T> {
    document().query_selector_all(selector).map(|list| elements(&list)).unwrap_or_default()
}

fn elements<T: JsCast>(list: &NodeList) -> Vec<T> {
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
}

/// The nearest element around this one that matches, itself included.
pub fn around(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// The first match in the whole page.
pub fn on_page<T: JsCast>(selector: &str) -> Option<T> {
    document().query_selector(selector).ok().flatten().and_then(|element| element.dyn_into().ok())
}

/// The element with the keyboard focus.
pub fn focused() -> Option<Element> {
    document().active_element()
}

/// The element an event happened to.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Listens until the page is [left](leave).
pub fn listen(target: &EventTarget, event: &'static str, act: impl FnMut(Event) + 'static) {
    let listener = Listener { target: target.clone(), event, act: Closure::new(act) };
    let _ = target.add_event_listener_with_callback(event, listener.act.as_ref().unchecked_ref());
    HELD.with_borrow_mut(|held| held.push(Held::Listener(listener)));
}

/// Ends everything that [`listen`] and [`every`] began, because another page takes the place of this one. It must not be
/// called while one of them acts.
pub fn leave() {
    drop(HELD.take());
}

thread_local! {
    /// What this page holds while it is shown.
    static HELD: RefCell<Vec<Held>> = const { RefCell::new(Vec::new()) };
}

/// Something that lasts as long as the page is shown.
#[expect(dead_code, reason = "held for what dropping it ends")]
enum Held {
    Interval(Interval),
    Listener(Listener),
}

struct Listener {
    target: EventTarget,
    event: &'static str,
    act: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.target.remove_event_listener_with_callback(self.event, self.act.as_ref().unchecked_ref());
    }
}

/// Sets the text of an element, unless it is already set: a screen reader announces each change.
pub fn say(element: Option<&HtmlElement>, text: &str) {
    if let Some(element) = element.filter(|element| element.text_content().as_deref() != Some(text)) {
        element.set_text_content(Some(text));
    }
}

/// Shows or hides an element.
pub fn show(element: Option<&HtmlElement>, shown: bool) {
    if let Some(element) = element {
        element.set_hidden(!shown);
    }
}

/// A new element with a text and a class.
pub fn element(tag: &str, class: &str, text: &str) -> Option<Element> {
    let element = document().create_element(tag).ok()?;
    element.set_text_content(Some(text));
    if !class.is_empty() {
        element.set_class_name(class);
    }
    Some(element)
}

/// Milliseconds since 1970 by this device.
pub fn clock() -> f64 {
    js_sys::Date::now()
}

/// Hours, minutes and seconds of an instant, in this device's time zone.
pub fn local_clock(at: shared::Time) -> String {
    #[expect(clippy::cast_precision_loss, reason = "milliseconds of this century are far below 2^53")]
    let date = js_sys::Date::new(&JsValue::from_f64((at.0 / 1_000) as f64));
    format!("{:02}:{:02}:{:02}", date.get_hours(), date.get_minutes(), date.get_seconds())
}
