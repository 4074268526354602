//! The formats, one a file: how each is recognised, read and written.

pub mod appraise;
pub mod argilla;
pub mod concord;
pub mod crowd_kit;
pub mod doccano;
pub mod factgenie;
pub mod label_studio;
pub mod long;
pub mod mqm;
pub mod mt_bench;
pub mod mturk;
pub mod pairs;
pub mod pearmut;
pub mod potato;
pub mod prodigy;
pub mod qualtrics;
pub mod rankings;
pub mod records;
pub mod wide;
