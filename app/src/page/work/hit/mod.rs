//! `/work/assignments/{id}`: one hit. A plain form that works without scripts; the island around it adds keys, saving
//! while one types, one text at a time, and what happens without a network.

mod choice;
mod examples;
mod foot;
mod grid;
mod head;
mod item;
mod marks;
mod memory;
mod over;
mod page;
mod question;
mod ranking;
mod sheet;
mod slider;
mod warning;

pub(crate) use choice::SIDES;
pub(crate) use foot::Foot;
pub(crate) use head::HitHead;
pub(crate) use item::{Item, asked};
pub use page::Hit;
pub(crate) use sheet::Sheet;
