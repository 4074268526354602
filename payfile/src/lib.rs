//! Files that other people's systems read: banks, PayPal and Amazon Mechanical Turk.
//!
//! Everything here is a pure function over values and text. What is paid, and to whom, is decided elsewhere; clocks and
//! ids are arguments. What cannot be written correctly is refused, with the line that is wrong.

mod amount;
pub mod mturk;
pub mod paypal;
pub mod sepa;
