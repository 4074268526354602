//! `/work`: the worker's pages.

mod earned;
mod hit;
mod home;
mod pay;
mod step;
mod study;
mod tasks;
mod way;

pub use hit::Hit;
pub(crate) use hit::{Foot, HitHead, Item as HitItem, Sheet};
pub use home::Work;
pub use pay::MyPay;
pub use study::WorkStudy;
