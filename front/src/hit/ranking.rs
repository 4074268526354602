//! Rankings: cards moved by mouse or touch, by keyboard or by their select elements, which always have the current
//! places.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlSelectElement, PointerEvent};

use super::desk::Desk;
use super::saving;
use crate::dom::{all, around, find, focused, listen, target};

/// Makes every card of every ranking movable.
pub fn set_up(desk: &Rc<Desk>) {
    for card in all::<HtmlElement>(&desk.form, "[data-card]") {
        let _ = card.set_attribute("tabindex", "0");
        for (way, up) in [("up", true), ("down", false)] {
            if let Some(button) = find::<HtmlElement>(&card, &format!("[data-move='{way}']")) {
                let (here, card, again) = (Rc::clone(desk), card.clone(), button.clone());
                listen(&button, "click", move |_| {
                    shift(&here, &card, up);
                    let _ = again.focus();
                });
            }
        }
        drag(desk, &card);
    }
    for ranking in all::<Element>(&desk.form, "[data-ranking]") {
        arrange(&ranking);
    }
}

/// The card that has the focus itself.
pub fn focused_card() -> Option<HtmlElement> {
    focused()?.dyn_into::<HtmlElement>().ok().filter(|element| element.has_attribute("data-card"))
}

/// Moves the focused card up or down by one position.
pub fn step(desk: &Rc<Desk>, up: bool) -> bool {
    focused_card().is_some_and(|card| {
        shift(desk, &card, up);
        card.focus().is_ok()
    })
}

/// Gives a card a place, as its select element does; without ties, the card that had this place gets the old place.
pub fn put(desk: &Rc<Desk>, card: &HtmlElement, place: usize) -> bool {
    let Some(ranking) = around(card, "[data-ranking]") else { return false };
    let cards = cards(&ranking);
    if place == 0 || place > cards.len() {
        return false;
    }
    let (old, new) = (place_of(card), place.to_string());
    if !ranking.has_attribute("data-ties") {
        for other in cards.iter().filter(|other| !other.is_same_node(Some(card)) && place_of(other) == new) {
            set_place(other, &old);
        }
    }
    set_place(card, &new);
    arrange(&ranking);
    saving::changed(desk, Duration::ZERO);
    card.focus().is_ok()
}

