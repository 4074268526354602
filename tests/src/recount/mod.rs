//! The tables of the papers once more: from nothing but an export, by plain code that shares none with the program.
//!
//! A file a paper. What needs an automatic metric (BLEU, a style model …) is scored by the command line on the exported
//! texts. Intervals made by resampling are not made again.

pub mod cocoa;
pub mod export;
pub mod formula;
pub mod mir;
pub mod pang;
pub mod printed;
pub mod tool;
pub mod words;
pub mod xformal;
