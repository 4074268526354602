//! Aggregation of several ratings into one answer: labels, means and strengths estimated from the ratings of a crowd.

mod bradley_terry;
mod dawid_skene;
mod em;
mod mace;
mod majority;
mod newton;
mod one_coin;
mod plackett_luce;
#[cfg(test)]
mod tests;

pub use bradley_terry::{BradleyTerry, BradleyTerryPlan, Comparison, Winner, bradley_terry};
pub use dawid_skene::{DawidSkene, dawid_skene};
pub use em::{Em, Posterior};
pub use mace::{Mace, MacePlan, MaceStart, mace, mace_from};
pub use majority::{ItemMean, Majority, each_mean, majority, means, votes};
pub use newton::Strength;
pub use one_coin::{OneCoin, one_coin};
pub use plackett_luce::{PlackettLuce, plackett_luce};
