//! The work itself, over the REST interface: what is shown, in which order, and that it is stored once.

mod added;
mod chain;
mod columns;
mod contest;
mod display;
mod edit;
mod elsewhere;
mod examples;
mod grid;
mod known;
mod last;
mod locale;
mod offer;
mod once;
mod order;
mod scale;
mod skip;
mod slider;
mod spans;
mod thread;
mod when;
