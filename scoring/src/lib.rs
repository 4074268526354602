//! Automatic measures of rewrites: what changed between two texts, how much, and how good it is by
//! the papers' metrics.
//!
//! Pure functions over their arguments: no files, no clock, no threads, no random source but a
//! given seed, so the same code runs on a server and in a browser. It knows nothing of studies,
//! workers or databases.
//!
//! | file | is |
//! |---|---|
//! | [`text`] | normal form, folding, tokens, words and sentences by Unicode's rules |
//! | [`levenshtein`] | edit distance over characters and tokens |
//! | [`led`] | lexical difference of two texts |
//! | [`diff`] | a word diff for display |
//! | [`hints`] | what a reviewer and the check before submission need to know of a rewrite |
//! | [`abbreviations`] | chat abbreviations and what they stand for, per language |
//! | [`rule_based`] | the RULE-BASED baseline |

pub mod abbreviations;
pub mod diff;
pub mod hints;
pub mod led;
pub mod levenshtein;
pub mod rule_based;
pub mod text;
