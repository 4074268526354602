//! Automatic measures of rewrites: the changes between two texts, their size, and their quality by the metrics of the
//! papers.
//!
//! Pure functions of their arguments: no files, no clock, no randomness except from a given seed, and threads only with
//! the feature `threads`, so that the same code runs on a server and in a browser. The crate does not depend on
//! studies, workers or databases.
//!
//! | file | contents |
//! |---|---|
//! | [`text`] | normal form, folding, tokens, words and sentences by Unicode's rules |
//! | [`levenshtein`] | edit distance over characters and tokens |
//! | [`led`] | lexical difference of two texts |
//! | [`diff`] | a word diff for display |
//! | [`hints`] | hints about a rewrite for reviewers and for the check before submission |
//! | [`abbreviations`] | chat abbreviations and their expansions, per language |
//! | [`rule_based`] | the RULE-BASED baseline |
//! | [`metric`] | shared by corpus metrics: additive statistics, scores, signatures |
//! | [`registry`] | every metric, declared once |
//! | [`measure`] | a metric of the registry over one segment or a corpus |
//! | [`tokenize`] | sacrebleu's tokenizers |
//! | [`bleu`] | BLEU of corpora and sentences |
//! | [`chrf`] | chrF and chrF++ |
//! | [`ter`] | translation edit rate |
//! | [`meteor`] | METEOR by words, stems and synonyms |
//! | [`wordnet`] | synonyms from WordNet's files |
//! | [`rouge`] | ROUGE-L |
//! | [`self_bleu`] | similarity of the rewrites of a source |
//! | [`distinct`] | diversity within a set of texts |
//! | [`edit_types`] | kinds of edits, as defined by the paper and by its code |
//! | [`lm`] | n-gram language models: training, ARPA files, scores |
//! | [`curation`] | selection of the texts of a collection for a study |
//! | [`spelling`] | misspelt words, with Hunspell dictionaries |
//! | [`style`] | a bag-of-words classifier, its lexicon, removal and masking |
//! | [`naturalness`] | which of two texts a classifier considers human-written |
//! | [`embeddings`] | similarity and distance of texts by word vectors |
//! | [`intensity`] | the shift of the style distribution by a rewrite |
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
#[cfg(feature = "stored")]
pub mod stored;
pub mod style;
pub mod ter;
pub mod text;
pub mod tokenize;
#[cfg(feature = "torch")]
pub mod torch;
mod transport;
pub mod wordnet;
