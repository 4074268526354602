//! Pay: what is decided about work, what it earns, and what is paid.

pub mod decide;
pub mod pay;
pub mod wage;
