//! Automatic measures of rewrites: what changed between two texts, how much, and how good it is by
//! the papers' metrics.
//!
//! Pure functions over their arguments: no files, no clock, no random source but a given seed, and
//! threads only with the feature `threads`, so the same code runs on a server and in a browser. It knows nothing of studies,
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
//! | [`metric`] | what corpus metrics share: additive statistics, scores, signatures |
//! | [`registry`] | every metric, declared once |
//! | [`measure`] | a metric of the registry over one segment or a corpus |
//! | [`tokenize`] | sacrebleu's tokenizers |
//! | [`bleu`] | BLEU of corpora and sentences |
//! | [`chrf`] | chrF and chrF++ |
//! | [`ter`] | translation edit rate |
//! | [`meteor`] | METEOR by words, stems and synonyms |
//! | [`wordnet`] | synonyms from WordNet's files |
//! | [`rouge`] | ROUGE-L |
//! | [`self_bleu`] | how alike the rewrites of a source are |
//! | [`distinct`] | how varied texts are in themselves |
//! | [`edit_types`] | kinds of edits, by the paper and by its code |
//! | [`lm`] | n-gram language models: training, ARPA files, scores |
//! | [`curation`] | which texts of a collection enter a study |
//! | [`spelling`] | misspelt words, by Hunspell dictionaries |
//! | [`style`] | a classifier by words, its lexicon, removal and masking |
//! | [`naturalness`] | which of two texts a classifier takes for a person's |
//! | [`embeddings`] | likeness and distance of texts by the vectors of their words |
//! | [`intensity`] | how far a rewrite moved the distribution of styles |
//! | [`gm`] | style, content and fluency in one number |
//! | [`m_acc`] | formality of translations by marked phrases |
//! | `torch` | neural models and metrics, with the feature of this name |

pub mod abbreviations;
pub mod bleu;
pub mod chrf;
pub mod curation;
pub mod diff;
pub mod distinct;
pub mod edit_types;
pub mod embeddings;
pub mod gm;
mod hash;
pub mod hints;
pub mod intensity;
pub mod led;
pub mod levenshtein;
pub mod lm;
pub mod m_acc;
pub mod measure;
pub mod meteor;
pub mod metric;
pub mod naturalness;
mod ngram;
mod numbers;
mod parallel;
pub mod registry;
pub mod rouge;
pub mod rule_based;
pub mod self_bleu;
pub mod spelling;
pub mod style;
pub mod ter;
pub mod text;
pub mod tokenize;
#[cfg(feature = "torch")]
pub mod torch;
mod transport;
pub mod wordnet;
