//! `/work/assignments/{id}`: one hit. It is a plain form that works without scripts; the island around it adds keyboard
//! shortcuts, saving while typing, one text at a time, and offline work.

mod choice;
mod columns;
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

pub(crate) use foot::Foot;
pub(crate) use head::HitHead;
pub(crate) use item::{Item, asked};
pub use page::Hit;
pub(crate) use sheet::Sheet;
