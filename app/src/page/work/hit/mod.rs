//! `/work/assignments/{id}`: one hit. A plain form that works without scripts; the island around it adds keys, saving
//! while one types, one text at a time, and what happens without a network.

mod choice;
mod foot;
mod head;
mod item;
mod marks;
mod memory;
mod over;
mod page;
mod question;
mod ranking;
mod warning;

pub(crate) use item::Item;
pub use page::Hit;
