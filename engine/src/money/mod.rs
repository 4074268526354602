//! Payments: decisions about submissions, earnings and payouts.

pub mod decide;
pub mod pay;
pub mod payout;
