//! Payments: decisions about submissions, bonuses, budgets and payouts.

pub mod bonus;
pub(crate) mod budget;
pub mod decide;
pub mod pay;
pub mod payee;
pub mod payout;
mod reason;
