//! What researchers prepare: studies, texts, tasks, batches, the rules of the gates.

mod batch;
mod design;
mod designer;
mod elsewhere;
mod examples;
mod folder;
mod garbage;
mod gate;
mod hourly;
mod listed;
mod mistake;
mod overview;
mod page;
mod picture;
mod public;
mod restore;
mod stop;
mod study;
mod task;
mod text;
mod trial;
mod versions;
mod wording;