/// Cards in their order on the page, grouped by place; cards without a place come last, each in its own group.
fn groups(ranking: &Element) -> Vec<Vec<HtmlElement>> {
    let mut groups: Vec<(String, Vec<HtmlElement>)> = Vec::new();
    for card in cards(ranking) {
        let place = place_of(&card);
        match groups.last_mut() {
            Some((last, group)) if *last == place && !place.is_empty() => group.push(card),
            _ => groups.push((place, vec![card])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Moves a card past its neighbour and renumbers the places.
fn shift(desk: &Rc<Desk>, card: &HtmlElement, up: bool) {
    let Some(ranking) = around(card, "[data-ranking]") else { return };
    let mut groups = groups(&ranking);
    let Some(at) = groups.iter().position(|group| group.iter().any(|other| other.is_same_node(Some(card)))) else {
        return;
    };
    if groups[at].len() > 1 {
        groups[at].retain(|other| !other.is_same_node(Some(card)));
        groups.insert(if up { at } else { at + 1 }, vec![card.clone()]);
    } else if let Some(to) = at.checked_add_signed(if up { -1 } else { 1 }).filter(|to| *to < groups.len()) {
        groups.swap(at, to);
    }
    number(desk, &ranking, &groups);
}

/// Numbers the groups from 1 and saves.
fn number(desk: &Rc<Desk>, ranking: &Element, groups: &[Vec<HtmlElement>]) {
    for (index, group) in groups.iter().filter(|group| !group.is_empty()).enumerate() {
        for card in group {
            set_place(card, &(index + 1).to_string());
        }
    }
    arrange(ranking);
    saving::changed(desk, Duration::ZERO);
}

/// Arranges the cards in the order of their places.
fn arrange(ranking: &Element) {
    let Some(list) = find::<Element>(ranking, ".places") else { return };
    let mut cards = cards(ranking);
    cards.sort_by_key(|card| place_of(card).parse().unwrap_or(usize::MAX));
    for card in cards {
        let place = place_of(&card);
        let _ = card.set_attribute("data-at", &place);
        let _ = list.append_child(&card);
    }
}

fn cards(ranking: &Element) -> Vec<HtmlElement> {
    all(ranking, "[data-card]")
}

fn select(card: &Element) -> Option<HtmlSelectElement> {
    find(card, "[data-place]")
}

fn place_of(card: &Element) -> String {
    select(card).map(|select| select.value()).unwrap_or_default()
}

fn set_place(card: &Element, place: &str) {
    if let Some(select) = select(card) {
        select.set_value(place);
    }
}

/// A card is dragged by its handle; it is dropped between two cards, or on another card to share its place.
fn drag(desk: &Rc<Desk>, card: &HtmlElement) {
    let Some(handle) = find::<HtmlElement>(card, "[data-handle]") else { return };
    let from = Rc::new(RefCell::new(None::<i32>));
    let (start, held, grip) = (Rc::clone(&from), card.clone(), handle.clone());
    listen(&handle, "pointerdown", move |event| {
        if let Some(event) = event.dyn_ref::<PointerEvent>() {
            let _ = grip.set_pointer_capture(event.pointer_id());
            let _ = held.class_list().add_1("dragged");
            *start.borrow_mut() = Some(event.client_y());
            event.prevent_default();
        }
    });
    let (start, held) = (Rc::clone(&from), card.clone());
    listen(&handle, "pointermove", move |event| {
        if let (Some(event), Some(y)) = (event.dyn_ref::<PointerEvent>(), *start.borrow()) {
            let by = format!("translateY({}px)", event.client_y() - y);
            let _ = held.style().set_property("transform", &by);
            mark(&held, landing(&held, event.client_y()).as_ref());
        }
    });
    for end in ["pointerup", "pointercancel"] {
        let (here, start, held) = (Rc::clone(desk), Rc::clone(&from), card.clone());
        listen(&handle, end, move |event| {
            if start.borrow_mut().take().is_none() {
                return;
            }
            let y =
                event.dyn_ref::<PointerEvent>().filter(|_| event.type_() == "pointerup").map(|event| event.client_y());
            let landing = y.and_then(|y| landing(&held, y));
            let _ = held.style().remove_property("transform");
            let _ = held.class_list().remove_1("dragged");
            mark(&held, None);
            if let Some(landing) = landing {
                drop_at(&here, &held, landing);
            }
            let _ = target(&event).map(|_| held.focus());
        });
    }
}

/// The drop position of a card: on another card, before it, or after it.
struct Landing {
    other: HtmlElement,
    place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Before,
    On,
    After,
}

fn landing(card: &HtmlElement, y: i32) -> Option<Landing> {
    let ranking = around(card, "[data-ranking]")?;
    let ties = ranking.has_attribute("data-ties");
    let others = cards(&ranking).into_iter().filter(|other| !other.is_same_node(Some(card)));
    let nearest = others
        .map(|other| {
            let shape = other.get_bounding_client_rect();
            let share = (f64::from(y) - shape.top()) / shape.height().max(1.0);
            (other, share)
        })
        .min_by(|(_, a), (_, b)| (a - 0.5).abs().total_cmp(&(b - 0.5).abs()))?;
    let place = match nearest.1 {
        share if ties && (0.3..=0.7).contains(&share) => Place::On,
        share if share < 0.5 => Place::Before,
        _ => Place::After,
    };
    Some(Landing { other: nearest.0, place })
}

fn mark(card: &HtmlElement, landing: Option<&Landing>) {
    let Some(ranking) = around(card, "[data-ranking]") else { return };
    for other in cards(&ranking) {
        let word =
            landing.filter(|landing| landing.other.is_same_node(Some(&other))).map(|landing| match landing.place {
                Place::Before => "before",
                Place::On => "on",
                Place::After => "after",
            });
        let _ = match word {
            Some(word) => other.set_attribute("data-drop", word),
            None => other.remove_attribute("data-drop"),
        };
    }
}

fn drop_at(desk: &Rc<Desk>, card: &HtmlElement, landing: Landing) {
    let Some(ranking) = around(card, "[data-ranking]") else { return };
    let mut groups = groups(&ranking);
    for group in &mut groups {
        group.retain(|other| !other.is_same_node(Some(card)));
    }
    groups.retain(|group| !group.is_empty());
    let Some(at) = groups.iter().position(|group| group.iter().any(|other| other.is_same_node(Some(&landing.other))))
    else {
        return;
    };
    match landing.place {
        Place::On => groups[at].push(card.clone()),
        Place::Before => groups.insert(at, vec![card.clone()]),
        Place::After => groups.insert(at + 1, vec![card.clone()]),
    }
    number(desk, &ranking, &groups);
}
