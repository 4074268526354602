//! `/work`: the worker's pages.

mod earned;
mod hit;
mod home;
mod leave;
mod offer;
mod pay;
mod raised;
mod step;
mod study;
mod tasks;
mod waiting;
mod way;
mod way_out;

pub use hit::Hit;
pub(crate) use hit::{Foot, HitHead, Item as HitItem, Sheet, asked};
pub use home::Work;
pub use leave::LeaveStudy;
pub(super) use offer::facts;
pub use pay::MyPay;
pub use raised::Messages;
pub(super) use step::{Next, NextStep, next};
pub use study::WorkStudy;
pub(crate) use way_out::{WayOutCard, decline, ending_sentence, leaving};
