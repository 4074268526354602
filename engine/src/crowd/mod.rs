//! The people who work in a study.

pub mod withdraw;
